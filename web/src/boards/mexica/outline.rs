//! The board in words: districts with their floors, canals and bridges, what everyone has.

use std::fmt::Display;

use patolli_game::{Name, Phrase, Seat};
use patolli_mexica::{
    ACTION_TOKENS, BRIDGES, BuiltTemples, Cell, Cells, District, Floors, Mexica, PlayerView,
    Question, Temples, View, values,
};

use super::map::WIDE;
use super::{phrase, points};
use crate::boards::outline::{Passage, listed, who};
use crate::table::Scene;

fn say(id: &'static str) -> Phrase {
    Phrase::new("mexica-outline", id)
}

fn draw(id: &'static str) -> Phrase {
    Phrase::new("mexica-draw", id)
}

/// The board in words.
pub fn outline(scene: &Scene<Mexica>) -> Vec<Passage> {
    let view = &scene.view;
    let mut all = vec![turn(scene), districts(view), orders(view), water(view)];
    all.extend(Seat::first(view.seats.into()).zip(&view.players).map(|(seat, player)| {
        Passage::new(say("player").seat("seat", seat), of_player(view, seat, player))
    }));
    let neutral: Vec<Phrase> = view.neutral.iter().flat_map(built).collect();
    if !neutral.is_empty() {
        all.push(Passage::new(say("neutral_temples"), neutral));
    }
    all
}

/// Several cells or sizes, as they are written.
fn written<T: Display>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(", ")
}

fn turn(scene: &Scene<Mexica>) -> Passage {
    let view = &scene.view;
    let round = draw("round").number("round", scene.round_number).number("period", view.period);
    let now = match view.question {
        Some(Question::Nothing) => draw("over"),
        Some(Question::Start) => draw("placing").seat("seat", view.turn),
        _ => draw("turn").seat("seat", view.turn).number("points", points(view)),
    };
    let done = |player: &PlayerView| player.temples.is_some_and(|temples| temples.is_empty());
    let last =
        !scene.over && view.row.is_some_and(|row| row.is_empty()) && view.players.iter().any(done);
    let last = last.then(|| draw("last_round"));
    Passage::new(say("turn"), [round, now].into_iter().chain(last))
}

/// The founded ones first, each kind from the largest; open land last.
fn districts(view: &View) -> Passage {
    let mut all = view.districts();
    let is_open = |district: &District| district.token.is_none() && district.size() > WIDE;
    all.sort_by_key(|district| {
        (is_open(district), district.token.is_none(), std::cmp::Reverse(district.size()))
    });
    let line = |district: &District| {
        let id = match district.token {
            Some(_) => "founded",
            None if is_open(district) => "open_land",
            None => "district",
        };
        let cell = district.label.or(district.cells.first());
        let told = Phrase::new("mexica-outline", id)
            .number("size", district.size())
            .text("cell", cell.map(|cell| cell.to_string()).unwrap_or_default())
            .phrase("floors", floors(district));
        if is_open(district) { told } else { told.phrase("sides", sides(view, district)) }
    };
    Passage::new(say("districts"), all.iter().map(line))
}

/// Who has how many floors in a district, the most first, and what they are worth.
fn floors(district: &District) -> Phrase {
    let mut all = district.floors.clone();
    all.sort_by_key(|(_, floors)| std::cmp::Reverse(*floors));
    let told = all.into_iter().map(|(owner, floors)| {
        let share = district.shares().find(|(seat, ..)| Some(*seat) == owner);
        let owner = owner.map_or_else(|| say("neutral"), who);
        let open = district.token.is_none() && district.size() > WIDE;
        match share.filter(|_| !open) {
            Some((.., points)) => say("floors_for").number("points", points),
            None => say("floors"),
        }
        .phrase("who", owner)
        .number("floors", floors)
    });
    listed(told).unwrap_or_else(|| say("no_floors"))
}

/// The cell beside this one: so many columns to the east, so many rows to the south.
fn beside(cell: Cell, east: isize, south: isize) -> Option<Cell> {
    let (column, row) = cell.place();
    Cell::at(column.checked_add_signed(east)?, row.checked_add_signed(south)?)
}

