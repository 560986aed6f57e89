//! What must hold in every game, each with its name.

use patolli_game::{Broken, Name, Seat, Seats};
use strum::{IntoStaticStr, VariantNames};

use crate::bonus::Bonus;
use crate::colour::{CUBES_OF_EACH, Colour};
use crate::cubes::LOT;
use crate::flow::ROUNDS;
use crate::game::{Phase, Yaxha};
use crate::market::contest;

pub(crate) type Checked = Result<(), Broken>;

/// What must hold in every position; those of a single pyramid are [`Misplaced`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum Invariant {
    Seats,
    Round,
    OneForEachSeat,
    BagSize,
    BagAndLots,
    WholeLots,
    CubesOfAColour,
    CubesOfASeat,
    HandSize,
    Initiative,
    BonusCards,
    BonusUsed,
    CardOfATile,
    HiddenCard,
    MarketFull,
    MarketEmpty,
    CardsPlayed,
    CardsBack,
    ChosenTilesEmpty,
    LeftoversInOrder,
    SomebodyDecides,
    NoIdleQuestion,
    OverAfterTheLastRound,
}

pub(crate) fn broken(invariant: impl Into<&'static str>, detail: impl std::fmt::Display) -> Broken {
    Broken::new(Name::new("yaxha-invariant", invariant.into()), detail)
}

pub(crate) fn ensure(holds: bool, invariant: Invariant, detail: impl std::fmt::Display) -> Checked {
    if holds { Ok(()) } else { Err(broken(invariant, detail)) }
}

/// What must hold in every game.
pub(crate) fn check(game: &Yaxha) -> Checked {
    check_all_but_choice(game)?;
    check_choice(game)
}

/// What must hold even where what comes next leaves no choice.
pub(crate) fn check_all_but_choice(game: &Yaxha) -> Checked {
    check_table(game)?;
    for seat in Seat::first(game.players()) {
        check_seat(game, seat)?;
    }
    check_phase(game)?;
    check_cubes(game)
}

/// Initiative tiles, bonus cards and cards.
fn check_table(game: &Yaxha) -> Checked {
    let players = game.players();
    let mut tiles = 0_u8;
    for seat in Seat::first(players) {
        let tile = game.initiative.of(seat);
        ensure((1..=players).contains(&usize::from(tile)), Invariant::Initiative, tile)?;
        tiles |= 1 << tile;
    }
    ensure(tiles.count_ones() as usize == players, Invariant::Initiative, "")?;

    let used = |card: &Bonus| card.is_used(players, &game.options);
    ensure(game.bonus.is_sorted_by(|one, next| one < next), Invariant::BonusCards, "")?;
    if let Some(card) = game.bonus.iter().find(|card| !used(card)) {
        return Err(broken(Invariant::BonusUsed, <&str>::from(card)));
    }
    let foreign = game.cards.iter().flatten().find(|tile| tile.index() >= players);
    foreign.map_or(Ok(()), |tile| Err(broken(Invariant::CardOfATile, tile)))
}

/// No colour has more cubes than the box, and lots are whole.
fn check_cubes(game: &Yaxha) -> Checked {
    let drawn = usize::from(game.round) * game.players();
    ensure(game.bag[drawn..].iter().all(|lot| lot.len() == LOT), Invariant::WholeLots, "")?;
    ensure(
        game.market.iter().all(|lot| lot.is_empty() || lot.len() == LOT),
        Invariant::WholeLots,
        "",
    )?;
    for colour in Colour::ALL {
        let loose = game.bag.iter().chain(&game.market).chain(&game.hands);
        let placed = game.pyramids.iter().map(|pyramid| pyramid.cubes_of(colour).count_ones());
        let cubes = loose.map(|cubes| cubes.count(colour)).sum::<u32>() + placed.sum::<u32>();
        ensure(cubes <= CUBES_OF_EACH.into(), Invariant::CubesOfAColour, <&str>::from(colour))?;
    }
    Ok(())
}

/// The pyramid can be built by the rules, and every cube of the seat is accounted for.
fn check_seat(game: &Yaxha, seat: Seat) -> Checked {
    let pyramid = &game.pyramids[seat];
    let hand = game.hands[seat];
    pyramid.fault().map_err(|fault| broken(fault, seat))?;
    let in_hand = match game.phase {
        Phase::Choosing | Phase::Over => hand.is_empty(),
        Phase::Taking => hand.is_empty() || hand.len() == LOT,
        Phase::Building => hand.len() <= LOT,
    };
    ensure(in_hand, Invariant::HandSize, format_args!("{seat}: {}", hand.len()))?;
    // Cubes are discarded only when none fits, and one always does until level 1 is full.
    let before = LOT * (u32::from(game.round) - 1);
    let (accounted, got) = match game.phase {
        Phase::Choosing | Phase::Taking => (pyramid.len(), before),
        Phase::Building | Phase::Over => (pyramid.len() + hand.len(), before + LOT),
    };
    let enough = accounted == got || accounted < got && pyramid.has_full_base();
    ensure(enough, Invariant::CubesOfASeat, format_args!("{seat}: {accounted} of {got}"))
}

/// Somebody has something to decide, and a choice.
fn check_choice(game: &Yaxha) -> Checked {
    let least = if game.phase == Phase::Taking { 2 } else { 1 };
    let decides = game.phase == Phase::Over || game.pending.len() >= least;
    ensure(decides, Invariant::SomebodyDecides, "")?;
    for seat in game.pending.iter().filter(|_| game.phase == Phase::Building) {
        ensure(game.placements(seat) > 1, Invariant::NoIdleQuestion, seat)?;
    }
    Ok(())
}

/// Cards, market and hands are as the phase leaves them.
fn check_phase(game: &Yaxha) -> Checked {
    match game.phase {
        Phase::Choosing => {
            let full = game.tiles_left().count() == game.players();
            ensure(full, Invariant::MarketFull, "")
        }
        Phase::Taking => check_taking(game),
        Phase::Building => check_table_cleared(game),
        Phase::Over => {
            check_table_cleared(game)?;
            ensure(game.round == ROUNDS, Invariant::OverAfterTheLastRound, game.round)
        }
    }
}

/// Winners have taken the tiles they chose; of the others, those lowest in initiative took first.
fn check_taking(game: &Yaxha) -> Checked {
    let pending = game.pending.len();
    let played = game.cards.iter().flatten().count() == game.players();
    ensure(played, Invariant::CardsPlayed, "")?;
    if let Some(tile) =
        game.cards.iter().flatten().find(|tile| !game.market[tile.index()].is_empty())
    {
        return Err(broken(Invariant::ChosenTilesEmpty, tile));
    }
    let losers = contest(game.initiative, game.cards).losers;
    let waiting: Seats = game.initiative.order(losers).into_iter().rev().take(pending).collect();
    ensure(waiting == game.pending, Invariant::LeftoversInOrder, "")?;
    ensure(game.tiles_left().count() == pending, Invariant::LeftoversInOrder, "")
}

/// All have taken their cubes, and taken their cards back.
fn check_table_cleared(game: &Yaxha) -> Checked {
    ensure(game.cards.iter().all(Option::is_none), Invariant::CardsBack, "")?;
    ensure(game.tiles_left().next().is_none(), Invariant::MarketEmpty, "")
}
