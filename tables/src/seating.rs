//! Sitting down, getting up, giving seats to bots, talking.

use patolli_game::{Game, Seat};

use crate::command::Actor;
use crate::entry::{Ending, What};
use crate::refused::Refused;
use crate::table::{Phase, Place, Sitter, Table};
use crate::terms::{BotId, UserId};
use crate::{LONGEST_NAME, LONGEST_TALK};

impl<G: Game> Table<G> {
    pub(crate) fn place(&self, seat: Seat) -> Result<&Place, Refused> {
        let seats = self.places.len();
        self.places.get(seat.index()).ok_or(Refused::NoSuchSeat { seat, seats })
    }

    fn gathering(&self) -> Result<(), Refused> {
        match self.phase {
            Phase::Gathering => Ok(()),
            Phase::Playing => Err(Refused::Begun),
            Phase::Finished | Phase::Ended(_) => Err(Refused::Over),
        }
    }

    /// Only whoever looks after the table may give its seats away.
    fn keeps(&self, who: Actor) -> Result<(), Refused> {
        match who {
            Actor::User(user) if user != self.keeper() => Err(Refused::NotKeeper),
            _ => Ok(()),
        }
    }

    pub(crate) fn sit(&self, who: Actor, seat: Seat, name: &str) -> Result<What, Refused> {
        let Actor::User(user) = who else { return Err(Refused::NotYours { seat }) };
        self.gathering()?;
        let place = self.place(seat)?;
        if place.sitter != Sitter::Nobody {
            return Err(Refused::Taken { seat });
        }
        if let Some(awaited) = place.kept_for.as_ref().filter(|awaited| awaited.user != user) {
            return Err(Refused::Kept { seat, name: awaited.name.clone() });
        }
        let name = clean(name, LONGEST_NAME).ok_or(Refused::Name { most: LONGEST_NAME })?;
        let others = self.places.iter().filter(|place| place.sitter != Sitter::Nobody);
        let same = |place: &Place| place.name.to_lowercase() == name.to_lowercase();
        if others.into_iter().any(same) {
            return Err(Refused::SameName { name });
        }
        Ok(What::Sat { seat, user, name })
    }

    pub(crate) fn stand(&self, who: Actor, seat: Seat) -> Result<What, Refused> {
        self.gathering()?;
        self.is_own(who, seat)?;
        Ok(What::Stood { seat })
    }

    pub(crate) fn engage(&self, who: Actor, seat: Seat, bot: &BotId) -> Result<What, Refused> {
        self.keeps(who)?;
        let bot = bot.clone();
        match (self.phase, &self.place(seat)?.sitter) {
            (Phase::Finished | Phase::Ended(_), _) => Err(Refused::Over),
            (_, Sitter::Person(_)) => Err(Refused::Taken { seat }),
            _ if !self.terms.bots => Err(Refused::NoBots),
            (Phase::Gathering, Sitter::Nobody) => Ok(What::Engaged { seat, bot }),
            (_, Sitter::Bot { bot: other, .. }) if *other != bot => Ok(What::Engaged { seat, bot }),
            _ => Err(Refused::Taken { seat }),
        }
    }

    pub(crate) fn free(&self, who: Actor, seat: Seat) -> Result<What, Refused> {
        self.gathering()?;
        self.keeps(who)?;
        let place = self.place(seat)?;
        if place.sitter == Sitter::Nobody && place.kept_for.is_some() {
            Ok(What::Freed { seat })
        } else {
            Err(Refused::NotKept { seat })
        }
    }

    pub(crate) fn close(&self, who: Actor) -> Result<What, Refused> {
        self.gathering()?;
        self.keeps(who)?;
        Ok(What::Ended { why: Ending::Closed })
    }

    pub(crate) fn dismiss(&self, who: Actor, seat: Seat) -> Result<What, Refused> {
        self.gathering()?;
        self.keeps(who)?;
        match self.place(seat)?.sitter {
            Sitter::Bot { .. } => Ok(What::Dismissed { seat }),
            _ => Err(Refused::NoBotThere { seat }),
        }
    }

    pub(crate) fn come_back(&self, who: Actor, seat: Seat) -> Result<What, Refused> {
        self.playing()?;
        let Actor::User(user) = who else { return Err(Refused::NotYours { seat }) };
        self.place(seat)?;
        if !self.left_by(user).contains(seat) {
            return Err(Refused::NotYours { seat });
        }
        // Otherwise who leaves and comes back would begin the turn's time anew.
        if self.terms.pace.is_some() && self.deciding().contains(seat) {
            return Err(Refused::BotFirst);
        }
        Ok(What::Returned { seat })
    }

    pub(crate) fn say(&self, who: Actor, text: &str) -> Result<What, Refused> {
        let Actor::User(user) = who else { return Err(Refused::NotSeated) };
        let name = self.called(user).ok_or(Refused::NotSeated)?;
        let text = clean(text, LONGEST_TALK).ok_or(Refused::Talk { most: LONGEST_TALK })?;
        Ok(What::Said { user, name, text })
    }

    /// What a person who plays here is called.
    fn called(&self, user: UserId) -> Option<String> {
        let seats = self.seats_of(user) | self.left_by(user);
        Some(self.places[seats.lowest()?.index()].name.clone())
    }
}

/// The text without control characters and spaces around it, if something is left and it is not too
/// long.
fn clean(text: &str, most: usize) -> Option<String> {
    if text.chars().count() > most {
        return None;
    }
    let seen: String = text.chars().filter(|c| !is_unseen(*c)).collect();
    let words = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    (!words.is_empty()).then_some(words)
}

/// Control characters, and those that turn the direction of writing or cannot be seen.
fn is_unseen(c: char) -> bool {
    let turns_or_hides = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}');
    turns_or_hides || c.is_control() && !c.is_whitespace()
}
