//! What people at a table can rely on.

use crate::house::{House, seat, user};
use patolli_game::{Barrier, Game, Seat, Silent};
use patolli_tables::{
    Absent, Actor, Awaited, BotId, Change, Command, Ending, Pace, Phase, Problem, Refused, Sitter,
    Table, Terms, Time, UserId, What,
};
use patolli_yaxha::Yaxha;

fn bot(level: u8) -> BotId {
    BotId(format!("level:{level}"))
}

fn yaxha() -> Terms {
    Terms::usual("yaxha", 2)
}

#[test]
fn a_game_begins_when_every_seat_is_taken() {
    let mut house = House::<Yaxha>::open(yaxha());
    house.sit(1, 2).unwrap();
    assert_eq!(house.table.phase(), Phase::Gathering);
    assert_eq!(house.sit(2, 2), Err(Refused::Taken { seat: seat(2) }));
    house.sit(2, 1).unwrap();
    assert_eq!(house.table.phase(), Phase::Playing);
    assert_eq!(house.table.deciding().len(), 2);
    assert_eq!(house.sit(3, 1), Err(Refused::Begun));
}

#[test]
fn the_game_begins_with_the_seed_that_the_house_hands_in() {
    let house = House::<Yaxha>::playing(yaxha());
    assert_eq!(house.table.play().unwrap().setup().seed, house.given().seed);
}

#[test]
fn several_people_may_sit_at_one_screen() {
    let mut house = House::<Yaxha>::open(yaxha());
    house.sit(1, 1).unwrap();
    let other = Command::Sit { seat: seat(2), name: "Player 1".to_owned() };
    assert!(matches!(house.act(user(1), &other), Err(Refused::SameName { .. })));
    house.act(user(1), &Command::Sit { seat: seat(2), name: "Bo".to_owned() }).unwrap();
    assert_eq!(house.table.seats_of(UserId(1)).len(), 2);
    for at in [1, 2] {
        house.decide(user(1), seat(at)).unwrap();
    }
}

#[test]
fn names_are_short_and_can_be_read() {
    let mut house = House::<Yaxha>::open(yaxha());
    for bad in ["", "  ", "\u{202e}\u{200b}", "\u{3164}\u{ad}", &"x".repeat(25)] {
        let sit = Command::Sit { seat: seat(1), name: bad.to_owned() };
        assert_eq!(house.act(user(1), &sit), Err(Refused::Name { most: 24 }), "{bad:?}");
    }
    let sit = Command::Sit { seat: seat(1), name: " Ana\u{202e} \n de  la ".to_owned() };
    house.act(user(1), &sit).unwrap();
    assert_eq!(house.table.places()[0].name, "Ana de la");
}

#[test]
fn only_who_looks_after_the_table_gives_its_seats_to_bots() {
    let mut house = House::<Yaxha>::open(yaxha());
    let engage = Command::Engage { seat: seat(2), bot: bot(1) };
    assert_eq!(house.act(user(2), &engage), Err(Refused::NotKeeper));
    house.act(user(1), &engage).unwrap();
    house.act(user(1), &Command::Dismiss { seat: seat(2) }).unwrap();
    house.act(user(1), &engage).unwrap();
    house.sit(1, 1).unwrap();
    assert_eq!(house.table.phase(), Phase::Playing);
    assert_eq!(house.table.bots_deciding().count(), 1);
    house.decide(Actor::House, seat(2)).unwrap();
    assert_eq!(house.table.bots_deciding().count(), 0);
}

#[test]
fn a_seat_is_kept_for_who_is_awaited_until_the_keeper_frees_it() {
    let awaited =
        |number, name: &str| Some(Awaited { user: UserId(number), name: name.to_owned() });
    let kept_for = vec![awaited(2, "Bo"), awaited(1, "Ana"), awaited(3, "Cy")];
    let given = patolli_tables::Given { at: Time(1_000), seed: patolli_game::Seed(5) };
    let terms = Terms::usual("yaxha", 3);
    let (table, opened) = Table::open_for(terms, UserId(1), kept_for, given).unwrap();
    let mut house = House::<Yaxha> { table, log: vec![opened], now: 1_000 };
    let refused = Err(Refused::Kept { seat: seat(1), name: "Bo".to_owned() });
    for stranger in [1, 4] {
        assert_eq!(house.sit(stranger, 1), refused);
    }
    house.sit(2, 1).unwrap();
    house.act(user(2), &Command::Stand { seat: seat(1) }).unwrap();
    assert_eq!(house.sit(4, 1), refused, "who gets up is still awaited");
    let free = |at| Command::Free { seat: seat(at) };
    assert_eq!(house.act(user(2), &free(3)), Err(Refused::NotKeeper));
    house.act(user(1), &free(3)).unwrap();
    assert_eq!(house.act(user(1), &free(3)), Err(Refused::NotKept { seat: seat(3) }));
    // Or a bot sits there.
    house.act(user(1), &Command::Engage { seat: seat(1), bot: bot(1) }).unwrap();
    house.sit(4, 3).unwrap();
    assert_eq!(Table::<Yaxha>::replay(&house.log).unwrap().places(), house.table.places());
    house.sit(1, 2).unwrap();
    assert_eq!(house.table.phase(), Phase::Playing);
    assert!(house.table.places().iter().all(|place| place.kept_for.is_none()));
}

