//! Whole games, played beside the game and compared after every decision.

use std::fmt::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

use patolli_game::harness::{Provable, replays};
use patolli_game::{Chance, Game, Seat, Seed, Setup, Silent, Viewer};

use super::Plain;
use super::start::{Start, may_start};
use crate::{Decision, Tzolkin, Wealth};

/// How many games are played unless `PATOLLI_REPLAYS` says otherwise.
const USUAL_GAMES: usize = 2000;

/// One game, by uniform or by weighted random play.
struct Replay {
    game: Tzolkin,
    chance: Chance,
    weighted: bool,
    words: String,
    last: Option<Seat>,
}

impl Replay {
    fn new(setup: &Setup, start: Start, weighted: bool) -> Self {
        let game = start.game(setup);
        let chance = Chance::of_player(setup.seed, 2);
        Self { game, chance, weighted, words: String::new(), last: None }
    }

    /// Somebody's next decision, carried out by the game alone.
    fn step(&mut self) -> Option<(Seat, Decision)> {
        let waiting: Vec<Seat> = self.game.deciding().iter().collect();
        let &seat = self.chance.pick(&waiting)?;
        let mut list = Vec::new();
        self.game.decisions(seat, &mut list);
        let at = if self.weighted {
            let weights: Vec<u32> =
                list.iter().map(|&decision| self.game.weight(seat, decision)).collect();
            self.chance.weighted(&weights)
        } else {
            self.chance.below(list.len() as u32) as usize
        };
        let decision = list[at];
        if self.last != Some(seat) {
            write!(self.words, "\n{seat}>").unwrap();
            self.last = Some(seat);
        }
        write!(self.words, " {decision}").unwrap();
        self.game.decide(seat, decision, &mut Silent).unwrap();
        Some((seat, decision))
    }

    fn compare(&mut self) -> Result<(), String> {
        while !may_start(&self.game.view(Viewer::Omniscient)) {
            if self.step().is_none() {
                return Ok(());
            }
        }
        let mut plain = Plain::of(&self.game.view(Viewer::Omniscient));
        plain.agrees_with(&self.game)?;
        while let Some((seat, decision)) = self.step() {
            plain.decide(seat, decision);
            plain.agrees_with(&self.game)?;
        }
        Ok(())
    }
}

/// Plays one game; says how it went wrong.
fn replay(setup: &Setup, start: Start, weighted: bool) -> Result<(), String> {
    let mut replay = Replay::new(setup, start, weighted);
    let result = catch_unwind(AssertUnwindSafe(|| replay.compare()));
    result.unwrap_or_else(|_| Err("the plain reading is at a loss".to_owned())).map_err(|difference| {
        let options: Vec<_> =
            setup.changed().map(|(spec, value)| format!("{}={value}", spec.id)).collect();
        let (seats, seed, options) = (setup.seats(), setup.seed, options.join(" "));
        let words = replay.words;
        let position = serde_json::to_string(&start.game(setup).view(Viewer::Omniscient));
        let position = position.unwrap_or_default();
        format!(
            "{difference}\n{seats} seats, seed {seed}, {start:?}, weighted {weighted}, {options}\n\
             from {position}{words}"
        )
    })
}

#[test]
fn whole_games_agree() {
    let games = replays(USUAL_GAMES) as u64;
    let setups = Tzolkin::setups();
    for number in 0..games {
        // All set-ups in turn, and each in six rounds in every way.
        let (round, at) = (number as usize / setups.len(), number as usize % setups.len());
        let way = round + at;
        let start = [Start::SetUp, Start::Rich, Start::Poor][way % 3];
        let weighted = (way / 3).is_multiple_of(2);
        let mut setup = setups[at].clone();
        setup.seed = Seed(number.into()).of_game(at as u64);
        if let Err(difference) = replay(&setup, start, weighted) {
            panic!("game {number}: {difference}");
        }
    }
}

/// So few tiles of some gears are left that those nobody kept must bring the last neutral worker.
/// Chance hardly ever deals like that.
#[test]
fn the_last_neutral_worker_may_come_late() {
    let seats = 2;
    let mut setup = Setup::new(Tzolkin::META, seats, Seed(7)).unwrap();
    setup.set("quick_actions", "true").unwrap();
    let mut view = Tzolkin::set_up(&setup).unwrap().view(Viewer::Omniscient);
    // The players hold all tiles of Palenque and Yaxchilan.
    let mut tiles = (1..).filter_map(Wealth::new);
    for hand in view.hands.iter_mut().flatten() {
        hand.tiles = Some(std::array::from_fn(|_| tiles.next().unwrap()));
    }
    let spaces = [
        "tikal1",
        "tikal3",
        "tikal5",
        "tikal6",
        "tikal7",
        "uxmal1",
        "uxmal3",
        "uxmal5",
        "uxmal6",
        "uxmal7",
        "chichen0",
        "chichen3",
        "chichen5",
        "chichen7",
        "chichen10",
        "quick1",
        "quick2",
    ];
    view.neutral = spaces.map(|space| space.parse().unwrap()).to_vec();
    let start = Tzolkin::determinize(&view, &mut Chance::new(Seed(0))).unwrap();
    for first in ["keep=12", "keep=23", "keep=34"] {
        for second in ["keep=12", "keep=14"] {
            let mut game = start.clone();
            let mut plain = Plain::of(&game.view(Viewer::Omniscient));
            for (seat, word) in Seat::first(seats).zip([first, second]) {
                game.decide(seat, word.parse().unwrap(), &mut Silent).unwrap();
                plain.decide(seat, word.parse().unwrap());
                plain.agrees_with(&game).unwrap();
            }
            assert_eq!(game.view(Viewer::Omniscient).neutral.len(), spaces.len() + 1);
        }
    }
}
