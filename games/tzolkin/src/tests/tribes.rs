//! The thirteen tribes, and what they do together with the rest.

use patolli_game::{Game, Seat, Setup, Viewer};
use serde_json::json;

use super::{
    Table, after, listed, listed_with, play, player, points, refused, seat, stock, tribe_on,
    with_tribes, worker_on,
};
use crate::components::prophecy::Prophecy;
use crate::rules::food_day::{Meal, meal};
use crate::{Decision, Tribe, TribeKeep, Tzolkin, Wealth};

/// A game for four in which the first seat was dealt this tribe, and nobody has chosen yet.
fn dealt(tribe: Tribe) -> Tzolkin {
    let mut setup = Setup::new(Tzolkin::META, 4, patolli_game::Seed(5)).unwrap();
    setup.set("tribes", "true").unwrap();
    let mut game = Tzolkin::set_up(&setup).unwrap();
    let rest: Vec<Tribe> = Tribe::ALL.iter().copied().filter(|&other| other != tribe).collect();
    for (at, other) in Seat::first(4).enumerate() {
        game.tribe_hands[other] = [Some(rest[2 * at]), Some(rest[2 * at + 1])];
    }
    game.tribe_hands[Seat::FIRST][1] = Some(tribe);
    for (other, tiles) in
        Seat::first(4).zip([[4, 6, 15, 2], [3, 5, 7, 8], [9, 10, 11, 12], [13, 14, 1, 16]])
    {
        game.hands[other] = tiles.map(Wealth::new);
    }
    game
}

#[test]
fn a_tribe_and_two_tiles_are_one_secret_choice() {
    let mut game = dealt(Tribe::Balam);
    assert_eq!(listed(&game).len(), 12, "two tribes and six pairs");
    play(&mut game, "keep=13/2");
    let hand = |viewer| game.view(viewer).hands.unwrap()[0];
    assert_eq!(hand(Viewer::Seat(Seat::FIRST)).keeps_tribe.unwrap().to_string(), "13/2");
    let other = hand(Viewer::Spectator);
    assert_eq!((other.chosen, other.tribes, other.keeps_tribe), (true, None, None));
    play(&mut game, "keep=12/1 keep=12/1 keep=12/1");
    assert_eq!(player(&game, 1).tribe, Some(Tribe::Balam));
    assert_eq!(game.round, 1);
}

#[test]
fn the_modules_can_be_without_tribes() {
    let game = super::new_game(4, 1);
    assert!(Seat::first(4).all(|seat| game.tribe_hands[seat] == [None, None]));
}

// Each tribe -----------------------------------------------------------------------------------

#[test]
fn ah_chuy_kak_picks_up_another_after_placing_two_on_gears() {
    let table = tribe_on("ah_chuy_kak", "yaxchilan1", json!({ "corn": 9, "workers": 5 }));
    let one = after(&table, "place=tikal");
    assert!(listed_with(&one, "pick").is_empty());
    let with_start = after(&table, "place=tikal place=start");
    assert!(listed_with(&with_start, "pick").is_empty(), "the first-player space is no gear");
    let game = after(&table, "place=tikal place=uxmal");
    assert_eq!(
        listed_with(&game, "pick"),
        ["pick=yaxchilan1", "pick=chichen0"],
        "not those just placed"
    );
    let game = after(&table, "place=tikal place=uxmal pick=yaxchilan1 act=yaxchilan1");
    assert_eq!((stock(&game)[1], game.actor()), (1, seat(2)), "and no more than one");
}

#[test]
fn ah_chuy_kak_places_no_more_after_the_pick_up() {
    let table = tribe_on("ah_chuy_kak", "yaxchilan5", json!({ "corn": 20, "workers": 6 }));
    let game = after(&table, "place=tikal place=uxmal pick=yaxchilan5");
    assert!(listed_with(&game, "place").is_empty());
    assert_eq!(
        listed(&game).len(),
        6,
        "the same choice as on a pick-up turn, lower actions and none"
    );
}

#[test]
fn ahau_chamahez_uses_the_next_higher_action_for_a_corn_once_a_turn() {
    let table = tribe_on(
        "ahau_chamahez",
        "yaxchilan2",
        json!({ "corn": 3, "on": ["yaxchilan2", "yaxchilan1", "chichen0"] }),
    );
    let game = after(&table, "pick=yaxchilan2 higher=yaxchilan3");
    assert_eq!(stock(&game), [4, 0, 0, 1, 0]);
    let game = after(&table, "pick=yaxchilan2 higher=yaxchilan3 pick=yaxchilan1");
    assert!(listed_with(&game, "higher").is_empty());
}

