//! A second, plain reading of the rules, cell by cell and without any cleverness, to check the
//! quick one against.

use std::collections::{BTreeMap, BTreeSet};

use patolli_game::{Game, Seat, Viewer};

use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::components::bridge::Axis;
use crate::components::calpulli::Calpullis;
use crate::components::map::{COLUMNS, MAP, ROWS};
use crate::components::temple::Floors;
use crate::format::decision::{Action, Decision};
use crate::format::options::LockIn;
use crate::rules::question::Question;
use crate::rules::state::Mexica;
use crate::views::view::{View, each_temple};

/// A place on the map, with a border of lake all around: column and row from 1.
type Place = (usize, usize);

#[derive(Clone, PartialEq, Debug)]
enum Ground {
    Lake,
    Land,
    Palace,
    Canal,
}

/// The board as a table of places.
#[derive(Clone)]
pub(crate) struct Plain {
    view: View,
    ground: BTreeMap<Place, Ground>,
    bridges: BTreeMap<Place, Axis>,
    /// Temples and calpulli tokens.
    things: BTreeSet<Place>,
    tokens: BTreeSet<Place>,
    pillis: Vec<Option<Place>>,
}

fn place(cell: Cell) -> Place {
    let (column, row) = cell.place();
    (column + 1, row + 1)
}

fn cell((column, row): Place) -> Option<Cell> {
    Cell::at(column.checked_sub(1)?, row.checked_sub(1)?)
}

fn around((column, row): Place) -> Vec<Place> {
    let mut places = vec![(column + 1, row), (column, row + 1)];
    places.extend(column.checked_sub(1).map(|column| (column, row)));
    places.extend(row.checked_sub(1).map(|row| (column, row)));
    places.retain(|&(column, row)| column <= COLUMNS + 1 && row <= ROWS + 1);
    places
}

/// The two ends of a bridge.
fn ends((column, row): Place, axis: Axis) -> [Place; 2] {
    match axis {
        Axis::EastWest => [(column - 1, row), (column + 1, row)],
        Axis::NorthSouth => [(column, row - 1), (column, row + 1)],
    }
}

/// Everything that can be reached, with the number of steps.
fn spread(from: Place, next: impl Fn(Place) -> Vec<Place>) -> BTreeMap<Place, u8> {
    let mut reached = BTreeMap::from([(from, 0)]);
    let mut last = vec![from];
    let mut steps = 0_u8;
    while !last.is_empty() {
        steps = steps.saturating_add(1);
        let mut new = Vec::new();
        for place in last.into_iter().flat_map(&next) {
            if let std::collections::btree_map::Entry::Vacant(entry) = reached.entry(place) {
                entry.insert(steps);
                new.push(place);
            }
        }
        last = new;
    }
    reached
}

impl Plain {
    pub fn of(game: &Mexica) -> Self {
        let view = game.view(Viewer::Omniscient);
        let mut ground = BTreeMap::new();
        for column in 0..COLUMNS + 2 {
            for row in 0..ROWS + 2 {
                let kind = match cell((column, row)) {
                    None => Ground::Lake,
                    Some(cell) if view.canals.contains(cell) => Ground::Canal,
                    Some(_) if MAP[row - 1][column - 1] == b'#' => Ground::Land,
                    Some(_) => Ground::Palace,
                };
                ground.insert((column, row), kind);
            }
        }
        let across = view.bridges.east_west.iter().map(|cell| (place(cell), Axis::EastWest));
        let along = view.bridges.north_south.iter().map(|cell| (place(cell), Axis::NorthSouth));
        let built = view.players.iter().map(|player| &player.built).chain(&view.neutral);
        let temples = built.flat_map(each_temple).map(|(cell, _)| place(cell));
        let tokens: BTreeSet<Place> = view.calpullis.iter().map(place).collect();
        Self {
            ground,
            bridges: across.chain(along).collect(),
            things: temples.chain(tokens.iter().copied()).collect(),
            tokens,
            pillis: view.players.iter().map(|player| player.pilli.map(place)).collect(),
            view,
        }
    }

    fn is_land(&self, place: Place) -> bool {
        matches!(self.ground[&place], Ground::Land | Ground::Palace)
    }

    fn is_water(&self, place: Place) -> bool {
        !self.is_land(place)
    }

    fn is_taken(&self, place: Place) -> bool {
        self.things.contains(&place) || self.pillis.contains(&Some(place))
    }

    /// Could a Pilli stand there?
    fn is_free(&self, place: Place) -> bool {
        (self.is_land(place) || self.bridges.contains_key(&place)) && !self.is_taken(place)
    }

    /// Ordinary land with nothing on it.
    fn is_empty(&self, place: Place) -> bool {
        self.ground[&place] == Ground::Land && !self.is_taken(place)
    }

    fn district(&self, from: Place) -> BTreeSet<Place> {
        if self.is_water(from) {
            return BTreeSet::new();
        }
        let beside = |at| around(at).into_iter().filter(|&next| self.is_land(next)).collect();
        spread(from, beside).into_keys().collect()
    }

