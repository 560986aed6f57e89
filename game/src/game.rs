//! The contract itself.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use thiserror::Error;

use crate::catalogue::Catalogue;
use crate::chance::Chance;
use crate::drawing::Drawing;
use crate::meta::Meta;
use crate::phrase::{Name, Phrase, Say};
use crate::seat::{Seat, Seats};
use crate::setup::{Setup, SetupError};
use crate::standing::{Outcome, Standing};

/// A game in progress, as a value: small, flat and quick to copy.
///
/// Chance is decided at set-up; from then on the game follows from the decisions alone. A game
/// tells who is [`deciding`](Game::deciding), lists their [`decisions`](Game::decisions) and
/// carries out one at a time. Everything that anyone may know of it is a [`view`](Game::view).
pub trait Game: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// One choice of one seat.
    type Decision: Decision;
    /// Something that happened.
    type Event: Event;
    /// Everything that one viewer may know. As JSON it is an object with at least `seats` and
    /// `options`; what is hidden is left out, or said to be hidden.
    type View: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;

    /// What is known before it is played.
    const META: &'static Meta;

    /// A new game. Deals, draws and shuffles everything in advance.
    fn set_up(setup: &Setup) -> Result<Self, SetupError>;

    /// Tells what was dealt and drawn at set-up; asked of a new game only.
    fn introduce(&self, sink: &mut impl Sink<Self::Event>);

    /// How many seats.
    fn seats(&self) -> usize;

    /// Which round is being played, from 1. It never decreases.
    fn round(&self) -> u16;

    /// Who may decide now: one seat, or several at once; nobody when the game is over.
    fn deciding(&self) -> Seats;

    /// Every decision the seat may take now, in the order of their indices, into a list that is
    /// emptied first. None if the seat is not deciding.
    fn decisions(&self, seat: Seat, list: &mut Vec<Self::Decision>);

    /// Is this decision one of the seat's now, and if not, why?
    fn check(&self, seat: Seat, decision: Self::Decision) -> Result<(), Refusal>;

    /// Carries out a decision that is known to be listed: what search calls. With any other, the
    /// game that results means nothing; what comes from outside goes through
    /// [`decide`](Game::decide).
    fn apply(
        &mut self,
        seat: Seat,
        decision: Self::Decision,
        sink: &mut impl Sink<Self::Event>,
    ) -> Barrier;

    /// Carries out a decision, or says why not and leaves the game as it was.
    fn decide(
        &mut self,
        seat: Seat,
        decision: Self::Decision,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<Barrier, Refusal> {
        self.check(seat, decision)?;
        Ok(self.apply(seat, decision, sink))
    }

    /// Everything that this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A game that agrees with the view, everything unknown drawn at random; or which invariant the
    /// view breaks.
    fn determinize(view: &Self::View, chance: &mut Chance) -> Result<Self, Broken>;

    /// A game from a view that a person wrote, who may stop before something that leaves no choice:
    /// that is carried out and told, until somebody has to choose.
    fn resume(
        view: &Self::View,
        chance: &mut Chance,
        _: &mut impl Sink<Self::Event>,
    ) -> Result<Self, Broken> {
        Self::determinize(view, chance)
    }

    /// Fills in what was left out of a written position and follows from the rest of it, by the
    /// fields of its JSON. What is left out then is as after set-up.
    fn complete(_written: &mut Map<String, Value>, _begun: &Self) {}

    /// The points as if the game ended now.
    fn standing(&self) -> Standing;

    /// How it ended, once nobody is deciding any more.
    fn outcome(&self) -> Option<Outcome>;

    /// A decision in words, for someone with this view, of which the game is a
    /// [determinization](Game::determinize): a decision alone may name a thing by its place, and the
    /// game knows what lies there and what it costs.
    fn describe(&self, _view: &Self::View, decision: Self::Decision) -> Phrase {
        decision.phrase()
    }

    /// A picture of the view for a terminal.
    fn draw(view: &Self::View) -> Drawing;

    /// Every tile, card and table in the box.
    fn catalogue() -> Catalogue;
}

