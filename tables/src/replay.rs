//! From the log back to the table.

use std::collections::VecDeque;

use patolli_game::{Barrier, BySeat, Chance, Game, Phrase, Play, Say, Seat, Seats, Seed};
use thiserror::Error;

use crate::TALK_KEPT;
use crate::acting::Change;
use crate::clock::Clock;
use crate::command::Given;
use crate::entry::{Awaited, Entry, What};
use crate::refused::Refused;
use crate::table::{Asked, Phase, Place, Sitter, Table, Talk};
use crate::terms::{BotId, Terms, Time, UserId};

/// Why a log makes no table by the rules of today.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
pub struct Unplayable {
    /// The number of the entry at which it stops.
    pub entry: u64,
    /// The rules it was begun by, if they are others than today's.
    pub older_rules: Option<u32>,
    /// What is wrong there.
    pub why: Problem,
}

/// What is wrong with an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The log does not begin with a table being opened.
    NotOpened,
    /// It was played by later rules than these.
    LaterRules,
    /// It is refused now.
    Refused(Box<Refused>),
    /// The game is another one than it was.
    CheckDiffers,
}

impl Say for Unplayable {
    fn phrase(&self) -> Phrase {
        let say = |id| Phrase::new("tables", id).number("entry", self.entry as i64);
        match &self.why {
            Problem::NotOpened => say("not_opened"),
            Problem::LaterRules => say("later_rules"),
            Problem::Refused(refused) => say("entry_refused").phrase("why", refused.phrase()),
            Problem::CheckDiffers => say("check_differs"),
        }
    }
}

impl<G: Game> Table<G> {
    /// Opens a table; says what is wrong with its terms.
    pub fn open(terms: Terms, by: UserId, given: Given) -> Result<(Self, Entry), Refused> {
        Self::open_for(terms, by, Vec::new(), given)
    }

    /// Opens a table with seats that are kept for these people.
    pub fn open_for(
        mut terms: Terms,
        by: UserId,
        kept_for: Vec<Option<Awaited>>,
        given: Given,
    ) -> Result<(Self, Entry), Refused> {
        let setup = terms.setup::<G>(Seed(0))?;
        // Each once, and only what is not as usual.
        terms.options = setup.changed().map(|(spec, value)| (spec.id.to_owned(), value)).collect();
        // Options may be impossible together.
        G::set_up(&setup)?;
        if terms.pace.is_some_and(|pace| !pace.is_possible()) {
            return Err(Refused::Pace);
        }
        let rules = G::META.rules_version;
        let opened = Self::opened(&terms, by, rules, &kept_for, given.at);
        let what = What::Opened { by, terms, rules, kept_for };
        Ok((opened, Entry { at: given.at, what }))
    }

    fn opened(
        terms: &Terms,
        opener: UserId,
        rules: u32,
        kept_for: &[Option<Awaited>],
        at: Time,
    ) -> Self {
        let terms = terms.clone();
        let clock = terms.pace.map_or_else(Clock::default, Clock::new);
        let kept_for = kept_for.iter().cloned().chain(std::iter::repeat(None));
        let place = |kept_for| Place { kept_for, ..Place::default() };
        Self {
            places: kept_for.take(terms.seats).map(place).collect(),
            terms,
            rules,
            opener,
            number: 1,
            phase: Phase::Gathering,
            play: None,
            clocks: BySeat::from_fn(|_| clock),
            changed: BySeat::default(),
            asked: None,
            declined: Seats::NONE,
            talk: VecDeque::new(),
            rematch: None,
            touched: at,
        }
    }

