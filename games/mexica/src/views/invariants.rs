//! What must hold in every game, each with its name.

use patolli_game::{Broken, Game, Name, Seat};
use strum::{IntoStaticStr, VariantNames};

use crate::board::Owner;
use crate::board::cells::Cells;
use crate::board::island::{ORDINARY, PRINTED_CANAL, STARTS};
use crate::board::tiling::most_doubles;
use crate::components::bridge::{Axis, BRIDGES};
use crate::components::calpulli::{Calpullis, FIRST_ROW, SECOND_ROW};
use crate::components::supply::{ACTION_TOKENS, DOUBLE_CANALS, SINGLE_CANALS};
use crate::components::temple::Temples;
use crate::format::decision::{Action, Decision};
use crate::format::options::DeadTokens;
use crate::format::source::Source;
use crate::rules::flow::{PERIODS, POINTS};
use crate::rules::legal::MOST_TAKEN;
use crate::rules::neutral::{far_from, neutral_cells};
use crate::rules::question::Question;
use crate::rules::state::Mexica;

pub(crate) type Checked = Result<(), Broken>;

/// More points than anyone can score from one source.
const TOO_MANY_POINTS: u16 = 1000;

/// What must hold in every position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum Invariant {
    Seats,
    OneForEachSeat,
    Options,
    Round,
    Period,
    Turn,
    CanalCells,
    CanalTiles,
    BridgesOnCanals,
    BridgeEnds,
    BridgeCount,
    TempleCells,
    TempleTwice,
    TempleCount,
    NeutralTemples,
    NeutralCells,
    CalpulliCells,
    CalpulliTwice,
    CalpulliCount,
    DeadCalpulli,
    PilliCells,
    PilliTwice,
    PillisPlaced,
    FreshStart,
    ActionTokens,
    TurnPoints,
    ScoredTooEarly,
    TooManyPoints,
    Stall,
    Over,
    QuestionFits,
    NoIdleQuestion,
}

pub(crate) fn broken(invariant: Invariant, detail: impl std::fmt::Display) -> Broken {
    Broken::new(Name::new("mexica-invariant", invariant.into()), detail)
}

pub(crate) fn ensure(holds: bool, invariant: Invariant, detail: impl std::fmt::Display) -> Checked {
    if holds { Ok(()) } else { Err(broken(invariant, detail)) }
}

/// The invariant holds if there are no such cells.
fn none(cells: Cells, invariant: Invariant) -> Checked {
    cells.first().map_or(Ok(()), |cell| Err(broken(invariant, cell)))
}

/// What must hold in every game.
pub(crate) fn check(game: &Mexica) -> Checked {
    check_all_but_choice(game)?;
    let asks = !game.answers.is_empty() && game.answers.only().is_none();
    ensure(asks || game.question == Question::Nothing, Invariant::NoIdleQuestion, "")
}

/// What must hold even where what comes next leaves no choice.
pub(crate) fn check_all_but_choice(game: &Mexica) -> Checked {
    check_table(game)?;
    check_canals(game)?;
    check_bridges(game)?;
    check_temples(game)?;
    check_neutral(game)?;
    check_calpullis(game)?;
    check_pillis(game)?;
    check_turn(game)?;
    check_rounds(game)?;
    check_question(game)
}

/// The earliest round that is possible: everything on the board has been paid for, and the second
/// period is never the first round.
pub(crate) fn least_rounds(game: &Mexica) -> u16 {
    let land = &game.board.land;
    let floors = seats(game).map(|seat| game.board.strength(Owner::Seat(seat), land));
    let tiles = tiles_used(game) + game.board.bridges().len();
    let spent = tiles + floors.sum::<u32>();
    let by_cost = spent.div_ceil(u32::from(POINTS) * u32::from(game.seats).max(1));
    by_cost.max(game.period.into()).max(1) as u16
}