#[test]
fn who_looks_after_a_table_closes_it_before_the_game_begins() {
    let mut house = House::<Yaxha>::open(yaxha());
    house.sit(2, 1).unwrap();
    assert_eq!(house.act(user(2), &Command::Close), Err(Refused::NotKeeper));
    house.act(user(1), &Command::Close).unwrap();
    assert_eq!(house.table.phase(), Phase::Ended(Ending::Closed));
    assert_eq!(house.sit(3, 2), Err(Refused::Over));
    assert_eq!(house.act(user(1), &Command::Close), Err(Refused::Over));
    let mut house = House::<Yaxha>::playing(yaxha());
    assert_eq!(house.act(user(1), &Command::Close), Err(Refused::Begun));
}

#[test]
fn a_table_at_which_nobody_gathers_any_more_ends() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let mut house = House::<Yaxha>::open(yaxha());
    house.wait(13 * DAY);
    house.sit(1, 1).unwrap();
    house.wait(14 * DAY - 1);
    assert_eq!(house.table.phase(), Phase::Gathering);
    assert_eq!(house.table.due(), Some(Time(house.now + 1)));
    house.wait(1);
    assert_eq!(house.table.phase(), Phase::Ended(Ending::Forgotten));
    // A game without a clock waits as long as it takes.
    let mut house = House::<Yaxha>::playing(yaxha());
    house.wait(400 * DAY);
    assert_eq!(house.table.phase(), Phase::Playing);
}

#[test]
fn a_table_may_agree_on_no_bots() {
    let mut house = House::<Yaxha>::open(Terms { bots: false, ..yaxha() });
    let engage = Command::Engage { seat: seat(2), bot: bot(1) };
    assert_eq!(house.act(user(1), &engage), Err(Refused::NoBots));
}

#[test]
fn nobody_decides_for_somebody_else() {
    let mut house = House::<Yaxha>::playing(yaxha());
    let refused = Err(Refused::NotYours { seat: seat(2) });
    assert_eq!(house.decide(user(1), seat(2)), refused);
    assert_eq!(house.decide(Actor::House, seat(2)), refused);
    let refused = Refused::NoSuchSeat { seat: seat(3), seats: 2 };
    assert_eq!(house.decide(user(1), seat(3)), Err(refused));
}

#[test]
fn of_two_who_decide_at_once_for_one_seat_the_first_is_heard() {
    let mut house = House::<Yaxha>::playing(yaxha());
    let known = house.table.number();
    let decision = house.listed(seat(1))[0].clone();
    let command = Command::Decide { seat: seat(1), known, decisions: vec![decision] };
    house.act(user(1), &command).unwrap();
    assert_eq!(house.act(user(1), &command), Err(Refused::Stale));
}

/// Ever the first thing that a seat may decide, up to the next barrier or as long as it decides.
fn in_a_row<G: Game>(house: &House<G>, seat: Seat) -> Vec<String> {
    let mut game = house.table.play().unwrap().game().clone();
    let (mut list, mut all) = (Vec::new(), Vec::new());
    loop {
        game.decisions(seat, &mut list);
        let Some(&first) = list.first() else { return all };
        all.push(first.to_string());
        if game.apply(seat, first, &mut Silent) == Barrier::Crossed {
            return all;
        }
    }
}