    /// The table that a log makes.
    pub fn replay<'a>(log: impl IntoIterator<Item = &'a Entry>) -> Result<Self, Unplayable> {
        let mut log = log.into_iter();
        let stop = |entry, older_rules, why| Unplayable { entry, older_rules, why };
        let Some(Entry { at, what: What::Opened { by, terms, rules, kept_for } }) = log.next()
        else {
            return Err(stop(1, None, Problem::NotOpened));
        };
        let older = (*rules != G::META.rules_version).then_some(*rules);
        if *rules > G::META.rules_version {
            return Err(stop(1, older, Problem::LaterRules));
        }
        let refused = |refused| Problem::Refused(Box::new(refused));
        if let Err(error) = terms.setup::<G>(Seed(0)) {
            return Err(stop(1, older, refused(error.into())));
        }
        let mut table = Self::opened(terms, *by, *rules, kept_for, *at);
        for entry in log {
            let number = table.number + 1;
            table.take(entry).map_err(|error| stop(number, older, refused(error)))?;
            if let What::Decided { check: Some(check), .. } = entry.what
                && table.play.as_ref().is_some_and(|play| play.check() != check)
            {
                return Err(stop(number, older, Problem::CheckDiffers));
            }
        }
        Ok(table)
    }

    /// The table that a log makes without its game, of which nothing is asked: who sits there, and
    /// what was said.
    pub fn without_game<'a>(log: impl IntoIterator<Item = &'a Entry>) -> Option<Self> {
        let mut log = log.into_iter();
        let Entry { at, what: What::Opened { by, terms, rules, kept_for } } = log.next()? else {
            return None;
        };
        let mut table = Self::opened(terms, *by, *rules, kept_for, *at);
        for entry in log {
            match &entry.what {
                What::Began { seed } => {
                    table.take_seats(*seed);
                    table.phase = Phase::Playing;
                }
                What::Decided { .. } | What::Undone { .. } | What::WentBack { .. } => {}
                _ => {
                    table.take(entry).ok()?;
                    continue;
                }
            }
            (table.number, table.touched) = (table.number + 1, entry.at);
        }
        Some(table)
    }

    /// Takes in the next entry of the log.
    pub fn take(&mut self, entry: &Entry) -> Result<Option<Change<G>>, Refused> {
        let at = entry.at;
        let number = self.number + 1;
        let change = match &entry.what {
            What::Opened { .. } => return Err(Refused::Begun),
            What::Sat { seat, user, name } => {
                // Who gets up again is still awaited.
                let kept_for = self.place(*seat)?.kept_for.clone();
                let (name, sitter) = (name.clone(), Sitter::Person(*user));
                self.put(*seat, Place { name, sitter, kept_for })?;
                None
            }
            What::Stood { seat } => {
                let kept_for = self.place(*seat)?.kept_for.clone();
                self.put(*seat, Place { kept_for, ..Place::default() })?;
                None
            }
            What::Dismissed { seat } | What::Freed { seat } => {
                self.put(*seat, Place::default())?;
                None
            }
            What::Engaged { seat, bot } => {
                self.engaged(*seat, bot, at)?;
                None
            }
            What::Began { seed } => Some(self.begin(*seed, at, number)?),
            What::Decided { seat, decision, .. } => {
                Some(self.carry_out_decision(*seat, decision, at, number)?)
            }
            What::Undone { seat } => Some(self.take_back_one(*seat, at, number)?),
            What::AskedBack { seat, to } => {
                let granted = Seats::only(*seat);
                self.asked = Some(Asked { seat: *seat, to: *to, at, granted });
                self.set_clocks(at, false);
                None
            }
            What::Granted { seat } => {
                let asked = self.asked.as_mut().ok_or(Refused::NobodyAsked)?;
                asked.granted.insert(*seat);
                None
            }
            What::Declined { .. } => {
                let asked = self.asked.take().ok_or(Refused::NobodyAsked)?;
                self.declined.insert(asked.seat);
                self.set_clocks(at, false);
                None
            }
            What::WentBack { to } => Some(self.go_back(*to, at, number)?),
            What::Left { .. } | What::RanOut { .. } => None,
            What::Returned { seat } => {
                let place = self.place(*seat)?;
                let Sitter::Bot { instead: Some(user), .. } = place.sitter else {
                    return Err(Refused::NotYours { seat: *seat });
                };
                let (name, sitter) = (place.name.clone(), Sitter::Person(user));
                self.put(*seat, Place { name, sitter, kept_for: None })?;
                self.set_clocks(at, false);
                None
            }
            What::Rested { since } => {
                if let Some(pace) = self.terms.pace {
                    for clock in &mut self.clocks {
                        clock.rest(pace, *since, at);
                    }
                    if let Some(asked) = &mut self.asked {
                        asked.at = at;
                    }
                }
                None
            }
            What::Said { user, name, text } => {
                let (user, name, text) = (*user, name.clone(), text.clone());
                self.talk.push_back(Talk { at, user, name, text });
                if self.talk.len() > TALK_KEPT {
                    self.talk.pop_front();
                }
                None
            }
            What::Ended { why } => {
                (self.phase, self.asked) = (Phase::Ended(*why), None);
                self.set_clocks(at, true);
                None
            }
            What::Rematched { table } => {
                self.rematch = Some(table.clone());
                None
            }
        };
        self.number = number;
        self.touched = at;
        Ok(change)
    }

    fn put(&mut self, seat: Seat, place: Place) -> Result<(), Refused> {
        let seats = self.places.len();
        let at = self.places.get_mut(seat.index()).ok_or(Refused::NoSuchSeat { seat, seats })?;
        *at = place;
        Ok(())
    }

    /// A bot sits down, perhaps for somebody who is away.
    fn engaged(&mut self, seat: Seat, bot: &BotId, at: Time) -> Result<(), Refused> {
        let place = self.place(seat)?.clone();
        let instead = match place.sitter {
            Sitter::Person(user) => {
                if let Some(pace) = self.terms.pace {
                    // What they used is used, whoever plays on.
                    self.clocks[seat].turn_over(pace, at);
                }
                Some(user)
            }
            Sitter::Bot { instead, .. } => instead,
            Sitter::Nobody => None,
        };
        let sitter = Sitter::Bot { bot: bot.clone(), instead };
        self.put(seat, Place { name: place.name, sitter, kept_for: None })?;
        // Nobody goes back for somebody who is gone.
        self.asked = self.asked.filter(|asked| asked.seat != seat);
        self.set_clocks(at, false);
        Ok(())
    }

    fn begin(&mut self, seed: Seed, at: Time, number: u64) -> Result<Change<G>, Refused> {
        let play: Play<G> = Play::new(self.terms.setup::<G>(seed)?)?;
        self.take_seats(seed);
        let mut told = Vec::new();
        play.introduce(&mut told);
        self.play = Some(play);
        self.phase = Phase::Playing;
        self.number = number;
        self.note_change_for_all();
        self.set_clocks(at, true);
        Ok(Change {
            before: None,
            kept: 0,
            deciders: Vec::new(),
            events: told.into_iter().map(|event| (0, event)).collect(),
            round_began: true,
        })
    }

    /// Everybody is there; perhaps chance decides who sits where.
    fn take_seats(&mut self, seed: Seed) {
        for place in &mut self.places {
            place.kept_for = None;
        }
        if self.terms.by_chance {
            // No player of the game draws from this one.
            Chance::of_player(seed, u32::MAX).shuffle(&mut self.places);
        }
    }

    fn carry_out_decision(
        &mut self,
        seat: Seat,
        decision: &str,
        at: Time,
        number: u64,
    ) -> Result<Change<G>, Refused> {
        let decision: G::Decision = decision.parse()?;
        let play = self.play.as_mut().ok_or(Refused::NotBegun)?;
        let (before, kept) = (play.game().clone(), play.steps().len());
        let mut told = Vec::new();
        let barrier = play.decide(seat, decision, &mut told)?;
        let over = play.game().deciding().is_empty();
        let round_began = over || play.game().round() != before.round();
        if over {
            self.phase = Phase::Finished;
        }
        self.number = number;
        self.declined.remove(seat);
        self.note_change(seat, barrier);
        self.set_clocks(at, barrier == Barrier::Crossed);
        Ok(Change {
            before: Some(before),
            kept,
            deciders: vec![seat],
            events: told.into_iter().map(|event| (kept + 1, event)).collect(),
            round_began,
        })
    }

    fn take_back_one(&mut self, seat: Seat, at: Time, number: u64) -> Result<Change<G>, Refused> {
        let play = self.play.as_mut().ok_or(Refused::NotBegun)?;
        let before = play.game().clone();
        let kept = play.steps().len() - play.since_barrier();
        play.undo(seat).ok_or(Refused::CannotUndo)?;
        self.number = number;
        self.changed[seat] = number;
        self.set_clocks(at, false);
        Ok(self.changed_since(before, kept))
    }

    fn go_back(&mut self, to: usize, at: Time, number: u64) -> Result<Change<G>, Refused> {
        let play = self.play.as_mut().ok_or(Refused::NotBegun)?;
        let before = play.game().clone();
        let to = to.min(play.steps().len());
        play.rewind(to);
        self.asked = None;
        self.number = number;
        self.note_change_for_all();
        self.set_clocks(at, true);
        Ok(self.changed_since(before, to))
    }

    /// What changed of the game if its first `kept` decisions stand as they were.
    fn changed_since(&self, before: G, kept: usize) -> Change<G> {
        let mut change = Change {
            before: Some(before),
            kept,
            deciders: Vec::new(),
            events: Vec::new(),
            round_began: false,
        };
        let Some(play) = &self.play else { return change };
        change.deciders = play.steps()[kept..].iter().map(|step| step.seat).collect();
        for moment in play.moments(kept + 1) {
            change.events.extend(moment.events.into_iter().map(|event| (moment.number, event)));
        }
        change
    }
}
