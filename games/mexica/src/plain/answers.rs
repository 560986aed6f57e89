//! Which decisions there are.

use crate::components::bridge::Axis;
use crate::components::temple::Floors;
use crate::format::decision::{Action, Decision};
use crate::rules::question::Question;

use super::{Place, Plain, cell, cells, place, printed};

/// The two ways a canal of two cells may go on: to the east and to the south.
fn onwards((column, row): Place) -> [Place; 2] {
    [(column + 1, row), (column, row + 1)]
}

impl Plain {
    /// Every decision there is now, in the order of the indices.
    pub(super) fn decisions(&self) -> Vec<Decision> {
        self.answers(self.view.question.unwrap()).collect()
    }

    /// The decision, if there is only one: it is not asked for.
    pub(super) fn only_decision(&self) -> Option<Decision> {
        let question = self.view.question.unwrap();
        if question == Question::Turn {
            // One may always end the turn; quick ones to try come first.
            let quick = [Action::Take, Action::Walk, Action::Canal, Action::DoubleCanal];
            let mut others = quick.iter().chain(Action::ALL).filter(|a| **a != Action::Done);
            let more = others.any(|&action| self.may(action));
            return (!more).then_some(Decision::Do(Action::Done));
        }
        let mut answers = self.answers(question);
        let first = answers.next();
        first.filter(|_| answers.next().is_none())
    }

    fn answers(&self, question: Question) -> Box<dyn Iterator<Item = Decision> + '_> {
        match question {
            Question::Nothing => Box::new(std::iter::empty()),
            Question::Turn => {
                let may = |action: &&Action| self.may(**action);
                Box::new(Action::ALL.iter().filter(may).map(|&action| Decision::Do(action)))
            }
            Question::Axis { cell } => {
                let fits = move |axis: &&Axis| self.may_bridge(place(cell), **axis);
                Box::new(Axis::ALL.iter().filter(fits).map(|&axis| Decision::Axis(axis)))
            }
            Question::NewAxis { from, cell } => {
                let (from, to) = (place(from), place(cell));
                let fits = move |axis: &&Axis| self.may_move_bridge(from, to, **axis);
                Box::new(Axis::ALL.iter().filter(fits).map(|&axis| Decision::Axis(axis)))
            }
            Question::Floors { .. } => {
                let may = |floors: &Floors| self.may_build(*floors);
                Box::new(Floors::all().filter(may).map(Decision::Floors))
            }
            _ => Box::new(self.places(question).filter_map(cell).map(Decision::At)),
        }
    }

    /// Action points left, and one more for every action token.
    fn means(&self) -> u8 {
        self.view.points.unwrap() + self.view.players[self.actor()].tokens
    }

    fn may_build(&self, floors: Floors) -> bool {
        let left = self.view.players[self.actor()].temples.unwrap();
        left.count(floors) > 0 && floors.number() <= self.means()
    }

    fn somewhere(&self, question: Question) -> bool {
        self.places(question).next().is_some()
    }

    fn may(&self, action: Action) -> bool {
        let view = &self.view;
        let points = self.means() > 0;
        match action {
            Action::Done => true,
            Action::Found => self.somewhere(Question::Found),
            Action::Take => {
                let held: u8 = view.players.iter().map(|player| player.tokens).sum();
                view.points.unwrap() > 0 && view.taken < 2 && held < 12
            }
            Action::Walk => points && self.somewhere(Question::Walk),
            Action::Sail => points && self.somewhere(Question::Sail),
            Action::Jump => self.means() >= 5 && self.somewhere(Question::Jump),
            Action::Canal => points && view.singles.unwrap() > 0 && self.somewhere(Question::Canal),
            Action::DoubleCanal => {
                points && view.doubles.unwrap() > 0 && self.somewhere(Question::DoubleCanal)
            }
            Action::Bridge => points && self.bridges.len() < 11 && self.somewhere(Question::Bridge),
            Action::MoveBridge => points && self.somewhere(Question::MoveBridge),
            Action::Temple => {
                Floors::all().any(|floors| self.may_build(floors))
                    && self.somewhere(Question::Temple)
            }
        }
    }

    /// The places that answer the question where.
    fn places(&self, question: Question) -> Box<dyn Iterator<Item = Place> + '_> {
        let moved = |ways: Vec<(Place, u8)>| {
            // A longer way than five points is not on offer.
            let most = self.means().min(5);
            let within = move |at: &Place| ways.iter().any(|(to, cost)| to == at && *cost <= most);
            cells().filter(within).filter(|&at| self.leaves_room_with_pilli(at))
        };
        match question {
            Question::Start => Box::new(
                cells().filter(|&at| printed(at) == b'S' && !self.pillis.contains(&Some(at))),
            ),
            Question::Walk => Box::new(moved(self.walks(self.own()))),
            Question::Sail => Box::new(moved(self.sails(self.own()))),
            Question::Jump => {
                Box::new(cells().filter(|&at| self.is_free(at) && self.leaves_room_with_pilli(at)))
            }
            Question::Canal => Box::new(cells().filter(|&at| self.may_dig(&[at]))),
            Question::DoubleCanal => Box::new(
                cells().filter(|&at| onwards(at).iter().any(|&next| self.may_dig(&[at, next]))),
            ),
            Question::SecondCell { first } => {
                let first = place(first);
                let next = onwards(first).into_iter();
                Box::new(next.filter(move |&next| self.may_dig(&[first, next])))
            }
            Question::Bridge => {
                let fits = |at| Axis::ALL.iter().any(|&axis| self.may_bridge(at, axis));
                Box::new(cells().filter(move |&at| fits(at)))
            }
            Question::MoveBridge => Box::new(
                cells()
                    .filter(|&at| self.bridge(at).is_some())
                    .filter(|&from| cells().any(|to| self.may_move_somehow(from, to))),
            ),
            Question::NewPlace { from } => {
                Box::new(cells().filter(move |&to| self.may_move_somehow(place(from), to)))
            }
            Question::Temple => {
                let district = self.district(self.own());
                let may = move |at: &Place| self.is_empty(*at) && district.contains(at);
                Box::new(cells().filter(may).filter(|&at| self.leaves_room_with_thing(at)))
            }
            Question::Found => {
                let district = self.district(self.own());
                let ordered = self.view.row.unwrap().count(district.len() as u32) > 0;
                let may = move |at: &Place| {
                    ordered && self.is_empty(*at) && district.contains(at) && !self.is_founded(*at)
                };
                Box::new(cells().filter(may).filter(|&at| self.leaves_room_with_thing(at)))
            }
            Question::Turn
            | Question::Axis { .. }
            | Question::NewAxis { .. }
            | Question::Floors { .. }
            | Question::Nothing => Box::new(std::iter::empty()),
        }
    }

    fn may_move_somehow(&self, from: Place, to: Place) -> bool {
        Axis::ALL.iter().any(|&axis| self.may_move_bridge(from, to, axis))
    }
}
