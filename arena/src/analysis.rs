//! What a bot thinks of every decision of a game, on as many threads as wanted.

use patolli_bots::{Judgement, judge};
use patolli_game::{Heuristics, Play, Seed};
use rayon::prelude::*;

use crate::runner::threads;

/// A decision of a game, by its number from 1, and what a bot thinks of it.
pub type Judged<G> = (usize, Judgement<<G as patolli_game::Game>::Decision>);

/// What a bot thinks of every decision of a game that was a choice, with `simulations` simulations
/// for each. The same seed gives the same thoughts on any number of threads. `progress` is called
/// after each decision.
pub fn analyse<G: Heuristics>(
    play: &Play<G>,
    simulations: u32,
    seed: Seed,
    jobs: usize,
    progress: &(dyn Fn() + Sync),
) -> Vec<Judged<G>> {
    let judge = |number: usize| {
        let step = play.steps()[number];
        let seed = seed.of_game(number as u64);
        let judged = judge(&play.at(number), step.seat, step.decision, simulations, seed);
        progress();
        judged.map(|judgement| (number + 1, judgement))
    };
    let all = || (0..play.steps().len()).into_par_iter().filter_map(judge).collect();
    match rayon::ThreadPoolBuilder::new().num_threads(threads(jobs)).build() {
        Ok(pool) => pool.install(all),
        // No threads are available: use this one.
        Err(_) => (0..play.steps().len()).filter_map(judge).collect(),
    }
}

#[cfg(test)]
mod tests {
    use patolli_bots::{Bot, Greedy, Observation};
    use patolli_game::{Chance, Seat, Setup, Silent};
    use patolli_yaxha::Yaxha;

    use super::*;

    /// A greedy player against one who plays at random.
    fn greedy_against_random<G: Heuristics>() -> Play<G> {
        let setup = Setup::new(G::META, 2, Seed(3)).unwrap();
        let mut play = Play::<G>::new(setup.clone()).unwrap();
        let mut greedy = Greedy::<G>::default();
        greedy.begin(&setup, Seat::FIRST, Chance::new(Seed(1))).unwrap();
        let (mut chance, mut list) = (Chance::new(Seed(2)), Vec::new());
        while let Some(seat) = play.game().deciding().lowest() {
            play.game().decisions(seat, &mut list);
            let decision = if seat == Seat::FIRST {
                list[greedy.choose(&Observation::new(play.game(), seat), &list).unwrap()]
            } else {
                *chance.pick(&list).unwrap()
            };
            play.decide(seat, decision, &mut Silent).unwrap();
        }
        play
    }

    fn good_play_costs_less<G: Heuristics>() {
        let play = greedy_against_random::<G>();
        let judged = analyse(&play, 60, Seed(1), 2, &|| {});
        let mean = |index: usize| {
            let own = judged.iter().filter(|(_, judgement)| judgement.seat.index() == index);
            let costs: Vec<f32> = own.map(|(_, judgement)| judgement.cost()).collect();
            costs.iter().sum::<f32>() / costs.len() as f32
        };
        assert!(mean(0) < mean(1), "{} against {}", mean(0), mean(1));
        for (number, judgement) in &judged {
            let step = play.steps()[number - 1];
            assert_eq!((step.seat, step.decision), (judgement.seat, judgement.taken.decision));
            assert!(judgement.cost() >= 0.0);
        }
        assert_eq!(judged, analyse(&play, 60, Seed(1), 1, &|| {}));
    }

    #[test]
    fn good_play_costs_less_than_any_play() {
        good_play_costs_less::<Yaxha>();
    }
}
