//! What the harness needs to prove the game, and the proof.

use patolli_game::harness::{Provable, check_nodes, playthrough, prove};
use patolli_game::{Chance, Game, Seat, Seed, Setup, Silent, Viewer};

use crate::bonus::Bonus;
use crate::cell::{Cell, LEVELS};
use crate::colour::{CUBES_OF_EACH, Colour};
use crate::cubes::Cubes;
use crate::decision::Decision;
use crate::event::Event;
use crate::flow::ROUNDS;
use crate::game::{Phase, Yaxha};
use crate::heuristics::touching;
use crate::invariants;
use crate::market::Tile;
use crate::pyramid::Pyramid;
use crate::setup::{LOTS, fill_bag};

/// Is this seat's card hidden from this viewer now?
fn card_is_hidden(game: &Yaxha, seat: Seat, viewer: Viewer) -> bool {
    game.phase == Phase::Choosing && game.cards[seat].is_some() && viewer != Viewer::Seat(seat)
}

impl Provable for Yaxha {
    /// At most a card, a leftover tile and three cubes for each seat in each round.
    const MOST_DECISIONS: usize = ROUNDS as usize * 4 * 5;

    fn scramble(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut game = self.clone();
        let drawn = usize::from(self.round) * self.players();
        let mut cubes: Vec<Colour> = self.bag[drawn..].iter().flat_map(|lot| lot.iter()).collect();
        chance.shuffle(&mut cubes);
        for (lot, cubes) in game.bag[drawn..].iter_mut().zip(cubes.chunks(3)) {
            *lot = Cubes::of(cubes);
        }
        for seat in Seat::first(self.players()).filter(|&seat| card_is_hidden(self, seat, viewer)) {
            game.cards[seat] = Tile::from_index(chance.below(self.players.into()) as usize);
        }
        game
    }

    fn hidden(&self, viewer: Viewer) -> Vec<(String, String)> {
        let mut hidden = Vec::new();
        for lot in usize::from(self.round) * self.players()..LOTS {
            let label = format!("lot {lot} for {} players", self.players);
            hidden.push((label, format!("{:?}", self.bag[lot])));
        }
        for seat in Seat::first(self.players()).filter(|&seat| card_is_hidden(self, seat, viewer)) {
            let label = format!("card of seat {seat} for {viewer:?}");
            hidden.push((label, format!("{:?}", self.cards[seat])));
        }
        hidden
    }

    /// Late rounds with pyramids of few colours, each seat with favourites of its own.
    fn rich(setup: &Setup, chance: &mut Chance) -> Self {
        let mut game = Self::set_up(setup).unwrap();
        let players = game.players();
        let round = 6 + chance.below(5) as u8;
        let mut supply = [CUBES_OF_EACH; Colour::COUNT];
        for seat in Seat::first(players) {
            let favourite = (seat.index() + chance.below(2) as usize) % Colour::COUNT;
            let mut pyramid = Pyramid::default();
            for _ in 0..3 * (round - 1) {
                let weights: Vec<u32> = supply
                    .iter()
                    .enumerate()
                    .map(|(at, &left)| u32::from(left) * if at == favourite { 40 } else { 1 })
                    .collect();
                let colour = Colour::ALL[chance.weighted(&weights)];
                supply[colour.index()] -= 1;
                let mut cells = Vec::new();
                let places = pyramid.places(colour, pyramid.places_on_level_1());
                pyramid.each_cell(places, |cell| cells.push(cell));
                if let Some(&cell) = chance.pick(&cells) {
                    pyramid.place(colour, cell);
                }
            }
            game.pyramids[seat] = pyramid;
        }
        game.round = round - 1;
        game.bag = fill_bag(supply, usize::from(game.round) * players, chance);
        game.begin_round(&mut Silent);
        game
    }

    /// Every bonus card is won in some game.
    fn feat(event: &Event) -> Option<String> {
        match event {
            Event::BonusScored { card, .. } => Some(format!("won {card:?}")),
            _ => None,
        }
    }

    fn feats() -> Vec<String> {
        Bonus::ALL.iter().map(|card| format!("won {card:?}")).collect()
    }

    fn invariants(&self) -> Result<(), String> {
        invariants::check(self).map_err(|error| error.to_string())
    }

    fn second_reading(&self) -> Result<(), String> {
        for seat in self.deciding().iter().filter(|_| self.phase == Phase::Building) {
            placements_follow_the_rulebook(self, seat)?;
        }
        Ok(())
    }

    /// Cubes prefer to go beside and above their own colour, and up rather than out.
    fn weight(&self, seat: Seat, decision: Decision) -> u32 {
        let Decision::Place(colour, cell) = decision else { return 1 };
        let pyramid = &self.pyramids[seat];
        let same = touching(cell).filter(|&other| pyramid.cube(other) == Some(colour)).count();
        (1 + 4 * same as u32) * (1 + cell.level() as u32)
    }
}

/// A second, plain reading of the rules of placement, cell by cell, against the list.
fn placements_follow_the_rulebook(game: &Yaxha, seat: Seat) -> Result<(), String> {
    let pyramid = &game.pyramids[seat];
    let mut expected = Vec::new();
    for colour in game.hands[seat].colours() {
        for cell in (0..Cell::COUNT).filter_map(Cell::from_index) {
            if may_lie(pyramid, colour, cell) {
                expected.push(Decision::Place(colour, cell));
            }
        }
    }
    let mut listed = Vec::new();
    game.decisions(seat, &mut listed);
    if listed == expected { Ok(()) } else { Err(format!("{listed:?} instead of {expected:?}")) }
}

fn may_lie(pyramid: &Pyramid, colour: Colour, cell: Cell) -> bool {
    if pyramid.is_empty() {
        return cell == Cell::FIRST;
    }
    if pyramid.cube(cell).is_some() {
        return false;
    }
    let on_level = |level: usize| touching(cell).filter(move |other| other.level() == level);
    let filled = |other: &Cell| pyramid.cube(*other).is_some();
    if cell.level() == 0 {
        let base: Vec<(u8, u8)> = pyramid
            .iter()
            .filter(|(_, other)| other.level() == 0)
            .map(|(_, other)| other.place())
            .chain([cell.place()])
            .collect();
        let extent = |part: fn(&(u8, u8)) -> u8| {
            base.iter().map(part).max().unwrap() - base.iter().map(part).min().unwrap()
        };
        let fits = extent(|place| place.0) < 4 && extent(|place| place.1) < 4;
        return fits && on_level(0).any(|other| filled(&other));
    }
    let below: Vec<Cell> = on_level(cell.level() - 1).collect();
    let same = |other: &Cell| pyramid.cube(*other) == Some(colour);
    below.len() == 4
        && below.iter().all(filled)
        && (below.iter().any(same) || on_level(cell.level()).any(|other| same(&other)))
}

#[test]
fn yaxha_meets_the_contract() {
    prove::<Yaxha>();
}

#[test]
fn node_counts_are_as_recorded() {
    let data = include_str!("../data/nodes.txt");
    assert_eq!(check_nodes::<Yaxha>(data), data);
}

#[test]
fn one_game_of_each_seat_count_goes_as_recorded() {
    for seats in Yaxha::META.seats.clone() {
        let setup = Setup::new(Yaxha::META, seats, Seed(0xfeed)).unwrap();
        insta::assert_snapshot!(format!("playthrough_{seats}"), playthrough::<Yaxha>(&setup));
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Yaxha>() <= 384, "{}", size_of::<Yaxha>());
    assert_eq!((Bonus::ALL.len(), LEVELS), (18, 4));
}