    fn is_founded(&self, at: Place) -> bool {
        self.district(at).iter().any(|place| self.tokens.contains(place))
    }

    /// Where one step leads.
    fn steps(&self, from: Place) -> Vec<Place> {
        let along = |bridge: Place, other: Place| {
            self.bridges.get(&bridge).is_none_or(|&axis| ends(bridge, axis).contains(&other))
        };
        let may = |&to: &Place| self.is_free(to) && along(from, to) && along(to, from);
        around(from).into_iter().filter(may).collect()
    }

    /// The bridges one trip away, with no bridge between.
    fn next_bridges(&self, from: Place) -> Vec<Place> {
        let water = |at: Place| -> Vec<Place> {
            if at != from && self.bridges.contains_key(&at) {
                return Vec::new();
            }
            around(at).into_iter().filter(|&next| self.is_water(next)).collect()
        };
        let reached = spread(from, water).into_keys();
        reached.filter(|place| *place != from && self.bridges.contains_key(place)).collect()
    }

    /// Everywhere a Pilli gets without building or jumping.
    fn reach(&self, from: Place) -> BTreeSet<Place> {
        let next = |at: Place| {
            let mut next = self.steps(at);
            if self.bridges.contains_key(&at) {
                let trips = spread(at, |bridge| self.next_bridges(bridge)).into_keys();
                next.extend(trips.filter(|&bridge| self.is_free(bridge)));
            }
            next
        };
        spread(from, next).into_keys().collect()
    }

    /// Does this leave enough to every opponent of the player who acts?
    fn leaves_room(&self, after: &Self) -> bool {
        if self.view.round > Some(1) {
            return true;
        }
        let opponents = Seat::first(self.pillis.len()).filter(|seat| *seat != self.view.turn);
        opponents.filter_map(|seat| self.pillis[seat.index()]).all(|pilli| {
            let (before, after) = (self.reach(pilli).len(), after.reach(pilli).len());
            let roomy = self.view.options.lock_in == LockIn::Step || before < 13 || after >= 13;
            roomy && (before < 2 || after >= 2)
        })
    }

    /// The same with one more thing on the board, whatever it is.
    fn with_thing(&self, at: Place) -> Self {
        let mut after = self.clone();
        after.things.insert(at);
        after
    }

    fn with_pilli(&self, at: Place) -> Self {
        let mut after = self.clone();
        after.pillis[self.view.turn.index()] = Some(at);
        after
    }

    fn with_canals(&self, canals: &[Place]) -> Self {
        let mut after = self.clone();
        after.ground.extend(canals.iter().map(|&at| (at, Ground::Canal)));
        after
    }

    fn all(&self) -> impl Iterator<Item = Place> {
        self.ground.keys().copied().filter(|&at| cell(at).is_some())
    }

    fn may_dig(&self, at: Place) -> bool {
        let before_bridge = self.bridges.iter().any(|(&b, &axis)| ends(b, axis).contains(&at));
        self.is_empty(at) && !before_bridge && !self.is_founded(at)
    }

    fn may_dig_two(&self, one: Place, other: Place) -> bool {
        self.may_dig(one)
            && self.may_dig(other)
            && self.leaves_room(&self.with_canals(&[one, other]))
    }

    fn may_bridge(&self, at: Place, axis: Axis) -> bool {
        self.ground[&at] == Ground::Canal
            && !self.bridges.contains_key(&at)
            && ends(at, axis).iter().all(|&end| self.is_land(end))
    }

    fn may_move_bridge(&self, from: Place, to: Place, axis: Axis) -> bool {
        let movable = self.bridges.contains_key(&from) && !self.pillis.contains(&Some(from));
        let mut after = self.clone();
        after.bridges.remove(&from);
        let fits = movable && self.bridges.len() == 11 && to != from && self.may_bridge(to, axis);
        after.bridges.insert(to, axis);
        fits && self.leaves_room(&after)
    }

    /// The list of decisions is that of the rulebook.
    pub fn check_decisions(&self, game: &Mexica) -> Result<(), String> {
        let mut listed = Vec::new();
        game.decisions(game.actor, &mut listed);
        let expected = self.decisions(game.question);
        if listed == expected {
            return Ok(());
        }
        let names =
            |list: &[Decision]| list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        Err(format!("{:?}: {} instead of {}", game.question, names(&listed), names(&expected)))
    }

    fn decisions(&self, question: Question) -> Vec<Decision> {
        if question == Question::Turn {
            let may = |action: &&Action| self.may(**action);
            return Action::ALL.iter().filter(may).map(|&action| Decision::Do(action)).collect();
        }
        let cells = (0..Cell::COUNT).filter_map(Cell::from_index);
        let cells = cells.filter(|&cell| self.may_at(question, place(cell))).map(Decision::At);
        let axes = Axis::ALL.iter().filter(|axis| match question {
            Question::Axis { cell } => self.may_bridge(place(cell), **axis),
            Question::NewAxis { from, cell } => {
                self.may_move_bridge(place(from), place(cell), **axis)
            }
            _ => false,
        });
        let floors = Floors::all().filter(|&floors| match question {
            Question::Floors { .. } => self.may_build(floors),
            _ => false,
        });
        let axes = axes.map(|&axis| Decision::Axis(axis));
        cells.chain(axes).chain(floors.map(Decision::Floors)).collect()
    }

