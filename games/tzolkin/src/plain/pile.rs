//! What is still to be done: tasks on a pile, the last first, and what answers them.

use super::build::{Help, Work};
use super::table::Plain;
use crate::{Building, Decision, Effect, Group, Phase, Site, Space, Temple, Track, Tribe};

/// Something still to be done.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Task {
    /// A worker was picked up here: which action does it use?
    Act { from: Space },
    /// Any action of four gears, for 1 corn.
    AnyAction { optional: bool },
    /// A harvest on these fields.
    Harvest { group: Group },
    /// So many advances in technology.
    Learn { steps: u8, paid: bool, optional: bool },
    /// Get an advance that is paid for.
    Advance { track: Track },
    /// Pay so many blocks.
    Pay { count: i32 },
    /// Take so many blocks.
    Take { count: i32 },
    /// Step up on any temple.
    Climb,
    /// Get a step on this temple.
    Step { temple: Temple },
    /// Step up on two temples.
    ClimbTwo,
    /// Theology 2: a block for a step.
    Devote,
    /// Build something.
    Build { site: Site, optional: bool, help: Help },
    /// May build a monument.
    BuildMonument,
    /// What to discard for this work.
    Renovate { work: Work },
    /// Architecture now or later?
    Architecture { work: Work },
    /// Which block to save.
    Save { work: Work },
    /// Pay for it.
    Finish { work: Work },
    /// It stands.
    Stand { work: Work },
    /// The first building gets what Architecture gives after all.
    LateHelp { level: u8 },
    /// What a building does, from this effect on.
    Effects { effects: Vec<Effect> },
    /// Trade: from this kind of trade on.
    Market { next: usize, sold: [bool; 3], optional: bool },
    /// A track falls and the others rise.
    Shift,
    /// Advances on these tracks, each for nothing.
    Spread { tracks: Vec<Track> },
    /// Itzamná's choice of a bonus.
    AnyBonus,
    /// A step that costs something.
    TaxedStep { temple: Temple },
    /// A free advance that costs a block.
    TaxedAdvance { track: Track },
    /// Gold that costs corn.
    TaxedGold { count: i32 },
    /// Skulls that cost a step down.
    TaxedSkulls { count: i32 },
    /// Promise a step down for a skull of the gods.
    Vow,
}

impl Plain {
    /// Everything that may be decided now by whoever is asked.
    pub(super) fn answers(&self) -> Vec<Decision> {
        let mut list = self.that_keep_promise(self.plain_answers());
        let lapses = match self.pile.last() {
            None => false,
            Some(Task::Devote) => !self.knows(Track::Theology, 2),
            Some(_) => list.is_empty(),
        };
        if !lapses {
            let exchanges = self.useful_exchanges();
            let kept = exchanges.into_iter().filter(|&exchange| {
                // What was chosen is not made impossible by a sale.
                self.pile.is_empty() || list.contains(&Decision::Done) || {
                    let mut after = self.clone();
                    after.exchange(exchange);
                    !after.plain_answers().is_empty()
                }
            });
            let kept: Vec<Decision> = kept.collect();
            list.extend(kept);
        }
        list
    }

