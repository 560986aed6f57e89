//! What a table may choose: the modules of Tribes & Prophecies, and the readings the rules leave
//! open.
//!
//! The readings and their reasons are in `docs/rules/tzolkin.md`.

use patolli_game::{OptionSpec, Setup, When};
use serde::{Deserialize, Serialize};

use crate::components::tribe::YumkaaxTable;

/// What the table chose. Files contain only what is not as usual, and always how corn is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a yes or no of its own")]
pub struct Options {
    /// How corn left at the end is counted.
    pub corn_rounding: CornRounding,
    /// Everyone leads a tribe.
    #[serde(skip_serializing_if = "is_off")]
    pub tribes: bool,
    /// Three prophecies come true.
    #[serde(skip_serializing_if = "is_off")]
    pub prophecies: bool,
    /// There are quick actions; five players need them.
    #[serde(skip_serializing_if = "is_off")]
    pub quick_actions: bool,
    /// The eight new buildings are among the others.
    #[serde(skip_serializing_if = "is_off")]
    pub new_buildings: bool,
    /// What Yumkaax pays for several workers.
    #[serde(skip_serializing_if = "is_usual")]
    pub yumkaax_table: YumkaaxTable,
    /// May Xaman Ek buy a block instead of selling one?
    #[serde(skip_serializing_if = "is_off")]
    pub xaman_ek_buys: bool,
    /// May Bacab beg with 3 corn?
    #[serde(skip_serializing_if = "is_off")]
    pub bacab_begs_with_three: bool,
    /// What Ahmakiq gets for passing, in corn.
    #[serde(skip_serializing_if = "is_none")]
    pub ahmakiq_reward: u8,
    /// Does Balam get corn once a turn only?
    #[serde(skip_serializing_if = "is_off")]
    pub balam_once: bool,
    /// Are there seven monuments for five players, instead of six?
    #[serde(skip_serializing_if = "is_off")]
    pub seventh_monument: bool,
    /// For five players, does the monument that counts all monuments score 3 points for each,
    /// instead of 4?
    #[serde(skip_serializing_if = "is_off")]
    pub cheap_stelae: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the shape that serde asks for")]
fn is_off(flag: &bool) -> bool {
    !flag
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the shape that serde asks for")]
fn is_none(number: &u8) -> bool {
    *number == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the shape that serde asks for")]
fn is_usual(table: &YumkaaxTable) -> bool {
    *table == YumkaaxTable::default()
}

impl Default for Options {
    fn default() -> Self {
        Self {
            corn_rounding: CornRounding::QuarterPoints,
            tribes: false,
            prophecies: false,
            quick_actions: false,
            new_buildings: false,
            yumkaax_table: YumkaaxTable::Printed,
            xaman_ek_buys: false,
            bacab_begs_with_three: false,
            ahmakiq_reward: 0,
            balam_once: false,
            seventh_monument: false,
            cheap_stelae: false,
        }
    }
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
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("corn_rounding", &["quarter_points", "whole_points"]),
    OptionSpec::flag("tribes"),
    OptionSpec::flag("prophecies"),
    OptionSpec { usual_at: &[(5, 1)], ..OptionSpec::flag("quick_actions") },
    OptionSpec::flag("new_buildings"),
    OptionSpec::choice("yumkaax_table", &["printed", "one_fewer"]).when(When::With("tribes")),
    OptionSpec::flag("xaman_ek_buys").when(When::With("tribes")),
    OptionSpec::flag("bacab_begs_with_three").when(When::With("tribes")),
    OptionSpec::number("ahmakiq_reward", 0, 0, 3).when(When::With("tribes")),
    OptionSpec::flag("balam_once").when(When::With("tribes")),
    OptionSpec::flag("seventh_monument").when(When::Seats(5)),
    OptionSpec::flag("cheap_stelae").when(When::Seats(5)),
];

impl Options {
    /// The options of a set-up.
    pub(crate) fn of(setup: &Setup) -> Self {
        let on = |at| setup.value(at) == 1;
        Self {
            corn_rounding: match setup.value(0) {
                0 => CornRounding::QuarterPoints,
                _ => CornRounding::WholePoints,
            },
            tribes: on(1),
            prophecies: on(2),
            quick_actions: on(3),
            new_buildings: on(4),
            yumkaax_table: if on(5) { YumkaaxTable::OneFewer } else { YumkaaxTable::Printed },
            xaman_ek_buys: on(6),
            bacab_begs_with_three: on(7),
            ahmakiq_reward: setup.value(8) as u8,
            balam_once: on(9),
            seventh_monument: on(10),
            cheap_stelae: on(11),
        }
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Game, Seed};

    use super::*;
    use crate::Tzolkin;

    #[test]
    fn the_usual_set_up_has_the_usual_options() {
        let setup = Setup::new(Tzolkin::META, 4, Seed(0)).unwrap();
        assert_eq!(Options::of(&setup), Options::default());
        let setup = Setup::new(Tzolkin::META, 5, Seed(0)).unwrap();
        assert_eq!(Options::of(&setup), Options { quick_actions: true, ..Options::default() });
    }

    #[test]
    fn every_option_reaches_its_own_field() {
        for spec in OPTIONS {
            for value in spec.values() {
                let mut setup = Setup::new(Tzolkin::META, 4, Seed(0)).unwrap();
                setup.set(spec.id, &spec.text(value)).unwrap();
                let json = serde_json::to_value(Options::of(&setup)).unwrap();
                let found = json.get(spec.id).map_or_else(
                    || spec.text(spec.default),
                    |found| found.to_string().trim_matches('"').to_owned(),
                );
                assert_eq!(found, spec.text(value), "{}", spec.id);
            }
        }
    }
}
