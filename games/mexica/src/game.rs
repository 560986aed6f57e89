//! How the game meets the contract.

use patolli_game::{
    Barrier, Broken, Catalogue, Chance, Drawing, Game, Meta, Outcome, Phrase, Refusal, Seat, Seats,
    Setup, SetupError, Sink, Standing, Viewer,
};
use strum::VariantNames;

use crate::board::{MOST_SEATS, Owner};
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::format::options::OPTIONS;
use crate::rules::question::Question;
use crate::rules::state::Mexica;
use crate::views::invariants::Invariant;
use crate::views::view::View;
use crate::views::{catalogue, describe, determinize, draw, refusal};

pub(crate) static META: Meta = Meta {
    id: "mexica",
    rules_version: 1,
    seats: 2..=MOST_SEATS,
    usual_seats: 4,
    minutes: 60..=90,
    options: OPTIONS,
    drawn_fields: &["round", "question", "points", "row", "aside", "singles", "doubles", "neutral"],
    invariants: &[Invariant::VARIANTS],
    units_per_point: 1,
};

impl Game for Mexica {
    type Decision = Decision;
    type Event = Event;
    type View = View;

    const META: &'static Meta = &META;

    fn set_up(setup: &Setup) -> Result<Self, SetupError> {
        setup.is_for(&META)?;
        Ok(Self::new(setup))
    }

    fn introduce(&self, sink: &mut impl Sink<Event>) {
        for cell in &self.board.temples_of(Owner::Neutral) {
            if let Some((_, floors)) = self.board.temple(cell) {
                sink.tell(|| Event::NeutralBuilt { cell, floors });
            }
        }
        sink.tell(|| Event::DistrictsOrdered { sizes: self.row.iter().collect() });
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    /// The placing of the Pillis belongs to the first round.
    fn round(&self) -> u16 {
        self.round
    }

    #[inline]
    fn deciding(&self) -> Seats {
        match self.question {
            Question::Nothing => Seats::NONE,
            _ => Seats::only(self.actor),
        }
    }

    #[inline]
    fn decisions(&self, seat: Seat, list: &mut Vec<Decision>) {
        list.clear();
        if self.deciding().contains(seat) {
            self.answers.list(list);
        }
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        let deciding = self.deciding();
        if deciding.is_empty() {
            return Err(Refusal::Over);
        }
        if !deciding.contains(seat) {
            return Err(Refusal::NotDeciding { seat, deciding });
        }
        if self.answers.contains(decision) {
            return Ok(());
        }
        Err(refusal::why_not(self, decision).into())
    }

    fn apply(&mut self, seat: Seat, decision: Decision, sink: &mut impl Sink<Event>) -> Barrier {
        debug_assert!(self.check(seat, decision).is_ok(), "{seat}> {decision} is not legal");
        let before = (self.actor, self.round);
        self.carry_out(decision, sink);
        self.settle(sink);
        // After set-up nothing is hidden, so a whole turn can be taken back.
        let goes_on = before == (self.actor, self.round) && self.question != Question::Nothing;
        if goes_on { Barrier::Open } else { Barrier::Crossed }
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn determinize(view: &View, chance: &mut Chance) -> Result<Self, Broken> {
        determinize::determinize(view, chance)
    }

    /// Counts what a scoring now would bring: in the first period from founded districts alone.
    fn resume(
        view: &View,
        chance: &mut Chance,
        sink: &mut impl Sink<Event>,
    ) -> Result<Self, Broken> {
        determinize::resume(view, chance, sink)
    }

    fn standing(&self) -> Standing {
        self.points_so_far()
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.question == Question::Nothing;
        over.then(|| Outcome { standing: self.standing(), ending: self.ending() })
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
