//! Ways of playing that lead to what chance alone hardly ever meets.

use patolli_game::harness::Provable;
use patolli_game::{Chance, Seat};

use crate::components::calpulli::LARGEST;
use crate::format::decision::{Action, Decision};
use crate::rules::question::Question;
use crate::rules::state::Mexica;

use super::{Ground, Place, Plain, around, place};

/// How decisions are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Policy {
    /// All alike.
    Uniform,
    /// By the weights of the proof.
    Weighted,
    /// Everything close to the palace and to the Pillis of others: the first round must protect
    /// them, and the palace ends up among temples.
    Crowding,
    /// Pillis keep each other company, so that others are there when a district is founded.
    Gathering,
    /// Action tokens are taken until none is left.
    Hoarding,
    /// Land is filled up, until tiles and calpulli tokens fit nowhere.
    Filling,
}

impl Policy {
    /// Chooses one of the decisions of a seat.
    pub fn choose(
        self,
        game: &Mexica,
        plain: &Plain,
        list: &[Decision],
        chance: &mut Chance,
    ) -> Decision {
        let seat = plain.view.turn;
        let weights: Vec<u32> =
            list.iter().map(|&decision| self.weight(game, plain, seat, decision)).collect();
        list[chance.weighted(&weights)]
    }

    fn weight(self, game: &Mexica, plain: &Plain, seat: Seat, decision: Decision) -> u32 {
        let question = plain.view.question.unwrap();
        match (self, decision) {
            (Self::Uniform, _) => 1,
            (Self::Crowding, Decision::Do(action)) => match action {
                Action::DoubleCanal | Action::Temple => 30,
                Action::Canal | Action::Walk | Action::Bridge => 10,
                _ => 1,
            },
            (Self::Crowding, Decision::At(cell)) => plain.closeness(place(cell)),
            (Self::Gathering, Decision::At(cell))
                if matches!(question, Question::Walk | Question::Jump) =>
            {
                1 + 50 * plain.company(place(cell))
            }
            (Self::Gathering, Decision::Do(Action::Jump)) => 5,
            (Self::Hoarding, Decision::Do(Action::Take)) => 90,
            (Self::Hoarding, Decision::Do(Action::Done)) => 30,
            (Self::Filling, Decision::Do(action)) => match action {
                Action::Canal => 200,
                Action::Temple => 40,
                Action::DoubleCanal | Action::Found => 8,
                Action::Jump => 3,
                Action::Done | Action::Take => 0,
                _ => 1,
            },
            (Self::Filling, Decision::At(cell)) => 1 + plain.open_around(place(cell)).pow(3),
            _ => game.weight(seat, decision),
        }
    }
}

impl Plain {
    /// More, the closer a place is to the Pilli of an opponent in the first round, or to the
    /// palace later on.
    fn closeness(&self, at: Place) -> u32 {
        let opponents = (0..self.seats()).filter(|&seat| seat != self.actor());
        let mut aims: Vec<Place> = opponents.filter_map(|seat| self.pillis[seat]).collect();
        if self.view.round > Some(1) || aims.is_empty() {
            aims = vec![(8, 7)];
        }
        let far = aims.iter().map(|aim| aim.0.abs_diff(at.0) + aim.1.abs_diff(at.1)).min().unwrap();
        1 + 20_000 / (1 + far as u32).pow(5)
    }

    /// How many other Pillis are in the district of a place, if one of that size may be ordered.
    fn company(&self, at: Place) -> u32 {
        let district = self.district(at);
        if district.len() > LARGEST.into() || self.is_founded(at) {
            return 0;
        }
        let others = (0..self.seats()).filter(|&seat| seat != self.actor());
        let pillis = others.filter_map(|seat| self.pillis[seat]);
        pillis.filter(|pilli| district.contains(pilli)).count() as u32
    }

    /// How much land without temples lies around a place, outside founded districts.
    fn open_around(&self, at: Place) -> u32 {
        let open = |at: &Place| {
            self.ground(*at) == Ground::Land && !self.has_thing(*at) && !self.is_founded(*at)
        };
        around(at).iter().filter(|next| open(next)).count() as u32
    }
}
