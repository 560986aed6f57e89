//! Boards: a game drawn from a [`Scene`], with its legal decisions as targets.
//!
//! A board is a [`Board`] value; [`of`] finds the one of a game. A game without one is drawn with
//! the text drawing it has for terminals, so that every game can be played.

mod choice;
pub mod guide;
pub mod mexica;
pub mod outline;
mod plain;
pub mod tzolkin;
pub mod yaxha;

use derive_where::derive_where;
use leptos::prelude::*;
use patolli_game::{Game, Name, Phrase, Seat, Seats};
use patolli_words::Names;

use self::guide::Guide;
use self::outline::Passage;
use crate::games;
use crate::icons::Mark;
use crate::speech::{Speech, page};
use crate::table::{
    Banner, Begins, Chair, Chapter, Line, Occasion, Preview, Scene, Source, Tale, Turn,
};

pub use choice::{Choice, Target};

/// How a game is drawn.
#[derive_where(Clone, Copy)]
pub struct Board<G: Game> {
    /// Where the game stands, in a line.
    pub title: fn(&Scene<G>) -> Phrase,
    /// What the person is asked to do.
    pub ask: fn(&Scene<G>) -> Phrase,
    /// What just happened that the viewer should know.
    pub news: News<G>,
    /// Does this decision itself say that the player is done? Then it needs no confirmation.
    pub ends: fn(&G::View, G::Decision) -> bool,
    /// Which turn tells of an event.
    pub chapter: fn(&G::Event) -> Chapter,
    /// A turn in a line.
    pub tale: fn(&Turn<G::Event>) -> Tale,
    /// What else the person should know of the turn so far and of what waits to be confirmed.
    pub effects: Effects<G>,
    /// A great moment among these events, which everyone should see, at a table of so many seats.
    pub occasion: fn(&[&G::Event], usize) -> Option<Occasion>,
    /// How actions are begun, left and kept in hand.
    pub begins: Begins<G>,
    /// What flies because of the decisions after this number of them.
    pub flights: fn(&Scene<G>, usize) -> Vec<Flight>,
    /// A small picture for a source of points.
    pub icon: fn(Name) -> AnyView,
    /// How to play.
    pub guide: Option<Guide<G>>,
    /// What the points are called that the players have before the end, and more about them.
    pub standing: [Name; 2],
    /// What stands in the strip of a player, beside name and points.
    pub strip: Option<fn(Stage<G>, Seat) -> AnyView>,
    /// What is told of a player who is clicked on.
    pub details: Option<fn(Stage<G>, Seat) -> AnyView>,
    /// When the list of all decisions in words is open from the start.
    pub list: List,
    /// The panels of the game that a player may want to go to.
    pub places: &'static [Place],
    /// The board in words.
    pub outline: fn(&Scene<G>) -> Vec<Passage>,
    /// The parts of the board.
    pub parts: fn(Stage<G>) -> Parts,
}

/// A part of the table: what it is called, and how it is found.
pub type Place = (Name, &'static str);

/// A thing that flies from one part of the page to another, each found by a CSS selector.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// The id of its shape.
    pub shape: String,
    /// The class that colours it.
    pub class: &'static str,
    pub from: String,
    pub to: String,
}

/// What a turn and a decision that waits to be confirmed lead to.
pub type Effects<G> = fn(&Scene<G>, &Turn<<G as Game>::Event>, Option<&Preview<G>>) -> Vec<Phrase>;

/// What is told beside the decision.
#[derive_where(Clone, Copy)]
pub enum News<G: Game> {
    /// These sentences.
    Own(fn(&Scene<G>) -> Vec<Phrase>),
    /// Everything since the person last decided; events of great moments stand out.
    Since(fn(&G::Event) -> bool),
}

/// When the list of all decisions in words is open from the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// Always: decisions are taken from it alone.
    Open,
    /// Where there is room.
    Roomy,
    /// Never: everything is found on the board more easily.
    Closed,
}

