//! From a view back to a game, and what must hold in every game.

use arrayvec::ArrayVec;
use patolli_game::{Broken, Chance, Name, Seat, Seats};
use strum::{IntoStaticStr, VariantNames};

use crate::bonus::Bonus;
use crate::colour::{CUBES_OF_EACH, Colour};
use crate::cubes::{Cubes, LOT};
use crate::flow::{LOTS, Phase, ROUNDS, Yaxha, fill_bag};
use crate::market::{Initiative, MOST_TILES, Tile, contest};
use crate::view::{Card, Counts, View};

type Checked = Result<(), Broken>;

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

fn broken(invariant: impl Into<&'static str>, detail: impl std::fmt::Display) -> Broken {
    Broken::new(Name::new("yaxha-invariant", invariant.into()), detail)
}

fn ensure(holds: bool, invariant: Invariant, detail: impl std::fmt::Display) -> Checked {
    if holds { Ok(()) } else { Err(broken(invariant, detail)) }
}

/// A game that agrees with the view. Drawn at random: the order of the bag, hidden cards, and the
/// market and the bag where they are left out.
pub(crate) fn imagine(view: &View, chance: &mut Chance) -> Result<Yaxha, Broken> {
    let players = usize::from(view.seats);
    ensure((2..=MOST_TILES).contains(&players), Invariant::Seats, players)?;
    ensure((1..=ROUNDS).contains(&view.round), Invariant::Round, view.round)?;
    for (list, length) in [
        ("initiative", view.initiative.len()),
        ("market", view.market.as_ref().map_or(players, ArrayVec::len)),
        ("cards", view.cards.len()),
        ("hands", view.hands.len()),
        ("pyramids", view.pyramids.len()),
    ] {
        ensure(length == players, Invariant::OneForEachSeat, list)?;
    }

    let drawn = usize::from(view.round) * players;
    let mut market = [Cubes::NONE; MOST_TILES];
    for (tile, cubes) in market.iter_mut().zip(view.market.iter().flatten()) {
        *tile = *cubes;
    }
    let mut bag = known_bag(view, drawn, chance)?;
    let without_market = view.market.is_none() && view.phase == Phase::Choosing;
    if bag.is_none() || without_market {
        // Whatever is nowhere else is drawn first for the market and then for the bag.
        let rest = cubes_nowhere_else(view, market, bag.as_ref())?;
        let mut lots = fill_bag(rest, 0, chance).into_iter();
        if without_market {
            market.iter_mut().take(players).zip(&mut lots).for_each(|(tile, lot)| *tile = lot);
        }
        bag.get_or_insert_with(|| {
            let mut bag = [Cubes::NONE; LOTS];
            bag[drawn..].iter_mut().zip(lots).for_each(|(slot, lot)| *slot = lot);
            bag
        });
    }
    let bag = bag.unwrap_or([Cubes::NONE; LOTS]);
    let mut bonus = view.bonus;
    bonus.sort_unstable();
    let mut game = Yaxha {
        pyramids: std::array::from_fn(|at| view.pyramids.get(at).copied().unwrap_or_default()),
        bag,
        market,
        hands: std::array::from_fn(|at| view.hands.get(at).copied().unwrap_or_default()),
        cards: [None; MOST_TILES],
        initiative: Initiative(std::array::from_fn(|at| {
            view.initiative.get(at).copied().unwrap_or_default()
        })),
        bonus,
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
            Some(Card::Hidden) => {
                ensure(view.phase == Phase::Choosing, Invariant::HiddenCard, "")?;
                Tile::new(chance.below(players as u32) as usize)
            }
        };
    }
    game.pending = pending(&game);
    check(&game)?;
    Ok(game)
}

/// How many cubes are in the bag after so many lots.
fn size_of_bag(drawn: usize) -> u32 {
    (LOTS - drawn) as u32 * LOT
}

/// The bag, if the view says what is in it.
fn known_bag(
    view: &View,
    drawn: usize,
    chance: &mut Chance,
) -> Result<Option<[Cubes; LOTS]>, Broken> {
    if let Some(lots) = &view.lots {
        ensure(lots.len() == LOTS - drawn, Invariant::BagSize, size_of_bag(drawn))?;
        let same = view.bag.is_none_or(|bag| bag == Counts::of(lots));
        ensure(same, Invariant::BagAndLots, "")?;
        let mut bag = [Cubes::NONE; LOTS];
        bag[drawn..].copy_from_slice(lots);
        return Ok(Some(bag));
    }
    let Some(bag) = view.bag else { return Ok(None) };
    let counts = bag.by_colour();
    let cubes: u32 = counts.iter().map(|&count| u32::from(count)).sum();
    ensure(cubes == size_of_bag(drawn), Invariant::BagSize, size_of_bag(drawn))?;
    Ok(Some(fill_bag(counts, drawn, chance)))
}

/// How many cubes of each colour are neither in a pyramid, a hand, the market nor the bag.
fn cubes_nowhere_else(
    view: &View,
    market: [Cubes; MOST_TILES],
    bag: Option<&[Cubes; LOTS]>,
) -> Result<[u8; Colour::COUNT], Broken> {
    let mut rest = [0; Colour::COUNT];
    for colour in Colour::ALL {
        let loose = market.iter().chain(&view.hands).chain(bag.into_iter().flatten());
        let placed = view.pyramids.iter().map(|pyramid| pyramid.cubes_of(colour).count_ones());
        let seen = loose.map(|cubes| cubes.count(colour)).sum::<u32>() + placed.sum::<u32>();
        rest[colour.index()] = u32::from(CUBES_OF_EACH)
            .checked_sub(seen)
            .ok_or_else(|| broken(Invariant::CubesOfAColour, <&str>::from(colour)))?
            as u8;
    }
    Ok(rest)
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
    let pyramid = &game.pyramids[seat.index()];
    let hand = game.hands[seat.index()];
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

/// Cards, market and hands are as the phase leaves them, and somebody has something to decide.
fn check_phase(game: &Yaxha) -> Checked {
    let pending = game.pending.len();
    match game.phase {
        Phase::Choosing => {
            let full = game.tiles_left().count() == game.players();
            ensure(full, Invariant::MarketFull, "")?;
            ensure(pending > 0, Invariant::SomebodyDecides, "")
        }
        Phase::Taking => check_taking(game),
        Phase::Building => {
            check_table_cleared(game)?;
            ensure(pending > 0, Invariant::SomebodyDecides, "")?;
            for seat in game.pending {
                ensure(game.placements(seat) > 1, Invariant::NoIdleQuestion, seat)?;
            }
            Ok(())
        }
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
    ensure(pending > 1, Invariant::SomebodyDecides, "")?;
    ensure(game.tiles_left().count() == pending, Invariant::LeftoversInOrder, "")
}

/// All have taken their cubes and their cards back.
fn check_table_cleared(game: &Yaxha) -> Checked {
    ensure(game.cards.iter().all(Option::is_none), Invariant::CardsBack, "")?;
    ensure(game.tiles_left().next().is_none(), Invariant::MarketEmpty, "")
}
