//! Whole games, played by the quick rules and carried out by the plain ones.

use std::fmt::Write;

use patolli_game::harness::{Provable, replays};
use patolli_game::{Chance, Game, Seat, Seats, Seed, Setup, Silent, Viewer};

use crate::rules::question::Question;
use crate::rules::state::Mexica;
use crate::views::view::{Points, View};

use super::Plain;
use super::policy::Policy;

/// How many games are replayed, unless the environment says another number.
const GAMES: usize = 90;

/// The lists and the points are compared at one state in this many.
const SAMPLE: u32 = 16;

/// Where a game begins, in a rich state or not, and how it is played.
const WAYS: [(bool, Policy); 9] = [
    (false, Policy::Uniform),
    (true, Policy::Uniform),
    (false, Policy::Weighted),
    (true, Policy::Weighted),
    (false, Policy::Crowding),
    (false, Policy::Gathering),
    (true, Policy::Gathering),
    (false, Policy::Hoarding),
    (false, Policy::Filling),
];

/// Nothing if the two are equal, or else what differs.
fn same<T: PartialEq + std::fmt::Debug>(what: &str, quick: &T, plain: &T) -> Result<(), String> {
    if quick == plain { Ok(()) } else { Err(format!("{what}: {quick:?} instead of {plain:?}")) }
}

fn compare_views(quick: &View, plain: &View) -> Result<(), String> {
    if quick == plain {
        return Ok(());
    }
    let (quick, plain) =
        (serde_json::to_value(quick).unwrap(), serde_json::to_value(plain).unwrap());
    let fields = plain.as_object().unwrap().iter();
    let differences: Vec<String> =
        fields.filter_map(|(field, value)| same(field, &quick[field], value).err()).collect();
    Err(differences.join("\n"))
}

fn compare_points(game: &Mexica, plain: &Plain) -> Result<(), String> {
    let standing = game.standing();
    let of = |source: fn(&Points) -> u16| -> Vec<i32> {
        plain.standing().iter().map(|points| source(points).into()).collect()
    };
    let expected = vec![
        ("founding", of(|points| points.founding)),
        ("presence", of(|points| points.presence)),
        ("first_scoring", of(|points| points.first_scoring)),
        ("second_scoring", of(|points| points.second_scoring)),
        ("unfounded", of(|points| points.unfounded)),
        ("palace", of(|points| points.palace)),
    ];
    let seats = game.seats();
    let sources = standing.sources().iter();
    let points: Vec<_> =
        sources.map(|source| (source.name.id, source.points.first(seats).to_vec())).collect();
    same("points", &points, &expected)?;
    let ranks = plain.ranks();
    same("ranks", &standing.ranks().first(seats).to_vec(), &ranks)?;
    let winners: Vec<usize> = (0..seats).filter(|&seat| ranks[seat] == 1).collect();
    let quick =
        game.outcome().map(|outcome| outcome.winners().iter().map(Seat::index).collect::<Vec<_>>());
    same("winners", &quick, &game.deciding().is_empty().then_some(winners))?;
    // The outcome says which periods ended by a stall.
    let ending = match plain.view.stalled.as_slice() {
        [] => "complete",
        [1] => "first_stalled",
        [2] => "second_stalled",
        _ => "both_stalled",
    };
    let quick = game.outcome().map(|outcome| outcome.ending.id);
    same("ending", &quick, &game.deciding().is_empty().then_some(ending))
}

/// As if it were the first round, which protects every opponent: no other rule knows the round.
fn compare_first_round(game: &Mexica) -> Result<(), String> {
    let mut early = game.clone();
    early.round = 1;
    early.answers = early.answers_now();
    Plain::of(&early).check_decisions(&early)
}

/// Plays a game to its end and compares after every decision. What was decided is written down.
fn replay(setup: &Setup, rich: bool, policy: Policy, words: &mut String) -> Result<(), String> {
    let mut game = Mexica::set_up(setup).unwrap();
    let mut plain = Plain::new(setup);
    if rich {
        game = Mexica::rich(setup, &mut Chance::of_player(setup.seed, 1));
        plain = Plain::of(&game);
    }
    play_on(game, plain, policy, &mut Chance::of_player(setup.seed, 2), words)
}

/// Plays on to the end.
pub(super) fn play_on(
    mut game: Mexica,
    mut plain: Plain,
    policy: Policy,
    chance: &mut Chance,
    words: &mut String,
) -> Result<(), String> {
    let mut list = Vec::new();
    loop {
        compare_views(&game.view(Viewer::Omniscient), &plain.view)?;
        let waiting = game.deciding().lowest();
        if waiting.is_none() || chance.below(SAMPLE) == 0 {
            plain.check_decisions(&game)?;
            compare_points(&game, &plain)?;
        }
        let founding = plain.view.question == Some(Question::Found);
        if founding || chance.below(8 * SAMPLE) == 0 {
            compare_first_round(&game)?;
        }
        let Some(seat) = waiting else { return Ok(()) };
        same("who decides", &game.deciding(), &Seats::only(plain.view.turn))?;
        game.decisions(seat, &mut list);
        let decision = policy.choose(&game, &plain, &list, chance);
        let _ = write!(words, "{seat}> {decision} ");
        game.decide(seat, decision, &mut Silent).map_err(|refusal| refusal.to_string())?;
        plain.decide(decision);
    }
}

/// From set-up and from rich states, in several ways of playing, with every option.
#[test]
fn whole_games_agree() {
    let games = replays(GAMES);
    let setups = Mexica::setups();
    for number in 0..games {
        let mut setup = setups[number % setups.len()].clone();
        setup.seed = Seed(0x91a1).of_game(number as u64);
        // Each set-up is played in all ways in the end, and the set-ups begin with different ones.
        let (rich, policy) = WAYS[(number / setups.len() + number) % WAYS.len()];
        let mut words = String::new();
        if let Err(difference) = replay(&setup, rich, policy, &mut words) {
            let options: Vec<String> =
                setup.changed().map(|(spec, value)| format!("{}={value}", spec.id)).collect();
            panic!(
                "{difference}\n[game {number}, {} seats, seed {}, rich {rich}, {policy:?} play, \
                 options {}]\n{words}",
                setup.seats(),
                setup.seed,
                options.join(" "),
            );
        }
    }
}
