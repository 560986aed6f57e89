//! Nobody sees what they may not, and determinizing is honest.

use super::coverage::Coverage;
use super::{Failure, Provable, ensure, fail, seen};
use crate::chance::{Chance, Seed};
use crate::game::{Barrier, Viewer};
use crate::position::Position;
use crate::seat::Seat;

/// How often hidden things are drawn again at one state to see them vary.
const DRAWS: usize = 6;

/// Views leak nothing, and determinized games agree with them.
pub(super) fn check<G: Provable>(
    game: &G,
    coverage: &mut Coverage,
    chance: &mut Chance,
) -> Result<(), Failure> {
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(viewer);
        check_loading::<G>(&view, Seed(chance.wide()))?;
        let (mut last_scrambled, mut last_determinized) = (Vec::new(), Vec::new());
        for _ in 0..DRAWS {
            let scrambled = game.scramble(viewer, chance);
            scrambled
                .invariants()
                .map_err(|broken| fail("a scrambled game is a possible one", broken))?;
            same_json(&scrambled.view(viewer), &view, "views leak nothing", viewer)?;
            note(coverage, "scrambled", &mut last_scrambled, scrambled.hidden(viewer));

            let determinized = G::determinize(&view, chance)
                .map_err(|error| fail("every view can be determinized from", error))?;
            determinized
                .invariants()
                .map_err(|broken| fail("a determinized game is a possible one", broken))?;
            same_json(
                &determinized.view(viewer),
                &view,
                "determinized games agree with the view",
                viewer,
            )?;
            note(coverage, "determinized", &mut last_determinized, determinized.hidden(viewer));
            for drawn in [&scrambled, &determinized] {
                same_decisions(game, drawn, viewer)?;
            }
        }
    }
    Ok(())
}

/// A position that is written down loads as the same game, whatever the seed.
pub(super) fn check_position<G: Provable>(game: &G) -> Result<(), Failure> {
    let text = Position::write(game, Viewer::Omniscient).to_string();
    let read = Position::<G>::read(&text).map_err(|error| fail("positions can be read", error))?;
    ensure(read.game == *game, "positions round-trip", || text)
}

/// A view is a position with holes: loading it is determinizing from it.
fn check_loading<G: Provable>(view: &G::View, seed: Seed) -> Result<(), Failure> {
    let determinized = G::determinize(view, &mut Chance::new(seed))
        .map_err(|error| fail("every view can be determinized from", error))?;
    let mut position = Position::<G>::of_view(view);
    if let Some(fields) = position.as_object_mut() {
        fields.insert("seed".to_owned(), seed.to_string().into());
    }
    let read = Position::<G>::read(&position.to_string())
        .map_err(|error| fail("every view can be loaded", error))?;
    ensure(read.game == determinized, "loading a view is determinizing from it", || {
        position.to_string()
    })
}

fn same_json<V: serde::Serialize>(
    one: &V,
    other: &V,
    property: &'static str,
    viewer: Viewer,
) -> Result<(), Failure> {
    let text = |view| serde_json::to_string(view).map_err(|error| fail("views are JSON", error));
    let (one, other) = (text(one)?, text(other)?);
    ensure(one == other, property, || format!("{viewer:?} sees {one} instead of {other}"))
}

/// Notes which hidden things differ from the draw before.
fn note(
    coverage: &mut Coverage,
    way: &'static str,
    last: &mut Vec<(String, String)>,
    drawn: Vec<(String, String)>,
) {
    for ((label, one), (_, other)) in last.iter().zip(&drawn) {
        coverage.hidden(way, label.clone(), one != other);
    }
    *last = drawn;
}

fn same_decisions<G: Provable>(game: &G, drawn: &G, viewer: Viewer) -> Result<(), Failure> {
    const PROPERTY: &str = "the unknown does not change one's decisions";
    ensure(game.deciding() == drawn.deciding(), PROPERTY, || {
        format!("who decides, for {viewer:?}")
    })?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let (mut one, mut other) = (Vec::new(), Vec::new());
    game.decisions(seat, &mut one);
    drawn.decisions(seat, &mut other);
    ensure(one == other, PROPERTY, || format!("seat {seat}: {one:?} or {other:?}"))
}

/// Are all things that the decision reveals to this viewer the same in both games?
fn same_secrets_revealed<G: Provable>(game: &G, other: &G, after: &G, viewer: Viewer) -> bool {
    let still_hidden: Vec<String> =
        after.hidden(viewer).into_iter().map(|(label, _)| label).collect();
    let revealed = |(label, _): &(String, String)| !still_hidden.contains(label);
    let secrets =
        |game: &G| -> Vec<_> { game.hidden(viewer).into_iter().filter(revealed).collect() };
    secrets(game) == secrets(other)
}

/// What is told of the set-up shows nobody more than the view of it.
pub(super) fn check_introduction<G: Provable>(
    game: &G,
    chance: &mut Chance,
) -> Result<(), Failure> {
    let told = |game: &G, viewer| {
        let mut events = Vec::new();
        game.introduce(&mut events);
        seen(&events, viewer)
    };
    for viewer in Viewer::all(game.seats()) {
        let scrambled = game.scramble(viewer, chance);
        same_json(
            &told(&scrambled, viewer),
            &told(game, viewer),
            "events of set-up leak nothing",
            viewer,
        )?;
    }
    Ok(())
}

/// A decision shows nobody more than its barrier admits and its view tells.
pub(super) fn check_decision<G: Provable>(
    before: &G,
    seat: Seat,
    decision: G::Decision,
    chance: &mut Chance,
) -> Result<(), Failure> {
    let mut events = Vec::new();
    let mut after = before.clone();
    let barrier = after.apply(seat, decision, &mut events);

    for viewer in Viewer::all(before.seats()) {
        // Whatever is hidden, a decision that can be taken back has the same effect; and where only
        // things differ that stay hidden, everything told is the same.
        let kept = before.scramble(viewer, chance);
        let mut scrambled = kept.clone();
        if scrambled.check(seat, decision).is_ok() {
            let mut others = Vec::new();
            scrambled.apply(seat, decision, &mut others);
            if barrier == Barrier::Open {
                let property = "what can be taken back reveals nothing";
                same_json(&scrambled.view(viewer), &after.view(viewer), property, viewer)?;
            }
            if same_secrets_revealed(before, &kept, &after, viewer) {
                same_json(
                    &seen(&others, viewer),
                    &seen(&events, viewer),
                    "events leak nothing",
                    viewer,
                )?;
            }
        }
        // Where the view hides which of two decisions it was, so must the events.
        let mut list = Vec::new();
        before.decisions(seat, &mut list);
        for other in list {
            let mut events_of_other = Vec::new();
            let mut after_other = before.clone();
            after_other.apply(seat, other, &mut events_of_other);
            if after_other != after && after_other.view(viewer) == after.view(viewer) {
                same_json(
                    &seen(&events_of_other, viewer),
                    &seen(&events, viewer),
                    "events tell no more than views",
                    viewer,
                )?;
            }
        }
    }
    Ok(())
}
