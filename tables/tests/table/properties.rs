//! Whatever people do, and in whatever order, a table is its log and keeps its promises.

use crate::house::{House, user};
use patolli_game::{Game, Seat, Step};
use patolli_mexica::Mexica;
use patolli_tables::{
    Absent, Actor, Asked, Awaited, BotId, Clock, Command, Entry, Pace, Phase, Place, Table, Terms,
    Time, UserId,
};
use patolli_tzolkin::Tzolkin;
use patolli_yaxha::Yaxha;
use proptest::prelude::*;
use proptest::sample::Index;

/// Something that somebody tries.
#[derive(Clone, Debug)]
struct Attempt {
    who: u64,
    seat: usize,
    kind: u8,
    which: Index,
    /// How many entries ago they last looked.
    behind: u64,
    millis: u64,
}

fn attempt() -> impl Strategy<Value = Attempt> {
    let kinds = prop_oneof![
        24 => Just(0), 3 => Just(1), 1 => Just(2), 2 => Just(3), 1 => Just(4), 1 => Just(5),
        1 => Just(6), 1 => Just(7), 2 => Just(8), 3 => Just(9), 4 => Just(10), 1 => Just(11),
        1 => Just(12), 1 => Just(13),
    ];
    let behind = prop_oneof![6 => Just(0), 1 => 1..4_u64];
    let parts = (0..4_u64, 1..=4_usize, kinds, any::<Index>(), behind, 0..40_000_u64);
    parts.prop_map(|(who, seat, kind, which, behind, millis)| Attempt {
        who,
        seat,
        kind,
        which,
        behind,
        millis,
    })
}

fn terms(game: &'static str) -> impl Strategy<Value = Terms> {
    let pace = prop_oneof![
        Just(None),
        (10..60_u32, 0..60_u32).prop_map(|(turn, bank)| Some(Pace { turn, bank })),
    ];
    let absent = prop_oneof![
        Just(Absent::Ends),
        Just(Absent::Bot(BotId("level:1".to_owned()))),
        Just(Absent::Bot(BotId("level:2".to_owned()))),
    ];
    let parts = (2..=3_usize, pace, absent, any::<bool>(), any::<bool>());
    parts.prop_map(move |(seats, pace, absent, by_chance, bots)| Terms {
        pace,
        absent,
        by_chance,
        bots,
        ..Terms::usual(game, seats)
    })
}

/// All that a table is, in a form that can be compared.
#[derive(PartialEq, Debug)]
struct Whole<G: Game> {
    number: u64,
    phase: Phase,
    places: Vec<Place>,
    clocks: Vec<Clock>,
    asked: Option<Asked>,
    talk: usize,
    game: Option<(G, Vec<Step<G::Decision>>)>,
}

fn whole<G: Game>(table: &Table<G>) -> Whole<G> {
    Whole {
        number: table.number(),
        phase: table.phase(),
        places: table.places().to_vec(),
        clocks: Seat::first(table.places().len()).map(|seat| table.clock(seat)).collect(),
        asked: table.asked(),
        talk: table.talk().count(),
        game: table.play().map(|play| (play.game().clone(), play.steps().to_vec())),
    }
}

fn keeps_its_promises<G: Game>(house: &House<G>) {
    let House { table, log, now } = house;
    assert_eq!(table.number(), log.len() as u64);
    let playing = table.phase() == Phase::Playing;
    assert_eq!(playing || table.is_over() && table.play().is_some(), table.play().is_some());
    assert!(!playing || !table.people().is_empty(), "bots never play among themselves");
    assert!(!playing || !table.deciding().is_empty(), "somebody decides in a game that goes on");
    let gathering = table.phase() == Phase::Gathering;
    assert!(!gathering || !table.free_seats().is_empty() || table.people().is_empty());
    assert_eq!(gathering, table.phase() == Phase::Gathering && table.play().is_none());
    for seat in Seat::first(table.places().len()) {
        let clock = table.clock(seat);
        let thinks = table.asked().is_none() && (table.deciding() & table.people()).contains(seat);
        assert_eq!(clock.since.is_some(), thinks && table.terms().pace.is_some(), "{seat}");
        assert!(clock.since.is_none_or(|since| since <= Time(*now)));
    }
    if let Some(asked) = table.asked() {
        assert!(playing && table.people().contains(asked.seat));
        assert!(asked.to < table.play().unwrap().steps().len());
        assert_eq!(table.bots_deciding().count(), 0);
    }
}

