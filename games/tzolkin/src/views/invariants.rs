//! What must hold in every game, each with its name.

use patolli_game::{Broken, Game, Name, Seat};
use strum::{IntoStaticStr, VariantNames};

use crate::components::action::Site;
use crate::components::building::{Building, RENOVABLE};
use crate::components::calendar::{FOOD_DAYS, FOOD_TEETH};
use crate::components::gear::{Space, Spaces};
use crate::components::material::LARGEST_BUNDLE;
use crate::components::prophecy::Prophecy;
use crate::components::technology::TOP_LEVEL;
use crate::components::temple::Temple;
use crate::components::tile::Tiles;
use crate::components::tribe::{BACAB_FLOOR, Tribe, YALUK_WORKERS};
use crate::components::wealth::{DEALT, KEPT, Wealth};
use crate::rules::answers::Several;
use crate::rules::food_day::DayStep;
use crate::rules::player::{FIRST_WORKERS, MOST_OF_ANYTHING, MOST_WORKERS, Player};
use crate::rules::stack::Stack;
use crate::rules::state::{Phase, SKULLS, Tzolkin};
use crate::rules::task::{DEEPEST_READ, Task};
use crate::rules::turn::Once;

pub(crate) type Checked = Result<(), Broken>;

/// What must hold in every position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum Invariant {
    Seats,
    OneForEachSeat,
    SpaceTwice,
    WorkersOnSpaces,
    WorkersInPlay,
    NeutralWorkers,
    FirstSpace,
    SkullCount,
    ShrineNumbers,
    TempleSteps,
    OneOnTop,
    TechnologyLevels,
    TooMuch,
    TileTwice,
    RowOfAge,
    BuiltEarly,
    MonumentCount,
    WealthKept,
    Fields,
    CornTiles,
    WoodTiles,
    StackTiles,
    Calendar,
    OverOnTooth,
    RoundAndTooth,
    TeethCorn,
    TurnOrder,
    TurnProgress,
    BacabFloor,
    FreshStart,
    HandsWhileKeeping,
    HandTiles,
    SomebodyChooses,
    TaskNumbers,
    TasksAfterPickUp,
    NoIdleQuestion,
    Modules,
    QuickTiles,
    TribeTwice,
    ProphecyTwice,
    FoodDayProgress,
    FiveNeedQuick,
}

pub(crate) fn broken(invariant: Invariant, detail: impl std::fmt::Display) -> Broken {
    Broken::new(Name::new("tzolkin-invariant", invariant.into()), detail)
}

pub(crate) fn ensure(holds: bool, invariant: Invariant, detail: impl std::fmt::Display) -> Checked {
    if holds { Ok(()) } else { Err(broken(invariant, detail)) }
}

/// What must hold in every game.
pub(crate) fn check(game: &Tzolkin) -> Checked {
    check_all_but_question(game)?;
    check_question(game)
}

/// What must hold before the answers to a question can be worked out.
pub(crate) fn check_all_but_question(game: &Tzolkin) -> Checked {
    check_modules(game)?;
    check_workers(game)?;
    for seat in Seat::first(game.seats()) {
        check_player(&game.players[seat], seat)?;
    }
    check_gods(game)?;
    check_tiles(game)?;
    check_jungle(game)?;
    check_calendar(game)?;
    check_turn(game)?;
    check_tasks(game)
}

