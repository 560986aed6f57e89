//! What somebody is told follows from what they may know alone: another game that looks the same
//! to them is told with the same bytes.

use patolli_game::{Chance, Game, Seat, Seed, Setup, Viewer};
use patolli_mexica::Mexica;
use patolli_tables::Change;
use patolli_tzolkin::Tzolkin;
use patolli_yaxha::Yaxha;

use crate::room::showing::{Written, course};

/// What carrying out a decision is told as, and what the viewer sees then.
fn told<G: Game>(game: &G, seat: Seat, decision: G::Decision, viewer: Viewer) -> (String, G::View) {
    let (mut after, mut events) = (game.clone(), Vec::new());
    after.apply(seat, decision, &mut events);
    let change = Change {
        before: Some(game.clone()),
        kept: 7,
        deciders: vec![seat],
        events: events.into_iter().map(|event| (8, event)).collect(),
        round_began: false,
    };
    let (known, mut seen) = (Written::new(), Written::new());
    let course = course(&change, &after, &[(1, viewer)], &known, &mut seen).unwrap();
    (serde_json::to_string(&course).unwrap(), after.view(viewer))
}

fn leaks_nothing<G: Game>(options: &[(&str, &str)], seats: usize) {
    let (mut compared, mut varied) = (0, 0);
    for number in 0..12 {
        let mut setup = Setup::new(G::META, seats, Seed(number)).unwrap();
        for (id, value) in options {
            setup.set(id, value).unwrap();
        }
        let mut game = G::set_up(&setup).unwrap();
        let mut chance = Chance::of_player(setup.seed, 0);
        let mut list = Vec::new();
        while let Some(seat) = game.deciding().lowest() {
            game.decisions(seat, &mut list);
            let decision = *chance.pick(&list).unwrap();
            for viewer in Viewer::all(seats) {
                let other = G::determinize(&game.view(viewer), &mut chance).unwrap();
                // A secret of somebody else's may not be one there.
                if other.check(seat, decision).is_err() {
                    continue;
                }
                let (here, there) =
                    (told(&game, seat, decision, viewer), told(&other, seat, decision, viewer));
                // What comes to light may differ; then it may be told.
                if here.1 == there.1 {
                    assert_eq!(here.0, there.0, "{viewer:?}");
                    compared += 1;
                    varied += usize::from(game != other);
                }
            }
            game.apply(seat, decision, &mut patolli_game::Silent);
        }
    }
    assert!(compared > 1000, "{compared}");
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
