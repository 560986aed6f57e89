//! How a table goes on, whoever sits at it.

use patolli_game::{Chance, Game, Refusal, Seat, Seed, Setup, Viewer};
use patolli_yaxha::{Card, Yaxha};

use patolli_bots::Level;

use super::{Banner, Chair, Saved, Sitter, Table};

const PERSON: Sitter = Sitter::Person;
const BOT: Sitter = Sitter::Bot(Level::Novice);

fn table(sitters: &[Sitter]) -> Table<Yaxha> {
    let setup = Setup::new(Yaxha::META, sitters.len(), Seed(5)).unwrap();
    let chairs = sitters.iter().zip(Banner::ALL).enumerate().map(|(at, (&sitter, &banner))| {
        Chair { name: format!("player {}", at + 1), sitter, banner }
    });
    Table::new(setup, chairs.collect()).unwrap()
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// The person in front of the screen presses something, and has not said that they are done.
fn want<G: Game>(table: &mut Table<G>, decision: G::Decision) -> Result<(), Refusal> {
    table.press(&[decision], |_, _| false)
}

/// The person in front of the screen does the first thing they may, and confirms.
fn act(table: &mut Table<Yaxha>) {
    let decision = table.scene().decisions[0];
    want(table, decision).unwrap();
    table.confirm().unwrap();
}

/// A bot does the first thing it may.
fn let_bot_act(table: &mut Table<Yaxha>) {
    let (bot, _) = table.bots_deciding()[0];
    let mut list = Vec::new();
    table.game().decisions(bot, &mut list);
    table.decide(bot, list[0]).unwrap();
}

#[test]
fn what_ends_ones_part_waits_to_be_confirmed() {
    let mut table = table(&[PERSON, BOT]);
    let card = table.scene().decisions[1];
    want(&mut table, card).unwrap();
    assert_eq!((table.draft(), table.play().steps().len()), (Some(card), 0));
    table.undo();
    assert_eq!(table.draft(), None);
    want(&mut table, card).unwrap();
    want(&mut table, card).unwrap();
    assert_eq!((table.draft(), table.play().steps().len()), (None, 1), "wanted twice is confirmed");
}

#[test]
fn what_happened_is_heard_once_and_secrets_are_not() {
    let mut table = table(&[PERSON, BOT]);
    assert!(table.happened_since(0).is_empty(), "nobody has decided anything");
    let_bot_act(&mut table);
    let heard = table.happened_since(0);
    assert!(
        matches!(heard[..], [patolli_yaxha::Event::CardChosen { tile: None, .. }]),
        "{heard:?}"
    );
    act(&mut table);
    assert!(table.happened_since(1).len() > 2, "all that the last card led to");
    assert!(table.happened_since(2).is_empty());
}

#[test]
fn nobody_need_confirm_who_does_not_like_to() {
    let mut table = table(&[PERSON, BOT]);
    table.set_confirms(false);
    let card = table.scene().decisions[1];
    want(&mut table, card).unwrap();
    assert_eq!(table.play().steps().len(), 1);
}

#[test]
fn a_bot_never_closes_a_step_over_what_is_not_confirmed() {
    let mut table = table(&[PERSON, BOT]);
    let first = table.scene().decisions[0];
    want(&mut table, first).unwrap();
    let_bot_act(&mut table);
    assert_eq!(table.acting(), Some(seat(0)), "it waits for the person");
    assert!(table.can_undo());
}

#[test]
fn a_person_alone_sees_no_curtain() {
    let mut table = table(&[BOT, PERSON]);
    for _ in 0..12 {
        assert!(!table.is_curtained());
        assert_eq!(table.holder(), Some(seat(1)));
        while table.acting().is_none() {
            let_bot_act(&mut table);
        }
        act(&mut table);
    }
}

#[test]
fn every_secret_card_is_behind_a_curtain_and_building_is_not() {
    let mut table = table(&[PERSON, PERSON]);
    for _round in 0..3 {
        for person in 0..2 {
            assert!(table.is_curtained());
            assert_eq!((table.viewer(), table.acting()), (Viewer::Spectator, None));
            table.lift_curtain();
            assert_eq!(table.acting(), table.holder(), "player {person} has the screen");
            act(&mut table);
        }
        let round = table.game().round();
        while table.game().round() == round {
            assert!(!table.is_curtained());
            act(&mut table);
        }
    }
}

#[test]
fn who_has_the_screen_sees_nobody_elses_card() {
    let mut table = table(&[PERSON, PERSON, PERSON]);
    table.lift_curtain();
    let first = table.holder();
    act(&mut table);
    table.lift_curtain();
    assert_ne!(table.holder(), first);
    let cards = table.scene().view.cards;
    assert_eq!(cards[first.unwrap().index()], Some(Card::Hidden));
}

#[test]
fn a_reload_while_bots_think_shows_nobodys_card() {
    let mut table = table(&[PERSON, PERSON, BOT]);
    for _ in 0..2 {
        table.lift_curtain();
        act(&mut table);
    }
    let again: Table<Yaxha> = Saved::new(&table, 0).open().unwrap();
    assert_eq!(again.viewer(), Viewer::Spectator);
    assert_eq!(again.scene().view.cards[0], Some(Card::Hidden));
}

#[test]
fn undo_leads_back_to_the_reveal_and_leaves_bots_alone() {
    let mut table = table(&[PERSON, BOT]);
    act(&mut table);
    let_bot_act(&mut table);
    assert!(!table.can_undo(), "the cards are up");
    act(&mut table);
    let_bot_act(&mut table);
    act(&mut table);
    table.undo();
    table.undo();
    assert!(!table.can_undo());
    let steps: Vec<usize> = table.play().steps().iter().map(|step| step.seat.index()).collect();
    assert_eq!(steps, [0, 1, 1]);
}

#[test]
fn a_round_is_taken_back_and_then_the_one_before() {
    let mut table = table(&[PERSON, BOT]);
    let mut starts = vec![0];
    while table.game().round() < 4 {
        let round = table.game().round();
        if table.bots_deciding().is_empty() {
            act(&mut table);
        } else {
            let_bot_act(&mut table);
        }
        if table.game().round() > round {
            starts.push(table.play().steps().len());
        }
    }
    for start in starts.into_iter().rev().skip(1) {
        table.take_back_round();
        assert_eq!(table.play().steps().len(), start);
    }
    assert!(!table.can_take_back_round());
}

#[test]
fn a_kept_table_opens_as_it_was() {
    let mut table = table(&[PERSON, BOT, PERSON]);
    let mut chance = Chance::of_player(Seed(3), 0);
    let mut list = Vec::new();
    while let Some(seat) = table.game().deciding().lowest() {
        table.game().decisions(seat, &mut list);
        table.decide(seat, *chance.pick(&list).unwrap()).unwrap();
        let kept = Saved::read(&Saved::new(&table, 1).write()).unwrap();
        let again: Table<Yaxha> = kept.open().unwrap();
        assert_eq!(again.game(), table.game());
        assert_eq!(again.chairs(), table.chairs());
    }
    assert_eq!(table.viewer(), Viewer::Omniscient, "nothing is hidden once it is over");
}

#[test]
fn what_the_browser_kept_badly_is_told() {
    let good = Saved::new(&table(&[PERSON, BOT]), 0);
    for text in ["", "null", "{}", r#"{"form":1}"#] {
        assert!(Saved::read(text).is_err(), "{text}");
    }
    let newer = Saved { form: 2, ..good.clone() };
    assert!(Saved::read(&newer.write()).is_err());
    let cut = Saved { record: good.record.replace("end", ""), ..good.clone() };
    assert!(cut.open::<Yaxha>().is_err());
    let crowded = Saved { chairs: [good.chairs.clone(), good.chairs.clone()].concat(), ..good };
    assert!(crowded.open::<Yaxha>().is_err());
}

/// Saying that one is done also confirms what waited: nothing that was put down is lost.
#[test]
fn being_done_confirms_what_waited() {
    use patolli_tzolkin::{Decision, Tzolkin};
    let setup = Setup::new(Tzolkin::META, 2, Seed(5)).unwrap();
    let chairs = [seat(0), seat(1)].map(|seat| Chair { sitter: PERSON, ..Chair::usual(seat, "") });
    let mut table: Table<Tzolkin> = Table::new(setup, chairs.to_vec()).unwrap();
    while matches!(table.scene().decisions.first(), Some(Decision::Keep(_)) | None) {
        table.lift_curtain();
        let Some(&first) = table.scene().decisions.first() else { break };
        want(&mut table, first).unwrap();
        table.confirm().unwrap();
    }
    table.lift_curtain();
    let player = table.acting().unwrap();
    let on = |table: &Table<Tzolkin>| table.scene().view.players[player.index()].on.len();
    // One worker after the other, until the last one waits to be confirmed.
    while table.draft().is_none() {
        let placing = |d: &&Decision| matches!(d, Decision::Place(_) | Decision::PlaceFirst);
        let place = *table.scene().decisions.iter().find(placing).unwrap();
        want(&mut table, place).unwrap();
    }
    let before = on(&table);
    table.press(&[Decision::Done], |_, _| true).unwrap();
    assert_eq!((on(&table), table.draft()), (before + 1, None));
    assert_ne!(table.acting(), Some(player), "the turn is over");
}

#[test]
fn one_is_told_what_happened_since_one_last_decided() {
    let mut table = table(&[PERSON, BOT]);
    act(&mut table);
    let own = table.scene().since.len();
    let_bot_act(&mut table);
    let since = table.scene().since;
    assert!(since.len() > own, "{since:?}");
    // The player's next decision starts a new list.
    act(&mut table);
    assert!(table.scene().since.iter().all(|event| !since.contains(event)));
}

/// A table of three people at Mexica, whose Pillis have begun.
fn at_mexica() -> Table<patolli_mexica::Mexica> {
    use patolli_mexica::Mexica;
    let setup = Setup::new(Mexica::META, 3, Seed(5)).unwrap();
    let chairs = Seat::first(3).map(|seat| Chair { sitter: PERSON, ..Chair::usual(seat, "") });
    let mut table: Table<Mexica> = Table::new(setup, chairs.collect()).unwrap();
    table.set_confirms(false);
    for start in ["h6", "g7", "i7"] {
        want(&mut table, start.parse().unwrap()).unwrap();
    }
    table
}

fn press(table: &mut Table<patolli_mexica::Mexica>, words: &[&str]) -> usize {
    let decisions: Vec<_> = words.iter().map(|word| word.parse().unwrap()).collect();
    table.press(&decisions, |_, _| false).unwrap();
    table.play().steps().len()
}

#[test]
fn what_was_done_with_one_press_is_taken_back_with_one() {
    let mut table = at_mexica();
    assert_eq!(press(&mut table, &["walk", "h5"]), 5);
    assert_eq!(press(&mut table, &["walk"]), 6);
    assert_eq!(press(&mut table, &["h4"]), 7);
    assert_eq!(press(&mut table, &["walk", "h3"]), 9);
    let mut left = Vec::new();
    for _ in 0..4 {
        table.undo();
        left.push(table.play().steps().len());
    }
    assert_eq!(left, [7, 6, 5, 3]);
}

#[test]
fn a_press_that_waits_to_be_confirmed_is_taken_back_whole() {
    let mut table = at_mexica();
    table.set_confirms(true);
    assert_eq!(press(&mut table, &["walk", "h1"]), 5);
    // The sixth point is the last, and ends the turn.
    assert_eq!(press(&mut table, &["walk", "i1"]), 6);
    assert_eq!(table.draft(), "i1".parse().ok());
    table.undo();
    assert_eq!((table.draft(), table.play().steps().len()), (None, 5));
}

/// Declining something is a choice of its own: it does not carry out what was considered before.
#[test]
fn doing_without_takes_nothing_along() {
    use patolli_game::{Play, Position};
    use patolli_tzolkin::Tzolkin;
    let position = r#"{
        "game": "tzolkin", "seats": 2, "seed": "5eed", "stage": "turns", "round": 6, "tooth": 5,
        "players": [{ "corn": 4, "on": ["palenque1"] }, { "corn": 5 }]
    }"#;
    let play = Play::from_position(Position::<Tzolkin>::read(position).unwrap());
    let chairs = [seat(0), seat(1)].map(|seat| Chair { sitter: PERSON, ..Chair::usual(seat, "") });
    let mut table = Table::of(play, chairs.to_vec());
    let ends = crate::boards::of::<Tzolkin>().ends;
    let mut press = |word: &str| {
        table.press(&[word.parse().unwrap()], ends).unwrap();
        (table.draft().map(|draft| draft.to_string()), table.game().clone())
    };
    press("pick=palenque1");
    let (draft, before) = press("act=palenque1");
    assert_eq!(draft.as_deref(), Some("act=palenque1"));
    let (draft, after) = press("done");
    assert_eq!(draft.as_deref(), Some("done"), "it waits in its place");
    assert_eq!(after, before, "and nothing is done");
}

#[test]
fn a_table_that_was_kept_without_points_is_still_read() {
    let saved = Saved::new(&table(&[PERSON, BOT]), 7);
    assert_eq!(saved.points, ["0", "0"]);
    let mut old: serde_json::Value = serde_json::from_str(&saved.write()).unwrap();
    let fields = old.as_object_mut().unwrap();
    assert!(fields.remove("points").is_some() && fields.remove("leaders").is_some());
    let read = Saved::read(&old.to_string()).unwrap();
    assert_eq!((read.points.len(), read.chairs), (0, saved.chairs));
}

#[test]
fn who_played_here_without_a_name_is_you_in_a_replay() {
    let names = |players: [&str; 3]| {
        let chairs = super::chairs_of(&players.map(str::to_owned));
        let names = super::names_of(&chairs, "You");
        Seat::first(3).map(|seat| names.of(seat).map(str::to_owned)).collect::<Vec<_>>()
    };
    let own = names(["", "Ixchel (level:2)", "Ana"]);
    assert_eq!(own, [Some("You".into()), Some("Ixchel".into()), Some("Ana".into())]);
    assert_eq!(names(["", "", "Ana"])[..2], [None, None], "nobody knows which of them it was");
}