/// What belongs to a module is there only with it.
fn check_modules(game: &Tzolkin) -> Checked {
    let options = &game.options;
    ensure(game.seats() < 5 || options.quick_actions, Invariant::FiveNeedQuick, "")?;
    let players = game.players.first(game.seats());
    let chosen = game.phase != Phase::Keeping;
    let tribes = players.iter().all(|p| p.tribe.is_some() == (options.tribes && chosen));
    ensure(tribes, Invariant::Modules, "tribes")?;
    let twice = |at: usize| {
        players[at].tribe.is_some() && players[..at].iter().any(|p| p.tribe == players[at].tribe)
    };
    ensure(!(0..players.len()).any(twice), Invariant::TribeTwice, "")?;
    let [one, two, three] = game.prophecies;
    let same = options.prophecies && (one == two || one == three || two == three);
    ensure(!same, Invariant::ProphecyTwice, "")?;
    let new = |tiles: Tiles| tiles.0 >> Building::BASE != 0;
    let uses_new = players.iter().any(|player| new(player.buildings)) || !game.discarded.is_empty();
    ensure(options.new_buildings || !uses_new, Invariant::Modules, "new_buildings")?;
    let on_offer = game.on_offer().all(|b| options.new_buildings || b.index() < Building::BASE);
    ensure(on_offer, Invariant::Modules, "new_buildings")?;
    let discarded = Tiles(game.discarded.0 & !RENOVABLE.0).is_empty();
    ensure(discarded, Invariant::Modules, "discarded")?;
    let quick = players.iter().any(|player| !player.on.and(Spaces::QUICK).is_empty());
    ensure(options.quick_actions || !quick && !game.ending, Invariant::Modules, "quick_actions")?;
    check_tribe_turn(game)?;
    let day = match game.phase {
        Phase::FoodDay => {
            let asks = !game.tasks.as_slice().is_empty();
            let step = match game.day_step {
                DayStep::Incomes => options.new_buildings || !asks,
                DayStep::Rewards | DayStep::Skulls => game.food_days.is_multiple_of(2),
            };
            let turns = u8::from(asks)..=game.seats;
            step && turns.contains(&game.day_turn)
        }
        _ => game.day_turn == 0 && game.day_step == DayStep::Incomes,
    };
    ensure(day, Invariant::FoodDayProgress, "")?;
    let feeding = game.phase == Phase::FoodDay && game.day_step != DayStep::Incomes;
    let fed = players.iter().all(|p| p.fed <= p.workers && (feeding || p.fed == 0));
    ensure(fed, Invariant::FoodDayProgress, "fed")?;
    // Promises are made one after the other, in times of desecration.
    let vowing = game.phase == Phase::FoodDay
        && game.day_step == DayStep::Skulls
        && game.calamity == Some(Prophecy::Desecration);
    let vows = game.players_in_order().enumerate().all(|(order, seat)| {
        game.players[seat].vow.is_none() || vowing && order + 1 < usize::from(game.day_turn)
    });
    ensure(vows, Invariant::FoodDayProgress, "vow")
}

/// What a tribe did in this turn must have been possible.
fn check_tribe_turn(game: &Tzolkin) -> Checked {
    let in_turn = game.phase == Phase::Turns;
    let player = &game.players[game.actor()];
    let used = game.used == 0 || in_turn && game.options.tribes;
    ensure(used, Invariant::TurnProgress, "used")?;
    let skipped = game.skipped.is_none_or(|space| {
        in_turn
            && player.has_tribe(Tribe::VacubCaquix)
            && game.has_used(Once::Placement)
            && !game.occupied().contains(space)
            && Spaces::NUMBERED.contains(space)
    });
    ensure(skipped, Invariant::TurnProgress, "skipped")?;
    let fresh = game.fresh.is_empty()
        || in_turn
            && player.has_tribe(Tribe::AhChuyKak)
            && game.fresh.without(player.on).is_empty();
    ensure(fresh, Invariant::TurnProgress, "fresh")?;
    let ending = !game.ending || in_turn && game.has_quick_worker(game.actor());
    ensure(ending, Invariant::TurnProgress, "ending")?;
    let idle = game.placed == 0 && !game.picking && !game.begged;
    let wealth = game.phase != Phase::Wealth
        || game.options.tribes
            && idle
            && game.seat_of_tribe(Tribe::Ixtab).is_some()
            && game.tasks.as_slice() == [Task::Descend];
    ensure(wealth, Invariant::TurnProgress, "wealth")
}

