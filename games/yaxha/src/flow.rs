//! How a game goes, from top to bottom: ten rounds of choosing, taking and building.

use patolli_game::{Barrier, Seat, Seats, Sink};

use crate::cell::Cell;
use crate::colour::Colour;
use crate::cubes::Cubes;
use crate::event::Event;
use crate::game::{Phase, Yaxha};
use crate::market::{Cards, Tile, contest, rivals};
use crate::score::Scores;

/// How many rounds a game has.
pub const ROUNDS: u8 = 10;

impl Yaxha {
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

    pub(crate) fn tell_round(&self, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::RoundBegan { round: self.round });
        for tile in Tile::first(self.players()) {
            let cubes = self.market[tile.index()];
            sink.tell(|| Event::MarketFilled { tile, cubes });
        }
    }

    /// Puts a card face down. When all have, they are turned up.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        tile: Tile,
        sink: &mut impl Sink<Event>,
    ) -> Barrier {
        self.cards[seat] = Some(tile);
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
            if let Some(tile) = self.cards[seat] {
                sink.tell(|| Event::CardRevealed { seat, tile });
            }
        }
        let contest = contest(self.initiative, self.cards);
        for seat in contest.winners {
            if let Some(tile) = self.cards[seat] {
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
        self.hands[seat] = cubes;
        cubes
    }

    /// Takes a tile that nobody chose.
    pub(crate) fn take(&mut self, seat: Seat, tile: Tile, sink: &mut impl Sink<Event>) {
        let cubes = self.take_lot(seat, tile);
        sink.tell(|| Event::LeftoverTaken { seat, tile, cubes });
        self.pending.remove(seat);
    }

    /// The last to take has no choice; then all exchange initiative tiles and build.
    pub(crate) fn hand_out_last_tile(&mut self, sink: &mut impl Sink<Event>) {
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
        self.cards = Cards::default();
    }

    fn begin_building(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Building;
        self.pending = Seats::all(self.players());
        self.settle_all(sink);
    }

    fn settle_all(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.pending {
            self.settle(seat, sink);
        }
        self.end_round_if_built(sink);
    }

    /// Does whatever leaves nobody a choice, wherever the round stands.
    pub(crate) fn go_on(&mut self, sink: &mut impl Sink<Event>) {
        match self.phase {
            Phase::Choosing if self.pending.is_empty() => self.reveal(sink),
            Phase::Taking => self.hand_out_last_tile(sink),
            Phase::Building => self.settle_all(sink),
            Phase::Choosing | Phase::Over => {}
        }
    }

    /// Places a cube. When all have placed theirs, the round is over.
    pub(crate) fn build(
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
        self.hands[seat].remove(colour);
        self.pyramids[seat].place(colour, cell);
        sink.tell(|| Event::CubePlaced { seat, colour, cell });
    }

    /// Does for a seat whatever leaves no choice: places a cube that can go only one way, and
    /// discards cubes that fit nowhere.
    pub(crate) fn settle(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        while !self.hands[seat].is_empty() {
            match self.placements(seat) {
                0 => {
                    for colour in std::mem::take(&mut self.hands[seat]).iter() {
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
        let pyramid = &self.pyramids[seat];
        let level_1 = pyramid.places_on_level_1();
        let hand = self.hands[seat];
        hand.colours().map(|colour| pyramid.places(colour, level_1).count()).sum()
    }

    pub(crate) fn each_placement(&self, seat: Seat, mut take: impl FnMut(Colour, Cell)) {
        let pyramid = &self.pyramids[seat];
        let level_1 = pyramid.places_on_level_1();
        for colour in self.hands[seat].colours() {
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