fn try_it<G: Game>(house: &mut House<G>, attempt: &Attempt) {
    let Attempt { who, seat, kind, which, behind, millis } = attempt;
    let actor = if *who == 0 { Actor::House } else { user(*who) };
    let seat = Seat::new(seat - 1).unwrap();
    let known = house.table.number().saturating_sub(*behind);
    let bot = BotId(if *behind == 0 { "level:1" } else { "level:3" }.to_owned());
    let command = match kind {
        0 => {
            let list = house.listed(seat);
            let decision = if list.is_empty() { "nothing" } else { which.get(&list) };
            let again = usize::from(*millis % 3 == 0);
            Command::Decide { seat, known, decisions: vec![decision.to_owned(); 1 + again] }
        }
        1 => Command::Undo { seat, known },
        2 => Command::AskBack { seat },
        3 => Command::AnswerBack { seat, grant: true },
        4 => Command::AnswerBack { seat, grant: *behind > 0 },
        5 => Command::Leave { seat },
        6 => Command::Engage { seat, bot },
        7 => Command::Say { text: "x".repeat((*millis % 700) as usize) },
        8 => Command::Return { seat },
        9 => Command::Sit { seat, name: format!("Player {who} at {seat}") },
        10 => return house.wait(*millis),
        11 => Command::Stand { seat },
        12 => Command::Dismiss { seat },
        // Not as often as the others: it is over then.
        _ if which.index(8) == 0 => Command::Close,
        _ => Command::Free { seat },
    };
    let before = whole(&house.table);
    if house.act(actor, &command).is_err() {
        assert_eq!(whole(&house.table), before, "a refusal leaves no trace");
    }
}

/// What each seat has in its bank.
fn banks<G: Game>(table: &Table<G>) -> Vec<u64> {
    Seat::first(table.places().len()).map(|seat| table.clock(seat).bank).collect()
}

/// Begins at a table where everybody sits, or at an empty one, some seats of which may be kept.
fn holds<G: Game>(terms: Terms, empty: bool, attempts: &[Attempt]) {
    let mut house = House::<G>::open(terms.clone());
    if empty {
        let awaited = |number| Awaited { user: UserId(number), name: format!("Player {number}") };
        let kept_for = vec![None, attempts.first().map(|attempt| awaited(attempt.who + 1))];
        let opened = Table::open_for(terms, UserId(1), kept_for, house.given()).unwrap();
        (house.table, house.log) = (opened.0, vec![opened.1]);
    } else {
        for at in 1..=house.table.terms().seats {
            house.sit(at as u64, at).unwrap();
        }
    }
    for (number, attempt) in attempts.iter().enumerate() {
        let before = banks(&house.table);
        try_it(&mut house, attempt);
        keeps_its_promises(&house);
        let grew = |(after, before): (u64, &u64)| after > *before;
        assert!(!banks(&house.table).into_iter().zip(&before).any(grew), "nobody gains time");
        // The house may be closed at any moment.
        if number % 50 == 49 {
            let text = serde_json::to_string(&house.log).unwrap();
            let log: Vec<Entry> = serde_json::from_str(&text).unwrap();
            assert_eq!(log, house.log);
            let mut again = Table::<G>::replay(&log).unwrap();
            assert_eq!(whole(&again), whole(&house.table));
            let closed = Time(house.now);
            house.now += 500_000;
            let deeds = again.rest(closed, house.given()).unwrap();
            let least = if again.asked().is_some() { 10_000 } else { 60_000 };
            assert!(again.due().is_none_or(|due| due >= Time(house.now + least)));
            house.note(deeds);
            house.table = again;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn of_yaxha(
        terms in terms("yaxha"),
        empty in any::<bool>(),
        attempts in prop::collection::vec(attempt(), 1..600),
    ) {
        holds::<Yaxha>(terms, empty, &attempts);
    }

    #[test]
    fn of_tzolkin(
        terms in terms("tzolkin"),
        empty in any::<bool>(),
        attempts in prop::collection::vec(attempt(), 1..600),
    ) {
        holds::<Tzolkin>(terms, empty, &attempts);
    }

    #[test]
    fn of_mexica(
        terms in terms("mexica"),
        empty in any::<bool>(),
        attempts in prop::collection::vec(attempt(), 1..600),
    ) {
        holds::<Mexica>(terms, empty, &attempts);
    }
}
