//! Everything in the box, as tables.

use patolli_game::{Arg, Catalogue, Name, Table};

use crate::components::action::Action;
use crate::components::building::Building;
use crate::components::calendar::FOOD_TEETH;
use crate::components::gear::Gear;
use crate::components::jungle::GROUPS;
use crate::components::material::Resource;
use crate::components::monument::{Monument, Worth};
use crate::components::prophecy::Prophecy;
use crate::components::quick::{Quick, deck};
use crate::components::technology::{TOP_LEVEL, Track, advance_cost, level_id};
use crate::components::temple::{START_STEP, Temple};
use crate::components::tribe::Tribe;
use crate::components::wealth::{DEALT, KEPT, Wealth};
use crate::format::options::Options;
use crate::rules::player::{FIRST_WORKERS, MOST_WORKERS};
use crate::rules::setup::table_for;
use crate::rules::state::{ROW, SKULLS};

fn number(number: impl Into<i64>) -> Arg {
    Arg::Number(number.into())
}

fn table(
    name: &'static str,
    columns: &[&'static str],
    rows: impl IntoIterator<Item = Vec<Arg>>,
) -> Table {
    Table::new(Name::new("tzolkin-table", name), "tzolkin-column", columns, rows)
}

fn counts(counts: impl Iterator<Item = (u32, Name)>) -> Arg {
    Arg::Counts(counts.collect())
}

pub(crate) fn catalogue() -> Catalogue {
    Catalogue(vec![
        gears(),
        actions(),
        temples(),
        bonuses(),
        technologies(),
        buildings(),
        monuments(),
        wealth(),
        market(),
        calendar(),
        setups(),
        tribes(),
        prophecies(),
        quick_tiles(),
        parts(),
    ])
}

fn tribes() -> Table {
    let rows = Tribe::ALL
        .iter()
        .map(|tribe| vec![Arg::Name(tribe.name()), Arg::Name(tribe.ability_name())]);
    table("tribes", &["tribe", "ability"], rows).of_pieces()
}

fn prophecies() -> Table {
    let rows = Prophecy::ALL.iter().map(|&prophecy| {
        let [least, good, best] = prophecy.bands();
        vec![
            Arg::Name(prophecy.name()),
            Arg::Name(prophecy.calamity_name()),
            Arg::Name(prophecy.counted_name()),
            number(least),
            number(good),
            number(best),
        ]
    });
    let columns = ["prophecy", "calamity", "counted", "from_0", "from_6", "from_13"];
    table("prophecies", &columns, rows).of_pieces()
}

fn quick_tiles() -> Table {
    let rows = Quick::ALL.iter().map(|quick| {
        let copies = |age| deck(age).iter().filter(|tile| *tile == quick).count() as i64;
        vec![Arg::Name(quick.name()), number(copies(1)), number(copies(2))]
    });
    table("quick", &["quick", "age_1", "age_2"], rows).of_pieces()
}

fn gears() -> Table {
    let rows = Gear::ALL.iter().map(|gear| {
        let free = if *gear == Gear::Chichen { "10" } else { "6, 7" };
        vec![
            Arg::Name(gear.name()),
            number(gear.slots()),
            number(gear.top()),
            Arg::Text(free.to_owned()),
        ]
    });
    table("gears", &["gear", "slots", "highest", "free_choice"], rows).of_pieces()
}

fn actions() -> Table {
    let rows = Action::all().map(|action| {
        vec![Arg::Name(action.gear().name()), number(action.number()), Arg::Name(action.name())]
    });
    table("actions", &["gear", "number", "effect"], rows)
}

fn temples() -> Table {
    let rows = Temple::ALL.iter().flat_map(|&temple| {
        temple.steps().iter().zip(-i64::from(START_STEP)..).map(move |(step, height)| {
            vec![
                Arg::Name(temple.name()),
                number(height),
                number(step.points),
                counts(step.reward.counted()),
            ]
        })
    });
    table("temples", &["temple", "step", "points", "reward"], rows).of_pieces()
}

fn bonuses() -> Table {
    let rows = Temple::ALL.iter().map(|&temple| {
        vec![Arg::Name(temple.name()), number(temple.bonus(1)), number(temple.bonus(2))]
    });
    table("bonuses", &["temple", "bonus_1", "bonus_2"], rows)
}

fn technologies() -> Table {
    let rows = Track::ALL.iter().flat_map(|&track| {
        (0..=TOP_LEVEL).map(move |level| {
            let effect = Name::new("tzolkin-level", level_id(track.index(), level));
            let reached =
                if level < TOP_LEVEL { (level + 1).to_string() } else { "–".to_owned() };
            vec![
                Arg::Name(track.name()),
                Arg::Text(reached),
                number(advance_cost(level)),
                Arg::Name(effect),
            ]
        })
    });
    table("technologies", &["track", "level", "blocks", "effect"], rows).of_pieces()
}

fn buildings() -> Table {
    let rows = Building::all().map(|building| {
        let plan = building.plan();
        vec![
            Arg::Name(building.name()),
            number(building.number()),
            number(plan.age),
            Arg::Name(plan.kind.name()),
            counts(building.cost_counted()),
            Arg::Name(building.effect_name()),
        ]
    });
    table("buildings", &["building", "number", "age", "kind", "cost", "effect"], rows).of_pieces()
}

fn monuments() -> Table {
    let rows = Monument::all().map(|monument| {
        vec![
            Arg::Name(monument.name()),
            number(monument.number()),
            Arg::Name(monument.design().kind.name()),
            counts(monument.cost_counted()),
            Arg::Name(monument.worth_name()),
        ]
    });
    table("monuments", &["monument", "number", "kind", "cost", "worth"], rows).of_pieces()
}

fn wealth() -> Table {
    let rows = Wealth::all().map(|tile| {
        let (gear, space) = tile.riches().space;
        vec![
            Arg::Name(tile.name()),
            number(tile.number()),
            Arg::Name(gear.name()),
            number(space),
            Arg::Name(tile.effect_name()),
        ]
    });
    table("wealth", &["wealth", "number", "gear", "neutral_space", "effect"], rows).of_pieces()
}

fn market() -> Table {
    let rows = Resource::ALL.iter().map(|kind| vec![Arg::Name(kind.name()), number(kind.corn())]);
    table("market", &["resource", "corn"], rows).of_pieces()
}

fn calendar() -> Table {
    let rows = (1..).zip(FOOD_TEETH).map(|(day, tooth): (i64, u8)| {
        let kind = if day % 2 == 1 { "middle" } else { "end" };
        vec![
            number(day),
            number(tooth),
            number(tooth + 1),
            number(1 + (day - 1) / 2),
            Arg::Name(Name::new("tzolkin-food-day", kind)),
        ]
    });
    table("calendar", &["food_day", "tooth", "round", "age", "brings"], rows)
}

fn setups() -> Table {
    let all_monuments = Monument::all().find_map(|monument| match monument.design().worth {
        Worth::AllMonuments(points) => Some(points),
        _ => None,
    });
    let rows = (2..=5_usize).map(|players| {
        let options = Options { quick_actions: players == 5, ..Options::default() };
        let usual = table_for(players, &options);
        let quick = table_for(players, &Options { quick_actions: true, ..options });
        let points = all_monuments.map_or(0, |points| points[players - 2]);
        vec![
            number(players as i64),
            number(usual.monuments as i64),
            number(usual.fields),
            number(usual.neutral),
            number(quick.neutral),
            number(quick.quick_blockers),
            number(points),
        ]
    });
    let columns = [
        "players",
        "monuments",
        "fields",
        "neutral",
        "neutral_quick",
        "quick_blockers",
        "per_monument",
    ];
    table("setups", &columns, rows)
}

fn parts() -> Table {
    let parts = [
        ("skulls", i64::from(SKULLS)),
        ("corn_tiles", 5 * GROUPS as i64),
        ("wood_tiles", 5 * (GROUPS as i64 - 1)),
        ("shrines", Gear::Chichen.actions().into()),
        ("buildings_on_offer", ROW as i64),
        ("wealth_dealt", DEALT as i64),
        ("wealth_kept", KEPT as i64),
        ("first_workers", FIRST_WORKERS.into()),
        ("most_workers", MOST_WORKERS.into()),
    ];
    let rows =
        parts.map(|(part, count)| vec![Arg::Name(Name::new("tzolkin-part", part)), number(count)]);
    table("parts", &["part", "count"], rows)
}
