//! What the players have that may bring points later: an amount of each thing in a list. What each
//! is worth at which moment is in [`crate::heuristics::weights`].

use patolli_game::{Game, Seat};

use crate::board::cells::Cells;
use crate::board::island::STARTS;
use crate::board::{MOST_SEATS, Owner};
use crate::components::calpulli::{FIRST_ROW, LARGEST, SECOND_ROW, values};
use crate::components::temple::Floors;
use crate::rules::state::Mexica;

/// How many moments of the game the weights are known for: the beginning and the end of each period.
/// Between them they change evenly.
pub const MOMENTS: usize = 4;

/// A lead of this many floors is as good as any larger one.
const MARGINS: usize = 2;
/// How a player stands in a district: ahead by one floor or by more, level with the best, behind by
/// one floor or by more, third, or absent.
const STANDINGS: usize = 2 * MARGINS + 3;

/// Where each thing is in the list.
mod at {
    use super::STANDINGS;

    /// Being in the game.
    pub const PLAYING: usize = 0;
    pub const TOKENS: usize = PLAYING + 1;
    /// The points at stake in founded districts, by how the player stands there.
    pub const FOUNDED: usize = TOKENS + 1;
    /// The same in districts that can be founded.
    pub const ORDERED: usize = FOUNDED + STANDINGS;
    /// The same in others.
    pub const OTHERS: usize = ORDERED + STANDINGS;
    /// Floors on land that is still too wide to be a district.
    pub const OPEN_FLOORS: usize = OTHERS + STANDINGS;
    /// Floors still to be built, and temples.
    pub const FLOORS_LEFT: usize = OPEN_FLOORS + 1;
    pub const TEMPLES_LEFT: usize = FLOORS_LEFT + 1;
    /// The points for founding where the Pilli stands, if the next turn is the player's, or not.
    pub const FOUNDER: usize = TEMPLES_LEFT + 1;
    /// What could be closed around the player's Pilli.
    pub const PROJECT: usize = FOUNDER + 2;
    /// Being in the palace, and in the last round of a period.
    pub const PALACE: usize = PROJECT + 1;
    /// Being in a founded district, or on land too wide.
    pub const SETTLED: usize = PALACE + 2;
    pub const AT_LARGE: usize = SETTLED + 1;
    /// Having the turn.
    pub const TURN: usize = AT_LARGE + 1;
    pub const COUNT: usize = TURN + 1;
}

/// How many things are in the list.
pub const FEATURES: usize = at::COUNT;

impl Mexica {
    /// Tells how much each player has of the things in the list; what is not told is 0.
    pub fn features(&self, mut tell: impl FnMut(Seat, usize, f32)) {
        for district in self.board.districts() {
            self.district_features(&district, &mut tell);
        }
        for seat in Seat::first(self.seats()) {
            self.own_features(seat, |feature, amount| tell(seat, feature, amount));
        }
    }

    fn district_features(&self, district: &Cells, tell: &mut impl FnMut(Seat, usize, f32)) {
        let size = district.len();
        let strengths: [u32; MOST_SEATS] = std::array::from_fn(|at| {
            let seat = Seat::new(at).filter(|_| at < self.seats());
            seat.map_or(0, |seat| self.board.strength(Owner::Seat(seat), district))
        });
        let founded = district.touches(&self.board.founded);
        if !founded && size > u32::from(LARGEST) {
            for seat in Seat::first(self.seats()) {
                tell(seat, at::OPEN_FLOORS, strengths[seat.index()] as f32);
            }
            if self.period == 1 {
                return;
            }
        }
        let kind = match founded {
            true => at::FOUNDED,
            false if self.row.count(size) > 0 => at::ORDERED,
            false => at::OTHERS,
        };
        let neutral = self.board.strength(Owner::Neutral, district);
        for seat in Seat::first(self.seats()) {
            let floors = strengths[seat.index()];
            let others = strengths.iter().enumerate().filter(|(at, _)| *at != seat.index());
            let others = others.map(|(_, &floors)| floors).chain([neutral]);
            let (mut best, mut ahead) = (0, 0);
            for other in others {
                best = best.max(other);
                ahead += usize::from(other > floors);
            }
            let [first, second, third] = values(size).map(f32::from);
            let margin = floors.abs_diff(best).clamp(1, MARGINS as u32) as usize - 1;
            let (standing, stake) = match ahead {
                _ if floors == 0 => (STANDINGS - 1, second),
                0 if floors == best => (MARGINS, first),
                0 => (margin, first),
                1 => (MARGINS + 1 + margin, second),
                2 => (STANDINGS - 2, third),
                _ => continue,
            };
            tell(seat, kind + standing, stake);
        }
    }

    fn own_features(&self, seat: Seat, mut tell: impl FnMut(usize, f32)) {
        let player = &self.players[seat];
        tell(at::PLAYING, 1.0);
        tell(at::TOKENS, player.tokens.into());
        let floors: u8 = player.temples.each().map(Floors::number).sum();
        tell(at::FLOORS_LEFT, floors.into());
        tell(at::TEMPLES_LEFT, player.temples.len() as f32);
        let turn = self.actor == seat;
        tell(at::TURN, u8::from(turn).into());
        let Some(pilli) = player.pilli else { return };
        let size = player.district.len();
        let founded = player.district.touches(&self.board.founded);
        if founded {
            tell(at::SETTLED, 1.0);
        } else if size > 0 {
            if self.row.count(size) > 0 {
                tell(at::FOUNDER + usize::from(!turn), values(size)[1].into());
            }
            tell(at::PROJECT, self.project(pilli));
            tell(at::AT_LARGE, u8::from(size > u32::from(LARGEST)).into());
        }
        if STARTS.contains(pilli) {
            tell(at::PALACE, 1.0);
            tell(at::PALACE + 1, u8::from(self.last_round).into());
        }
    }

    /// The moment before now, and how much of the way to the next has passed: districts are
    /// founded.
    pub fn moment(&self) -> (usize, f32) {
        let (before, row) = if self.period == 1 { (0, FIRST_ROW) } else { (2, SECOND_ROW) };
        (before, 1.0 - (self.row.len() as f32 / row as f32).min(1.0))
    }
}
