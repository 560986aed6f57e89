//! Every bonus card, and every reading of it that is an option.

use patolli_game::{Game, Seed, Setup};

use super::pyramid;
use super::scoring::EXAMPLE;
use crate::Yaxha;
use crate::bonus::Bonus;
use crate::groups::Profile;
use crate::options::{
    Level1Group, Neighbour, Options, SecondLargest, ThreeColours, UnfinishedSide,
};

/// Who gets the card with these pyramids, by seat number.
fn won_by(card: Bonus, options: &Options, pyramids: &[&[&str]]) -> Vec<u8> {
    let profiles: Vec<Profile> =
        pyramids.iter().map(|levels| Profile::of(&pyramid(levels), options)).collect();
    let fulfilled = card.fulfilled(&profiles, options);
    let seats = patolli_game::Seat::first(pyramids.len());
    seats.filter(|&seat| fulfilled[seat]).map(patolli_game::Seat::number).collect()
}

fn usual(card: Bonus, pyramids: &[&[&str]]) -> Vec<u8> {
    won_by(card, &Options::default(), pyramids)
}

const EXAMPLES: [&[&str]; 4] = [&EXAMPLE[0], &EXAMPLE[1], &EXAMPLE[2], &EXAMPLE[3]];

#[test]
fn most_orange() {
    assert_eq!(usual(Bonus::MostOrange, &EXAMPLES), [1]);
}

#[test]
fn most_blue() {
    assert_eq!(usual(Bonus::MostBlue, &EXAMPLES), [1]);
}

#[test]
fn most_green() {
    assert_eq!(usual(Bonus::MostGreen, &EXAMPLES), [4]);
}

#[test]
fn most_yellow() {
    assert_eq!(usual(Bonus::MostYellow, &EXAMPLES), [2]);
}

#[test]
fn most_grey() {
    assert_eq!(usual(Bonus::MostGrey, &EXAMPLES), [4]);
}

#[test]
fn all_who_are_equal_get_a_card() {
    assert_eq!(usual(Bonus::MostOrange, &[&["or or"], &["or bl"], &["or / or"]]), [1, 3]);
}

#[test]
fn a_colour_nobody_has_goes_to_nobody_or_by_option_to_all() {
    let none: [&[&str]; 3] = [&["bl"], &["gn"], &["ye"]];
    assert!(usual(Bonus::MostOrange, &none).is_empty());
    assert!(usual(Bonus::BeatLeftOrange, &none).is_empty());
    let all = Options { zero_groups_tie: true, ..Options::default() };
    assert_eq!(won_by(Bonus::MostOrange, &all, &none), [1, 2, 3]);
    assert_eq!(won_by(Bonus::BeatLeftOrange, &all, &none), [1, 2, 3]);
}

/// Largest groups of the example by colour: orange 9 4 4 1, blue 9 6 5 4, green 3 2 7 9,
/// yellow 1 6 5 2, grey 0 5 1 6. The left neighbour is the next seat.
#[test]
fn beat_left_orange() {
    assert_eq!(usual(Bonus::BeatLeftOrange, &EXAMPLES), [1, 2, 3]);
}

#[test]
fn beat_left_blue() {
    assert_eq!(usual(Bonus::BeatLeftBlue, &EXAMPLES), [1, 2, 3]);
}

#[test]
fn beat_left_green() {
    assert_eq!(usual(Bonus::BeatLeftGreen, &EXAMPLES), [1, 4]);
}

#[test]
fn beat_left_yellow() {
    assert_eq!(usual(Bonus::BeatLeftYellow, &EXAMPLES), [2, 3, 4]);
}

#[test]
fn beat_left_grey() {
    assert_eq!(usual(Bonus::BeatLeftGrey, &EXAMPLES), [2, 4]);
}

#[test]
fn the_neighbour_may_by_option_be_the_one_before_or_have_to_be_beaten() {
    let right = Options { neighbour: Neighbour::Right, ..Options::default() };
    assert_eq!(won_by(Bonus::BeatLeftYellow, &right, &EXAMPLES), [2]);
    let beaten = Options { neighbour_tie: false, ..Options::default() };
    assert_eq!(won_by(Bonus::BeatLeftOrange, &beaten, &EXAMPLES), [1, 3]);
}

#[test]
fn largest_group() {
    assert_eq!(usual(Bonus::LargestGroup, &EXAMPLES), [1, 4]);
}

#[test]
fn largest_group_level_1() {
    // Linked through level 2, four orange cubes of level 1 count; without the link, two and two.
    let linked: &[&str] = &["or bl or / or bl or", "or or"];
    let row: &[&str] = &["or or or / bl bl gn"];
    assert_eq!(usual(Bonus::LargestGroupLevel1, &[linked, row]), [1]);
    let level_1 = Options { level_1_group: Level1Group::Level1Only, ..Options::default() };
    assert_eq!(won_by(Bonus::LargestGroupLevel1, &level_1, &[linked, row]), [2]);
}

