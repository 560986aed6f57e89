//! What a table may choose: the readings the rules leave open, and the neutral temples for two.
//!
//! The readings and their reasons are in `docs/rules/mexica.md`.

use patolli_game::{OptionSpec, Setup, When};
use serde::{Deserialize, Serialize};

use crate::components::temple::Temples;

/// What the table chose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// When calpulli tokens that can no longer be founded leave.
    pub dead_tokens: DeadTokens,
    /// After this many rounds in which nothing was put on the board, a period is over.
    pub stall_rounds: u8,
    /// What counts as locking somebody in, which the first round forbids.
    pub lock_in: LockIn,
    /// The least distance between neutral temples.
    pub neutral_distance: u8,
    /// How strong the neutral temples are.
    pub neutral_strength: NeutralStrength,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            dead_tokens: DeadTokens::BothPeriods,
            stall_rounds: 5,
            lock_in: LockIn::Reach,
            neutral_distance: 5,
            neutral_strength: NeutralStrength::Usual,
        }
    }
}

/// When calpulli tokens that can no longer be founded leave.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeadTokens {
    /// In both periods.
    BothPeriods,
    /// In the second period only.
    SecondOnly,
}

/// What counts as locking somebody in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LockIn {
    /// Leaving them fewer cells within reach than the largest district has.
    Reach,
    /// Leaving them no step and no boat.
    Step,
}

/// How strong the neutral temples are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NeutralStrength {
    /// As in the rules: 20 floors.
    Usual,
    /// As the rules suggest for a harder game: 25 floors.
    Harder,
}

impl NeutralStrength {
    /// The neutral temples.
    pub(crate) const fn temples(self) -> Temples {
        match self {
            Self::Usual => Temples::NEUTRAL,
            Self::Harder => Temples::HARDER_NEUTRAL,
        }
    }
}

/// The options in the order of [`Options::of`].
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("dead_tokens", &["both_periods", "second_only"]),
    OptionSpec::number("stall_rounds", 2, 5, 10),
    OptionSpec::choice("lock_in", &["reach", "step"]),
    OptionSpec::number("neutral_distance", 4, 5, 5).when(When::Seats(2)),
    OptionSpec::choice("neutral_strength", &["usual", "harder"]).when(When::Seats(2)),
];

impl Options {
    /// The options of a set-up.
    pub(crate) fn of(setup: &Setup) -> Self {
        let first = |at| setup.value(at) == 0;
        Self {
            dead_tokens: if first(0) { DeadTokens::BothPeriods } else { DeadTokens::SecondOnly },
            stall_rounds: setup.value(1) as u8,
            lock_in: if first(2) { LockIn::Reach } else { LockIn::Step },
            neutral_distance: setup.value(3) as u8,
            neutral_strength: if first(4) {
                NeutralStrength::Usual
            } else {
                NeutralStrength::Harder
            },
        }
    }

    /// Are the numbers among those a table may choose?
    pub(crate) fn are_possible(self) -> bool {
        (2..=10).contains(&self.stall_rounds) && (4..=5).contains(&self.neutral_distance)
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Game, Seed};

    use super::*;
    use crate::Mexica;

    #[test]
    fn the_usual_set_up_has_the_usual_options() {
        let setup = Setup::new(Mexica::META, 4, Seed(0)).unwrap();
        assert_eq!(Options::of(&setup), Options::default());
    }

    #[test]
    fn every_option_reaches_its_own_field() {
        for spec in OPTIONS {
            for value in spec.values() {
                let mut setup = Setup::new(Mexica::META, 2, Seed(0)).unwrap();
                setup.set(spec.id, &spec.text(value)).unwrap();
                let json = serde_json::to_value(Options::of(&setup)).unwrap();
                let found = json[spec.id].to_string();
                assert_eq!(found.trim_matches('"'), spec.text(value), "{}", spec.id);
                assert!(Options::of(&setup).are_possible());
            }
        }
    }
}
