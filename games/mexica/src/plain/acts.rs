//! What decisions do.

use crate::board::cell::Cell;
use crate::components::bridge::Axis;
use crate::components::temple::Floors;
use crate::format::decision::{Action, Decision};
use crate::rules::question::Question;

use super::{Place, Plain, place};

/// How many points it takes to get there on foot or by boat.
fn cost(ways: &[(Place, u8)], to: Cell) -> u8 {
    ways.iter().find(|(at, _)| *at == place(to)).unwrap().1
}

impl Plain {
    /// Carries out a decision, and every one after it that leaves no choice.
    pub(super) fn decide(&mut self, decision: Decision) {
        self.carry_out(decision);
        while let Some(only) = self.only_decision() {
            self.carry_out(only);
        }
    }

    fn carry_out(&mut self, decision: Decision) {
        let question = self.view.question.unwrap();
        match decision {
            Decision::Do(action) => self.act(action),
            Decision::At(cell) => self.answer_where(question, cell),
            Decision::Axis(axis) => match question {
                Question::Axis { cell } => self.build_bridge(cell, axis),
                Question::NewAxis { from, cell } => self.move_bridge(from, cell, axis),
                _ => panic!("{decision} to {question:?}"),
            },
            Decision::Floors(floors) => match question {
                Question::Floors { cell } => self.build_temple(cell, floors),
                _ => panic!("{decision} to {question:?}"),
            },
        }
        *self = Self::of_view(self.view.clone());
    }

    fn ask(&mut self, question: Question) {
        self.view.question = Some(question);
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Walk => self.ask(Question::Walk),
            Action::Sail => self.ask(Question::Sail),
            Action::Jump => self.ask(Question::Jump),
            Action::Canal => self.ask(Question::Canal),
            Action::DoubleCanal => self.ask(Question::DoubleCanal),
            Action::Bridge => self.ask(Question::Bridge),
            Action::MoveBridge => self.ask(Question::MoveBridge),
            Action::Temple => self.ask(Question::Temple),
            Action::Found => self.ask(Question::Found),
            Action::Take => {
                // A token costs a point of this turn.
                *self.view.points.as_mut().unwrap() -= 1;
                self.view.taken += 1;
                let actor = self.actor();
                self.view.players[actor].tokens += 1;
            }
            Action::Done => self.end_turn(),
        }
    }

    fn answer_where(&mut self, question: Question, cell: Cell) {
        match question {
            Question::Start => self.start_at(cell),
            Question::Walk => self.go(cell, cost(&self.walks(self.own()), cell)),
            Question::Sail => self.go(cell, cost(&self.sails(self.own()), cell)),
            Question::Jump => self.go(cell, 5),
            Question::Canal => {
                self.dig(&[cell]);
                *self.view.singles.as_mut().unwrap() -= 1;
                self.remove_dead_tokens();
            }
            Question::SecondCell { first } => {
                self.dig(&[first, cell]);
                *self.view.doubles.as_mut().unwrap() -= 1;
                self.remove_dead_tokens();
            }
            Question::DoubleCanal => self.ask(Question::SecondCell { first: cell }),
            Question::Bridge => self.ask(Question::Axis { cell }),
            Question::MoveBridge => self.ask(Question::NewPlace { from: cell }),
            Question::NewPlace { from } => self.ask(Question::NewAxis { from, cell }),
            Question::Temple => self.ask(Question::Floors { cell }),
            Question::Found => self.found(cell),
            _ => panic!("{cell} to {question:?}"),
        }
    }

    /// Pays first with points of the turn, then with action tokens; then the turn goes on.
    fn pay(&mut self, cost: u8) {
        let points = self.view.points.as_mut().unwrap();
        let at_once = cost.min(*points);
        *points -= at_once;
        let actor = self.actor();
        self.view.players[actor].tokens -= cost - at_once;
        self.ask(Question::Turn);
    }

    fn go(&mut self, cell: Cell, cost: u8) {
        let actor = self.actor();
        self.view.players[actor].pilli = Some(cell);
        self.pay(cost);
    }

    fn dig(&mut self, cells: &[Cell]) {
        for &cell in cells {
            self.view.canals.insert(cell);
        }
        self.view.placed = true;
        self.pay(1);
    }

    fn put_bridge(&mut self, cell: Cell, axis: Axis) {
        match axis {
            Axis::EastWest => self.view.bridges.east_west.insert(cell),
            Axis::NorthSouth => self.view.bridges.north_south.insert(cell),
        }
    }

    fn build_bridge(&mut self, cell: Cell, axis: Axis) {
        self.put_bridge(cell, axis);
        self.view.placed = true;
        self.pay(1);
    }

    /// A bridge that is moved comes from no supply, and is nothing new on the board.
    fn move_bridge(&mut self, from: Cell, cell: Cell, axis: Axis) {
        self.view.bridges.east_west.remove(from);
        self.view.bridges.north_south.remove(from);
        self.put_bridge(cell, axis);
        self.pay(1);
    }

    fn build_temple(&mut self, cell: Cell, floors: Floors) {
        let actor = self.actor();
        let player = &mut self.view.players[actor];
        player.built[usize::from(floors.number()) - 1].insert(cell);
        let mut left: Vec<Floors> = player.temples.unwrap().each().collect();
        left.remove(left.iter().position(|other| *other == floors).unwrap());
        player.temples = Some(left.into_iter().collect());
        self.view.placed = true;
        self.pay(floors.number());
        self.remove_dead_tokens();
    }

    /// The founder scores half the size, rounded up; every other Pilli in the district half of
    /// that, rounded up.
    fn found(&mut self, at: Cell) {
        let district = self.district(place(at));
        let size = district.len() as u16;
        let founder = size.div_ceil(2);
        let inside = |pilli: Option<Place>| pilli.is_some_and(|pilli| district.contains(&pilli));
        let actor = self.actor();
        for seat in 0..self.seats() {
            if seat == actor {
                self.view.players[seat].points.founding += founder;
            } else if inside(self.pillis[seat]) {
                self.view.players[seat].points.presence += founder.div_ceil(2);
            }
        }
        let mut row: Vec<u8> = self.view.row.unwrap().iter().collect();
        row.remove(row.iter().position(|ordered| u16::from(*ordered) == size).unwrap());
        self.view.row = Some(row.into_iter().collect());
        self.view.calpullis.insert(at);
        self.view.placed = true;
        self.pay(0);
        self.remove_dead_tokens();
    }
}
