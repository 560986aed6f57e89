//! What a table may choose.

use patolli_game::{OptionKind, OptionSpec, Setup};
use serde::{Deserialize, Serialize};

/// What the table chose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How corn left at the end is counted.
    pub corn_rounding: CornRounding,
}

/// How corn left at the end is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CornRounding {
    /// A quarter point for each.
    #[default]
    QuarterPoints,
    /// A point for each four.
    WholePoints,
}

/// The options in the order of [`Options::of`].
pub(crate) const OPTIONS: &[OptionSpec] = &[OptionSpec {
    id: "corn_rounding",
    kind: OptionKind::Choice(&["quarter_points", "whole_points"]),
    default: 0,
}];

impl Options {
    /// The options of a set-up.
    pub(crate) fn of(setup: &Setup) -> Self {
        let corn_rounding = match setup.value(0) {
            0 => CornRounding::QuarterPoints,
            _ => CornRounding::WholePoints,
        };
        Self { corn_rounding }
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Game, Seed};

    use super::*;
    use crate::Tzolkin;

    #[test]
    fn every_option_reaches_its_own_field() {
        for spec in OPTIONS {
            for value in spec.values() {
                let mut setup = Setup::new(Tzolkin::META, 4, Seed(0)).unwrap();
                setup.set(spec.id, &spec.text(value)).unwrap();
                let json = serde_json::to_value(Options::of(&setup)).unwrap();
                assert_eq!(json[spec.id], spec.text(value));
            }
        }
    }
}
