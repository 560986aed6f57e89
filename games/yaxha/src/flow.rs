//! How a game goes, from top to bottom: set-up, then ten rounds of choosing, taking and building.

use patolli_game::{
    Barrier, Broken, Catalogue, Chance, Drawing, Game, Meta, Name, Outcome, Phrase, Refusal, Seat,
    Seats, Setup, SetupError, Silent, Sink, Standing, Viewer,
};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::bonus::{BONUS_CARDS_IN_PLAY, Bonus};
use crate::cell::Cell;
use crate::colour::{CUBES_OF_EACH, Colour};
use crate::cubes::{Cubes, LOT};
use crate::decision::Decision;
use crate::event::Event;
use crate::invariants::Invariant;
use crate::market::{Cards, Initiative, MOST_TILES, Tile, contest, rivals};
use crate::options::{OPTIONS, Options};
use crate::pyramid::{Misplaced, Pyramid};
use crate::score::Scores;
use crate::view::View;
use crate::{catalogue, determinize, draw};

/// How many rounds a game has.
pub const ROUNDS: u8 = 10;

/// How many lots of three all cubes make.
pub(crate) const LOTS: usize = Colour::COUNT * CUBES_OF_EACH as usize / LOT as usize;

static META: Meta = Meta {
    id: "yaxha",
    rules_version: 1,
    seats: 2..=4,
    usual_seats: 4,
    minutes: 20..=30,
    options: OPTIONS,
    drawn_fields: &["market", "bag"],
    invariants: &[Invariant::VARIANTS, Misplaced::VARIANTS],
    units_per_point: 1,
};

/// What is being done in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// All choose a market tile in secret.
    Choosing,
    /// Those who lost a tile to another player take one of the others, in the order of initiative.
    Taking,
    /// All place their cubes.
    Building,
    /// The game is over.
    Over,
}

/// A game of Yaxha.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Yaxha {
    pub(crate) pyramids: [Pyramid; MOST_TILES],
    /// The bag, in the order in which lots will be drawn from it; those drawn are empty.
    pub(crate) bag: [Cubes; LOTS],
    /// What lies on each market tile.
    pub(crate) market: [Cubes; MOST_TILES],
    /// What each seat still has to place.
    pub(crate) hands: [Cubes; MOST_TILES],
    /// The card each seat has played, until the cubes are taken.
    pub(crate) cards: Cards,
    pub(crate) initiative: Initiative,
    pub(crate) bonus: [Bonus; BONUS_CARDS_IN_PLAY],
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Those who have not finished this phase.
    pub(crate) pending: Seats,
}

impl Yaxha {
    pub(crate) fn players(&self) -> usize {
        self.players.into()
    }

    // Set-up ------------------------------------------------------------------------------------

    /// Fills the bag, deals initiative tiles and three bonus cards, and begins the first round.
    fn new(setup: &Setup) -> Self {
        let mut chance = Chance::new(setup.seed);
        let players = setup.seats();
        let options = Options::of(setup);
        let mut game = Self {
            pyramids: [Pyramid::default(); MOST_TILES],
            bag: fill_bag([CUBES_OF_EACH; Colour::COUNT], 0, &mut chance),
            market: [Cubes::NONE; MOST_TILES],
            hands: [Cubes::NONE; MOST_TILES],
            cards: [None; MOST_TILES],
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

    fn tell_set_up(&self, sink: &mut impl Sink<Event>) {
        for card in self.bonus {
            sink.tell(|| Event::BonusDealt { card });
        }
        for seat in Seat::first(self.players()) {
            let initiative = self.initiative.of(seat);
            sink.tell(|| Event::InitiativeDealt { seat, initiative });
        }
        self.tell_round(sink);
    }

    // A round -----------------------------------------------------------------------------------

    /// Draws three cubes for each market tile; then all choose.
    pub(crate) fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        let drawn = usize::from(self.round) * self.players();
        self.round += 1;
        for tile in Tile::first(self.players()) {
            self.market[tile.index()] = std::mem::take(&mut self.bag[drawn + tile.index()]);
        }
        self.tell_round(sink);
        self.phase = Phase::Choosing;
        self.pending = Seats::all(self.players());
    }

    fn tell_round(&self, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::RoundBegan { round: self.round });
        for tile in Tile::first(self.players()) {
            let cubes = self.market[tile.index()];
            sink.tell(|| Event::MarketFilled { tile, cubes });
        }
    }

