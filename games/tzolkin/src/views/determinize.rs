//! From a view to a game.

use arrayvec::ArrayVec;
use patolli_game::{Broken, BySeat, Chance, Game, Seat, Sink};

use crate::components::building::Building;
use crate::components::gear::{Space, Spaces};
use crate::components::monument::Monument;
use crate::components::prophecy::{PROPHECIES, Prophecy};
use crate::components::quick::{ALL_QUICK_TILES, QUICK_TILES, Quick, deck};
use crate::components::technology::Track;
use crate::components::temple::{START_STEP, Temple};
use crate::components::tile::Tiles;
use crate::components::tribe::Tribe;
use crate::components::wealth::{DEALT, Wealth};
use crate::format::event::Event;
use crate::format::keep::TribeKeep;
use crate::format::source::Source;
use crate::rules::answers::Answers;
use crate::rules::food_day::DayStep;
use crate::rules::player::Player;
use crate::rules::setup::shuffled_quick;
use crate::rules::stack::{STACK, Stack};
use crate::rules::state::{MOST_MONUMENTS, Phase, Tzolkin};
use crate::rules::task::Tasks;
use crate::rules::turn::Once;
use crate::views::invariants::{
    Invariant, broken, check, check_all_but_question, check_question, ensure,
};
use crate::views::view::{Hand, PlayerView, View};

/// A game that agrees with the view, in which somebody has a choice.
pub(crate) fn determinize(view: &View, chance: &mut Chance) -> Result<Tzolkin, Broken> {
    let mut game = from_view(view, chance)?;
    game.answers = match view.phase {
        Phase::Keeping | Phase::Over => Answers::NONE,
        Phase::Wealth | Phase::Turns | Phase::FoodDay | Phase::Calendar => game.asked(),
    };
    check_question(&game)?;
    Ok(game)
}

/// A game that agrees with the view, or the next in which somebody has a choice.
pub(crate) fn resume(
    view: &View,
    chance: &mut Chance,
    sink: &mut impl Sink<Event>,
) -> Result<Tzolkin, Broken> {
    let mut game = from_view(view, chance)?;
    game.settle(sink);
    check(&game)?;
    Ok(game)
}

/// A game that agrees with the view. Drawn at random: the order of the stacks, hidden hands and
/// choices, and what is on offer where it is left out.
fn from_view(view: &View, chance: &mut Chance) -> Result<Tzolkin, Broken> {
    let seats = usize::from(view.seats);
    ensure(Tzolkin::META.seats.contains(&seats), Invariant::Seats, seats)?;
    ensure(view.players.len() == seats, Invariant::OneForEachSeat, "players")?;
    ensure(view.options.ahmakiq_reward <= 3, Invariant::Modules, "ahmakiq_reward")?;
    let mut players: BySeat<Player> = BySeat::default();
    for (seat, player) in Seat::first(seats).zip(&view.players) {
        players[seat] = read_player(player, seat)?;
    }
    let mut offered = 0;
    for &shrine in &view.skulls {
        let fresh = (1..=9).contains(&shrine) && offered & (1 << shrine) == 0;
        ensure(fresh, Invariant::ShrineNumbers, shrine)?;
        offered |= 1 << shrine;
    }
    let mut tasks = Tasks::NONE;
    view.tasks.iter().for_each(|&task| tasks.push(task));
    let mut game = Tzolkin {
        players,
        neutral: read_spaces(&view.neutral)?,
        answers: Answers::NONE,
        tasks,
        stacks: [Stack::EMPTY; 2],
        row: view.row.unwrap_or_default(),
        monuments: std::array::from_fn(|at| {
            view.monuments.as_ref().and_then(|monuments| monuments.get(at).copied().flatten())
        }),
        hands: BySeat::default(),
        tribe_hands: BySeat::default(),
        kept: BySeat::default(),
        prophecies: prophecies(view, chance)?,
        calamity: None,
        quick: quick_tiles(view, chance)?,
        discarded: read_tiles(view.discarded.iter().map(|building| building.index()))?,
        fresh: read_spaces(&view.fresh)?,
        skipped: view.skipped,
        used: u8::from(view.used.ability) * Once::Ability as u8
            + u8::from(view.used.placement) * Once::Placement as u8,
        ending: view.ending,
        day_step: view.day.map_or(DayStep::Incomes, |day| day.step),
        day_turn: view.day.map_or(0, |day| day.turn),
        jungle: view.jungle,
        offered,
        round: view.round,
        tooth: view.tooth,
        food_days: view.food_days,
        teeth_corn: view.teeth_corn,
        first: view.first,
        turn: view.turn,
        placed: view.placed,
        begged: view.begged,
        picking: view.picking,
        phase: view.phase,
        seats: view.seats,
        options: view.options,
    };
    game.calamity = game.prophecy_in_force();
    let places = game.table().monuments.max(6);
    let offered = view.monuments.as_ref().map_or(0, ArrayVec::len);
    ensure(offered <= places, Invariant::MonumentCount, places)?;
    fill_stacks(&mut game, view, chance)?;
    if view.monuments.is_none() {
        offer_monuments(&mut game, chance);
    }
    match view.phase {
        Phase::Keeping => deal_hands(&mut game, view, chance)?,
        _ => ensure(view.hands.is_none(), Invariant::HandsWhileKeeping, "")?,
    }
    ensure(game.first.index() < seats, Invariant::TurnOrder, game.first)?;
    check_all_but_question(&game)?;
    Ok(game)
}