/// Each worker stands in one place, and each place has one worker at most.
fn check_workers(game: &Tzolkin) -> Checked {
    let mut seen = game.neutral;
    let table = game.table();
    let off_gears = game.neutral.without(Spaces::GEARS);
    let blockers = Space::QUICK.into_iter().take(table.quick_blockers.into()).collect();
    ensure(off_gears == blockers, Invariant::WorkersOnSpaces, "")?;
    let neutral = game.neutral.and(Spaces::GEARS).len();
    // While all choose, some may wait for the tiles that nobody keeps.
    let drawn = Wealth::all().filter(|tile| game.neutral.contains(tile.space())).count();
    let waiting = game.phase == Phase::Keeping
        && game.options.quick_actions
        && drawn + DEALT * game.seats() == Wealth::COUNT;
    let right = neutral == table.neutral || waiting && neutral < table.neutral;
    ensure(right, Invariant::NeutralWorkers, table.neutral)?;
    for seat in Seat::first(game.seats()) {
        let player = &game.players[seat];
        let elsewhere = player.on_gears().without(player.reach());
        ensure(elsewhere.is_empty(), Invariant::WorkersOnSpaces, seat)?;
        if let Some(space) = seen.and(player.on).iter().next() {
            return Err(broken(Invariant::SpaceTwice, space));
        }
        seen = seen.or(player.on);
        let least = if player.has_tribe(Tribe::Yaluk) { YALUK_WORKERS } else { FIRST_WORKERS };
        let in_play = (least..=MOST_WORKERS).contains(&player.workers);
        ensure(in_play && player.on.len() <= player.workers, Invariant::WorkersInPlay, seat)?;
    }
    for (order, seat) in game.players_in_order().enumerate() {
        let quick = game.players[seat].on.and(Spaces::QUICK).len();
        ensure(quick == 0 || quick == 1 && has_placed(game, order), Invariant::FirstSpace, seat)?;
    }
    let Some(holder) = game.first_place_holder() else { return Ok(()) };
    let order = game.players_in_order().position(|seat| seat == holder).unwrap_or(0);
    ensure(has_placed(game, order), Invariant::FirstSpace, holder)
}

/// Can the player at place `order` in the turn order have placed a worker this round?
fn has_placed(game: &Tzolkin, order: usize) -> bool {
    match game.phase {
        Phase::Turns if order == usize::from(game.turn) => game.placed > 0,
        Phase::Turns => order < usize::from(game.turn),
        Phase::FoodDay | Phase::Calendar => true,
        Phase::Keeping | Phase::Wealth | Phase::Over => false,
    }
}

/// What must hold of one player alone.
pub(crate) fn check_player(player: &Player, seat: Seat) -> Checked {
    let levels = player.technologies.iter().all(|&level| level <= TOP_LEVEL);
    ensure(levels, Invariant::TechnologyLevels, seat)?;
    let stocks = player.blocks.iter().chain([&player.corn]);
    let little = stocks.copied().all(|stock| stock <= MOST_OF_ANYTHING)
        && player.skulls <= SKULLS
        && player.points.iter().all(|points| points.unsigned_abs() <= MOST_OF_ANYTHING);
    ensure(little, Invariant::TooMuch, seat)?;
    let kept = if player.has_tribe(Tribe::Ixtab) { KEPT + 1 } else { KEPT };
    ensure(usize::from(player.wealth.len()) <= kept, Invariant::WealthKept, seat)
}

/// Skulls and temples.
fn check_gods(game: &Tzolkin) -> Checked {
    let players = game.players.first(game.seats());
    let held: u32 = players.iter().map(|player| u32::from(player.skulls)).sum();
    let skulls = held + u32::from(game.skulls_left());
    ensure(skulls <= SKULLS.into(), Invariant::SkullCount, skulls)?;
    for &temple in Temple::ALL {
        let step = |player: &Player| player.temples[temple.index()];
        let possible = players.iter().all(|player| step(player) <= temple.top());
        ensure(possible, Invariant::TempleSteps, temple.text())?;
        let on_top = players.iter().filter(|player| step(player) == temple.top()).count();
        ensure(on_top <= 1, Invariant::OneOnTop, temple.text())?;
    }
    Ok(())
}

