//! One fixed game as text: every question, answer and event, so that any change shows as a diff.

use std::fmt::Write;

use crate::chance::Chance;
use crate::game::{Game, Viewer};
use crate::play::Play;
use crate::seat::Seat;
use crate::setup::Setup;

/// Plays a game at random and writes down everything the contract says about it.
///
/// # Panics
///
/// Panics if the set-up is impossible.
pub fn playthrough<G: Game>(setup: &Setup) -> String {
    let mut text = String::new();
    let mut events = Vec::new();
    let mut play = Play::<G>::new(setup.clone()).expect("a possible set-up");
    play.introduce(&mut events);
    let mut chance = Chance::of_player(setup.seed, 0);
    let mut list = Vec::new();
    let mut round = 0;
    loop {
        for event in events.drain(..) {
            let _ = writeln!(text, "  {}", crate::phrase::Say::phrase(&event));
        }
        let game = play.game();
        if round != game.round() || game.deciding().is_empty() {
            round = game.round();
            write_views(&mut text, game);
        }
        let Some(seat) = game.deciding().lowest() else { break };
        game.decisions(seat, &mut list);
        let words: Vec<String> = list.iter().map(ToString::to_string).collect();
        let number = play.steps().len() + 1;
        let _ = writeln!(text, "{number}. seat {seat} of {}", words.join(" "));
        let decision = *chance.pick(&list).expect("a decision");
        let barrier = play.decide(seat, decision, &mut events).expect("a legal decision");
        let _ = writeln!(text, "  {seat}> {decision} ({barrier:?})");
    }
    let _ = writeln!(text, "\n{}", crate::record::Record::new(&play, &[]));
    text
}

fn write_views<G: Game>(text: &mut String, game: &G) {
    let json = |viewer| serde_json::to_string(&game.view(viewer)).unwrap_or_default();
    let _ = writeln!(text, "\nround {}", game.round());
    for viewer in
        [Viewer::Omniscient, Viewer::Spectator].into_iter().chain(Seat::new(0).map(Viewer::Seat))
    {
        let _ = writeln!(text, "{viewer:?}: {}", json(viewer));
    }
    let standing = game.standing();
    for source in standing.sources() {
        let _ = writeln!(text, "{}: {:?}", source.name, source.points.first(game.seats()));
    }
    let _ = writeln!(text, "ranks: {:?}\n", standing.ranks().first(game.seats()));
}
