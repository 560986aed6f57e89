//! Simulations take their memory once: the steps of a determinized game allocate nothing.

use patolli_bots::Search;
use patolli_game::{Chance, Heuristics, Seed, Setup, Silent, Viewer};
use patolli_mexica::Mexica;
use patolli_tzolkin::Tzolkin;
use patolli_yaxha::Yaxha;

const SIMULATIONS: u32 = 300;

/// How many allocations a simulation makes, once a search is warm.
fn allocations_per_simulation<G: Heuristics>() -> f64 {
    let mut game = G::set_up(&Setup::new(G::META, 3, Seed(4)).unwrap()).unwrap();
    let (mut chance, mut list) = (Chance::new(Seed(5)), Vec::new());
    while game.round() < 4 || list.len() < 3 {
        let seat = game.deciding().lowest().unwrap();
        game.decisions(seat, &mut list);
        game.apply(seat, *chance.pick(&list).unwrap(), &mut Silent);
        let seat = game.deciding().lowest().unwrap();
        game.decisions(seat, &mut list);
    }
    let seat = game.deciding().lowest().unwrap();
    let view = game.view(Viewer::Seat(seat));
    let mut search = Search::<G>::new(&view, seat, 1, &mut chance);
    search.think(SIMULATIONS, 1);
    let taken = allocation_counter::measure(|| search.think(SIMULATIONS, 1));
    taken.count_total as f64 / f64::from(SIMULATIONS)
}

/// A simulation has dozens to hundreds of steps. What is left are a tree and lists that grow now
/// and then.
#[test]
fn steps_of_a_simulation_allocate_nothing() {
    for (game, taken) in [
        ("yaxha", allocations_per_simulation::<Yaxha>()),
        ("tzolkin", allocations_per_simulation::<Tzolkin>()),
        ("mexica", allocations_per_simulation::<Mexica>()),
    ] {
        assert!(taken < 0.1, "{game}: {taken} allocations a simulation");
    }
}
