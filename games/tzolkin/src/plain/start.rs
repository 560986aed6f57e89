//! Where a game may start: at set-up, in the middle with plenty, or in the middle with next to
//! nothing on a crowded board.

use patolli_game::harness::Provable;
use patolli_game::{Chance, Game, Setup, Viewer};

use crate::{Gear, Phase, Space, Steps, Tzolkin, Used, View};

/// How a game starts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Start {
    SetUp,
    Rich,
    Poor,
}

impl Start {
    pub fn game(self, setup: &Setup) -> Tzolkin {
        let mut chance = Chance::of_player(setup.seed, 1);
        match self {
            Self::SetUp => Tzolkin::set_up(setup).unwrap(),
            Self::Rich => Tzolkin::rich(setup, &mut chance),
            Self::Poor => poor(setup, &mut chance),
        }
    }
}

/// A rich state from which most was taken away. Not everything can be: then it stays rich.
fn poor(setup: &Setup, chance: &mut Chance) -> Tzolkin {
    let rich = Tzolkin::rich(setup, chance);
    let mut view = rich.view(Viewer::Omniscient);
    if !may_start(&view) {
        return rich;
    }
    for player in &mut view.players {
        player.corn = chance.below(4) as u16;
        player.wood = chance.below(3) as u16;
        player.stone = chance.below(2) as u16;
        player.gold = chance.below(3) as u16;
        if chance.below(2) == 0 {
            player.temples = Steps { brown: -1, yellow: -1, green: -1 };
        }
    }
    if chance.below(2) == 0 {
        crowd(&mut view, chance);
    }
    Tzolkin::determinize(&view, chance).unwrap_or(rich)
}

/// Whoever comes first has no worker on a gear, and all others stand on the cheapest spaces.
fn crowd(view: &mut View, chance: &mut Chance) {
    let actor = view.actor().unwrap().index();
    for player in &mut view.players {
        player.on.clear();
    }
    let taken = |view: &View, space: &Space| {
        view.neutral.contains(space) || view.players.iter().any(|player| player.on.contains(space))
    };
    let others: Vec<usize> = (0..view.players.len()).filter(|&seat| seat != actor).collect();
    if view.turn > 0 {
        view.players[others[0]].on.push(Space::START);
    }
    for number in 0..=10 {
        for &gear in Gear::ALL.iter().filter(|gear| number <= gear.top()) {
            let owner = *chance.pick(&others).unwrap();
            let space = Space::new(gear, number).unwrap();
            let player = &view.players[owner];
            if player.on.len() < 6 && !taken(view, &space) {
                let player = &mut view.players[owner];
                player.workers = 6;
                player.on.push(space);
            }
        }
    }
    for player in &mut view.players {
        player.on.sort();
    }
}

/// Is nothing pending within a turn?
pub(super) fn may_start(view: &View) -> bool {
    match view.phase {
        Phase::Keeping => true,
        Phase::Turns => {
            let untouched = view.placed == 0 && !view.begged && !view.picking && !view.ending;
            let unused = view.skipped.is_none() && view.used == Used::default();
            view.tasks.is_empty() && untouched && unused
        }
        _ => false,
    }
}
