//! The 18 bonus cards.

use patolli_game::{BySeat, Name, Seat};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::colour::Colour;
use crate::groups::Profile;
use crate::options::{Neighbour, Options, SecondLargest, ThreeColours};

/// How many are in play.
pub const BONUS_CARDS_IN_PLAY: usize = 3;

/// What each is worth to everyone who fulfils it.
pub const BONUS_POINTS: i32 = 5;

/// A bonus card.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    EnumCount,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "the table below says what each one asks for")]
pub enum Bonus {
    MostOrange,
    MostBlue,
    MostGreen,
    MostYellow,
    MostGrey,
    BeatLeftOrange,
    BeatLeftBlue,
    BeatLeftGreen,
    BeatLeftYellow,
    BeatLeftGrey,
    LargestGroup,
    #[serde(rename = "largest_group_level_1")]
    #[strum(serialize = "largest_group_level_1")]
    LargestGroupLevel1,
    MostLevels,
    SecondLargestGroup,
    #[serde(rename = "five_colours_level_1")]
    #[strum(serialize = "five_colours_level_1")]
    FiveColoursLevel1,
    #[serde(rename = "five_colours_level_2")]
    #[strum(serialize = "five_colours_level_2")]
    FiveColoursLevel2,
    OneColourSide,
    ThreeColours,
}

/// What a card asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The largest group of a colour.
    Most(Colour),
    /// A group of a colour at least as large as the neighbour's.
    BeatNeighbour(Colour),
    /// The largest group of any colour.
    LargestGroup,
    /// The largest group, counted on level 1.
    LargestOnLevel1,
    /// A group on the most levels.
    MostLevels,
    /// The second largest group.
    SecondLargest,
    /// All colours on a level, from 0.
    FiveColours(usize),
    /// A side of one colour.
    OneColourSide,
    /// Three colours on the whole pyramid.
    ThreeColours,
}

impl Bonus {
    /// All of them.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// What it is called.
    pub fn name(self) -> Name {
        Name::new("yaxha-bonus", self.into())
    }

    /// What it asks for.
    pub const fn aim(self) -> Aim {
        match self {
            Self::MostOrange => Aim::Most(Colour::Orange),
            Self::MostBlue => Aim::Most(Colour::Blue),
            Self::MostGreen => Aim::Most(Colour::Green),
            Self::MostYellow => Aim::Most(Colour::Yellow),
            Self::MostGrey => Aim::Most(Colour::Grey),
            Self::BeatLeftOrange => Aim::BeatNeighbour(Colour::Orange),
            Self::BeatLeftBlue => Aim::BeatNeighbour(Colour::Blue),
            Self::BeatLeftGreen => Aim::BeatNeighbour(Colour::Green),
            Self::BeatLeftYellow => Aim::BeatNeighbour(Colour::Yellow),
            Self::BeatLeftGrey => Aim::BeatNeighbour(Colour::Grey),
            Self::LargestGroup => Aim::LargestGroup,
            Self::LargestGroupLevel1 => Aim::LargestOnLevel1,
            Self::MostLevels => Aim::MostLevels,
            Self::SecondLargestGroup => Aim::SecondLargest,
            Self::FiveColoursLevel1 => Aim::FiveColours(0),
            Self::FiveColoursLevel2 => Aim::FiveColours(1),
            Self::OneColourSide => Aim::OneColourSide,
            Self::ThreeColours => Aim::ThreeColours,
        }
    }

    /// What it asks for in words, as these options have it.
    pub fn aim_name(self, options: &Options) -> Name {
        const FAMILY: &str = "yaxha-bonus-aim";
        match (self.aim(), options) {
            (Aim::BeatNeighbour(_), _) => {
                let family = match (options.neighbour, options.neighbour_tie) {
                    (Neighbour::Left, true) => FAMILY,
                    (Neighbour::Left, false) => "yaxha-bonus-aim_larger",
                    (Neighbour::Right, true) => "yaxha-bonus-aim_right",
                    (Neighbour::Right, false) => "yaxha-bonus-aim_larger_right",
                };
                Name::new(family, self.into())
            }
            (Aim::SecondLargest, Options { second_largest: SecondLargest::SecondPlayer, .. }) => {
                Name::new(FAMILY, "second_player")
            }
            (Aim::SecondLargest, Options { second_largest: SecondLargest::OwnSecond, .. }) => {
                Name::new(FAMILY, "own_second")
            }
            (Aim::ThreeColours, Options { three_colours: ThreeColours::AtMost, .. }) => {
                Name::new(FAMILY, "at_most_three")
            }
            _ => Name::new(FAMILY, self.into()),
        }
    }

