//! A table at a distance: a house keeps it, and tells what happens there. What is decided here is
//! seen here at once, and counts once the house has it.
//!
//! What a person decided since the last barrier is played here upon what they saw at it, so that it
//! can be taken back here, too. What crosses a barrier reveals something that only the house knows:
//! it is sent, and everything waits for the answer.

use std::collections::{BTreeMap, VecDeque};

use derive_where::derive_where;
use patolli_bots::BotName;
use patolli_game::{
    Barrier, Chance, Game, Phrase, Play, Position, Seat, Seats, Seed, Setup, Tried, Viewer,
};
use patolli_tables::{Phase, Place, Terms, UserId};
use patolli_wire::{Room, Told};
use serde_json::Value;

use super::deciding::Draft;
use super::past::Past;
use super::{Banner, Chair, Log, Sitter, Table, name_bots};
use crate::speech::page;

/// How many moments are kept to be seen again.
const SEEN: usize = 2_000;

/// Something done here that the house is to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Intent<D> {
    /// A seat decides.
    Decide(Seat, D),
    /// A seat takes back its latest decision.
    Undo(Seat),
}

/// What the house is told at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message<D> {
    /// A seat decided, several times in a row perhaps.
    Decide(Seat, Vec<D>),
    /// A seat takes back its latest decision.
    Undo(Seat),
}

/// What a table at a distance has beyond one that is played here.
#[derive_where(Clone, Debug)]
pub(super) struct Afar<G: Game> {
    /// What the house is to be told, the oldest first.
    queue: VecDeque<Intent<G::Decision>>,
    /// Must the house answer before anything else is decided here?
    waits: bool,
    /// Does nobody decide at the moment, or any more?
    rests: bool,
    /// How many of the latest decisions that the house told of can be undone.
    open: usize,
    /// How many of them the house alone is asked to take back.
    asked: usize,
    /// Moments as they were seen, by number.
    seen: BTreeMap<usize, G>,
}

impl<G: Game> Default for Afar<G> {
    fn default() -> Self {
        let (queue, seen) = (VecDeque::new(), BTreeMap::new());
        Self { queue, waits: false, rests: false, open: 0, asked: 0, seen }
    }
}

impl<G: Game> Afar<G> {
    /// May anybody decide here now?
    pub(super) const fn is_held(&self) -> bool {
        self.waits || self.rests
    }

    /// The moment after so many decisions, if it was seen.
    pub(super) fn moment(&self, number: usize) -> Option<&G> {
        self.seen.get(&number)
    }
}

/// A game that agrees with what was seen.
fn agreeing<G: Game>(view: &Value) -> Option<G> {
    let view: G::View = serde_json::from_value(view.clone()).ok()?;
    G::determinize(&view, &mut Chance::new(Seed(0))).ok()
}

/// Who sits at a table at a distance, seen by this person.
pub fn chairs_at(places: &[Place], me: UserId) -> Vec<Chair> {
    let chair = |(seat, place): (Seat, &Place)| {
        let banner = Banner::ALL[seat.index() % Banner::ALL.len()];
        let sitter = match &place.sitter {
            patolli_tables::Sitter::Person(user) if *user == me => Sitter::Person,
            patolli_tables::Sitter::Bot { bot, .. } => match bot.0.parse() {
                Ok(BotName::Level(level)) => Sitter::Bot(level),
                _ => Sitter::Bot(patolli_bots::Level::default()),
            },
            _ => Sitter::Away,
        };
        let name = match sitter {
            Sitter::Bot(_) if !place.name.is_empty() => format!("{} (bot)", place.name),
            _ => place.name.clone(),
        };
        Chair { name, sitter, banner }
    };
    let mut chairs: Vec<Chair> = Seat::first(places.len()).zip(places).map(chair).collect();
    name_bots(&mut chairs);
    chairs
}

/// What is heard of a table at a distance: the game as it was told, and the rest.
#[derive(Debug)]
pub struct Hearing<'a> {
    pub told: &'a mut Told,
    pub terms: &'a Terms,
    pub room: &'a Room,
    pub me: UserId,
}

/// What was told makes no game that this page knows.
fn not_understood() -> Phrase {
    page("not_understood")
}