#[test]
fn several_decisions_come_to_what_they_come_to_one_by_one() {
    let mut together = House::<Yaxha>::playing(yaxha());
    let mut one_by_one = House::<Yaxha>::playing(yaxha());
    let mut longest = 0;
    while together.table.phase() == Phase::Playing {
        let seat = together.table.deciding().lowest().unwrap();
        let who = user(seat.number().into());
        let decisions = in_a_row(&together, seat);
        longest = longest.max(decisions.len());
        let before = together.table.play().unwrap().steps().len();
        let given = together.given();
        let known = together.table.number();
        let command = Command::Decide { seat, known, decisions: decisions.clone() };
        let deeds = together.table.act(who, &command, given).unwrap();
        let mut change = None;
        for decision in decisions {
            let known = one_by_one.table.number();
            let command = Command::Decide { seat, known, decisions: vec![decision] };
            let given = one_by_one.given();
            let mut deeds = one_by_one.table.act(who, &command, given).unwrap();
            let next = deeds.pop().unwrap().change.unwrap();
            change = Some(match change {
                None => next,
                Some(change) => Change::then(change, next),
            });
        }
        let changes = deeds.into_iter().filter_map(|deed| deed.change);
        let (change, told) = (change.unwrap(), changes.reduce(Change::then).unwrap());
        assert_eq!((told.kept, &told.deciders), (before, &change.deciders));
        assert_eq!((told.before, told.events), (change.before, change.events));
        let steps = together.table.play().unwrap().steps();
        let deciders: Vec<_> = steps[before..].iter().map(|step| step.seat).collect();
        assert_eq!(told.deciders, deciders);
        assert_eq!(together.table.number(), one_by_one.table.number());
        assert_eq!(together.table.play().unwrap().game(), one_by_one.table.play().unwrap().game());
    }
    assert!(longest > 2, "{longest}");
}

#[test]
fn what_changed_and_was_taken_back_changed_nothing() {
    let mut house = House::<Yaxha>::playing(yaxha());
    let act = |house: &mut House<Yaxha>, command: Command| {
        let given = house.given();
        house.table.act(user(1), &command, given).unwrap().pop().unwrap().change.unwrap()
    };
    let (at, known) = (seat(1), house.table.number());
    let start = house.table.play().unwrap().game().clone();
    let decisions = vec![house.listed(at)[0].clone()];
    let decided = act(&mut house, Command::Decide { seat: at, known, decisions });
    let known = house.table.number();
    let undone = act(&mut house, Command::Undo { seat: at, known });
    let both = decided.then(undone);
    assert_eq!((both.kept, both.before), (0, Some(start)));
    assert!(both.deciders.is_empty() && both.events.is_empty());
}

#[test]
fn of_several_decisions_all_are_done_or_none() {
    let mut house = House::<Yaxha>::playing(yaxha());
    let decide = |house: &mut House<Yaxha>, at: usize, decisions: &[&str]| {
        let (seat, known) = (seat(at), house.table.number());
        let decisions = decisions.iter().map(ToString::to_string).collect();
        house.act(user(seat.number().into()), &Command::Decide { seat, known, decisions })
    };
    assert_eq!(decide(&mut house, 1, &[]), Err(Refused::Undecided));
    let first = house.listed(seat(1))[0].clone();
    assert!(matches!(decide(&mut house, 1, &[&first, "fly"]), Err(Refused::Notation(_))));
    assert!(matches!(decide(&mut house, 1, &[&first, &first]), Err(Refused::Game(_))));
    assert_eq!(house.decisions(), 0);
    // Whoever chooses last turns the cards over.
    decide(&mut house, 1, &[&first]).unwrap();
    let last = house.listed(seat(2))[0].clone();
    let refused = Refused::NotLast { decision: last.clone() };
    assert_eq!(decide(&mut house, 2, &[&last, &last]), Err(refused));
    assert_eq!(house.decisions(), 1);
    decide(&mut house, 2, &[&last]).unwrap();
}

#[test]
fn what_others_decide_in_the_same_step_makes_nothing_stale() {
    let mut house = House::<Yaxha>::playing(yaxha());
    let known = house.table.number();
    house.decide(user(2), seat(2)).unwrap();
    let decision = house.listed(seat(1))[0].clone();
    house
        .act(user(1), &Command::Decide { seat: seat(1), known, decisions: vec![decision] })
        .unwrap();
}

#[test]
fn what_was_said_twice_is_done_once() {
    let mut house = House::<Yaxha>::playing(yaxha());
    house.decide(user(1), seat(1)).unwrap();
    let undo = Command::Undo { seat: seat(1), known: house.table.number() };
    house.act(user(1), &undo).unwrap();
    assert_eq!(house.decisions(), 0);
    assert_eq!(house.act(user(1), &undo), Err(Refused::Stale));
}

