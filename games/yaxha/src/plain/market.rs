//! The market: who takes which cubes, and what becomes of the initiative tiles.

use super::{Phase, Plain};

impl Plain {
    /// A seat puts a card face down; with the last one, all are turned up.
    pub(super) fn choose(&mut self, seat: usize, tile: usize) {
        self.cards[seat] = Some(tile);
        if self.cards.iter().all(Option::is_some) {
            self.reveal();
        }
    }

    /// The seats from the lowest initiative tile to the highest.
    fn in_order(&self) -> Vec<usize> {
        let mut seats: Vec<usize> = (0..self.seats()).collect();
        seats.sort_by_key(|&seat| self.initiative[seat]);
        seats
    }

    /// The rivals for a tile, from the lowest initiative to the highest.
    fn rivals(&self, tile: usize) -> Vec<usize> {
        self.in_order().into_iter().filter(|&seat| self.cards[seat] == Some(tile)).collect()
    }

    /// First everyone takes who is alone on a tile, or has the lowest initiative of the rivals;
    /// then the others take what nobody chose.
    fn reveal(&mut self) {
        self.phase = Phase::Taking;
        for tile in 0..self.seats() {
            if let Some(&first) = self.rivals(tile).first() {
                self.take(first, tile);
            }
        }
        self.hand_out_leftovers();
    }

    pub(super) fn take(&mut self, seat: usize, tile: usize) {
        self.hands[seat] = std::mem::take(&mut self.market[tile]);
    }

    /// Who has no cubes yet, from the lowest initiative to the highest.
    pub(super) fn without_cubes(&self) -> Vec<usize> {
        self.in_order().into_iter().filter(|&seat| self.hands[seat].is_empty()).collect()
    }

    /// The last leftover tile is handed out without asking.
    pub(super) fn hand_out_leftovers(&mut self) {
        let left: Vec<usize> =
            (0..self.seats()).filter(|&tile| !self.market[tile].is_empty()).collect();
        match *left {
            [] => {}
            [last] => self.take(self.without_cubes()[0], last),
            _ => return,
        }
        self.exchange_initiative();
        // Everyone takes the card back, and builds.
        self.cards.fill(None);
        self.phase = Phase::Building;
        for seat in 0..self.seats() {
            self.place_what_has_one_way(seat);
        }
        self.end_round();
    }

    /// Two rivals exchange their tiles; of three, the lowest and the highest do; of four, the
    /// lowest and the highest, and the two in the middle.
    fn exchange_initiative(&mut self) {
        let groups: Vec<Vec<usize>> = (0..self.seats()).map(|tile| self.rivals(tile)).collect();
        for rivals in groups {
            let pairs = match *rivals {
                [a, b] | [a, _, b] => vec![(a, b)],
                [a, b, c, d] => vec![(a, d), (b, c)],
                _ => vec![],
            };
            for (one, other) in pairs {
                self.initiative.swap(one, other);
            }
        }
    }
}