/// The latest round that is possible: before each thing on the board, as many rounds without
/// anything as a period may have.
pub(crate) fn most_rounds(game: &Mexica) -> u16 {
    let temples = seats(game).map(|seat| game.board.temples_of(Owner::Seat(seat)).len());
    let pieces = tiles_used(game) + game.board.bridges().len() + game.board.calpullis.len();
    let placed = pieces + temples.sum::<u32>() + game.stalled.count_ones();
    let rounds = u32::from(game.options.stall_rounds) * placed + u32::from(game.idle_rounds);
    1 + rounds as u16
}

fn seats(game: &Mexica) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(game.seats.into())
}

/// How many canal tiles lie on the board.
fn tiles_used(game: &Mexica) -> u32 {
    u32::from(SINGLE_CANALS.saturating_sub(game.singles))
        + u32::from(DOUBLE_CANALS.saturating_sub(game.doubles))
}

fn check_table(game: &Mexica) -> Checked {
    ensure(Mexica::META.seats.contains(&game.seats.into()), Invariant::Seats, game.seats)?;
    ensure(game.options.are_possible(), Invariant::Options, "")?;
    ensure((1..=PERIODS).contains(&game.period), Invariant::Period, game.period)?;
    ensure(game.actor.index() < game.seats.into(), Invariant::Turn, game.actor)?;
    let tokens: u32 = game.players.iter().map(|player| u32::from(player.tokens)).sum();
    ensure(tokens <= ACTION_TOKENS.into(), Invariant::ActionTokens, tokens)?;
    let over = game.question == Question::Nothing;
    let ended = if over { game.period } else { game.period - 1 };
    ensure(u32::from(game.stalled) < 1 << ended, Invariant::Stall, "stalled")?;
    let idle = game.idle_rounds < game.options.stall_rounds
        && u16::from(game.idle_rounds) < game.round.max(1);
    ensure(idle, Invariant::Stall, "idle_rounds")?;
    for (seat, player) in seats(game).zip(&game.players) {
        let early = match (game.period, over) {
            (1, _) => {
                &[Source::FirstScoring, Source::SecondScoring, Source::Unfounded, Source::Palace][..]
            }
            (_, false) => &[Source::SecondScoring, Source::Unfounded],
            (_, true) => &[],
        };
        let none = early.iter().all(|source| player.points[source.index()] == 0);
        ensure(none, Invariant::ScoredTooEarly, seat)?;
        let possible = player.points.iter().all(|&points| points < TOO_MANY_POINTS);
        ensure(possible, Invariant::TooManyPoints, seat)?;
    }
    Ok(())
}

/// Canal cells and tiles add up, and the tiles could lie like this.
fn check_canals(game: &Mexica) -> Checked {
    let canals = game.board.canals();
    none(PRINTED_CANAL - canals, Invariant::CanalCells)?;
    none(canals - PRINTED_CANAL - ORDINARY, Invariant::CanalCells)?;
    let dug = canals - PRINTED_CANAL;
    let left = (game.singles, game.doubles);
    let detail = format_args!("{} + {}", left.0, left.1);
    let tiles = SINGLE_CANALS.checked_sub(left.0).zip(DOUBLE_CANALS.checked_sub(left.1));
    let (singles, doubles) = tiles.ok_or_else(|| broken(Invariant::CanalTiles, detail))?;
    let adds_up = u32::from(singles) + 2 * u32::from(doubles) == dug.len();
    ensure(adds_up && most_doubles(dug) >= doubles.into(), Invariant::CanalTiles, detail)
}

fn check_bridges(game: &Mexica) -> Checked {
    let board = &game.board;
    let bridges = board.bridges();
    none(bridges - board.canals(), Invariant::BridgesOnCanals)?;
    let [across, along] = [Axis::EastWest, Axis::NorthSouth].map(|axis| board.bridges_of(axis));
    none(across & along, Invariant::BridgesOnCanals)?;
    let land = board.land;
    let ends = across & land.east() & land.west() | along & land.north() & land.south();
    none(bridges - ends, Invariant::BridgeEnds)?;
    let all = bridges.len() + u32::from(game.bridges);
    ensure(all == u32::from(BRIDGES), Invariant::BridgeCount, bridges.len())
}

