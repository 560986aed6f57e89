//! From a view back to a game, and what must hold in every game.

use patolli_game::{Chance, Name, PositionError, Seat, Seats};

use crate::bonus::Bonus;
use crate::colour::{CUBES_OF_EACH, Colour};
use crate::cubes::{Cubes, LOT};
use crate::flow::{LOTS, Phase, ROUNDS, Yaxha, fill_bag};
use crate::market::{Initiative, MOST_TILES, Tile, contest};
use crate::view::{Card, View};

type Checked = Result<(), PositionError>;

fn broken(invariant: &'static str, detail: impl std::fmt::Display) -> PositionError {
    PositionError::new(Name::new("yaxha-invariant", invariant), detail)
}

fn ensure(holds: bool, invariant: &'static str, detail: impl std::fmt::Display) -> Checked {
    if holds { Ok(()) } else { Err(broken(invariant, detail)) }
}

/// A game that agrees with the view, the order of the bag and hidden cards drawn at random.
pub(crate) fn imagine(view: &View, chance: &mut Chance) -> Result<Yaxha, PositionError> {
    let players = usize::from(view.seats);
    ensure((2..=MOST_TILES).contains(&players), "seats", players)?;
    ensure((1..=ROUNDS).contains(&view.round), "round", view.round)?;
    for (list, length) in [
        ("initiative", view.initiative.len()),
        ("market", view.market.len()),
        ("cards", view.cards.len()),
        ("hands", view.hands.len()),
        ("pyramids", view.pyramids.len()),
    ] {
        ensure(length == players, "one_for_each_seat", list)?;
    }

    let drawn = usize::from(view.round) * players;
    let bag = match &view.lots {
        None => {
            let counts = view.bag.by_colour();
            let cubes: u32 = counts.iter().map(|&count| u32::from(count)).sum();
            ensure(cubes == (LOTS - drawn) as u32 * LOT, "bag_size", cubes)?;
            fill_bag(counts, drawn, chance)
        }
        Some(lots) => {
            ensure(lots.len() == LOTS - drawn, "bag_size", lots.len())?;
            let mut bag = [Cubes::NONE; LOTS];
            bag[drawn..].copy_from_slice(lots);
            bag
        }
    };
    let mut game = Yaxha {
        pyramids: std::array::from_fn(|at| view.pyramids.get(at).copied().unwrap_or_default()),
        bag,
        market: std::array::from_fn(|at| view.market.get(at).copied().unwrap_or_default()),
        hands: std::array::from_fn(|at| view.hands.get(at).copied().unwrap_or_default()),
        cards: [None; MOST_TILES],
        initiative: Initiative(std::array::from_fn(|at| {
            view.initiative.get(at).copied().unwrap_or_default()
        })),
        bonus: view.bonus,
        options: view.options,
        players: view.seats,
        round: view.round,
        phase: view.phase,
        pending: Seats::NONE,
    };
    for (slot, card) in game.cards.iter_mut().zip(&view.cards) {
        *slot = match card {
            None => None,
            Some(Card::Shown(tile)) => Some(*tile),
            Some(Card::Hidden) => Tile::new(chance.below(players as u32) as usize),
        };
    }
    game.pending = pending(&game);
    check(&game)?;
    Ok(game)
}

/// Those who have not finished the phase.
fn pending(game: &Yaxha) -> Seats {
    let waits = |seat: &Seat| match game.phase {
        Phase::Choosing => game.cards[seat.index()].is_none(),
        Phase::Taking => game.hands[seat.index()].is_empty(),
        Phase::Building => !game.hands[seat.index()].is_empty(),
        Phase::Over => false,
    };
    Seat::first(game.players()).filter(waits).collect()
}

/// What must hold in every game.
pub(crate) fn check(game: &Yaxha) -> Checked {
    check_table(game)?;
    check_cubes(game)?;
    for seat in Seat::first(game.players()) {
        check_seat(game, seat)?;
    }
    check_phase(game)
}