#[test]
fn only_visible_cubes_of_level_1_are_counted() {
    let covered: &[&str] = &["bl bl bl / bl bl bl / bl bl bl", "or or / or or"];
    let eight: &[&str] = &["bl bl bl bl / bl bl bl bl"];
    let nine: &[&str] = &["bl bl bl / bl bl bl / bl bl bl"];
    assert_eq!(usual(Bonus::LargestGroupLevel1, &[covered, eight]), [1, 2]);
    assert_eq!(usual(Bonus::LargestGroupLevel1, &[nine, eight]), [1]);
}

#[test]
fn most_levels() {
    let two: &[&str] = &["or bl / bl bl", "or"];
    let one: &[&str] = &["or or or or / or or or or"];
    assert_eq!(usual(Bonus::MostLevels, &[two, one]), [1]);
    assert_eq!(usual(Bonus::MostLevels, &[one, two, two]), [2, 3]);
    // Green lies on two levels, but in two groups.
    let apart: &[&str] = &["gn bl bl / bl bl bl", ".. gn"];
    assert_eq!(usual(Bonus::MostLevels, &[apart, two]), [2]);
}

#[test]
fn second_largest_group() {
    let four_two: &[&str] = &["or or or or / bl bl gn gn"];
    let four_three: &[&str] = &["or or or or / bl bl bl gn"];
    let three: &[&str] = &["or or or / bl gn ye"];
    // Sizes 4, 3, 2, 1: the second is 3.
    assert_eq!(usual(Bonus::SecondLargestGroup, &[four_two, four_three, three]), [2, 3]);

    let player = Options { second_largest: SecondLargest::SecondPlayer, ..Options::default() };
    assert_eq!(won_by(Bonus::SecondLargestGroup, &player, &[four_two, four_three, three]), [3]);

    let own = Options { second_largest: SecondLargest::OwnSecond, ..Options::default() };
    assert_eq!(won_by(Bonus::SecondLargestGroup, &own, &[four_two, four_three, three]), [2]);
}

#[test]
fn with_one_size_of_group_nobody_has_the_second() {
    let pairs: &[&str] = &["or or / bl bl"];
    assert!(usual(Bonus::SecondLargestGroup, &[pairs, pairs]).is_empty());
    let own = Options { second_largest: SecondLargest::OwnSecond, ..Options::default() };
    assert_eq!(won_by(Bonus::SecondLargestGroup, &own, &[pairs, &["or"]]), [1]);
}

#[test]
fn five_colours_level_1() {
    let five: &[&str] = &["or bl gn / ye gy gy"];
    let four: &[&str] = &["or bl gn / ye ye ye"];
    assert_eq!(usual(Bonus::FiveColoursLevel1, &[five, four, five]), [1, 3]);
    // The only grey cube of level 1 is covered.
    let covered: &[&str] = &["or bl gn / ye gy or / bl gn ye", "or bl / or gn"];
    assert!(usual(Bonus::FiveColoursLevel1, &[covered]).is_empty());
}

#[test]
fn five_colours_level_2() {
    let base = "or bl gn ye / gy or bl gn / ye gy or bl / gn ye gy or";
    let five: &[&str] = &[base, "or bl gn / gy or bl / ye gy or"];
    let four: &[&str] = &[base, "or bl gn / gy or bl / gy gy or"];
    assert_eq!(usual(Bonus::FiveColoursLevel2, &[five, four]), [1]);
}

#[test]
fn one_colour_side() {
    let rest = "bl gn ye / bl gn ye / bl gn ye";
    for side in [
        "or bl gn bl / or bl gn bl / or gn gn ye / or bl bl bl",
        "bl bl gn or / bl bl gn or / bl gn gn or / gn bl bl or",
        "or or or or / bl bl gn bl / bl gn gn ye / gn bl bl bl",
        "gn bl bl bl / bl bl gn bl / bl gn gn ye / or or or or",
    ] {
        assert_eq!(usual(Bonus::OneColourSide, &[&[side]]), [1], "{side}");
    }
    assert!(usual(Bonus::OneColourSide, &[&[rest, "bl"], &["or bl / bl or"]]).contains(&1));
    assert!(usual(Bonus::OneColourSide, &[&["or bl / bl or"]]).is_empty());
}

