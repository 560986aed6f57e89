//! The temples.

use serde_json::json;

use super::{after, listed, listed_with, player, worker_on};
use crate::Temple;

#[test]
fn steps_points_and_rewards_are_as_printed() {
    let points = |temple: Temple| temple.steps().iter().map(|step| step.points).collect::<Vec<_>>();
    assert_eq!(points(Temple::Brown), [-1, 0, 2, 4, 6, 7, 8]);
    assert_eq!(points(Temple::Yellow), [-2, 0, 1, 2, 4, 6, 9, 12, 13]);
    assert_eq!(points(Temple::Green), [-3, 0, 1, 3, 5, 7, 9, 10]);
    let rewards = |temple: Temple| {
        let top = temple.rewards(temple.top());
        (top.blocks.0, top.skulls)
    };
    assert_eq!(
        Temple::ALL.iter().map(|&temple| rewards(temple)).collect::<Vec<_>>(),
        [([0, 2, 0], 0), ([0, 0, 2], 0), ([2, 0, 0], 1)]
    );
    let bonus = |age| Temple::ALL.iter().map(|temple| temple.bonus(age)).collect::<Vec<_>>();
    assert_eq!((bonus(1), bonus(2)), (vec![6, 2, 4], vec![2, 6, 4]));
}

#[test]
fn the_top_has_room_for_one() {
    let table = worker_on("uxmal1", json!({ "corn": 3, "temples": { "brown": 4 } }))
        .player(2, json!({ "temples": { "brown": 5 } }));
    let game = after(&table, "pick=uxmal1 act=uxmal1");
    assert_eq!(listed(&game), ["climb=yellow", "climb=green"]);
    let table = table.player(2, json!({ "temples": { "brown": 4 } }));
    let game = after(&table, "pick=uxmal1 act=uxmal1 climb=brown");
    assert_eq!(player(&game, 1).temples[0], 6);
}

#[test]
fn a_step_onto_an_occupied_top_or_past_the_top_is_lost() {
    let table = worker_on("chichen1", json!({ "skulls": 1, "temples": { "brown": 4 } }))
        .player(2, json!({ "temples": { "brown": 5 } }));
    assert_eq!(player(&after(&table, "pick=chichen1 act=chichen1"), 1).temples[0], 5);
    let table = worker_on("chichen1", json!({ "skulls": 1, "temples": { "brown": 5 } }));
    assert_eq!(player(&after(&table, "pick=chichen1 act=chichen1"), 1).temples[0], 6);
}

#[test]
fn who_leaves_the_top_makes_room() {
    let table = worker_on(
        "uxmal1",
        json!({ "on": ["uxmal1", "palenque3"], "corn": 3, "temples": { "brown": 5 } }),
    );
    let game = after(&table, "pick=palenque3 act=palenque3 burn=brown");
    assert!(game.can_climb(super::seat(1), Temple::Brown));
}

#[test]
fn reaching_a_top_refreshes_the_two_days() {
    let climbs = |may_double: bool, steps: u8| {
        let fields = json!({ "corn": 3, "temples": { "brown": steps }, "may_double": may_double });
        player(&after(&worker_on("uxmal1", fields), "pick=uxmal1 act=uxmal1 climb=brown"), 1)
            .may_double
    };
    assert!(climbs(false, 4));
    assert!(!climbs(false, 3));
    assert!(climbs(true, 4), "it is had once only");
}

#[test]
fn without_a_temple_within_reach_there_is_no_offering() {
    let temples = json!({ "brown": 5, "yellow": 7, "green": 6 });
    let table = worker_on("uxmal1", json!({ "corn": 9, "temples": temples }));
    assert!(listed_with(&after(&table, "pick=uxmal1"), "act").is_empty());
}
