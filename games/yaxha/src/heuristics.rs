//! What a good player of Yaxha knows: groups grow where they touch, and bonus cards are points.

use patolli_game::{BySeat, Game, Heuristics, Horizon, Seat};

use crate::cell::Cell;
use crate::colour::Colour;
use crate::decision::Decision;
use crate::flow::ROUNDS;
use crate::game::Yaxha;
use crate::groups::Profile;
use crate::score::points;

/// How far a group still grows: of the points that one more cube would bring, this part for each
/// round that is left.
const GROWTH: f32 = 0.06;

impl Heuristics for Yaxha {
    const HORIZON: Horizon = Horizon::Round;
    const GOOD_LEAD: f32 = 12.0;
    const SIMULATIONS: [u32; 4] = [2, 22, 90, 12_000];

    /// The points as they stand, and a part of what the next cube of each colour would bring.
    fn evaluate(&self) -> BySeat<f32> {
        let standing = self.standing();
        let left = f32::from(ROUNDS.saturating_sub(self.round));
        BySeat::from_fn(|seat| {
            if seat.index() >= self.seats() {
                return 0.0;
            }
            let profile = Profile::of(&self.pyramids[seat], &self.options);
            let next = |size: &u8| (points(size + 1) - points(*size)) as f32;
            let growth: f32 = profile.largest.iter().map(next).sum();
            standing.total(seat) as f32 + GROWTH * left * growth
        })
    }

    fn prior(&self, seat: Seat, decisions: &[Decision], weights: &mut Vec<u32>) {
        weights.clear();
        let pyramid = &self.pyramids[seat];
        weights.extend(decisions.iter().map(|&decision| match decision {
            Decision::Choose(tile) | Decision::Take(tile) => {
                // Cubes of the colours the player has.
                let cubes = self.market[tile.index()];
                let own = |colour: Colour| pyramid.cubes_of(colour).count_ones();
                1 + cubes.iter().map(|colour| own(colour).min(4)).sum::<u32>()
            }
            Decision::Place(colour, cell) => {
                let same = touching(cell).filter(|&other| pyramid.cube(other) == Some(colour));
                1 + 6 * same.count() as u32 + 2 * cell.level() as u32
            }
        }));
    }
}

/// The cells that touch this one, worked out cell by cell: beside, below and above.
pub(crate) fn touching(cell: Cell) -> impl Iterator<Item = Cell> {
    const STEPS: [(isize, isize, isize); 12] = [
        (0, -1, 0),
        (0, 1, 0),
        (0, 0, -1),
        (0, 0, 1),
        (-1, 0, 0),
        (-1, 1, 0),
        (-1, 0, 1),
        (-1, 1, 1),
        (1, 0, 0),
        (1, -1, 0),
        (1, 0, -1),
        (1, -1, -1),
    ];
    let (level, (column, row)) = (cell.level(), cell.place());
    STEPS.into_iter().filter_map(move |(up, right, back)| {
        let level = level.checked_add_signed(up)?;
        let column = usize::from(column).checked_add_signed(right)?;
        let row = usize::from(row).checked_add_signed(back)?;
        Cell::at(level, u8::try_from(column).ok()?, u8::try_from(row).ok()?)
    })
}