#[test]
fn ahau_chamahez_goes_from_0_to_1_and_onto_spaces_of_free_choice() {
    let table = tribe_on("ahau_chamahez", "yaxchilan0", json!({ "corn": 1 }));
    assert_eq!(listed(&after(&table, "pick=yaxchilan0")), ["done", "higher=yaxchilan1"]);
    // Tikal 5 to 6: any action of Tikal, for a corn in all.
    let table = tribe_on("ahau_chamahez", "tikal5", json!({ "corn": 1, "wood": 5 }));
    let game = after(&table, "pick=tikal5");
    assert_eq!(listed_with(&game, "higher"), ["higher=tikal1", "higher=tikal2", "higher=tikal3"]);
    assert!(listed(&game).contains(&"act=tikal4".to_owned()), "4 costs a corn anyway");
}

#[test]
fn ahau_chamahez_and_theology_reach_two_spaces_further() {
    let fields = json!({ "corn": 1, "skulls": 1, "technologies": { "theology": 1 } });
    let game = after(&tribe_on("ahau_chamahez", "chichen4", fields.clone()), "pick=chichen4");
    assert_eq!(listed_with(&game, "act"), ["act=chichen3", "act=chichen4", "act=chichen5"]);
    assert_eq!(listed_with(&game, "higher"), ["higher=chichen6"]);
    let game = after(&tribe_on("ahau_chamahez", "chichen8", fields.clone()), "pick=chichen8");
    assert_eq!(
        listed_with(&game, "higher").len(),
        6,
        "10 is a free choice; 7 to 9 are no dearer anyway"
    );
    // The free step of Theology alone does not use the ability.
    let table = tribe_on("ahau_chamahez", "chichen4", fields)
        .player(1, json!({ "skulls": 2, "on": ["chichen4", "chichen1", "tikal0"] }));
    let game = after(&table, "pick=chichen4 act=chichen5 pick=chichen1");
    assert_eq!(listed_with(&game, "higher"), ["higher=chichen3"]);
}

#[test]
fn ahmakiq_may_pass() {
    let table = with_tribes(Table::new(4).player(1, json!({ "corn": 5 })), "ahmakiq");
    let game = after(&table, "pass");
    assert_eq!((game.actor(), stock(&game)[0]), (seat(2), 5));
    assert_eq!(refused(&game, "pass"), "not_your_tribe");
    let paid = table.set("options", json!({ "tribes": true, "ahmakiq_reward": 2 }));
    assert_eq!(stock(&after(&paid, "pass"))[0], 7);
}

#[test]
fn ahmakiq_may_beg_and_pass_and_is_never_forced() {
    let table = with_tribes(Table::new(4).set("turn", json!(1)).set("first", json!(4)), "ahmakiq")
        .player(4, json!({ "workers": 6, "on": ["palenque0", "yaxchilan0", "tikal0", "uxmal0", "chichen0", "start"] }));
    assert_eq!(listed(&table.game()), ["beg=brown", "beg=yellow", "beg=green", "pass"]);
    let game = after(&table, "beg=brown pass");
    assert_eq!((stock(&game)[0], game.actor()), (3, seat(2)));
}

#[test]
fn bacab_starts_every_turn_with_2_corn_and_begs_for_4() {
    let table =
        with_tribes(Table::new(4).set("turn", json!(3)), "bacab").player(1, json!({ "corn": 0 }));
    let game = after(&table, "place=tikal");
    assert_eq!((game.actor(), stock(&game)[0]), (seat(1), 2), "at the beginning of the next turn");
    assert_eq!(player(&game, 1).temples, [1; 3], "which angers no god");
    let mut game = game;
    play(&mut game, "beg=brown");
    assert_eq!((stock(&game)[0], player(&game, 1).temples), (4, [0, 1, 1]));
}

#[test]
fn bacab_begs_with_3_corn_by_option_only() {
    let table = with_tribes(Table::new(4).player(1, json!({ "corn": 3 })), "bacab");
    assert!(listed_with(&table.game(), "beg").is_empty());
    let table = table.set("options", json!({ "tribes": true, "bacab_begs_with_three": true }));
    assert_eq!(listed_with(&table.game(), "beg").len(), 3);
}

