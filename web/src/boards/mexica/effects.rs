//! What a decision would do to the districts, in words: who would lead there and by how much, what
//! would be closed off, what a founding brings.

use leptos::prelude::With;
use patolli_game::{Game, Phrase, Seat, Seats, Viewer};
use patolli_mexica::{Cell, Decision, District, Event, Mexica, Question};

use super::map::WIDE;
use super::phrase;
use super::sight::{closed_by, told};
use crate::boards::Stage;
use crate::table::{Preview, Scene, Turn};

/// What the decision would do that the person should know before confirming it. If none waits, who
/// would lead where the turn so far has built: a temple that ends no turn is built at once.
pub fn effects(
    scene: &Scene<Mexica>,
    turn: &Turn<Event>,
    _: Option<&Preview<Mexica>>,
) -> Vec<Phrase> {
    match scene.draft {
        Some(draft) => effects_of(scene, &[draft]),
        None => built(scene, turn),
    }
}

/// The districts in which a turn has built, each once, and who would lead there.
fn built(scene: &Scene<Mexica>, turn: &Turn<Event>) -> Vec<Phrase> {
    let cells = turn.events.iter().filter_map(|(_, event)| match event {
        Event::TempleBuilt { cell, .. } => Some(*cell),
        _ => None,
    });
    let cells: Vec<Cell> = cells.collect();
    let has = |district: &District| cells.iter().any(|cell| district.cells.contains(*cell));
    let districts = if cells.is_empty() { Vec::new() } else { scene.view.districts() };
    districts.into_iter().filter(has).flat_map(standing).collect()
}

/// The same for what is done with one press.
pub fn effects_of(scene: &Scene<Mexica>, decisions: &[Decision]) -> Vec<Phrase> {
    let (mut events, seat) = (Vec::new(), scene.acting);
    let (Some(game), Some(seat)) = (told(scene, decisions, &mut events), seat) else {
        return Vec::new();
    };
    let after = game.view(Viewer::Omniscient).districts();
    let mut effects = Vec::new();
    for event in &events {
        match *event {
            Event::CanalDug { .. } | Event::DoubleCanalDug { .. } => {
                effects.extend(closing(scene, decisions));
            }
            Event::TempleBuilt { cell, .. } => {
                effects.extend(around(&after, cell).map(standing).into_iter().flatten());
            }
            Event::DistrictFounded { seat, cell, size, points } => {
                let founded = phrase("would_found").number("size", size).text("cell", cell);
                effects.push(founded.seat("seat", seat).number("points", points));
            }
            Event::PresenceScored { seat, points } => {
                effects.push(phrase("would_share").seat("seat", seat).number("points", points));
            }
            // What comes after the decision is another matter.
            Event::PeriodEnded { .. } | Event::PeriodStalled { .. } => break,
            _ => {}
        }
    }
    if events.is_empty()
        && scene.view.question == Some(Question::Temple)
        && let Some(Decision::At(cell)) = decisions.last()
    {
        let here = around(&after, *cell).map(|district| needs(district, seat));
        effects.extend(here.into_iter().flatten());
    }
    effects
}

/// What is told of a temple, or a place for one, that is pointed at.
pub fn pointed(stage: Stage<Mexica>, decisions: &[Decision]) -> String {
    let effects = stage.scene.with(|scene| match scene.view.question {
        Some(Question::Temple | Question::Floors { .. }) => effects_of(scene, decisions),
        _ => Vec::new(),
    });
    effects.iter().map(|effect| stage.say(effect)).collect::<Vec<_>>().join(" ")
}

/// The district in which a cell lies.
fn around(districts: &[District], cell: Cell) -> Option<District> {
    districts.iter().find(|district| district.cells.contains(cell)).cloned()
}

/// The districts that would be closed off, and who leads there.
fn closing(scene: &Scene<Mexica>, decisions: &[Decision]) -> Vec<Phrase> {
    let closed = closed_by(scene, decisions).into_iter().filter(|district| district.size() <= WIDE);
    closed
        .flat_map(|district| {
            let ordered = scene.view.is_ordered(district.size());
            let id = if ordered { "would_close_ordered" } else { "would_close" };
            let told = told_of(phrase(id), &district);
            let leads = (!district.floors.is_empty()).then(|| standing(district));
            [told].into_iter().chain(leads.into_iter().flatten())
        })
        .collect()
}

