//! The market: blocks for corn and corn for blocks, as often as the player likes.

use patolli_game::{Seat, Sink};

use crate::components::material::Resource;
use crate::components::prophecy::Prophecy;
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::rules::answers::Answers;
use crate::rules::player::add;
use crate::rules::state::Tzolkin;
use crate::rules::task::Task;

/// One exchange at the market.
#[derive(Clone, Copy)]
pub(crate) enum Trade {
    Sell(Resource),
    Buy(Resource),
}

impl Tzolkin {
    /// The trades still open. They are made in one order, sales before purchases and each of them
    /// wood, stone, gold, so that every bargain can be made in exactly one way; and what was sold
    /// is not bought back.
    pub(crate) fn market_answers(&self, seat: Seat, next: u8, sold: u8, optional: bool) -> Answers {
        let player = &self.players[seat];
        let mut answers = Answers::NONE;
        answers.add_if(optional, Decision::Done);
        for &resource in Resource::ALL {
            let at = resource.index();
            let may_sell = at >= usize::from(next) && player.blocks[at] > 0;
            answers.add_if(may_sell, Decision::Sell(resource));
            let open = Resource::COUNT + at >= usize::from(next) && sold & (1 << at) == 0;
            let payable = player.corn >= self.buying_price(resource);
            answers.add_if(open && payable, Decision::Buy(resource));
        }
        answers
    }

    /// What a block costs at the market: gold costs one corn more when it is short.
    pub fn buying_price(&self, resource: Resource) -> u16 {
        let short = resource == Resource::Gold && self.calamity == Some(Prophecy::GoldShortage);
        resource.corn() + u16::from(short)
    }

    /// Trades at the market: after a trade, those before it are closed.
    pub(crate) fn trade(
        &mut self,
        seat: Seat,
        trade: Trade,
        sold: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let (at, sold) = match trade {
            Trade::Sell(resource) => (resource.index(), sold | 1 << resource.index()),
            Trade::Buy(resource) => (Resource::COUNT + resource.index(), sold),
        };
        self.tasks.push(Task::Market { next: at as u8, sold, optional: true });
        self.exchange(seat, trade, sink);
    }

    /// Blocks for corn, or corn for blocks.
    pub(crate) fn exchange(&mut self, seat: Seat, trade: Trade, sink: &mut impl Sink<Event>) {
        match trade {
            Trade::Sell(resource) => {
                let player = &mut self.players[seat];
                let blocks = &mut player.blocks[resource.index()];
                *blocks = blocks.saturating_sub(1);
                add(&mut player.corn, resource.corn());
                sink.tell(|| Event::Sold { seat, resource, corn: resource.corn() });
            }
            Trade::Buy(resource) => {
                let price = self.buying_price(resource);
                let player = &mut self.players[seat];
                player.corn = player.corn.saturating_sub(price);
                add(&mut player.blocks[resource.index()], 1);
                sink.tell(|| Event::Bought { seat, resource, corn: price });
            }
        }
    }
}
