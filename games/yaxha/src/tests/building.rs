//! Where a cube may go: a legal and an illegal case for each rule.

use patolli_game::{Barrier, BySeat, Game, Seats, Silent};

use super::{new_game, pyramid, seat};
use crate::colour::Colour::{self, Blue, Green, Grey, Orange, Yellow};
use crate::cubes::Cubes;
use crate::event::Event;
use crate::pyramid::{Misplaced, Pyramid};
use crate::{Phase, Yaxha};

const FULL_BASE: &str = "or or bl bl / or or bl bl / gn gn ye ye / gn gn ye ye";

fn may(pyramid: &Pyramid, colour: Colour, cell: &str) -> Result<(), Misplaced> {
    pyramid.check(colour, cell.parse().unwrap())
}

/// A game for two in the last round, in which seat 1 has this pyramid and these cubes to place.
fn last_round(built: Pyramid, hand: &[Colour]) -> Yaxha {
    let mut game = new_game(2);
    game.round = 10;
    game.market = Default::default();
    game.phase = Phase::Building;
    let none = Pyramid::default();
    game.pyramids = BySeat::new([built, built, none, none]);
    for at in game.hands.first_mut(2) {
        *at = Cubes::of(hand);
    }
    game.pending = Seats::all(2);
    game
}

#[test]
fn the_first_cube_lies_in_the_middle_of_the_grid() {
    let empty = Pyramid::default();
    assert_eq!(may(&empty, Orange, "d4"), Ok(()));
    assert_eq!(may(&empty, Orange, "d5"), Err(Misplaced::NotFirst));
    assert_eq!(may(&empty, Orange, "2d4"), Err(Misplaced::NotFirst));
}

#[test]
fn a_cube_touches_another_by_a_side() {
    let one = pyramid(&["or"]);
    for beside in ["c4", "e4", "d3", "d5"] {
        assert_eq!(may(&one, Blue, beside), Ok(()), "{beside}");
    }
    assert_eq!(may(&one, Blue, "f4"), Err(Misplaced::NoContact));
}

#[test]
fn a_corner_is_no_contact() {
    let one = pyramid(&["or"]);
    for corner in ["c3", "c5", "e3", "e5"] {
        assert_eq!(may(&one, Orange, corner), Err(Misplaced::NoContact), "{corner}");
    }
}

#[test]
fn two_cubes_do_not_share_a_cell() {
    assert_eq!(may(&pyramid(&["or"]), Blue, "d4"), Err(Misplaced::Occupied));
    let two_levels = pyramid(&[FULL_BASE, ".. .. .. / .. .. .. / gn .. .."]);
    assert_eq!(may(&two_levels, Green, "2d4"), Err(Misplaced::Occupied));
}

#[test]
fn level_1_floats_until_it_is_four_wide_and_four_deep() {
    let three_wide = pyramid(&["or bl gn"]);
    assert_eq!(may(&three_wide, Orange, "c4"), Ok(()));
    assert_eq!(may(&three_wide, Orange, "g4"), Ok(()));
    let four_wide = pyramid(&["or bl gn ye"]);
    assert_eq!(may(&four_wide, Orange, "c4"), Err(Misplaced::OutsideFootprint));
    assert_eq!(may(&four_wide, Orange, "d3"), Ok(()));
    let four_deep = pyramid(&["or / bl / gn / ye"]);
    assert_eq!(may(&four_deep, Orange, "d3"), Err(Misplaced::OutsideFootprint));
    assert_eq!(may(&four_deep, Orange, "c5"), Ok(()));
}

#[test]
fn a_cube_left_of_and_before_the_others_moves_nothing() {
    let mut built = Pyramid::default();
    let cubes = [(Orange, "d4"), (Blue, "c4"), (Green, "c3"), (Yellow, "b3"), (Grey, "b2")];
    for (colour, cell) in cubes {
        let cell = cell.parse().unwrap();
        assert_eq!(built.check(colour, cell), Ok(()));
        built.place(colour, cell);
    }
    for (colour, cell) in cubes {
        assert_eq!(built.cube(cell.parse().unwrap()), Some(colour), "{cell}");
    }
    assert_eq!(built.len(), 5);
}

#[test]
fn a_higher_cube_rests_on_four() {
    let on_four = pyramid(&["or bl / gn ye"]);
    assert_eq!(may(&on_four, Orange, "2d4"), Ok(()));
    let on_three = pyramid(&["or .. / gn ye"]);
    assert_eq!(may(&on_three, Orange, "2d4"), Err(Misplaced::Unsupported));
    assert_eq!(may(&on_four, Orange, "2e4"), Err(Misplaced::Unsupported));
    assert_eq!(may(&on_four, Orange, "3d4"), Err(Misplaced::Unsupported));
}

#[test]
fn a_level_may_begin_before_the_one_below_is_full() {
    let built = pyramid(&["or or or .. / or or or .. / or or or ..", "or or / or or"]);
    assert_eq!(may(&built, Orange, "3d4"), Ok(()));
}

#[test]
fn a_higher_cube_rests_on_its_own_colour() {
    let built = pyramid(&["or bl / gn ye"]);
    for colour in [Orange, Blue, Green, Yellow] {
        assert_eq!(may(&built, colour, "2d4"), Ok(()));
    }
    assert_eq!(may(&built, Grey, "2d4"), Err(Misplaced::WrongColour));
}