/// On which sides canals part a district from others.
fn sides(view: &View, district: &District) -> Phrase {
    let all = [("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0)];
    let wet = |&(_, east, south): &(&str, isize, isize)| {
        let next = |cell| beside(cell, east, south);
        district.cells.iter().filter_map(next).any(|cell| view.canals.contains(cell))
    };
    let named =
        all.iter().filter(|side| wet(side)).map(|&(id, ..)| Name::new("mexica-outline-side", id));
    let named: Vec<Name> = named.collect();
    if named.is_empty() { say("no_sides") } else { say("sides").names("sides", named) }
}

/// What the Emperor orders, and what is left to build with.
fn orders(view: &View) -> Passage {
    let token = |id: &'static str, size: u8| {
        let [first, second, third] = values(size.into());
        Phrase::new("mexica-board", id)
            .number("size", size)
            .number("first", first)
            .number("second", second)
            .number("third", third)
    };
    let row = view.row.unwrap_or_default();
    let now = row.iter().map(|size| token("token", size));
    let none = row.is_empty().then(|| draw("row_empty"));
    let later = view.aside.unwrap_or_default();
    let later = later.iter().map(|size| token("token_later", size));
    let held: i64 = view.players.iter().map(|player| i64::from(player.tokens)).sum();
    let bridges = i64::from(view.bridges.all().len());
    let left = [
        ("supply_singles", i64::from(view.singles.unwrap_or_default())),
        ("supply_doubles", i64::from(view.doubles.unwrap_or_default())),
        ("supply_bridges", i64::from(BRIDGES) - bridges),
        ("supply_tokens", i64::from(ACTION_TOKENS) - held),
    ];
    let left = left.map(|(id, left)| Phrase::new("mexica-board", id).number("left", left));
    Passage::new(phrase("row"), none.into_iter().chain(now).chain(later).chain(left))
}

fn water(view: &View) -> Passage {
    let canals = say("canals").text("cells", written(&view.canals));
    let bridges = |id: &'static str, cells: Cells| {
        let told = say("bridges").name("axis", Name::new("mexica-outline-axis", id));
        (!cells.is_empty()).then(|| told.text("cells", written(&cells)))
    };
    let across = bridges("east_west", view.bridges.east_west);
    let along = bridges("north_south", view.bridges.north_south);
    let none = view.bridges.all().is_empty().then(|| say("no_bridges"));
    let lines = [Some(canals), across, along, none];
    Passage::new(say("water"), lines.into_iter().flatten())
}

/// Temples that stand on the island, by their floors.
fn built(temples: &BuiltTemples) -> impl Iterator<Item = Phrase> {
    let standing = Floors::all().zip(temples).filter(|(_, cells)| !cells.is_empty());
    standing.map(|(floors, cells)| {
        say("temple").number("floors", floors.number()).text("cells", written(cells))
    })
}

/// What a player has left, in words.
pub fn has(seat: Seat, temples: Temples, tokens: u8) -> Phrase {
    let left = Floors::all().filter(|floors| temples.count(*floors) > 0).map(|floors| {
        phrase("temples_of")
            .number("count", temples.count(floors))
            .number("floors", floors.number())
    });
    let left = listed(left).unwrap_or(Phrase::new("house", "nothing"));
    phrase("has").seat("name", seat).phrase("temples", left).number("tokens", tokens)
}

fn of_player(view: &View, seat: Seat, player: &PlayerView) -> Vec<Phrase> {
    let pilli = match player.pilli {
        Some(cell) if view.bridges.all().contains(cell) => say("pilli_bridge").text("cell", cell),
        Some(cell) => say("pilli").text("cell", cell),
        None => say("no_pilli"),
    };
    let temples = player.temples.unwrap_or_default();
    let mut lines = vec![pilli, has(seat, temples, player.tokens)];
    lines.extend(built(&player.built));
    lines
}

#[cfg(test)]
mod tests {
    use patolli_game::Viewer;

    use super::*;
    use crate::boards::guide::Moment;
    use crate::boards::outline::read;

    static BUILT: Moment = Moment::at(
        r#"{
            "game": "mexica", "seats": 3, "seed": "5eed", "round": 5, "turn": 2, "question": "turn",
            "row": [3, 4, 6, 8, 10, 11, 13], "aside": [3, 4, 5, 6, 7, 9, 12],
            "canals": ["o6", "o7", "o8", "o9", "f2", "g2", "h2", "i2", "j2"],
            "bridges": { "east_west": ["o9"] }, "calpullis": ["h1"],
            "players": [
                { "pilli": "h6", "tokens": 1, "built": [[], [], ["g1"], []] },
                { "pilli": "o9", "built": [[], ["f1"], [], []] },
                { "pilli": "i7", "built": [["i1"], [], [], []] }
            ]
        }"#,
    );

    fn told(moment: &Moment) -> String {
        let game = moment.game::<Mexica>().unwrap();
        read(&outline(&Scene::new(&game, Viewer::Seat(Seat::FIRST), 0, Vec::new())))
    }

    #[test]
    fn a_district_says_who_has_built_and_where_canals_are() {
        let told = told(&BUILT);
        let founded = "Founded district of 5 at h1: you 3 floors for 5 points, \
                       Ixchel 2 floors for 3 points, Chaac 1 floor for 2 points; canal south.\n";
        assert!(told.contains(founded), "{told}");
        let open = told.lines().find(|line| line.starts_with("Open land of")).unwrap();
        assert!(open.ends_with("cells around b1: no temples."), "{open}");
    }

    #[test]
    fn everyone_has_a_pilli_somewhere_and_temples_left() {
        let told = told(&BUILT);
        let own = told.split("# You\n").nth(1).unwrap();
        assert!(own.starts_with("Pilli at h6.\nYou: temples left: "), "{own}");
        assert!(own.contains("1 action token.\nTemple of 3 floors at g1.\n"), "{own}");
        assert!(told.contains("# Ixchel\nPilli on the bridge at o9.\n"), "{told}");
    }

    #[test]
    fn the_turn_the_orders_and_the_water_are_told() {
        let told = told(&BUILT);
        assert!(
            told.starts_with("# Turn\nRound 5, period 1\nIxchel to play, 6 points left\n"),
            "{told}"
        );
        assert!(told.contains("Bridges, from west to east: o9.\n"), "{told}");
        assert!(told.contains("Bridges left: 10\n"), "{told}");
        assert!(told.contains("A district of 13 cells: "), "{told}");
        assert!(told.contains("In the second period: a district of 12 cells "), "{told}");
    }
}
