//! Food days: incomes, feeding, the change of age, the gods' rewards, prophecies.

use super::gain::top;
use super::pile::Task;
use super::table::Plain;
use crate::{
    Building, DayStep, Effect, FOOD_TEETH, Gear, Materials, Phase, Prophecy, Source, Temple, Tribe,
};

impl Plain {
    /// All have had their turn. A round on the tooth of a food day, or beyond it, is that food day.
    pub(super) fn end_turns(&mut self) {
        if self.tooth < FOOD_TEETH[self.food_days] {
            self.end_round();
            return;
        }
        self.phase = Phase::FoodDay;
        self.day = Some((DayStep::Incomes, 0));
    }

    /// Goes on with the next player, or with the next thing to do.
    pub(super) fn go_on_with_food_day(&mut self) {
        let (step, done) = self.day.unwrap();
        if done < self.players.len() {
            self.day = Some((step, done + 1));
            match step {
                DayStep::Incomes => self.give_incomes(),
                DayStep::Rewards => self.give_rewards(),
                DayStep::Skulls => self.ask_for_vow(),
            }
            return;
        }
        match step {
            DayStep::Incomes => {
                self.feed_all();
                if self.food_days == 1 {
                    self.change_age();
                }
                if self.is_middle_of_age() {
                    self.day = Some((DayStep::Rewards, 0));
                } else {
                    self.score_temples();
                    self.end_food_day();
                }
            }
            DayStep::Rewards => self.day = Some((DayStep::Skulls, 0)),
            DayStep::Skulls => {
                self.give_skulls();
                self.end_food_day();
            }
        }
    }

    fn is_middle_of_age(&self) -> bool {
        self.food_days.is_multiple_of(2)
    }

    /// Buildings bring their incomes before anyone is fed.
    fn give_incomes(&mut self) {
        let buildings: Vec<Building> = self.me().buildings.clone();
        let late = self.food_days >= 2;
        let mut all = Materials::NONE;
        for building in buildings {
            for effect in building.plan().effects {
                if let Effect::Income(early, later) = *effect {
                    let what = if late { later } else { early };
                    all.corn += what.corn;
                    all.skulls += what.skulls;
                    for (sum, got) in all.blocks.0.iter_mut().zip(what.blocks.0) {
                        *sum += got;
                    }
                }
            }
        }
        self.gain(all);
    }

    fn feed_all(&mut self) {
        for turn in 0..self.players.len() {
            self.feed(self.in_order(turn));
        }
    }

    /// As many as possible, those first whom farms help.
    fn feed(&mut self, seat: usize) {
        let hunger = i32::from(self.suffers(Prophecy::Hunger));
        let player = &mut self.players[seat];
        let yaluk = player.tribe == Some(Tribe::Yaluk);
        let (mut single, mut for_all) = (0, 0);
        for effect in player.effects() {
            match effect {
                Effect::FeedOne(workers) => single += usize::from(workers),
                Effect::FeedAll => for_all += 1,
                _ => {}
            }
        }
        let need = 2 + hunger + i32::from(yaluk) - for_all;
        let mut needs: Vec<i32> = (0..player.workers)
            .map(|worker| (need - if worker < single { 2 } else { 0 }).max(0))
            .collect();
        needs.sort_unstable();
        player.fed = 0;
        for need in needs {
            if player.corn >= need {
                player.corn -= need;
                player.fed += 1;
            }
        }
        let unfed = player.workers as i32 - player.fed;
        player.score(Source::Hunger, -unfed * if yaluk { 5 } else { 3 });
    }

    /// The rest of the first age goes, and six buildings of the second come.
    fn change_age(&mut self) {
        self.row.fill(None);
        self.stacks[0].clear();
        self.refill_row(1);
    }

    /// Blocks for the own step on each temple and those below it.
    fn give_rewards(&mut self) {
        let mut blocks = [0; 3];
        for &temple in Temple::ALL {
            for (sum, got) in blocks.iter_mut().zip(self.reward(self.actor(), temple).blocks.0) {
                *sum += got;
            }
        }
        self.gain(Materials::blocks(crate::Blocks(blocks)));
    }

