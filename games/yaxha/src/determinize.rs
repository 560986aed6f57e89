//! From a view to a game.

use arrayvec::ArrayVec;
use patolli_game::{Broken, Chance, Seat, Seats, Sink};

use crate::colour::{CUBES_OF_EACH, Colour};
use crate::cubes::{Cubes, LOT};
use crate::event::Event;
use crate::flow::ROUNDS;
use crate::game::MOST_SEATS;
use crate::game::{Phase, Yaxha};
use crate::invariants::{Invariant, broken, check, check_all_but_choice, ensure};
use crate::market::{Cards, Initiative, MOST_TILES, Tile};
use crate::setup::{LOTS, fill_bag};
use crate::view::{Card, Counts, View};
use patolli_game::BySeat;

/// A game that agrees with the view, in which somebody has a choice.
pub(crate) fn determinize(view: &View, chance: &mut Chance) -> Result<Yaxha, Broken> {
    let game = from_view(view, chance)?;
    check(&game)?;
    Ok(game)
}

/// A game that agrees with the view, or the next in which somebody has a choice.
pub(crate) fn resume(
    view: &View,
    chance: &mut Chance,
    sink: &mut impl Sink<Event>,
) -> Result<Yaxha, Broken> {
    let mut game = from_view(view, chance)?;
    check_all_but_choice(&game)?;
    game.go_on(sink);
    check(&game)?;
    Ok(game)
}

/// A game that agrees with the view. Drawn at random: the order of the bag, hidden cards, and the
/// market and the bag where they are left out.
fn from_view(view: &View, chance: &mut Chance) -> Result<Yaxha, Broken> {
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

    let (market, bag) = market_and_bag(view, chance)?;
    let mut bonus = view.bonus;
    bonus.sort_unstable();
    let mut game = Yaxha {
        pyramids: of_each(&view.pyramids),
        bag,
        market,
        hands: of_each(&view.hands),
        cards: cards(view, chance)?,
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
    game.pending = pending(&game);
    Ok(game)
}

/// What lies on the market tiles and in the bag, drawn where the view does not say.
fn market_and_bag(
    view: &View,
    chance: &mut Chance,
) -> Result<([Cubes; MOST_TILES], [Cubes; LOTS]), Broken> {
    let players = usize::from(view.seats);
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
    Ok((market, bag.unwrap_or([Cubes::NONE; LOTS])))
}

/// The things of each seat, as far as there are any.
fn of_each<T: Copy + Default>(things: &[T]) -> BySeat<T, MOST_SEATS> {
    BySeat::from_fn(|seat| things.get(seat.index()).copied().unwrap_or_default())
}

/// The cards that were played; a hidden one may be any.
fn cards(view: &View, chance: &mut Chance) -> Result<Cards, Broken> {
    let mut cards = Cards::default();
    for (slot, card) in cards.iter_mut().zip(&view.cards) {
        *slot = match card {
            None => None,
            Some(Card::Shown(tile)) => Some(*tile),
            Some(Card::Hidden) => {
                ensure(view.phase == Phase::Choosing, Invariant::HiddenCard, "")?;
                Tile::from_index(chance.below(view.seats.into()) as usize)
            }
        };
    }
    Ok(cards)
}

/// How many cubes are in the bag after `drawn` lots.
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
    let waits = |&seat: &Seat| match game.phase {
        Phase::Choosing => game.cards[seat].is_none(),
        Phase::Taking => game.hands[seat].is_empty(),
        Phase::Building => !game.hands[seat].is_empty(),
        Phase::Over => false,
    };
    Seat::first(game.players()).filter(waits).collect()
}
