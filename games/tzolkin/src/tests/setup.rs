//! Setting up.

use patolli_game::{Game, Seat, Viewer};

use super::{listed, new_game, play, player};
use crate::components::wealth::place_neutral;
use crate::{Building, Gear, Space, Spaces, Wealth};

#[test]
fn monuments_fields_and_neutral_workers_follow_the_number_of_players() {
    for (seats, monuments, fields, neutral) in [(2, 4, 2, 12), (3, 5, 3, 6), (4, 6, 4, 0)] {
        let game = new_game(seats, 1);
        assert_eq!(game.monuments.iter().flatten().count(), monuments);
        assert_eq!((game.jungle[0].wood, game.jungle[0].corn), (0, fields));
        assert!(game.jungle[1..].iter().all(|group| (group.wood, group.corn) == (fields, 0)));
        assert_eq!(game.neutral.len(), neutral);
    }
}

#[test]
fn six_buildings_of_the_first_age_are_on_offer() {
    let game = new_game(4, 2);
    assert_eq!(game.on_offer().count(), 6);
    assert!(game.on_offer().all(|building| building.plan().age == 1));
    assert_eq!(game.stacks.map(|stack| stack.len()), [8, 18]);
}

#[test]
fn each_is_dealt_four_tiles_that_nobody_else_has() {
    for seats in 2..=4 {
        let game = new_game(seats, 3);
        let mut tiles: Vec<Wealth> =
            Seat::first(seats).flat_map(|seat| game.hands[seat]).map(Option::unwrap).collect();
        assert_eq!(tiles.len(), 4 * seats);
        tiles.sort_unstable();
        tiles.dedup();
        assert_eq!(tiles.len(), 4 * seats);
    }
}

fn wealth(number: u8) -> Wealth {
    Wealth::new(number).unwrap()
}

fn place<const N: usize>(tiles: [Wealth; N], count: u8) -> Spaces {
    place_neutral(Spaces::NONE, tiles, count)
}

fn spaces(texts: &str) -> Spaces {
    texts.split_whitespace().map(|text| text.parse::<Space>().unwrap()).collect()
}

/// The example of both rulebooks: the tile of Palenque 5 also puts a worker on 0.
#[test]
fn the_first_neutral_worker_of_a_gear_brings_one_on_the_opposite_space() {
    assert_eq!(place([wealth(3)], 12), spaces("palenque5 palenque0"));
    assert_eq!(
        place([wealth(3), wealth(1), wealth(10)], 12),
        spaces("palenque5 palenque0 palenque1 tikal3 tikal8")
    );
}

#[test]
fn the_opposite_worker_is_placed_only_if_one_is_left() {
    assert_eq!(place([wealth(3), wealth(1)], 1), spaces("palenque5"));
    assert_eq!(place([wealth(3), wealth(10)], 3), spaces("palenque5 palenque0 tikal3"));
}

#[test]
fn chichen_itza_gets_no_opposite_worker() {
    assert_eq!(place([wealth(17), wealth(21)], 12), spaces("chichen0 chichen10"));
}

#[test]
fn no_order_of_tiles_puts_two_neutral_workers_on_one_space() {
    for seed in 0..200 {
        assert_eq!(new_game(2, seed).neutral.len(), 12);
        assert_eq!(new_game(3, seed).neutral.len(), 6);
    }
    // Each tile has a space of its own, and no opposite space is one of these.
    let printed: Spaces = Wealth::all().map(Wealth::space).collect();
    assert_eq!(printed.len(), 21);
    assert!(Gear::ALL.iter().all(|gear| printed.and(gear.all()).len() >= 4));
}

#[test]
fn all_choose_their_wealth_at_once_and_in_secret() {
    let mut game = new_game(3, 4);
    assert_eq!(game.deciding().len(), 3);
    assert_eq!(listed(&game), ["keep=12", "keep=13", "keep=14", "keep=23", "keep=24", "keep=34"]);
    play(&mut game, "keep=14");
    let first = Seat::new(0).unwrap();
    assert!(!game.deciding().contains(first));
    let hand = |viewer| game.view(viewer).hands.unwrap()[0];
    assert_eq!(hand(Viewer::Seat(first)).keeps.unwrap().to_string(), "14");
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1).unwrap())] {
        assert_eq!(
            (hand(viewer).chosen, hand(viewer).keeps, hand(viewer).tiles),
            (true, None, None)
        );
    }
}

#[test]
fn once_all_have_chosen_the_kept_tiles_are_revealed_and_the_first_round_begins() {
    let mut game = new_game(2, 5);
    let kept = [game.hands[Seat::FIRST][0].unwrap(), game.hands[Seat::FIRST][3].unwrap()];
    play(&mut game, "keep=14 keep=12");
    let wealth = player(&game, 1).wealth;
    assert!(kept.iter().all(|tile| wealth.contains(tile.index())));
    assert_eq!((wealth.len(), game.round()), (2, 1));
    assert_eq!(game.view(Viewer::Spectator).players[0].wealth.len(), 2);
    assert!(game.view(Viewer::Seat(Seat::FIRST)).hands.is_none());
    assert_eq!(game.actor(), Seat::FIRST);
}

#[test]
fn there_are_14_buildings_of_the_first_age_and_18_of_the_second() {
    assert_eq!([1, 2].map(|age| Building::of_age(age, true).count()), [18, 22]);
    assert_eq!([1, 2].map(|age| Building::of_age(age, false).count()), [14, 18]);
}
