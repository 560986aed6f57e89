//! What a table may choose: the recommended first game, and every reading the rules leave open.
//!
//! The readings and their reasons are in `docs/rules/yaxha.md`.

use patolli_game::{OptionSpec, Setup};
use serde::{Deserialize, Serialize};

/// What the table chose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a yes or no of its own")]
pub struct Options {
    /// Deal only the cards marked for a first game.
    pub first_game: bool,
    /// What links a group on level 1.
    pub level_1_group: Level1Group,
    /// What the second largest group is.
    pub second_largest: SecondLargest,
    /// Does the cube at the top belong to every side?
    pub side_includes_apex: bool,
    /// Which sides of an unfinished pyramid count.
    pub side_of_unfinished_pyramid: UnfinishedSide,
    /// Does a card about a colour nobody has go to everyone?
    pub zero_groups_tie: bool,
    /// Which neighbour the neighbour cards speak of.
    pub neighbour: Neighbour,
    /// Is a group as large as the neighbour's enough?
    pub neighbour_tie: bool,
    /// How many colours the card of three colours allows.
    pub three_colours: ThreeColours,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            first_game: false,
            level_1_group: Level1Group::default(),
            second_largest: SecondLargest::default(),
            side_includes_apex: true,
            side_of_unfinished_pyramid: UnfinishedSide::default(),
            zero_groups_tie: false,
            neighbour: Neighbour::default(),
            neighbour_tie: true,
            three_colours: ThreeColours::default(),
        }
    }
}

/// An option with named values: the type, and the names as texts.
macro_rules! choice {
    ($(#[$meta:meta])* $name:ident: $first:ident = $first_text:literal, $first_doc:literal;
     $($other:ident = $text:literal, $doc:literal;)*) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        pub enum $name {
            #[doc = $first_doc]
            #[default]
            #[serde(rename = $first_text)]
            $first,
            $(#[doc = $doc]
            #[serde(rename = $text)]
            $other,)*
        }

        impl $name {
            const TEXTS: &'static [&'static str] = &[$first_text, $($text),*];
            const ALL: &'static [Self] = &[Self::$first, $(Self::$other),*];

            fn from_value(value: u16) -> Self {
                Self::ALL.get(usize::from(value)).copied().unwrap_or_default()
            }
        }
    };
}

choice! {
    /// What links a group whose cubes on level 1 are counted.
    Level1Group:
    OverLevels = "link_over_levels", "Cubes of any level; only those on level 1 are counted.";
    Level1Only = "link_on_level_1_only", "Only cubes of level 1.";
}

choice! {
    /// What the second largest group is.
    SecondLargest:
    DistinctSize = "second_distinct_size_of_all_groups",
        "The second size among all groups of all players.";
    SecondPlayer = "second_player_by_own_largest_group",
        "The second size among the players' largest groups.";
    OwnSecond = "each_players_second_group",
        "The largest among the players' second groups.";
}

choice! {
    /// Which sides of an unfinished pyramid count.
    UnfinishedSide:
    Outermost = "outermost_cube_of_each_row_and_level",
        "Any, by the cubes seen from there.";
    CompleteOnly = "only_complete_sides_qualify", "Only sides without a gap.";
}

choice! {
    /// Which neighbour the neighbour cards speak of.
    Neighbour:
    Left = "next_seat_clockwise", "The one to the left.";
    Right = "previous_seat", "The one to the right.";
}

choice! {
    /// How many colours the card of three colours allows.
    ThreeColours:
    Exactly = "exactly_3", "Three, no more and no fewer.";
    AtMost = "at_most_3", "Three or fewer.";
}

/// The options in the order of [`Options::of`].
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::flag("first_game"),
    OptionSpec::choice("level_1_group", Level1Group::TEXTS),
    OptionSpec::choice("second_largest", SecondLargest::TEXTS),
    OptionSpec { default: 1, ..OptionSpec::flag("side_includes_apex") },
    OptionSpec::choice("side_of_unfinished_pyramid", UnfinishedSide::TEXTS),
    OptionSpec::flag("zero_groups_tie"),
    OptionSpec::choice("neighbour", Neighbour::TEXTS),
    OptionSpec { default: 1, ..OptionSpec::flag("neighbour_tie") },
    OptionSpec::choice("three_colours", ThreeColours::TEXTS),
];

impl Options {
    /// The options of a set-up.
    pub(crate) fn of(setup: &Setup) -> Self {
        Self {
            first_game: setup.value(0) == 1,
            level_1_group: Level1Group::from_value(setup.value(1)),
            second_largest: SecondLargest::from_value(setup.value(2)),
            side_includes_apex: setup.value(3) == 1,
            side_of_unfinished_pyramid: UnfinishedSide::from_value(setup.value(4)),
            zero_groups_tie: setup.value(5) == 1,
            neighbour: Neighbour::from_value(setup.value(6)),
            neighbour_tie: setup.value(7) == 1,
            three_colours: ThreeColours::from_value(setup.value(8)),
        }
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Game, Seed};

    use super::*;
    use crate::Yaxha;

    #[test]
    fn the_usual_set_up_has_the_usual_options() {
        let setup = Setup::new(Yaxha::META, 4, Seed(0)).unwrap();
        assert_eq!(Options::of(&setup), Options::default());
    }

    /// Set every option to every value by its text and see that text in the typed options.
    #[test]
    fn every_option_reaches_its_own_field() {
        for spec in OPTIONS {
            for value in spec.values() {
                let mut setup = Setup::new(Yaxha::META, 4, Seed(0)).unwrap();
                setup.set(spec.id, &spec.text(value)).unwrap();
                let json = serde_json::to_value(Options::of(&setup)).unwrap();
                let found = json[spec.id].to_string();
                assert_eq!(found.trim_matches('"'), spec.text(value), "{}", spec.id);
            }
        }
    }
}
