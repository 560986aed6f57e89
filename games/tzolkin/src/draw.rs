//! A picture of a view for a terminal.

use std::fmt::Write;

use patolli_game::{Drawing, Name, Panel, Phrase, Seat};

use crate::calendar::FOOD_TEETH;
use crate::game::Stage;
use crate::gear::{Gear, Space};
use crate::material::{Blocks, Materials};
use crate::technology::{TOP_LEVEL, Track};
use crate::temple::{START_STEP, Temple};
use crate::view::{PlayerView, View};

fn say(id: &'static str) -> Phrase {
    Phrase::new("tzolkin-draw", id)
}

pub(crate) fn draw(view: &View) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.line(heading(view));
    drawing.line(
        say("calendar")
            .seat("first", view.first)
            .number("corn", view.teeth_corn)
            .number("skulls", skulls_in_bank(view)),
    );
    drawing.panels(Gear::ALL.iter().map(|&gear| gear_panel(view, gear)));
    drawing.panels(
        Temple::ALL.iter().map(|&temple| temple_panel(view, temple)).chain([tracks_panel(view)]),
    );
    for building in view.row.iter().flatten().flatten() {
        drawing.line(
            say("building")
                .text("number", building)
                .name("kind", building.plan().kind.name())
                .name("building", building.name())
                .counts("cost", building.plan().cost.counted())
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
    for seat in Seat::first(view.seats.into()) {
        draw_player(view, seat, &mut drawing);
    }
    drawing
}

fn heading(view: &View) -> Phrase {
    match view.stage {
        Stage::Keeping => say("keeping"),
        Stage::Over => say("over"),
        Stage::Turns | Stage::Calendar => {
            let food = FOOD_TEETH.get(usize::from(view.food_days)).copied().unwrap_or_default();
            let days = food.saturating_sub(view.tooth);
            let round = if days == 0 { say("food_round") } else { say("round") };
            round.number("round", view.round).number("tooth", view.tooth).number("days", days)
        }
    }
}

fn skulls_in_bank(view: &View) -> i64 {
    let held: i64 = view.players.iter().map(|player| i64::from(player.skulls)).sum();
    i64::from(crate::game::SKULLS) - held - view.skulls.len() as i64
}

/// Who stands there: the number of a seat, `#` for a neutral worker.
fn worker(view: &View, space: Space) -> Option<String> {
    let of_player = Seat::first(view.seats.into())
        .zip(&view.players)
        .find(|(_, player)| player.on.contains(&space))
        .map(|(seat, _)| seat.to_string());
    of_player.or_else(|| view.neutral.contains(&space).then(|| "#".to_owned()))
}

/// How many lines of glyphs the highest gear takes.
const GEAR_ROWS: usize = 4;

/// The spaces of a gear side by side, who stands on them, and below what lies there.
fn gear_panel(view: &View, gear: Gear) -> Panel {
    let mut captions = vec![Phrase::from(gear.name())];
    if gear == Gear::Palenque {
        let start = worker(view, Space::START);
        captions[0] = match start {
            Some(seat) => say("palenque_taken").text("seat", seat),
            None => say("palenque"),
        };
    }
    let mut rows = vec![String::new(), String::new()];
    for number in 0..gear.slots() {
        let space = Space::new(gear, number);
        let worker = space.and_then(|space| worker(view, space));
        let label = if number <= gear.top() { number.to_string() } else { "-".to_owned() };
        push(&mut rows[0], &label);
        push(&mut rows[1], worker.as_deref().unwrap_or("·"));
    }
    match gear {
        Gear::Palenque => {
            rows.push(below(gear, |number| field(view, number, |fields| fields.wood), 'w'));
            rows.push(below(gear, |number| field(view, number, |fields| fields.corn), 'c'));
        }
        Gear::Chichen => {
            let skull = |number| view.skulls.contains(&number).then(|| "x".to_owned());
            rows.push(below(gear, skull, ' '));
        }
        _ => {}
    }
    // Panels stand on one line, so all gears are as high as the highest.
    rows.resize(GEAR_ROWS, String::new());
    Panel { captions, rows: rows.iter().map(|row| row.trim_end().to_owned()).collect() }
}

/// Three columns for each space.
fn push(row: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = write!(row, "{text:>2} ");
}

fn below(gear: Gear, text: impl Fn(u8) -> Option<String>, letter: char) -> String {
    let mut row = String::new();
    push(&mut row, &letter.to_string());
    for number in 1..gear.slots() {
        push(&mut row, &text(number).unwrap_or_default());
    }
    row
}

fn field(view: &View, number: u8, of: impl Fn(&crate::Fields) -> u8) -> Option<String> {
    let fields = view.jungle.get(usize::from(number).checked_sub(2)?)?;
    Some(of(fields).to_string())
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
    Panel { captions: vec![Phrase::from(temple.name())], rows: rows.collect() }
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

/// The four tracks, with who is on which level.
fn tracks_panel(view: &View) -> Panel {
    let mut captions = Vec::new();
    for &track in Track::ALL {
        let mut levels = String::new();
        for level in 0..=TOP_LEVEL {
            let here = Seat::first(view.seats.into())
                .zip(&view.players)
                .filter(|(_, player)| player.technologies.of(track) == level)
                .map(|(seat, _)| seat.to_string());
            let here = here.collect::<Vec<_>>().join(",");
            let _ = write!(levels, " {level}:{}", if here.is_empty() { "·" } else { &here });
        }
        captions.push(say("track").name("track", track.name()).text("levels", levels.trim_start()));
    }
    Panel { captions, rows: Vec::new() }
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
    if !player.buildings.is_empty() || !player.monuments.is_empty() {
        let buildings = player.buildings.iter().map(|building| building.name());
        let monuments = player.monuments.iter().map(|monument| monument.name());
        drawing.line(say("owns").names("tiles", buildings.chain(monuments)));
    }
    if player.corn_tiles + player.wood_tiles > 0 || !player.may_double {
        let id = if player.may_double { "tiles" } else { "tiles_hurried" };
        drawing.line(say(id).number("corn", player.corn_tiles).number("wood", player.wood_tiles));
    }
    let hand = view.hands.iter().flatten().nth(seat.index());
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
    crate::Source::ALL.iter().map(|&source| i64::from(player.points.of(source))).sum()
}