#[test]
fn balam_is_paid_for_a_lower_action() {
    let table = tribe_on("balam", "yaxchilan5", json!({}));
    let game = after(&table, "pick=yaxchilan5");
    assert_eq!(listed_with(&game, "act").len(), 5, "all of them, without corn");
    assert_eq!(
        stock(&after(&table, "pick=yaxchilan5 act=yaxchilan1")),
        [1, 1, 0, 0, 0],
        "1 in all"
    );
    assert_eq!(
        stock(&after(&table, "pick=yaxchilan5 act=yaxchilan5"))[0],
        2,
        "not for the own one"
    );
}

#[test]
fn balam_is_paid_from_spaces_of_free_choice_and_may_spend_it_at_once() {
    assert_eq!(
        stock(&after(
            &tribe_on("balam", "yaxchilan7", json!({})),
            "pick=yaxchilan7 act=yaxchilan5"
        ))[0],
        3
    );
    // Uxmal 6 to 5: the corn pays for it. What is chosen through it is not lower.
    let game =
        after(&tribe_on("balam", "uxmal6", json!({})), "pick=uxmal6 act=uxmal5 act=yaxchilan1");
    assert_eq!(stock(&game), [0, 1, 0, 0, 0]);
}

#[test]
fn balam_is_paid_once_a_turn_by_option() {
    let table =
        tribe_on("balam", "yaxchilan5", json!({ "on": ["yaxchilan5", "palenque4", "chichen0"] }));
    let words = "pick=yaxchilan5 act=yaxchilan1 pick=palenque4 act=palenque1";
    assert_eq!(stock(&after(&table, words))[0], 5);
    let once = table.set("options", json!({ "tribes": true, "balam_once": true }));
    let game = after(&once, "pick=yaxchilan5 act=yaxchilan1 pick=palenque4");
    assert!(!listed(&game).contains(&"act=palenque1".to_owned()), "3 corn are wanting");
}

/// The example of the rulebook: two workers on two spaces 5 cost 3 and 5 + 1.
#[test]
fn cit_bolon_tum_pays_3_for_one_space_a_turn() {
    let full = json!({ "workers": 6, "on": ["tikal0", "tikal1", "tikal2", "tikal3", "tikal4"] });
    let also = json!({ "workers": 6, "on": ["uxmal0", "uxmal1", "uxmal2", "uxmal3", "uxmal4"] });
    let table = with_tribes(
        Table::new(4).player(1, json!({ "corn": 20 })).player(2, full).player(3, also),
        "cit_bolon_tum",
    );
    for words in ["flat=tikal place=uxmal", "place=tikal flat=uxmal"] {
        assert_eq!(stock(&after(&table, words))[0], 20 - 9, "{words}");
    }
    let game = after(&table, "flat=tikal");
    assert!(listed_with(&game, "flat").is_empty());
    let game = with_tribes(Table::new(4).player(1, json!({ "corn": 20 })), "cit_bolon_tum").game();
    assert!(listed_with(&game, "flat").is_empty(), "nobody pays 3 for a space 0");
}

#[test]
fn cit_bolon_tum_has_one_space_more_on_every_gear() {
    let table = tribe_on("cit_bolon_tum", "tikal8", json!({ "wood": 1 }));
    assert_eq!(listed_with(&after(&table, "pick=tikal8"), "act").len(), 5, "as from 7");
    let table = with_tribes(Table::new(4).set("turn", json!(3)), "cit_bolon_tum")
        .player(1, json!({ "on": ["tikal7", "uxmal8", "chichen11"] }));
    let game = after(&table, "place=palenque");
    let on: Vec<String> = player(&game, 1).on.iter().map(|space| space.to_string()).collect();
    assert_eq!(on, ["tikal8"], "from 8 and 11 they drop off");
}

#[test]
fn cit_bolon_tum_is_in_the_way_of_two_days_on_7_and_10() {
    for (space, blocked) in [
        ("tikal6", false),
        ("tikal7", true),
        ("tikal8", false),
        ("chichen9", false),
        ("chichen10", true),
    ] {
        let table = with_tribes(Table::new(4).set("turn", json!(3)), "cit_bolon_tum")
            .player(1, json!({ "on": [space] }));
        let game = after(&table, "place=start");
        assert_eq!(listed_with(&game, "days").is_empty(), blocked, "{space}");
    }
    let table = with_tribes(Table::new(4).set("turn", json!(3)), "cit_bolon_tum")
        .player(1, json!({ "on": ["palenque6"] }));
    let game = after(&table, "place=start days=2");
    assert!(player(&game, 1).on.contains("palenque8".parse().unwrap()));
}

