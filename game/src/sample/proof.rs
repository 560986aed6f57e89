//! What the harness needs to prove the sample game.

use super::{CARDS, Choice, Flaw, Happening, ROUNDS, Sample};
use crate::harness::Provable;
use crate::{BySeat, Chance, Decision, Game, Seat, Setup, Viewer};

impl Provable for Sample {
    const MOST_DECISIONS: usize = 12;

    fn scramble(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut game = self.clone();
        chance.shuffle(&mut game.deck[usize::from(self.round)..]);
        if self.winner.is_none() {
            for seat in Seat::first(self.seats()).filter(|&seat| viewer != Viewer::Seat(seat)) {
                game.bids[seat] = game.bids[seat].map(|_| 1 + chance.below(3) as u8);
            }
        }
        game
    }

    fn hidden(&self, viewer: Viewer) -> Vec<(String, String)> {
        let mut hidden = Vec::new();
        // The last card alone in the deck is known by elimination, but three always stay behind.
        for place in usize::from(self.round)..self.deck.len() {
            hidden.push((format!("card {place}"), self.deck[place].to_string()));
        }
        for seat in Seat::first(self.seats()) {
            if self.winner.is_none() && viewer != Viewer::Seat(seat) && self.bids[seat].is_some() {
                hidden.push((format!("bid of seat {seat}"), format!("{:?}", self.bids[seat])));
            }
        }
        hidden
    }

    fn rich(setup: &Setup, chance: &mut Chance) -> Self {
        let mut deck = CARDS;
        chance.shuffle(&mut deck);
        Self {
            seats: setup.seats() as u8,
            double: setup.value(0) == 1,
            round: ROUNDS,
            deck,
            bids: BySeat::default(),
            winner: None,
            points: BySeat::from_fn(|seat| {
                if seat.index() < setup.seats() { chance.below(9) as i32 } else { 0 }
            }),
            over: false,
        }
    }

    fn invariants(&self) -> Result<(), String> {
        let mut deck = self.deck;
        deck.sort_unstable();
        if deck == CARDS { Ok(()) } else { Err(format!("the deck holds {deck:?}")) }
    }

    fn second_reading(&self) -> Result<(), String> {
        let mut list = Vec::new();
        for seat in self.deciding() {
            self.decisions(seat, &mut list);
            if Flaw::ReadsOtherwise.is_made() && list.contains(&Choice::Bid(3)) {
                return Err("a bid of 3".to_owned());
            }
        }
        Ok(())
    }

    fn came_to_nothing(&self, since: &Self, seat: Seat, _: &[Happening]) -> bool {
        let mut paid = since.clone();
        paid.points[seat] = self.points[seat];
        paid == *self && self.points[seat] <= since.points[seat]
    }

    fn weight(&self, _: Seat, decision: Choice) -> u32 {
        1 + decision.index() as u32
    }
}
