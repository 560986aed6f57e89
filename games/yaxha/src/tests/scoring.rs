//! What is seen, what is connected, and what it scores.

use patolli_game::{BySeat, Seat};

use super::{new_game, profile, pyramid};
use crate::bonus::Bonus;
use crate::colour::Colour;
use crate::score::{Scores, points};

/// The four pyramids of the scoring example. The picture is lost; these have the same groups, and
/// use every cube in the box.
pub(super) const EXAMPLE: [[&str; 4]; 4] = [
    [
        "or ye or or / bl gy or ye / gn gy ye or / gn gn or bl",
        "bl bl or / bl ye or / bl bl bl",
        "or or / or bl",
        "or",
    ],
    [
        "gn gy or or / ye gy ye or / ye gy gy bl / gy gy gy bl",
        "gn gy or / ye ye bl / ye gy gy",
        "ye ye / bl bl",
        "bl",
    ],
    [
        "or gy ye gn / or gy or gn / ye ye gn gy / ye bl gy gn",
        "or or gn / ye gn gn / bl bl gn",
        "ye gn / bl bl",
        "ye",
    ],
    [
        "or gn gn ye / gy gy ye or / ye gy ye gn / bl bl or gn",
        "gy gy gn / ye gn gn / bl bl gn",
        "gy gy / gn gn",
        "gy",
    ],
];

#[test]
fn the_scoring_example_ends_in_a_shared_victory() {
    let mut game = new_game(4);
    game.pyramids = BySeat::new(EXAMPLE.map(|levels| pyramid(&levels)));
    for built in &game.pyramids {
        assert_eq!(built.fault(), Ok(()));
    }
    game.bonus = [Bonus::MostOrange, Bonus::MostGreen, Bonus::MostGrey];

    let scores = Scores::of(&game);
    let sizes: Vec<_> = scores.profiles.iter().map(|profile| profile.largest).collect();
    assert_eq!(sizes, [[9, 9, 3, 1, 0], [4, 6, 2, 6, 5], [4, 5, 7, 5, 1], [1, 4, 9, 2, 6]]);

    let standing = scores.standing();
    let of = |seat: usize, sources: std::ops::Range<usize>| -> Vec<i32> {
        let seat = Seat::new(seat).unwrap();
        standing.sources()[sources].iter().map(|source| source.points[seat]).collect()
    };
    assert_eq!(of(0, 0..5), [21, 21, 4, 1, 0]);
    assert_eq!(of(1, 0..5), [6, 12, 2, 12, 9]);
    assert_eq!(of(2, 0..5), [6, 9, 15, 9, 1]);
    assert_eq!(of(3, 0..5), [1, 6, 21, 2, 12]);
    let bonus: Vec<i32> = (0..4).map(|seat| of(seat, 5..8).iter().sum()).collect();
    assert_eq!(bonus, [5, 0, 0, 10]);
    assert_eq!(standing.totals().first(4), [52, 41, 40, 52]);
    assert_eq!(standing.leaders().iter().map(Seat::number).collect::<Vec<_>>(), [1, 4]);
}

#[test]
fn the_example_uses_every_cube_in_the_box() {
    for colour in Colour::ALL {
        let cubes = |levels: &[&str; 4]| pyramid(levels).cubes_of(colour).count_ones();
        assert_eq!(EXAMPLE.iter().map(cubes).sum::<u32>(), 24, "{colour:?}");
    }
}

#[test]
fn the_score_card_goes_up_to_twelve() {
    let card: Vec<i32> = (0..=14).map(points).collect();
    assert_eq!(card, [0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 25, 30, 36, 36, 36]);
}

#[test]
fn only_the_largest_group_of_a_colour_counts() {
    let shown = profile(&["or or bl or"]);
    assert_eq!(shown.largest, [2, 1, 0, 0, 0]);
}

#[test]
fn diagonals_on_a_level_do_not_connect() {
    assert_eq!(profile(&["or bl / bl or"]).largest, [1, 1, 0, 0, 0]);
}

#[test]
fn a_group_reaches_over_levels() {
    // The orange cubes of level 1 do not touch each other, but both touch the one resting on them.
    assert_eq!(profile(&["or bl / bl or", "or"]).largest, [3, 1, 0, 0, 0]);
}

#[test]
fn a_cube_with_four_on_top_is_hidden_and_links_nothing() {
    let base = "bl bl bl / bl or or / bl bl bl";
    // Three on level 2 leave e5 visible; the fourth hides it.
    let three = profile(&[base, "bl bl / bl .."]);
    assert_eq!(three.largest[0], 2);
    let four = profile(&[base, "bl bl / bl bl"]);
    assert_eq!(four.largest[0], 1);
}

#[test]
fn five_cubes_of_a_complete_pyramid_are_hidden() {
    let built = pyramid(&EXAMPLE[0]);
    assert_eq!(built.len(), 30);
    assert_eq!(built.visible().count_ones(), 25);
    for cell in ["e5", "f5", "e6", "f6", "2e5"] {
        assert!(built.is_hidden(cell.parse().unwrap()), "{cell}");
    }
}