#[test]
fn huracan_shares_the_actions_of_paired_gears() {
    let table = tribe_on("huracan", "palenque4", json!({ "corn": 1 }));
    let acts = listed_with(&after(&table, "pick=palenque4"), "act").join(" ");
    assert_eq!(acts, "act=palenque3 act=palenque4 act=yaxchilan3 act=yaxchilan4");
    assert_eq!(stock(&after(&table, "pick=palenque4 act=yaxchilan3")), [2, 0, 0, 1, 0]);
    let table = tribe_on("huracan", "uxmal7", json!({ "wood": 9 }));
    let acts = listed_with(&after(&table, "pick=uxmal7"), "act").join(" ");
    assert_eq!(
        acts,
        "act=tikal1 act=tikal2 act=tikal3 act=tikal4 act=tikal5 act=uxmal2 act=uxmal3"
    );
    let table = tribe_on("huracan", "chichen3", json!({ "skulls": 1, "corn": 9 }));
    assert!(
        listed_with(&after(&table, "pick=chichen3"), "act")
            .iter()
            .all(|act| act.contains("chichen"))
    );
}

#[test]
fn itzamna_learns_for_a_block_less() {
    for (level, cost) in [(0, 0), (1, 1), (2, 2), (3, 1)] {
        let table = tribe_on(
            "itzamna",
            "tikal1",
            json!({ "gold": 5, "technologies": { "architecture": level } }),
        );
        let mut words = "pick=tikal1 act=tikal1 learn=architecture".to_owned();
        if level == 3 {
            words += " bonus=architecture";
        }
        assert_eq!(stock(&after(&table, &words))[3], 5 - cost, "from level {level}");
    }
    // Without a block the first level is still within reach.
    let table = tribe_on("itzamna", "tikal1", json!({}));
    assert_eq!(
        player(&after(&table, "pick=tikal1 act=tikal1 learn=theology"), 1).technologies,
        [0, 0, 0, 1]
    );
}

#[test]
fn itzamna_takes_the_bonus_of_any_track() {
    let table =
        tribe_on("itzamna", "tikal1", json!({ "wood": 1, "technologies": { "agriculture": 3 } }));
    let game = after(&table, "pick=tikal1 act=tikal1 learn=agriculture bonus=theology");
    assert_eq!((stock(&game), player(&game, 1).technologies), ([0, 0, 0, 0, 1], [3, 0, 0, 0]));
}

#[test]
fn ixtab_keeps_three_tiles_and_then_steps_down() {
    let mut game = dealt(Tribe::Ixtab);
    let words = listed(&game).join(" ");
    assert!(
        words.contains("keep=123/2 keep=124/2 keep=134/2 keep=234/2")
            && !words.contains("keep=12/2"),
        "{words}"
    );
    // 9 corn and a stone; 2 corn, 2 wood and a green step; a worker.
    play(&mut game, "keep=123/2 keep=12/1 keep=12/1 keep=12/1");
    assert_eq!(listed(&game), ["descend=brown", "descend=yellow", "descend=green"]);
    play(&mut game, "descend=green");
    assert_eq!((stock(&game), player(&game, 1).temples), ([11, 2, 1, 0, 0], [1, 1, 1]));
    assert_eq!((player(&game, 1).workers, player(&game, 1).wealth.len(), game.round), (4, 3, 1));
}

#[test]
fn vacub_caquix_skips_a_free_space() {
    let table = with_tribes(
        Table::new(4)
            .player(1, json!({ "corn": 9, "workers": 4 }))
            .player(2, json!({ "on": ["tikal0"] })),
        "vacub_caquix",
    );
    let game = after(&table, "skip=tikal place=tikal place=tikal");
    let on: Vec<String> = player(&game, 1).on.iter().map(|space| space.to_string()).collect();
    assert_eq!(on, ["tikal2", "tikal3"], "all workers on that gear skip it");
    assert_eq!(stock(&game)[0], 9 - 2 - 4, "and pay for the higher space");
    assert!(listed_with(&game, "skip").is_empty(), "once a turn");
    // Nothing need be skipped, and naming a space alone is not a placement.
    assert_eq!(refused(&after(&table, "skip=tikal"), "done"), "now_place");
}