/// Initiative tiles, bonus cards and cards.
fn check_table(game: &Yaxha) -> Checked {
    let players = game.players();
    let mut tiles = 0_u8;
    for seat in Seat::first(players) {
        let tile = game.initiative.of(seat);
        ensure((1..=players).contains(&usize::from(tile)), "initiative", tile)?;
        tiles |= 1 << tile;
    }
    ensure(tiles.count_ones() as usize == players, "initiative", "")?;

    let used = |card: &Bonus| card.is_used(players, &game.options);
    ensure(game.bonus.is_sorted_by(|one, next| one < next), "bonus_order", "")?;
    if let Some(card) = game.bonus.iter().find(|card| !used(card)) {
        return Err(broken("bonus_used", <&str>::from(card)));
    }
    let foreign = game.cards.iter().flatten().find(|tile| tile.index() >= players);
    foreign.map_or(Ok(()), |tile| Err(broken("card_of_a_tile", tile)))
}

/// No colour has more cubes than the box, and lots are whole.
fn check_cubes(game: &Yaxha) -> Checked {
    let drawn = usize::from(game.round) * game.players();
    ensure(game.bag[drawn..].iter().all(|lot| lot.len() == LOT), "whole_lots", "")?;
    ensure(game.market.iter().all(|lot| lot.is_empty() || lot.len() == LOT), "whole_lots", "")?;
    for colour in Colour::ALL {
        let loose = game.bag.iter().chain(&game.market).chain(&game.hands);
        let placed = game.pyramids.iter().map(|pyramid| pyramid.cubes_of(colour).count_ones());
        let cubes = loose.map(|cubes| cubes.count(colour)).sum::<u32>() + placed.sum::<u32>();
        ensure(cubes <= CUBES_OF_EACH.into(), "cubes_of_a_colour", <&str>::from(colour))?;
    }
    Ok(())
}

/// The pyramid can be built by the rules, and every cube of the seat is accounted for.
fn check_seat(game: &Yaxha, seat: Seat) -> Checked {
    let pyramid = &game.pyramids[seat.index()];
    let hand = game.hands[seat.index()];
    pyramid.fault().map_err(|fault| broken(fault.into(), seat))?;
    let got_lot = match game.phase {
        Phase::Choosing => false,
        Phase::Taking => !hand.is_empty(),
        Phase::Building | Phase::Over => true,
    };
    let got = LOT * (u32::from(game.round) - u32::from(!got_lot));
    let kept = pyramid.len() + hand.len();
    // Cubes are discarded only when none fits, and one always does until level 1 is full.
    let enough = kept == got || kept < got && pyramid.has_full_base();
    ensure(enough, "cubes_of_a_seat", format_args!("{seat}: {kept} of {got}"))
}

/// Cards, market and hands are as the phase leaves them.
fn check_phase(game: &Yaxha) -> Checked {
    let players = game.players();
    let pending = game.pending.len();
    let cards = game.cards.iter().flatten().count();
    let left = game.tiles_left().count();
    let holds = match game.phase {
        Phase::Choosing => left == players && game.hands.iter().all(|hand| hand.is_empty()),
        Phase::Taking => {
            let losers = contest(game.initiative, game.cards).losers;
            let chosen_are_empty =
                game.cards.iter().flatten().all(|tile| game.market[tile.index()].is_empty());
            let in_order = game.initiative.order(losers);
            let waiting = in_order.iter().filter(|&&seat| game.pending.contains(seat)).count();
            let last_wait = in_order.iter().rev().take(pending).all(|&s| game.pending.contains(s));
            cards == players
                && left == pending
                && chosen_are_empty
                && waiting == pending
                && last_wait
        }
        Phase::Building | Phase::Over => cards == 0 && left == 0,
    };
    ensure(holds, "phase", "")?;
    match game.phase {
        Phase::Over => ensure(game.round == ROUNDS, "over_after_the_last_round", game.round),
        Phase::Taking => ensure(pending > 1, "somebody_decides", ""),
        Phase::Choosing | Phase::Building => ensure(pending > 0, "somebody_decides", ""),
    }?;
    for seat in game.pending.iter().filter(|_| game.phase == Phase::Building) {
        ensure(game.placements(seat) > 1, "no_idle_question", seat)?;
    }
    Ok(())
}
