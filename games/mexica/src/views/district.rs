//! Districts as they lie on the board, for whoever looks at it.

use patolli_game::Seat;

use crate::board::Board;
use crate::board::cell::Cell;
use crate::board::cells::Cells;
use crate::board::island::PALACE;
use crate::components::calpulli::values;
use crate::components::temple::Floors;
use crate::views::view::{BuiltTemples, View, each_temple};

/// A district: land between canals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct District {
    /// Its land.
    pub cells: Cells,
    /// Where its calpulli token lies, if it is founded.
    pub token: Option<Cell>,
    /// Where its size can be written: on the token, or on a bare cell.
    pub label: Option<Cell>,
    /// Who has how many floors there; the neutral ones belong to nobody.
    pub floors: Vec<(Option<Seat>, u32)>,
}

impl District {
    /// How many cells it has.
    pub fn size(&self) -> u32 {
        self.cells.len()
    }

    /// What a scoring there brings each player, with their place from 1.
    pub fn shares(&self) -> impl Iterator<Item = (Seat, u8, u16)> {
        self.floors.iter().filter_map(|&(owner, floors)| {
            let ahead = self.floors.iter().filter(|(_, other)| *other > floors).count();
            let points = *values(self.size()).get(ahead)?;
            Some((owner?, ahead as u8 + 1, points))
        })
    }
}

impl View {
    /// Every temple, with its owner; nobody owns the neutral ones.
    pub fn temples(&self) -> Vec<(Cell, Option<Seat>, Floors)> {
        let mut temples = Vec::new();
        let mut add = |owner, built: &BuiltTemples| {
            temples.extend(each_temple(built).map(|(cell, floors)| (cell, owner, floors)));
        };
        for (seat, player) in Seat::first(self.seats.into()).zip(&self.players) {
            add(Some(seat), &player.built);
        }
        self.neutral.iter().for_each(|neutral| add(None, neutral));
        temples
    }

    /// Every district, from the north-west.
    pub fn districts(&self) -> Vec<District> {
        let mut board = Board::NEW;
        self.canals.iter().for_each(|cell| board.dig(cell));
        let temples = self.temples();
        board.districts().map(|cells| self.district(cells, &temples)).collect()
    }

    fn district(&self, cells: Cells, temples: &[(Cell, Option<Seat>, Floors)]) -> District {
        let owners = Seat::first(self.seats.into()).map(Some).chain([None]);
        let floors = owners.filter_map(|owner| {
            let own = temples.iter().filter(|(at, of, _)| *of == owner && cells.contains(*at));
            let floors: u32 = own.map(|(.., floors)| u32::from(floors.number())).sum();
            (floors > 0).then_some((owner, floors))
        });
        let token = (cells & self.calpullis).first();
        let built: Cells = temples.iter().map(|&(cell, ..)| cell).collect();
        let pillis: Cells = self.players.iter().filter_map(|player| player.pilli).collect();
        let bare = cells - built - pillis - PALACE;
        // Preferably where its digits touch no temple.
        let label = token.or((bare - built.east()).first()).or(bare.first());
        District { cells, token, label, floors: floors.collect() }
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Chance, Game, Seed, Setup, Silent, Viewer};

    use crate::rules::state::Mexica;

    /// What districts bring is what the rules score.
    #[test]
    fn shares_are_those_of_the_rules() {
        let mut shared = 0;
        for seed in 1..6 {
            let seats = 2 + seed as usize % 3;
            let mut game =
                Mexica::set_up(&Setup::new(Mexica::META, seats, Seed(seed)).unwrap()).unwrap();
            let mut chance = Chance::of_player(Seed(seed), 0);
            let mut list = Vec::new();
            while let Some(seat) = game.deciding().lowest() {
                game.decisions(seat, &mut list);
                game.apply(seat, *chance.pick(&list).unwrap(), &mut Silent);
                if chance.below(20) > 0 {
                    continue;
                }
                for district in game.view(Viewer::Omniscient).districts() {
                    let by_rules: Vec<_> = game
                        .shares(&district.cells)
                        .map(|share| (share.seat, share.place, share.points))
                        .collect();
                    assert_eq!(district.shares().collect::<Vec<_>>(), by_rules);
                    shared += by_rules.len();
                }
            }
        }
        assert!(shared > 100);
    }
}