#[test]
fn xaman_ek_sells_a_block_once_a_turn_at_any_moment() {
    let table = tribe_on("xaman_ek", "uxmal1", json!({ "gold": 2 }));
    // Before paying for an action.
    let game = after(&table, "sell=gold pick=uxmal1 act=uxmal1 climb=brown");
    assert_eq!(stock(&game), [1, 0, 0, 1, 0]);
    assert!(listed_with(&game, "sell").is_empty());
    let game = after(&table, "pick=uxmal1 sell=gold act=uxmal1 climb=brown");
    assert_eq!(stock(&game), [1, 0, 0, 1, 0]);
    // Before paying for a worker.
    let table = with_tribes(Table::new(4).player(1, json!({ "wood": 1 })), "xaman_ek");
    let game = after(&table, "place=tikal sell=wood place=uxmal");
    assert_eq!(stock(&game)[0], 1);
}

#[test]
fn xaman_ek_does_not_sell_what_a_chosen_action_needs() {
    let table = tribe_on("xaman_ek", "tikal1", json!({ "wood": 1, "stone": 1 }));
    let game = after(&table, "pick=tikal1 act=tikal1 sell=stone");
    assert!(!listed(&game).iter().any(|word| word.starts_with("sell")), "once a turn");
    let table = tribe_on("xaman_ek", "tikal1", json!({ "wood": 1 }));
    let game = after(&table, "pick=tikal1");
    assert_eq!(listed(&game), ["act=tikal1", "sell=wood", "done"]);
    let game = after(&table, "pick=tikal1 act=tikal1");
    let learn = ["learn=agriculture", "learn=extraction", "learn=architecture", "learn=theology"];
    assert_eq!(listed(&game), learn);
}

#[test]
fn xaman_ek_buys_by_option_only() {
    let table = tribe_on("xaman_ek", "tikal1", json!({ "corn": 4 }));
    assert!(listed_with(&table.game(), "buy").is_empty());
    let table = table.set("options", json!({ "tribes": true, "xaman_ek_buys": true }));
    assert_eq!(stock(&after(&table, "buy=gold")), [0, 0, 0, 1, 0]);
}

#[test]
fn xaman_ek_is_not_forced_to_beg_if_a_sale_pays() {
    let table = with_tribes(Table::new(4).set("turn", json!(1)).set("first", json!(4)), "xaman_ek")
        .player(1, json!({ "wood": 1 }))
        .player(4, json!({ "workers": 6, "on": ["palenque0", "yaxchilan0", "tikal0", "uxmal0", "chichen0", "start"] }));
    assert_eq!(listed(&table.game()), ["beg=brown", "beg=yellow", "beg=green", "sell=wood"]);
    assert_eq!(stock(&after(&table, "sell=wood place=tikal"))[0], 1);
}

#[test]
fn yaluk_starts_with_five_workers_who_eat_more() {
    let mut game = dealt(Tribe::Yaluk);
    play(&mut game, "keep=12/2 keep=12/1 keep=12/1 keep=12/1");
    assert_eq!(player(&game, 1).workers, 5);
    let mut game = dealt(Tribe::Yaluk);
    play(&mut game, "keep=13/2 keep=12/1 keep=12/1 keep=12/1");
    assert_eq!(player(&game, 1).workers, 6, "with the tile that brings one");
    let table = with_tribes(
        Table::new(4).set("turn", json!(3)).set("round", json!(8)).set("tooth", json!(7)),
        "yaluk",
    )
    .player(1, json!({ "workers": 5, "corn": 7 }));
    let game = after(&table, "place=tikal");
    assert_eq!(
        (stock(&game)[0], points(&game, 1)),
        (1, -15),
        "two fed for 6, three not for 5 points each"
    );
}

/// The examples of the rulebook: three workers who need 3, with one single farm and two for all;
/// five of Yaluk's in times of hunger, with six single icons and one for all.
#[test]
fn farms_with_hungrier_workers() {
    let eater = |fields| {
        *player(&Table::new(4).set("row", json!([1, 6, 7, 8, 10, 12])).player(1, fields).game(), 1)
    };
    let mut one = eater(json!({ "corn": 9, "buildings": [2, 4, 5] }));
    assert_eq!(meal(&one, Some(Prophecy::Hunger)), Meal { fed: 3, corn: 2 });
    one = eater(json!({ "corn": 9, "workers": 5, "buildings": [4] }));
    one.tribe = Some(Tribe::Yaluk);
    for great_farm in [14, 15] {
        one.buildings.insert(great_farm);
    }
    assert_eq!(meal(&one, Some(Prophecy::Hunger)), Meal { fed: 5, corn: 5 });
}

