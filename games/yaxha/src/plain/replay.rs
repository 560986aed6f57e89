//! Whole games, played by the quick rules and carried out by the plain ones.

use std::collections::BTreeMap;
use std::fmt::Write;

use patolli_game::harness::{Provable, replays};
use patolli_game::{Chance, Game, Seat, Seed, Setup, Silent, Viewer};
use serde_json::Value;

use super::building::below;
use super::{Colour, Place, Plain, Pyramid, name};
use crate::Yaxha;
use crate::bonus::Bonus;
use crate::decision::Decision;

/// How many games are replayed, unless the environment says another number.
const GAMES: usize = 168;

/// The omniscient view, with the cubes of each pyramid in a fixed order.
fn facts(game: &Yaxha) -> Value {
    let mut view = serde_json::to_value(game.view(Viewer::Omniscient)).unwrap();
    for pyramid in view["pyramids"].as_array_mut().unwrap() {
        pyramid.as_array_mut().unwrap().sort_by_key(ToString::to_string);
    }
    view
}

/// Nothing if the two are equal, or else what differs.
fn same<T: PartialEq + std::fmt::Debug>(what: &str, quick: &T, plain: &T) -> Result<(), String> {
    if quick == plain { Ok(()) } else { Err(format!("{what}: {quick:?} instead of {plain:?}")) }
}

fn compare(game: &Yaxha, plain: &Plain) -> Result<(), String> {
    let (quick, own) = (facts(game), plain.facts());
    for (field, value) in own.as_object().unwrap() {
        same(field, &quick[field], value)?;
    }
    same("all fields", &quick, &own)?;
    let deciding: Vec<usize> = game.deciding().iter().map(Seat::index).collect();
    same("who decides", &deciding, &plain.deciding())?;
    for seat in Seat::first(game.seats()) {
        let mut listed = Vec::new();
        game.decisions(seat, &mut listed);
        let listed: Vec<String> = listed.iter().map(ToString::to_string).collect();
        same("decisions", &listed, &plain.decisions(seat.index()))?;
    }
    compare_points(game, plain)
}

/// The points as if other bonus cards were in play: all of them, three at a time.
fn compare_all_cards(game: &Yaxha, plain: &Plain) -> Result<(), String> {
    let (mut game, mut plain) = (game.clone(), plain.clone());
    for cards in Bonus::ALL.chunks_exact(3) {
        game.bonus.copy_from_slice(cards);
        plain.bonus = cards.iter().map(|card| <&str>::from(card).to_owned()).collect();
        compare_points(&game, &plain)?;
    }
    Ok(())
}

fn compare_points(game: &Yaxha, plain: &Plain) -> Result<(), String> {
    let standing = game.standing();
    let mut points = BTreeMap::new();
    for source in standing.sources() {
        points.insert(source.name.id.to_owned(), source.points.first(game.seats()).to_vec());
    }
    same("points", &points, &plain.points())?;
    let ranks = plain.ranks();
    same("ranks", &standing.ranks().first(game.seats()).to_vec(), &ranks)?;
    let winners: Vec<usize> = (0..game.seats()).filter(|&seat| ranks[seat] == 1).collect();
    let quick =
        game.outcome().map(|outcome| outcome.winners().iter().map(Seat::index).collect::<Vec<_>>());
    same("winners", &quick, &plain.deciding().is_empty().then_some(winners))
}

fn choose(
    game: &Yaxha,
    seat: Seat,
    list: &[Decision],
    weighted: bool,
    chance: &mut Chance,
) -> Decision {
    if weighted {
        let weights: Vec<u32> = list.iter().map(|&decision| game.weight(seat, decision)).collect();
        return list[chance.weighted(&weights)];
    }
    *chance.pick(list).unwrap()
}