/// Every tile lies in one place, and buildings of the second age come after the second food day.
fn check_tiles(game: &Tzolkin) -> Checked {
    let players = game.players.first(game.seats());
    let mut seen = Tiles::NONE;
    let in_row = game.on_offer().chain(game.stacks.iter().flat_map(Stack::iter));
    let built = players.iter().flat_map(|player| player.buildings.iter());
    let built = built.chain(game.discarded.iter());
    for index in in_row.map(Building::index).chain(built) {
        ensure(!seen.contains(index), Invariant::TileTwice, format_args!("build={}", index + 1))?;
        seen.insert(index);
    }
    let of_other_age = |building: &Building| building.plan().age != game.age();
    if let Some(building) = game.on_offer().find(of_other_age) {
        return Err(broken(Invariant::RowOfAge, building));
    }
    for seat in Seat::first(game.seats()) {
        let mut built = game.players[seat].buildings.iter().filter_map(Building::from_index);
        if let Some(building) = built.find(|building| building.plan().age > game.age()) {
            return Err(broken(Invariant::BuiltEarly, building));
        }
    }
    check_stacks(game)?;

    let mut seen = Tiles::NONE;
    let on_offer = game.monuments.iter().flatten().map(|monument| monument.index());
    for index in on_offer.chain(players.iter().flat_map(|player| player.monuments.iter())) {
        ensure(
            !seen.contains(index),
            Invariant::TileTwice,
            format_args!("monument={}", index + 1),
        )?;
        seen.insert(index);
    }
    let most = game.table().monuments;
    ensure(usize::from(seen.len()) <= most, Invariant::MonumentCount, most)?;

    let mut seen = Tiles::NONE;
    for index in players.iter().flat_map(|player| player.wealth.iter()) {
        ensure(!seen.contains(index), Invariant::TileTwice, index + 1)?;
        seen.insert(index);
    }
    Ok(())
}

/// The stacks hold everything that is nowhere else; that of the first age disappears with it.
fn check_stacks(game: &Tzolkin) -> Checked {
    for (age, stack) in (1..).zip(&game.stacks) {
        let gone = age < game.age();
        let rest = crate::views::determinize::nowhere_else(game, age).count();
        let expected = if gone { 0 } else { rest };
        ensure(usize::from(stack.len()) == expected, Invariant::StackTiles, age)?;
        let of_age = stack.iter().all(|building| building.plan().age == age);
        ensure(of_age, Invariant::StackTiles, age)?;
    }
    Ok(())
}

/// Every harvest tile lies on its field, before a player, or was burnt.
fn check_jungle(game: &Tzolkin) -> Checked {
    let fields = game.table().fields;
    let [first, ..] = game.jungle;
    ensure(first.wood == 0, Invariant::Fields, 2)?;
    let (mut corn_gone, mut wood_gone, mut bared) = (0, 0, 0);
    for (action, group) in (2..).zip(game.jungle) {
        let left = u32::from(group.wood) + u32::from(group.corn);
        ensure(left <= fields.into(), Invariant::Fields, action)?;
        corn_gone += u32::from(fields) - left;
        if action > 2 {
            wood_gone += u32::from(fields - group.wood);
            // Corn lies open where somebody took the wood; burning takes both.
            bared += u32::from(group.corn);
        }
    }
    let players = game.players.first(game.seats());
    let corn_taken: u32 = players.iter().map(|player| u32::from(player.corn_tiles)).sum();
    let wood_taken: u32 = players.iter().map(|player| u32::from(player.wood_tiles)).sum();
    ensure(
        corn_taken == corn_gone,
        Invariant::CornTiles,
        format_args!("{corn_taken}, {corn_gone}"),
    )?;
    ensure(
        (bared..=wood_gone).contains(&wood_taken),
        Invariant::WoodTiles,
        format_args!("{wood_taken}, {bared}–{wood_gone}"),
    )
}

