//! What the harness needs to prove the game, and the proof.

use patolli_game::harness::{Effort, Provable, check, check_nodes, playthrough};
use patolli_game::{Chance, Game, Seat, Seed, Setup, Silent, Viewer};

use crate::components::action::Action;
use crate::components::building::Building;
use crate::components::gear::{Gear, Space, Spaces};
use crate::components::monument::Monument;
use crate::components::prophecy::Prophecy;
use crate::components::quick::{QUICK_TILES, Quick};
use crate::components::technology::{TOP_LEVEL, Track};
use crate::components::temple::Temple;
use crate::components::tile::Tiles;
use crate::components::tribe::{Tribe, YALUK_WORKERS};
use crate::components::wealth::{KEPT, Wealth};
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::format::keep::TribeKeep;
use crate::rules::player::Player;
use crate::rules::stack::Stack;
use crate::rules::state::{Phase, Tzolkin};
use crate::rules::task::Task;
use crate::views::determinize::nowhere_else;
use crate::views::invariants;

/// Is what this seat holds and keeps hidden from this viewer now?
fn hand_is_hidden(game: &Tzolkin, seat: Seat, viewer: Viewer) -> bool {
    game.phase == Phase::Keeping && viewer != Viewer::Seat(seat)
}

impl Provable for Tzolkin {
    const MOST_DECISIONS: usize = 5000;

    fn scramble(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut game = self.clone();
        for stack in &mut game.stacks {
            let mut tiles: Vec<Building> = stack.iter().collect();
            chance.shuffle(&mut tiles);
            *stack = Stack::new(tiles.into_iter());
        }
        // Tiles in others' hands, and those that were never dealt nor drawn for neutral workers.
        let seen = |tile: &Wealth| {
            self.neutral.contains(tile.space())
                || Seat::first(self.seats())
                    .filter(|&seat| !hand_is_hidden(self, seat, viewer))
                    .any(|seat| self.hands[seat].contains(&Some(*tile)))
        };
        let mut tiles: Vec<Wealth> = Wealth::all().filter(|tile| !seen(tile)).collect();
        chance.shuffle(&mut tiles);
        for seat in Seat::first(self.seats()).filter(|&seat| hand_is_hidden(self, seat, viewer)) {
            game.hands[seat] = std::array::from_fn(|_| tiles.pop());
        }
        if self.options.tribes && self.phase == Phase::Keeping {
            let seen = |tribe: &Tribe| {
                Seat::first(self.seats())
                    .filter(|&seat| !hand_is_hidden(self, seat, viewer))
                    .any(|seat| self.tribe_hands[seat].contains(&Some(*tribe)))
            };
            let mut tribes: Vec<Tribe> =
                Tribe::ALL.iter().copied().filter(|tribe| !seen(tribe)).collect();
            chance.shuffle(&mut tribes);
            for seat in Seat::first(self.seats()).filter(|&s| hand_is_hidden(self, s, viewer)) {
                game.tribe_hands[seat] = std::array::from_fn(|_| tribes.pop());
            }
        }
        for seat in Seat::first(self.seats()).filter(|&seat| hand_is_hidden(self, seat, viewer)) {
            if self.kept[seat].is_some() {
                let keeps: Vec<TribeKeep> = (0..TribeKeep::COUNT)
                    .filter_map(TribeKeep::from_index)
                    .filter(|&keep| game.may_keep(seat, keep))
                    .collect();
                game.kept[seat] = chance.pick(&keeps).copied();
            }
        }
        if !self.quick_is_revealed() {
            chance.shuffle(&mut game.quick[QUICK_TILES[0]..]);
        }
        game
    }

    fn hidden(&self, viewer: Viewer) -> Vec<(String, String)> {
        let mut hidden = Vec::new();
        for (age, stack) in (1..).zip(&self.stacks) {
            // The last tile of a stack is known by elimination.
            for (place, tile) in stack.iter().enumerate().filter(|_| stack.len() > 1) {
                hidden.push((format!("{age} {place} of {}", stack.len()), format!("{tile}")));
            }
        }
        if self.options.quick_actions && !self.quick_is_revealed() {
            for (place, quick) in self.quick.iter().enumerate().skip(QUICK_TILES[0]) {
                hidden.push((format!("quick tile {place}"), format!("{quick:?}")));
            }
        }
        for seat in Seat::first(self.seats()).filter(|&seat| hand_is_hidden(self, seat, viewer)) {
            if self.options.tribes {
                let tribes = format!("{:?}", self.tribe_hands[seat]);
                hidden.push((format!("tribes of {seat}"), tribes));
            }
            hidden.push((format!("hand of {seat}"), format!("{:?}", self.hands[seat])));
            if let Some(pair) = self.kept[seat] {
                hidden.push((format!("choice of {seat}"), format!("{pair}")));
            }
        }
        hidden
    }

