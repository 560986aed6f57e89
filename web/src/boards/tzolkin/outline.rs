//! The board in words: who stands where, what is on offer, what everyone has.

use patolli_game::{Phrase, Seat};
use patolli_tzolkin::{
    Action, Building, Gear, Monument, PlayerView, Prophecy, START_STEP, Source, Space, TOP_LEVEL,
    Temple, Track, Tzolkin, View,
};

use super::{days_to_food, phrase};
use crate::boards::outline::{Passage, listed, who};
use crate::speech::page;
use crate::table::Scene;

fn say(id: &'static str) -> Phrase {
    Phrase::new("tzolkin-outline", id)
}

fn nobody() -> Phrase {
    page("nobody")
}

/// The board in words.
pub fn outline(scene: &Scene<Tzolkin>) -> Vec<Passage> {
    let view = &scene.view;
    let mut all = vec![calendar(view), workers(view), jungle(view), temples(view), tracks(view)];
    let row = view.row.into_iter().flatten().flatten();
    all.push(offer("buildings", row.map(building)));
    let monuments = view.monuments.iter().flatten().flatten();
    all.push(offer("monuments", monuments.map(|tile| monument(*tile))));
    if let Some(prophecies) = view.prophecies.filter(|_| view.options.prophecies) {
        all.push(foretold(view, &prophecies));
    }
    if let Some(quick) = scene.game.as_ref().and_then(Tzolkin::quick_action) {
        let now = phrase("quick").name("quick", quick.name());
        all.push(Passage::new(phrase("quick_title"), [now]));
    }
    all.extend(players(view).map(|(seat, player)| of_player(seat, player)));
    all.push(Passage::new(say("actions"), Gear::ALL.iter().flat_map(|&gear| actions(gear))));
    all.push(Passage::new(say("levels"), Track::ALL.iter().flat_map(|&track| levels(track))));
    all
}

fn players(view: &View) -> impl Iterator<Item = (Seat, &PlayerView)> {
    Seat::first(view.seats.into()).zip(&view.players)
}

/// The day, what comes next, and the first-player space.
fn calendar(view: &View) -> Passage {
    let day = say("day").number("round", view.round).number("day", super::day(view));
    let middle = view.food_days.is_multiple_of(2);
    let gives = phrase(if middle { "food_middle" } else { "food_end" });
    let food = match days_to_food(view) {
        None => phrase("no_food"),
        Some(0) => say("food").phrase("when", phrase("food_now")).phrase("gives", gives),
        Some(days) => {
            let when = phrase("food_in").number("days", days);
            say("food").phrase("when", when).phrase("gives", gives)
        }
    };
    let holder = players(view).find(|(_, player)| player.on.contains(&Space::START));
    let holder = holder.map_or_else(nobody, |(seat, _)| who(seat));
    let space = say("first_space").phrase("who", holder).number("corn", view.teeth_corn);
    let first = say("first").phrase("who", who(view.first));
    Passage::new(say("calendar"), [day, food, first, space])
}

/// Who stands on these spaces, each with its number.
fn standing(view: &View, here: impl Fn(Space) -> bool) -> Phrase {
    let own = players(view)
        .flat_map(|(seat, player)| player.on.iter().map(move |space| (*space, who(seat))));
    // Neutral workers also pass through slots without a number.
    let numbered = |space: &&Space| space.gear().is_none_or(|gear| space.number() <= gear.top());
    let neutral = view.neutral.iter().filter(numbered).map(|space| (*space, say("neutral")));
    let mut all: Vec<_> = own.chain(neutral).filter(|(space, _)| here(*space)).collect();
    all.sort_by_key(|(space, _)| *space);
    let on = |(space, worker): (Space, Phrase)| match space.gear() {
        Some(_) => say("on").phrase("who", worker).number("number", space.number()),
        None => worker,
    };
    listed(all.into_iter().map(on)).unwrap_or_else(nobody)
}

fn workers(view: &View) -> Passage {
    let gear = |gear: &Gear| {
        let here = standing(view, |space| space.gear() == Some(*gear));
        say("gear").name("gear", gear.name()).phrase("workers", here)
    };
    let quick = view
        .options
        .quick_actions
        .then(|| say("quick_spaces").phrase("workers", standing(view, Space::is_quick)));
    Passage::new(say("workers"), Gear::ALL.iter().map(gear).chain(quick))
}