    /// Puts a card face down. When all have, they are turned up.
    fn choose(&mut self, seat: Seat, tile: Tile, sink: &mut impl Sink<Event>) -> Barrier {
        self.cards[seat.index()] = Some(tile);
        self.pending.remove(seat);
        sink.tell(|| Event::CardChosen { seat, tile: Some(tile) });
        if !self.pending.is_empty() {
            return Barrier::Open;
        }
        self.reveal(sink);
        Barrier::Crossed
    }

    /// Whoever is alone on a tile, or lowest in initiative there, takes it; the others wait.
    fn reveal(&mut self, sink: &mut impl Sink<Event>) {
        for seat in Seat::first(self.players()) {
            if let Some(tile) = self.cards[seat.index()] {
                sink.tell(|| Event::CardRevealed { seat, tile });
            }
        }
        let contest = contest(self.initiative, self.cards);
        for seat in contest.winners {
            if let Some(tile) = self.cards[seat.index()] {
                let cubes = self.take_lot(seat, tile);
                sink.tell(|| Event::LotTaken { seat, tile, cubes });
            }
        }
        self.phase = Phase::Taking;
        self.pending = contest.losers;
        self.hand_out_last_tile(sink);
    }

    fn take_lot(&mut self, seat: Seat, tile: Tile) -> Cubes {
        let cubes = std::mem::take(&mut self.market[tile.index()]);
        self.hands[seat.index()] = cubes;
        cubes
    }

    /// Takes a tile that nobody chose.
    fn take(&mut self, seat: Seat, tile: Tile, sink: &mut impl Sink<Event>) {
        let cubes = self.take_lot(seat, tile);
        sink.tell(|| Event::LeftoverTaken { seat, tile, cubes });
        self.pending.remove(seat);
    }

    /// The last to take has no choice; then all exchange initiative tiles and build.
    fn hand_out_last_tile(&mut self, sink: &mut impl Sink<Event>) {
        let last_tile = self.tiles_left().next().filter(|_| self.pending.len() == 1);
        if let (Some(seat), Some(tile)) = (self.pending.lowest(), last_tile) {
            self.take(seat, tile, sink);
        }
        if self.pending.is_empty() {
            self.exchange_initiative(sink);
            self.begin_building(sink);
        }
    }

    pub(crate) fn tiles_left(&self) -> impl Iterator<Item = Tile> {
        Tile::first(self.players()).filter(|tile| !self.market[tile.index()].is_empty())
    }

    /// Those who wanted the same tile exchange their initiative tiles; cards return to the hands.
    fn exchange_initiative(&mut self, sink: &mut impl Sink<Event>) {
        for tile in Tile::first(self.players()) {
            let rivals = rivals(self.cards, tile);
            self.initiative.swap(rivals, |seat, other| {
                sink.tell(|| Event::InitiativeSwapped { seat, other });
            });
        }
        self.cards = [None; MOST_TILES];
    }

    fn begin_building(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Building;
        self.pending = Seats::all(self.players());
        for seat in self.pending {
            self.settle(seat, sink);
        }
        self.end_round_if_built(sink);
    }

    /// Places a cube. When all have placed theirs, the round is over.
    fn build(
        &mut self,
        seat: Seat,
        colour: Colour,
        cell: Cell,
        sink: &mut impl Sink<Event>,
    ) -> Barrier {
        self.place(seat, colour, cell, sink);
        self.settle(seat, sink);
        if self.pending.is_empty() {
            self.end_round_if_built(sink);
            return Barrier::Crossed;
        }
        Barrier::Open
    }

    fn place(&mut self, seat: Seat, colour: Colour, cell: Cell, sink: &mut impl Sink<Event>) {
        self.hands[seat.index()].remove(colour);
        self.pyramids[seat.index()].place(colour, cell);
        sink.tell(|| Event::CubePlaced { seat, colour, cell });
    }

    /// Does for a seat whatever leaves no choice: places a cube that can go only one way, and
    /// discards cubes that fit nowhere.
    pub(crate) fn settle(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        while !self.hands[seat.index()].is_empty() {
            match self.placements(seat) {
                0 => {
                    for colour in std::mem::take(&mut self.hands[seat.index()]).iter() {
                        sink.tell(|| Event::CubeDiscarded { seat, colour });
                    }
                }
                1 => {
                    let mut only = None;
                    self.each_placement(seat, |colour, cell| only = Some((colour, cell)));
                    let Some((colour, cell)) = only else { return };
                    self.place(seat, colour, cell, sink);
                }
                _ => return,
            }
        }
        self.pending.remove(seat);
    }