    /// Any round, with players who have plenty of everything.
    fn rich(setup: &Setup, chance: &mut Chance) -> Self {
        loop {
            let game = rich(setup, chance);
            if !game.deciding().is_empty() {
                return game;
            }
        }
    }

    fn invariants(&self) -> Result<(), String> {
        invariants::check(self).map_err(|error| error.to_string())?;
        // More than must hold in a position: nothing is missing.
        let full = self.on_offer().count() == self.row.len();
        let refilled = full
            || self.stacks[usize::from(self.age()) - 1].len() == 0
            || self.picking
            || self.ending;
        if refilled { Ok(()) } else { Err("the row is not refilled".to_owned()) }
    }

    /// Actions rather than none, buildings and technologies rather than corn.
    fn weight(&self, _: Seat, decision: Decision) -> u32 {
        match decision {
            Decision::Done => 2,
            Decision::Act(action) if action.gear() == Gear::Chichen => 40,
            Decision::Act(action) if action.gear() == Gear::Tikal => 20,
            Decision::BuildMonument(_) => 60,
            Decision::Build(_) | Decision::Act(_) => 10,
            Decision::PickUp(space) => 1 + u32::from(space.number()).pow(2),
            Decision::Burn(_) => 3,
            Decision::PlaceFirst => 4,
            _ => 6,
        }
    }

    fn feat(event: &Event) -> Option<String> {
        match event {
            Event::ActionUsed { action, .. } | Event::ActionUsedFor { action, .. } => {
                Some(format!("used {action}"))
            }
            Event::Built { building, .. } | Event::BuiltWithArchitecture { building, .. } => {
                Some(format!("built {building}"))
            }
            Event::MonumentScored { monument, points, .. } if *points > 0 => {
                Some(format!("scored {monument}"))
            }
            Event::Advanced { track, level, .. } => Some(format!("{} {level}", track.text())),
            Event::BonusTaken { track, .. } => Some(format!("beyond {}", track.text())),
            Event::WealthRevealed { tile, .. } => Some(format!("kept {tile}")),
            Event::TribeRevealed { tribe, .. } => Some(format!("led {}", tribe.text())),
            Event::ProphecyScored { prophecy, points, .. } => {
                Some(format!("{points} for {}", prophecy.text()))
            }
            Event::QuickActionUsed { quick, .. } => Some(format!("quick {}", quick.text())),
            Event::Renovated { building, .. } => Some(format!("renovated {building}")),
            _ => None,
        }
    }

    fn feats() -> Vec<String> {
        let tracks = Track::ALL.iter().flat_map(|track| {
            (1..=TOP_LEVEL)
                .map(|level| format!("{} {level}", track.text()))
                .chain([format!("beyond {}", track.text())])
        });
        let used = Action::all().map(|action| format!("used {action}"));
        let built = Building::all().map(|building| format!("built {building}"));
        let scored = Monument::all().map(|monument| format!("scored {monument}"));
        let kept = Wealth::all().map(|tile| format!("kept {tile}"));
        let led = Tribe::ALL.iter().map(|tribe| format!("led {}", tribe.text()));
        let prophecies = Prophecy::ALL.iter().flat_map(|prophecy| {
            crate::BAND_POINTS.map(|points| format!("{points} for {}", prophecy.text()))
        });
        let quick = Quick::ALL.iter().map(|quick| format!("quick {}", quick.text()));
        let renovated = Building::all().filter(|building| building.plan().renovable);
        let renovated = renovated.map(|building| format!("renovated {building}"));
        let expansion = led.chain(prophecies).chain(quick).chain(renovated);
        tracks.chain(used).chain(built).chain(scored).chain(kept).chain(expansion).collect()
    }

    /// A worker that was picked up is in hand, whatever it does then.
    fn at_rest(&self) -> bool {
        matches!(self.tasks.as_slice(), [] | [Task::Action { .. }])
    }

    /// To fish for no more corn than the choice costs is a bad bargain, but not nothing.
    fn came_to_nothing(&self, since: &Self, seat: Seat, events: &[Event]) -> bool {
        let gained = events.iter().any(|event| {
            matches!(event, Event::Gained { .. } | Event::Sold { .. } | Event::Bought { .. })
        });
        let (now, then) = (&self.players[seat], &since.players[seat]);
        let mut paid = since.clone();
        paid.players[seat] =
            Player { corn: now.corn, blocks: now.blocks, skulls: now.skulls, ..*then };
        (paid.answers, paid.tasks, paid.used) = (self.answers, self.tasks, self.used);
        let no_more = now.blocks.iter().zip(then.blocks).all(|(now, then)| *now <= then);
        !gained && paid == *self && no_more && now.corn <= then.corn && now.skulls <= then.skulls
    }

