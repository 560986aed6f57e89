//! What a good player of Mexica knows: what temples are worth where, and which canals close
//! something.

mod features;
mod weights;

use patolli_game::{BySeat, Heuristics, Horizon, Seat};

use crate::board::Owner;
use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::board::island::{COAST, ISLAND, STARTS};
use crate::components::calpulli::{LARGEST, values};
use crate::format::decision::{Action, Decision};
use crate::rules::question::Question;
use crate::rules::state::Mexica;
pub use features::{FEATURES, MOMENTS};
pub use weights::WEIGHTS;

/// What a district that could be closed around the player's Pilli is worth, and how much less for
/// each canal.
const PROJECT: f32 = 0.7;
const PER_TILE: f32 = 0.7;

impl Heuristics for Mexica {
    const HORIZON: Horizon = Horizon::Turn { rounds: 2, plans: 4, curiosity: 0.12 };
    const GOOD_LEAD: f32 = 25.0;
    const SIMULATIONS: [u32; 4] = [6, 24, 80, 2000];

    fn evaluate(&self) -> BySeat<f32> {
        let mut points = BySeat::from_fn(|seat| match self.players.get(seat) {
            Some(player) => player.points.iter().map(|&points| f32::from(points)).sum(),
            None => 0.0,
        });
        if self.question == Question::Nothing {
            return points;
        }
        let (moment, part) = self.moment();
        self.features(|seat, feature, amount| {
            let weights = &WEIGHTS[feature];
            points[seat] += amount * (weights[moment] * (1.0 - part) + weights[moment + 1] * part);
        });
        points
    }

    fn prior(&self, _: Seat, decisions: &[Decision], weights: &mut Vec<u32>) {
        weights.clear();
        match self.question {
            Question::Turn => {
                let good = !self.good_places().0.is_empty() && !self.is_foundable();
                weights.extend(decisions.iter().map(|&d| self.action_prior(d, good)));
            }
            Question::Walk | Question::Sail | Question::Jump => {
                let (good, fair) = self.good_places();
                weights.extend(decisions.iter().map(|&decision| match decision {
                    Decision::At(cell) if good.contains(cell) => 60,
                    Decision::At(cell) if fair.contains(cell) => 8,
                    Decision::At(cell) if STARTS.contains(cell) && self.last_round => 20,
                    _ => 1,
                }));
            }
            Question::Canal => {
                weights.extend(decisions.iter().map(|&d| self.canal_prior(d, Cells::NONE)));
            }
            Question::DoubleCanal => {
                let plots = self.board.diggable();
                weights.extend(decisions.iter().map(|&d| self.double_canal_prior(d, plots)));
            }
            Question::SecondCell { first } => {
                let first = Cells::only(first);
                weights.extend(decisions.iter().map(|&d| self.canal_prior(d, first)));
            }
            Question::Temple | Question::Found => {
                let ramps = self.board.ramps();
                weights.extend(decisions.iter().map(|&decision| match decision {
                    Decision::At(cell) if !ramps.contains(cell) => 4,
                    _ => 1,
                }));
            }
            Question::Floors { cell } => {
                weights.extend(decisions.iter().map(|&d| self.floors_prior(cell, d)));
            }
            Question::Bridge | Question::NewPlace { .. } => {
                let near = self.own().district.beside();
                weights.extend(decisions.iter().map(|&decision| match decision {
                    Decision::At(cell) if near.contains(cell) => 6,
                    _ => 1,
                }));
            }
            _ => weights.extend(decisions.iter().map(|_| 1)),
        }
    }
}

impl Mexica {
    /// What the best district that could be closed around a Pilli promises: less for each canal it
    /// needs.
    ///
    /// The district grows cell by cell, each time by the one that leaves the fewest cells to dig;
    /// what cannot be dug must be part of it.
    pub(crate) fn project(&self, pilli: Cell) -> f32 {
        let (land, plots) = (self.board.land - self.board.founded, self.board.diggable());
        let border = |district: Cells| district.beside() & (land - district);
        let mut district = Cells::only(pilli);
        let mut best = 0.0_f32;
        while district.len() < u32::from(LARGEST) {
            let rim = border(district);
            let forced = rim - plots;
            if !forced.is_empty() {
                district = district | forced;
                continue;
            }
            let size = district.len();
            if self.row.count(size) > 0 {
                let tiles = rim.len().div_ceil(2);
                let worth = f32::from(values(size)[1]) + 0.4 * size as f32;
                best = best.max(worth * PROJECT * PER_TILE.powi(tiles as i32));
            }
            let open = |cell: &Cell| border(district.with(*cell)).len();
            let Some(next) = rim.iter().min_by_key(open) else { break };
            district.insert(next);
        }
        best
    }