/// Who has how many floors in a district, and who leads by how much.
fn standing(district: District) -> Vec<Phrase> {
    let mut floors = district.floors.clone();
    floors.sort_by_key(|(_, floors)| std::cmp::Reverse(*floors));
    let list = floors.iter().rev().fold(None, |more: Option<Phrase>, &(owner, floors)| {
        let one = match owner {
            Some(seat) => phrase("would_have").seat("seat", seat),
            None => phrase("would_have_neutral"),
        };
        let one = one.number("floors", floors);
        Some(match more {
            Some(more) => phrase("would_list").phrase("one", one).phrase("more", more),
            None => one,
        })
    });
    let told = list.map(|list| told_of(phrase("would_stand"), &district).phrase("floors", list));
    told.into_iter().chain(leads(&floors)).collect()
}

/// Who leads, and by how much. The neutral temples lead like anyone's.
fn leads(floors: &[(Option<Seat>, u32)]) -> Option<Phrase> {
    let &(_, most) = floors.first()?;
    let leaders = floors.iter().filter(|(_, floors)| *floors == most);
    let seats: Seats = leaders.clone().filter_map(|(owner, _)| *owner).collect();
    let next = floors.iter().map(|(_, floors)| *floors).find(|floors| *floors < most);
    let by = most - next.unwrap_or_default();
    Some(match (leaders.count(), seats.len()) {
        (1, 0) => phrase("would_lead_neutral").number("by", by),
        (1, _) => phrase("would_lead").seat("seat", seats.lowest()?).number("by", by),
        (all, people) if all > people => phrase("would_tie_neutral").seats("seats", seats),
        _ => phrase("would_tie").seats("seats", seats),
    })
}

/// Who has built in a district in which a player is about to build, and what the lead takes.
fn needs(district: District, seat: Seat) -> Vec<Phrase> {
    let of = |own: bool| {
        let floors = district.floors.iter().filter(|(owner, _)| (*owner == Some(seat)) == own);
        floors.map(|(_, floors)| *floors).max().unwrap_or_default()
    };
    let (own, most) = (of(true), of(false));
    if own + most == 0 {
        return vec![told_of(phrase("would_be_first"), &district)];
    }
    let mut told = standing(district);
    if own <= most {
        told.truncate(1);
        told.push(phrase("would_need").number("floors", most + 1 - own));
    }
    told
}

/// A sentence about a district: how large it is, and where.
fn told_of(phrase: Phrase, district: &District) -> Phrase {
    let place = district.token.or(district.cells.first());
    let place = place.map(|cell| cell.to_string()).unwrap_or_default();
    phrase.number("size", district.size()).text("cell", place)
}

#[cfg(test)]
mod tests {
    use patolli_game::Position;
    use patolli_words::{Language, Names, Words};

    use super::super::rests;
    use super::*;
    use crate::table::Begun;

