//! Five players.

use patolli_game::{Game, Seat, Seed, Setup};
use serde_json::json;

use super::{Table, seat};
use crate::rules::score::Scores;
use crate::{Monument, Tzolkin};

fn setup(option: Option<(&str, &str)>) -> Setup {
    let mut setup = Setup::new(Tzolkin::META, 5, Seed(1)).unwrap();
    if let Some((id, value)) = option {
        setup.set(id, value).unwrap();
    }
    setup
}

#[test]
fn five_have_five_fields_six_monuments_and_all_quick_spaces() {
    let game = Tzolkin::set_up(&setup(None)).unwrap();
    assert!(game.options.quick_actions);
    assert_eq!((game.jungle[0].corn, game.jungle[3].wood), (5, 5));
    assert_eq!((game.monuments.iter().flatten().count(), game.on_offer().count()), (6, 6));
    assert!(game.neutral.is_empty());
    assert!(Seat::first(5).all(|seat| game.hands[seat].iter().all(Option::is_some)));
}

#[test]
fn five_need_quick_actions() {
    let error = Tzolkin::set_up(&setup(Some(("quick_actions", "false")))).unwrap_err();
    assert_eq!(error.to_string(), "tzolkin-set-up-five_need_quick");
}

#[test]
fn five_may_have_a_seventh_monument() {
    let game = Tzolkin::set_up(&setup(Some(("seventh_monument", "true")))).unwrap();
    assert_eq!(game.monuments.iter().flatten().count(), 7);
    let four = Setup::new(Tzolkin::META, 4, Seed(1)).unwrap();
    assert_eq!(Tzolkin::set_up(&four).unwrap().monuments.iter().flatten().count(), 6);
}

#[test]
fn the_row_of_stelae_counts_4_or_3_for_each_monument() {
    let quick = ["corn", "wood_and_corn", "stone", "technology", "technology", "market", "build"];
    let table = |cheap: bool| {
        Table::new(5)
            .set("options", json!({ "quick_actions": true, "cheap_stelae": cheap }))
            .set("quick", json!(quick))
            .player(1, json!({ "monuments": [5] }))
            .player(5, json!({ "monuments": [1, 2] }))
    };
    let worth = |cheap| Scores::of(&table(cheap).game()).worth(seat(1), Monument::new(5).unwrap());
    assert_eq!((worth(false), worth(true)), (12, 9));
}

#[test]
fn a_table_of_five_with_everything_plays_to_the_end() {
    let mut setup = setup(None);
    for module in ["tribes", "prophecies", "new_buildings"] {
        setup.set(module, "true").unwrap();
    }
    let mut game = Tzolkin::set_up(&setup).unwrap();
    let mut list = Vec::new();
    let mut chance = patolli_game::Chance::of_player(Seed(1), 0);
    while let Some(seat) = game.deciding().lowest() {
        game.decisions(seat, &mut list);
        game.decide(seat, *chance.pick(&list).unwrap(), &mut patolli_game::Silent).unwrap();
    }
    assert!(game.outcome().is_some());
}
