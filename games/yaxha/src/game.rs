//! The game as a value, and how it meets the contract.

use patolli_game::{
    Barrier, Broken, BySeat, Catalogue, Chance, Drawing, Game, Meta, Name, Outcome, Phrase,
    Refusal, Seat, Seats, Setup, SetupError, Sink, Standing, Viewer,
};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::bonus::{BONUS_CARDS_IN_PLAY, Bonus};
use crate::cubes::Cubes;
use crate::decision::Decision;
use crate::event::Event;
use crate::invariants::Invariant;
use crate::market::{Cards, Initiative, MOST_TILES, Tile};
use crate::options::{OPTIONS, Options};
use crate::pyramid::{Misplaced, Pyramid};
use crate::score::Scores;
use crate::setup::LOTS;
use crate::view::View;
use crate::{catalogue, determinize, draw};

/// How many may sit at the table.
pub(crate) const MOST_SEATS: usize = 4;

static META: Meta = Meta {
    id: "yaxha",
    rules_version: 1,
    seats: 2..=4,
    usual_seats: 4,
    minutes: 20..=30,
    options: OPTIONS,
    drawn_fields: &["market", "bag"],
    invariants: &[Invariant::VARIANTS, Misplaced::VARIANTS],
    units_per_point: 1,
};

/// What is being done in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// All choose a market tile in secret.
    Choosing,
    /// Those who lost a tile to another player take one of the others, in the order of initiative.
    Taking,
    /// All place their cubes.
    Building,
    /// The game is over.
    Over,
}

/// A game of Yaxha.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Yaxha {
    pub(crate) pyramids: BySeat<Pyramid, MOST_SEATS>,
    /// The bag, in the order in which lots will be drawn from it; those drawn are empty.
    pub(crate) bag: [Cubes; LOTS],
    /// What lies on each market tile.
    pub(crate) market: [Cubes; MOST_TILES],
    /// What each seat still has to place.
    pub(crate) hands: BySeat<Cubes, MOST_SEATS>,
    /// The card each seat has played, until the cubes are taken.
    pub(crate) cards: Cards,
    pub(crate) initiative: Initiative,
    pub(crate) bonus: [Bonus; BONUS_CARDS_IN_PLAY],
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Those who have not finished this phase.
    pub(crate) pending: Seats,
}

impl Yaxha {
    pub(crate) fn players(&self) -> usize {
        self.players.into()
    }
}

fn forbidden(why: &'static str) -> Result<(), Refusal> {
    Err(Phrase::new("yaxha-refused", why).into())
}

impl Game for Yaxha {
    type Decision = Decision;
    type Event = Event;
    type View = View;

    const META: &'static Meta = &META;

    fn set_up(setup: &Setup) -> Result<Self, SetupError> {
        setup.is_for(&META)?;
        Ok(Self::new(setup))
    }

    fn introduce(&self, sink: &mut impl Sink<Event>) {
        self.tell_set_up(sink);
    }

    fn seats(&self) -> usize {
        self.players()
    }

    fn round(&self) -> u16 {
        self.round.into()
    }

    #[inline]
    fn deciding(&self) -> Seats {
        match self.phase {
            Phase::Taking => self.initiative.lowest(self.pending).map_or(Seats::NONE, Seats::only),
            Phase::Choosing | Phase::Building | Phase::Over => self.pending,
        }
    }

    fn decisions(&self, seat: Seat, list: &mut Vec<Decision>) {
        list.clear();
        if !self.deciding().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Choosing => list.extend(Tile::first(self.players()).map(Decision::Choose)),
            Phase::Taking => list.extend(self.tiles_left().map(Decision::Take)),
            Phase::Building => {
                self.each_placement(seat, |colour, cell| list.push(Decision::Place(colour, cell)));
            }
            Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        let deciding = self.deciding();
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        if !deciding.contains(seat) {
            return Err(Refusal::NotDeciding { seat, deciding });
        }
        match (self.phase, decision) {
            (Phase::Choosing, Decision::Choose(tile)) if tile.index() < self.players() => Ok(()),
            (Phase::Choosing, Decision::Choose(_)) => forbidden("no_such_tile"),
            (Phase::Taking, Decision::Take(tile)) if self.market[tile.index()].is_empty() => {
                forbidden("tile_is_empty")
            }
            (Phase::Taking, Decision::Take(_)) => Ok(()),
            (Phase::Building, Decision::Place(colour, _))
                if self.hands[seat].count(colour) == 0 =>
            {
                forbidden("no_such_cube")
            }
            (Phase::Building, Decision::Place(colour, cell)) => self.pyramids[seat]
                .check(colour, cell)
                .or_else(|why: Misplaced| forbidden(why.into())),
            (Phase::Choosing, _) => forbidden("now_choose"),
            (Phase::Taking, _) => forbidden("now_take"),
            (Phase::Building, _) => forbidden("now_build"),
            (Phase::Over, _) => Err(Refusal::Over),
        }
    }

    fn apply(&mut self, seat: Seat, decision: Decision, sink: &mut impl Sink<Event>) -> Barrier {
        debug_assert!(self.check(seat, decision).is_ok(), "{seat}> {decision} is not legal");
        match decision {
            Decision::Choose(tile) => self.choose(seat, tile, sink),
            Decision::Take(tile) => {
                self.take(seat, tile, sink);
                self.hand_out_last_tile(sink);
                Barrier::Crossed
            }
            Decision::Place(colour, cell) => self.build(seat, colour, cell, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, chance: &mut Chance) -> Result<Self, Broken> {
        determinize::determinize(view, chance)
    }

    fn resume(
        view: &View,
        chance: &mut Chance,
        sink: &mut impl Sink<Event>,
    ) -> Result<Self, Broken> {
        determinize::resume(view, chance, sink)
    }

    fn standing(&self) -> Standing {
        Scores::of(self).standing()
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = Name::new("yaxha-ending", "complete");
        (self.phase == Phase::Over).then(|| Outcome { standing: self.standing(), ending })
    }

    fn draw(view: &View) -> Drawing {
        draw::draw(view)
    }

    fn catalogue() -> Catalogue {
        catalogue::catalogue()
    }
}