    /// A district of five in the north, founded, with a temple of the second player.
    const BUILT: &str = r#"{
        "game": "mexica", "seats": 3, "seed": "5eed", "round": 5, "question": "turn",
        "row": [3, 4, 6, 8, 10, 11, 13], "aside": [3, 4, 5, 6, 7, 9, 12],
        "canals": ["o6", "o7", "o8", "o9", "f2", "g2", "h2", "i2", "j2"], "calpullis": ["h1"],
        "players": [
            { "pilli": "g1" }, { "pilli": "g7", "built": [[], ["f1"], [], []] }, { "pilli": "i7" }
        ]
    }"#;

    /// The same before the last canal is dug.
    const OPEN: &str = r#"{
        "game": "mexica", "seats": 3, "seed": "5eed", "round": 3, "question": "turn",
        "row": [3, 4, 5, 6, 8, 10, 11, 13], "aside": [3, 4, 5, 6, 7, 9, 12],
        "canals": ["o6", "o7", "o8", "o9", "f2", "g2", "h2"],
        "players": [
            { "pilli": "g1", "built": [[], ["f1"], [], []] }, { "pilli": "i1" }, { "pilli": "i7" }
        ]
    }"#;

    /// What is said of a press after these decisions.
    fn said(position: &str, words: &[&str], press: &[&str]) -> Vec<String> {
        let mut game = Position::<Mexica>::read(position).unwrap().game;
        let (seat, viewer) = (Seat::FIRST, Viewer::Seat(Seat::FIRST));
        let mut begun = None;
        for word in words {
            let decision = word.parse().unwrap();
            begun = begun.or(Some(Begun::new(decision, &game, seat, viewer)));
            game.decide(seat, decision, &mut patolli_game::Silent).unwrap();
            begun = begun.filter(|_| !rests(&game.view(viewer)));
        }
        let scene = Scene::new(&game, viewer, 0, Vec::new());
        let scene = scene.for_player(&game, Some(seat), Some(seat), None).begun(begun);
        let press: Vec<Decision> = press.iter().map(|word| word.parse().unwrap()).collect();
        in_words(&effects_of(&scene, &press))
    }

    fn in_words(effects: &[Phrase]) -> Vec<String> {
        let (words, names) = (
            Words::new(Language::English),
            Names::told_apart(&["You", "Ixchel", "Kinich"].map(str::to_owned)),
        );
        effects.iter().map(|phrase| words.say(phrase, &names)).collect()
    }

    #[test]
    fn a_temple_says_who_would_lead_and_by_how_much() {
        assert_eq!(
            said(BUILT, &["temple", "i1"], &["floors=3"]),
            ["District of 5 at h1: You 3 floors, Ixchel 2 floors.", "You would lead by 1."]
        );
        assert_eq!(
            said(BUILT, &["temple", "i1"], &["floors=1"]),
            ["District of 5 at h1: Ixchel 2 floors, You 1 floor.", "Ixchel would lead by 1."]
        );
        assert_eq!(
            said(BUILT, &["temple", "i1"], &["floors=2"])[1..],
            ["You and Ixchel would lead together."]
        );
    }

    #[test]
    fn a_place_for_a_temple_says_what_the_lead_takes() {
        assert_eq!(
            said(BUILT, &["temple"], &["i1"]),
            ["District of 5 at h1: Ixchel 2 floors.", "It takes 3 more floors to lead."]
        );
    }

    /// The same where the first player has one temple left.
    fn with_one_left() -> String {
        let built = r#""built": [["c4", "d4", "e4"], ["c8", "d8"], ["c11", "d11"], ["e11"]]"#;
        BUILT.replacen(r#"{ "pilli": "g1" }"#, &format!(r#"{{ "pilli": "g1", {built} }}"#), 1)
    }

    #[test]
    fn a_temple_whose_height_is_the_only_one_says_the_same_before_it_is_built_and_after() {
        let position = with_one_left();
        let told = [
            "District of 5 at h1: You 2 floors, Ixchel 2 floors.",
            "You and Ixchel would lead together.",
        ];
        assert_eq!(said(&position, &["temple"], &["i1"]), told);

        let mut game = Position::<Mexica>::read(&position).unwrap().game;
        let mut events = Vec::new();
        for word in ["temple", "i1"] {
            game.decide(Seat::FIRST, word.parse().unwrap(), &mut events).unwrap();
        }
        assert!(game.deciding().contains(Seat::FIRST), "it ends no turn, and is built at once");
        let viewer = Viewer::Seat(Seat::FIRST);
        let scene = Scene::new(&game, viewer, 2, Vec::new());
        let mut turn = Turn::of(Seat::FIRST, 5);
        turn.events = events.into_iter().map(|event| (2, event)).collect();
        assert_eq!(in_words(&effects(&scene, &turn, None)), told);
        turn.events.clear();
        assert_eq!(effects(&scene, &turn, None), []);
    }

    #[test]
    fn a_canal_says_what_it_closes_off() {
        let closes = [
            "Closes off a district of 5 at f1, as ordered.",
            "District of 5 at f1: You 2 floors.",
            "You would lead by 2.",
        ];
        assert_eq!(said(OPEN, &["double_canal"], &["i2", "j2"]), closes);
        assert_eq!(said(OPEN, &["double_canal", "i2"], &["j2"]), closes);
        // From the middle of something else.
        assert_eq!(said(OPEN, &["walk"], &["double_canal", "i2", "j2"]), closes);
        assert_eq!(said(OPEN, &["canal"], &["c4"]), Vec::<String>::new());
    }

    #[test]
    fn founding_says_what_it_brings_to_whom() {
        let closed = ["double_canal", "i2", "j2", "found"];
        assert_eq!(
            said(OPEN, &closed, &["j1"]),
            [
                "Founds the district of 5 at j1: 3 points for you.",
                "2 points for Ixchel, who is there."
            ]
        );
    }

    #[test]
    fn nothing_is_said_of_what_changes_no_district() {
        assert_eq!(said(BUILT, &[], &["done"]), Vec::<String>::new());
        assert_eq!(said(BUILT, &["jump"], &["d4"]), Vec::<String>::new());
    }
}