fn read_player(view: &PlayerView, seat: Seat) -> Result<Player, Broken> {
    let mut temples = [0; Temple::COUNT];
    for (&temple, place) in Temple::ALL.iter().zip(&mut temples) {
        *place = u8::try_from(view.temples.of(temple).saturating_add(START_STEP as i8))
            .ok()
            .filter(|step| *step <= temple.top())
            .ok_or_else(|| broken(Invariant::TempleSteps, temple.text()))?;
    }
    let player = Player {
        on: read_spaces(&view.on)?,
        buildings: read_tiles(view.buildings.iter().map(|building| building.index()))?,
        monuments: read_tiles(view.monuments.iter().map(|monument| monument.index()))?,
        wealth: read_tiles(view.wealth.iter().map(|tile| tile.index()))?,
        corn: view.corn,
        blocks: [view.wood, view.stone, view.gold],
        points: std::array::from_fn(|at| view.points.of(Source::ALL[at])),
        skulls: view.skulls,
        workers: view.workers,
        temples,
        technologies: std::array::from_fn(|at| view.technologies.of(Track::ALL[at])),
        corn_tiles: view.corn_tiles,
        wood_tiles: view.wood_tiles,
        may_double: view.may_double,
        tribe: view.tribe,
        fed: view.fed,
        vow: view.vow,
    };
    // Before anything is added up, make sure that no number is impossibly large.
    crate::views::invariants::check_player(&player, seat)?;
    Ok(player)
}

fn read_tiles(indices: impl Iterator<Item = usize>) -> Result<Tiles, Broken> {
    let mut tiles = Tiles::NONE;
    for index in indices {
        ensure(!tiles.contains(index), Invariant::TileTwice, index + 1)?;
        tiles.insert(index);
    }
    Ok(tiles)
}

/// The prophecies that are known, or any.
fn prophecies(view: &View, chance: &mut Chance) -> Result<[Option<Prophecy>; PROPHECIES], Broken> {
    ensure(view.options.prophecies || view.prophecies.is_none(), Invariant::Modules, "prophecies")?;
    if !view.options.prophecies {
        return Ok([None; PROPHECIES]);
    }
    let mut all = [Prophecy::WrathfulGods; Prophecy::COUNT];
    all.copy_from_slice(Prophecy::ALL);
    chance.shuffle(&mut all);
    Ok(std::array::from_fn(|at| Some(view.prophecies.map_or(all[at], |known| known[at]))))
}

/// The quick tiles that are known, and the others in any order.
fn quick_tiles(
    view: &View,
    chance: &mut Chance,
) -> Result<[Option<Quick>; ALL_QUICK_TILES], Broken> {
    let on = view.options.quick_actions;
    ensure(on || view.quick.is_none(), Invariant::Modules, "quick")?;
    if !on {
        return Ok([None; ALL_QUICK_TILES]);
    }
    let mut tiles = shuffled_quick(chance);
    let known = view.quick.clone().unwrap_or_default();
    let whole = [0, QUICK_TILES[0], ALL_QUICK_TILES].contains(&known.len());
    ensure(whole, Invariant::QuickTiles, known.len())?;
    for (place, quick) in tiles.iter_mut().zip(known) {
        *place = Some(quick);
    }
    for (age, range) in [(1, 0..QUICK_TILES[0]), (2, QUICK_TILES[0]..ALL_QUICK_TILES)] {
        let mut found: ArrayVec<Quick, ALL_QUICK_TILES> =
            tiles[range].iter().copied().flatten().collect();
        found.sort_unstable();
        ensure(found.as_slice() == deck(age), Invariant::QuickTiles, age)?;
    }
    Ok(tiles)
}

fn read_spaces(spaces: &[Space]) -> Result<Spaces, Broken> {
    let mut set = Spaces::NONE;
    for &space in spaces {
        ensure(!set.contains(space), Invariant::SpaceTwice, space)?;
        set.insert(space);
    }
    Ok(set)
}

/// The buildings of an age that are neither on offer nor built.
pub(crate) fn nowhere_else(game: &Tzolkin, age: u8) -> impl Iterator<Item = Building> {
    let players = game.players.first(game.seats());
    let built = players.iter().fold(game.discarded.0, |all, player| all | player.buildings.0);
    Building::of_age(age, game.options.new_buildings).filter(move |building| {
        !Tiles(built).contains(building.index()) && !game.row.contains(&Some(*building))
    })
}

