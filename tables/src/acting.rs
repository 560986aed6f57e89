//! Who wants what, and what comes of it.

use std::borrow::Cow;

use derive_where::derive_where;
use patolli_game::{Barrier, Game, Play, Seat, Silent};

use crate::command::{Actor, Command, Given};
use crate::entry::{Ending, Entry, What};
use crate::refused::Refused;
use crate::table::{Phase, Sitter, Table};
use crate::terms::{Absent, TableId, Time, UserId};

/// An entry that was made, and what it changed of the game.
#[derive_where(Clone, Debug)]
pub struct Deed<G: Game> {
    /// Its number.
    pub number: u64,
    /// The entry.
    pub entry: Entry,
    /// What it changed of the game, if anything.
    pub change: Option<Change<G>>,
}

/// How a game went on, or another way.
#[derive_where(Clone, Debug)]
pub struct Change<G: Game> {
    /// The game as it was before; nothing at its beginning.
    pub before: Option<G>,
    /// How many decisions stand as they were.
    pub kept: usize,
    /// Who took those that follow.
    pub deciders: Vec<Seat>,
    /// What they led to, each with the number of its decision.
    pub events: Vec<(usize, G::Event)>,
    /// Did a round begin, or the game end?
    pub round_began: bool,
}

impl<G: Game> Change<G> {
    /// What changed with this and then with another.
    #[must_use]
    pub fn then(mut self, next: Self) -> Self {
        self.deciders.truncate(next.kept.saturating_sub(self.kept));
        self.deciders.extend(next.deciders);
        self.events.retain(|(number, _)| *number <= next.kept);
        self.events.extend(next.events);
        self.kept = self.kept.min(next.kept);
        self.round_began |= next.round_began;
        self
    }
}

impl<G: Game> Table<G> {
    /// Somebody wants to do something. If they may, it is done, with all that follows from it;
    /// otherwise the table is as it was.
    pub fn act(
        &mut self,
        who: Actor,
        command: &Command,
        given: Given,
    ) -> Result<Vec<Deed<G>>, Refused> {
        let mut deeds = Vec::new();
        for what in self.answer(who, command)? {
            let left = if let What::Left { seat } = what { Some(seat) } else { None };
            self.enter(what, given.at, &mut deeds)?;
            if let Some(seat) = left {
                self.go_away(seat, Ending::Left(seat), given.at, &mut deeds)?;
            }
        }
        self.follow_up(given, &mut deeds)?;
        Ok(deeds)
    }

    /// Time went by: whoever has none left is replaced, or the table ends; so does one at which
    /// nobody gathers any more.
    pub fn pass_time(&mut self, given: Given) -> Result<Vec<Deed<G>>, Refused> {
        let mut deeds = Vec::new();
        if self.forgotten_at().is_some_and(|forgotten| forgotten <= given.at) {
            self.enter(What::Ended { why: Ending::Forgotten }, given.at, &mut deeds)?;
        }
        if let Some(asked) = self.asked
            && self.due().is_some_and(|due| due <= given.at)
            && let Some(seat) = (self.people() - asked.granted).lowest()
        {
            // Who says nothing in the time of a turn does not agree.
            self.enter(What::Declined { seat }, given.at, &mut deeds)?;
        }
        while let Some(seat) = self.overdue(given.at) {
            self.enter(What::RanOut { seat }, given.at, &mut deeds)?;
            self.go_away(seat, Ending::RanOut(seat), given.at, &mut deeds)?;
        }
        self.follow_up(given, &mut deeds)?;
        Ok(deeds)
    }

    /// The house was closed since then: nobody's time went by.
    pub fn rest(&mut self, since: Time, given: Given) -> Result<Vec<Deed<G>>, Refused> {
        let mut deeds = Vec::new();
        if self.phase == Phase::Playing && self.due().is_some() {
            self.enter(What::Rested { since }, given.at, &mut deeds)?;
        }
        Ok(deeds)
    }