#[test]
fn undo_never_crosses_a_barrier() {
    let mut house = House::<Yaxha>::playing(yaxha());
    house.decide(user(1), seat(1)).unwrap();
    let undo = |house: &House<Yaxha>| Command::Undo { seat: seat(1), known: house.table.number() };
    let command = undo(&house);
    house.act(user(1), &command).unwrap();
    house.decide(user(1), seat(1)).unwrap();
    house.decide(user(2), seat(2)).unwrap();
    let steps = house.table.play().unwrap().steps();
    assert_eq!(steps.last().unwrap().barrier, Barrier::Crossed);
    let command = undo(&house);
    assert_eq!(house.act(user(1), &command), Err(Refused::CannotUndo));
}

/// A game for three in which each has chosen a card, and seat 1 wants to go back.
fn asking() -> House<Yaxha> {
    let mut house = House::<Yaxha>::playing(Terms::usual("yaxha", 3));
    for at in 1..=3 {
        house.decide(user(at as u64), seat(at)).unwrap();
    }
    house.act(user(1), &Command::AskBack { seat: seat(1) }).unwrap();
    house
}

fn answer(at: usize, grant: bool) -> Command {
    Command::AnswerBack { seat: seat(at), grant }
}

#[test]
fn going_back_takes_everybody_else() {
    let mut house = asking();
    let before = house.decisions();
    assert_eq!(house.act(user(1), &answer(1, true)), Err(Refused::OthersAnswer));
    house.act(user(2), &answer(2, true)).unwrap();
    assert_eq!(house.decisions(), before);
    house.act(user(3), &answer(3, true)).unwrap();
    assert!(house.decisions() < before);
    assert_eq!(house.table.asked(), None);
}

#[test]
fn one_asks_for_what_one_cannot_undo() {
    let mut house = House::<Yaxha>::playing(yaxha());
    house.decide(user(1), seat(1)).unwrap();
    house.decide(user(2), seat(2)).unwrap();
    // Everybody has a tile, and builds: the first cube can be undone, the tile cannot.
    let own = house.table.deciding().lowest().unwrap();
    let who = user(u64::from(own.number()));
    house.decide(who, own).unwrap();
    assert_eq!(house.table.play().unwrap().since_barrier(), 1);
    house.act(who, &Command::AskBack { seat: own }).unwrap();
    let other = 3 - usize::from(own.number());
    house.act(user(other as u64), &answer(other, true)).unwrap();
    assert!(house.decisions() < 2, "{}", house.decisions());
}

#[test]
fn nobody_decides_before_the_wish_is_answered() {
    let mut house = asking();
    let at = house.table.deciding().lowest().unwrap();
    let who = user(u64::from(at.number()));
    assert_eq!(house.decide(who, at), Err(Refused::AskedFirst));
    house.act(user(2), &answer(2, false)).unwrap();
    house.decide(who, at).unwrap();
}

#[test]
fn who_was_declined_asks_again_only_after_deciding() {
    let mut house = asking();
    house.act(user(3), &answer(3, false)).unwrap();
    let ask = Command::AskBack { seat: seat(1) };
    assert_eq!(house.act(user(1), &ask), Err(Refused::DeclinedBefore));
    loop {
        let at = house.table.deciding().lowest().unwrap();
        house.decide(user(u64::from(at.number())), at).unwrap();
        if at == seat(1) {
            break;
        }
        assert_eq!(house.act(user(1), &ask), Err(Refused::DeclinedBefore));
    }
    house.act(user(1), &ask).unwrap();
}

#[test]
fn nobodys_time_goes_by_while_a_wish_is_answered() {
    let pace = Some(Pace { turn: 60, bank: 0 });
    let mut house = House::<Yaxha>::playing(Terms { pace, ..Terms::usual("yaxha", 3) });
    house.wait(40_000);
    for at in 1..=3 {
        house.decide(user(at as u64), seat(at)).unwrap();
    }
    house.act(user(1), &Command::AskBack { seat: seat(1) }).unwrap();
    // Who says nothing in the time of a turn does not agree, and then time goes by again.
    house.wait(59_999);
    assert!(house.table.asked().is_some());
    house.wait(1);
    assert_eq!(house.table.asked(), None);
    assert_eq!(house.table.due(), Some(Time(house.now + 60_000)));
    assert_eq!(house.table.phase(), Phase::Playing);
}

