//! How fast the referee is.

use std::hint::black_box;

use patolli_game::{Chance, Game, Setup, Silent};
use patolli_referee::Referee;
use serde_json::json;

use crate::{Clock, median};

/// Requests a second that the referee answers when each carries out a decision and lists the next.
pub fn speed<G: Game>(clock: &Clock, setup: &Setup) -> f64 {
    let new = json!({
        "do": "new", "game": G::META.id, "seats": setup.seats(), "seed": setup.seed,
    });
    let mut requests = Vec::new();
    let mut list = Vec::new();
    let mut chance = Chance::of_player(setup.seed, 7);
    if let Ok(mut game) = G::set_up(setup) {
        while let Some(seat) = game.deciding().lowest() {
            game.decisions(seat, &mut list);
            let Some(&decision) = chance.pick(&list) else { break };
            let decide = json!({
                "do": "decide", "seat": seat, "decision": decision.to_string(), "list": true,
            });
            requests.push(decide.to_string());
            game.apply(seat, decision, &mut Silent);
        }
    }
    let mut referee = Referee::new();
    median(|_| {
        let mut answered = 0_u64;
        let start = clock.now();
        while clock.now() - start < clock.run_time {
            black_box(referee.answer(&new.to_string()));
            for request in &requests {
                black_box(referee.answer(request));
            }
            answered += requests.len() as u64;
        }
        answered as f64 / (clock.now() - start)
    })
}
