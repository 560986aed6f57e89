//! The bot that searches.

use patolli_game::{Chance, Knowledge, Seat, Seed, Setup};

use crate::search::Search;
use crate::{Bot, Forfeit, Sight};

/// Searches for the best decision, and keeps what it thought as long as its turn lasts.
#[derive(Clone, Debug)]
pub struct Searcher<G: Knowledge> {
    simulations: u32,
    chance: Chance,
    /// The search for the question before, and what was answered.
    last: Option<(Search<G>, G::Decision)>,
}

impl<G: Knowledge> Searcher<G> {
    /// A bot that makes so many simulations for each decision.
    pub fn new(simulations: u32) -> Self {
        Self { simulations, chance: Chance::of_player(Seed(0), 0), last: None }
    }

    fn search(&mut self, view: G::View, seat: Seat, decisions: &[G::Decision]) -> Search<G> {
        if let Some((mut search, decision)) = self.last.take()
            && search.follow(decision, view.clone(), decisions)
        {
            return search;
        }
        Search::new(view, seat, Chance::of_player(Seed(self.chance.wide()), 0))
    }
}

impl<G: Knowledge> Bot<G> for Searcher<G> {
    fn begin(&mut self, _: &Setup, _: Seat, chance: Chance) -> Result<(), Forfeit> {
        self.chance = chance;
        self.last = None;
        Ok(())
    }

    fn choose(
        &mut self,
        sight: &Sight<'_, G>,
        decisions: &[G::Decision],
    ) -> Result<usize, Forfeit> {
        let mut search = self.search(sight.view(), sight.seat(), decisions);
        search.think(self.simulations);
        let best = search.thoughts().first().map(|thought| thought.decision);
        let place = best.and_then(|best| decisions.iter().position(|other| *other == best));
        let place = place.unwrap_or(0);
        self.last = Some((search, decisions[place]));
        Ok(place)
    }
}
