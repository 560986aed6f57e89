//! A picture of a view for a terminal.

use std::fmt::Write;

use patolli_game::{Drawing, Name, Panel, Phrase, Seat};

use crate::components::calendar::{FOOD_TEETH, TEETH};
use crate::components::gear::{Gear, Space};
use crate::components::jungle::Fields;
use crate::components::material::{Blocks, Materials};
use crate::components::quick::tile_on;
use crate::components::technology::{TOP_LEVEL, Track};
use crate::components::temple::{START_STEP, Temple};
use crate::format::source::Source;
use crate::rules::state::Phase;
use crate::views::view::{PlayerView, View};

fn say(id: &'static str) -> Phrase {
    Phrase::new("tzolkin-draw", id)
}

pub(crate) fn draw(view: &View) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.line(heading(view));
    let holder = view.players.iter().position(|player| player.on.contains(&Space::START));
    let line = match holder.and_then(Seat::new) {
        Some(holder) => say("calendar_taken").seat("holder", holder),
        None => say("calendar"),
    };
    drawing.line(
        line.seat("first", view.first)
            .number("corn", view.teeth_corn)
            .number("skulls", skulls_in_bank(view)),
    );
    drawing.panels([gears_panel(view)]);
    drawing.panels(Temple::ALL.iter().map(|&temple| temple_panel(view, temple)));
    for &track in Track::ALL {
        drawing.line(say("track").name("track", track.name()).text("levels", levels(view, track)));
    }
    for building in view.row.iter().flatten().flatten() {
        drawing.line(
            say("building")
                .text("number", building)
                .name("kind", building.plan().kind.name())
                .name("building", building.name())
                .counts("cost", building.cost_counted())
                .name("effect", building.effect_name()),
        );
    }
    for monument in view.monuments.iter().flatten().flatten() {
        drawing.line(
            say("monument")
                .text("number", monument)
                .name("kind", monument.design().kind.name())
                .name("monument", monument.name())
                .counts("cost", monument.cost_counted())
                .name("worth", monument.worth_name()),
        );
    }
    draw_modules(view, &mut drawing);
    for seat in Seat::first(view.seats.into()) {
        draw_player(view, seat, &mut drawing);
    }
    drawing
}

/// Prophecies and quick actions.
fn draw_modules(view: &View, drawing: &mut Drawing) {
    for (number, prophecy) in (1_u8..).zip(view.prophecies.into_iter().flatten()) {
        let now = view.food_days == number && view.phase != Phase::Over;
        let line = if now { say("prophecy_now") } else { say("prophecy") };
        let [least, good, best] = prophecy.bands();
        drawing.line(
            line.number("number", number)
                .name("prophecy", prophecy.name())
                .name("calamity", prophecy.calamity_name())
                .name("counted", prophecy.counted_name())
                .number("least", least)
                .number("good", good)
                .number("best", best),
        );
    }
    let Some(tiles) = &view.quick else { return };
    let at = tile_on(view.tooth);
    if let Some(quick) = tiles.get(at) {
        let next = tiles.iter().skip(at + 1).map(|quick| quick.name());
        let free = Space::QUICK.iter().filter(|&&space| worker(view, space).is_none()).count();
        drawing.line(
            say("quick")
                .name("quick", quick.name())
                .number("free", free as i64)
                .names("next", next),
        );
    }
}

fn heading(view: &View) -> Phrase {
    match view.phase {
        Phase::Keeping | Phase::Wealth => say("keeping"),
        Phase::Over => say("over"),
        Phase::Turns | Phase::FoodDay | Phase::Calendar => {
            let food = FOOD_TEETH.get(usize::from(view.food_days)).copied().unwrap_or_default();
            let days = food.saturating_sub(view.tooth);
            let round = if days == 0 { say("food_round") } else { say("round") };
            round
                .number("round", view.round)
                .number("tooth", view.tooth.min(TEETH))
                .number("days", days)
        }
    }
}

fn skulls_in_bank(view: &View) -> i64 {
    let held: i64 = view.players.iter().map(|player| i64::from(player.skulls)).sum();
    let built = view.players.iter().flat_map(|player| &player.buildings);
    let on_buildings: i64 = built.map(|building| i64::from(building.plan().skulls)).sum();
    i64::from(crate::rules::state::SKULLS) - held - view.skulls.len() as i64 - on_buildings
}

/// Who stands there: the number of a seat, `#` for a neutral worker.
fn worker(view: &View, space: Space) -> Option<String> {
    let of_player = Seat::first(view.seats.into())
        .zip(&view.players)
        .find(|(_, player)| player.on.contains(&space))
        .map(|(seat, _)| seat.to_string());
    of_player.or_else(|| view.neutral.contains(&space).then(|| "#".to_owned()))
}

/// The gears one below the other, with who stands on which space; below Palenque how many fields
/// have wood (`w`) and how many show corn (`c`), below Chichen Itza the skulls (`x`).
fn gears_panel(view: &View) -> Panel {
    let mut rows = vec![row("", "", Gear::Chichen, |number| number.to_string())];
    for &gear in Gear::ALL {
        let name = if gear == Gear::Chichen { "Chichen Itza" } else { gear.text() };
        rows.push(row(name, "", gear, |number| {
            let worker = Space::new(gear, number).and_then(|space| worker(view, space));
            worker.unwrap_or_else(|| if number <= gear.top() { "·" } else { "-" }.to_owned())
        }));
        match gear {
            Gear::Palenque => {
                rows.push(row("", "w", gear, |number| field(view, number, |fields| fields.wood)));
                rows.push(row("", "c", gear, |number| field(view, number, |fields| fields.corn)));
            }
            Gear::Chichen => {
                let skull = |number| if view.skulls.contains(&number) { "x" } else { "" };
                rows.push(row("", "x", gear, |number| skull(number).to_owned()));
            }
            Gear::Yaxchilan | Gear::Tikal | Gear::Uxmal => {}
        }
    }
    Panel { captions: vec![say("gears")], rows }
}