#[test]
fn a_higher_cube_may_lie_beside_its_own_colour_instead() {
    let built = pyramid(&["or or gn / or or gn", "or"]);
    // e4 and e5 are orange, f4 and f5 green: blue has nothing here.
    assert_eq!(may(&built, Blue, "2e4"), Err(Misplaced::WrongColour));
    let beside = pyramid(&["bl or gn / or or gn", "bl"]);
    assert_eq!(may(&beside, Blue, "2e4"), Ok(()));
}

#[test]
fn a_cube_of_the_colour_at_a_corner_does_not_help() {
    let built = pyramid(&["gn gn ye / gn or ye / bl or or", ".. .. / bl .."]);
    // 2d4 is blue and touches 2e5 at a corner only; below 2e5 are green, orange and yellow.
    assert_eq!(may(&built, Blue, "2e5"), Err(Misplaced::WrongColour));
    assert_eq!(may(&built, Blue, "2d5"), Ok(()));
}

#[test]
fn on_level_1_any_colour_may_go_anywhere() {
    let built = pyramid(&["or or or or / or or or or"]);
    assert_eq!(may(&built, Blue, "d6"), Ok(()));
}

#[test]
fn the_three_cubes_go_in_any_order_and_one_may_make_the_next_legal() {
    // Level 1 is full and blue; orange fits only beside the orange cube that must come first.
    let built = pyramid(&["bl bl bl bl / bl bl bl bl / bl bl bl bl / bl bl bl or"]);
    let mut game = last_round(built, &[Orange, Orange, Blue]);
    let far = "orange@2e4".parse().unwrap();
    assert!(game.check(seat(1), far).is_err());
    game.decide(seat(1), "orange@2f4".parse().unwrap(), &mut Silent).unwrap();
    assert_eq!(game.decide(seat(1), far, &mut Silent), Ok(Barrier::Open));
}

#[test]
fn a_cube_that_fits_nowhere_is_discarded() {
    let built = pyramid(&[FULL_BASE]);
    let mut game = last_round(built, &[Grey, Green]);
    let mut events = Vec::new();
    game.decide(seat(1), "green@2d4".parse().unwrap(), &mut events).unwrap();
    assert_eq!(events[1], Event::CubeDiscarded { seat: seat(1), colour: Grey });
    assert_eq!(game.deciding(), Seats::only(seat(2)));
}

#[test]
fn two_cubes_for_one_cell_are_a_choice() {
    let full = "or or or or / or or or or / or bl bl or / or bl bl or";
    let second = "or or or / or or or / or bl or";
    let third = "or or / or or";
    let built = pyramid(&[full, second, third]);
    assert_eq!(built.fault(), Ok(()));
    let game = last_round(built, &[Orange, Blue, Grey]);
    // Only the top is free: orange may go there, blue and grey may not.
    assert_eq!(game.placements(seat(1)), 1);

    let both = pyramid(&[full, second, "or or / bl or"]);
    let mut game = last_round(both, &[Orange, Blue]);
    assert_eq!(game.placements(seat(1)), 2);
    let mut events = Vec::new();
    game.decide(seat(1), "blue@4d4".parse().unwrap(), &mut events).unwrap();
    assert_eq!(events[1], Event::CubeDiscarded { seat: seat(1), colour: Orange });
}

#[test]
fn what_leaves_no_choice_is_done_without_asking() {
    let mut game = last_round(
        pyramid(&[FULL_BASE, "or or bl / or or bl / gn gn ye", "or bl / gn gn"]),
        &[Orange, Grey],
    );
    let mut events = Vec::new();
    for seat in Seats::all(2) {
        game.settle(seat, &mut events);
    }
    let cell = "4d4".parse().unwrap();
    assert_eq!(events[0], Event::CubePlaced { seat: seat(1), colour: Orange, cell });
    assert_eq!(events[1], Event::CubeDiscarded { seat: seat(1), colour: Grey });
    assert!(game.pending.is_empty());
}

#[test]
fn nobody_waits_for_another_to_build() {
    let mut game = last_round(pyramid(&["or or"]), &[Orange, Blue]);
    for cell in ["orange@d5", "blue@e5"] {
        assert_eq!(game.decide(seat(2), cell.parse().unwrap(), &mut Silent), Ok(Barrier::Open));
    }
    assert_eq!(game.deciding(), Seats::only(seat(1)));
}

#[test]
fn one_places_only_cubes_one_has() {
    let game = last_round(pyramid(&["or or"]), &[Orange, Blue]);
    let refused = game.check(seat(1), "green@d5".parse().unwrap()).unwrap_err();
    assert_eq!(refused.to_string(), "yaxha-refused-no_such_cube");
}

#[test]
fn a_pyramid_that_could_not_be_built_is_known_as_such() {
    for (levels, fault) in [
        (vec![".. or / or .."], Misplaced::NoContact),
        (vec![".. or / or or", "or"], Misplaced::Unsupported),
        (vec!["or or / or or", "bl"], Misplaced::WrongColour),
        // The blue cubes of level 2 lie side by side, but the first of them had no blue anywhere.
        (vec!["or or or / or or or", "bl bl"], Misplaced::WrongColour),
    ] {
        assert_eq!(pyramid(&levels).fault(), Err(fault), "{levels:?}");
    }
}