    fn declines(decision: Decision) -> bool {
        decision == Decision::Done
    }

    /// Every seat count with every mixture of modules, and each reading on its own.
    fn setups() -> Vec<Setup> {
        let mut setups = Vec::new();
        for seats in Self::META.seats.clone() {
            for modules in 0..16_u8 {
                let mut setup = Setup::new(Self::META, seats, Seed(0)).unwrap();
                let names = ["tribes", "prophecies", "quick_actions", "new_buildings"];
                for (bit, name) in names.into_iter().enumerate() {
                    setup.set(name, &(modules & (1 << bit) != 0).to_string()).unwrap();
                }
                setups.push(setup);
            }
            let everything = setups[setups.len() - 1].clone();
            for option in Self::META.options {
                for value in option.values().into_iter().filter(|&v| v != option.usual(seats)) {
                    let mut setup = everything.clone();
                    setup.set(option.id, &option.text(value)).unwrap();
                    setups.push(setup);
                }
            }
        }
        setups.retain(|setup| Self::set_up(setup).is_ok());
        setups
    }
}

/// A state from the middle of a game: the set-up's own, with everything that can be had handed out.
fn rich(setup: &Setup, chance: &mut Chance) -> Tzolkin {
    let mut game = Tzolkin::set_up(setup).unwrap();
    while game.phase == Phase::Keeping || game.phase == Phase::Wealth {
        let seat = game.deciding().lowest().unwrap();
        let mut list = Vec::new();
        game.decisions(seat, &mut list);
        game.apply(seat, *chance.pick(&list).unwrap(), &mut Silent);
    }
    let late = chance.below(27) as u8;
    game.food_days = crate::FOOD_TEETH.iter().filter(|&&tooth| tooth < late).count() as u8;
    game.tooth = late;
    game.round = late + 1;
    game.teeth_corn = chance.below(6).min(late.into()) as u8;
    game.first = Seat::new(chance.below(game.seats() as u32) as usize).unwrap();
    game.calamity = game.prophecy_in_force();
    if game.age() == 2 {
        game.stacks[0] = Stack::EMPTY;
        game.row = [None; 6];
        game.refill_row(2, &mut Silent);
    }
    for seat in Seat::first(game.seats()) {
        enrich(&mut game, seat, chance);
    }
    for age in game.age()..=2 {
        let mut rest: Vec<Building> = nowhere_else(&game, age).collect();
        chance.shuffle(&mut rest);
        game.stacks[usize::from(age) - 1] = Stack::new(rest.into_iter());
    }
    if chance.below(4) == 0 {
        game.neutral =
            (0..chance.below(10)).fold(game.neutral, |neutral, _| neutral.turned_round());
    }
    if chance.below(8) == 0 {
        ruin_somebody(&mut game, chance);
    } else {
        spread_workers(&mut game, chance);
    }
    game.begin_turn(&mut Silent);
    game.settle(&mut Silent);
    game
}