#[test]
fn beside_bots_one_goes_back_without_asking() {
    let mut house = House::<Yaxha>::open(yaxha());
    house.act(user(1), &Command::Engage { seat: seat(2), bot: bot(1) }).unwrap();
    house.sit(1, 1).unwrap();
    house.decide(user(1), seat(1)).unwrap();
    house.decide(Actor::House, seat(2)).unwrap();
    house.act(user(1), &Command::AskBack { seat: seat(1) }).unwrap();
    assert_eq!(house.decisions(), 0);
}

#[test]
fn a_wish_to_go_back_goes_with_who_had_it() {
    let mut house =
        House::<Yaxha>::playing(Terms { absent: Absent::Bot(bot(2)), ..Terms::usual("yaxha", 3) });
    house.decide(user(1), seat(1)).unwrap();
    house.act(user(1), &Command::AskBack { seat: seat(1) }).unwrap();
    house.act(user(1), &Command::Leave { seat: seat(1) }).unwrap();
    assert_eq!(house.table.asked(), None);
    assert_eq!(house.decisions(), 1);
}

fn timed(absent: Absent) -> Terms {
    Terms { pace: Some(Pace { turn: 60, bank: 30 }), absent, ..yaxha() }
}

#[test]
fn who_runs_out_of_time_is_replaced_and_may_come_back() {
    let mut house = House::<Yaxha>::playing(timed(Absent::Bot(bot(2))));
    assert_eq!(house.table.due(), Some(Time(91_000)));
    house.decide(user(1), seat(1)).unwrap();
    house.wait(89_999);
    assert_eq!(house.table.people().len(), 2);
    house.wait(1);
    let sitter = &house.table.places()[1].sitter;
    assert_eq!(*sitter, Sitter::Bot { bot: bot(2), instead: Some(UserId(2)) });
    assert_eq!(house.decide(user(2), seat(2)), Err(Refused::NotYours { seat: seat(2) }));
    let back = Command::Return { seat: seat(2) };
    assert_eq!(house.act(user(1), &back), Err(Refused::NotYours { seat: seat(2) }));
    // Not to begin the turn's time anew.
    assert_eq!(house.act(user(2), &back), Err(Refused::BotFirst));
    while house.table.deciding().contains(seat(2)) {
        house.decide(Actor::House, seat(2)).unwrap();
    }
    house.act(user(2), &back).unwrap();
    assert_eq!(house.table.clock(seat(2)).bank, 0);
    assert_eq!(house.table.people().len(), 2);
}

#[test]
fn or_the_table_ends() {
    let mut house = House::<Yaxha>::playing(timed(Absent::Ends));
    house.wait(90_000);
    assert_eq!(house.table.phase(), Phase::Ended(Ending::RanOut(seat(1))));
    assert!(house.table.deciding().is_empty());
    assert_eq!(house.table.due(), None);
    assert_eq!(house.decide(user(1), seat(1)), Err(Refused::Over));
}

#[test]
fn a_table_ends_with_its_last_person() {
    let mut house = House::<Yaxha>::playing(timed(Absent::Bot(bot(1))));
    house.act(user(2), &Command::Leave { seat: seat(2) }).unwrap();
    assert_eq!(house.table.phase(), Phase::Playing);
    house.act(user(1), &Command::Leave { seat: seat(1) }).unwrap();
    assert_eq!(house.table.phase(), Phase::Ended(Ending::Deserted));
}

#[test]
fn deciding_and_undoing_gives_nobody_more_time() {
    let mut house = House::<Yaxha>::playing(timed(Absent::Ends));
    for _ in 0..8 {
        house.wait(10_000);
        house.decide(user(1), seat(1)).unwrap();
        let known = house.table.number();
        house.act(user(1), &Command::Undo { seat: seat(1), known }).unwrap();
    }
    assert_eq!(house.table.due(), Some(Time(91_000)));
    house.wait(10_000);
    assert!(house.table.is_over());
}

#[test]
fn everybody_has_a_minute_after_the_house_was_closed() {
    let mut house = House::<Yaxha>::playing(timed(Absent::Ends));
    house.wait(80_000);
    let closed = Time(house.now);
    house.now += 3_600_000;
    let deeds = house.table.rest(closed, house.given()).unwrap();
    house.note(deeds);
    assert_eq!(house.table.due(), Some(Time(house.now + 60_000)));
}

