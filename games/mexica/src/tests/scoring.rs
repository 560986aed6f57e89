//! Scoring districts: places, ties, the palace.

use super::{Table, cell, points, seat};
use crate::rules::score::Share;
use crate::{Mexica, values};

/// The shares of a district of four cells, founded, with temples on two to three of them.
fn shares(temples: [&str; 3]) -> Vec<(usize, u8, u16)> {
    let [one, two, three] = temples;
    let game = Table::new(4)
        .drawn("b1", one)
        .drawn("b2", &format!("{two} ~"))
        .drawn("a3", &format!("# {three} ~"))
        .drawn("a4", ". ~")
        .row(&[3])
        .game();
    shares_at(&game, "b1")
}

fn shares_at(game: &Mexica, at: &str) -> Vec<(usize, u8, u16)> {
    let district = game.board.district(cell(at));
    let told = |share: Share| (share.seat.index() + 1, share.place, share.points);
    game.shares(&district).map(told).collect()
}

#[test]
fn first_second_and_third_place_score() {
    assert_eq!(shares(["a3", "b2", "c1"]), [(1, 1, 5), (2, 2, 3), (3, 3, 2)]);
}

#[test]
fn equal_floors_share_a_place_in_full() {
    assert_eq!(shares(["a3", "b3", "."]), [(1, 1, 5), (2, 1, 5)]);
}

#[test]
fn after_two_first_places_comes_the_third() {
    assert_eq!(shares(["a3", "b3", "c2"]), [(1, 1, 5), (2, 1, 5), (3, 3, 2)]);
}

#[test]
fn after_three_first_places_there_is_none() {
    assert_eq!(shares(["a3", "b3", "c3"]), [(1, 1, 5), (2, 1, 5), (3, 1, 5)]);
    let game = large(["a3 a1", "b4", "c4", "d2"]);
    assert_eq!(shares_at(&game, "f1"), [(1, 1, 13), (2, 1, 13), (3, 1, 13)]);
}

#[test]
fn after_several_second_places_there_is_no_third() {
    assert_eq!(shares(["a4", "b2", "c2"]), [(1, 1, 5), (2, 2, 3), (3, 2, 3)]);
    let game = large(["a4", "b2", "c2", "d1"]);
    assert_eq!(shares_at(&game, "f1"), [(1, 1, 13), (2, 2, 7), (3, 2, 7)]);
}

#[test]
fn the_fourth_scores_nothing() {
    let game = large(["a4", "b3", "c2", "d1"]);
    assert_eq!(shares_at(&game, "f1"), [(1, 1, 13), (2, 2, 7), (3, 3, 4)]);
}

#[test]
fn without_floors_there_are_no_points() {
    assert!(shares([".", ".", "."]).is_empty());
    assert_eq!(shares([".", "b1", "."]), [(2, 1, 5)]);
}

/// A founded district of thirteen cells, with temples in its first row.
fn large(temples: [&str; 4]) -> Mexica {
    Table::new(4)
        .drawn("f1", &temples.join(" "))
        .drawn("e2", "~ # . . . . . .\n. ~ ~ ~ ~ ~ ~ .\n. . . . . . . ~")
        .row(&[3])
        .game()
}

/// Founded districts bring the three numbers of their token, others the same by their size.
#[test]
fn halves_are_rounded_up() {
    assert_eq!(values(22), [22, 11, 6]);
    assert_eq!(values(13), [13, 7, 4]);
    assert_eq!(values(1), [1, 1, 1]);
    assert_eq!(values(192), [192, 96, 48]);
}

/// While the first period lasts, only founded districts count; then all do.
#[test]
fn unfounded_districts_count_at_the_end_only() {
    use patolli_game::Game;
    let island = Table::new(3).drawn("d4", "a3 b1").game();
    assert_eq!(island.standing().total(seat(1)), 5);
    let built = serde_json::json!([["c2", "d2", "e2"], ["f2", "g2", "h2"], ["d4", "i2"], ["j2"]]);
    let island = Table::new(3)
        .player(1, serde_json::json!({ "pilli": "u8", "built": built }))
        .set("period", 2.into())
        .game();
    assert_eq!(island.standing().total(seat(1)), 192);
    assert_eq!(points(&island, 1), 0);
}

/// Five points on each of the four start cells, none on the emblem between them.
#[test]
fn the_palace_brings_five_points_on_a_start_cell() {
    use patolli_game::Game;
    for (at, bonus) in [("h6", 5), ("g7", 5), ("i7", 5), ("h8", 5), ("h7", 0), ("h5", 0)] {
        let game = Table::new(2).drawn(at, "A").set("seats", 2.into()).game();
        assert_eq!(game.standing().total(seat(1)), bonus, "{at}");
    }
}
