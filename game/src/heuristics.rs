//! What a good player knows of a game beyond its rules: what gives bots their sense.

use crate::game::Game;
use crate::seat::{BySeat, Seat};

/// What a good player knows of a game beyond its rules.
///
/// It covers the whole state, hidden things too; a bot asks it of determinized games only.
pub trait Heuristics: Game {
    /// How far a plan goes before it can be judged.
    const HORIZON: Horizon;

    /// How many units of score make a good lead.
    const GOOD_LEAD: f32;

    /// How many simulations a turn is worth to bots of the four levels, the weakest first.
    const SIMULATIONS: [u32; 4];

    /// How much of the best opponent's score counts against a player, and a usual score against
    /// which the rest of the player's points counts. A player with several rivals does better to
    /// look after their own points.
    fn rivalry(_seats: usize) -> Rivalry {
        Rivalry { others: 1.0, usual: 0.0 }
    }

    /// What each seat may expect to have at the end, in the game's units of score: a guess by how
    /// things stand.
    fn evaluate(&self) -> BySeat<f32>;

    /// How much each of a seat's decisions promises at first sight: a weight for each, into a list
    /// that is emptied first. A decision of weight 0 is not considered.
    fn prior(&self, seat: Seat, decisions: &[Self::Decision], weights: &mut Vec<u32>);
}

/// What a player's own points are compared with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rivalry {
    /// How much of the best opponent's score counts, from 0 to 1.
    pub others: f32,
    /// A usual score at the end, in the game's units.
    pub usual: f32,
}

/// How far a plan goes before it can be judged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Horizon {
    /// To the end of the player's own turn; and it pays to look further.
    Turn {
        /// How many rounds.
        rounds: usize,
        /// How many plans everyone makes for each of those turns, to take the best.
        plans: usize,
        /// How much a plan that was rarely tried is favoured.
        curiosity: f32,
    },
    /// To the end of the round, in which all decide at once.
    Round,
}
