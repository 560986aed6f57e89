//! Where each thing may be done now.

use crate::answers::Answers;
use crate::board::Board;
use crate::bridge::{Axis, BRIDGES};
use crate::cell::Cell;
use crate::cells::Cells;
use crate::decision::Action;
use crate::game::Mexica;
use crate::island::STARTS;
use crate::lock::Guard;
use crate::player::{ACTION_TOKENS, Player};
use crate::question::Question;
use crate::travel::JUMP;

/// How many action tokens a player may take in a turn.
pub const MOST_TAKEN: u8 = 2;

impl Mexica {
    /// The player whose turn it is.
    #[inline]
    pub(crate) fn own(&self) -> &Player {
        &self.players[self.actor.index()]
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

    /// The bridges not built yet.
    pub(crate) fn bridges_left(&self) -> u8 {
        BRIDGES.saturating_sub(self.board.bridges().len() as u8)
    }

    /// The answers to the question being asked.
    pub(crate) fn answers_now(&self) -> Answers {
        let guard = Guard::of(self);
        match self.question {
            Question::Start => Answers::cells(STARTS - self.board.pillis),
            Question::Turn => self.actions(&guard),
            Question::Walk => Answers::cells(self.walks(&guard)),
            Question::Sail => Answers::cells(self.trips(&guard)),
            Question::Jump => Answers::cells(self.jumps(&guard)),
            Question::Canal => Answers::cells(self.canals(&guard)),
            Question::DoubleCanal => Answers::cells(self.double_canals(&guard)),
            Question::SecondCell { first } => Answers::cells(self.second_cells(first, &guard)),
            Question::Bridge => Answers::cells(self.bridges()),
            Question::Axis { cell } => Answers::axes(self.axes(cell)),
            Question::MoveBridge => Answers::cells(self.movable_bridges(&guard)),
            Question::NewPlace { from } => Answers::cells(self.new_places(from, &guard)),
            Question::NewAxis { from, cell } => Answers::axes(self.new_axes(from, cell, &guard)),
            Question::Temple => Answers::cells(self.temples(&guard)),
            Question::Floors { .. } => Answers::floors(self.own().temples.heights(self.means())),
            Question::Found => Answers::cells(self.foundings(&guard)),
            Question::Nothing => Answers::default(),
        }
    }

    /// What may be done next: whatever can be done somewhere.
    fn actions(&self, guard: &Guard) -> Answers {
        let mut actions = Answers::default();
        actions.add_if(true, Action::Done);
        actions.add_if(!self.foundings(guard).is_empty(), Action::Found);
        if self.means() == 0 {
            return actions;
        }
        let take = self.points > 0 && self.taken < MOST_TAKEN && self.tokens_left() > 0;
        actions.add_if(take, Action::Take);
        actions.add_if(self.can_walk(guard), Action::Walk);
        actions.add_if(!self.trips(guard).is_empty(), Action::Sail);
        actions.add_if(!self.jumps(guard).is_empty(), Action::Jump);
        actions.add_if(!self.canals(guard).is_empty(), Action::Canal);
        actions.add_if(!self.double_canals(guard).is_empty(), Action::DoubleCanal);
        actions.add_if(!self.bridges().is_empty(), Action::Bridge);
        actions.add_if(!self.movable_bridges(guard).is_empty(), Action::MoveBridge);
        actions.add_if(!self.temples(guard).is_empty(), Action::Temple);
        actions
    }

    /// Those of some cells to which the Pilli may go without locking anyone in.
    fn unlocked(&self, cells: Cells, guard: &Guard) -> Cells {
        let from = self.own().pilli;
        guard.filter(cells, |board, cell| board.move_pilli(from, cell), &self.board)
    }

    #[inline]
    fn can_walk(&self, guard: &Guard) -> bool {
        if !guard.is_idle() {
            return !self.walks(guard).is_empty();
        }
        self.own().pilli.is_some_and(|pilli| self.board.can_step(pilli))
    }

    /// Where the Pilli may walk. What would cost more than the jump is left to the jump.
    fn walks(&self, guard: &Guard) -> Cells {
        let Some(pilli) = self.own().pilli else { return Cells::NONE };
        self.unlocked(self.board.walk(pilli, self.means().min(JUMP)), guard)
    }

    /// Where the Pilli may go by boat.
    fn trips(&self, guard: &Guard) -> Cells {
        let Some(pilli) = self.own().pilli else { return Cells::NONE };
        self.unlocked(self.board.sail(pilli, self.means().min(JUMP)), guard)
    }

    /// Where the Pilli may jump: to any other place that is free.
    fn jumps(&self, guard: &Guard) -> Cells {
        if self.means() < JUMP {
            return Cells::NONE;
        }
        self.unlocked(self.board.free(), guard)
    }

    /// Where a canal of one cell may be dug.
    fn canals(&self, guard: &Guard) -> Cells {
        if self.singles == 0 {
            return Cells::NONE;
        }
        guard.filter(self.board.diggable(), Board::dig, &self.board)
    }

    /// Where a canal of two cells may begin: it goes on to the east or to the south.
    fn double_canals(&self, guard: &Guard) -> Cells {
        if self.doubles == 0 {
            return Cells::NONE;
        }
        let plots = self.board.diggable();
        let firsts = plots & (plots.west() | plots.north());
        if guard.is_idle() {
            return firsts;
        }
        firsts.iter().filter(|&first| !self.second_cells(first, guard).is_empty()).collect()
    }

    /// Where a canal that begins here may end.
    fn second_cells(&self, first: Cell, guard: &Guard) -> Cells {
        let first_cell = Cells::only(first);
        let seconds = (first_cell.east() | first_cell.south()) & self.board.diggable();
        let dig = |board: &mut Board, cell| {
            board.dig(first);
            board.dig(cell);
        };
        if guard.is_clear_of(first) {
            return guard.filter(seconds, dig, &self.board);
        }
        let allowed = |&cell: &Cell| {
            let mut board = self.board;
            dig(&mut board, cell);
            guard.allows(&board)
        };
        seconds.iter().filter(allowed).collect()
    }

    /// Where a bridge may be built from the supply. It takes nothing from anyone.
    fn bridges(&self) -> Cells {
        if self.bridges_left() == 0 { Cells::NONE } else { self.board.bridgeable_at_all() }
    }

    /// Which ways a bridge may lead there.
    pub(crate) fn axes(&self, cell: Cell) -> impl Iterator<Item = Axis> {
        let fits = move |axis: &Axis| self.board.bridgeable(*axis).contains(cell);
        Axis::ALL.iter().copied().filter(fits)
    }

    /// The bridges that may be moved: once all are built, those on which nobody stands.
    fn movable_bridges(&self, guard: &Guard) -> Cells {
        if self.bridges_left() > 0 || self.board.bridgeable_at_all().is_empty() {
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
        if guard.is_idle() || guard.is_clear_of(from) {
            return places;
        }
        let leads = |&cell: &Cell| self.new_axes(from, cell, guard).next().is_some();
        places.iter().filter(leads).collect()
    }

    /// Which ways the bridge may lead there.
    fn new_axes(&self, from: Cell, cell: Cell, guard: &Guard) -> impl Iterator<Item = Axis> {
        let allowed = move |axis: &Axis| {
            if guard.is_idle() || guard.is_clear_of(from) {
                return true;
            }
            let mut board = self.board;
            board.remove_bridge(from);
            board.build_bridge(cell, *axis);
            guard.allows(&board)
        };
        self.axes(cell).filter(allowed)
    }

    /// Where a temple may be built: on empty land of the district the Pilli is in.
    fn temples(&self, guard: &Guard) -> Cells {
        let own = self.own();
        if own.temples.heights(self.means()) == 0 {
            return Cells::NONE;
        }
        let cells = own.district & self.board.empty();
        guard.filter(cells, |board, cell| board.obstacles.insert(cell), &self.board)
    }

    /// Where the token of the district may be put, if it can be founded.
    fn foundings(&self, guard: &Guard) -> Cells {
        let district = self.own().district;
        if self.row.count(district.len()) == 0 || district.touches(&self.board.founded) {
            return Cells::NONE;
        }
        let cells = district & self.board.empty();
        guard.filter(cells, |board, cell| board.obstacles.insert(cell), &self.board)
    }
}