fn jungle(view: &View) -> Passage {
    let fields = (2_i64..).zip(view.jungle).map(|(number, fields)| {
        let told = phrase("fields").number("number", number);
        told.number("wood", fields.wood).number("corn", fields.corn)
    });
    let skulls = if view.skulls.is_empty() {
        say("no_skulls")
    } else {
        let numbers: Vec<String> = view.skulls.iter().map(ToString::to_string).collect();
        say("skulls").text("numbers", numbers.join(", "))
    };
    Passage::new(say("jungle"), fields.chain([skulls]))
}

fn temples(view: &View) -> Passage {
    let temple = |&temple: &Temple| {
        let step =
            |player: &PlayerView| (player.temples.of(temple) + START_STEP as i8).max(0) as u8;
        let mut all: Vec<_> = players(view).map(|(seat, player)| (seat, step(player))).collect();
        // The highest first.
        all.sort_by_key(|(_, step)| std::cmp::Reverse(*step));
        let steps = all.into_iter().map(|(seat, step)| {
            say("on_step")
                .phrase("who", who(seat))
                .number("step", step)
                .number("top", temple.top())
                .number("points", temple.points(step))
                .counts("rewards", temple.rewards(step).counted())
        });
        let steps = listed(steps).unwrap_or_else(nobody);
        [
            say("temple").name("temple", temple.name()).phrase("steps", steps),
            say("highest")
                .name("temple", temple.name())
                .number("first", temple.bonus(1))
                .number("second", temple.bonus(2)),
        ]
    };
    Passage::new(phrase("temples"), Temple::ALL.iter().flat_map(temple))
}

fn tracks(view: &View) -> Passage {
    let track = |&track: &Track| {
        let level = |(seat, player): (Seat, &PlayerView)| {
            say("on_level").phrase("who", who(seat)).number("level", player.technologies.of(track))
        };
        let levels = listed(players(view).map(level)).unwrap_or_else(nobody);
        say("track").name("track", track.name()).phrase("levels", levels)
    };
    Passage::new(phrase("tracks"), Track::ALL.iter().map(track))
}

/// Tiles on offer.
fn offer(title: &'static str, tiles: impl Iterator<Item = Phrase>) -> Passage {
    let mut passage = Passage::new(Phrase::new("tzolkin-outline", title), tiles);
    if passage.lines.is_empty() {
        passage.lines.push(say("none"));
    }
    passage
}

/// A building in words.
pub fn building(building: Building) -> Phrase {
    phrase("building")
        .name("building", building.name())
        .name("kind", building.plan().kind.name())
        .counts("cost", building.cost_counted())
        .name("effect", building.effect_name())
}

/// A monument in words.
pub fn monument(monument: Monument) -> Phrase {
    phrase("monument")
        .name("monument", monument.name())
        .name("kind", monument.design().kind.name())
        .counts("cost", monument.cost_counted())
        .name("worth", monument.worth_name())
}

/// A prophecy in words.
pub fn prophecy(prophecy: Prophecy) -> Phrase {
    phrase("prophecy")
        .name("prophecy", prophecy.name())
        .name("calamity", prophecy.calamity_name())
        .phrase("bands", bands(prophecy))
}

/// What a prophecy counts, and what that is worth.
pub fn bands(prophecy: Prophecy) -> Phrase {
    let [least, good, best] = prophecy.bands();
    phrase("prophecy_bands")
        .name("counted", prophecy.counted_name())
        .number("least", least)
        .number("good", good)
        .number("best", best)
}

/// The prophecies, in the order in which they come true.
fn foretold(view: &View, prophecies: &[Prophecy]) -> Passage {
    let lines = (1..).zip(prophecies).flat_map(|(number, &told)| {
        let now = (view.food_days == number).then(|| say("in_force"));
        std::iter::once(prophecy(told)).chain(now)
    });
    Passage::new(phrase("prophecies"), lines)
}

/// What lies in front of a player, in words.
pub fn has(seat: Seat, player: &PlayerView) -> Phrase {
    phrase("has")
        .seat("name", seat)
        .number("corn", player.corn)
        .number("wood", player.wood)
        .number("stone", player.stone)
        .number("gold", player.gold)
        .number("skulls", player.skulls)
        .number("free", player.free_workers() as i64)
        .number("workers", player.workers)
        .number("corn_tiles", player.corn_tiles)
        .number("wood_tiles", player.wood_tiles)
}

fn of_player(seat: Seat, player: &PlayerView) -> Passage {
    let points: i64 = Source::ALL.iter().map(|&of| i64::from(player.points.of(of))).sum();
    let mut lines = vec![has(seat, player), say("scored").number("points", points)];
    lines.extend(player.tribe.map(|tribe| {
        say("tribe").name("tribe", tribe.name()).name("ability", tribe.ability_name())
    }));
    lines.extend(player.buildings.iter().map(|tile| building(*tile)));
    lines.extend(player.monuments.iter().map(|tile| monument(*tile)));
    let wealth = player.wealth.iter();
    lines.extend(wealth.map(|tile| say("wealth").name("effect", tile.effect_name())));
    lines.extend((!player.may_double).then(|| phrase("hurried")));
    Passage::new(say("player").seat("seat", seat), lines)
}

