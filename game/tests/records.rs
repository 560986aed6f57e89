//! Records: what is written can be read, and what is wrong is named with its line.

use patolli_game::sample::Sample;
use patolli_game::{
    Game, Play, Record, RecordError, RecordProblem as Problem, Remark, Seat, Seed, Setup, Silent,
};
use proptest::prelude::*;

fn played(decisions: usize) -> Play<Sample> {
    let setup = Setup::new(Sample::META, 2, Seed(5)).unwrap();
    let mut play = Play::<Sample>::new(setup).unwrap();
    let mut list = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = play.game().deciding().lowest() else { break };
        play.game().decisions(seat, &mut list);
        play.decide(seat, list[0], &mut Silent).unwrap();
    }
    play
}

fn text(decisions: usize) -> String {
    Record::new(&played(decisions), &["Itzel".to_owned(), "Ix Chel".to_owned()]).to_string()
}

fn fails(text: &str) -> RecordError {
    match text.parse::<Record>() {
        Err(error) => error,
        Ok(record) => record.replay::<Sample>().map(drop).unwrap_err(),
    }
}

#[test]
fn a_record_looks_like_this() {
    // The checks depend on the set-up alone, so the whole file can be written down here.
    let expected = "\
patolli record 1
game: sample
rules: 2
seats: 2
seed: 5
player 1: Itzel
player 2: Ix Chel

#CHECK
1> bid=1
2> bid=1
1> keep
#CHECK
1> bid=1
#CHECK
end
";
    let text = text(4);
    let lines: Vec<&str> =
        text.lines().map(|line| if line.starts_with('#') { "#CHECK" } else { line }).collect();
    assert_eq!(lines.join("\n") + "\n", expected);
}

#[test]
fn a_record_replays_to_the_same_game() {
    for decisions in [0, 1, 5, 99] {
        let play = played(decisions);
        let replay = text(decisions).parse::<Record>().unwrap().replay::<Sample>().unwrap();
        assert_eq!(replay.play.game(), play.game());
        assert_eq!(replay.play.steps(), play.steps());
        assert_eq!(replay.players, ["Itzel", "Ix Chel"]);
    }
}

#[test]
fn remarks_are_kept_where_they_stand() {
    let mut play = played(2);
    let seat = Seat::new(1).unwrap();
    play.remark(Remark::Comment("a bold start".to_owned()));
    play.remark(Remark::Clock(seat, 61_005));
    play.remark(Remark::TakenOver(seat, "random".to_owned()));
    let text = Record::new(&play, &[]).to_string();
    assert!(text.contains("{a bold start} [2 clock 61.005] [2 taken over by random]"), "{text}");
    let again = text.parse::<Record>().unwrap().replay::<Sample>().unwrap();
    assert_eq!(again.play.remarks(), play.remarks());
    assert_eq!(Record::new(&again.play, &[]).to_string(), text);
}

#[test]
fn a_remark_may_stand_before_the_first_decision() {
    for decisions in [0, 3] {
        let setup = Setup::new(Sample::META, 2, Seed(5)).unwrap();
        let mut play = Play::<Sample>::new(setup).unwrap();
        play.remark(Remark::TakenOver(Seat::FIRST, "random".to_owned()));
        for step in played(decisions).steps() {
            play.decide(step.seat, step.decision, &mut Silent).unwrap();
        }
        let text = Record::new(&play, &[]).to_string();
        let again = text.parse::<Record>().unwrap().replay::<Sample>().unwrap();
        assert_eq!(again.play.remarks(), play.remarks(), "{text}");
        assert_eq!(again.play.game(), play.game());
    }
}

#[test]
fn line_breaks_carry_no_meaning() {
    let text = text(99);
    let (header, body) = text.split_once("\n\n").unwrap();
    let one_line = format!("{header}\n\n{}", body.split_whitespace().collect::<Vec<_>>().join(" "));
    let one_word_a_line =
        format!("{header}\r\n\r\n{}", body.split_whitespace().collect::<Vec<_>>().join("\r\n"));
    for text in [one_line, one_word_a_line] {
        let replay = text.parse::<Record>().unwrap().replay::<Sample>().unwrap();
        assert_eq!(replay.play.game(), played(99).game());
    }
}

