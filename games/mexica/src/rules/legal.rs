//! Where each thing may be done now.

use crate::board::Board;
use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::board::island::STARTS;
use crate::board::travel::JUMP;
use crate::components::bridge::Axis;
use crate::components::supply::ACTION_TOKENS;
use crate::format::decision::{Action, Decision};
use crate::rules::answers::Answers;
use crate::rules::lock::Guard;
use crate::rules::player::Player;
use crate::rules::question::Question;
use crate::rules::state::Mexica;

/// How many action tokens a player may take in a turn.
pub const MOST_TAKEN: u8 = 2;

impl Mexica {
    /// The player whose turn it is.
    #[inline]
    pub(crate) fn own(&self) -> &Player {
        &self.players[self.actor]
    }

    /// What can be spent in this turn: the points left and all tokens.
    #[inline]
    pub(crate) fn means(&self) -> u8 {
        self.points + self.own().tokens
    }

    /// The action tokens that nobody has.
    pub(crate) fn tokens_left(&self) -> u8 {
        ACTION_TOKENS.saturating_sub(self.players.iter().map(|player| player.tokens).sum())
    }

    /// What an answer to the question being asked costs, in points and tokens, if it settles that.
    pub fn cost(&self, decision: Decision) -> Option<u8> {
        let pilli = self.own().pilli;
        match (self.question, decision) {
            (Question::Turn, Decision::Do(Action::Jump)) | (Question::Jump, Decision::At(_)) => {
                Some(JUMP)
            }
            (Question::Turn, Decision::Do(action)) => match action {
                Action::Found | Action::Done => Some(0),
                Action::Walk | Action::Sail | Action::Temple => None,
                _ => Some(1),
            },
            (Question::Walk, Decision::At(cell)) => self.board.walk_cost(pilli?, cell, JUMP),
            (Question::Sail, Decision::At(cell)) => self.board.sail_cost(pilli?, cell, JUMP),
            (Question::Floors { .. }, Decision::Floors(floors)) => Some(floors.number()),
            _ => None,
        }
    }

    /// The answers to the question being asked.
    pub(crate) fn answers_now(&self) -> Answers {
        let guard = Guard::of(self);
        match self.question {
            Question::Start => Answers::cells(STARTS - self.board.pillis),
            Question::Turn => self.actions(&guard),
            Question::DoubleCanal => Answers::cells(self.double_canals(&guard)),
            Question::SecondCell { first } => Answers::cells(self.second_cells(first, &guard)),
            Question::Axis { cell } => Answers::axes(self.axes(cell)),
            Question::MoveBridge => Answers::cells(self.movable_bridges(&guard)),
            Question::NewPlace { from } => Answers::cells(self.new_places(from, &guard)),
            Question::NewAxis { from, cell } => Answers::axes(self.new_axes(from, cell, &guard)),
            Question::Floors { .. } => Answers::floors(self.own().temples.heights(self.means())),
            question => {
                let after = |cell| self.board_after(question, cell);
                Answers::cells(guard.filter(self.places(question), after))
            }
        }
    }

    /// What may be done next: whatever can be done somewhere.
    fn actions(&self, guard: &Guard) -> Answers {
        let somewhere = |question| {
            let after = |cell| self.board_after(question, cell);
            guard.any(self.places(question), after)
        };
        let mut actions = Answers::default();
        actions.add_if(true, Action::Done);
        actions.add_if(somewhere(Question::Found), Action::Found);
        if self.means() == 0 {
            return actions;
        }
        let take = self.points > 0 && self.taken < MOST_TAKEN && self.tokens_left() > 0;
        actions.add_if(take, Action::Take);
        actions.add_if(self.can_walk(guard), Action::Walk);
        actions.add_if(somewhere(Question::Sail), Action::Sail);
        actions.add_if(somewhere(Question::Jump), Action::Jump);
        actions.add_if(somewhere(Question::Canal), Action::Canal);
        actions.add_if(self.can_dig_two(guard), Action::DoubleCanal);
        actions.add_if(somewhere(Question::Bridge), Action::Bridge);
        actions.add_if(!self.movable_bridges(guard).is_empty(), Action::MoveBridge);
        actions.add_if(somewhere(Question::Temple), Action::Temple);
        actions
    }

    /// Where the thing in question may be done, if nobody had to be guarded.
    #[inline]
    fn places(&self, question: Question) -> Cells {
        let Some(pilli) = self.own().pilli else { return Cells::NONE };
        let possible = match question {
            Question::Jump => self.means() >= JUMP,
            Question::Canal => self.singles > 0,
            Question::Bridge => self.bridges > 0,
            Question::Temple => self.own().temples.heights(self.means()) != 0,
            Question::Found => self.is_foundable(),
            _ => true,
        };
        if !possible {
            return Cells::NONE;
        }
        match question {
            // What would cost more than a jump is left to the jump.
            Question::Walk => self.board.walk(pilli, self.means().min(JUMP)),
            Question::Sail => self.board.sail(pilli, self.means().min(JUMP)),
            Question::Jump => self.board.free(),
            Question::Canal => self.board.diggable(),
            Question::Bridge => self.board.bridgeable_at_all(),
            Question::Temple | Question::Found => self.own().district & self.board.empty(),
            _ => Cells::NONE,
        }
    }

