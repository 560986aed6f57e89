//! Set-up: the bag is filled, initiative and bonus cards are dealt.

use patolli_game::{BySeat, Chance, Seat, Seats, Setup, Silent, Sink};

use crate::bonus::{BONUS_CARDS_IN_PLAY, Bonus};
use crate::colour::{CUBES_OF_EACH, Colour};
use crate::cubes::{Cubes, LOT};
use crate::event::Event;
use crate::game::{Phase, Yaxha};
use crate::market::Cards;
use crate::market::{Initiative, MOST_TILES};
use crate::options::Options;

/// How many lots of three all cubes make.
pub(crate) const LOTS: usize = Colour::COUNT * CUBES_OF_EACH as usize / LOT as usize;

impl Yaxha {
    /// Fills the bag, deals initiative tiles and three bonus cards, and begins the first round.
    pub(crate) fn new(setup: &Setup) -> Self {
        let mut chance = Chance::new(setup.seed);
        let players = setup.seats();
        let options = Options::of(setup);
        let mut game = Self {
            pyramids: BySeat::default(),
            bag: fill_bag([CUBES_OF_EACH; Colour::COUNT], 0, &mut chance),
            market: [Cubes::NONE; MOST_TILES],
            hands: BySeat::default(),
            cards: Cards::default(),
            initiative: deal_initiative(players, &mut chance),
            bonus: deal_bonus(players, &options, &mut chance),
            options,
            players: players as u8,
            round: 0,
            phase: Phase::Choosing,
            pending: Seats::NONE,
        };
        game.begin_round(&mut Silent);
        game
    }

    pub(crate) fn tell_set_up(&self, sink: &mut impl Sink<Event>) {
        for card in self.bonus {
            sink.tell(|| Event::BonusDealt { card });
        }
        for seat in Seat::first(self.players()) {
            let initiative = self.initiative.of(seat);
            sink.tell(|| Event::InitiativeDealt { seat, initiative });
        }
        self.tell_round(sink);
    }
}

/// Shuffles `counts` cubes of each colour into lots, the first of them at `drawn`.
pub(crate) fn fill_bag(
    counts: [u8; Colour::COUNT],
    drawn: usize,
    chance: &mut Chance,
) -> [Cubes; LOTS] {
    let mut cubes = [Colour::Orange; LOTS * LOT as usize];
    let mut filled = 0;
    for (colour, count) in Colour::ALL.into_iter().zip(counts) {
        let next = (filled + usize::from(count)).min(cubes.len());
        cubes[filled..next].fill(colour);
        filled = next;
    }
    chance.shuffle(&mut cubes[..filled]);
    let mut bag = [Cubes::NONE; LOTS];
    for (lot, colours) in bag.iter_mut().skip(drawn).zip(cubes[..filled].chunks(LOT as usize)) {
        *lot = Cubes::of(colours);
    }
    bag
}

fn deal_initiative(players: usize, chance: &mut Chance) -> Initiative {
    let mut tiles = [1, 2, 3, 4];
    chance.shuffle(&mut tiles[..players]);
    tiles[players..].fill(0);
    Initiative(tiles)
}

/// Three cards, in the order of the list.
fn deal_bonus(
    players: usize,
    options: &Options,
    chance: &mut Chance,
) -> [Bonus; BONUS_CARDS_IN_PLAY] {
    let mut cards = [Bonus::MostOrange; Bonus::ALL.len()];
    let mut count = 0;
    for &card in Bonus::ALL.iter().filter(|card| card.is_used(players, options)) {
        cards[count] = card;
        count += 1;
    }
    chance.shuffle(&mut cards[..count]);
    let [first, second, third, ..] = cards;
    let mut dealt = [first, second, third];
    dealt.sort_unstable();
    dealt
}