impl<G: Game> Table<G> {
    /// A table at a distance, as it was told.
    pub fn afar(hearing: Hearing<'_>) -> Result<Self, Phrase> {
        let setup = hearing.terms.setup::<G>(Seed(0)).map_err(|_| not_understood())?;
        let game = G::set_up(&setup).map_err(|_| not_understood())?;
        let mut table = Self::of(Play::from_position(Position { setup, game }), Vec::new());
        table.log = Log::empty();
        table.afar = Some(Afar::default());
        table.hear(hearing)?;
        Ok(table)
    }

    /// The game went on, or is told anew. What was sent and not answered is forgotten.
    pub fn hear(&mut self, hearing: Hearing<'_>) -> Result<(), Phrase> {
        let Hearing { told, terms, room, me } = hearing;
        let setup = terms.setup::<G>(Seed(0)).map_err(|_| not_understood())?;
        self.revision += 1;
        self.chairs = chairs_at(&room.places, me);
        let stand = told.still_stand();
        if let Some(afar) = &mut self.afar {
            afar.queue.clear();
            (afar.waits, afar.open, afar.asked) = (false, told.open, 0);
            afar.rests = room.phase != Phase::Playing || room.asked.is_some();
            afar.seen.split_off(&(stand + 1));
        }
        // The screen may go to somebody else who sits here.
        let people: Seats = self.people().collect();
        if self.holder.is_none_or(|holder| !people.contains(holder)) {
            (self.holder, self.shielded) = (None, false);
        }
        self.take_up(&setup, told, stand)?;
        let before = self.holder;
        self.hand_over();
        if self.holder != before {
            self.take_up(&setup, told, 0)?;
        }
        self.keep_draft();
        Ok(())
    }

    /// Takes the game up as the holder sees it, of which so many decisions stand as they were.
    fn take_up(&mut self, setup: &Setup, told: &Told, stand: usize) -> Result<(), Phrase> {
        let own = self.holder.filter(|seat| told.views.contains_key(&seat.number()));
        let key = own.map_or_else(|| told.views.keys().next().copied(), |seat| Some(seat.number()));
        let key = key.ok_or_else(not_understood)?;
        let now: G = told.views.get(&key).and_then(agreeing).ok_or_else(not_understood)?;
        let position = |game: G| Play::from_position(Position { setup: setup.clone(), game });
        let (play, past) = match own.and_then(|seat| since_barrier(setup, told, seat, &now)) {
            Some(play) => (play, told.at_barrier()),
            None => (position(now.clone()), told.deciders.len()),
        };
        self.play = play;
        let rounds = told.rounds.iter().filter(|(began, _)| *began <= past);
        self.past =
            Past { deciders: told.deciders[..past].to_vec(), rounds: rounds.copied().collect() };
        let events = told.events.get(&key).map(Vec::as_slice).unwrap_or_default();
        self.log.hear(events, if self.log_of == Some(key) { stand } else { 0 });
        let other = self.log_of.replace(key) != Some(key);
        if let Some(afar) = &mut self.afar {
            if other {
                afar.seen.clear();
            }
            afar.seen.insert(told.deciders.len(), now);
            while afar.seen.len() > SEEN {
                afar.seen.pop_first();
            }
        }
        let taken: Vec<usize> =
            Seat::first(self.chairs.len()).map(|seat| self.taken_by(seat)).collect();
        self.presses
            .retain(|press| taken.get(press.seat.index()).is_some_and(|n| press.before < *n));
        Ok(())
    }

    /// What waits to be confirmed goes on waiting, if it can still be decided.
    fn keep_draft(&mut self) {
        let Some(Draft { tried, press }) = self.draft.take() else { return };
        let step = tried.step();
        if self.acting() == Some(step.seat)
            && press.before <= self.taken_by(step.seat)
            && let Ok(tried) = self.play.try_out(step.seat, step.decision)
        {
            self.draft = Some(Draft { tried, press });
        }
    }

    /// Is it played at a distance?
    pub fn is_afar(&self) -> bool {
        self.afar.is_some()
    }