/// Round, tooth and food days belong together. A food day is held at the end of the round on its
/// tooth, or if that was jumped over, of the next.
fn check_calendar(game: &Tzolkin) -> Checked {
    let (round, tooth) = (u32::from(game.round), u32::from(game.tooth));
    let possible = match game.phase {
        Phase::Keeping | Phase::Wealth => round == 0 && tooth == 0,
        Phase::Turns | Phase::FoodDay | Phase::Calendar => {
            round >= 1 && (round - 1..=2 * (round - 1)).contains(&tooth)
        }
        Phase::Over => (round..=2 * round).contains(&tooth),
    };
    if game.phase == Phase::Over {
        ensure((27..=28).contains(&tooth), Invariant::OverOnTooth, tooth)?;
    }
    ensure(possible, Invariant::RoundAndTooth, format_args!("{round}, {tooth}"))?;
    ensure(u32::from(game.teeth_corn) <= round, Invariant::TeethCorn, game.teeth_corn)?;

    let passed = FOOD_TEETH.iter().filter(|&&food| food < game.tooth).count();
    let reached = FOOD_TEETH.iter().filter(|&&food| food <= game.tooth).count();
    let jumped = game.tooth > 0 && FOOD_TEETH.contains(&(game.tooth - 1));
    let done = usize::from(game.food_days);
    let possible = match game.phase {
        Phase::Keeping | Phase::Wealth => done == 0,
        Phase::Turns | Phase::FoodDay => {
            // To jump over a day takes two at once.
            let late = jumped && done + 1 == passed && round <= tooth;
            done < usize::from(FOOD_DAYS) && (done == passed || late)
        }
        Phase::Calendar => done < usize::from(FOOD_DAYS) && done == reached,
        Phase::Over => game.food_days == FOOD_DAYS,
    };
    let held = game.phase != Phase::FoodDay || game.is_food_day();
    ensure(possible && held, Invariant::Calendar, format_args!("{done}, {tooth}"))
}

fn check_turn(game: &Tzolkin) -> Checked {
    let turn_is_possible = match game.phase {
        Phase::Keeping | Phase::Wealth => game.turn == 0,
        Phase::Turns => game.turn < game.seats,
        Phase::FoodDay | Phase::Calendar | Phase::Over => game.turn == game.seats,
    };
    ensure(turn_is_possible, Invariant::TurnOrder, game.turn)?;
    let standing = game.phase == Phase::Turns && game.placed <= game.players[game.actor()].on.len();
    let chuy = game.phase == Phase::Turns && game.players[game.actor()].has_tribe(Tribe::AhChuyKak);
    let placed = game.placed == 0 || standing && (!game.picking || chuy);
    let begged = !(game.begged || game.picking) || game.phase == Phase::Turns;
    ensure(placed && begged, Invariant::TurnProgress, "")?;
    if game.phase == Phase::Turns && game.placed == 0 && !game.picking && !game.ending {
        let player = &game.players[game.actor()];
        let enough = !player.has_tribe(Tribe::Bacab) || player.corn >= BACAB_FLOOR;
        ensure(enough, Invariant::BacabFloor, player.corn)?;
    }
    if game.phase == Phase::Keeping {
        let players = game.players.first(game.seats());
        let fresh =
            players.iter().all(|player| *player == Player::default()) && game.discarded.is_empty();
        ensure(fresh && game.offered == 0, Invariant::FreshStart, "")?;
    }
    Ok(())
}

