//! From a view to a game.

use patolli_game::{Broken, Chance, Game, Seat, Sink};

use crate::board::Owner;
use crate::board::island::{ISLAND, ORDINARY, PRINTED_CANAL};
use crate::board::tiling::most_doubles;
use crate::components::bridge::{Axis, BRIDGES};
use crate::components::calpulli::{Calpullis, SECOND_ROW};
use crate::components::supply::{ACTION_TOKENS, DOUBLE_CANALS, SINGLE_CANALS};
use crate::components::temple::Temples;
use crate::format::event::Event;
use crate::rules::flow::POINTS;
use crate::rules::neutral::build_neutral;
use crate::rules::question::Question;
use crate::rules::setup::deal;
use crate::rules::state::Mexica;
use crate::views::invariants::{
    Invariant, broken, check, check_all_but_choice, ensure, founded_sizes, least_rounds,
};
use crate::views::view::{BuiltTemples, View, each_temple};

/// How often neutral temples are laid out again before there is taken to be no room for them.
const TRIES: usize = 200;

/// A game that agrees with the view, in which somebody has a choice.
pub(crate) fn determinize(view: &View, chance: &mut Chance) -> Result<Mexica, Broken> {
    let mut game = from_view(view, chance)?;
    game.answers = game.answers_now();
    check(&game)?;
    Ok(game)
}

/// A game that agrees with the view, or the next in which somebody has a choice.
pub(crate) fn resume(
    view: &View,
    chance: &mut Chance,
    sink: &mut impl Sink<Event>,
) -> Result<Mexica, Broken> {
    let mut game = from_view(view, chance)?;
    check_all_but_choice(&game)?;
    game.settle(sink);
    check(&game)?;
    Ok(game)
}

/// A game that agrees with the view. Calpulli tokens and neutral temples are drawn at random where
/// they are left out.
fn from_view(view: &View, chance: &mut Chance) -> Result<Mexica, Broken> {
    let seats = usize::from(view.seats);
    ensure(Mexica::META.seats.contains(&seats), Invariant::Seats, seats)?;
    ensure(view.players.len() == seats, Invariant::OneForEachSeat, "players")?;
    ensure(view.options.are_possible(), Invariant::Options, "")?;
    let begun = view.players.iter().all(|player| player.pilli.is_some());
    let question = view.question.unwrap_or(if begun { Question::Turn } else { Question::Start });
    let points = match question {
        Question::Start | Question::Nothing => 0,
        _ => POINTS,
    };
    let stalled = view.stalled.iter().try_fold(0, |all, &period| match period {
        1 | 2 if all & (1 << (period - 1)) == 0 => Ok(all | 1 << (period - 1)),
        _ => Err(broken(Invariant::Stall, "stalled")),
    })?;
    let mut game = Mexica {
        question,
        round: view.round.unwrap_or(1),
        period: view.period,
        actor: view.turn,
        points: view.points.unwrap_or(points),
        taken: view.taken,
        placed: view.placed,
        idle_rounds: view.idle_rounds,
        stalled,
        options: view.options,
        ..Mexica::bare(seats)
    };
    lay_canals(&mut game, view)?;
    read_players(&mut game, view)?;
    for cell in &view.calpullis {
        let on_land = game.board.land.contains(cell) && ORDINARY.contains(cell);
        let bare = !game.board.obstacles.contains(cell);
        ensure(on_land && bare, Invariant::CalpulliCells, cell)?;
        let district = game.board.district(cell);
        game.board.found(cell, district);
    }
    build_all_neutral(&mut game, view, chance)?;
    draw_calpullis(&mut game, view, chance)?;
    for player in &mut game.players {
        if let Some(pilli) = player.pilli {
            player.district = game.board.district(pilli);
        }
    }
    if view.round.is_none() {
        game.round = least_rounds(&game);
    }
    // Numbers out of range would make no sense to what follows.
    ensure(game.actor.index() < seats, Invariant::Turn, game.actor)?;
    let tokens: u32 = game.players.iter().map(|player| u32::from(player.tokens)).sum();
    ensure(tokens <= ACTION_TOKENS.into(), Invariant::ActionTokens, tokens)?;
    ensure(game.points <= POINTS, Invariant::TurnPoints, game.points)?;
    game.last_round = game.question != Question::Nothing && game.is_last_round();
    Ok(game)
}