    pub(super) fn plain_answers(&self) -> Vec<Decision> {
        match self.phase {
            Phase::Wealth => return self.ixtab_answers(),
            Phase::Calendar => return self.calendar_answers(),
            _ => {}
        }
        let Some(task) = self.pile.last() else { return self.turn_answers() };
        match task {
            Task::Act { from } => self.act_answers(*from),
            Task::AnyAction { optional } => self.any_action_answers(*optional),
            Task::Harvest { group } => self.harvest_answers(*group),
            Task::Learn { paid, optional, .. } => self.learn_answers(*paid, *optional),
            Task::Pay { count } => {
                self.ways_to_pay(*count).into_iter().map(Decision::Pay).collect()
            }
            Task::Take { count } => self.take_answers(*count),
            Task::Climb => self.ways_up().into_iter().map(Decision::Climb).collect(),
            Task::ClimbTwo => self.climb_two_answers(),
            Task::Devote => self.devote_answers(),
            Task::Build { site, optional, help } => self.build_answers(*site, *optional, *help),
            Task::BuildMonument => {
                let mut list = self.monument_answers();
                list.push(Decision::Done);
                list
            }
            Task::Renovate { work } => self.renovate_answers(work),
            Task::Architecture { work } => self.architecture_answers(work),
            Task::Save { work } => self.save_answers(work),
            Task::Market { next, sold, optional } => self.market_answers(*next, *sold, *optional),
            Task::Shift => self.shift_answers(),
            Task::Spread { tracks } => Self::spread_answers(tracks),
            Task::AnyBonus => self.bonus_answers(),
            Task::TaxedStep { temple } => self.taxed_step_answers(*temple),
            Task::TaxedAdvance { .. } => self.taxed_block_answers(),
            Task::TaxedGold { .. } => self.taxed_gold_answers(),
            Task::TaxedSkulls { .. } | Task::Vow => self.step_down_or_not(),
            Task::Advance { .. }
            | Task::Step { .. }
            | Task::Finish { .. }
            | Task::Stand { .. }
            | Task::LateHelp { .. }
            | Task::Effects { .. } => unreachable!("{task:?} is not asked"),
        }
    }

    /// Does what needs no decision, if that is next.
    pub(super) fn goes_on_by_itself(&mut self) -> bool {
        match self.pile.last().cloned() {
            None => match self.phase {
                Phase::Turns if self.this_turn.ending && !self.may_exchange_last() => {
                    self.finish_turn();
                    true
                }
                Phase::FoodDay => {
                    self.go_on_with_food_day();
                    true
                }
                _ => false,
            },
            Some(
                task @ (Task::Advance { .. }
                | Task::Step { .. }
                | Task::Finish { .. }
                | Task::Stand { .. }
                | Task::LateHelp { .. }
                | Task::Effects { .. }),
            ) => {
                self.pile.pop();
                match task {
                    Task::Advance { track } => self.advance(track),
                    Task::Step { temple } => self.give_step(temple),
                    Task::Finish { work } => self.pay_for(work),
                    Task::Stand { work } => self.stand(work),
                    Task::LateHelp { level } => self.help_builder(level),
                    Task::Effects { effects } => self.have_effects(effects),
                    _ => {}
                }
                true
            }
            Some(_) => false,
        }
    }

    /// Nothing can be answered: the task is dropped.
    pub(super) fn lapse(&mut self) {
        let dropped = self.pile.pop();
        assert!(dropped.is_some(), "nobody can do anything in phase {:?}", self.phase);
    }