fn check_temples(game: &Mexica) -> Checked {
    let board = &game.board;
    let mut temples = Cells::NONE;
    for owner in Owner::all(game.seats.into()) {
        let built = board.temples_of(owner);
        none(built & temples, Invariant::TempleTwice)?;
        none(built - (board.land & ORDINARY), Invariant::TempleCells)?;
        temples = temples | built;
    }
    let set = match game.period {
        1 => Temples::FIRST_SET,
        _ => Temples::FIRST_SET.and(Temples::SECOND_SET),
    };
    for seat in seats(game) {
        let built = built_temples(game, Owner::Seat(seat));
        let all = built.and(game.players[seat].temples);
        ensure(all == set, Invariant::TempleCount, seat)?;
    }
    Ok(())
}

fn built_temples(game: &Mexica, owner: Owner) -> Temples {
    let cells = game.board.temples_of(owner).iter();
    cells.filter_map(|cell| game.board.temple(cell)).map(|(_, floors)| floors).collect()
}

fn check_neutral(game: &Mexica) -> Checked {
    let set = match game.seats {
        2 => game.options.neutral_strength.temples(),
        _ => Temples::default(),
    };
    let built = built_temples(game, Owner::Neutral);
    ensure(built == set, Invariant::NeutralTemples, built.len())?;
    let temples = game.board.temples_of(Owner::Neutral);
    none(temples - neutral_cells(), Invariant::NeutralCells)?;
    for cell in &temples {
        let mut others = temples;
        others.remove(cell);
        none(others - far_from(cell, others, game.options), Invariant::NeutralCells)?;
    }
    Ok(())
}

/// The sizes of the districts that were founded.
pub(crate) fn founded_sizes(game: &Mexica) -> impl Iterator<Item = u32> {
    game.board.calpullis.iter().map(|cell| game.board.district(cell).len())
}

fn check_calpullis(game: &Mexica) -> Checked {
    let board = &game.board;
    none(board.calpullis - (board.land & ORDINARY), Invariant::CalpulliCells)?;
    let temples = Owner::all(game.seats.into()).map(|owner| board.temples_of(owner));
    let temples = temples.fold(Cells::NONE, |all, cells| all | cells);
    none(board.calpullis & temples, Invariant::CalpulliCells)?;
    for district in board.districts() {
        let tokens = district & board.calpullis;
        ensure(tokens.len() <= 1, Invariant::CalpulliTwice, tokens.len())?;
    }
    let mut rest = Calpullis::ALL;
    let founded = founded_sizes(game);
    let in_rows = game.row.iter().chain(game.aside.iter()).map(u32::from);
    for size in founded.chain(in_rows) {
        ensure(rest.count(size) > 0, Invariant::CalpulliCount, size)?;
        rest.take(size as u8);
    }
    let (aside, in_play) = (game.aside.len(), board.calpullis.len() as usize + game.row.len());
    let removes = game.options.dead_tokens == DeadTokens::BothPeriods;
    let whole = match game.period {
        1 if removes => aside == SECOND_ROW && in_play <= FIRST_ROW,
        1 => aside == SECOND_ROW && in_play == FIRST_ROW,
        _ => aside == 0 && game.row.len() <= SECOND_ROW,
    };
    ensure(whole, Invariant::CalpulliCount, aside)?;
    let dead = game.dead_calpullis();
    dead.largest().map_or(Ok(()), |size| Err(broken(Invariant::DeadCalpulli, size)))
}