/// Tasks arise from picking up workers, and those that ask about a building have one on offer.
fn check_tasks(game: &Tzolkin) -> Checked {
    let tasks = game.tasks.as_slice();
    if tasks.is_empty() {
        return Ok(());
    }
    let arisen = match game.phase {
        Phase::Turns => game.picking || game.ending,
        Phase::FoodDay | Phase::Wealth => true,
        Phase::Keeping | Phase::Calendar | Phase::Over => false,
    };
    let possible = arisen && tasks.len() <= DEEPEST_READ;
    ensure(possible, Invariant::TasksAfterPickUp, tasks.len())?;
    for (at, &task) in tasks.iter().enumerate() {
        let on_top = at + 1 == tasks.len();
        let below = at.checked_sub(1).and_then(|below| tasks.get(below).copied());
        ensure(task_is_possible(game, task, below, on_top), Invariant::TaskNumbers, at + 1)?;
    }
    Ok(())
}

fn task_is_possible(game: &Tzolkin, task: Task, below: Option<Task>, on_top: bool) -> bool {
    let skulls = game.players[game.actor()].skulls;
    let offered =
        |building: Building| game.row.contains(&Some(building)) && building.plan().skulls <= skulls;
    let taxed = |calamity| game.calamity == Some(calamity);
    let on_food_day = game.phase == Phase::FoodDay;
    let is_tax = matches!(task, Task::TaxedGold { .. } | Task::TaxedSkulls { .. } | Task::Vow);
    if on_food_day && !is_tax || (game.phase == Phase::Wealth) != (task == Task::Descend) {
        return false;
    }
    match task {
        Task::Action { from } => on_top && below.is_none() && Spaces::EXTENDED.contains(from),
        Task::Learn { steps, .. } | Task::Take { blocks: steps } => (1..=2).contains(&steps),
        Task::Pay { blocks, .. } => (1..=LARGEST_BUNDLE).contains(&blocks),
        Task::TaxedGold { blocks } => {
            taxed(Prophecy::GoldShortage) && (1..=SKULLS).contains(&blocks)
        }
        Task::TaxedSkulls { skulls } => {
            taxed(Prophecy::Desecration) && (1..=SKULLS).contains(&skulls)
        }
        Task::TaxedStep { temple } => {
            taxed(Prophecy::WrathfulGods)
                || game.calamity.is_some_and(|calamity| calamity.angry_temple() == Some(temple))
        }
        Task::TaxedAdvance { .. } => taxed(Prophecy::TeacherShortage),
        Task::Vow => {
            on_food_day
                && on_top
                && game.day_step == DayStep::Skulls
                && taxed(Prophecy::Desecration)
        }
        Task::Spread { tracks } => (1..16).contains(&tracks),
        Task::RenovateFor { monument } => {
            let there = game.monuments.contains(&Some(monument));
            on_top && there && monument.design().skulls <= skulls
        }
        Task::Architecture { building } => {
            let second = |task| matches!(task, Task::Build { site: Site::SecondOfTwo, .. });
            on_top && offered(building) && below.is_some_and(second)
        }
        Task::Save { building, .. } | Task::Renovate { building, .. } => {
            on_top && offered(building)
        }
        Task::Market { next, sold, .. } => next < 6 && sold < 8,
        Task::Effects { building, next } => usize::from(next) <= building.plan().effects.len(),
        Task::Step { .. }
        | Task::BringArchitecture { .. }
        | Task::AnyAction { .. }
        | Task::Climb
        | Task::ClimbTwo
        | Task::Devote
        | Task::BuildMonument
        | Task::Shift
        | Task::AnyBonus
        | Task::Descend
        | Task::Build { .. }
        | Task::Harvest { .. } => true,
    }
}

/// The player who is asked has a choice.
pub(crate) fn check_question(game: &Tzolkin) -> Checked {
    match game.phase {
        Phase::Keeping => ensure(!game.deciding().is_empty(), Invariant::SomebodyChooses, ""),
        Phase::Over => Ok(()),
        Phase::Wealth | Phase::Turns | Phase::FoodDay | Phase::Calendar => {
            ensure(game.answers.only() == Err(Several), Invariant::NoIdleQuestion, "")
        }
    }
}