/// The stacks as the view knows them, or in any order; and the row from them, if it is left out.
fn fill_stacks(game: &mut Tzolkin, view: &View, chance: &mut Chance) -> Result<(), Broken> {
    for age in game.age()..=2 {
        let mut rest: ArrayVec<Building, STACK> = nowhere_else(game, age).take(STACK).collect();
        let at = usize::from(age) - 1;
        if let Some(stacks) = &view.stacks {
            let mut known = stacks[at].clone();
            known.sort_unstable();
            ensure(known == rest, Invariant::StackTiles, age)?;
            rest.clone_from(&stacks[at]);
        } else {
            chance.shuffle(&mut rest);
        }
        game.stacks[at] = Stack::new(rest.into_iter());
    }
    if let Some(stacks) = view.stacks.as_ref().filter(|_| game.age() == 2) {
        ensure(stacks[0].is_empty(), Invariant::StackTiles, 1)?;
    }
    if view.row.is_none() {
        let age = game.age();
        game.refill_row(age, &mut patolli_game::Silent);
    }
    Ok(())
}

fn offer_monuments(game: &mut Tzolkin, chance: &mut Chance) {
    let players = game.players.first(game.seats());
    let built = players.iter().fold(0, |all, player| all | player.monuments.0);
    let mut rest: ArrayVec<Monument, { Monument::COUNT }> =
        Monument::all().filter(|monument| !Tiles(built).contains(monument.index())).collect();
    chance.shuffle(&mut rest);
    let count = game.table().monuments;
    let left = count.saturating_sub(built.count_ones() as usize).min(MOST_MONUMENTS);
    for (place, monument) in game.monuments.iter_mut().zip(rest.into_iter().take(left)) {
        *place = Some(monument);
    }
}

/// The hands that are known; the others from the tiles that are in no hand and brought no neutral
/// worker.
fn deal_hands(game: &mut Tzolkin, view: &View, chance: &mut Chance) -> Result<(), Broken> {
    let seats = game.seats();
    let hands = view.hands.clone().unwrap_or_default();
    ensure(view.hands.is_none() || hands.len() == seats, Invariant::OneForEachSeat, "hands")?;
    let mut used = Tiles::NONE;
    for tile in Wealth::all().filter(|tile| game.neutral.contains(tile.space())) {
        used.insert(tile.index());
    }
    for tile in hands.iter().filter_map(|hand| hand.tiles).flatten() {
        ensure(!used.contains(tile.index()), Invariant::HandTiles, tile)?;
        used.insert(tile.index());
    }
    let mut rest: ArrayVec<Wealth, { Wealth::COUNT }> =
        Wealth::all().filter(|tile| !used.contains(tile.index())).collect();
    chance.shuffle(&mut rest);
    let mut rest = rest.into_iter();
    for seat in Seat::first(seats) {
        let hand = hands.get(seat.index()).copied().unwrap_or_default();
        let mut dealt = hand.tiles.map(|tiles| tiles.map(Some)).unwrap_or_default();
        for place in dealt.iter_mut().filter(|place| place.is_none()) {
            *place = rest.next();
        }
        ensure(dealt.iter().all(Option::is_some), Invariant::HandTiles, DEALT)?;
        game.hands[seat] = dealt;
    }
    deal_tribes(game, &hands, chance)?;
    for seat in Seat::first(seats) {
        let hand = hands.get(seat.index()).copied().unwrap_or_default();
        let known = hand.keeps_tribe.or(hand.keeps.map(TribeKeep::from));
        game.kept[seat] = match known {
            _ if !hand.chosen => None,
            Some(keep) => {
                ensure(game.may_keep(seat, keep), Invariant::HandTiles, keep)?;
                Some(keep)
            }
            None => {
                let any = (0..TribeKeep::COUNT).filter_map(TribeKeep::from_index);
                let any: ArrayVec<TribeKeep, { TribeKeep::COUNT }> =
                    any.filter(|&keep| game.may_keep(seat, keep)).collect();
                chance.pick(&any).copied()
            }
        };
    }
    Ok(())
}

/// The tribes that are known; the others from those that are in no hand.
fn deal_tribes(game: &mut Tzolkin, hands: &[Hand], chance: &mut Chance) -> Result<(), Broken> {
    let known = hands.iter().filter_map(|hand| hand.tribes).flatten();
    let known: ArrayVec<Tribe, { Tribe::COUNT }> = known.take(Tribe::COUNT).collect();
    if !game.options.tribes {
        return ensure(known.is_empty(), Invariant::Modules, "tribes");
    }
    let twice = known.iter().enumerate().any(|(at, tribe)| known[..at].contains(tribe));
    ensure(!twice, Invariant::TribeTwice, "")?;
    let mut rest: ArrayVec<Tribe, { Tribe::COUNT }> =
        Tribe::ALL.iter().copied().filter(|tribe| !known.contains(tribe)).collect();
    chance.shuffle(&mut rest);
    let mut rest = rest.into_iter();
    for seat in Seat::first(game.seats()) {
        let dealt = hands.get(seat.index()).and_then(|hand| hand.tribes);
        game.tribe_hands[seat] = match dealt {
            Some(tribes) => tribes.map(Some),
            None => std::array::from_fn(|_| rest.next()),
        };
    }
    Ok(())
}
