//! What a good player of Tzolk'in knows: what things will bring in the end, and what to try first.

mod features;
mod weights;

use patolli_game::{BySeat, Game, Heuristics, Horizon, Rivalry, Seat};

use crate::components::calendar::TEETH;
use crate::components::gear::Gear;
use crate::format::decision::Decision;
use crate::rules::player::Player;
use crate::rules::state::{Phase, Tzolkin};
pub use features::{FEATURES, MOMENTS};
pub use weights::WEIGHTS;

/// Points are counted in quarters.
const POINT: f32 = 4.0;
/// A usual score.
const USUAL: f32 = 55.0 * POINT;

impl Heuristics for Tzolkin {
    const HORIZON: Horizon = Horizon::Turn { rounds: 3, plans: 12, curiosity: 0.06 };
    const GOOD_LEAD: f32 = 25.0 * POINT;
    const SIMULATIONS: [u32; 4] = [10, 40, 250, 8000];

    fn rivalry(seats: usize) -> Rivalry {
        Rivalry { others: 1.0 / seats.saturating_sub(1).max(1) as f32, usual: USUAL }
    }

    fn evaluate(&self) -> BySeat<f32> {
        let standing = self.standing();
        BySeat::from_fn(|seat| {
            if seat.index() >= self.seats() {
                return 0.0;
            }
            let more = if self.phase == Phase::Over { 0.0 } else { self.prospects(seat) };
            standing.total(seat) as f32 + POINT * more
        })
    }

    fn prior(&self, seat: Seat, decisions: &[Decision], weights: &mut Vec<u32>) {
        weights.clear();
        let player = &self.players[seat];
        weights.extend(decisions.iter().map(|&decision| self.prior_of(player, decision)));
    }
}

impl Tzolkin {
    /// What a player may still hope for beyond the points as they stand, in points.
    fn prospects(&self, seat: Seat) -> f32 {
        let (moment, part) = self.moment();
        let mut points = 0.0;
        self.features(seat, |feature, amount| {
            let weights = &WEIGHTS[feature];
            points += amount * (weights[moment] * (1.0 - part) + weights[moment + 1] * part);
        });
        points
    }

    fn prior_of(&self, player: &Player, decision: Decision) -> u32 {
        let late = self.tooth + 4 >= TEETH;
        match decision {
            Decision::Build(_) | Decision::BuildMonument(_) => 40,
            Decision::Place(gear) | Decision::PlaceFlat(gear) => match gear {
                Gear::Chichen if player.skulls == 0 => 2,
                Gear::Palenque if player.corn < 8 => 14,
                _ => 8,
            },
            Decision::PickUp(space) => {
                let number = u32::from(space.number());
                1 + number * if late { 4 } else { 2 }
            }
            Decision::Act(action) | Decision::ActHigher(action) => {
                6 + 3 * u32::from(action.number())
            }
            Decision::HarvestCorn | Decision::Learn(_) => 12,
            Decision::Climb(_) | Decision::ClimbTwo(_) | Decision::Accept => 10,
            Decision::HarvestWood | Decision::Bonus(_) => 6,
            Decision::Beg(_) => {
                if player.corn == 0 {
                    6
                } else {
                    1
                }
            }
            Decision::PlaceFirst | Decision::PlaceQuick | Decision::Skip(_) | Decision::Done => 3,
            Decision::Burn(_) | Decision::Pass => 1,
            Decision::Keep(_)
            | Decision::KeepTribe(_)
            | Decision::Pay(_)
            | Decision::Take(_)
            | Decision::Save(_)
            | Decision::Sell(_)
            | Decision::Buy(_)
            | Decision::UseArchitecture
            | Decision::KeepArchitecture
            | Decision::OneDay
            | Decision::TwoDays
            | Decision::Descend(_)
            | Decision::Forget(_)
            | Decision::Discard(_) => 4,
        }
    }
}