    /// Does it have the mark of cards recommended for a first game?
    pub const fn first_game(self) -> bool {
        matches!(
            self.aim(),
            Aim::Most(_) | Aim::LargestGroup | Aim::LargestOnLevel1 | Aim::MostLevels
        )
    }

    /// The fewest players it is used with: neighbour cards make no sense for two.
    pub const fn least_players(self) -> usize {
        if matches!(self.aim(), Aim::BeatNeighbour(_)) { 3 } else { 2 }
    }

    /// May it be dealt in this game?
    pub(crate) const fn is_used(self, players: usize, options: &Options) -> bool {
        players >= self.least_players() && (self.first_game() || !options.first_game)
    }

    /// Who fulfils it, given what each pyramid shows.
    pub(crate) fn fulfilled(self, profiles: &[Profile], options: &Options) -> BySeat<bool> {
        let each = |meets: &dyn Fn(&Profile) -> bool| {
            BySeat::from_fn(|seat| profiles.get(seat.index()).is_some_and(meets))
        };
        let most = |measure: &dyn Fn(&Profile) -> u8, zero_counts: bool| {
            let best = profiles.iter().map(measure).max().unwrap_or(0);
            each(&|profile| measure(profile) == best && (best > 0 || zero_counts))
        };
        match self.aim() {
            Aim::Most(colour) => most(&|p| p.largest[colour.index()], options.zero_groups_tie),
            Aim::BeatNeighbour(colour) => beat_neighbour(profiles, colour, options),
            Aim::LargestGroup => most(&Profile::largest_of_all, false),
            Aim::LargestOnLevel1 => most(&|p| p.largest_on_level_1, false),
            Aim::MostLevels => most(&|p| p.most_levels, false),
            Aim::SecondLargest => match options.second_largest {
                SecondLargest::DistinctSize => {
                    let all = profiles.iter().fold(0, |all, profile| all | profile.sizes);
                    let second = second_highest_bit(all);
                    each(&|profile| profile.sizes & second != 0)
                }
                SecondLargest::SecondPlayer => {
                    let size = |profile: &Profile| match profile.largest_of_all() {
                        0 => 0,
                        largest => 1 << largest,
                    };
                    let all = profiles.iter().fold(0, |all, profile| all | size(profile));
                    let second = second_highest_bit(all);
                    each(&|profile| size(profile) & second != 0)
                }
                SecondLargest::OwnSecond => most(&|p| p.second, false),
            },
            Aim::FiveColours(level) => each(&|p| p.colours_on_level[level].count_ones() == 5),
            Aim::OneColourSide => each(&|profile| profile.one_colour_side),
            Aim::ThreeColours => match options.three_colours {
                ThreeColours::Exactly => each(&|profile| profile.colours() == 3),
                ThreeColours::AtMost => each(&|profile| (1..=3).contains(&profile.colours())),
            },
        }
    }
}

fn second_highest_bit(bits: u32) -> u32 {
    let highest = bits.checked_ilog2().map_or(0, |at| 1 << at);
    (bits & !highest).checked_ilog2().map_or(0, |at| 1 << at)
}

fn beat_neighbour(profiles: &[Profile], colour: Colour, options: &Options) -> BySeat<bool> {
    let players = profiles.len();
    let size = |seat: Seat| profiles[seat.index()].largest[colour.index()];
    BySeat::from_fn(|seat| {
        if seat.index() >= players {
            return false;
        }
        let steps = match options.neighbour {
            Neighbour::Left => 1,
            Neighbour::Right => players - 1,
        };
        let (own, other) = (size(seat), size(seat.clockwise(steps, players)));
        own > other || own == other && options.neighbour_tie && (own > 0 || options.zero_groups_tie)
    })
}