    fn means(&self) -> u8 {
        self.view.points.unwrap() + self.view.players[self.view.turn.index()].tokens
    }

    fn own(&self) -> Place {
        self.pillis[self.view.turn.index()].unwrap()
    }

    fn may_build(&self, floors: Floors) -> bool {
        let left = self.view.players[self.view.turn.index()].temples.unwrap();
        left.count(floors) > 0 && floors.number() <= self.means()
    }

    fn somewhere(&self, question: Question) -> bool {
        self.all().any(|at| self.may_at(question, at))
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

    /// May this be the answer to the question where?
    fn may_at(&self, question: Question, at: Place) -> bool {
        let most = || self.means().min(5);
        match question {
            Question::Start => {
                let start = MAP[at.1 - 1][at.0 - 1] == b'S';
                start && !self.pillis.contains(&Some(at))
            }
            Question::Walk => {
                let steps = spread(self.own(), |at| self.steps(at));
                steps.get(&at).is_some_and(|&cost| cost > 0 && cost <= most())
                    && self.leaves_room(&self.with_pilli(at))
            }
            Question::Sail => {
                let own = self.own();
                if !self.bridges.contains_key(&own) {
                    return false;
                }
                let trips = spread(own, |bridge| self.next_bridges(bridge));
                trips.get(&at).is_some_and(|&cost| cost > 0 && cost <= most())
                    && self.is_free(at)
                    && self.leaves_room(&self.with_pilli(at))
            }
            Question::Jump => self.is_free(at) && self.leaves_room(&self.with_pilli(at)),
            Question::Canal => self.may_dig(at) && self.leaves_room(&self.with_canals(&[at])),
            Question::DoubleCanal => {
                self.may_dig_two(at, (at.0 + 1, at.1)) || self.may_dig_two(at, (at.0, at.1 + 1))
            }
            Question::SecondCell { first } => {
                let first = place(first);
                let beside = at == (first.0 + 1, first.1) || at == (first.0, first.1 + 1);
                beside && self.may_dig_two(first, at)
            }
            Question::Bridge => Axis::ALL.iter().any(|&axis| self.may_bridge(at, axis)),
            Question::MoveBridge => {
                self.bridges.contains_key(&at)
                    && self
                        .all()
                        .any(|to| Axis::ALL.iter().any(|&axis| self.may_move_bridge(at, to, axis)))
            }
            Question::NewPlace { from } => {
                Axis::ALL.iter().any(|&axis| self.may_move_bridge(place(from), at, axis))
            }
            Question::Temple => {
                self.is_empty(at)
                    && self.district(self.own()).contains(&at)
                    && self.leaves_room(&self.with_thing(at))
            }
            Question::Found => {
                let district = self.district(self.own());
                let row = self.view.row.unwrap();
                district.contains(&at)
                    && !self.is_founded(at)
                    && row.count(district.len() as u32) > 0
                    && self.is_empty(at)
                    && self.leaves_room(&self.with_thing(at))
            }
            Question::Turn
            | Question::Axis { .. }
            | Question::NewAxis { .. }
            | Question::Floors { .. }
            | Question::Nothing => false,
        }
    }
}

/// Every district, worked out cell by cell.
fn plain_districts(land: Cells) -> Vec<Cells> {
    let mut left: BTreeSet<Cell> = land.iter().collect();
    let mut districts = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut district = Cells::only(first);
        let mut to_visit = vec![first];
        while let Some((column, row)) = to_visit.pop().map(Cell::place) {
            let beside = [
                (column + 1, row),
                (column.wrapping_sub(1), row),
                (column, row + 1),
                (column, row.wrapping_sub(1)),
            ];
            for next in beside.into_iter().filter_map(|(column, row)| Cell::at(column, row)) {
                if left.remove(&next) {
                    district.insert(next);
                    to_visit.push(next);
                }
            }
        }
        districts.push(district);
    }
    districts
}

/// Every district is its flood fill, and a founded one has one token and the size of one.
pub(crate) fn check_districts(game: &Mexica) -> Result<(), String> {
    let districts = plain_districts(game.board.land);
    if game.board.districts().collect::<Vec<_>>() != districts {
        return Err("the districts are others".to_owned());
    }
    for district in districts {
        let size = district.len();
        let tokens = (district & game.board.calpullis).len();
        if tokens > 1 || tokens == 1 && Calpullis::ALL.count(size) == 0 {
            return Err(format!("{tokens} tokens in a district of {size}"));
        }
        if district.touches(&game.board.founded) != (tokens == 1) {
            return Err(format!("is the district of {size} founded?"));
        }
    }
    Ok(())
}
