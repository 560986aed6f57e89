//! The harness that every game calls in one line from its tests.
//!
//! [`prove`] plays many games of every seat count and option and checks the contract at every state
//! it passes. Plain random play hardly reaches the rules, so it also plays by the game's own
//! [weights](Provable::weight) and from [rich](Provable::rich) states, and fails naming whatever
//! kind of decision, event, piece or option value it has never seen.

mod coverage;
mod errand;
mod nodes;
mod playthrough;
mod rooms;
mod secrecy;
mod state;
#[cfg(test)]
mod tests;

pub use nodes::{check_nodes, nodes};
pub use playthrough::playthrough;
pub use rooms::imports_upwards;

use std::fmt;

use coverage::Coverage;
use errand::Errand;

use crate::chance::{Chance, Seed};
use crate::game::{Barrier, Event, Game, Silent, Viewer};
use crate::meta::Meta;
use crate::play::Play;
use crate::position::Position;
use crate::record::Record;
use crate::seat::Seat;
use crate::setup::Setup;

/// What a game adds, for its tests only, so that the harness can prove it.
pub trait Provable: Game {
    /// No game takes more decisions than this.
    const MOST_DECISIONS: usize;

    /// Draws again everything that this viewer may not know. It works on the full state, from the
    /// table *who may know what* in `docs/rules/`, never by way of the view.
    fn scramble(&self, viewer: Viewer, chance: &mut Chance) -> Self;

    /// Every thing that is hidden from this viewer now, with what it is. Each must vary when a game
    /// is scrambled or determinized, at least somewhere.
    fn hidden(&self, viewer: Viewer) -> Vec<(String, String)>;

    /// A state from the middle of a game, richer than random play would reach.
    fn rich(setup: &Setup, chance: &mut Chance) -> Self;

    /// What must hold in every state, or what does not.
    fn invariants(&self) -> Result<(), String>;

    /// Where the game has a second, plain reading of its rules: does the list of decisions agree
    /// with it, and if not, how? Asked at some states only, so it may be slow.
    fn second_reading(&self) -> Result<(), String> {
        Ok(())
    }

    /// Is nothing half done? Between two such states a seat does one thing, by one decision or by
    /// several.
    fn at_rest(&self) -> bool {
        true
    }

    /// Has nothing come of what this seat did since then, except that it may have paid?
    fn came_to_nothing(&self, since: &Self, _: Seat, _: &[Self::Event]) -> bool {
        self == since
    }

    /// Does this decision do without something, so that nothing need come of it?
    fn declines(_: Self::Decision) -> bool {
        false
    }

    /// How likely weighted play takes a decision.
    fn weight(&self, seat: Seat, decision: Self::Decision) -> u32;

    /// The set-ups to try: every seat count with every option at every value, and mixtures. A game
    /// whose options depend on each other or on the seats lists those that are possible.
    fn setups() -> Vec<Setup> {
        setups(Self::META)
    }

    /// What an event achieves that must be seen at least once, beyond its kind and its pieces.
    fn feat(_: &Self::Event) -> Option<String> {
        None
    }

    /// Every such feat.
    fn feats() -> Vec<String> {
        Vec::new()
    }

    /// May a seat be asked now although there is only one answer? (In secret steps.)
    fn may_ask_in_vain(&self) -> bool {
        false
    }
}

/// How many games a second reading replays: as many as `PATOLLI_REPLAYS` says, or as usual.
///
/// # Panics
///
/// Panics if that is no number.
pub fn replays(usual: usize) -> usize {
    let said = std::env::var("PATOLLI_REPLAYS").ok();
    said.map_or(usual, |text| text.parse().expect("PATOLLI_REPLAYS is a number of games"))
}

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Games per set-up and way of playing.
    pub games: u64,
    /// The costly checks are made at one state in this many.
    pub sample: u32,
    /// Positions are written and read again at one state in this many.
    pub positions: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Self { games: 4, sample: 8, positions: 1 }
    }
}

/// A property that does not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Which property.
    pub property: &'static str,
    /// Where and how it fails.
    pub detail: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.property, self.detail)
    }
}

/// Proves the contract for a game.
///
/// # Panics
///
/// Panics with the property that does not hold.
pub fn prove<G: Provable>() {
    if let Err(failure) = check::<G>(Effort::default()) {
        panic!("{failure}");
    }
}