    fn action_prior(&self, decision: Decision, good: bool) -> u32 {
        let Decision::Do(action) = decision else { return 1 };
        let own = self.own();
        let settled = own.district.touches(&self.board.founded);
        let small = own.district.len() <= u32::from(LARGEST) + 5;
        match action {
            Action::Found => 300,
            Action::Temple if settled || small || self.period == 2 => 30,
            Action::DoubleCanal => 24,
            Action::Walk | Action::Sail if good => 40,
            Action::Jump if good => 30,
            Action::Walk => 14,
            Action::Sail | Action::Bridge | Action::Take => 10,
            Action::Temple => 5,
            Action::Canal => 4,
            Action::Jump if settled => 6,
            Action::Jump | Action::Done => 2,
            Action::MoveBridge => 1,
        }
    }

    /// Where a player would like to be: in districts that can be founded, and in others' districts.
    fn good_places(&self) -> (Cells, Cells) {
        let own = self.own().district;
        let (mut good, mut fair) = (Cells::NONE, self.board.bridges());
        for district in (self.board.land - self.board.founded).parts() {
            if self.row.count(district.len()) > 0 {
                good = good | district;
            } else if !district.touches(&own) {
                fair = fair | district;
            }
        }
        (good, fair)
    }

    /// A canal is good if it closes off a district that is ordered, best with the Pilli in it, and
    /// fair if it continues other water.
    fn canal_prior(&self, decision: Decision, first: Cells) -> u32 {
        let Decision::At(cell) = decision else { return 1 };
        let canal = first | Cells::only(cell);
        let water = self.water_round(canal);
        if water == 0 {
            return 1;
        }
        let own = self.own();
        let mut prior = 1 + 3 * water.min(4);
        if water >= 2
            && let Some(pilli) = own.pilli
            && own.district.touches(&canal)
        {
            let enough = |part: &Cells| part.len() > u32::from(LARGEST);
            let land = self.board.land - canal;
            let district = Cells::only(pilli).flood_until(land, enough);
            let size = district.len();
            if self.row.count(size) > 0 {
                prior += 60 * u32::from(values(size)[1]);
            }
        }
        prior
    }

    fn double_canal_prior(&self, decision: Decision, plots: Cells) -> u32 {
        let Decision::At(cell) = decision else { return 1 };
        let first = Cells::only(cell);
        let seconds = (first.east() | first.south()) & plots;
        let best = seconds.iter().map(|second| self.canal_prior(Decision::At(second), first));
        best.max().unwrap_or(1)
    }

    /// How many places of water lie around these cells, corners too; the coast counts as one.
    fn water_round(&self, cells: Cells) -> u32 {
        let beside = cells | cells.east() | cells.west();
        let round = (beside | beside.north() | beside.south()) - cells;
        let canals = (round & (ISLAND - self.board.land)).len();
        canals + u32::from(cells.touches(&COAST))
    }

    /// How appealing a temple of this many floors is: what it would bring at the next scorings.
    fn floors_prior(&self, cell: Cell, decision: Decision) -> u32 {
        let Decision::Floors(floors) = decision else { return 1 };
        let points = |game: &Self| -> f32 {
            let own = game.shares(&game.own().district).find(|share| share.seat == game.actor);
            own.map_or(0.0, |share| f32::from(share.points))
        };
        let mut after = self.clone();
        after.board.build_temple(Owner::Seat(self.actor), cell, floors);
        let gain = (points(&after) - points(self)).max(0.0);
        1 + (4.0 * gain / f32::from(floors.number())) as u32 + u32::from(floors.number())
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Game, Seed, Setup};

    use super::*;

    /// At the end of a game the evaluation is the score.
    #[test]
    fn at_the_end_the_evaluation_is_the_score() {
        let mut game = Mexica::set_up(&Setup::new(Mexica::META, 3, Seed(3)).unwrap()).unwrap();
        let mut chance = patolli_game::Chance::of_player(Seed(3), 0);
        let mut list = Vec::new();
        while let Some(seat) = game.deciding().lowest() {
            game.decisions(seat, &mut list);
            game.apply(seat, *chance.pick(&list).unwrap(), &mut patolli_game::Silent);
        }
        for seat in Seat::first(3) {
            let score = game.standing().total(seat) as f32;
            assert!((game.evaluate()[seat] - score).abs() < 0.01);
        }
    }
}
