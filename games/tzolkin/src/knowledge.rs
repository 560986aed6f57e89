//! What a good player of Tzolk'in knows: workers, technologies and corn are worth most early, points
//! late, and workers high on a gear are worth what they will do there. The numbers were found by letting
//! bots with slightly different ones play each other.

use patolli_game::{BySeat, Game, Horizon, Knowledge, Seat};

use crate::calendar::{FOOD_DAYS, FOOD_TEETH, TEETH};
use crate::decision::Decision;
use crate::game::{Stage, Tzolkin};
use crate::gear::{Gear, Space};
use crate::player::{FIRST_WORKERS, Player};
use crate::temple::Temple;

/// Points are counted in quarters.
const POINT: f32 = 4.0;
/// The corn a worker eats.
const FOOD: u16 = 2;
/// What a worker that goes hungry costs, in points.
const HUNGER: f32 = 1.5;
/// What each level of agriculture, extraction, architecture and theology is worth at the beginning, in
/// points.
const LEVELS: [f32; 4] = [1.5, 2.1, 1.6, 1.6];
/// What blocks and corn are worth beyond what they count at the end, at the beginning, in points.
const BLOCKS: [f32; 3] = [0.32, 0.77, 0.19];
const CORN: f32 = 0.45;
/// What the steps on temples are worth for each scoring to come, of what they would bring now: they will
/// rise.
const TEMPLES: f32 = 1.5;

impl Knowledge for Tzolkin {
    const HORIZON: Horizon = Horizon::Turn { rounds_ahead: 3 };
    const GOOD_LEAD: f32 = 25.0 * POINT;

    fn estimate(&self) -> BySeat<f32> {
        let standing = self.standing();
        BySeat::from_fn(|seat| {
            if seat.index() >= self.seats() {
                return 0.0;
            }
            let more = if self.stage == Stage::Over { 0.0 } else { self.prospects(seat) };
            standing.total(seat) as f32 + POINT * more
        })
    }

    fn appeal(&self, seat: Seat, decisions: &[Decision], weights: &mut Vec<u32>) {
        weights.clear();
        let player = &self.players[seat];
        weights.extend(decisions.iter().map(|&decision| self.appeal_of(player, decision)));
    }
}

impl Tzolkin {
    /// How much of the game is left, from 1 to 0.
    fn time_left(&self) -> f32 {
        f32::from(TEETH.saturating_sub(self.tooth)) / f32::from(TEETH)
    }

    /// What a player may still hope for beyond the points as they stand, in points.
    fn prospects(&self, seat: Seat) -> f32 {
        let (player, left) = (&self.players[seat], self.time_left());
        let mut points = 0.0;
        points += (3.4 * left + 1.2) * f32::from(player.workers.saturating_sub(FIRST_WORKERS));
        for (level, worth) in player.technologies.into_iter().zip(LEVELS) {
            points += left * worth * f32::from(level);
        }
        for (blocks, worth) in player.blocks.into_iter().zip(BLOCKS) {
            points += left.sqrt() * worth * f32::from(blocks.min(12));
        }
        points += left.sqrt() * CORN * f32::from(player.corn.min(20));
        for space in player.on_gears().iter() {
            points += self.worker_on(player, space);
        }
        points += self.temple_prospects(seat);
        points - self.hunger(player)
    }

    /// What a worker on a gear will bring, in points.
    fn worker_on(&self, player: &Player, space: Space) -> f32 {
        let Some(gear) = space.gear() else { return 0.0 };
        // A worker gains by riding on only as long as there is time for it.
        let number = f32::from(space.number());
        let left = f32::from(TEETH.saturating_sub(self.tooth));
        let ride = number + left.min(2.0) * 0.44;
        match gear {
            Gear::Palenque => 0.54 + 0.5 * ride,
            Gear::Yaxchilan => 0.5 + 0.57 * ride,
            Gear::Tikal => 0.58 + 0.7 * ride,
            Gear::Uxmal => 0.03 + 0.34 * ride,
            Gear::Chichen if player.skulls > 0 => 0.83 + 0.82 * ride,
            Gear::Chichen => 0.12 + 0.28 * ride,
        }
    }

    /// Temples pay at the second and the last food day.
    fn temple_prospects(&self, seat: Seat) -> f32 {
        let scorings = if self.food_days < 2 { 2.0 } else { 1.0 };
        let mut points = 0.0;
        for &temple in Temple::ALL {
            let step = self.players[seat].temples[temple.index()];
            points += TEMPLES * scorings * f32::from(temple.points(step));
            let best = Seat::first(self.seats())
                .filter(|&other| other != seat)
                .map(|other| self.players[other].temples[temple.index()])
                .max()
                .unwrap_or(0);
            if step > best {
                points += 0.5 * f32::from(temple.bonus(self.age()));
            }
        }
        points
    }

    /// What the next food day will cost for want of corn, in points.
    fn hunger(&self, player: &Player) -> f32 {
        let Some(&tooth) = FOOD_TEETH.get(usize::from(self.food_days.min(FOOD_DAYS - 1))) else {
            return 0.0;
        };
        let days = f32::from(tooth.saturating_sub(self.tooth));
        let needed = FOOD * u16::from(player.workers);
        let short = needed.saturating_sub(player.corn).div_ceil(FOOD);
        // Far off there is time to find some.
        f32::from(short) * HUNGER / (1.0 + 0.16 * days)
    }

    fn appeal_of(&self, player: &Player, decision: Decision) -> u32 {
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
            Decision::Climb(_) | Decision::ClimbAllBut(_) | Decision::Accept => 10,
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