fn enrich(game: &mut Tzolkin, seat: Seat, chance: &mut Chance) {
    let mut up_to = |most: u32| chance.below(most + 1);
    let Player { wealth, tribe, .. } = game.players[seat];
    let mut player = Player { wealth, tribe, ..Player::default() };
    player.corn = up_to(20) as u16;
    player.blocks = std::array::from_fn(|_| up_to(6) as u16);
    player.workers = 3 + up_to(3) as u8;
    if player.has_tribe(Tribe::Yaluk) {
        player.workers = player.workers.max(YALUK_WORKERS);
    }
    player.technologies = std::array::from_fn(|_| up_to(3) as u8);
    player.may_double = up_to(1) == 0;
    let hoards = up_to(3) == 0;
    if hoards {
        player.corn = 40;
        player.workers = 6;
    }
    let bank = u32::from(game.skulls_in_bank());
    player.skulls = if hoards { bank.min(6) } else { up_to(2).min(bank) } as u8;
    for &temple in Temple::ALL {
        let top = temple.top();
        let taken = |seat| game.players[seat].temples[temple.index()] == top;
        let most = if Seat::first(game.seats()).any(taken) { top - 1 } else { top };
        player.temples[temple.index()] = up_to(most.into()) as u8;
    }
    // Buildings of an age gone by, and monuments that were on offer.
    let new = game.options.new_buildings;
    let renovable = |building: &Building| new && building.plan().renovable;
    let (age, row) = (game.age(), game.row);
    let past = |building: &Building| {
        let used = new || building.index() < Building::BASE;
        used && (building.plan().age < age || renovable(building))
            && !row.contains(&Some(*building))
    };
    for building in Building::all().filter(past) {
        let free = Seat::first(game.seats())
            .all(|seat| !game.players[seat].buildings.contains(building.index()));
        if free && up_to(if hoards { 0 } else { 3 }) == 0 {
            player.buildings.insert(building.index());
        }
    }
    for place in &mut game.monuments {
        if let Some(monument) = place.filter(|_| up_to(5) == 0) {
            player.monuments = Tiles(player.monuments.0 | 1 << monument.index());
            *place = None;
        }
    }
    // Some have harvested much more than others.
    let busy = up_to(3) == 0;
    for fields in &mut game.jungle {
        let most = if busy { 4 } else { 1 };
        let wood = up_to(most).min(fields.wood.into()) as u8;
        fields.wood -= wood;
        fields.corn += wood;
        player.wood_tiles += wood;
        let corn = up_to(most).min(fields.corn.into()) as u8;
        fields.corn -= corn;
        player.corn_tiles += corn;
    }
    assert!(usize::from(player.wealth.len()) >= KEPT);
    game.players[seat] = player;
    let shrine = 1 + chance.below(9) as u16;
    if game.skulls_in_bank() > 3 {
        game.offered |= 1 << shrine;
    }
}

fn spread_workers(game: &mut Tzolkin, chance: &mut Chance) {
    for seat in Seat::first(game.seats()) {
        let devout = chance.below(3) == 0;
        for _ in 0..chance.below(u32::from(game.players[seat].workers) + 1) {
            let any = Gear::ALL[chance.below(5) as usize];
            let gear = if devout { Gear::Chichen } else { any };
            let number = chance.below(u32::from(gear.top()) + 1) as u8;
            let space = Space::new(gear, number).unwrap();
            if !game.occupied().contains(space) {
                game.players[seat].on.insert(space);
            }
        }
    }
}

/// The last player in order has nothing, and finds every cheap space taken.
fn ruin_somebody(game: &mut Tzolkin, chance: &mut Chance) {
    let order: Vec<Seat> = game.players_in_order().collect();
    let (Some((&ruined, others)), Some(&first)) = (order.split_last(), order.first()) else {
        return;
    };
    game.turn = others.len() as u8;
    game.players[first].on.insert(Space::START);
    for &gear in Gear::ALL {
        while let Some(space) =
            game.occupied().lowest_free(gear, Spaces::NUMBERED).filter(|s| s.number() < 1)
        {
            let owner = *chance.pick(others).unwrap();
            let player = &mut game.players[owner];
            player.on.insert(space);
            player.workers = player.workers.max(player.on.len());
            if player.workers > 6 {
                player.on.remove(space);
                player.workers = 6;
                break;
            }
        }
    }
    let player = &mut game.players[ruined];
    player.corn = 0;
    player.temples = [0; Temple::COUNT];
}

#[test]
fn tzolkin_meets_the_contract() {
    // There are many set-ups, so each is tried a little.
    let effort = Effort { games: 3, sample: 32, positions: 4 };
    if let Err(failure) = check::<Tzolkin>(effort) {
        panic!("{failure}");
    }
}

#[test]
fn node_counts_are_as_recorded() {
    let data = include_str!("../data/nodes.txt");
    assert_eq!(check_nodes::<Tzolkin>(data), data);
}

#[test]
fn one_game_of_each_seat_count_goes_as_recorded() {
    for seats in Tzolkin::META.seats.clone() {
        let setup = Setup::new(Tzolkin::META, seats, Seed(0xfeed)).unwrap();
        insta::assert_snapshot!(format!("playthrough_{seats}"), playthrough::<Tzolkin>(&setup));
    }
}

#[test]
fn games_with_every_module_go_as_recorded() {
    for seats in [2, 5] {
        let mut setup = Setup::new(Tzolkin::META, seats, Seed(0xfeed)).unwrap();
        for module in ["tribes", "prophecies", "quick_actions", "new_buildings"] {
            setup.set(module, "true").unwrap();
        }
        insta::assert_snapshot!(format!("everything_{seats}"), playthrough::<Tzolkin>(&setup));
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Tzolkin>() <= 768, "{}", size_of::<Tzolkin>());
    assert_eq!(size_of::<Task>(), 4);
}
