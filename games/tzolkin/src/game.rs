//! How the game meets the contract.

use patolli_game::{
    Barrier, Broken, Catalogue, Chance, Drawing, Game, Meta, Name, Outcome, Phrase, Refusal, Seat,
    Seats, Setup, SetupError, Sink, Standing, Viewer,
};
use serde_json::{Map, Value};
use strum::VariantNames;

use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::format::options::{OPTIONS, Options};
use crate::format::source::UNITS_PER_POINT;
use crate::rules::score::Scores;
use crate::rules::state::{Phase, Tzolkin};
use crate::views::invariants::Invariant;
use crate::views::view::View;
use crate::views::{catalogue, complete, describe, determinize, draw, refusal};

pub(crate) static META: Meta = Meta {
    id: "tzolkin",
    rules_version: 2,
    seats: 2..=5,
    usual_seats: 4,
    minutes: 60..=120,
    options: OPTIONS,
    drawn_fields: &["row", "monuments", "hands", "prophecies", "quick"],
    invariants: &[Invariant::VARIANTS],
    units_per_point: UNITS_PER_POINT,
};

impl Game for Tzolkin {
    type Decision = Decision;
    type Event = Event;
    type View = View;

    const META: &'static Meta = &META;

    fn set_up(setup: &Setup) -> Result<Self, SetupError> {
        setup.is_for(&META)?;
        let options = Options::of(setup);
        if setup.seats() == 5 && !options.quick_actions {
            return Err(SetupError::Together {
                why: Name::new("tzolkin-set-up", "five_need_quick"),
            });
        }
        Ok(Self::new(setup))
    }

    fn introduce(&self, sink: &mut impl Sink<Event>) {
        self.tell_set_up(sink);
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    /// The choice of starting wealth belongs to the first round.
    fn round(&self) -> u16 {
        self.round.max(1).into()
    }

    #[inline]
    fn deciding(&self) -> Seats {
        match self.phase {
            Phase::Keeping => {
                Seat::first(self.seats()).filter(|&seat| self.kept[seat].is_none()).collect()
            }
            Phase::Wealth | Phase::Turns | Phase::FoodDay | Phase::Calendar => {
                Seats::only(self.actor())
            }
            Phase::Over => Seats::NONE,
        }
    }

    #[inline]
    fn decisions(&self, seat: Seat, list: &mut Vec<Decision>) {
        list.clear();
        if self.phase == Phase::Keeping {
            if self.kept[seat].is_none() && seat.index() < self.seats() {
                self.keeping_answers(seat).list(list);
            }
        } else if self.phase != Phase::Over && self.actor() == seat {
            self.answers.list(list);
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
        let answers = match self.phase {
            Phase::Keeping => self.keeping_answers(seat),
            _ => self.answers,
        };
        if answers.contains(decision) {
            return Ok(());
        }
        Err(refusal::why_not(self, seat, decision).into())
    }

    fn apply(&mut self, seat: Seat, decision: Decision, sink: &mut impl Sink<Event>) -> Barrier {
        debug_assert!(self.check(seat, decision).is_ok(), "{seat}> {decision} is not legal");
        let now = |game: &Self| (game.phase, game.round, game.turn, game.day_step, game.day_turn);
        let before = now(self);
        match decision {
            Decision::Keep(pair) => self.keep(seat, pair.into(), sink),
            Decision::KeepTribe(keep) => self.keep(seat, keep, sink),
            _ => self.carry_out(seat, decision, sink),
        }
        self.settle(sink);
        if now(self) == before { Barrier::Open } else { Barrier::Crossed }
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

    fn complete(written: &mut Map<String, Value>, begun: &Self) {
        complete::complete(written, begun);
    }

    fn standing(&self) -> Standing {
        Scores::of(self).standing()
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = Name::new("tzolkin-ending", "complete");
        (self.phase == Phase::Over).then(|| Outcome { standing: self.standing(), ending })
    }

    fn describe(&self, view: &View, decision: Decision) -> Phrase {
        describe::describe(self, view, decision)
    }

    fn draw(view: &View) -> Drawing {
        draw::draw(view)
    }

    fn catalogue() -> Catalogue {
        catalogue::catalogue()
    }
}