#[test]
fn yumkaax_pays_less_for_several_workers() {
    let corn = |options: serde_json::Value, workers: usize| {
        let table =
            with_tribes(Table::new(4).player(1, json!({ "corn": 50, "workers": 6 })), "yumkaax")
                .set("options", options);
        let gears = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen", "start"];
        let words: Vec<String> =
            gears[..workers].iter().map(|gear| format!("place={gear}")).collect();
        50 - stock(&after(&table, &words.join(" ")))[0]
    };
    let printed = json!({ "tribes": true });
    assert_eq!(
        [1, 2, 3, 4, 5, 6].map(|workers| corn(printed.clone(), workers)),
        [0, 0, 2, 5, 9, 13]
    );
    let other = json!({ "tribes": true, "yumkaax_table": "one_fewer" });
    assert_eq!([1, 2, 3, 4, 5, 6].map(|workers| corn(other.clone(), workers)), [0, 0, 1, 3, 6, 10]);
}

#[test]
fn every_choice_of_tribe_and_tiles_has_its_own_text() {
    for index in 0..TribeKeep::COUNT {
        let keep = TribeKeep::from_index(index).unwrap();
        assert_eq!(keep.places().len(), if keep.is_three() { 3 } else { 2 });
        assert_eq!(format!("keep={keep}").parse(), Ok(Decision::KeepTribe(keep)));
    }
}

#[test]
fn nobody_may_use_the_ability_of_another_tribe() {
    let game = worker_on("tikal2", json!({ "corn": 9, "wood": 9 })).game();
    for word in ["pass", "skip=tikal", "flat=tikal"] {
        assert_eq!(refused(&game, word), "not_your_tribe");
    }
}

#[test]
fn xaman_ek_gets_no_mercy_while_a_sale_pays() {
    let low = json!({ "brown": -1, "yellow": -1, "green": -1 });
    let table = with_tribes(Table::new(4).set("turn", json!(1)).set("first", json!(4)), "xaman_ek")
        .player(1, json!({ "wood": 1, "gold": 1, "temples": low }))
        .player(4, json!({ "workers": 6, "on": ["palenque0", "yaxchilan0", "tikal0", "uxmal0", "chichen0", "start"] }));
    assert_eq!(listed(&table.game()), ["sell=wood", "sell=gold"]);
}

#[test]
fn xaman_ek_may_buy_what_the_promised_market_trades() {
    let quick =
        json!(["market", "corn", "wood_and_corn", "stone", "technology", "technology", "build"]);
    let options = json!({ "tribes": true, "quick_actions": true, "xaman_ek_buys": true });
    let table = |corn: u8| {
        with_tribes(Table::new(4).player(1, json!({ "corn": corn })), "xaman_ek")
            .set("options", options.clone())
            .set("quick", quick.clone())
    };
    let game = after(&table(6), "place=quick");
    assert_eq!(listed_with(&game, "buy"), ["buy=wood", "buy=stone", "buy=gold"]);
    assert_eq!(listed_with(&after(&table(3), "place=quick"), "buy"), ["buy=wood"]);
}

#[test]
fn vacub_caquix_who_skips_is_placing() {
    let table = tribe_on("vacub_caquix", "uxmal1", json!({ "corn": 2 }));
    let game = after(&table, "skip=tikal");
    assert!(listed(&game).iter().all(|word| word.starts_with("place")), "{:?}", listed(&game));
}

#[test]
fn xaman_ek_who_has_bought_no_longer_begs() {
    let table = with_tribes(Table::new(4).player(1, json!({ "corn": 4 })), "xaman_ek")
        .set("options", json!({ "tribes": true, "xaman_ek_buys": true }));
    assert_eq!(listed_with(&after(&table, "buy=gold"), "beg"), [""; 0]);
    let poor = table.player(1, json!({ "corn": 2 }));
    assert_eq!(listed_with(&poor.game(), "beg").len(), 3);
    assert_eq!(listed_with(&after(&poor, "buy=wood"), "beg"), [""; 0]);
}

#[test]
fn yaluk_has_five_workers_unless_it_is_said() {
    let table = with_tribes(Table::new(4), "yaluk");
    assert_eq!(player(&table.game(), 1).workers, 5);
    let few = table.player(1, json!({ "workers": 4 })).broken();
    assert!(few.contains("workers_in_play"), "{few}");
}