    /// The house ends the table.
    pub fn end(&mut self, given: Given) -> Result<Vec<Deed<G>>, Refused> {
        let mut deeds = Vec::new();
        if !self.is_over() {
            self.enter(What::Ended { why: Ending::House }, given.at, &mut deeds)?;
        }
        Ok(deeds)
    }

    /// The same people play again, at the table with this name.
    pub fn rematched(&mut self, table: &TableId, given: Given) -> Result<Vec<Deed<G>>, Refused> {
        let mut deeds = Vec::new();
        if self.rematch.is_none() && self.is_over() {
            let what = What::Rematched { table: table.clone() };
            self.enter(what, given.at, &mut deeds)?;
        }
        Ok(deeds)
    }

    fn overdue(&self, now: Time) -> Option<Seat> {
        let pace = self.terms.pace?;
        let running = self.on_the_clock();
        let late = |seat: &Seat| self.clocks[*seat].until(pace).is_some_and(|until| until <= now);
        running.iter().find(late)
    }

    /// What is to be entered if somebody wants this, or why they may not.
    fn answer(&self, who: Actor, command: &Command) -> Result<Vec<What>, Refused> {
        let what = match command {
            Command::Decide { seat, known, decisions } => {
                return self.decide(who, *seat, *known, decisions);
            }
            Command::Sit { seat, name } => self.sit(who, *seat, name),
            Command::Stand { seat } => self.stand(who, *seat),
            Command::Engage { seat, bot } => self.engage(who, *seat, bot),
            Command::Free { seat } => self.free(who, *seat),
            Command::Dismiss { seat } => self.dismiss(who, *seat),
            Command::Close => self.close(who),
            Command::Undo { seat, known } => self.undo(who, *seat, *known),
            Command::AskBack { seat } => self.ask_back(who, *seat),
            Command::AnswerBack { seat, grant } => self.answer_back(who, *seat, *grant),
            Command::Leave { seat } => self.leave(who, *seat),
            Command::Return { seat } => self.come_back(who, *seat),
            Command::Say { text } => self.say(who, text),
        };
        Ok(vec![what?])
    }

    /// Nothing is done before all of it can be.
    fn decide(
        &self,
        who: Actor,
        seat: Seat,
        known: u64,
        decisions: &[String],
    ) -> Result<Vec<What>, Refused> {
        let mut game = Cow::Borrowed(self.playing()?.game());
        self.may_play(who, seat, known)?;
        let (last, before) = decisions.split_last().ok_or(Refused::Undecided)?;
        let mut whats = Vec::with_capacity(decisions.len());
        for text in before {
            let decision: G::Decision = text.parse()?;
            if game.to_mut().decide(seat, decision, &mut Silent)? == Barrier::Crossed {
                return Err(Refused::NotLast { decision: decision.to_string() });
            }
            whats.push(What::Decided { seat, decision: decision.to_string(), check: None });
        }
        let decision: G::Decision = last.parse()?;
        game.check(seat, decision)?;
        whats.push(What::Decided { seat, decision: decision.to_string(), check: None });
        Ok(whats)
    }

    fn undo(&self, who: Actor, seat: Seat, known: u64) -> Result<What, Refused> {
        let play = self.playing()?;
        self.may_play(who, seat, known)?;
        let mut open = play.steps().iter().rev().take(play.since_barrier());
        if !open.any(|step| step.seat == seat) {
            return Err(Refused::CannotUndo);
        }
        Ok(What::Undone { seat })
    }

    fn leave(&self, who: Actor, seat: Seat) -> Result<What, Refused> {
        self.playing()?;
        self.is_own(who, seat)?;
        Ok(What::Left { seat })
    }

    /// The game, if it goes on.
    pub(crate) fn playing(&self) -> Result<&Play<G>, Refused> {
        match (&self.play, self.phase) {
            (Some(play), Phase::Playing) => Ok(play),
            (_, Phase::Gathering) => Err(Refused::NotBegun),
            _ => Err(Refused::Over),
        }
    }

