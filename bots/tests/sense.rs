//! Bots with sense: they beat chance, and the same simulations lead to the same thoughts.

use std::time::{Duration, Instant};

use patolli_bots::{Bot, BotName, Limits, Observation, Search};
use patolli_game::{Chance, Heuristics, Seat, Seed, Setup, Silent, Viewer};
use patolli_mexica::Mexica;
use patolli_tzolkin::Tzolkin;
use patolli_yaxha::Yaxha;

fn limits() -> Limits {
    Limits::native(Duration::from_secs(1))
}

fn bot<G: Heuristics>(name: &str) -> Box<dyn Bot<G>> {
    name.parse::<BotName>().unwrap().sit_down(&limits())
}

/// How many of `games` games for two the first bot wins, with seats swapped each time.
fn wins<G: Heuristics>(one: &str, other: &str, games: u64, options: &[&str]) -> usize {
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
            let observation = Observation::new(&game, seat);
            let place = bots[(seat.index() + 2 - first) % 2].choose(&observation, &list).unwrap();
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

/// Some way into a game, so that there is something to think about.
fn in_the_middle<G: Heuristics>(seats: usize) -> (G, Seat) {
    let mut game = G::set_up(&Setup::new(G::META, seats, Seed(4)).unwrap()).unwrap();
    let (mut chance, mut list) = (Chance::new(Seed(5)), Vec::new());
    loop {
        let seat = game.deciding().lowest().unwrap();
        game.decisions(seat, &mut list);
        if game.round() >= 3 && list.len() > 2 {
            return (game, seat);
        }
        game.apply(seat, *chance.pick(&list).unwrap(), &mut Silent);
    }
}

/// Thinking in pieces, and on several threads, gives the same result as in one go.
fn thinks_alike_in_pieces<G: Heuristics>(parts: u32) {
    let (game, seat) = in_the_middle::<G>(3);
    let view = game.view(Viewer::Seat(seat));
    let search = || Search::<G>::new(&view, seat, parts, &mut Chance::new(Seed(9)));
    let (mut once, mut pieces, mut threads) = (search(), search(), search());
    once.think(60, 1);
    for part in [1, 9, 30, 20] {
        pieces.think(part, 1);
    }
    threads.think(40, 3);
    threads.think(20, 2);
    assert_eq!(once.thoughts(), pieces.thoughts());
    assert_eq!(once.thoughts(), threads.thoughts());
    assert!(!once.thoughts().is_empty());
    let mut list = Vec::new();
    game.decisions(seat, &mut list);
    assert!(once.thoughts().iter().all(|thought| list.contains(&thought.decision)));
    let best = &once.candidates()[0];
    assert!((0.0..=1.0).contains(&best.win.unwrap()) && best.score.is_some());
}

#[test]
fn a_search_can_be_gone_on_with_and_shared_out() {
    for parts in [1, 4] {
        thinks_alike_in_pieces::<Yaxha>(parts);
        thinks_alike_in_pieces::<Tzolkin>(parts);
        thinks_alike_in_pieces::<Mexica>(parts);
    }
}

/// What a bot does about the next question of the game, and how long it takes.
fn time_to_choose<G: Heuristics>(name: &str, limits: &Limits) -> Duration {
    let (game, seat) = in_the_middle::<G>(2);
    let mut bot = name.parse::<BotName>().unwrap().sit_down::<G>(limits);
    let setup = Setup::new(G::META, 2, Seed(4)).unwrap();
    bot.begin(&setup, seat, Chance::new(Seed(1))).unwrap();
    let mut list = Vec::new();
    game.decisions(seat, &mut list);
    let start = Instant::now();
    let place = bot.choose(&Observation::new(&game, seat), &list).unwrap();
    assert!(place < list.len());
    assert_eq!(bot.candidates()[0].decision, list[place].to_string());
    start.elapsed()
}

/// How long is measured in the benchmarks; this tests that it ends at all, long before all
/// simulations are made.
const SOON: Duration = Duration::from_secs(20);

#[test]
fn a_bot_that_is_called_back_answers_with_the_best_it_has() {
    let limits = limits();
    limits.stop.ask(7);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(100));
            limits.stop.call_back(7);
        });
        assert!(time_to_choose::<Mexica>("search:4000000000", &limits) < SOON);
    });
}

#[test]
fn a_bot_keeps_to_its_time() {
    assert!(time_to_choose::<Tzolkin>("search:60ms", &limits()) < SOON);
    assert!(time_to_choose::<Yaxha>("search:60ms", &limits().on_threads(2)) < SOON);
}