/// What a board is given.
#[derive_where(Clone, Copy)]
pub struct Stage<G: Game> {
    /// What there is to draw.
    pub scene: Memo<Scene<G>>,
    /// The person takes decisions with one press: one after the other, as long as they are asked
    /// for, as some are answered automatically.
    pub press: Callback<Vec<G::Decision>>,
    /// The person leaves what was begun.
    pub leave: Callback<()>,
    /// The decision that is pointed at, on the board or in the list.
    pub pointed: RwSignal<Option<G::Decision>>,
    /// Turns that are drawn on the board: one that was played, one that is better.
    pub lines: RwSignal<Vec<Line<G::Decision>>>,
    /// How to play is open at this part; at none, from the beginning.
    pub guide: RwSignal<Option<&'static str>>,
    /// What the players are called.
    pub names: Signal<Names>,
    /// The seats of those who decide elsewhere: bots, and people at other screens.
    pub others: Signal<Seats>,
    /// How the seats are marked.
    pub banners: Signal<Vec<Banner>>,
    /// The language.
    pub speech: Speech,
}

impl<G: Game> Stage<G> {
    /// A stage without a table: the viewer, and others who do not think.
    pub fn apart(scene: Memo<Scene<G>>, press: Callback<Vec<G::Decision>>) -> Self {
        let speech = Speech::get();
        let seats = scene.with_untracked(|scene| scene.standing.seats());
        let chairs: Vec<Chair> = Seat::first(seats).map(|seat| Chair::usual(seat, "")).collect();
        let banners = chairs.iter().map(|chair| chair.banner).collect();
        let names = Signal::derive(move || {
            let you = speech.say(&page("you"));
            let names: Vec<String> =
                chairs.iter().map(|chair| chair.called(&you).to_owned()).collect();
            Names::told_apart(&names)
        });
        Self {
            scene,
            press,
            leave: Callback::new(|()| ()),
            pointed: RwSignal::new(None),
            lines: RwSignal::new(Vec::new()),
            guide: RwSignal::new(None),
            names,
            others: Signal::stored(Seats::NONE),
            banners: Signal::stored(banners),
            speech,
        }
    }

    /// A sentence about the players.
    pub fn say(self, phrase: &Phrase) -> String {
        self.names.with(|names| self.speech.say_of(phrase, names))
    }

    /// A decision in words, as the viewer sees the table.
    pub fn describe(self, decision: G::Decision) -> String {
        self.say(&self.scene.with(|scene| scene.describe(decision)))
    }

    /// The person takes a decision.
    pub fn choose(self, decision: G::Decision) {
        self.press.run(vec![decision]);
    }

    /// Are these decisions part of a turn that is drawn on the board?
    pub fn on_line(self, source: Source, decisions: &[G::Decision]) -> bool {
        self.lines
            .with(|lines| lines.iter().any(|line| line.source == source && line.holds(decisions)))
    }

    /// The class of things that belong to a seat.
    pub fn class(self, seat: Seat) -> String {
        let banner = self.banners.with(|banners| banners.get(seat.index()).copied());
        banner.map_or_else(String::new, |banner| format!("of-{}", banner.id()))
    }

    /// What the player of a seat is called.
    pub fn name(self, seat: Seat) -> String {
        let named = self.names.with(|names| names.of(seat).map(str::to_owned));
        named.unwrap_or_else(|| {
            self.speech.say(&Phrase::new("house", "seat").number("number", seat.number()))
        })
    }

    /// The mark of a seat.
    pub fn mark(self, seat: Seat) -> AnyView {
        let banner = self.banners.with(|banners| banners.get(seat.index()).copied());
        banner.map(|banner| view! { <Mark banner /> }).into_any()
    }
}

/// The parts of a board, which the table arranges.
pub struct Parts {
    /// The large picture.
    pub main: AnyView,
    /// Rows that everyone shares.
    pub side: AnyView,
    /// What the person holds, beside what they are asked.
    pub hand: AnyView,
}

/// The board of a game.
pub fn of<G: Game>() -> Board<G> {
    games::of::<G>().map_or(plain::board(), |known| *known.board)
}