/// A name or a letter, and three columns for each slot.
fn row(name: &str, letter: &str, gear: Gear, text: impl Fn(u8) -> String) -> String {
    let mut row = format!("{:<12}{letter:>2}", capitalised(name));
    for number in 0..gear.slots() {
        // Writing to a string cannot fail.
        let _ = write!(row, "{:>3}", text(number));
    }
    row.trim_end().to_owned()
}

/// Gears are called alike in every language.
fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

fn field(view: &View, number: u8, of: impl Fn(&Fields) -> u8) -> String {
    let fields = usize::from(number).checked_sub(2).and_then(|at| view.jungle.get(at));
    fields.map(|fields| of(fields).to_string()).unwrap_or_default()
}

/// The steps of a temple from the top, with their points, what they bring, and who stands there.
fn temple_panel(view: &View, temple: Temple) -> Panel {
    let heights = -(START_STEP as i8)..=(temple.top() - START_STEP) as i8;
    let rows = temple.steps().iter().rev().zip(heights.rev()).map(|(step, height)| {
        let here = Seat::first(view.seats.into())
            .zip(&view.players)
            .filter(|(_, player)| player.temples.of(temple) == height)
            .map(|(seat, _)| seat.to_string());
        let here: Vec<String> = here.collect();
        format!("{:>3} {:1} {}", step.points, letter(step.reward), here.join(" "))
            .trim_end()
            .to_owned()
    });
    let caption = say("temple").name("temple", temple.name()).text("colour", temple.text());
    Panel { captions: vec![caption], rows: rows.collect() }
}

const fn letter(reward: Materials) -> &'static str {
    match reward {
        Materials { skulls: 1, .. } => "x",
        Materials { blocks: Blocks([1, 0, 0]), .. } => "w",
        Materials { blocks: Blocks([0, 1, 0]), .. } => "s",
        Materials { blocks: Blocks([0, 0, 1]), .. } => "g",
        _ => "",
    }
}

/// Who is on which level of a track.
fn levels(view: &View, track: Track) -> String {
    let mut levels = String::new();
    for level in 0..=TOP_LEVEL {
        let here = Seat::first(view.seats.into())
            .zip(&view.players)
            .filter(|(_, player)| player.technologies.of(track) == level)
            .map(|(seat, _)| seat.to_string());
        let here = here.collect::<Vec<_>>().join(",");
        let _ = write!(levels, " {level}:{}", if here.is_empty() { "·" } else { &here });
    }
    levels.trim_start().to_owned()
}

fn draw_player(view: &View, seat: Seat, drawing: &mut Drawing) {
    let Some(player) = view.players.get(seat.index()) else { return };
    let acts = view.actor() == Some(seat);
    let line = if acts { say("player_acting") } else { say("player") };
    drawing.line(
        line.seat("seat", seat)
            .counts("materials", materials(player))
            .number("free", player.free_workers() as i64)
            .number("workers", player.workers)
            .number("points", points(player)),
    );
    if let Some(tribe) = player.tribe {
        let ability = tribe.ability_name();
        drawing.line(say("tribe").name("tribe", tribe.name()).name("ability", ability));
    }
    if !player.buildings.is_empty() || !player.monuments.is_empty() {
        let buildings = player.buildings.iter().map(|building| building.name());
        let monuments = player.monuments.iter().map(|monument| monument.name());
        drawing.line(say("owns").names("tiles", buildings.chain(monuments)));
    }
    if player.corn_tiles > 0 || player.wood_tiles > 0 || !player.may_double {
        let id = if player.may_double { "tiles" } else { "tiles_hurried" };
        drawing.line(say(id).number("corn", player.corn_tiles).number("wood", player.wood_tiles));
    }
    let hand = view.hands.iter().flatten().nth(seat.index());
    for (place, tribe) in (1_i64..).zip(hand.and_then(|hand| hand.tribes).into_iter().flatten()) {
        let line = say("hand_tribe").number("place", place).name("tribe", tribe.name());
        drawing.line(line.name("ability", tribe.ability_name()));
    }
    match hand.map(|hand| (hand.tiles, hand.chosen)) {
        Some((Some(tiles), _)) => {
            for (place, tile) in (1_i64..).zip(tiles) {
                drawing.line(say("hand").number("place", place).name("effect", tile.effect_name()));
            }
        }
        Some((None, true)) => drawing.line(say("hand_chosen")),
        Some((None, false)) | None => {}
    }
}

fn materials(player: &PlayerView) -> impl Iterator<Item = (u32, Name)> {
    let name = |id| Name::new("tzolkin-material", id);
    [
        (player.corn, name("corn")),
        (player.wood, name("wood")),
        (player.stone, name("stone")),
        (player.gold, name("gold")),
        (player.skulls.into(), name("skull")),
    ]
    .into_iter()
    .filter(|(count, _)| *count > 0)
    .map(|(count, name)| (u32::from(count), name))
}

/// The points so far.
fn points(player: &PlayerView) -> i64 {
    Source::ALL.iter().map(|&source| i64::from(player.points.of(source))).sum()
}