/// One choice of one seat, numbered densely from 0 to [`COUNT`](Decision::COUNT) and written as one
/// word without spaces.
pub trait Decision:
    Copy
    + Eq
    + Ord
    + Hash
    + fmt::Debug
    + fmt::Display
    + FromStr<Err = BadNotation>
    + Say
    + Send
    + Sync
    + 'static
{
    /// How many there are in all.
    const COUNT: usize;
    /// Every kind of decision.
    const KINDS: &'static [&'static str];

    /// Its number.
    fn index(self) -> usize;
    /// The decision with this number, for numbers below [`COUNT`](Decision::COUNT).
    fn from_index(index: usize) -> Option<Self>;
    /// Which of the kinds it is.
    fn kind(self) -> &'static str;
}

/// Something that happened in a game.
pub trait Event:
    Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Say + Send + Sync + 'static
{
    /// Every kind of event.
    const KINDS: &'static [&'static str];

    /// Which of the kinds it is.
    fn kind(&self) -> &'static str;

    /// The event as this viewer sees it, without what is hidden from them; nothing if all of it is.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player of a seat.
    Seat(Seat),
    /// Someone who looks on, and sees what everyone may see.
    Spectator,
    /// One who sees everything, hidden things too: for records, tests and finished games.
    Omniscient,
}

impl Viewer {
    /// Every viewer at a table of `seats` seats, except an omniscient viewer.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::first(seats).map(Self::Seat).chain([Self::Spectator])
    }

    /// May this viewer see the seat's own secrets?
    pub fn sees_secrets_of(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Omniscient => true,
        }
    }
}

/// Whether a decision can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Barrier {
    /// It can: nothing was revealed and the turn has not passed.
    Open,
    /// It cannot: something was revealed, the turn passed or a simultaneous step closed.
    Crossed,
}

/// Where a game tells what happens while it plays.
pub trait Sink<E> {
    /// Takes an event. It is made only if the sink wants it.
    fn tell(&mut self, event: impl FnOnce() -> E);

    /// Does it want any? Ask before counting where several events come from one long count.
    fn listens(&self) -> bool {
        true
    }
}

/// A sink that listens to nothing and costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}

    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

impl From<Phrase> for Refusal {
    fn from(rule: Phrase) -> Self {
        Self::Forbidden(Box::new(rule))
    }
}

/// Why a decision is not carried out.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The seat has nothing to decide now.
    NotDeciding {
        /// The seat that tried.
        seat: Seat,
        /// Those that do.
        deciding: Seats,
    },
    /// The rules forbid it here; the game says which rule.
    Forbidden(Box<Phrase>),
}

impl Say for Refusal {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Over => Phrase::new("refused", "over"),
            Self::NotDeciding { seat, deciding } => Phrase::new("refused", "not_deciding")
                .seat("seat", *seat)
                .seats("deciding", *deciding),
            Self::Forbidden(rule) => rule.as_ref().clone(),
        }
    }
}

/// The text is no decision of this game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
pub struct BadNotation {
    /// The text.
    pub text: String,
    /// What a decision looks like in this game.
    pub expected: Name,
}

impl Say for BadNotation {
    fn phrase(&self) -> Phrase {
        Phrase::from(self.expected).text("text", &self.text)
    }
}

/// What does not hold in a view that no game can have.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
pub struct Broken {
    /// The invariant that does not hold.
    pub invariant: Name,
    /// Where, or what was found.
    pub detail: String,
}

impl Broken {
    /// The named invariant does not hold.
    pub fn new(invariant: Name, detail: impl fmt::Display) -> Self {
        Self { invariant, detail: detail.to_string() }
    }
}

impl Say for Broken {
    fn phrase(&self) -> Phrase {
        Phrase::from(self.invariant).text("detail", &self.detail)
    }
}