    /// Could the action be started, if nobody had to be guarded?
    pub(crate) fn is_possible_unguarded(&self, action: Action) -> bool {
        let somewhere = |question| !self.places(question).is_empty();
        let idle = Guard::default();
        let by_means = match action {
            Action::Found => return somewhere(Question::Found),
            Action::Take | Action::Done => false,
            Action::Walk => somewhere(Question::Walk),
            Action::Sail => somewhere(Question::Sail),
            Action::Jump => somewhere(Question::Jump),
            Action::Canal => somewhere(Question::Canal),
            Action::DoubleCanal => self.can_dig_two(&idle),
            Action::Bridge => somewhere(Question::Bridge),
            Action::MoveBridge => !self.movable_bridges(&idle).is_empty(),
            Action::Temple => somewhere(Question::Temple),
        };
        by_means && self.means() > 0
    }

    /// The board after this is done there, as far as it matters to those who are guarded.
    fn board_after(&self, question: Question, cell: Cell) -> Board {
        let mut board = self.board;
        match question {
            Question::Walk | Question::Sail | Question::Jump => {
                board.move_pilli(self.own().pilli, cell);
            }
            Question::Canal => board.dig(cell),
            Question::Temple | Question::Found => board.obstacles.insert(cell),
            // A bridge takes nothing from anyone.
            _ => {}
        }
        board
    }

    /// Is the district of the Pilli ordered, and not founded yet?
    pub(crate) fn is_foundable(&self) -> bool {
        let own = self.own();
        let founded = own.pilli.is_none_or(|pilli| self.board.founded.contains(pilli));
        !founded && !self.row.is_empty() && self.row.count(own.district.len()) > 0
    }

    fn can_walk(&self, guard: &Guard) -> bool {
        if guard.is_idle() {
            return self.own().pilli.is_some_and(|pilli| self.board.can_step(pilli));
        }
        let after = |cell| self.board_after(Question::Walk, cell);
        guard.any(self.places(Question::Walk), after)
    }

    /// Where a canal of two cells may begin, if nobody had to be guarded: it continues to the east
    /// or to the south.
    fn pairs(&self) -> Cells {
        if self.doubles == 0 {
            return Cells::NONE;
        }
        let plots = self.board.diggable();
        plots & (plots.west() | plots.north())
    }

    fn can_dig_two(&self, guard: &Guard) -> bool {
        let pairs = self.pairs();
        let may_begin = |first| !self.second_cells(first, guard).is_empty();
        !guard.clear_for_two(pairs).is_empty() || pairs.iter().any(may_begin)
    }

    /// Where a canal of two cells may begin.
    fn double_canals(&self, guard: &Guard) -> Cells {
        let pairs = self.pairs();
        let clear = guard.clear_for_two(pairs);
        let may_begin = |&first: &Cell| !self.second_cells(first, guard).is_empty();
        clear | (pairs - clear).iter().filter(may_begin).collect()
    }

    /// Where a canal that begins here may end.
    fn second_cells(&self, first: Cell, guard: &Guard) -> Cells {
        let first_cell = Cells::only(first);
        let seconds = (first_cell.east() | first_cell.south()) & self.board.diggable();
        let allowed = |&cell: &Cell| {
            let mut board = self.board;
            board.dig(first);
            board.dig(cell);
            guard.allows(&board, first_cell.with(cell))
        };
        seconds.iter().filter(allowed).collect()
    }

    /// Which ways a bridge may lead there.
    pub(crate) fn axes(&self, cell: Cell) -> impl Iterator<Item = Axis> {
        let fits = move |axis: &Axis| self.board.bridgeable(*axis).contains(cell);
        Axis::ALL.iter().copied().filter(fits)
    }

    /// The bridges that may be moved: once all are built, those on which nobody stands.
    fn movable_bridges(&self, guard: &Guard) -> Cells {
        if self.bridges > 0 || self.board.bridgeable_at_all().is_empty() {
            return Cells::NONE;
        }
        let bridges = self.board.bridges() - self.board.pillis;
        if guard.is_idle() {
            return bridges;
        }
        bridges.iter().filter(|&from| !self.new_places(from, guard).is_empty()).collect()
    }

    /// Where this bridge may be moved: anywhere else.
    fn new_places(&self, from: Cell, guard: &Guard) -> Cells {
        let places = self.board.bridgeable_at_all();
        if guard.is_clear_of(from) {
            return places;
        }
        let leads = |&cell: &Cell| self.new_axes(from, cell, guard).next().is_some();
        places.iter().filter(leads).collect()
    }

    /// Which ways the bridge may lead there.
    fn new_axes(&self, from: Cell, cell: Cell, guard: &Guard) -> impl Iterator<Item = Axis> {
        let allowed = move |axis: &Axis| {
            let mut board = self.board;
            board.remove_bridge(from);
            board.build_bridge(cell, *axis);
            guard.allows(&board, Cells::only(from))
        };
        self.axes(cell).filter(allowed)
    }
}
