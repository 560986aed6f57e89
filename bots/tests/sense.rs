//! Bots with sense: they beat chance, and the same simulations lead to the same thoughts.

use patolli_bots::{Bot, BotName, Search, Sight};
use patolli_game::{Chance, Eye, Knowledge, Seat, Seed, Setup, Silent};
use patolli_mexica::Mexica;
use patolli_tzolkin::Tzolkin;
use patolli_yaxha::Yaxha;

const BUDGET: std::time::Duration = std::time::Duration::from_secs(1);

fn bot<G: Knowledge>(name: &str) -> Box<dyn Bot<G>> {
    name.parse::<BotName>().unwrap().sit_down(BUDGET)
}

/// How many of so many games for two the first bot wins, seats exchanged each time.
fn wins<G: Knowledge>(one: &str, other: &str, games: u64, options: &[&str]) -> usize {
    let won = |number: &u64| {
        let mut setup = Setup::new(G::META, 2, Seed(11).of_game(*number)).unwrap();
        for option in options {
            setup.assign(option).unwrap();
        }
        let first = (*number % 2) as usize;
        let mut game = G::set_up(&setup).unwrap();
        let mut bots = [bot::<G>(one), bot::<G>(other)];
        for (at, bot) in bots.iter_mut().enumerate() {
            let seat = Seat::new((at + first) % 2).unwrap();
            bot.begin(&setup, seat, Chance::of_player(setup.seed, at as u32)).unwrap();
        }
        let mut list = Vec::new();
        while let Some(seat) = game.deciding().lowest() {
            game.decisions(seat, &mut list);
            let sight = Sight::new(&game, seat);
            let place = bots[(seat.index() + 2 - first) % 2].choose(&sight, &list).unwrap();
            game.apply(seat, list[place], &mut Silent);
        }
        let winners = game.outcome().unwrap().winners();
        winners.len() == 1 && winners.contains(Seat::new(first).unwrap())
    };
    (0..games).filter(won).count()
}

#[test]
fn greedy_beats_chance_in_yaxha() {
    assert!(wins::<Yaxha>("greedy", "random", 6, &[]) >= 5);
}

#[test]
fn greedy_beats_chance_in_tzolkin_with_and_without_the_expansion() {
    let all = ["tribes=true", "prophecies=true", "quick_actions=true", "new_buildings=true"];
    assert_eq!(wins::<Tzolkin>("greedy", "random", 4, &[]), 4);
    assert_eq!(wins::<Tzolkin>("greedy", "random", 4, &all), 4);
}

#[test]
fn greedy_beats_chance_in_mexica() {
    assert_eq!(wins::<Mexica>("greedy", "random", 2, &[]), 2);
}

#[test]
fn search_beats_chance() {
    assert!(wins::<Yaxha>("search:20", "random", 4, &[]) >= 3);
    assert_eq!(wins::<Tzolkin>("search:10", "random", 2, &[]), 2);
}

/// Thinking in pieces is thinking in one go.
fn thinks_alike_in_pieces<G: Knowledge>() {
    let game = G::set_up(&Setup::new(G::META, 3, Seed(4)).unwrap()).unwrap();
    let seat = game.deciding().lowest().unwrap();
    let search = || Search::<G>::new(game.view(Eye::Seat(seat)), seat, Chance::new(Seed(9)));
    let (mut once, mut pieces) = (search(), search());
    once.think(60);
    for part in [1, 9, 30, 20] {
        pieces.think(part);
    }
    assert_eq!(once.thoughts(), pieces.thoughts());
    assert!(!once.thoughts().is_empty());
    let mut list = Vec::new();
    game.decisions(seat, &mut list);
    assert!(once.thoughts().iter().all(|thought| list.contains(&thought.decision)));
    let best = &once.candidates()[0];
    assert!((0.0..=1.0).contains(&best.win.unwrap()) && best.score.is_some());
}

#[test]
fn a_search_can_be_gone_on_with() {
    thinks_alike_in_pieces::<Yaxha>();
    thinks_alike_in_pieces::<Tzolkin>();
    thinks_alike_in_pieces::<Mexica>();
}
