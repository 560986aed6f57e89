//! Where in the page the person is, as the part of the address after `#`.
//!
//! It needs nothing from the host: the page works from any folder of any web host.

use std::fmt;
use std::str::FromStr;

use leptos::ev;
use leptos::prelude::*;

use super::window;

/// A place in the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The games, and what was begun.
    Home,
    /// Setting up a game, by its id.
    SetUp(String),
    /// A table, by its id.
    Table(String),
    /// How to play a game, by its id.
    Guide(String),
    /// A lesson of a game, by its number from 1.
    Lesson(String, usize),
    /// A record that was opened.
    Record,
    /// A game that came as a link, packed, and the decision to look at.
    Shared(String, Option<usize>),
    /// The tables at a distance: one's own, and those that are open to all.
    Together,
    /// Opening a table at a distance, for a game by its id.
    OpenTable(String),
    /// A table at a distance, by its name.
    At(String),
    /// Being the same as on another device, by a secret that works once.
    Pass(String),
    /// How fast the rules are here.
    Bench,
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("#/"),
            Self::SetUp(game) => write!(f, "#/set-up/{game}"),
            Self::Table(id) => write!(f, "#/table/{id}"),
            Self::Guide(game) => write!(f, "#/how-to-play/{game}"),
            Self::Lesson(game, number) => write!(f, "#/lesson/{game}/{number}"),
            Self::Record => f.write_str("#/record"),
            Self::Shared(packed, None) => write!(f, "#/shared/{packed}"),
            Self::Shared(packed, Some(step)) => write!(f, "#/shared/{packed}/{step}"),
            Self::Together => f.write_str("#/together"),
            Self::OpenTable(game) => write!(f, "#/together/{game}"),
            Self::At(table) => write!(f, "#/at/{table}"),
            Self::Pass(secret) => write!(f, "#/pass/{secret}"),
            Self::Bench => f.write_str("#/bench"),
        }
    }
}

/// There is no such place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoRoute;

impl FromStr for Route {
    type Err = NoRoute;

    fn from_str(text: &str) -> Result<Self, NoRoute> {
        let path = text.trim_start_matches('#').trim_matches('/');
        match path.split('/').collect::<Vec<_>>()[..] {
            [""] => Ok(Self::Home),
            ["set-up", game] => Ok(Self::SetUp(game.to_owned())),
            ["table", id] => Ok(Self::Table(id.to_owned())),
            ["how-to-play", game] => Ok(Self::Guide(game.to_owned())),
            ["lesson", game, number] => {
                Ok(Self::Lesson(game.to_owned(), number.parse().map_err(|_| NoRoute)?))
            }
            ["record"] => Ok(Self::Record),
            ["shared", packed] => Ok(Self::Shared(packed.to_owned(), None)),
            ["shared", packed, step] => {
                Ok(Self::Shared(packed.to_owned(), Some(step.parse().map_err(|_| NoRoute)?)))
            }
            ["together"] => Ok(Self::Together),
            ["together", game] => Ok(Self::OpenTable(game.to_owned())),
            ["at", table] => Ok(Self::At(table.to_owned())),
            ["pass", secret] => Ok(Self::Pass(secret.to_owned())),
            ["bench"] => Ok(Self::Bench),
            _ => Err(NoRoute),
        }
    }
}

/// Goes to a place.
pub fn go(route: &Route) {
    // Setting the part after # cannot be refused.
    let _ = window().location().set_hash(&route.to_string());
}

/// Goes to a place instead of the current one: going back does not lead here again.
pub fn replace(route: &Route) {
    let _ = window().location().replace(&route.to_string());
}

/// The whole address of a place.
pub fn address(route: &Route) -> String {
    let href = window().location().href().unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default();
    format!("{page}{route}")
}

/// The current place; follows the address. An unknown place is home.
pub fn follow() -> ReadSignal<Route> {
    let here = || window().location().hash().unwrap_or_default().parse().unwrap_or(Route::Home);
    let (route, set_route) = signal(here());
    let handle = window_event_listener(ev::hashchange, move |_| {
        set_route.set(here());
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    on_cleanup(move || handle.remove());
    route
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_written_as_they_are_read() {
        let (game, id) = (Route::SetUp("yaxha".to_owned()), Route::Table("1f".to_owned()));
        let shared = Route::Shared("e-J_x".to_owned(), Some(7));
        let lesson = Route::Lesson("mexica".to_owned(), 2);
        let whole = Route::Shared("e-J_x".to_owned(), None);
        let guide = Route::Guide("tzolkin".to_owned());
        let open = Route::OpenTable("yaxha".to_owned());
        let (at, pass) = (Route::At("k3v9".to_owned()), Route::Pass("s3cr3t".to_owned()));
        let places = [Route::Home, Route::Record, Route::Bench, Route::Together];
        for route in
            places.into_iter().chain([game, id, guide, lesson, shared, whole, open, at, pass])
        {
            assert_eq!(route.to_string().parse(), Ok(route));
        }
        assert_eq!("".parse(), Ok(Route::Home));
        assert_eq!("#/nowhere/at/all".parse::<Route>(), Err(NoRoute));
    }
}