    /// Is there anything to tell the house?
    pub fn has_to_tell(&self) -> bool {
        self.afar.as_ref().is_some_and(|afar| !afar.queue.is_empty())
    }

    /// What the house is to be told next: what a seat decided in a row goes together.
    pub fn next_message(&self) -> Option<Message<G::Decision>> {
        let queue = &self.afar.as_ref()?.queue;
        Some(match *queue.front()? {
            Intent::Undo(seat) => Message::Undo(seat),
            Intent::Decide(seat, _) => {
                let own = |intent: &Intent<_>| match *intent {
                    Intent::Decide(decider, decision) => (decider == seat).then_some(decision),
                    Intent::Undo(_) => None,
                };
                Message::Decide(seat, queue.iter().map_while(own).collect())
            }
        })
    }

    /// The house has what it was told. Says whether there is nothing more to tell.
    pub fn is_told(&mut self, message: &Message<G::Decision>) -> bool {
        let Some(afar) = &mut self.afar else { return true };
        let told = if let Message::Decide(_, decisions) = message { decisions.len() } else { 1 };
        // After a message that told everything anew there may be fewer.
        afar.queue.drain(..told.min(afar.queue.len()));
        afar.queue.is_empty()
    }

    /// Was this moment seen, so that it can be shown again?
    pub fn has_seen(&self, number: usize) -> bool {
        let Some(afar) = &self.afar else { return true };
        number >= self.past.len() || afar.seen.contains_key(&number)
    }

    /// The house tells how it was after so many decisions.
    pub fn remember(&mut self, number: usize, views: &BTreeMap<u8, Value>) {
        let key = self.holder.map_or(0, Seat::number);
        let view = views.get(&key).or_else(|| views.values().next());
        if let (Some(afar), Some(game)) = (&mut self.afar, view.and_then(agreeing)) {
            afar.seen.insert(number, game);
        }
    }

    /// A decision that was tried goes to the house; gives it back if it is to be carried out here,
    /// too.
    pub(super) fn send(&mut self, tried: Tried<G>) -> Option<Tried<G>> {
        let Some(afar) = &mut self.afar else { return Some(tried) };
        let step = tried.step();
        afar.queue.push_back(Intent::Decide(step.seat, step.decision));
        if step.barrier == Barrier::Crossed {
            afar.waits = true;
            return None;
        }
        Some(tried)
    }

    /// The latest decision of a seat is taken back: here if it was taken here, and by the house.
    /// Says whether it could be.
    pub(super) fn undo_one(&mut self, seat: Seat) -> bool {
        let undone = self.play.undo(seat).is_some();
        let by_house = !undone && self.house_undoes(seat);
        let Some(afar) = &mut self.afar else { return undone };
        if undone || by_house {
            afar.queue.push_back(Intent::Undo(seat));
        }
        // What was decided before this page knew of it is taken back by the house alone.
        if by_house {
            afar.asked += 1;
            afar.waits = true;
        }
        undone || by_house
    }

    /// May the house take back a decision that cannot be taken back here?
    pub(super) fn house_undoes(&self, seat: Seat) -> bool {
        let Some(afar) = &self.afar else { return false };
        let open = self.past.deciders.iter().rev().take(afar.open);
        open.filter(|decider| **decider == seat).count() > afar.asked
    }
}

/// What the seat decided since the last barrier, upon what it saw then: nothing if others decided
/// meanwhile, or if it does not lead to what is seen now.
fn since_barrier<G: Game>(setup: &Setup, told: &Told, seat: Seat, now: &G) -> Option<Play<G>> {
    let open = &told.deciders[told.at_barrier()..];
    let own = told.own.get(&seat.number()).map(Vec::as_slice).unwrap_or_default();
    if open.is_empty() || own.len() != open.len() || open.iter().any(|decider| *decider != seat) {
        return None;
    }
    let game: G = agreeing(told.anchors.get(&seat.number())?)?;
    let mut play = Play::from_position(Position { setup: setup.clone(), game });
    for (_, decision) in own {
        play.decide(seat, decision.parse().ok()?, &mut patolli_game::Silent).ok()?;
    }
    let viewer = Viewer::Seat(seat);
    (play.game().view(viewer) == now.view(viewer)).then_some(play)
}
