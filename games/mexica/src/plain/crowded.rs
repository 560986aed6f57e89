//! Boards with hardly any room left, made up, where canal tiles and calpulli tokens fit nowhere
//! sooner or later.

use patolli_game::{Chance, Game, Seed, Setup, Viewer};

use crate::components::temple::{Floors, Temples};
use crate::rules::state::Mexica;
use crate::views::view::View;

use super::policy::Policy;
use super::replay::play_on;
use super::setup::TOKENS;
use super::{Place, Plain, around, cell, cells};

/// How many boards are made up.
const BOARDS: u64 = 150;

/// The cells where something may be put, in random order.
fn empty_cells(view: &View, chance: &mut Chance) -> Vec<Place> {
    let plain = Plain::of_view(view.clone());
    let mut places: Vec<Place> = cells().filter(|&at| plain.is_empty(at)).collect();
    chance.shuffle(&mut places);
    places
}

/// Digs until few tiles are left.
fn dig(view: &mut View, chance: &mut Chance) {
    let (singles, doubles) = (chance.below(2) as u8, 1 + chance.below(3) as u8);
    while view.doubles > Some(doubles) {
        let places = empty_cells(view, chance);
        let beside = |at: Place| around(at).into_iter().find(|next| places.contains(next));
        let Some((at, next)) = places.iter().find_map(|&at| Some((at, beside(at)?))) else { break };
        view.canals.insert(cell(at).unwrap());
        view.canals.insert(cell(next).unwrap());
        *view.doubles.as_mut().unwrap() -= 1;
    }
    while view.singles > Some(singles) {
        let at = empty_cells(view, chance)[0];
        view.canals.insert(cell(at).unwrap());
        *view.singles.as_mut().unwrap() -= 1;
    }
}

/// Founds some of the districts; the tokens that are left.
fn found(view: &mut View, chance: &mut Chance) -> Vec<u8> {
    let mut tokens = TOKENS.to_vec();
    for district in Plain::of_view(view.clone()).districts() {
        let token = tokens.iter().position(|&size| usize::from(size) == district.len());
        let empty = empty_cells(view, chance).into_iter().find(|at| district.contains(at));
        if let (Some(token), Some(at), 0) = (token, empty, chance.below(2)) {
            tokens.remove(token);
            view.calpullis.insert(cell(at).unwrap());
        }
    }
    tokens
}

/// Builds all temples but a few, first on every second cell of what is not founded.
fn build(view: &mut View, chance: &mut Chance) {
    let plain = Plain::of_view(view.clone());
    let mut places = empty_cells(view, chance);
    places.sort_by_key(|&at| (plain.is_founded(at), (at.0 + at.1) % 2));
    let mut places = places.into_iter();
    for player in &mut view.players {
        let mut left: Vec<Floors> =
            Temples::FIRST_SET.each().chain(Temples::SECOND_SET.each()).collect();
        let kept = 1 + chance.below(3) as usize;
        chance.shuffle(&mut left);
        for floors in left.drain(kept..) {
            if let Some(at) = places.next() {
                player.built[usize::from(floors.number()) - 1].insert(cell(at).unwrap());
            }
        }
        player.temples = None;
    }
}

fn crowded(setup: &Setup, chance: &mut Chance) -> View {
    let mut view = Mexica::set_up(setup).unwrap().view(Viewer::Omniscient);
    dig(&mut view, chance);
    let mut tokens = found(&mut view, chance);
    build(&mut view, chance);
    // The Pillis stand on what is free.
    for seat in 0..setup.seats() {
        let plain = Plain::of_view(view.clone());
        let free: Vec<Place> = cells().filter(|&at| plain.is_free(at)).collect();
        view.players[seat].pilli = cell(*chance.pick(&free).unwrap());
    }
    // It is the second period, after a stall.
    view.period = 2;
    view.stalled.push(1);
    chance.shuffle(&mut tokens);
    tokens.truncate(7);
    view.row = Some(tokens.into_iter().collect());
    view.aside = None;
    view.question = None;
    view.points = None;
    view.round = None;
    let mut plain = Plain::of_view(view);
    plain.remove_dead_tokens();
    plain.view
}

/// From made-up boards to the end.
#[test]
fn crowded_boards_agree() {
    for number in 0..BOARDS {
        let seats = 2 + number as usize % 3;
        let setup = Setup::new(Mexica::META, seats, Seed(0x91a3).of_game(number)).unwrap();
        let mut chance = Chance::of_player(setup.seed, 3);
        let view = crowded(&setup, &mut chance);
        let position = serde_json::to_string(&view).unwrap();
        let game = Mexica::determinize(&view, &mut chance)
            .unwrap_or_else(|broken| panic!("{broken:?}\n{position}"));
        let plain = Plain::of(&game);
        let mut words = String::new();
        if let Err(difference) = play_on(game, plain, Policy::Filling, &mut chance, &mut words) {
            panic!("{difference}\n[board {number}] {position}\n{words}");
        }
    }
}