/// Replaces a part of a good record: the problem it must cause and the line it must name.
#[test]
fn every_mistake_is_named_with_its_line() {
    let good = text(99);
    let bad = |from: &str, to: &str| {
        assert!(good.contains(from), "{from:?} is not in\n{good}");
        fails(&good.replacen(from, to, 1))
    };
    let text = |text: &str| text.to_owned();
    let is = |error: RecordError, line: usize, problem: Problem| {
        assert_eq!(error, RecordError { line, problem });
    };
    is(bad("patolli record 1", "chess"), 1, Problem::FirstLine { expected: "patolli record 1" });
    is(bad("seats: 2", "seats two"), 4, Problem::HeaderLine { text: text("seats two") });
    is(bad("seed: 5", "sead: 5"), 5, Problem::UnknownKey { key: text("sead") });
    is(bad("seed: 5", "seats: 2"), 5, Problem::RepeatedKey { key: text("seats") });
    is(bad("rules: 2\n", ""), 8, Problem::MissingKey { key: "rules" });
    is(bad("seed: 5\n", ""), 4, Problem::MissingKey { key: "seed" });
    let value = |key: &str, value: &str| Problem::BadValue { key: text(key), value: text(value) };
    is(bad("seed: 5", "seed: xyz"), 5, value("seed", "xyz"));
    is(bad("seats: 2", "seats: 0"), 4, value("seats", "0"));
    is(bad("seed: 5", "option: double"), 5, value("option", "double"));
    is(bad("1> bid=1", "1> {bid=1"), 11, Problem::Unclosed { bracket: '{' });
    is(bad("1> bid=1", "[1 tea]\n1> bid=1"), 11, Problem::BadNote { text: text("[1 tea]") });
    is(bad("1> bid=1", "bid=1"), 11, Problem::NoSeat { text: text("bid=1") });
    is(bad("1> bid=1", "9> bid=1"), 11, Problem::NoSeat { text: text("9>") });
    is(bad("1> bid=1", "#12 1> bid=1"), 11, Problem::BadCheck { text: text("#12") });
    is(bad("\nend\n", "\n"), 22, Problem::CutOff);
    is(bad("end\n", "end\n\n1> bid=1\n"), 25, Problem::AfterEnd { text: text("1>") });
    let other = Problem::OtherGame { found: text("go"), expected: "sample" };
    is(bad("game: sample", "game: go"), 2, other);
    is(bad("rules: 2", "rules: 3"), 3, Problem::LaterRules { found: 3, known: 2 });
}

#[test]
fn decisions_that_are_not_legal_are_named_with_their_line() {
    let good = text(99);
    let error = fails(&good.replacen("1> keep", "2> keep", 1));
    assert!(matches!(error.problem, Problem::Refused { number: 3, .. }), "{error:?}");
    assert_eq!(error.line, 13);
    let error = fails(&good.replacen("1> keep", "1> kept", 1));
    assert!(matches!(error.problem, Problem::Notation(_)), "{error:?}");
    let error = fails(&good.replacen("2> bid=1\n1> keep", "2> bid=1\n1> give", 1));
    assert!(matches!(error.problem, Problem::CheckDiffers { .. }), "{error:?}");
    assert_eq!(error.line, 14);
}

#[test]
fn a_record_cut_short_or_with_another_result_is_refused() {
    let good = text(99);
    let result = good.lines().find(|line| line.starts_with("result:")).unwrap();
    let error = fails(&good.replacen(result, "result: 0 0", 1));
    assert!(matches!(error.problem, Problem::ResultDiffers { .. }), "{error:?}");
    let unfinished = text(4).replacen("seed: 5", &format!("seed: 5\n{result}"), 1);
    let error = fails(&unfinished);
    assert!(matches!(error.problem, Problem::NotOver { decisions: 4 }), "{error:?}");
}

#[test]
fn a_record_of_older_rules_is_accepted_only_if_it_goes_the_same() {
    let older = text(99).replacen("rules: 2", "rules: 1", 1);
    let replay = older.parse::<Record>().unwrap().replay::<Sample>().unwrap();
    assert_eq!(replay.older_rules, Some(1));
    let error = fails(&older.replacen("2> bid=1\n1> keep", "2> bid=1\n1> give", 1));
    let Problem::Older { found: 1, known: 2, problem } = error.problem else {
        panic!("{error:?}");
    };
    assert!(matches!(*problem, Problem::CheckDiffers { .. }));
    assert_eq!(error.line, 14);
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*") {
        let _ = text.parse::<Record>();
    }

    /// Damage a good record anywhere: it is read, or refused with a line that the file has.
    #[test]
    fn a_damaged_record_is_refused_with_a_line_of_the_file(
        at in 0usize..400, length in 0usize..40, put in "\\PC{0,12}",
    ) {
        let good = text(99);
        let mut from = at.min(good.len());
        let mut to = (at + length).min(good.len());
        while !good.is_char_boundary(from) { from -= 1; }
        while !good.is_char_boundary(to) { to += 1; }
        let damaged = format!("{}{put}{}", &good[..from], &good[to..]);
        let result = damaged.parse::<Record>().and_then(|record| record.replay::<Sample>());
        if let Err(error) = result {
            let lines = damaged.lines().count().max(1);
            prop_assert!((1..=lines).contains(&error.line), "{error} of {lines} lines");
        }
    }
}
