//! What actions and tiles do.

use patolli_game::{Seat, Sink};

use crate::components::action::{ANY_ACTION, Action, ActionEffect, Shrine, Site};
use crate::components::jungle::Group;
use crate::components::material::{Blocks, Materials, Resource};
use crate::components::prophecy::Prophecy;
use crate::components::technology::Track;
use crate::components::temple::Temple;
use crate::components::tile::Effect;
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::format::source::Source;
use crate::rules::answers::Answers;
use crate::rules::gains::Purse;
use crate::rules::player::MOST_WORKERS;
use crate::rules::state::Tzolkin;
use crate::rules::task::{Purchase, Task};

impl Tzolkin {
    /// Can the action be carried out, and does it do anything, with this much corn left for it?
    pub(crate) fn can_perform(&self, seat: Seat, action: Action, corn: u16) -> bool {
        let player = &self.players[seat];
        let purse = || Purse { corn, ..self.purse(seat) };
        match action.effect() {
            ActionEffect::Fish(_) => true,
            ActionEffect::Harvest(group) => {
                let fields = self.jungle[group.index()];
                fields.wood > 0 || fields.corn > 0 || self.has(seat, Track::Agriculture, 2)
            }
            ActionEffect::Gain(what) => what.skulls == 0 || self.may_take_skull(seat),
            ActionEffect::Learn(_) => {
                Track::ALL.iter().any(|&track| self.could_learn(seat, track, true, purse()))
            }
            ActionEffect::Build(Site::ForCorn) => self.can_build_for_corn(seat, corn),
            ActionEffect::Build(site) => self.can_build(seat, site),
            ActionEffect::TwoTemples => {
                player.all_blocks() > 0 && self.may_climb_somewhere(seat, purse().less_blocks(1))
            }
            ActionEffect::Offering { corn: cost } => {
                corn >= cost && self.may_climb_somewhere(seat, purse().less_corn(cost))
            }
            ActionEffect::Market => corn >= Resource::Wood.corn() || player.all_blocks() > 0,
            ActionEffect::Worker => player.workers < MOST_WORKERS,
            ActionEffect::AnyAction => corn >= ANY_ACTION,
            ActionEffect::Shrine(_) => {
                player.skulls > 0 && self.offered & (1 << action.number()) == 0
            }
        }
    }

    /// Carries out an action.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action.effect() {
            ActionEffect::Fish(corn) => {
                let more = u8::from(self.has(seat, Track::Agriculture, 2));
                self.gain(seat, Materials::corn(corn + more), sink);
            }
            ActionEffect::Harvest(group) => self.tasks.push(Task::Harvest { action: group }),
            ActionEffect::Gain(what) => self.mine(seat, what, sink),
            ActionEffect::Learn(steps) => {
                self.tasks.push(Task::Learn { steps, paid: true, optional: false });
            }
            ActionEffect::Build(site) => {
                self.tasks.push(Task::Build { site, optional: false, architecture: true });
            }
            ActionEffect::TwoTemples => {
                self.tasks.push(Task::Pay { blocks: 1, purchase: Purchase::TwoTemples });
            }
            ActionEffect::Offering { corn } => {
                self.pay_corn(seat, corn, sink);
                self.tasks.push(Task::Climb);
            }
            ActionEffect::Market => {
                self.tasks.push(Task::Market { next: 0, sold: 0, optional: false });
            }
            ActionEffect::Worker => self.gain_worker(seat, sink),
            ActionEffect::AnyAction => self.tasks.push(Task::AnyAction { optional: false }),
            ActionEffect::Shrine(shrine) => self.leave_skull(seat, action, shrine, sink),
        }
    }

    // Palenque ----------------------------------------------------------------------------------

    /// Any field of the group may be chosen: wood, corn, or corn by burning the wood on it. If no
    /// corn tile shows, Agriculture harvests without one.
    pub(crate) fn harvest_answers(&self, seat: Seat, group: Group) -> Answers {
        let fields = self.jungle[group.index()];
        let mut answers = Answers::NONE;
        answers.add_if(fields.wood > 0, Decision::HarvestWood);
        let corn = fields.corn > 0 || self.has(seat, Track::Agriculture, 2);
        answers.add_if(corn, Decision::HarvestCorn);
        for &temple in Temple::ALL {
            let angers = self.players[seat].temples[temple.index()] > 0;
            answers.add_if(fields.wood > 0 && angers, Decision::Burn(temple));
        }
        answers
    }

    pub(crate) fn harvest_wood(&mut self, seat: Seat, group: Group, sink: &mut impl Sink<Event>) {
        let (action, fields) = (group.action(), &mut self.jungle[group.index()]);
        fields.wood = fields.wood.saturating_sub(1);
        fields.corn += 1;
        self.players[seat].wood_tiles += 1;
        sink.tell(|| Event::WoodTileTaken { seat, action });
        let more = u8::from(self.has(seat, Track::Extraction, 1));
        let burnt = u8::from(self.calamity == Some(Prophecy::ForestFires));
        let wood = (group.harvest().wood + more).saturating_sub(burnt);
        self.gain(seat, Materials::blocks(Blocks([wood, 0, 0])), sink);
    }

    /// A corn tile that shows is taken; only if there is none is the harvest without a tile.
    pub(crate) fn harvest_corn(&mut self, seat: Seat, group: Group, sink: &mut impl Sink<Event>) {
        let (action, fields) = (group.action(), &mut self.jungle[group.index()]);
        if fields.corn > 0 {
            fields.corn -= 1;
            self.players[seat].corn_tiles += 1;
            sink.tell(|| Event::CornTileTaken { seat, action });
        } else {
            sink.tell(|| Event::HarvestedWithoutTile { seat, action });
        }
        self.bring_in_corn(seat, group, sink);
    }

    /// The wood tile is lost, the corn tile below it taken, and a god angered.
    pub(crate) fn burn(
        &mut self,
        seat: Seat,
        group: Group,
        temple: Temple,
        sink: &mut impl Sink<Event>,
    ) {
        let (action, fields) = (group.action(), &mut self.jungle[group.index()]);
        fields.wood = fields.wood.saturating_sub(1);
        self.players[seat].corn_tiles += 1;
        sink.tell(|| Event::ForestBurnt { seat, action });
        self.bring_in_corn(seat, group, sink);
        self.step_down(seat, temple, sink);
    }

    fn bring_in_corn(&mut self, seat: Seat, group: Group, sink: &mut impl Sink<Event>) {
        let first = u8::from(self.has(seat, Track::Agriculture, 1));
        let third = 2 * u8::from(self.has(seat, Track::Agriculture, 3));
        let dried = u8::from(self.calamity == Some(Prophecy::Drought));
        let corn = (group.harvest().corn + first + third).saturating_sub(dried);
        self.gain(seat, Materials::corn(corn), sink);
    }

    // Yaxchilan ---------------------------------------------------------------------------------

    /// What is printed, and with Extraction one more of each kind that is; with Theology another
    /// skull.
    fn mine(&mut self, seat: Seat, mut what: Materials, sink: &mut impl Sink<Event>) {
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
    fn leave_skull(
        &mut self,
        seat: Seat,
        action: Action,
        shrine: Shrine,
        sink: &mut impl Sink<Event>,
    ) {
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
            answers = self.climb_answers(seat, self.purse(seat).less_blocks(1));
        }
        answers.add(Decision::Done);
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