    fn reward(&self, seat: usize, temple: Temple) -> Materials {
        let step = self.players[seat].temples[temple.index()] + 1;
        temple.rewards(step as u8)
    }

    /// Is this player due a skull of the gods?
    fn is_due_skull(&self, seat: usize) -> bool {
        Temple::ALL.iter().any(|&temple| self.reward(seat, temple).skulls > 0)
    }

    /// In times of desecration all who are due a skull say whether they want it.
    fn ask_for_vow(&mut self) {
        if self.suffers(Prophecy::Desecration) && self.is_due_skull(self.actor()) {
            self.pile.push(Task::Vow);
        }
    }

    /// If there are too few skulls, nobody gets one.
    fn give_skulls(&mut self) {
        let desecration = self.suffers(Prophecy::Desecration);
        let due: Vec<usize> = (0..self.players.len())
            .filter(|&seat| self.is_due_skull(seat))
            .filter(|&seat| !desecration || self.players[seat].vow.is_some())
            .collect();
        let enough = due.len() as i32 <= self.skulls_in_bank();
        for seat in due.into_iter().filter(|_| enough) {
            let player = &mut self.players[seat];
            player.skulls += 1;
            if let Some(temple) = player.vow {
                player.temples[temple.index()] -= 1;
            }
        }
        for player in &mut self.players {
            player.vow = None;
        }
    }

    /// The points of the own step, and the bonus of whoever is highest; half of it for equals.
    fn score_temples(&mut self) {
        let age = if self.food_days < 2 { 1 } else { 2 };
        for &temple in Temple::ALL {
            let at = temple.index();
            let highest = self.players.iter().map(|player| player.temples[at]).max().unwrap();
            assert!(highest <= top(temple));
            let leaders = self.players.iter().filter(|p| p.temples[at] == highest).count();
            let bonus = i32::from(temple.bonus(age)) / if leaders > 1 { 2 } else { 1 };
            for player in &mut self.players {
                let step = player.temples[at];
                let led = if step == highest { bonus } else { 0 };
                let points = i32::from(temple.points((step + 1) as u8)) + led;
                player.score(Source::Temples, points);
            }
        }
    }

    fn end_food_day(&mut self) {
        if let Some(prophecy) = self.calamity() {
            for seat in 0..self.players.len() {
                let count = self.prophecy_count(prophecy, seat);
                let points = prophecy.points(count as i16).into();
                self.players[seat].score(Source::Prophecies, points);
            }
        }
        self.food_days += 1;
        self.day = None;
        for player in &mut self.players {
            player.fed = 0;
        }
        self.end_round();
    }

    /// What a prophecy counts at its end.
    fn prophecy_count(&self, prophecy: Prophecy, seat: usize) -> i32 {
        let player = &self.players[seat];
        let levels = player.levels.map(i32::from);
        match prophecy {
            Prophecy::WrathfulGods => player.temples.iter().sum(),
            Prophecy::AngryChaac => player.temples[Temple::Brown.index()],
            Prophecy::AngryQuetzalcoatl => player.temples[Temple::Yellow.index()],
            Prophecy::AngryKukulcan => player.temples[Temple::Green.index()],
            Prophecy::ForestFires => player.wood_tiles,
            Prophecy::Drought => player.corn_tiles,
            Prophecy::GoldShortage => player.blocks[2],
            Prophecy::Desecration => player.skulls,
            Prophecy::TeacherShortage => levels.iter().sum(),
            Prophecy::ForgottenLore => levels.iter().filter(|level| **level >= 2).count() as i32,
            Prophecy::CrowdedCities => player.buildings.len() as i32,
            Prophecy::Hunger => player.fed,
            Prophecy::HighFloodwaters => {
                let there = player.on.iter().filter(|space| space.gear() == Some(Gear::Chichen));
                there.count() as i32
            }
        }
    }
}
