//! Starting wealth: one test for each tile.

use patolli_game::{Game, Seat, Silent};

use super::{new_game, stock};
use crate::{Decision, Pair, Wealth};

/// The first player keeps this tile, together with the one that only gives corn and stone (4).
fn kept(number: u8) -> crate::Tzolkin {
    let mut game = new_game(4, 0);
    let tile = |number| Some(Wealth::new(number).unwrap());
    let rest: Vec<_> = Wealth::all().filter(|t| t.number() != number && t.number() != 4).collect();
    for (at, hand) in Seat::first(4).enumerate() {
        game.hands[hand] = std::array::from_fn(|place| Some(rest[4 * at + place]));
    }
    game.hands[Seat::FIRST][0] = tile(number);
    game.hands[Seat::FIRST][1] = tile(4);
    for seat in Seat::first(4) {
        game.apply(seat, Decision::Keep(Pair::from_index(0).unwrap()), &mut Silent);
    }
    game
}

/// What the tile alone gives: corn, wood, stone, gold, skulls; steps on temples; levels; workers.
macro_rules! gives {
    ($($test:ident: $number:literal => $stock:expr, $temples:expr, $levels:expr, $workers:expr;)*) => {
        $(#[test]
        fn $test() {
            let game = kept($number);
            let player = game.players[Seat::FIRST];
            let mut stock = stock(&game);
            if $number != 4 {
                // The other tile gives 9 corn and a stone.
                stock[0] -= 9;
                stock[2] -= 1;
            }
            assert_eq!(stock, $stock);
            assert_eq!(player.temples.map(|step| step - 1), $temples);
            assert_eq!(player.technologies, $levels);
            assert_eq!(player.workers, 3 + $workers);
        })*
    };
}

gives! {
    tile_1_corn_agriculture_yellow: 1 => [3, 0, 0, 0, 0], [0, 1, 0], [1, 0, 0, 0], 0;
    tile_2_corn_gold_yellow: 2 => [5, 0, 0, 1, 0], [0, 1, 0], [0, 0, 0, 0], 0;
    tile_3_stone_gold_agriculture: 3 => [0, 0, 1, 1, 0], [0, 0, 0], [1, 0, 0, 0], 0;
    tile_5_wood_extraction_green: 5 => [0, 1, 0, 0, 0], [0, 0, 1], [0, 1, 0, 0], 0;
    tile_6_corn_wood_green: 6 => [2, 2, 0, 0, 0], [0, 0, 1], [0, 0, 0, 0], 0;
    tile_7_corn_wood_extraction: 7 => [4, 1, 0, 0, 0], [0, 0, 0], [0, 1, 0, 0], 0;
    tile_8_corn_wood_stone: 8 => [3, 2, 1, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0;
    tile_9_corn_architecture_brown: 9 => [2, 0, 0, 0, 0], [1, 0, 0], [0, 0, 1, 0], 0;
    tile_10_corn_stone: 10 => [6, 0, 2, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0;
    tile_11_corn_gold_architecture: 11 => [3, 0, 0, 1, 0], [0, 0, 0], [0, 0, 1, 0], 0;
    tile_12_corn_wood_stone: 12 => [6, 1, 1, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0;
    tile_13_corn_stone_brown: 13 => [5, 0, 1, 0, 0], [1, 0, 0], [0, 0, 0, 0], 0;
    tile_14_corn_wood_farm: 14 => [3, 1, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0;
    tile_15_worker: 15 => [0, 0, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], 1;
    tile_16_corn_gold: 16 => [8, 0, 0, 1, 0], [0, 0, 0], [0, 0, 0, 0], 0;
    tile_17_corn_wood_skull: 17 => [4, 1, 0, 0, 1], [0, 0, 0], [0, 0, 0, 0], 0;
    tile_18_corn_stone_theology: 18 => [5, 0, 1, 0, 0], [0, 0, 0], [0, 0, 0, 1], 0;
    tile_19_corn_wood: 19 => [4, 3, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0;
    tile_20_corn_wood_theology: 20 => [2, 2, 0, 0, 0], [0, 0, 0], [0, 0, 0, 1], 0;
    tile_21_corn_wood: 21 => [7, 2, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0;
}

/// Together with the tile of Yaxchilan 3 (2 corn, 2 wood, a step on the green temple).
#[test]
fn tile_4_corn_stone() {
    let mut game = new_game(4, 0);
    game.hands[Seat::FIRST] = [4, 6, 1, 2].map(Wealth::new);
    for (seat, tiles) in
        Seat::first(4).zip([[4, 6, 1, 2], [3, 5, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]])
    {
        game.hands[seat] = tiles.map(Wealth::new);
    }
    for seat in Seat::first(4) {
        game.apply(seat, Decision::Keep(Pair::from_index(0).unwrap()), &mut Silent);
    }
    assert_eq!(stock(&game), [11, 2, 1, 0, 0]);
    assert_eq!(game.players[Seat::FIRST].temples, [1, 1, 2]);
}

#[test]
fn every_tile_names_a_space_for_a_neutral_worker() {
    let spaces: Vec<String> = Wealth::all().map(|tile| tile.space().to_string()).collect();
    assert_eq!(
        spaces.join(" "),
        "palenque1 palenque3 palenque5 palenque7 yaxchilan1 yaxchilan3 yaxchilan5 yaxchilan7 \
         tikal1 tikal3 tikal5 tikal7 uxmal1 uxmal3 uxmal5 uxmal7 \
         chichen0 chichen3 chichen5 chichen7 chichen10"
    );
}