/// Checks the contract for a game; what [`prove`] does, with the failure as a value.
pub fn check<G: Provable>(effort: Effort) -> Result<(), Failure> {
    state::notation::<G>()?;
    let setups = G::setups();
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(setups.len());
    let setups = &setups;
    // Set-ups are dealt to the threads in turn.
    let trials: Vec<Trial<G>> = std::thread::scope(|scope| {
        let start = |thread| {
            let own = setups.iter().enumerate().skip(thread).step_by(threads.max(1));
            scope.spawn(move || Trial::run(effort, own))
        };
        let running: Vec<_> = (0..threads).map(start).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, Trial<G>>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        running.into_iter().map(join).collect()
    });
    let mut coverage = Coverage::default();
    let mut failures = Vec::new();
    for trial in trials {
        coverage.merge(trial.coverage);
        failures.extend(trial.failure);
    }
    match failures.into_iter().min_by_key(|(number, _)| *number) {
        Some((_, failure)) => Err(failure),
        None => coverage.complete::<G>(),
    }
}

/// How many set-ups with every option at random are tried for each seat count.
const MIXED_SETUPS: u32 = 3;

/// For each seat count: the usual set-up, each single option at each value, and a few mixtures.
fn setups(meta: &'static Meta) -> Vec<Setup> {
    let mut setups = Vec::new();
    let mut chance = Chance::new(Seed(0));
    for usual in meta.seats.clone().filter_map(|seats| Setup::new(meta, seats, Seed(0)).ok()) {
        for option in meta.options {
            for value in
                option.values().into_iter().filter(|value| *value != option.usual(usual.seats()))
            {
                let mut setup = usual.clone();
                if setup.set(option.id, &option.text(value)).is_ok() {
                    setups.push(setup);
                }
            }
        }
        for _ in 0..MIXED_SETUPS {
            let mut setup = usual.clone();
            for option in meta.options {
                let values = option.values();
                let value = chance.pick(&values).copied().unwrap_or(option.default);
                let _ = setup.set(option.id, &option.text(value));
            }
            setups.push(setup);
        }
        setups.push(usual);
    }
    setups
}

/// How decisions are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Policy {
    Uniform,
    Weighted,
}

struct Trial<G: Provable> {
    effort: Effort,
    coverage: Coverage,
    list: Vec<G::Decision>,
    /// What failed first, and in which set-up.
    failure: Option<(usize, Failure)>,
}

impl<G: Provable> Trial<G> {
    /// Tries these set-ups, up to the first that fails.
    fn run<'a>(effort: Effort, setups: impl Iterator<Item = (usize, &'a Setup)>) -> Self {
        let (coverage, list) = (Coverage::default(), Vec::new());
        let mut trial = Self { effort, coverage, list, failure: None };
        for (number, setup) in setups {
            if let Err(failure) = trial.try_setup(number, setup) {
                trial.failure = Some((number, failure));
                break;
            }
        }
        trial
    }

    fn try_setup(&mut self, number: usize, setup: &Setup) -> Result<(), Failure> {
        self.coverage.setup(setup);
        for game in 0..self.effort.games {
            let mut setup = setup.clone();
            setup.seed = Seed(number as u128).of_game(game);
            for policy in [Policy::Uniform, Policy::Weighted] {
                self.play_from_setup(&setup, policy).map_err(|f| f.in_game(&setup, policy))?;
            }
            for policy in [Policy::Uniform, Policy::Weighted] {
                self.play_from_rich(&setup, policy).map_err(|f| f.in_game(&setup, policy))?;
            }
        }
        Ok(())
    }

    fn play_from_setup(&mut self, setup: &Setup, policy: Policy) -> Result<(), Failure> {
        let play = Play::<G>::new(setup.clone())
            .map_err(|error| fail("every listed set-up can be set up", error))?;
        let mut events = Vec::new();
        play.introduce(&mut events);
        self.coverage.events::<G>(&events);
        secrecy::check_introduction(play.game(), &mut Chance::of_player(setup.seed, 3))?;
        let play = self.play_on(play, policy)?;
        check_record(&play)
    }

    fn play_from_rich(&mut self, setup: &Setup, policy: Policy) -> Result<(), Failure> {
        let game = G::rich(setup, &mut Chance::of_player(setup.seed, 1));
        let play = Play::from_position(Position { setup: setup.clone(), game });
        let play = self.play_on(play, policy)?;
        check_record(&play)
    }

    /// Plays to the end, checking each state on the way.
    fn play_on(&mut self, mut play: Play<G>, policy: Policy) -> Result<Play<G>, Failure> {
        let mut chance = Chance::of_player(play.setup().seed, 2);
        let mut errand = Errand::new();
        for number in 0.. {
            let game = play.game();
            state::check(game)?;
            if number % self.effort.positions as usize == 0 {
                secrecy::check_position(game)?;
            }
            if number == 0 || chance.below(self.effort.sample) == 0 {
                state::check_decisions(game, &mut chance)?;
                state::check_commuting(game, &mut chance)?;
                secrecy::check(game, &mut self.coverage, &mut chance)?;
            }
            let waiting: Vec<Seat> = game.deciding().iter().collect();
            let Some(&seat) = chance.pick(&waiting) else { break };
            ensure(number < G::MOST_DECISIONS, "the game ends", || {
                format!("still going after {number} decisions")
            })?;
            game.decisions(seat, &mut self.list);
            let decision = self.choose(game, seat, policy, &mut chance)?;
            self.coverage.decision(decision);

            let before = play.game().clone();
            let mut events = Vec::new();
            let barrier = play
                .decide(seat, decision, &mut events)
                .map_err(|refusal| fail("listed decisions are accepted", refusal))?;
            self.coverage.events::<G>(&events);
            errand.follow(&before, (seat, decision), &events, play.game())?;
            ensure(play.game().round() >= before.round(), "rounds never fall", || {
                format!("after {decision}")
            })?;
            check_undo(&play, seat, barrier, &before)?;
            if chance.below(self.effort.sample) == 0 {
                check_undo_to_barrier(&play, &mut chance)?;
            }
            if chance.below(self.effort.sample) == 0 {
                secrecy::check_decision(&before, seat, decision, &mut chance)?;
            }
        }
        Ok(play)
    }

    fn choose(
        &self,
        game: &G,
        seat: Seat,
        policy: Policy,
        chance: &mut Chance,
    ) -> Result<G::Decision, Failure> {
        let chosen = match policy {
            Policy::Uniform => chance.pick(&self.list),
            Policy::Weighted => {
                let weights: Vec<u32> =
                    self.list.iter().map(|&decision| game.weight(seat, decision)).collect();
                self.list.get(chance.weighted(&weights))
            }
        };
        chosen.copied().ok_or_else(|| fail("who is deciding has a decision", seat))
    }
}

