//! Beginning a game.

use patolli_game::{Game, Meta, Phrase, Say, Seat, Seed, Setup};
use patolli_shelf::{Visitor, visit};

use super::keep;
use crate::browser::route::{self, Route};
use crate::browser::{random, storage};
use crate::settings::Settings;
use crate::speech::page;
use crate::table::{Chair, Last, Table, name_bots};

/// A game to be begun.
#[derive(Clone, Debug)]
pub struct Opening {
    pub game: String,
    pub chairs: Vec<Chair>,
    /// Options as texts, by id.
    pub options: Vec<(String, String)>,
    pub seed: Seed,
}

/// Where the browser keeps what the last game of a kind was begun with.
fn key(game: &str) -> String {
    format!("last.{game}")
}

/// What the last game of this kind was begun with.
pub fn last(meta: &Meta) -> Option<Last> {
    Last::read(&storage::get(&key(meta.id))?, &meta.seats)
}

/// The chair of a seat as it is first offered to the person here.
pub fn usual_chair(seat: Seat) -> Chair {
    Settings::get().with(|liking| Chair::usual(seat, &liking.name))
}

impl Opening {
    /// A first game with good defaults: one person against bots.
    pub fn first(game: &str, seats: usize) -> Self {
        let chairs = Seat::first(seats).map(usual_chair).collect();
        // A game that has a set for beginners uses it.
        let metas = patolli_shelf::metas();
        let meta = metas.iter().find(|meta| meta.id == game);
        let has = meta.is_some_and(|meta| meta.options.iter().any(|o| o.id == "first_game"));
        let options = if has { vec![("first_game".to_owned(), "true".to_owned())] } else { vec![] };
        Self { game: game.to_owned(), chairs, options, seed: random::seed() }
    }

    /// A game like this one, with another seed.
    pub fn like(game: &str, last: &Last, seed: Seed) -> Self {
        let (chairs, options) = (last.seated(seed), last.options.clone());
        Self { game: game.to_owned(), chairs, options, seed }
    }

    /// Sets the game up, keeps it and goes to its table; or says why not. The next may begin the
    /// same way.
    pub fn begin(self) -> Result<(), Phrase> {
        let Self { chairs, options, .. } = self.clone();
        self.begin_as(&Last { chairs, options, by_chance: false })
    }

    /// The same, where chance may have decided who sits where.
    pub fn begin_as(self, last: &Last) -> Result<(), Phrase> {
        let game = self.game.clone();
        storage::set(&key(&game), &last.write());
        let id = visit(&game, self).map_err(|unknown| unknown.phrase())??;
        route::go(&Route::Table(id));
        Ok(())
    }
}

impl Visitor for Opening {
    type Output = Result<String, Phrase>;

    fn visit<G: Game>(mut self) -> Self::Output {
        name_bots(&mut self.chairs);
        let mut setup =
            Setup::new(G::META, self.chairs.len(), self.seed).map_err(|error| error.phrase())?;
        for (option, value) in &self.options {
            setup.set(option, value).map_err(|error| error.phrase())?;
        }
        let table = Table::<G>::new(setup, self.chairs).map_err(|error| error.phrase())?;
        let id = random::id();
        if keep::keep(&id, &table) { Ok(id) } else { Err(page("cannot_begin")) }
    }
}
