//! From a view to a game.

use arrayvec::ArrayVec;
use patolli_game::{Broken, BySeat, Chance, Game, Seat};

use crate::answers::Answers;
use crate::building::Building;
use crate::decision::Pair;
use crate::game::{META, MOST_MONUMENTS, STACK, Stack, Stage, Tzolkin, table_for};
use crate::gear::{Space, Spaces};
use crate::invariants::{Invariant, broken, check, ensure};
use crate::monument::Monument;
use crate::player::{Player, Source};
use crate::task::Tasks;
use crate::technology::Track;
use crate::temple::{START_STEP, Temple};
use crate::tile::Tiles;
use crate::view::{PlayerView, View};
use crate::wealth::{DEALT, Wealth};

/// A game that agrees with the view. Drawn at random: the order of the stacks, hidden hands and
/// choices, and what is on offer where it is left out.
pub(crate) fn imagine(view: &View, chance: &mut Chance) -> Result<Tzolkin, Broken> {
    let seats = usize::from(view.seats);
    ensure(META.seats.contains(&seats), Invariant::Seats, seats)?;
    ensure(view.players.len() == seats, Invariant::OneForEachSeat, "players")?;
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
        monuments: view.monuments.unwrap_or_default(),
        hands: BySeat::default(),
        kept: BySeat::default(),
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
        stage: view.stage,
        seats: view.seats,
        options: view.options,
    };
    fill_stacks(&mut game, view, chance)?;
    if view.monuments.is_none() {
        offer_monuments(&mut game, chance);
    }
    match view.stage {
        Stage::Keeping => deal_hands(&mut game, view, chance)?,
        _ => ensure(view.hands.is_none(), Invariant::HandsWhileKeeping, "")?,
    }
    game.answers = match view.stage {
        Stage::Keeping => Tzolkin::keeping_answers(),
        Stage::Over => Answers::NONE,
        // The answers to a question may only be asked for once its seat is known to sit there.
        Stage::Turns | Stage::Calendar => {
            ensure(game.first.index() < seats, Invariant::TurnOrder, game.turn)?;
            game.question()
        }
    };
    check(&game)?;
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
    let tiles = |indices: &mut dyn Iterator<Item = usize>| -> Result<Tiles, Broken> {
        let mut tiles = Tiles::NONE;
        for index in indices {
            ensure(!tiles.contains(index), Invariant::TileTwice, index + 1)?;
            tiles.insert(index);
        }
        Ok(tiles)
    };
    let player = Player {
        on: read_spaces(&view.on)?,
        buildings: tiles(&mut view.buildings.iter().map(|building| building.index()))?,
        monuments: tiles(&mut view.monuments.iter().map(|monument| monument.index()))?,
        wealth: tiles(&mut view.wealth.iter().map(|tile| tile.index()))?,
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
    };
    // Before anything is added up: no number is so large that it could not be.
    crate::invariants::check_player(&player, seat)?;
    Ok(player)
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
    let built = players.iter().fold(0, |all, player| all | player.buildings.0);
    Building::of_age(age).filter(move |building| {
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
        game.refill_row(&mut patolli_game::Silent);
    }
    Ok(())
}

fn offer_monuments(game: &mut Tzolkin, chance: &mut Chance) {
    let players = game.players.first(game.seats());
    let built = players.iter().fold(0, |all, player| all | player.monuments.0);
    let mut rest: ArrayVec<Monument, { Monument::COUNT }> =
        Monument::all().filter(|monument| !Tiles(built).contains(monument.index())).collect();
    chance.shuffle(&mut rest);
    let (count, _, _) = table_for(game.seats());
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
        game.kept[seat] = match hand.keeps {
            _ if !hand.chosen => None,
            Some(pair) => Some(pair),
            None => Pair::new(chance.below(Pair::COUNT as u32) as usize),
        };
    }
    Ok(())
}