/// Plays a game to its end and compares after every decision. What was decided is written down.
fn replay(setup: &Setup, rich: bool, weighted: bool, words: &mut String) -> Result<(), String> {
    let mut game = Yaxha::set_up(setup).unwrap();
    let mut plain = Plain::new(setup.seats(), setup.options_as_json().into(), setup.seed);
    if rich {
        game = Yaxha::rich(setup, &mut Chance::of_player(setup.seed, 1));
        plain = Plain::of(&facts(&game));
    }
    let mut chance = Chance::of_player(setup.seed, 2);
    let mut list = Vec::new();
    loop {
        compare(&game, &plain)?;
        let waiting: Vec<Seat> = game.deciding().iter().collect();
        if waiting.is_empty() || chance.below(16) == 0 {
            compare_all_cards(&game, &plain)?;
        }
        let Some(&seat) = chance.pick(&waiting) else { return Ok(()) };
        game.decisions(seat, &mut list);
        let decision = choose(&game, seat, &list, weighted, &mut chance);
        let _ = write!(words, "{seat}> {decision} ");
        game.decide(seat, decision, &mut Silent).map_err(|refusal| refusal.to_string())?;
        plain.decide(seat.index(), &decision.to_string());
    }
}

/// From set-up and from rich states, by uniform and by weighted play, with every option.
#[test]
fn whole_games_agree() {
    let games = replays(GAMES);
    let setups = Yaxha::setups();
    for number in 0..games {
        let mut setup = setups[number % setups.len()].clone();
        setup.seed = Seed(0x91a1).of_game(number as u64);
        let way = number / setups.len();
        let (rich, weighted) = (way % 2 == 1, way / 2 % 2 == 1);
        let mut words = String::new();
        if let Err(difference) = replay(&setup, rich, weighted, &mut words) {
            let options: Vec<String> =
                setup.changed().map(|(spec, value)| format!("{}={value}", spec.id)).collect();
            panic!(
                "{difference}\n[game {number}, {} seats, seed {}, rich {rich}, weighted {weighted}, \
                 options {}]\n{words}",
                setup.seats(),
                setup.seed,
                options.join(" "),
            );
        }
    }
}

/// A pyramid that nobody has built: mostly of one colour, the lower levels nearly full.
fn made_up(chance: &mut Chance) -> Pyramid {
    let (column, row) = (chance.below(4) as i8, chance.below(4) as i8);
    let (main, gaps, others) = (chance.below(5) as Colour, chance.below(6), chance.below(9));
    // Sometimes a side is of one colour and the rest is of another.
    let (side, second) = (chance.below(8) as i8, chance.below(5) as Colour);
    let mut pyramid = Pyramid::new();
    for level in 1..=4 {
        for x in 0..5 - level {
            for y in 0..5 - level {
                let place = (level, column + x, row + y);
                let rests = below(place).iter().all(|other| pyramid.contains_key(other));
                let last = 4 - level;
                let colour = match side {
                    _ if chance.below(40) < others => chance.below(5) as Colour,
                    0 if x == 0 => second,
                    1 if x == last => second,
                    2 if y == 0 => second,
                    3 if y == last => second,
                    _ => main,
                };
                if level == 1 || rests && chance.below(20) >= gaps {
                    pyramid.insert(place, colour);
                }
            }
        }
    }
    pyramid
}

/// Scoring knows no history: pyramids of any kind score alike, with every card and every option.
#[test]
fn made_up_pyramids_agree() {
    let mut chance = Chance::new(Seed(0x91a2));
    for number in 0..40 {
        for mut setup in Yaxha::setups() {
            setup.seed = Seed(chance.wide());
            let mut game = Yaxha::set_up(&setup).unwrap();
            let mut plain = Plain::of(&facts(&game));
            for seat in Seat::first(setup.seats()) {
                let pyramid = made_up(&mut chance);
                // From the first cube outwards, and up.
                let mut places: Vec<Place> = pyramid.keys().copied().collect();
                places.sort_by_key(|(level, x, y)| (*level, (x - 3).abs() + (y - 3).abs()));
                for place in places {
                    let colour = crate::Colour::ALL[pyramid[&place]];
                    game.pyramids[seat].place(colour, name(place).parse().unwrap());
                }
                plain.pyramids[seat.index()] = pyramid;
            }
            if let Err(difference) = compare_all_cards(&game, &plain) {
                panic!("{difference}\n[{number}, {setup:?}]\n{:?}", plain.facts()["pyramids"]);
            }
        }
    }
}
