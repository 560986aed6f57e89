//! Gains and payments: every one of them passes here.

use patolli_game::{Seat, Sink};

use crate::components::material::{Blocks, Bundle, Materials, Resource};
use crate::components::prophecy::Prophecy;
use crate::components::tribe::Tribe;
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::format::source::Source;
use crate::rules::answers::Answers;
use crate::rules::player::{MOST_WORKERS, add};
use crate::rules::state::Tzolkin;
use crate::rules::task::Task;

/// What a player has left to pay with, for something that is yet to come.
#[derive(Clone, Copy)]
pub(crate) struct Purse {
    pub corn: u16,
    /// Blocks of any kind.
    pub blocks: u16,
    /// May Xaman Ek still sell a block on the way?
    pub sells: bool,
    /// And buy one?
    pub buys: bool,
}

impl Purse {
    /// What is left after this much corn.
    pub fn less_corn(self, corn: u16) -> Self {
        Self { corn: self.corn.saturating_sub(corn), ..self }
    }

    /// What is left after this many blocks.
    pub fn less_blocks(self, blocks: u16) -> Self {
        Self { blocks: self.blocks.saturating_sub(blocks), ..self }
    }

    /// Could a corn be paid, if need be by a sale?
    pub fn has_corn(self) -> bool {
        self.corn > 0 || self.blocks > 0 && self.sells
    }

    /// Could a block be paid, if need be one that is bought?
    pub fn has_block(self) -> bool {
        self.blocks > 0 || self.buys && self.corn >= Resource::Wood.corn()
    }
}

impl Tzolkin {
    /// All that a player can pay with.
    pub(crate) fn purse(&self, seat: Seat) -> Purse {
        let player = &self.players[seat];
        let sells = player.has_tribe(Tribe::XamanEk) && self.may_exchange();
        let buys = sells && self.options.xaman_ek_buys;
        Purse { corn: player.corn, blocks: player.all_blocks(), sells, buys }
    }

    // Gains -------------------------------------------------------------------------------------

    /// Every choice of this many blocks, but for gold alone that cannot be paid for.
    pub(crate) fn take_answers(&self, seat: Seat, blocks: u8) -> Answers {
        let short = self.calamity == Some(Prophecy::GoldShortage);
        let without_gold = short && !self.purse(seat).has_corn();
        let mut answers = Answers::NONE;
        for bundle in Bundle::of_size(blocks).filter_map(Bundle::from_index) {
            let gold_alone = bundle.blocks().of(Resource::Gold) == blocks;
            answers.add_if(!(without_gold && gold_alone), Decision::Take(bundle));
        }
        answers
    }

    /// Takes materials from the bank, and tells of it. What a prophecy taxes is offered separately.
    pub(crate) fn gain(&mut self, seat: Seat, what: Materials, sink: &mut impl Sink<Event>) {
        if what.skulls > 0 && self.skulls_in_bank() < what.skulls {
            sink.tell(|| Event::NoSkullLeft { seat });
        }
        let what = self.receive(seat, what);
        if what != Materials::NONE {
            sink.tell(|| Event::Gained { seat, what });
        }
    }

    /// Takes materials from the bank: as many skulls as there are left. What a prophecy taxes waits
    /// as a task.
    pub(crate) fn receive(&mut self, seat: Seat, mut what: Materials) -> Materials {
        if what.skulls > 0 {
            what.skulls = what.skulls.min(self.skulls_in_bank());
        }
        match self.calamity {
            Some(Prophecy::GoldShortage) if what.blocks.of(Resource::Gold) > 0 => {
                let blocks = std::mem::take(&mut what.blocks.0[Resource::Gold.index()]);
                self.tasks.push(Task::TaxedGold { blocks });
            }
            Some(Prophecy::Desecration) if what.skulls > 0 => {
                let skulls = std::mem::take(&mut what.skulls);
                self.tasks.push(Task::TaxedSkulls { skulls });
            }
            _ => {}
        }
        let player = &mut self.players[seat];
        add(&mut player.corn, what.corn.into());
        for (have, more) in player.blocks.iter_mut().zip(what.blocks.0) {
            add(have, more.into());
        }
        player.skulls += what.skulls;
        what
    }

    /// A corn for a gold, or none.
    pub(crate) fn taxed_gold_answers(&self, seat: Seat) -> Answers {
        let mut answers = Answers::NONE;
        answers.add_if(self.players[seat].corn > 0, Decision::Accept);
        answers.add(Decision::Done);
        self.add_sales(seat, &mut answers);
        answers
    }

    /// A step down for a skull, or none.
    pub(crate) fn taxed_skull_answers(&self, seat: Seat) -> Answers {
        if self.skulls_in_bank() == 0 {
            return Answers::NONE;
        }
        self.descent_answers(seat, true)
    }

    /// Takes one of the gold on offer for a corn; the others wait.
    pub(crate) fn take_taxed_gold(&mut self, seat: Seat, blocks: u8, sink: &mut impl Sink<Event>) {
        if blocks > 1 {
            self.tasks.push(Task::TaxedGold { blocks: blocks - 1 });
        }
        self.pay_corn(seat, 1, sink);
        add(&mut self.players[seat].blocks[Resource::Gold.index()], 1);
        sink.tell(|| Event::Gained { seat, what: Materials::blocks(Blocks([0, 0, 1])) });
    }

    /// Gives blocks and skulls back to the bank.
    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        blocks: Blocks,
        skulls: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let player = &mut self.players[seat];
        for (have, less) in player.blocks.iter_mut().zip(blocks.0) {
            *have = have.saturating_sub(less.into());
        }
        player.skulls = player.skulls.saturating_sub(skulls);
        let what = Materials { corn: 0, blocks, skulls };
        if what != Materials::NONE {
            sink.tell(|| Event::Paid { seat, what });
        }
    }

    pub(crate) fn pay_corn(&mut self, seat: Seat, corn: u16, sink: &mut impl Sink<Event>) {
        let player = &mut self.players[seat];
        player.corn = player.corn.saturating_sub(corn);
        if corn > 0 {
            sink.tell(|| Event::Paid { seat, what: Materials::corn(corn as u8) });
        }
    }

    pub(crate) fn score(
        &mut self,
        seat: Seat,
        source: Source,
        points: i16,
        sink: &mut impl Sink<Event>,
    ) {
        self.players[seat].score(source, points);
        sink.tell(|| Event::Scored { seat, points, source });
    }

    /// Takes a worker from the bank, if one is left there.
    pub(crate) fn gain_worker(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.players[seat].workers < MOST_WORKERS {
            self.players[seat].workers += 1;
            sink.tell(|| Event::WorkerGained { seat });
        } else {
            sink.tell(|| Event::NoWorkerLeft { seat });
        }
    }
}
