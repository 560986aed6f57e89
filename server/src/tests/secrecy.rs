//! What somebody is told follows from what they may know alone: another game that looks the same
//! to them is told with the same bytes.

use patolli_game::{Chance, Game, Play, Position, Seat, Seed, Setup, Viewer};
use patolli_mexica::Mexica;
use patolli_tables::Change;
use patolli_tzolkin::Tzolkin;
use patolli_yaxha::Yaxha;

use crate::room::showing::{Tapes, course, looked, played};

/// After how many decisions both games begin anew as one.
const TOGETHER: usize = 12;

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

fn play<G: Game>(setup: &Setup, game: &G) -> Play<G> {
    Play::from_position(Position { setup: setup.clone(), game: game.clone() })
}

/// What is told when the seat decides, or takes back what it decided last.
fn told<G: Game>(
    play: &mut Play<G>,
    seat: Seat,
    decision: Option<G::Decision>,
    viewers: &[(u8, Viewer)],
) -> String {
    let before = Some(play.game().clone());
    let (mut events, mut kept) = (Vec::new(), play.steps().len());
    let mut deciders = vec![seat];
    if let Some(decision) = decision {
        play.decide(seat, decision, &mut events).unwrap();
    } else {
        kept -= play.since_barrier();
        play.undo(seat).unwrap();
        deciders = play.steps()[kept..].iter().map(|step| step.seat).collect();
    }
    let events = events.into_iter().map(|event| (kept + 1, event)).collect();
    let change = Change { before, kept, deciders, events, round_began: false };
    let (mut known, mut seen) = (Tapes::new(), Tapes::new());
    text(&course(&change, play, viewers, &mut known, &mut seen).unwrap())
}

/// Two games that look the same to a viewer go on in the same way; as long as they still do, all
/// that the viewer is told has the same bytes. Says how often that was compared.
fn goes_on<G: Game>(
    mut here: Play<G>,
    mut there: Play<G>,
    viewer: Viewer,
    chance: &mut Chance,
) -> usize {
    let viewers = [(1, viewer)];
    let mut list = Vec::new();
    for step in 0..TOGETHER {
        let Some(seat) = here.game().deciding().lowest() else { return step };
        here.game().decisions(seat, &mut list);
        let mut decision = chance.pick(&list).copied();
        let open = here.steps().last().filter(|_| here.since_barrier() > 0);
        let undoes = open.map(|step| step.seat).filter(|_| chance.below(5) == 0);
        let seat = undoes.unwrap_or(seat);
        if undoes.is_some() {
            decision = None;
        }
        // A secret of somebody else's may not be one there.
        let there_too = match decision {
            Some(decision) => there.game().check(seat, decision).is_ok(),
            None => there.since_barrier() == here.since_barrier(),
        };
        if !there_too {
            return step;
        }
        let (one, other) =
            (told(&mut here, seat, decision, &viewers), told(&mut there, seat, decision, &viewers));
        // What comes to light may differ; then it may be told.
        if here.game().view(viewer) != there.game().view(viewer) {
            return step;
        }
        assert_eq!(one, other, "{viewer:?}");
        assert_eq!(text(&played(&here, &viewers)), text(&played(&there, &viewers)), "{viewer:?}");
        if step % 4 == 3 {
            let look = |play: &Play<G>| text(&looked(play, &viewers, step.saturating_sub(4), step));
            assert_eq!(look(&here), look(&there), "{viewer:?}");
        }
    }
    TOGETHER
}

fn leaks_nothing<G: Game>(options: &[(&str, &str)], seats: usize) {
    let (mut compared, mut varied) = (0, 0);
    for number in 0..2 {
        let mut setup = Setup::new(G::META, seats, Seed(number)).unwrap();
        for (id, value) in options {
            setup.set(id, value).unwrap();
        }
        let mut game = G::set_up(&setup).unwrap();
        let mut chance = Chance::of_player(setup.seed, 0);
        let mut list = Vec::new();
        let mut steps = 0;
        while let Some(seat) = game.deciding().lowest() {
            if steps % 9 == 0 {
                for viewer in Viewer::all(seats) {
                    let other = G::determinize(&game.view(viewer), &mut chance).unwrap();
                    let (here, there) = (play(&setup, &game), play(&setup, &other));
                    let times = goes_on(here, there, viewer, &mut chance);
                    compared += times;
                    varied += if game == other { 0 } else { times };
                }
            }
            game.decisions(seat, &mut list);
            game.apply(seat, *chance.pick(&list).unwrap(), &mut patolli_game::Silent);
            steps += 1;
        }
    }
    println!("{compared} compared, {varied} of another game");
    assert!(compared > 500, "{compared}");
    // All of Mexica is open once it is set up.
    assert!(varied > 100 || G::META.id == "mexica", "{varied}");
}

#[test]
fn of_yaxha() {
    leaks_nothing::<Yaxha>(&[], 3);
}

#[test]
fn of_mexica() {
    leaks_nothing::<Mexica>(&[], 2);
}

#[test]
fn of_tzolkin_with_every_module() {
    let on = ["tribes", "prophecies", "quick_actions", "new_buildings"];
    leaks_nothing::<Tzolkin>(&on.map(|id| (id, "true")), 4);
}