/// Canals, the tiles left, and bridges.
fn lay_canals(game: &mut Mexica, view: &View) -> Result<(), Broken> {
    game.board.land = ISLAND - view.canals;
    let dug = view.canals - PRINTED_CANAL;
    // If left out: as few tiles of one cell as possible were used.
    let doubles = match view.doubles {
        Some(left) => left,
        None => DOUBLE_CANALS - most_doubles(dug).min(DOUBLE_CANALS.into()) as u8,
    };
    let by_doubles = 2 * u32::from(DOUBLE_CANALS.saturating_sub(doubles));
    let singles = dug.len().saturating_sub(by_doubles);
    let not_so_many = || broken(Invariant::CanalTiles, dug.len());
    game.doubles = doubles;
    game.singles = match view.singles {
        Some(left) => left,
        None => u32::from(SINGLE_CANALS).checked_sub(singles).ok_or_else(not_so_many)? as u8,
    };
    for (axis, bridges) in
        [(Axis::EastWest, view.bridges.east_west), (Axis::NorthSouth, view.bridges.north_south)]
    {
        bridges.iter().for_each(|cell| game.board.build_bridge(cell, axis));
    }
    let built = game.board.bridges().len();
    let left = u32::from(BRIDGES).checked_sub(built);
    game.bridges = left.ok_or_else(|| broken(Invariant::BridgeCount, built))? as u8;
    Ok(())
}

fn read_players(game: &mut Mexica, view: &View) -> Result<(), Broken> {
    let set = match view.period {
        1 => Temples::FIRST_SET,
        _ => Temples::FIRST_SET.and(Temples::SECOND_SET),
    };
    for (seat, player) in Seat::first(view.seats.into()).zip(&view.players) {
        let built = build_all(game, Owner::Seat(seat), &player.built)?;
        let left = set.without(built);
        let left = player.temples.or(left);
        let own = &mut game.players[seat];
        own.temples = left.ok_or_else(|| broken(Invariant::TempleCount, seat))?;
        own.tokens = player.tokens;
        own.points = player.points.by_source();
        own.pilli = player.pilli;
        if let Some(pilli) = player.pilli {
            ensure(!game.board.pillis.contains(pilli), Invariant::PilliTwice, pilli)?;
            game.board.pillis.insert(pilli);
        }
    }
    Ok(())
}

fn build_all(game: &mut Mexica, owner: Owner, built: &BuiltTemples) -> Result<Temples, Broken> {
    for (cell, floors) in each_temple(built) {
        ensure(!game.board.obstacles.contains(cell), Invariant::TempleTwice, cell)?;
        game.board.build_temple(owner, cell, floors);
    }
    Ok(each_temple(built).map(|(_, floors)| floors).collect())
}

/// The neutral temples, drawn where the view does not say.
fn build_all_neutral(game: &mut Mexica, view: &View, chance: &mut Chance) -> Result<(), Broken> {
    if let Some(neutral) = &view.neutral {
        build_all(game, Owner::Neutral, neutral)?;
    } else if view.seats == 2 {
        let built = (0..TRIES).find_map(|_| build_neutral(&game.board, game.options, chance));
        game.board = built.ok_or_else(|| broken(Invariant::NeutralTemples, 0))?;
    }
    Ok(())
}

/// The calpulli tokens in the row and aside, drawn where the view does not say.
fn draw_calpullis(game: &mut Mexica, view: &View, chance: &mut Chance) -> Result<(), Broken> {
    let mut rest = Calpullis::ALL;
    for size in founded_sizes(game) {
        ensure(rest.count(size) > 0, Invariant::CalpulliCount, size)?;
        rest.take(size as u8);
    }
    let aside = if view.period == 1 { SECOND_ROW } else { 0 };
    for known in [view.row, view.aside].into_iter().flatten() {
        let short = || broken(Invariant::CalpulliCount, known.len());
        rest = rest.without(&known).ok_or_else(short)?;
    }
    let (row, aside) = match (view.row, view.aside) {
        (Some(row), Some(aside)) => (row, aside),
        (Some(row), None) => (row, deal(rest, aside, chance).0),
        (None, Some(aside)) if view.period == 1 => (rest, aside),
        (None, Some(aside)) => (deal(rest, SECOND_ROW, chance).0, aside),
        (None, None) if view.period == 1 => deal(rest, rest.len().saturating_sub(aside), chance),
        (None, None) => (deal(rest, SECOND_ROW, chance).0, Calpullis::NONE),
    };
    (game.row, game.aside) = (row, aside);
    if view.row.is_none() {
        game.row = match game.question {
            Question::Nothing => Calpullis::NONE,
            _ => row.without(&game.dead_calpullis()).unwrap_or(row),
        };
    }
    Ok(())
}