    /// In how many ways the seat can place a cube now.
    pub(crate) fn placements(&self, seat: Seat) -> u32 {
        let pyramid = &self.pyramids[seat.index()];
        let level_1 = pyramid.places_on_level_1();
        let hand = self.hands[seat.index()];
        hand.colours().map(|colour| pyramid.places(colour, level_1).count()).sum()
    }

    fn each_placement(&self, seat: Seat, mut take: impl FnMut(Colour, Cell)) {
        let pyramid = &self.pyramids[seat.index()];
        let level_1 = pyramid.places_on_level_1();
        for colour in self.hands[seat.index()].colours() {
            pyramid.each_cell(pyramid.places(colour, level_1), |cell| take(colour, cell));
        }
    }

    fn end_round_if_built(&mut self, sink: &mut impl Sink<Event>) {
        if !self.pending.is_empty() {
            return;
        }
        if self.round < ROUNDS {
            self.begin_round(sink);
        } else {
            self.phase = Phase::Over;
            if sink.listens() {
                Scores::of(self).tell(|event| sink.tell(|| event));
            }
        }
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

fn forbidden(why: &'static str) -> Result<(), Refusal> {
    Err(Phrase::new("yaxha-refused", why).into())
}

impl Game for Yaxha {
    type Decision = Decision;
    type Event = Event;
    type View = View;

    const META: &'static Meta = &META;

    fn set_up(setup: &Setup) -> Result<Self, SetupError> {
        setup.is_for(&META)?;
        Ok(Self::new(setup))
    }

    fn introduce(&self, sink: &mut impl Sink<Event>) {
        self.tell_set_up(sink);
    }

    fn seats(&self) -> usize {
        self.players()
    }

    fn round(&self) -> u16 {
        self.round.into()
    }

    #[inline]
    fn deciding(&self) -> Seats {
        match self.phase {
            Phase::Taking => self.initiative.lowest(self.pending).map_or(Seats::NONE, Seats::only),
            Phase::Choosing | Phase::Building | Phase::Over => self.pending,
        }
    }

    fn decisions(&self, seat: Seat, list: &mut Vec<Decision>) {
        list.clear();
        if !self.deciding().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Choosing => list.extend(Tile::first(self.players()).map(Decision::Choose)),
            Phase::Taking => list.extend(self.tiles_left().map(Decision::Take)),
            Phase::Building => {
                self.each_placement(seat, |colour, cell| list.push(Decision::Place(colour, cell)));
            }
            Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        let deciding = self.deciding();
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        if !deciding.contains(seat) {
            return Err(Refusal::NotDeciding { seat, deciding });
        }
        match (self.phase, decision) {
            (Phase::Choosing, Decision::Choose(tile)) if tile.index() < self.players() => Ok(()),
            (Phase::Choosing, Decision::Choose(_)) => forbidden("no_such_tile"),
            (Phase::Taking, Decision::Take(tile)) if self.market[tile.index()].is_empty() => {
                forbidden("tile_is_empty")
            }
            (Phase::Taking, Decision::Take(_)) => Ok(()),
            (Phase::Building, Decision::Place(colour, _))
                if self.hands[seat.index()].count(colour) == 0 =>
            {
                forbidden("no_such_cube")
            }
            (Phase::Building, Decision::Place(colour, cell)) => self.pyramids[seat.index()]
                .check(colour, cell)
                .or_else(|why: Misplaced| forbidden(why.into())),
            (Phase::Choosing, _) => forbidden("now_choose"),
            (Phase::Taking, _) => forbidden("now_take"),
            (Phase::Building, _) => forbidden("now_build"),
            (Phase::Over, _) => Err(Refusal::Over),
        }
    }

    fn apply(&mut self, seat: Seat, decision: Decision, sink: &mut impl Sink<Event>) -> Barrier {
        debug_assert!(self.check(seat, decision).is_ok(), "{seat}> {decision} is not legal");
        match decision {
            Decision::Choose(tile) => self.choose(seat, tile, sink),
            Decision::Take(tile) => {
                self.take(seat, tile, sink);
                self.hand_out_last_tile(sink);
                Barrier::Crossed
            }
            Decision::Place(colour, cell) => self.build(seat, colour, cell, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, chance: &mut Chance) -> Result<Self, Broken> {
        determinize::determinize(view, chance)
    }

    fn standing(&self) -> Standing {
        Scores::of(self).standing()
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = Name::new("yaxha-ending", "complete");
        (self.phase == Phase::Over).then(|| Outcome { standing: self.standing(), ending })
    }

    fn draw(view: &View) -> Drawing {
        draw::draw(view)
    }

    fn catalogue() -> Catalogue {
        catalogue::catalogue()
    }
}