/// What is written down reads the same and replays to the same game.
fn check_record<G: Game>(play: &Play<G>) -> Result<(), Failure> {
    let record = Record::new(play, &[]).to_string();
    let appended = Record::text(play, &[]);
    ensure(appended == record, "a record is what was written as the game went", || appended)?;
    let read: Record =
        record.parse().map_err(|error| fail("a written record can be read", error))?;
    ensure(read.to_string() == record, "records round-trip", || record.clone())?;
    let again = read.replay::<G>().map_err(|error| fail("a written record replays", error))?;
    ensure(again.play.game() == play.game(), "a record replays to an equal game", || record)
}

/// Undo leads back to the state before, unless a barrier was crossed.
fn check_undo<G: Game>(
    play: &Play<G>,
    seat: Seat,
    barrier: Barrier,
    before: &G,
) -> Result<(), Failure> {
    let mut back = play.clone();
    let undone = back.undo(seat);
    match barrier {
        Barrier::Open => {
            ensure(undone.is_some() && back.game() == before, "undo leads back", || {
                format!("seat {seat} could not take back {:?}", play.steps().last())
            })
        }
        Barrier::Crossed => ensure(undone.is_none(), "undo never crosses a barrier", || {
            format!("seat {seat} took back {undone:?}")
        }),
    }
}

/// Any seat can take back its decisions while others keep theirs, and in the end the game is as it
/// was at the barrier.
fn check_undo_to_barrier<G: Game>(play: &Play<G>, chance: &mut Chance) -> Result<(), Failure> {
    const PROPERTY: &str = "undo leads back to the barrier";
    let kept = play.steps().len() - play.since_barrier();
    let mut back = play.clone();
    while back.since_barrier() > 0 {
        let open = &back.steps()[kept..];
        let seat = open[chance.below(open.len() as u32) as usize].seat;
        let now = back.game().clone();
        let Some(decision) = back.undo(seat) else {
            return Err(fail(PROPERTY, format_args!("seat {seat} cannot undo")));
        };
        let mut again = back.game().clone();
        ensure(
            again.decide(seat, decision, &mut Silent).is_ok() && again == now,
            PROPERTY,
            || format!("seat {seat} takes {decision} back and again"),
        )?;
    }
    ensure(*back.game() == play.at(kept), PROPERTY, || "it is another".to_owned())
}

impl Failure {
    fn in_game(mut self, setup: &Setup, policy: Policy) -> Self {
        use fmt::Write;
        let options: Vec<_> =
            setup.changed().map(|(spec, value)| format!("{}={value}", spec.id)).collect();
        let (seats, seed, options) = (setup.seats(), setup.seed, options.join(" "));
        let _ = write!(self.detail, " [{policy:?} play, {seats} seats, seed {seed}, {options}]");
        self
    }
}

fn fail(property: &'static str, detail: impl fmt::Display) -> Failure {
    Failure { property, detail: detail.to_string() }
}

fn ensure(
    holds: bool,
    property: &'static str,
    detail: impl FnOnce() -> String,
) -> Result<(), Failure> {
    if holds { Ok(()) } else { Err(Failure { property, detail: detail() }) }
}

/// The events as this viewer sees them.
fn seen<E: Event>(events: &[E], viewer: Viewer) -> Vec<E> {
    events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}