/// What can be done on the spaces of a gear.
fn actions(gear: Gear) -> impl Iterator<Item = Phrase> {
    let action = move |number: u8| {
        let action = Action::new(gear, number)?;
        let told = say("action").name("gear", gear.name()).number("number", number);
        Some(told.name("effect", action.name()))
    };
    (0..=gear.actions()).filter_map(action)
}

/// What the levels of a technology bring.
fn levels(track: Track) -> impl Iterator<Item = Phrase> {
    (1..=TOP_LEVEL + 1).map(move |level| {
        let told = if level > TOP_LEVEL { phrase("level_beyond") } else { phrase("level") };
        told.name("track", track.name())
            .number("level", level)
            .name("effect", track.level_name(level))
    })
}

#[cfg(test)]
mod tests {
    use patolli_game::Viewer;

    use super::*;
    use crate::boards::guide::Moment;
    use crate::boards::outline::read;

    fn told(moment: &Moment) -> String {
        let game = moment.game::<Tzolkin>().unwrap();
        read(&outline(&Scene::new(&game, Viewer::Seat(Seat::FIRST), 0, Vec::new())))
    }

    static MIDDLE: Moment = Moment::at(
        r#"{
            "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 6,
            "first": 3, "turn": 1, "tooth": 5, "teeth_corn": 2, "skulls": [1, 4],
            "players": [
                { "corn": 4, "on": ["tikal1", "uxmal2"], "temples": { "brown": 1 },
                  "technologies": { "agriculture": 2 }, "buildings": [1] },
                { "corn": 5, "on": ["tikal2"], "gold": 1, "may_double": false },
                { "on": ["start"] }, {}
            ]
        }"#,
    );

    #[test]
    fn every_gear_says_who_stands_on_it() {
        let told = told(&MIDDLE);
        for line in [
            "Palenque: nobody.",
            "Tikal: you on 1, Ixchel on 2.",
            "Uxmal: you on 2.",
            "First-player space: Chaac. Corn on the teeth: 2.",
            "Round 6, day 5 of 26.",
            "Skulls lie on Chichen Itza 1, 4.",
        ] {
            assert!(told.contains(&format!("{line}\n")), "{line} is missing in\n{told}");
        }
    }

    #[test]
    fn temples_and_technologies_say_who_is_how_far() {
        let told = told(&MIDDLE);
        let temple = "Chaac’s temple: you on step 2 of 6, worth 2 points, rewards 1 stone, \
                      Ixchel on step 1 of 6, worth 0 points, rewards nothing, ";
        assert!(told.contains(temple), "{told}");
        let track = "agriculture: you on level 2, Ixchel on level 0, Chaac on level 0, \
                     Itzamna on level 0.\n";
        assert!(told.contains(track), "{told}");
    }

    #[test]
    fn a_player_has_a_passage_with_all_that_is_theirs() {
        let told = told(&MIDDLE);
        let own = told.split("# You\n").nth(1).unwrap().split('#').next().unwrap();
        assert!(own.starts_with("You: 4 corn, 0 wood"), "{own}");
        assert_eq!(own.lines().count(), 3, "{own}");
        assert!(
            told.contains("# Ixchel\n") && told.contains("Has let two days pass once already.")
        );
    }

    #[test]
    fn every_space_and_level_is_explained() {
        let told = told(&MIDDLE);
        assert!(told.contains("Palenque 1: ") && told.contains("Chichen Itza 9: "));
        assert!(told.contains("theology, beyond the third level: "));
    }

    #[test]
    fn modules_are_told_where_they_are_in_play() {
        let moment = Moment::at(
            r#"{
                "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 9,
                "turn": 1, "tooth": 8, "food_days": 1,
                "options": { "tribes": true, "prophecies": true, "quick_actions": true },
                "players": [{ "tribe": "ixtab", "on": ["quick3"] }, { "tribe": "balam" },
                    { "tribe": "yaluk" }, { "tribe": "bacab" }]
            }"#,
        );
        let told = told(&moment);
        assert!(told.contains("# Prophecies\n") && told.contains("In force now."), "{told}");
        assert!(told.contains("Quick spaces: a neutral worker, you."), "{told}");
        assert!(told.contains("# Quick action\n") && told.contains("Tribe "), "{told}");
    }
}
