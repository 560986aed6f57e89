//! A table: a game being played here, by people at this screen and by bots.
//!
//! Nothing in here depends on the browser.

mod afar;
mod begun;
mod chair;
mod deciding;
mod last;
mod line;
mod log;
mod occasion;
mod past;
mod preview;
#[cfg(test)]
pub mod sample;
mod saved;
mod scene;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_afar;
mod turn;
mod undo;

pub use afar::{Hearing, Message, chairs_at};
pub use begun::{Begins, Begun};
pub use chair::{Banner, Chair, Sitter, called, is_bot_name, name_bots, seated_by_chance};
pub use last::Last;
pub use line::{Difference, Line, Source};
pub use log::Log;
pub use occasion::Occasion;
pub use preview::Preview;
pub use saved::{Damaged, Saved, chairs_of, names_of};
pub use scene::Scene;
pub use turn::{Chapter, Tale, Turn};

use patolli_bots::Level;
use patolli_game::{Event as _, Game, Play, Record, Seat, Seats, Setup, SetupError, Viewer};
use patolli_words::Names;

use afar::Afar;
use begun::Rest;
use deciding::{Draft, Press};
use past::Past;

/// A game being played here.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// What was decided before what can be played here.
    past: Past,
    play: Play<G>,
    chairs: Vec<Chair>,
    log: Log<G>,
    /// As whose the log was told at a distance: the number of a seat, or 0.
    log_of: Option<u8>,
    /// Is it kept by a house, and how far is that?
    afar: Option<Afar<G>>,
    /// Changes whenever the game does.
    revision: u64,
    /// A decision that ends a person's part and waits to be confirmed.
    draft: Option<Draft<G>>,
    /// What people pressed, the latest last: what was done with one press is taken back with one.
    presses: Vec<Press>,
    /// The person in front of the screen; nobody if only bots play.
    holder: Option<Seat>,
    /// The screen is being handed to the holder, and shows nothing until they are ready.
    curtain: bool,
    /// Was the screen handed over for the secret decision that the holder is about to take?
    shielded: bool,
    /// Must decisions that end a person's part be confirmed?
    confirms: bool,
    /// How actions of the game are begun.
    begins: Begins<G>,
}

impl<G: Game> Table<G> {
    /// A new game.
    pub fn new(setup: Setup, chairs: Vec<Chair>) -> Result<Self, SetupError> {
        Ok(Self::of(Play::new(setup)?, chairs))
    }

    /// Goes on with a game that was begun.
    pub fn of(play: Play<G>, chairs: Vec<Chair>) -> Self {
        let mut table = Self {
            past: Past::default(),
            log: Log::of(&play),
            log_of: None,
            afar: None,
            revision: 0,
            play,
            chairs,
            draft: None,
            presses: Vec::new(),
            holder: None,
            curtain: false,
            shielded: false,
            confirms: true,
            begins: Begins::NEVER,
        };
        table.hand_over();
        table
    }

    pub fn play(&self) -> &Play<G> {
        &self.play
    }

    pub fn game(&self) -> &G {
        self.play.game()
    }

    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// What the players are called; a person without a name is “you”.
    pub fn names(&self, you: &str) -> Names {
        called(&self.chairs, you)
    }

    /// The record of the game as far as it was played.
    pub fn record(&self) -> Record {
        let players: Vec<String> = self.chairs.iter().map(Chair::in_records).collect();
        Record::new(&self.play, &players)
    }

    /// The text of that record, to which each decision adds a little.
    pub fn record_text(&self) -> String {
        let players: Vec<String> = self.chairs.iter().map(Chair::in_records).collect();
        Record::text(&self.play, &players)
    }

    pub fn is_over(&self) -> bool {
        self.game().deciding().is_empty()
    }

    /// From now on decisions that end a person's part must be confirmed, or need not be.
    pub fn set_confirms(&mut self, confirms: bool) {
        self.confirms = confirms;
    }

    fn sitter(&self, seat: Seat) -> Option<Sitter> {
        self.chairs.get(seat.index()).map(|chair| chair.sitter)
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.sitter(seat) == Some(Sitter::Person)
    }

    /// The seats of those who do not decide at this screen: bots, and people elsewhere.
    pub fn others(&self) -> Seats {
        Seat::first(self.game().seats()).filter(|&seat| !self.is_person(seat)).collect()
    }

