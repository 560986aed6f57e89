//! Architecture: for the first of two buildings or for the second, which block it saves, and what it
//! brings.

use super::build::{Help, Work};
use super::pile::Task;
use super::table::Plain;
use crate::{Decision, Prophecy, Resource, Site, Source};

impl Plain {
    /// At the first of two buildings: Architecture here, or for the second?
    pub(super) fn architecture_answers(&self, work: &Work) -> Vec<Decision> {
        if work.site != Site::FirstOfTwo || work.level == 0 {
            return vec![Decision::UseArchitecture];
        }
        let mut list = Vec::new();
        if self.can_pay(work) {
            list.push(Decision::UseArchitecture);
        }
        let without = Work { level: 0, ..*work };
        if self.can_pay(&without) && self.second_can_follow(work) {
            list.push(Decision::KeepArchitecture);
        }
        list
    }

    /// Could a second building be paid for after this one, whatever is chosen on the way?
    fn second_can_follow(&self, work: &Work) -> bool {
        let mut after = self.clone();
        let below = after.pile.len() - 1;
        after.pile.truncate(below);
        after.decide_architecture(*work, false);
        after.reaches_second(below)
    }

    /// Tries every way through what the first building brings.
    fn reaches_second(mut self, below: usize) -> bool {
        while self.pile.len() > below && self.goes_on_by_itself() {}
        if self.pile.len() <= below {
            return false;
        }
        if let (Some(&Task::Build { help, .. }), true) =
            (self.pile.last(), self.pile.len() == below + 1)
            && !self.build_answers(Site::SecondOfTwo, false, help).is_empty()
        {
            return true;
        }
        let answers = self.answers();
        if answers.is_empty() {
            self.lapse();
            return self.reaches_second(below);
        }
        answers.into_iter().any(|answer| {
            let mut after = self.clone();
            after.answer(answer);
            after.reaches_second(below)
        })
    }

    pub(super) fn decide_architecture(&mut self, mut work: Work, used: bool) {
        if work.site == Site::FirstOfTwo {
            let level = work.level;
            work.help = if level == 0 {
                Help::Free
            } else if used {
                Help::Gone
            } else {
                work.level = 0;
                Help::Kept { level }
            };
        }
        self.pile.push(Task::Renovate { work });
    }

    pub(super) fn save_answers(&self, work: &Work) -> Vec<Decision> {
        let kinds = Self::savings(work);
        if kinds.is_empty() {
            return vec![Decision::Done];
        }
        let payable = |&resource: &Resource| self.can_pay_rest(&work.less(resource));
        kinds.into_iter().filter(payable).map(Decision::Save).collect()
    }

    pub(super) fn save(&mut self, work: Work, decision: Decision) {
        let work = match decision {
            Decision::Save(resource) => work.less(resource),
            _ => work,
        };
        self.pile.push(Task::Finish { work });
    }

    /// A corn at the first level of Architecture, 2 points at the second.
    pub(super) fn help_builder(&mut self, level: u8) {
        let forgotten = self.suffers(Prophecy::ForgottenLore);
        let me = self.me_mut();
        if level >= 1 {
            me.corn += 1;
        }
        if level >= 2 && !forgotten {
            me.score(Source::Technologies, 2);
        }
    }
}
