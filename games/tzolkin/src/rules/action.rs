//! Which actions a worker may use, and what they cost.

use patolli_game::{Seat, Sink};

use crate::components::action::{ANY_ACTION, Action};
use crate::components::gear::{Gear, Space};
use crate::components::technology::Track;
use crate::components::tribe::Tribe;
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::rules::answers::Answers;
use crate::rules::player::MOST_OF_ANYTHING;
use crate::rules::state::Tzolkin;
use crate::rules::turn::Once;

/// What the next higher action costs Ahau Chamahez.
const HIGHER: i16 = 1;
/// What Balam gets for a lower action.
const BALAM_GAIN: i16 = 1;

/// What a worker reaches from its space.
#[derive(Clone, Copy)]
struct Reach {
    /// The number of its space.
    own: u8,
    /// The highest action within reach for nothing.
    top: u8,
    /// Is it a free choice?
    any: bool,
    /// Is there corn for a lower action?
    paid: bool,
}

impl Reach {
    /// What an action costs: the worker's own one nothing, a lower one 1 for each step, any from a
    /// space of free choice nothing.
    #[inline]
    fn price(self, wanted: u8) -> Option<i16> {
        if self.paid && wanted < self.own {
            return Some(-BALAM_GAIN);
        }
        if self.any || wanted == self.top {
            return Some(0);
        }
        self.own.checked_sub(wanted).map(i16::from)
    }
}

/// The gear with which Huracan shares a gear's actions.
pub(crate) const fn partner(gear: Gear) -> Option<Gear> {
    match gear {
        Gear::Palenque => Some(Gear::Yaxchilan),
        Gear::Yaxchilan => Some(Gear::Palenque),
        Gear::Tikal => Some(Gear::Uxmal),
        Gear::Uxmal => Some(Gear::Tikal),
        Gear::Chichen => None,
    }
}

impl Tzolkin {
    /// The actions within reach of a worker from this space, and none at all.
    pub(crate) fn action_answers(&self, seat: Seat, from: Space) -> Answers {
        let mut answers = Answers::NONE;
        answers.add(Decision::Done);
        let Some(gear) = from.gear() else { return answers };
        let player = &self.players[seat];
        self.add_actions(seat, from, gear, &mut answers);
        if player.tribe.is_some() {
            if let Some(partner) = partner(gear).filter(|_| player.has_tribe(Tribe::Huracan)) {
                self.add_actions(seat, from, partner, &mut answers);
            }
            self.add_sales(seat, &mut answers);
        }
        answers
    }

    fn add_actions(&self, seat: Seat, from: Space, gear: Gear, answers: &mut Answers) {
        let player = &self.players[seat];
        let reach = self.reach_of(seat, from);
        for number in 1..=gear.actions() {
            let Some(action) = Action::new(gear, number) else { continue };
            let left = reach.price(number).and_then(|price| player.corn.checked_add_signed(-price));
            let usable = left.is_some_and(|left| self.can_perform(seat, action, left));
            answers.add_if(usable, Decision::Act(action));
        }
        if player.has_tribe(Tribe::AhauChamahez) && !self.has_used(Once::Ability) {
            self.add_higher_actions(seat, from, gear, answers);
        }
    }

    /// What Ahau Chamahez reaches by going one step higher, where it would otherwise cost more.
    fn add_higher_actions(&self, seat: Seat, from: Space, gear: Gear, answers: &mut Answers) {
        let reach = self.reach_of(seat, from);
        let Some(left) = self.players[seat].corn.checked_add_signed(-HIGHER) else { return };
        for number in 1..=gear.actions() {
            let Some(action) = Action::new(gear, number) else { continue };
            let cheaper = reach.price(number).is_none_or(|price| price > HIGHER);
            let usable = cheaper
                && self.reaches_higher(seat, from, action)
                && self.can_perform(seat, action, left);
            answers.add_if(usable, Decision::ActHigher(action));
        }
    }

    /// What a worker from this space reaches. With Theology the next higher action of Chichen Itza
    /// is within reach too; Balam is paid for a lower one.
    #[inline]
    fn reach_of(&self, seat: Seat, from: Space) -> Reach {
        let player = &self.players[seat];
        let own = from.number();
        let Some(gear) = from.gear() else {
            return Reach { own, top: own, any: false, paid: false };
        };
        let ahead = u8::from(gear == Gear::Chichen && self.has(seat, Track::Theology, 1));
        let top = own + ahead;
        let again = !self.options.balam_once || !self.has_used(Once::Ability);
        let paid = player.has_tribe(Tribe::Balam) && again;
        Reach { own, top, any: top > gear.actions(), paid }
    }

    /// What using an action costs a worker from this space, in corn, if it is within reach.
    pub(crate) fn action_price(&self, seat: Seat, from: Space, action: Action) -> Option<i16> {
        let gear = from.gear()?;
        let shares = gear == action.gear()
            || self.players[seat].has_tribe(Tribe::Huracan) && partner(gear) == Some(action.gear());
        if shares { self.reach_of(seat, from).price(action.number()) } else { None }
    }

    /// Can Ahau Chamahez reach this action by going one step higher?
    fn reaches_higher(&self, seat: Seat, from: Space, action: Action) -> bool {
        let Some(gear) = from.gear() else { return false };
        let ahead = u8::from(gear == Gear::Chichen && self.has(seat, Track::Theology, 1));
        let reached = from.number() + ahead + 1;
        reached <= gear.top() && (reached > gear.actions() || reached == action.number())
    }

    /// The actions that 1 corn can buy, and none if they need not be used.
    pub(crate) fn any_action_answers(&self, seat: Seat, optional: bool) -> Answers {
        let mut answers = Answers::NONE;
        answers.add_if(optional, Decision::Done);
        self.add_sales(seat, &mut answers);
        if let Some(left) = self.players[seat].corn.checked_sub(ANY_ACTION) {
            for action in Action::of_four_gears() {
                answers.add_if(self.can_perform(seat, action, left), Decision::Act(action));
            }
        }
        answers
    }

    /// The worker just picked up from this space uses an action.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        from: Space,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let price = self.action_price(seat, from, action).unwrap_or(0);
        if price < 0 {
            self.use_up(Once::Ability);
        }
        self.act_for(seat, action, price, sink);
    }

    /// Ahau Chamahez uses an action one step higher.
    pub(crate) fn act_higher(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.use_up(Once::Ability);
        self.act_for(seat, action, HIGHER, sink);
    }

    /// Uses an action for a price in corn, which may be a gain.
    pub(crate) fn act_for(
        &mut self,
        seat: Seat,
        action: Action,
        price: i16,
        sink: &mut impl Sink<Event>,
    ) {
        let player = &mut self.players[seat];
        player.corn = player.corn.saturating_sub_signed(price).min(MOST_OF_ANYTHING);
        match u16::try_from(price) {
            Ok(0) => sink.tell(|| Event::ActionUsed { seat, action }),
            Ok(corn) => sink.tell(|| Event::ActionUsedFor { seat, action, corn }),
            Err(_) => sink.tell(|| Event::ActionPaid { seat, action, corn: price.unsigned_abs() }),
        }
        self.perform(seat, action, sink);
    }
}
