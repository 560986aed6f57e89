//! Advances in technology and their bonuses.

use super::pile::Task;
use super::table::Plain;
use crate::{Decision, Materials, Prophecy, Source, Track, Tribe};

impl Plain {
    /// How many blocks an advance costs: one more where teachers are short, one less for Itzamná.
    fn cost_of(&self, track: Track, paid: bool) -> i32 {
        let level = self.me().levels[track.index()];
        let printed = match (paid, level) {
            (false, _) => 0,
            (true, 0..=2) => i32::from(level) + 1 - i32::from(self.leads(Tribe::Itzamna)),
            (true, _) => 1,
        };
        printed + i32::from(self.suffers(Prophecy::TeacherShortage))
    }

    /// Would an advance that is paid for bring anything?
    fn brings(&self, track: Track) -> bool {
        let level = self.me().levels[track.index()];
        level < 3 || self.leads(Tribe::Itzamna) || self.bonus_brings(track)
    }

    fn bonus_brings(&self, track: Track) -> bool {
        match track {
            Track::Agriculture => !self.ways_up().is_empty(),
            Track::Extraction | Track::Architecture => true,
            Track::Theology => self.can_have_skull(),
        }
    }

    /// Can this advance be paid for, and does it bring anything then?
    pub(super) fn may_learn(&self, track: Track, paid: bool) -> bool {
        let cost = self.cost_of(track, paid);
        let bought = !paid && self.me().total_blocks() == 0 && self.can_find_block();
        if cost == 0 || bought {
            return self.brings(track);
        }
        self.ways_to_pay(cost).into_iter().any(|bundle| {
            let mut after = self.clone();
            after.pay_blocks(bundle);
            after.brings(track)
        })
    }

    pub(super) fn learn_answers(&self, paid: bool, optional: bool) -> Vec<Decision> {
        let tracks = Track::ALL.iter().copied().filter(|&track| self.may_learn(track, paid));
        let mut list: Vec<Decision> = tracks.map(Decision::Learn).collect();
        if optional {
            list.push(Decision::Done);
        }
        list
    }

    pub(super) fn learn(&mut self, track: Track, steps: u8, paid: bool) {
        if steps > 1 {
            self.pile.push(Task::Learn { steps: steps - 1, paid, optional: paid });
        }
        if paid {
            let cost = self.cost_of(track, true);
            self.pile.push(Task::Advance { track });
            if cost > 0 {
                self.pile.push(Task::Pay { count: cost });
            }
        } else {
            self.give_advance(track);
        }
    }

    /// A free advance; where teachers are short it costs a block.
    pub(super) fn give_advance(&mut self, track: Track) {
        if self.suffers(Prophecy::TeacherShortage) {
            if self.may_learn(track, false) {
                self.pile.push(Task::TaxedAdvance { track });
            }
        } else {
            self.advance(track);
        }
    }

    /// A level more, or beyond the last one the bonus.
    pub(super) fn advance(&mut self, track: Track) {
        let itzamna = self.leads(Tribe::Itzamna);
        let level = &mut self.me_mut().levels[track.index()];
        if *level < 3 {
            *level += 1;
        } else if itzamna {
            self.pile.push(Task::AnyBonus);
        } else {
            self.give_bonus(track);
        }
    }

    pub(super) fn bonus_answers(&self) -> Vec<Decision> {
        let tracks = Track::ALL.iter().copied().filter(|&track| self.bonus_brings(track));
        tracks.map(Decision::Bonus).collect()
    }

    pub(super) fn give_bonus(&mut self, track: Track) {
        match track {
            Track::Agriculture => self.pile.push(Task::Climb),
            Track::Extraction => self.pile.push(Task::Take { count: 2 }),
            Track::Architecture => self.me_mut().score(Source::Technologies, 3),
            Track::Theology => self.gain(Materials::skulls(1)),
        }
    }

    /// One track above 0 falls; that is a must.
    pub(super) fn shift_answers(&self) -> Vec<Decision> {
        let known = |track: &Track| self.me().levels[track.index()] > 0;
        Track::ALL.iter().copied().filter(known).map(Decision::Forget).collect()
    }

    /// The order of the three advances is asked where each is to be paid, or several bring a bonus;
    /// otherwise the bonus comes last.
    pub(super) fn shift(&mut self, track: Track) {
        self.me_mut().levels[track.index()] -= 1;
        let others = Track::ALL.iter().copied().filter(|other| *other != track);
        let at_top = |track: &Track| self.me().levels[track.index()] == 3;
        let (bonuses, levels): (Vec<Track>, Vec<Track>) = others.clone().partition(at_top);
        if self.suffers(Prophecy::TeacherShortage) || bonuses.len() > 1 {
            self.pile.push(Task::Spread { tracks: others.collect() });
            return;
        }
        for track in levels.into_iter().chain(bonuses) {
            self.advance(track);
        }
    }

    pub(super) fn spread_answers(tracks: &[Track]) -> Vec<Decision> {
        tracks.iter().copied().map(Decision::Learn).collect()
    }

    pub(super) fn spread(&mut self, mut tracks: Vec<Track>, track: Track) {
        tracks.retain(|other| *other != track);
        self.pile.push(Task::Spread { tracks });
        self.give_advance(track);
    }
}