#[test]
fn the_top_belongs_to_every_side_unless_the_table_says_otherwise() {
    let levels: &[&str] = &[
        "bl gn gn or / bl gn gn or / bl gn gn or / bl or or or",
        "bl gn or / bl gn or / bl gn or",
        "bl or / bl or",
        "or",
    ];
    let with_gap: &[&str] = &[levels[0], levels[1], "bl gn / bl gn", "gn"];
    assert_eq!(usual(Bonus::OneColourSide, &[levels]), [1]);
    assert!(usual(Bonus::OneColourSide, &[with_gap]).is_empty());
    let without = Options { side_includes_apex: false, ..Options::default() };
    assert_eq!(won_by(Bonus::OneColourSide, &without, &[with_gap]), [1]);
}

#[test]
fn a_side_with_gaps_counts_by_what_is_seen_unless_the_table_says_otherwise() {
    let base = "bl gn gn or / bl gn gn or / bl gn gn or / bl or or gn";
    let gaps: &[&str] = &[base, ".. .. .. / bl .. .. / bl .. .."];
    assert_eq!(usual(Bonus::OneColourSide, &[gaps]), [1]);
    let complete =
        Options { side_of_unfinished_pyramid: UnfinishedSide::CompleteOnly, ..Options::default() };
    assert!(won_by(Bonus::OneColourSide, &complete, &[gaps]).is_empty());
    let full: &[&str] = &[base, "bl gn or / bl gn or / bl gn or", "bl or / bl or", "bl"];
    assert_eq!(won_by(Bonus::OneColourSide, &complete, &[full]), [1]);
}

#[test]
fn a_side_shows_cubes_behind_a_gap_and_none_behind_a_cube() {
    // From the left, the front row shows the cube behind the gap.
    let behind =
        |colour: &str| format!("bl or gn ye / bl or gn or / bl or gn bl / .. {colour} gn ye");
    assert_eq!(usual(Bonus::OneColourSide, &[&[&behind("bl")]]), [1]);
    assert!(usual(Bonus::OneColourSide, &[&[&behind("or")]]).is_empty());
    // A gap between two cubes shows nothing more: yellow stands behind blue.
    let gap: &[&str] = &["bl or gn ye / bl or gn or / bl or gn bl / bl .. ye or"];
    assert_eq!(usual(Bonus::OneColourSide, &[gap]), [1]);
}

#[test]
fn nothing_against_nothing_is_a_tie_and_ties_may_not_be_enough() {
    let none: [&[&str]; 3] = [&["bl"], &["gn"], &["ye"]];
    let strict = Options { zero_groups_tie: true, neighbour_tie: false, ..Options::default() };
    assert!(won_by(Bonus::BeatLeftOrange, &strict, &none).is_empty());
}

#[test]
fn three_colours() {
    let two: &[&str] = &["or bl / or bl"];
    let three: &[&str] = &["or bl / gn gn"];
    let four: &[&str] = &["or bl / gn ye"];
    assert_eq!(usual(Bonus::ThreeColours, &[two, three, four]), [2]);
    let at_most = Options { three_colours: ThreeColours::AtMost, ..Options::default() };
    assert_eq!(won_by(Bonus::ThreeColours, &at_most, &[two, three, four]), [1, 2]);
}

#[test]
fn eight_cards_bear_the_mark_of_a_first_game() {
    let marked: Vec<&str> =
        Bonus::ALL.iter().filter(|card| card.first_game()).map(<&str>::from).collect();
    let colours = ["most_orange", "most_blue", "most_green", "most_yellow", "most_grey"];
    let others = ["largest_group", "largest_group_level_1", "most_levels"];
    assert_eq!(marked, [&colours[..], &others].concat());
}

/// The cards dealt in a hundred games.
fn dealt(players: usize, first_game: &str) -> Vec<[Bonus; 3]> {
    let mut setup = Setup::new(Yaxha::META, players, Seed(0)).unwrap();
    setup.set("first_game", first_game).unwrap();
    let deal = |seed| {
        setup.seed = Seed(seed);
        Yaxha::set_up(&setup).unwrap().bonus
    };
    (0..100).map(deal).collect()
}

#[test]
fn a_first_game_has_only_marked_cards() {
    assert!(dealt(4, "true").iter().flatten().all(|card| card.first_game()));
    assert!(!dealt(4, "false").iter().flatten().all(|card| card.first_game()));
}

#[test]
fn two_players_are_dealt_no_neighbour_cards() {
    assert!(dealt(2, "false").iter().flatten().all(|card| card.least_players() == 2));
}

#[test]
fn three_different_cards_are_in_play() {
    for [one, two, three] in dealt(4, "false") {
        assert!(one < two && two < three);
    }
}

#[test]
fn neighbour_cards_are_left_out_with_two_players() {
    let used = |players| {
        let usual = Options::default();
        Bonus::ALL.iter().filter(|card| card.is_used(players, &usual)).count()
    };
    assert_eq!((used(2), used(3), used(4)), (13, 18, 18));
}
