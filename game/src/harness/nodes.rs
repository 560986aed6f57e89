//! Node counts: how many ways a game can go from a fixed point to a fixed depth.

use std::fmt::Write;

use crate::chance::{Chance, Seed};
use crate::game::{Game, Silent};
use crate::setup::Setup;

/// How many sequences of `depth` decisions there are. Where several seats decide at once, the first
/// of them goes first, which loses nothing: their decisions commute.
pub fn nodes<G: Game>(game: &G, depth: u32) -> u64 {
    let Some(seat) = game.deciding().lowest().filter(|_| depth > 0) else { return 1 };
    let mut list = Vec::new();
    game.decisions(seat, &mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    list.into_iter()
        .map(|decision| {
            let mut next = game.clone();
            next.apply(seat, decision, &mut Silent);
            nodes(&next, depth - 1)
        })
        .sum()
}

/// Counts again what a data file says. Each line of it reads `seats seed decisions depth count`:
/// after that many decisions of random play from that seed, there are `count` nodes at that depth.
/// Options may follow, such as `first_game=true`. Returns the file as it should be.
///
/// # Panics
///
/// Panics if the file has a line of another form.
pub fn check_nodes<G: Game>(data: &str) -> String {
    let mut right = String::new();
    for line in data.lines() {
        if line.starts_with('#') || line.trim().is_empty() {
            let _ = writeln!(right, "{line}");
            continue;
        }
        let fields: Vec<&str> = line.split_whitespace().collect();
        let [seats, seed, decisions, depth, ..] = fields[..] else { panic!("bad line: {line}") };
        let seed: Seed = seed.parse().expect("a seed");
        let mut setup = Setup::new(G::META, seats.parse().expect("seats"), seed).expect("a set-up");
        let options = fields.get(5..).unwrap_or_default();
        for option in options {
            setup.assign(option).expect("an option");
        }
        let mut game = G::set_up(&setup).expect("a game");
        let mut chance = Chance::of_player(seed, 0);
        let mut list = Vec::new();
        for _ in 0..decisions.parse().expect("a number of decisions") {
            let Some(seat) = game.deciding().lowest() else { break };
            game.decisions(seat, &mut list);
            let decision = *chance.pick(&list).expect("a decision");
            game.apply(seat, decision, &mut Silent);
        }
        let count = nodes(&game, depth.parse().expect("a depth"));
        let _ = write!(right, "{seats} {seed} {decisions} {depth} {count}");
        for option in options {
            let _ = write!(right, " {option}");
        }
        right.push('\n');
    }
    right
}