    /// The people at this screen.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.game().seats()).filter(|&seat| self.is_person(seat))
    }

    /// The bots that may decide now and are asked here, each with what it is.
    pub fn bots_deciding(&self) -> Vec<(Seat, Level)> {
        if self.is_afar() {
            return Vec::new();
        }
        let deciding = self.game().deciding().iter();
        let bots = deciding.filter_map(|seat| match self.sitter(seat)? {
            Sitter::Bot(level) => Some((seat, level)),
            Sitter::Person | Sitter::Away => None,
        });
        bots.collect()
    }

    /// Who is in front of the screen.
    pub fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// Is the screen on its way to its holder?
    pub fn is_curtained(&self) -> bool {
        self.curtain
    }

    /// The holder has the screen.
    pub fn lift_curtain(&mut self) {
        self.curtain = false;
    }

    /// Who looks at the screen: the holder. While it is handed over, nobody in particular; when the
    /// game is over, there is nothing to hide.
    pub fn viewer(&self) -> Viewer {
        match self.holder {
            _ if self.is_over() => Viewer::Omniscient,
            Some(seat) if !self.curtain => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// The person in front of the screen, if they are to decide.
    pub fn acting(&self) -> Option<Seat> {
        if self.afar.as_ref().is_some_and(Afar::is_held) {
            return None;
        }
        let deciding = self.game().deciding();
        self.holder.filter(|&seat| !self.curtain && deciding.contains(seat))
    }

    /// Hands the screen to the next person who has to decide: behind a curtain if one of the two
    /// has something to hide from the other, or if what comes is secret.
    fn hand_over(&mut self) {
        let deciding = self.game().deciding();
        let mut people = self.people();
        let (first, alone) = (people.next(), people.next().is_none());
        drop(people);
        if alone {
            self.holder = first;
            return;
        }
        let waiting: Seats = self.people().filter(|&seat| deciding.contains(seat)).collect();
        let stays = self.holder.filter(|&seat| waiting.contains(seat));
        // While only bots decide, the screen stays where it is.
        let Some(next) = stays.or(waiting.lowest()) else { return };
        let secret = self.decides_in_secret(next);
        let hides = match self.holder {
            Some(last) if last == next => secret && !self.shielded,
            Some(last) => self.differ(last, next) || secret,
            // It may be in front of anyone.
            None => self.people().any(|other| self.differ(other, next)) || secret,
        };
        self.curtain |= hides;
        self.shielded = secret;
        self.holder = Some(next);
    }

    /// Does one of them see something that the other may not?
    fn differ(&self, one: Seat, other: Seat) -> bool {
        self.game().view(Viewer::Seat(one)) != self.game().view(Viewer::Seat(other))
    }

    /// Is part of what the seat decides now hidden from somebody else at the table?
    fn decides_in_secret(&self, seat: Seat) -> bool {
        let mut list = Vec::new();
        self.game().decisions(seat, &mut list);
        let Some(&decision) = list.first() else { return false };
        let mut events: Vec<G::Event> = Vec::new();
        self.game().clone().apply(seat, decision, &mut events);
        let others = || Seat::first(self.game().seats()).filter(|&other| other != seat);
        events.iter().any(|event| {
            others().any(|other| event.seen_by(Viewer::Seat(other)).as_ref() != Some(event))
        })
    }

    /// What happened, as the viewer at the screen sees it, turn by turn.
    pub fn turns(&self, chapter: fn(&G::Event) -> Chapter) -> Vec<Turn<G::Event>> {
        let round_of = |decisions| self.round_of(decisions).1;
        self.log.turns(self.deciders(), round_of, self.viewer(), chapter)
    }

    /// Changes whenever the game does.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// What happened after the first `heard` decisions, as the viewer at the screen sees it.
    pub fn happened_since(&self, heard: usize) -> Vec<G::Event> {
        let events = self.log.between(heard + 1, usize::MAX, self.viewer());
        events.into_iter().map(|(_, event)| event).collect()
    }

    /// What happened from the latest decision of the person in front of the screen on.
    /// Beginning something is not yet one.
    fn since_own(&self, viewer: Viewer, rest: Option<&Rest<G>>) -> Vec<G::Event> {
        let deciders = self.deciders().enumerate();
        let own = deciders.filter(|(_, decider)| Some(*decider) == self.holder);
        let own = own.take(rest.map_or(usize::MAX, |rest| rest.before)).last();
        let events = self.log.between(own.map_or(1, |(own, _)| own + 1), usize::MAX, viewer);
        events.into_iter().map(|(_, event)| event).collect()
    }

    /// An earlier moment as the viewer at the screen sees it, with nothing to decide.
    pub fn scene_at(&self, number: usize) -> Scene<G> {
        let (viewer, number) = (self.viewer(), number.min(self.number()));
        let round = self.log.between(self.round_of(number).0, number, viewer);
        let mut scene = Scene::new(&self.game_at(number), viewer, number, round);
        scene.holder = self.holder.filter(|_| !self.curtain);
        scene
    }

    /// The game as it was; at a distance, as it was seen, or as it is if nobody here saw it.
    fn game_at(&self, number: usize) -> G {
        if let Some(later) = number.checked_sub(self.past.len()) {
            return self.play.at(later);
        }
        let seen = self.afar.as_ref().and_then(|afar| afar.moment(number));
        seen.unwrap_or(self.game()).clone()
    }

    /// Everything a board draws from.
    pub fn scene(&self) -> Scene<G> {
        let viewer = self.viewer();
        let number = self.number();
        let round = self.log.between(self.round_of(number).0, number, viewer);
        let (game, holder) = (self.game(), self.holder.filter(|_| !self.curtain));
        let scene = Scene::new(game, viewer, number, round);
        let scene = scene.for_player(game, holder, self.acting(), self.draft());
        let rest = self.rest();
        let scene = scene.since(self.since_own(viewer, rest.as_ref()));
        let scene = scene.since_barrier(self.play.at_barrier().standing());
        scene.begun(
            rest.zip(self.acting())
                .map(|(rest, seat)| Begun::new(rest.decision, &rest.game, seat, viewer)),
        )
    }
}
