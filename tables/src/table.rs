//! A table as it stands.

use std::collections::VecDeque;

use derive_where::derive_where;
use patolli_game::{BySeat, Game, MAX_SEATS, Play, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::LONGEST_GATHERING;
use crate::clock::Clock;
use crate::entry::{Awaited, Ending};
use crate::terms::{BotId, TableId, Terms, Time, UserId};

/// A table: who sits there, and the game they play.
#[derive_where(Clone, Debug)]
pub struct Table<G: Game> {
    pub(crate) terms: Terms,
    pub(crate) rules: u32,
    pub(crate) opener: UserId,
    /// How many entries its log has.
    pub(crate) number: u64,
    pub(crate) places: Vec<Place>,
    pub(crate) phase: Phase,
    /// The game, from when it begins.
    pub(crate) play: Option<Play<G>>,
    pub(crate) clocks: BySeat<Clock>,
    /// The number of the entry with which each seat's decisions last changed.
    pub(crate) changed: BySeat<u64>,
    pub(crate) asked: Option<Asked>,
    /// Seats whose wish to go back was declined since they last decided.
    pub(crate) declined: Seats,
    pub(crate) talk: VecDeque<Talk>,
    pub(crate) rematch: Option<TableId>,
    /// When something last happened.
    pub(crate) touched: Time,
}

/// A seat, and who has it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// What whoever sits there is called; empty for bots, whom pages name.
    pub name: String,
    /// Who.
    pub sitter: Sitter,
    /// For whom the seat is kept until the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_for: Option<Awaited>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    #[default]
    Nobody,
    /// A person.
    Person(UserId),
    /// A bot; perhaps for a person who is away.
    Bot {
        /// Which.
        bot: BotId,
        /// Whose seat it is.
        instead: Option<UserId>,
    },
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// The game goes on.
    Playing,
    /// The game was played to its end.
    Finished,
    /// The table ended before its game did.
    Ended(Ending),
}

/// A wish to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// Whose.
    pub seat: Seat,
    /// To after so many decisions.
    pub to: usize,
    /// Since when it waits for answers.
    pub at: Time,
    /// Who agreed.
    #[serde(skip)]
    pub granted: Seats,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Talk {
    /// When.
    pub at: Time,
    /// By whom.
    pub user: UserId,
    /// What they are called.
    pub name: String,
    /// What.
    pub text: String,
}

impl<G: Game> Table<G> {
    /// What the table agreed on.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The rules of the game when the table was opened.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// Who opened it.
    pub fn opener(&self) -> UserId {
        self.opener
    }

    /// How many entries its log has: the number of the latest.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// How far it has come.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Its seats.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The game, once it has begun.
    pub fn play(&self) -> Option<&Play<G>> {
        self.play.as_ref()
    }

    /// The clock of a seat.
    pub fn clock(&self, seat: Seat) -> Clock {
        self.clocks[seat]
    }

    /// The wish to go back that waits for answers.
    pub fn asked(&self) -> Option<Asked> {
        self.asked
    }

    /// What was said lately, the oldest first.
    pub fn talk(&self) -> impl Iterator<Item = &Talk> {
        self.talk.iter()
    }

    /// The table at which the same people play again.
    pub fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// Is there nothing left to play?
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Finished | Phase::Ended(_))
    }

    /// Who may decide now.
    pub fn deciding(&self) -> Seats {
        match &self.play {
            Some(play) if self.phase == Phase::Playing => play.game().deciding(),
            _ => Seats::NONE,
        }
    }

    /// The bots that are to decide now; none while the others think about going back.
    pub fn bots_deciding(&self) -> impl Iterator<Item = (Seat, &BotId)> {
        let deciding = if self.asked.is_some() { Seats::NONE } else { self.deciding() };
        deciding.iter().filter_map(|seat| match &self.places[seat.index()].sitter {
            Sitter::Bot { bot, .. } => Some((seat, bot)),
            _ => None,
        })
    }

    /// The seats nobody has.
    pub fn free_seats(&self) -> Seats {
        self.seats_where(|sitter| *sitter == Sitter::Nobody)
    }

    /// The seats at which people sit.
    pub fn people(&self) -> Seats {
        self.seats_where(|sitter| matches!(sitter, Sitter::Person(_)))
    }

    /// The seats of a person: several people may play at one screen.
    pub fn seats_of(&self, user: UserId) -> Seats {
        self.seats_where(|sitter| *sitter == Sitter::Person(user))
    }

    /// The seats of a person at which a bot plays for them.
    pub fn left_by(&self, user: UserId) -> Seats {
        let left = |sitter: &Sitter| matches!(sitter, Sitter::Bot { instead, .. } if *instead == Some(user));
        self.seats_where(left)
    }

    fn seats_where(&self, is: impl Fn(&Sitter) -> bool) -> Seats {
        let places = Seat::first(MAX_SEATS).zip(&self.places);
        places.filter(|(_, place)| is(&place.sitter)).map(|(seat, _)| seat).collect()
    }

    /// Who looks after the table: whoever opened it, or, once the game goes on without them, the
    /// person in the first seat.
    pub fn keeper(&self) -> UserId {
        let there = |seat: Seat| match self.places[seat.index()].sitter {
            Sitter::Person(user) => Some(user),
            _ => None,
        };
        let stays = self.phase == Phase::Gathering || !self.seats_of(self.opener).is_empty();
        let first = self.people().iter().find_map(there);
        first.filter(|_| !stays).unwrap_or(self.opener)
    }

    /// What somebody may see who looks at the table with these seats: all of it once the game is
    /// over, otherwise what the seat may.
    pub fn viewer(&self, seat: Option<Seat>) -> Viewer {
        match seat {
            _ if self.is_over() => Viewer::Omniscient,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        }
    }

    /// Whom the table waits for: those who are to answer a wish to go back, otherwise those who are
    /// to decide.
    pub fn waits_for(&self) -> Seats {
        match self.asked {
            Some(asked) if self.phase == Phase::Playing => self.people() - asked.granted,
            _ => self.deciding(),
        }
    }

    /// The people whose time goes by: while the others think about going back, nobody's does.
    pub(crate) fn on_the_clock(&self) -> Seats {
        if self.asked.is_some() { Seats::NONE } else { self.deciding() & self.people() }
    }

    /// When a table at which people gather ends, if nobody does anything.
    pub(crate) fn forgotten_at(&self) -> Option<Time> {
        (self.phase == Phase::Gathering).then(|| self.touched.after(LONGEST_GATHERING))
    }

    /// When the next person runs out of time, a wish to go back is too old to be answered, or the
    /// table is forgotten, if nobody does anything.
    pub fn due(&self) -> Option<Time> {
        if self.phase == Phase::Gathering {
            return self.forgotten_at();
        }
        let pace = self.terms.pace?;
        if let Some(asked) = self.asked {
            return Some(asked.at.after(pace.turn_millis()));
        }
        self.on_the_clock().iter().filter_map(|seat| self.clocks[seat].until(pace)).min()
    }
}
