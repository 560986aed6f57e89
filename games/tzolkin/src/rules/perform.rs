//! Which actions a worker may use, and what they do.

use patolli_game::{Seat, Sink};

use crate::components::action::{ANY_ACTION, Action, FISH, HARVESTS, MINES, OFFERING, SHRINES};
use crate::components::gear::{Gear, Space};
use crate::components::jungle::Fields;
use crate::components::material::{Blocks, Materials, Resource};
use crate::components::prophecy::Prophecy;
use crate::components::technology::Track;
use crate::components::temple::Temple;
use crate::components::tile::Effect;
use crate::components::tribe::Tribe;
use crate::format::decision::at;
use crate::format::event::Event;
use crate::format::source::Source;
use crate::rules::answers::Answers;
use crate::rules::player::{MOST_OF_ANYTHING, MOST_WORKERS};
use crate::rules::state::Tzolkin;
use crate::rules::task::{Purchase, Site, Task};
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
    // Which action ------------------------------------------------------------------------------

    /// The actions within reach of a worker from this space, and none at all.
    pub(crate) fn action_answers(&self, seat: Seat, from: Space) -> Answers {
        let mut answers = Answers::NONE;
        answers.add(at::DONE);
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
            answers.add_if(usable, at::ACT + action.index());
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
            answers.add_if(usable, at::ACT_HIGHER + action.index());
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
        answers.add_if(optional, at::DONE);
        self.add_sales(seat, &mut answers);
        if let Some(left) = self.players[seat].corn.checked_sub(ANY_ACTION) {
            for action in Action::of_four_gears() {
                answers.add_if(self.can_perform(seat, action, left), at::ACT + action.index());
            }
        }
        answers
    }

    /// Can the action be carried out, and does it do anything, with `corn` corn left for it?
    pub(crate) fn can_perform(&self, seat: Seat, action: Action, corn: u16) -> bool {
        let player = &self.players[seat];
        match (action.gear(), action.number()) {
            (Gear::Palenque, 1) => true,
            (Gear::Palenque, number) => {
                let fields = self.fields(number);
                fields.wood > 0 || fields.corn > 0 || self.has(seat, Track::Agriculture, 2)
            }
            (Gear::Yaxchilan, 4) => self.skulls_in_bank() > 0,
            (Gear::Yaxchilan, _) => true,
            (Gear::Tikal, 1 | 3) => {
                Track::ALL.iter().any(|&track| self.may_learn(seat, track, true))
            }
            (Gear::Tikal, 2) => self.can_build(seat, Site::One),
            (Gear::Tikal, 4) => self.can_build(seat, Site::FirstOfTwo),
            (Gear::Tikal, _) => player.all_blocks() > 0 && self.can_climb_somewhere(seat),
            (Gear::Uxmal, 1) => corn >= OFFERING && self.can_climb_somewhere(seat),
            (Gear::Uxmal, 2) => corn >= Resource::Wood.corn() || player.all_blocks() > 0,
            (Gear::Uxmal, 3) => player.workers < MOST_WORKERS,
            (Gear::Uxmal, 4) => self.can_build_for_corn(seat, corn),
            (Gear::Uxmal, _) => corn >= ANY_ACTION,
            (Gear::Chichen, number) => player.skulls > 0 && self.offered & (1 << number) == 0,
        }
    }

    /// Uses an action: of the worker just picked up, or any for 1 corn.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let price = match self.tasks.top() {
            Some(Task::Action { from }) => self.action_price(seat, from, action).unwrap_or(0),
            _ => ANY_ACTION as i16,
        };
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

    fn act_for(&mut self, seat: Seat, action: Action, price: i16, sink: &mut impl Sink<Event>) {
        self.tasks.pop();
        let player = &mut self.players[seat];
        player.corn = player.corn.saturating_sub_signed(price).min(MOST_OF_ANYTHING);
        match u16::try_from(price) {
            Ok(0) => sink.tell(|| Event::ActionUsed { seat, action }),
            Ok(corn) => sink.tell(|| Event::ActionUsedFor { seat, action, corn }),
            Err(_) => sink.tell(|| Event::ActionPaid { seat, action, corn: price.unsigned_abs() }),
        }
        self.perform(seat, action, sink);
    }

    // What it does ------------------------------------------------------------------------------

    fn perform(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let build = |site| Task::Build { site, optional: false, architecture: true };
        let learn = |steps| Task::Learn { steps, paid: true, optional: false };
        match (action.gear(), action.number()) {
            (Gear::Palenque, 1) => self.fish(seat, sink),
            (Gear::Palenque, action) => self.tasks.push(Task::Harvest { action }),
            (Gear::Yaxchilan, number) => self.mine(seat, number, sink),
            (Gear::Tikal, 1) => self.tasks.push(learn(1)),
            (Gear::Tikal, 2) => self.tasks.push(build(Site::One)),
            (Gear::Tikal, 3) => self.tasks.push(learn(2)),
            (Gear::Tikal, 4) => self.tasks.push(build(Site::FirstOfTwo)),
            (Gear::Tikal, _) => {
                self.tasks.push(Task::Pay { blocks: 1, purchase: Purchase::TwoTemples });
            }
            (Gear::Uxmal, 1) => {
                self.pay_corn(seat, OFFERING, sink);
                self.tasks.push(Task::Climb);
            }
            (Gear::Uxmal, 2) => {
                self.tasks.push(Task::Market { next: 0, sold: 0, optional: false });
            }
            (Gear::Uxmal, 3) => self.gain_worker(seat, sink),
            (Gear::Uxmal, 4) => self.tasks.push(build(Site::ForCorn)),
            (Gear::Uxmal, _) => self.tasks.push(Task::AnyAction { optional: false }),
            (Gear::Chichen, _) => self.leave_skull(seat, action, sink),
        }
    }

    // Palenque ----------------------------------------------------------------------------------

    fn fish(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let more = u8::from(self.has(seat, Track::Agriculture, 2));
        self.gain(seat, Materials::corn(FISH + more), sink);
    }

    /// The fields beside Palenque 2 to 5.
    pub(crate) fn fields(&self, action: u8) -> Fields {
        self.jungle.get(usize::from(action).wrapping_sub(2)).copied().unwrap_or_default()
    }

    /// Any field of the group may be chosen: wood, corn, or corn by burning the wood on it. If no
    /// corn tile shows, Agriculture harvests without one.
    pub(crate) fn harvest_answers(&self, seat: Seat, action: u8) -> Answers {
        let fields = self.fields(action);
        let mut answers = Answers::NONE;
        answers.add_if(fields.wood > 0, at::HARVEST_WOOD);
        let corn = fields.corn > 0 || self.has(seat, Track::Agriculture, 2);
        answers.add_if(corn, at::HARVEST_CORN);
        for &temple in Temple::ALL {
            let angers = self.players[seat].temples[temple.index()] > 0;
            answers.add_if(fields.wood > 0 && angers, at::BURN + temple.index());
        }
        answers
    }

    /// Ends the harvest task: the number of its action, and its fields.
    fn harvest(&mut self) -> (u8, &mut Fields) {
        let action = match self.tasks.top() {
            Some(Task::Harvest { action }) => action.clamp(2, 5),
            _ => 2,
        };
        self.tasks.pop();
        (action, &mut self.jungle[usize::from(action) - 2])
    }

    pub(crate) fn harvest_wood(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let (action, fields) = self.harvest();
        fields.wood = fields.wood.saturating_sub(1);
        fields.corn += 1;
        self.players[seat].wood_tiles += 1;
        sink.tell(|| Event::WoodTileTaken { seat, action });
        let more = u8::from(self.has(seat, Track::Extraction, 1));
        let burnt = u8::from(self.calamity == Some(Prophecy::ForestFires));
        let wood = (HARVESTS[usize::from(action) - 2].wood + more).saturating_sub(burnt);
        self.gain(seat, Materials::blocks(Blocks([wood, 0, 0])), sink);
    }

    /// A corn tile that shows is taken; only if there is none is the harvest without a tile.
    pub(crate) fn harvest_corn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let (action, fields) = self.harvest();
        if fields.corn > 0 {
            fields.corn -= 1;
            self.players[seat].corn_tiles += 1;
            sink.tell(|| Event::CornTileTaken { seat, action });
        } else {
            sink.tell(|| Event::HarvestedWithoutTile { seat, action });
        }
        self.bring_in_corn(seat, action, sink);
    }

    /// The wood tile is lost, the corn tile below it taken, and a god angered.
    pub(crate) fn burn(&mut self, seat: Seat, temple: Temple, sink: &mut impl Sink<Event>) {
        let (action, fields) = self.harvest();
        fields.wood = fields.wood.saturating_sub(1);
        self.players[seat].corn_tiles += 1;
        sink.tell(|| Event::ForestBurnt { seat, action });
        self.bring_in_corn(seat, action, sink);
        self.step_down(seat, temple, sink);
    }

    fn bring_in_corn(&mut self, seat: Seat, action: u8, sink: &mut impl Sink<Event>) {
        let first = u8::from(self.has(seat, Track::Agriculture, 1));
        let third = 2 * u8::from(self.has(seat, Track::Agriculture, 3));
        let dried = u8::from(self.calamity == Some(Prophecy::Drought));
        let corn = (HARVESTS[usize::from(action) - 2].corn + first + third).saturating_sub(dried);
        self.gain(seat, Materials::corn(corn), sink);
    }

    // Yaxchilan ---------------------------------------------------------------------------------

    /// What is printed, and with Extraction one more of each kind that is; with Theology another
    /// skull.
    fn mine(&mut self, seat: Seat, number: u8, sink: &mut impl Sink<Event>) {
        let mut what = MINES[usize::from(number) - 1];
        for (level, blocks) in (1..).zip(&mut what.blocks.0) {
            if *blocks > 0 && self.has(seat, Track::Extraction, level) {
                *blocks += 1;
            }
        }
        if what.skulls > 0 && self.has(seat, Track::Theology, 3) {
            what.skulls += 1;
        }
        self.gain(seat, what, sink);
    }

    // Chichen Itza ------------------------------------------------------------------------------

    /// Skull, points, block, temple; with Theology the player may then pay a block for a step.
    fn leave_skull(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let shrine = SHRINES[usize::from(action.number()) - 1];
        self.players[seat].skulls -= 1;
        self.offered |= 1 << action.number();
        sink.tell(|| Event::SkullLeft { seat, action });
        self.score(seat, Source::Chichen, shrine.points.into(), sink);
        if self.has(seat, Track::Theology, 2) {
            self.tasks.push(Task::Devote);
        }
        self.tasks.push(Task::Step { temple: shrine.temple });
        if shrine.blocks > 0 {
            self.tasks.push(Task::Take { blocks: shrine.blocks });
        }
    }

    /// The temples on which a block could buy a step, and none.
    pub(crate) fn devotion_answers(&self, seat: Seat) -> Answers {
        let mut answers = Answers::NONE;
        if self.players[seat].all_blocks() > 0 {
            answers = self.climb_answers(seat, at::CLIMB);
        }
        answers.add(at::DONE);
        self.add_sales(seat, &mut answers);
        answers
    }

    // What tiles do -----------------------------------------------------------------------------

    /// Carries out one effect of a building or a starting wealth tile.
    pub(crate) fn take_effect(&mut self, seat: Seat, effect: Effect, sink: &mut impl Sink<Event>) {
        match effect {
            Effect::Gain(what) => self.gain(seat, what, sink),
            Effect::Points(points) => self.score(seat, Source::Buildings, points.into(), sink),
            Effect::Worker => self.gain_worker(seat, sink),
            Effect::Technology(track) => self.advance(seat, track, sink),
            Effect::AnyTechnology(steps) => {
                self.tasks.push(Task::Learn { steps, paid: false, optional: false });
            }
            Effect::Temple(temple, steps) => {
                for _ in 0..steps {
                    self.step_up(seat, temple, sink);
                }
            }
            Effect::AnyTemple => self.tasks.push(Task::Climb),
            Effect::Build => {
                self.tasks.push(Task::Build {
                    site: Site::One,
                    optional: true,
                    architecture: true,
                });
            }
            Effect::Market => {
                self.tasks.push(Task::Market { next: 0, sold: 0, optional: true });
            }
            Effect::AnyAction => self.tasks.push(Task::AnyAction { optional: true }),
            Effect::BuildMonument => self.tasks.push(Task::BuildMonument),
            Effect::Shift => self.tasks.push(Task::Shift),
            Effect::Devote => {
                // No technology applies to a quick action, and this is all that is left of it.
                let quick = self.ending && self.tasks.as_slice().len() == 1;
                if !quick && self.has(seat, Track::Theology, 2) {
                    self.tasks.push(Task::Devote);
                }
            }
            // These have their effect on food days.
            Effect::FeedOne(_) | Effect::FeedAll | Effect::Income(..) => {}
        }
    }
}
