//! The answers to a question, worked out once when it arises.

use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::components::bridge::Axis;
use crate::components::temple::Floors;
use crate::format::decision::{Action, Decision};

/// The answers to a question. Those to one question are all of one form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Answers {
    actions: u16,
    axes: u8,
    floors: u8,
    cells: Cells,
}

impl Answers {
    pub fn cells(cells: Cells) -> Self {
        Self { cells, ..Self::default() }
    }

    pub fn axes(axes: impl IntoIterator<Item = Axis>) -> Self {
        let axes = axes.into_iter().fold(0, |all, axis| all | 1 << axis.index());
        Self { axes, ..Self::default() }
    }

    /// Heights of temples, as bits.
    pub fn floors(floors: u8) -> Self {
        Self { floors, ..Self::default() }
    }

    #[inline]
    pub fn add_if(&mut self, holds: bool, action: Action) {
        self.actions |= u16::from(holds) << action.index();
    }

    pub fn contains(&self, decision: Decision) -> bool {
        match decision {
            Decision::Do(action) => self.actions & (1 << action.index()) != 0,
            Decision::At(cell) => self.cells.contains(cell),
            Decision::Axis(axis) => self.axes & (1 << axis.index()) != 0,
            Decision::Floors(floors) => self.floors & (1 << floors.index()) != 0,
        }
    }

    /// Is there no choice?
    #[inline]
    pub fn only(&self) -> Option<Decision> {
        let small = self.actions.count_ones() + self.axes.count_ones() + self.floors.count_ones();
        match small {
            0 => self.cells.single().map(Decision::At),
            1 => self.iter().next(),
            _ => None,
        }
    }

    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn iter(&self) -> impl Iterator<Item = Decision> {
        let of = |bits: u32| move |at: usize| bits & (1 << at) != 0;
        let actions = Action::ALL.iter().filter(move |&&a| of(self.actions.into())(a.index()));
        let axes = Axis::ALL.iter().filter(move |&&axis| of(self.axes.into())(axis.index()));
        let floors = Floors::all().filter(move |floors| of(self.floors.into())(floors.index()));
        let actions = actions.map(|&action| Decision::Do(action));
        actions
            .chain(self.cells.iter().map(Decision::At))
            .chain(axes.map(|&axis| Decision::Axis(axis)))
            .chain(floors.map(Decision::Floors))
    }

    /// Puts all of them at the end of a list, in order.
    #[inline]
    pub fn list(&self, list: &mut Vec<Decision>) {
        if self.actions == 0 && self.axes == 0 && self.floors == 0 {
            list.reserve(Cell::COUNT);
            self.cells.iter().for_each(|cell| list.push(Decision::At(cell)));
        } else {
            list.extend(self.iter());
        }
    }
}