    /// Carries out an answer to what is asked.
    pub(super) fn answer(&mut self, decision: Decision) {
        match self.phase {
            Phase::Wealth => {
                let Decision::Descend(temple) = decision else { unreachable!("{decision}") };
                self.step_down(temple);
                self.begin_round();
                return;
            }
            Phase::Calendar => {
                self.turn_calendar(if decision == Decision::TwoDays { 2 } else { 1 });
                return;
            }
            _ => {}
        }
        if self.exchanges().contains(&decision) {
            self.exchange(decision);
            return;
        }
        let Some(task) = self.pile.pop() else {
            self.answer_turn(decision);
            return;
        };
        match (task, decision) {
            (Task::Build { help: Help::Kept { level }, .. }, Decision::Done) => {
                self.pile.push(Task::LateHelp { level });
            }
            (Task::Act { from }, Decision::Act(action)) => self.use_action(from, action),
            (Task::Act { .. }, Decision::ActHigher(action)) => self.use_higher(action),
            (Task::AnyAction { .. }, Decision::Act(action)) => {
                self.me_mut().corn -= 1;
                self.perform(action);
            }
            (Task::Harvest { group }, decision) => self.harvest(group, decision),
            (Task::Learn { steps, paid, .. }, Decision::Learn(track)) => {
                self.learn(track, steps, paid);
            }
            (Task::Pay { .. }, Decision::Pay(bundle)) => self.pay_blocks(bundle),
            (Task::Take { .. }, Decision::Take(bundle)) => self.take(bundle),
            (Task::Climb | Task::ClimbTwo, Decision::Climb(temple)) => self.give_step(temple),
            (Task::ClimbTwo, Decision::ClimbTwo(pair)) => self.climb_two(pair),
            (Task::Devote, decision) => self.devote(decision),
            (Task::Build { site, help, .. }, Decision::Build(building)) => {
                self.choose_building(building, site, help);
            }
            (Task::Build { .. } | Task::BuildMonument, Decision::BuildMonument(monument)) => {
                self.choose_monument(monument);
            }
            (Task::Renovate { work }, decision) => self.renovate(work, decision),
            (Task::Architecture { work }, decision) => {
                self.decide_architecture(work, decision == Decision::UseArchitecture);
            }
            (Task::Save { work }, decision) => self.save(work, decision),
            (Task::Market { sold, .. }, decision) => self.trade(sold, decision),
            (Task::Shift, Decision::Forget(track)) => self.shift(track),
            (Task::Spread { tracks }, Decision::Learn(track)) => self.spread(tracks, track),
            (Task::AnyBonus, Decision::Bonus(track)) => self.give_bonus(track),
            (Task::TaxedStep { temple }, decision) => self.pay_for_step(temple, decision),
            (Task::TaxedAdvance { track }, Decision::Pay(bundle)) => {
                self.pay_blocks(bundle);
                self.advance(track);
            }
            (Task::TaxedGold { count }, Decision::Accept) => self.pay_for_gold(count),
            (Task::TaxedSkulls { count }, Decision::Descend(temple)) => {
                self.step_down_for_skull(temple, count);
            }
            (Task::Vow, Decision::Descend(temple)) => self.me_mut().vow = Some(temple),
            (_, Decision::Done) => {}
            (task, decision) => unreachable!("{decision} for {task:?}"),
        }
    }

    /// The same, and not while only the quick action is left.
    pub(super) fn may_exchange_now(&self) -> bool {
        self.may_exchange() && !self.this_turn.ending
    }

    /// After a quick action there may still be something to exchange.
    fn may_exchange_last(&self) -> bool {
        let quick = self.me().on.iter().any(|space| space.is_quick());
        quick && !self.exchanges().is_empty()
    }

    /// May a block be exchanged at what is asked now? Not in the middle of a payment, nor where the
    /// turn question that follows will do as well.
    pub(super) fn is_exchange_open(&self) -> bool {
        let Some(task) = self.pile.last() else { return true };
        if self.this_turn.ending {
            return false;
        }
        matches!(
            task,
            Task::Act { .. }
                | Task::AnyAction { .. }
                | Task::Build { .. }
                | Task::BuildMonument
                | Task::Devote
                | Task::Learn { .. }
                | Task::TaxedGold { .. }
                | Task::TaxedStep { .. }
                | Task::TaxedAdvance { .. }
        )
    }

    /// What a building does when it stands; the quick altar has no Theology.
    pub(super) fn push_effects(&mut self, building: Building, site: Site) {
        let all = building.plan().effects.iter().copied();
        let kept = all.filter(|effect| site != Site::Quick || *effect != Effect::Devote);
        self.pile.push(Task::Effects { effects: kept.collect() });
    }

    /// Does the one who is asked lead Xaman Ek, and has not traded in this turn?
    pub(super) fn may_exchange(&self) -> bool {
        let turn = &self.this_turn;
        let open = self.phase == Phase::Turns && !turn.used_ability;
        open && self.leads(Tribe::XamanEk)
    }
}