    /// May they decide for the seat, if this was the latest they knew? People do for their own, the
    /// house for those of bots.
    fn may_play(&self, who: Actor, seat: Seat, known: u64) -> Result<(), Refused> {
        match (who, &self.place(seat)?.sitter) {
            (Actor::House, Sitter::Bot { .. }) => {}
            (Actor::User(user), Sitter::Person(own)) if user == *own => {}
            _ => return Err(Refused::NotYours { seat }),
        }
        if self.asked.is_some() {
            return Err(Refused::AskedFirst);
        }
        if self.is_up_to_date(seat, known) { Ok(()) } else { Err(Refused::Stale) }
    }

    /// Is what was known at this entry all there is to know for a seat that is to decide?
    pub fn is_up_to_date(&self, seat: Seat, known: u64) -> bool {
        known >= self.changed[seat]
    }

    /// Is it a seat of theirs?
    pub(crate) fn is_own(&self, who: Actor, seat: Seat) -> Result<UserId, Refused> {
        let place = self.place(seat)?;
        match (who, &place.sitter) {
            (Actor::User(user), Sitter::Person(own)) if user == *own => Ok(user),
            _ => Err(Refused::NotYours { seat }),
        }
    }

    /// Carries out what was decided to be entered.
    pub(crate) fn enter(
        &mut self,
        what: What,
        at: Time,
        deeds: &mut Vec<Deed<G>>,
    ) -> Result<(), Refused> {
        let mut entry = Entry { at, what };
        let change = self.take(&entry)?;
        if let (What::Decided { check, .. }, Some(play)) = (&mut entry.what, &self.play)
            && change.as_ref().is_some_and(|change| change.round_began)
        {
            *check = Some(play.check());
        }
        deeds.push(Deed { number: self.number, entry, change });
        Ok(())
    }

    /// What follows by itself: the game begins, goes back, or ends with the last person.
    fn follow_up(&mut self, given: Given, deeds: &mut Vec<Deed<G>>) -> Result<(), Refused> {
        if self.phase == Phase::Gathering
            && self.free_seats().is_empty()
            && !self.people().is_empty()
        {
            self.enter(What::Began { seed: given.seed }, given.at, deeds)?;
        }
        if let Some(asked) = self.asked
            && (self.people() - asked.granted).is_empty()
        {
            self.enter(What::WentBack { to: asked.to }, given.at, deeds)?;
        }
        if self.phase == Phase::Playing && self.people().is_empty() {
            self.enter(What::Ended { why: Ending::Deserted }, given.at, deeds)?;
        }
        Ok(())
    }

    /// A person is gone: a bot plays on, or the table ends.
    fn go_away(
        &mut self,
        seat: Seat,
        why: Ending,
        at: Time,
        deeds: &mut Vec<Deed<G>>,
    ) -> Result<(), Refused> {
        match self.terms.absent.clone() {
            Absent::Bot(bot) => self.enter(What::Engaged { seat, bot }, at, deeds),
            Absent::Ends => self.enter(What::Ended { why }, at, deeds),
        }
    }

    /// After a decision, the seat's decisions changed; after a barrier, everybody's may have.
    pub(crate) fn note_change(&mut self, seat: Seat, barrier: Barrier) {
        match barrier {
            Barrier::Open => self.changed[seat] = self.number,
            Barrier::Crossed => self.note_change_for_all(),
        }
    }

    pub(crate) fn note_change_for_all(&mut self) {
        for changed in &mut self.changed {
            *changed = self.number;
        }
    }

    /// The clocks of those who decide run, those of the others do not. After a barrier turns are
    /// over.
    pub(crate) fn set_clocks(&mut self, now: Time, turns_over: bool) {
        let Some(pace) = self.terms.pace else { return };
        let running = self.on_the_clock();
        for seat in Seat::first(self.places.len()) {
            let clock = &mut self.clocks[seat];
            if turns_over {
                clock.turn_over(pace, now);
            }
            if running.contains(seat) {
                clock.start(now);
            } else {
                clock.stop(now);
            }
        }
    }
}