fn check_pillis(game: &Mexica) -> Checked {
    let board = &game.board;
    let mut pillis = Cells::NONE;
    for (seat, player) in seats(game).zip(&game.players) {
        let placed = game.question != Question::Start || seat < game.actor;
        ensure(player.pilli.is_some() == placed, Invariant::PillisPlaced, seat)?;
        let Some(pilli) = player.pilli else { continue };
        ensure(!pillis.contains(pilli), Invariant::PilliTwice, pilli)?;
        pillis.insert(pilli);
    }
    let places = (board.land | board.bridges()) - board.obstacles;
    none(pillis - places, Invariant::PilliCells)?;
    if game.question == Question::Start {
        none(pillis - STARTS, Invariant::FreshStart)?;
        let untouched = game.singles == SINGLE_CANALS
            && game.doubles == DOUBLE_CANALS
            && board.bridges().is_empty()
            && board.obstacles == board.temples_of(Owner::Neutral)
            && game.row.len() == FIRST_ROW
            && (game.round, game.period, game.points, game.taken) == (1, 1, 0, 0)
            && (game.placed, game.idle_rounds) == (false, 0)
            && game.players.iter().all(|player| player.tokens == 0 && player.points == [0; 6]);
        ensure(untouched, Invariant::FreshStart, "")?;
    }
    Ok(())
}

/// This number of rounds can have been played.
fn check_rounds(game: &Mexica) -> Checked {
    let (least, most) = (least_rounds(game), most_rounds(game));
    let possible = (least..=most).contains(&game.round);
    ensure(possible, Invariant::Round, format_args!("{least}–{most}"))
}

/// A period that is over ended by stalling, or with all temples of somebody on the board.
fn has_ended(game: &Mexica, period: u8) -> bool {
    let set = match period {
        1 => Temples::FIRST_SET,
        _ => Temples::FIRST_SET.and(Temples::SECOND_SET),
    };
    let all = |seat| built_temples(game, Owner::Seat(seat)).without(set).is_some();
    game.stalled & (1 << (period - 1)) != 0 || seats(game).any(all)
}

fn check_turn(game: &Mexica) -> Checked {
    let most = if game.question == Question::Nothing { 0 } else { POINTS };
    let spent = u32::from(game.points) + u32::from(game.taken);
    let possible = spent <= most.into() && game.taken <= MOST_TAKEN;
    // Tokens are spent once there are no more points.
    let kept = game.points == 0 || game.own().tokens >= game.taken;
    ensure(possible && kept, Invariant::TurnPoints, game.points)?;
    ensure((1..game.period).all(|period| has_ended(game, period)), Invariant::Period, game.period)?;
    if game.question == Question::Nothing {
        let over = game.period == PERIODS && game.row.is_empty() && game.actor == Seat::FIRST;
        ensure(over && has_ended(game, PERIODS), Invariant::Over, game.period)?;
    }
    Ok(())
}

/// The question that led to this one, and its answer.
const fn asked_before(question: Question) -> Option<(Question, Decision)> {
    let action = match question {
        Question::Start | Question::Turn | Question::Nothing => return None,
        Question::SecondCell { first } => {
            return Some((Question::DoubleCanal, Decision::At(first)));
        }
        Question::Axis { cell } => return Some((Question::Bridge, Decision::At(cell))),
        Question::NewPlace { from } => return Some((Question::MoveBridge, Decision::At(from))),
        Question::NewAxis { from, cell } => {
            return Some((Question::NewPlace { from }, Decision::At(cell)));
        }
        Question::Floors { cell } => return Some((Question::Temple, Decision::At(cell))),
        Question::Walk => Action::Walk,
        Question::Sail => Action::Sail,
        Question::Jump => Action::Jump,
        Question::Canal => Action::Canal,
        Question::DoubleCanal => Action::DoubleCanal,
        Question::Bridge => Action::Bridge,
        Question::MoveBridge => Action::MoveBridge,
        Question::Temple => Action::Temple,
        Question::Found => Action::Found,
    };
    Some((Question::Turn, Decision::Do(action)))
}

/// The question follows from those before it.
fn check_question(game: &Mexica) -> Checked {
    let mut before = game.clone();
    while let Some((question, answer)) = asked_before(before.question) {
        before.question = question;
        ensure(before.answers_now().contains(answer), Invariant::QuestionFits, answer)?;
    }
    Ok(())
}
