//! A picture of a view for a terminal: the island from above, and its districts.

use patolli_game::{Drawing, Name, Panel, Phrase, Seat};

use crate::board::cell::Cell;
use crate::board::island::{PALACE, STARTS};
use crate::components::bridge::BRIDGES;
use crate::components::map::{COLUMNS, ROWS};
use crate::components::supply::ACTION_TOKENS;
use crate::components::temple::Floors;
use crate::format::event::listed;
use crate::rules::flow::POINTS;
use crate::rules::question::Question;
use crate::views::district::District;
use crate::views::view::{PlayerView, View};

fn say(id: &'static str) -> Phrase {
    Phrase::new("mexica-draw", id)
}

pub(crate) fn draw(view: &View) -> Drawing {
    let mut drawing = Drawing::default();
    drawing
        .line(say("round").number("round", view.round.unwrap_or(1)).number("period", view.period));
    match view.question {
        Some(Question::Nothing) => drawing.line(say("over")),
        Some(Question::Start) => drawing.line(say("placing").seat("seat", view.turn)),
        _ => drawing.line(
            say("turn").seat("seat", view.turn).number("points", view.points.unwrap_or(POINTS)),
        ),
    }
    let over = view.question == Some(Question::Nothing);
    match view.row.filter(|_| !over) {
        Some(row) if row.is_empty() => drawing.line(say("row_empty")),
        Some(row) => drawing.line(say("row").text("sizes", listed(row.iter()))),
        None => {}
    }
    if !over && is_last_round(view) {
        drawing.line(say("last_round"));
    }
    if let Some(aside) = view.aside.filter(|aside| !aside.is_empty()) {
        drawing.line(say("aside").text("sizes", listed(aside.iter())));
    }
    let map = Map::of(view);
    drawing.panels([Panel { captions: Vec::new(), rows: map.rows() }]);
    drawing.line(say(if view.seats == 2 { "legend_for_two" } else { "legend" }));
    drawing.line(say("ground"));
    let bridges = (view.bridges.east_west | view.bridges.north_south).len();
    let held: u32 = view.players.iter().map(|player| u32::from(player.tokens)).sum();
    drawing.line(
        say("supply")
            .number("singles", view.singles.unwrap_or_default())
            .number("doubles", view.doubles.unwrap_or_default())
            .number("bridges", i64::from(BRIDGES) - i64::from(bridges))
            .number("tokens", i64::from(ACTION_TOKENS) - i64::from(held)),
    );
    drawing.panels(Seat::first(view.seats.into()).zip(&view.players).map(panel));
    map.districts().for_each(|line| drawing.line(line));
    drawing
}

/// Is the row empty, and has someone built every temple?
fn is_last_round(view: &View) -> bool {
    let done = |player: &PlayerView| player.temples.is_some_and(|temples| temples.is_empty());
    view.row.is_some_and(|row| row.is_empty()) && view.players.iter().any(done)
}

/// What lies before one player.
fn panel((seat, player): (Seat, &PlayerView)) -> Panel {
    let mut captions = vec![
        say("seat")
            .seat("seat", seat)
            .text("letter", letter(seat))
            .number("points", player.points.total())
            .number("tokens", player.tokens),
    ];
    if let Some(temples) = player.temples {
        let left: Vec<String> = temples.each().map(|floors| floors.to_string()).collect();
        captions.push(if left.is_empty() {
            say("no_temples")
        } else {
            say("temples").text("temples", left.join(" "))
        });
    }
    Panel { captions, rows: Vec::new() }
}

/// The letter of a seat: upper case for its Pilli, lower case for its temples.
fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

/// The letter of a seat's temples, or of the neutral ones.
fn small_letter(owner: Option<Seat>) -> char {
    owner.map_or('n', |seat| letter(seat).to_ascii_lowercase())
}

/// The island with everything on it.
struct Map<'a> {
    view: &'a View,
    districts: Vec<District>,
    temples: Vec<(Cell, Option<Seat>, Floors)>,
}

impl<'a> Map<'a> {
    fn of(view: &'a View) -> Self {
        Self { view, districts: view.districts(), temples: view.temples() }
    }

    /// Row by row from the north, each cell three signs wide.
    fn rows(&self) -> Vec<String> {
        let letters: Vec<_> = (b'a'..).take(COLUMNS).map(|l| char::from(l).to_string()).collect();
        let mut rows = vec![format!("    {}", letters.join("  "))];
        for row in 0..ROWS {
            let cells = (0..COLUMNS).map(|column| match Cell::at(column, row) {
                Some(cell) => self.glyph(cell),
                None => "   ".to_owned(),
            });
            let line = format!("{:>2} {}", row + 1, cells.collect::<String>());
            rows.push(line.trim_end().to_owned());
        }
        rows
    }

    fn glyph(&self, cell: Cell) -> String {
        let players = Seat::first(self.view.seats.into()).zip(&self.view.players);
        let pilli = players.into_iter().find(|(_, player)| player.pilli == Some(cell));
        let pilli = pilli.map(|(seat, _)| letter(seat));
        if self.view.bridges.east_west.contains(cell) {
            return format!("={}=", pilli.unwrap_or('='));
        }
        if self.view.bridges.north_south.contains(cell) {
            return format!("|{}|", pilli.unwrap_or(' '));
        }
        if let Some(letter) = pilli {
            return format!(" {letter} ");
        }
        if self.view.canals.contains(cell) {
            return "~~~".to_owned();
        }
        if let Some((_, owner, floors)) = self.temples.iter().find(|(other, ..)| *other == cell) {
            return format!(" {}{floors}", small_letter(*owner));
        }
        if STARTS.contains(cell) {
            return " + ".to_owned();
        }
        if PALACE.contains(cell) {
            return " * ".to_owned();
        }
        self.size_at(cell).unwrap_or_else(|| " · ".to_owned())
    }

    /// The size of a district, where its token lies, or on the first bare cell of one not founded.
    fn size_at(&self, cell: Cell) -> Option<String> {
        let district = self.districts.iter().find(|district| district.label == Some(cell))?;
        let size = district.size();
        Some(if district.token.is_some() { format!("#{size:<2}") } else { format!("{size:>3}") })
    }

    /// Every district in which something stands, with the floors there.
    fn districts(&self) -> impl Iterator<Item = Phrase> {
        self.districts.iter().filter_map(|district| {
            let cell = district.token.or(district.cells.first())?;
            let letters = district.floors.iter();
            let floors: Vec<String> = letters
                .map(|&(owner, floors)| format!("{}{floors}", small_letter(owner)))
                .collect();
            let id = match (district.token, floors.is_empty()) {
                (Some(_), _) => "founded",
                (None, false) => "unfounded",
                (None, true) => return None,
            };
            let nobody = Phrase::from(Name::new("mexica-draw", "nobody"));
            let phrase = say(id).text("cell", cell).number("size", district.size());
            Some(if floors.is_empty() {
                phrase.phrase("floors", nobody)
            } else {
                phrase.text("floors", floors.join(" "))
            })
        })
    }
}
