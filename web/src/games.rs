//! The games that the page knows: one list of everything it has for each of them.
//!
//! A game that is on the shelf and not in this list can be played all the same: its board is the
//! text drawing, it has no lessons, and no picture on the home page.

use std::any::Any;

use leptos::prelude::AnyView;
use patolli_game::Game;
use patolli_mexica::Mexica;
use patolli_tzolkin::Tzolkin;
use patolli_yaxha::Yaxha;

use crate::boards::{Board, mexica, tzolkin, yaxha};
use crate::lessons::{self, Lesson};

/// What the page has for a game.
pub struct Known<G: Game> {
    pub board: &'static Board<G>,
    pub lessons: &'static [Lesson<G>],
    /// The family of the texts of its lessons.
    pub lesson_texts: &'static str,
    /// The options that switch the modules of its expansion.
    pub modules: &'static [&'static str],
    /// Its picture on the home page.
    pub picture: fn() -> AnyView,
    /// What its pictures are made of, as SVG.
    pub shapes: fn() -> String,
}

static YAXHA: Known<Yaxha> = Known {
    board: &yaxha::BOARD,
    lessons: lessons::yaxha::LESSONS,
    lesson_texts: "yaxha-lesson",
    modules: &[],
    picture: yaxha::picture,
    shapes: yaxha::shapes,
};

static TZOLKIN: Known<Tzolkin> = Known {
    board: &tzolkin::BOARD,
    lessons: lessons::tzolkin::LESSONS,
    lesson_texts: "tzolkin-lesson",
    modules: &["tribes", "prophecies", "quick_actions", "new_buildings"],
    picture: tzolkin::picture,
    shapes: tzolkin::shapes,
};

static MEXICA: Known<Mexica> = Known {
    board: &mexica::BOARD,
    lessons: lessons::mexica::LESSONS,
    lesson_texts: "mexica-lesson",
    modules: &[],
    picture: mexica::picture,
    shapes: mexica::shapes,
};

static ALL: [&(dyn Entry + Sync); 3] = [&YAXHA, &TZOLKIN, &MEXICA];

/// One of them, whichever game it is for.
trait Entry {
    fn id(&self) -> &'static str;
    fn modules(&self) -> &'static [&'static str];
    fn picture(&self) -> AnyView;
    fn shapes(&self) -> String;
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> Entry for Known<G> {
    fn id(&self) -> &'static str {
        G::META.id
    }

    fn modules(&self) -> &'static [&'static str] {
        self.modules
    }

    fn picture(&self) -> AnyView {
        (self.picture)()
    }

    fn shapes(&self) -> String {
        (self.shapes)()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// What the page has for a game, if it knows it.
pub fn of<G: Game>() -> Option<&'static Known<G>> {
    ALL.iter().find_map(|entry| entry.as_any().downcast_ref::<Known<G>>())
}

/// The picture of a game on the home page, if there is one.
pub fn picture(game: &str) -> Option<AnyView> {
    ALL.iter().find(|entry| entry.id() == game).map(|entry| entry.picture())
}

/// The options that switch the modules of a game's expansion; none if it has no expansion.
pub fn modules(game: &str) -> &'static [&'static str] {
    ALL.iter().find(|entry| entry.id() == game).map_or(&[], |entry| entry.modules())
}

/// What the pictures of all games are made of, as SVG.
pub fn shapes() -> String {
    ALL.iter().map(|entry| entry.shapes()).collect()
}

#[cfg(test)]
mod tests {
    use patolli_game::sample::Sample;

    use super::*;

    #[test]
    fn every_game_on_the_shelf_is_known_by_its_own_name() {
        let known: Vec<&str> = ALL.iter().map(|entry| entry.id()).collect();
        let shelf: Vec<&str> = patolli_shelf::metas().iter().map(|meta| meta.id).collect();
        assert_eq!(known.len(), shelf.len());
        assert!(shelf.iter().all(|id| known.contains(id)), "{shelf:?} {known:?}");
    }

    #[test]
    fn every_module_is_an_option_that_is_on_or_off() {
        for meta in patolli_shelf::metas() {
            for module in modules(meta.id) {
                let option = meta.options.iter().find(|option| option.id == *module);
                let kind = option.map(|option| option.kind);
                assert_eq!(kind, Some(patolli_game::OptionKind::Flag), "{module}");
            }
        }
    }

    #[test]
    fn a_game_that_is_not_known_borrows_nothing() {
        assert!(of::<Sample>().is_none());
        assert!(lessons::of::<Sample>().is_empty());
        assert!(!ALL.iter().any(|entry| entry.id() == Sample::META.id));
    }
}
