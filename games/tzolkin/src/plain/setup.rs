//! The choice of starting wealth and tribe, and what follows from it.

use super::table::Plain;
use crate::{Decision, Effect, Gear, Pair, Phase, Space, Temple, Tribe, TribeKeep, Wealth};

impl Plain {
    /// Two of four tiles; with tribes one of two besides, and with Ixtab three tiles.
    pub(super) fn ways_to_keep(&self, seat: usize) -> Vec<Decision> {
        let hand = &self.hands[seat];
        if hand.tribes.is_empty() {
            return (0..Pair::COUNT).filter_map(Pair::from_index).map(Decision::Keep).collect();
        }
        let all = (0..TribeKeep::COUNT).filter_map(TribeKeep::from_index);
        let fits = |keep: &TribeKeep| {
            let three = hand.tribes[keep.tribe()] == Tribe::Ixtab;
            keep.places().len() == if three { 3 } else { 2 }
        };
        all.filter(fits).map(Decision::KeepTribe).collect()
    }

    pub(super) fn keep(&mut self, seat: usize, decision: Decision) {
        let hand = &mut self.hands[seat];
        let (places, tribe) = match decision {
            Decision::Keep(pair) => (pair.places().to_vec(), None),
            Decision::KeepTribe(keep) => (keep.places().to_vec(), Some(hand.tribes[keep.tribe()])),
            _ => unreachable!("{decision} while all choose"),
        };
        let tiles = places.into_iter().map(|place| hand.tiles[place]).collect();
        hand.keeps = Some((tiles, tribe));
        if self.hands.iter().all(|hand| hand.keeps.is_some()) {
            self.reveal();
        }
    }

    /// All tiles are turned up, then paid out, seat after seat.
    fn reveal(&mut self) {
        self.place_late_neutral_workers();
        for (seat, hand) in self.hands.clone().into_iter().enumerate() {
            let (tiles, tribe) = hand.keeps.unwrap();
            self.players[seat].tribe = tribe;
            if tribe == Some(Tribe::Yaluk) {
                self.players[seat].workers = 5;
            }
            for tile in tiles {
                self.players[seat].wealth.push(tile);
                for &effect in tile.riches().effects {
                    self.give_wealth(seat, effect);
                }
            }
        }
        self.hands.clear();
        self.phase = Phase::Wealth;
        if !self.players.iter().any(|player| player.tribe == Some(Tribe::Ixtab)) {
            self.begin_round();
        }
    }

    fn give_wealth(&mut self, seat: usize, effect: Effect) {
        let bank = self.skulls_in_bank();
        let free_top = |temple: Temple| {
            let top = i32::from(temple.top()) - 1;
            self.players.iter().all(|player| player.temples[temple.index()] < top)
        };
        let may_climb = Temple::ALL.iter().map(|&temple| free_top(temple)).collect::<Vec<_>>();
        let player = &mut self.players[seat];
        match effect {
            Effect::Gain(what) => {
                player.corn += i32::from(what.corn);
                for (held, got) in player.blocks.iter_mut().zip(what.blocks.0) {
                    *held += i32::from(got);
                }
                player.skulls += i32::from(what.skulls).min(bank);
            }
            Effect::Worker => player.workers = (player.workers + 1).min(6),
            Effect::Technology(track) => {
                let level = &mut player.levels[track.index()];
                *level = (*level + 1).min(3);
            }
            Effect::Temple(temple, steps) if may_climb[temple.index()] => {
                player.temples[temple.index()] += i32::from(steps);
            }
            _ => {}
        }
    }

    /// Where too few tiles were left for neutral workers, those nobody kept bring the others.
    fn place_late_neutral_workers(&mut self) {
        let count = match (self.players.len(), self.options.quick_actions) {
            (2, false) => 12,
            (2, true) => 16,
            (3, false) => 6,
            (3, true) => 11,
            (4, true) => 5,
            _ => 0,
        };
        let left = |plain: &Self| {
            let on_gears = plain.neutral.iter().filter(|space| space.gear().is_some());
            count > on_gears.count()
        };
        let kept: Vec<Wealth> =
            self.hands.iter().flat_map(|hand| hand.keeps.clone().unwrap().0).collect();
        let dealt: Vec<Wealth> = self.hands.iter().flat_map(|hand| hand.tiles.clone()).collect();
        for tile in dealt.into_iter().filter(|tile| !kept.contains(tile)) {
            if !left(self) {
                return;
            }
            let (gear, number) = tile.riches().space;
            let first = !self.neutral.iter().any(|space| space.gear() == Some(gear));
            self.neutral.push(Space::new(gear, number).unwrap());
            if first && gear != Gear::Chichen && left(self) {
                self.neutral.push(Space::new(gear, (number + 5) % 10).unwrap());
            }
        }
    }

    /// Ixtab steps down on a temple, after all gains.
    pub(super) fn ixtab_answers(&self) -> Vec<Decision> {
        self.ways_down().into_iter().map(Decision::Descend).collect()
    }
}