#[test]
fn people_talk_and_others_do_not() {
    let mut house = House::<Yaxha>::playing(yaxha());
    let say = |text: &str| Command::Say { text: text.to_owned() };
    house.act(user(1), &say(" ¡Hola! \u{7}")).unwrap();
    assert_eq!(house.table.talk().next().unwrap().text, "¡Hola!");
    assert_eq!(house.act(user(3), &say("me too")), Err(Refused::NotSeated));
    assert_eq!(house.act(user(1), &say(&"x".repeat(501))), Err(Refused::Talk { most: 500 }));
}

#[test]
fn chance_may_decide_who_sits_where() {
    let terms = |by_chance| Terms { by_chance, ..Terms::usual("yaxha", 4) };
    let names = |house: &House<Yaxha>| -> Vec<String> {
        house.table.places().iter().map(|place| place.name.clone()).collect()
    };
    let (fixed, by_chance) = (House::playing(terms(false)), House::playing(terms(true)));
    let (fixed, mut shuffled) = (names(&fixed), names(&by_chance));
    assert_ne!(fixed, shuffled);
    shuffled.sort();
    assert_eq!(fixed, shuffled);
}

#[test]
fn terms_that_no_game_allows_are_refused() {
    let open = |terms: Terms| {
        let given = patolli_tables::Given { at: Time(0), seed: patolli_game::Seed(0) };
        Table::<Yaxha>::open(terms, UserId(1), given).map(|_| ())
    };
    assert_eq!(open(yaxha()), Ok(()));
    assert!(matches!(open(Terms::usual("yaxha", 9)), Err(Refused::Setup(_))));
    assert!(matches!(open(Terms::usual("mexica", 2)), Err(Refused::Setup(_))));
    let options = vec![("no_such".to_owned(), "1".to_owned())];
    assert!(matches!(open(Terms { options, ..yaxha() }), Err(Refused::Setup(_))));
    for (turn, bank) in [(9, 0), (14 * 86_400 + 1, 0), (60, 30 * 86_400 + 1)] {
        let pace = Some(Pace { turn, bank });
        assert_eq!(open(Terms { pace, ..yaxha() }), Err(Refused::Pace));
    }
}

#[test]
fn who_sits_where_is_known_without_the_game() {
    for by_chance in [false, true] {
        let mut house = House::<Yaxha>::playing(Terms { by_chance, ..Terms::usual("yaxha", 4) });
        let at = house.table.deciding().lowest().unwrap();
        let who = house.table.places()[at.index()].sitter.clone();
        let Sitter::Person(who) = who else { panic!("nobody sits there") };
        house.decide(Actor::User(who), at).unwrap();
        house.act(user(1), &Command::Say { text: "hello".to_owned() }).unwrap();
        let seated = Table::<Yaxha>::without_game(&house.log).unwrap();
        assert_eq!(seated.places(), house.table.places());
        assert_eq!(seated.number(), house.table.number());
        assert_eq!(seated.talk().count(), 1);
        assert!(seated.play().is_none());
    }
}

#[test]
fn a_log_that_the_rules_of_today_do_not_allow_says_where() {
    let mut house = House::<Yaxha>::playing(yaxha());
    while !house.table.is_over() {
        let at = house.table.deciding().lowest().unwrap();
        house.decide(user(u64::from(at.number())), at).unwrap();
    }
    assert!(Table::<Yaxha>::replay(&house.log).is_ok());
    let checked =
        |entry: &patolli_tables::Entry| matches!(entry.what, What::Decided { check: Some(_), .. });
    assert_eq!(house.log.iter().filter(|entry| checked(entry)).count(), 10);

    let mut wrong = house.log.clone();
    let at = wrong.iter().position(checked).unwrap();
    if let What::Decided { check, .. } = &mut wrong[at].what {
        *check = Some(1);
    }
    let error = Table::<Yaxha>::replay(&wrong).unwrap_err();
    assert_eq!((error.entry, error.why), (at as u64 + 1, Problem::CheckDiffers));

    let mut illegal = house.log.clone();
    if let What::Decided { decision, .. } = &mut illegal[at].what {
        "card=z".clone_into(decision);
    }
    let error = Table::<Yaxha>::replay(&illegal).unwrap_err();
    assert_eq!(error.entry, at as u64 + 1);

    let mut later = house.log.clone();
    if let What::Opened { rules, .. } = &mut later[0].what {
        *rules += 1;
    }
    let error = Table::<Yaxha>::replay(&later).unwrap_err();
    assert_eq!((error.entry, error.why), (1, Problem::LaterRules));
    assert_eq!(Table::<Yaxha>::replay(&[]).unwrap_err().why, Problem::NotOpened);
}
