//! Which actions a worker may use, and what they do.

use patolli_game::{Seat, Sink};

use crate::action::{ANY_ACTION, Action, CORN_PER_BLOCK, FISH, HARVESTS, MINES, OFFERING, SHRINES};
use crate::answers::Answers;
use crate::decision::at;
use crate::event::Event;
use crate::game::Tzolkin;
use crate::gear::{Gear, Space};
use crate::jungle::Fields;
use crate::material::{Blocks, Materials, Resource};
use crate::monument::Monument;
use crate::player::{MOST_WORKERS, Source};
use crate::task::{Purchase, Site, Task};
use crate::technology::Track;
use crate::temple::Temple;
use crate::tile::Effect;

impl Tzolkin {
    // Which action ------------------------------------------------------------------------------

    /// The actions within reach of a worker from this space, and none at all.
    pub(crate) fn action_answers(&self, seat: Seat, from: Space) -> Answers {
        let mut answers = Answers::NONE;
        answers.add(at::DONE);
        let Some(gear) = from.gear() else { return answers };
        let corn = self.players[seat].corn;
        for number in 1..=gear.actions() {
            let Some(action) = Action::new(gear, number) else { continue };
            let left =
                self.action_price(seat, from, action).and_then(|price| corn.checked_sub(price));
            let usable = left.is_some_and(|left| self.can_perform(seat, action, left));
            answers.add_if(usable, at::ACT + action.index());
        }
        answers
    }

    /// What using an action costs a worker from this space, in corn, if it is within reach: the own
    /// one nothing, a lower one 1 for each step, any from a space of free choice nothing. With
    /// Theology the next higher of Chichen Itza is within reach too.
    pub(crate) fn action_price(&self, seat: Seat, from: Space, action: Action) -> Option<u16> {
        let gear = from.gear().filter(|&gear| gear == action.gear())?;
        let (own, wanted) = (from.number(), action.number());
        let ahead = u8::from(gear == Gear::Chichen && self.has(seat, Track::Theology, 1));
        if own + ahead > gear.actions() || wanted == own + ahead {
            return Some(0);
        }
        own.checked_sub(wanted).map(u16::from)
    }

    /// The actions that 1 corn can buy, and none if they need not be used.
    pub(crate) fn any_action_answers(&self, seat: Seat, optional: bool) -> Answers {
        let mut answers = Answers::NONE;
        answers.add_if(optional, at::DONE);
        if let Some(left) = self.players[seat].corn.checked_sub(ANY_ACTION) {
            for action in Action::of_four_gears() {
                answers.add_if(self.can_perform(seat, action, left), at::ACT + action.index());
            }
        }
        answers
    }

    /// Can the action be carried out, and does it do anything, with so much corn left for it?
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
            (Gear::Tikal, 2) => self.can_build_for_blocks(seat, true),
            (Gear::Tikal, 4) => {
                self.can_build_for_blocks(seat, true) || self.can_build_monument(seat)
            }
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
            _ => ANY_ACTION,
        };
        self.tasks.pop();
        let player = &mut self.players[seat];
        player.corn = player.corn.saturating_sub(price);
        if price == 0 {
            sink.tell(|| Event::ActionUsed { seat, action });
        } else {
            sink.tell(|| Event::ActionUsedFor { seat, action, corn: price });
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

    /// Any field of the group may be chosen: wood, corn, or corn by burning the wood on it. Without a
    /// corn tile in sight, Agriculture harvests without one.
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
        let wood = HARVESTS[usize::from(action) - 2].wood + more;
        self.gain(seat, Materials::blocks(Blocks([wood, 0, 0])), sink);
    }

    /// A corn tile in sight is taken; only without one is the harvest without a tile.
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
        let corn = HARVESTS[usize::from(action) - 2].corn + first + third;
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

    /// Skull, points, block, temple; then with Theology one may pay a block for another step.
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
            // Farms act on food days.
            Effect::FeedOne(_) | Effect::FeedAll => {}
        }
    }

    // What can be afforded ----------------------------------------------------------------------

    /// Is there a building on offer that the player can pay with blocks?
    fn can_build_for_blocks(&self, seat: Seat, architecture: bool) -> bool {
        let player = &self.players[seat];
        let saved = self.blocks_saved(seat, architecture);
        player.all_blocks() + saved > 0
            && self.on_offer().any(|building| player.shortfall(building.plan().cost) <= saved)
    }

    /// Is there a building on offer that so much corn pays?
    fn can_build_for_corn(&self, seat: Seat, corn: u16) -> bool {
        self.on_offer().any(|building| self.corn_price(seat, building) <= corn)
    }

    /// What a building costs in corn, all of it.
    pub(crate) fn corn_price(&self, seat: Seat, building: crate::Building) -> u16 {
        let blocks = u16::from(building.plan().cost.total());
        CORN_PER_BLOCK * blocks.saturating_sub(self.blocks_saved(seat, true))
    }

    fn can_build_monument(&self, seat: Seat) -> bool {
        self.monuments.iter().flatten().any(|&monument| self.can_pay_monument(seat, monument))
    }

    pub(crate) fn can_pay_monument(&self, seat: Seat, monument: Monument) -> bool {
        let (player, design) = (&self.players[seat], monument.design());
        player.can_pay(design.cost) && player.skulls >= design.skulls
    }
}
