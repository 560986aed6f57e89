//! Bots as processes: ours, those of the examples, and those that misbehave.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn patolli() -> PathBuf {
    assert_cmd::cargo::cargo_bin!("patolli").to_path_buf()
}

/// An example program, which cargo builds beside the tests.
fn example(name: &str) -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    let built = tests.parent().and_then(Path::parent).unwrap().join("examples").join(name);
    let built = built.with_extension(std::env::consts::EXE_EXTENSION);
    assert!(built.exists(), "{} is not built: run the tests of the whole package", built.display());
    built
}

fn script(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples").join(name)
}

/// Is there a Python to run the examples in it? Where there is none, they are not tried.
fn python() -> Option<&'static str> {
    let found = Command::new("python3").arg("--version").output().is_ok();
    if !found {
        eprintln!("python3 is not here: the examples in Python are not tried");
    }
    found.then_some("python3")
}

/// Enough time for any bot that behaves, however busy the machine.
const PLENTY: &str = "20000";

/// Plays a match of two, the first seat by this bot, and returns the summary.
fn play(bot: &str, games: &str, budget: &str) -> Value {
    let output = Command::new(patolli())
        .args(["sim", "yaxha", "--seats", "2", "--games", games, "--jobs", "1", "--json"])
        .args(["--budget", budget, "--bot", bot, "--bot", "random"])
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_bot_of_the_house_plays_as_a_process() {
    let result = play(&format!("cmd:'{}' bot random", patolli().display()), "3", PLENTY);
    assert_eq!(result["games"], 3);
    assert_eq!(result["forfeits"], serde_json::json!([0, 0]));
}

#[test]
fn the_bot_in_python_plays_legal_games() {
    let Some(python) = python() else { return };
    let result = play(&format!("cmd:{python} '{}'", script("bot.py").display()), "3", PLENTY);
    assert_eq!(result["forfeits"], serde_json::json!([0, 0]), "{result}");
}

#[test]
fn the_bot_in_rust_plays_legal_games_and_scores_more() {
    let result = play(&format!("cmd:'{}'", example("greedy_bot").display()), "10", PLENTY);
    assert_eq!(result["forfeits"], serde_json::json!([0, 0]), "{result}");
    let mean = |seat: usize| result["mean_scores"][seat].as_f64().unwrap();
    assert!(mean(0) > mean(1) + 5.0, "{result}");
}

/// A bot that would think for days answers when it is called back, with what it thought of.
#[test]
fn a_bot_that_is_called_back_answers() {
    let referee = r#"{"do":"new","game":"mexica","seats":2,"seed":"1"}
{"do":"view","seat":1}
{"do":"decisions","seat":1}
"#;
    let answers = assert_cmd::Command::new(patolli()).arg("referee").write_stdin(referee).output();
    let answers = String::from_utf8(answers.unwrap().stdout).unwrap();
    let answers: Vec<Value> = answers.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    let listed = answers[2]["decisions"].as_array().unwrap();
    let decisions: Vec<&Value> = listed.iter().map(|it| &it["decision"]).collect();
    let decide = serde_json::json!({
        "type": "decide", "id": 7, "seat": 1, "view": answers[1]["view"],
        "decisions": decisions, "budget_ms": 3_600_000,
    });
    let new = r#"{"type":"new_game","game":"mexica","rules":1,"seats":2,"options":{},"seat":1,"seed":"1"}"#;
    let cancel = r#"{"type":"cancel","id":7}"#;
    let quit = r#"{"type":"quit"}"#;
    let lines = format!("{new}\n{decide}\n{cancel}\n{quit}\n");
    let output = assert_cmd::Command::new(patolli())
        .args(["bot", "search:4000000000"])
        .timeout(std::time::Duration::from_mins(1))
        .write_stdin(lines)
        .output()
        .unwrap();
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&answer["type"], &answer["id"]), (&"decision".into(), &7.into()), "{answer}");
    assert!(decisions.contains(&&answer["decision"]), "{answer}");
}

/// In the arena it plays each seat, on the same seeds as its opponent, and resumes where it was
/// stopped.
#[test]
fn the_bot_in_python_plays_in_the_arena() {
    let Some(python) = python() else { return };
    let bot = format!("cmd:{python} '{}'", script("bot.py").display());
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("results.jsonl");
    let arena = |games: &str| -> Value {
        let output = Command::new(patolli())
            .args([
                "arena", "yaxha", "--seats", "2", "--games", games, "--json", "--budget", PLENTY,
            ])
            .args(["--bot", &bot, "--bot", "random", "--out"])
            .arg(&out)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let first = arena("2");
    assert!(first["bots"][0]["name"].as_str().unwrap().contains("bot.py"));
    assert_eq!((&first["bots"][0]["games"], &first["bots"][0]["forfeits"]), (&2.into(), &0.into()));
    let share = |result: &Value, bot: usize| result["bots"][bot]["win_share"].as_f64().unwrap();
    assert!((share(&first, 0) + share(&first, 1) - 1.0).abs() < 1e-9);
    let more = arena("4");
    assert_eq!(more["games"], 4);
    let lines = std::fs::read_to_string(&out).unwrap();
    assert_eq!(lines.lines().count(), 5, "{lines}");
}

#[test]
fn the_script_in_python_counts_decisions_with_the_referee() {
    let Some(python) = python() else { return };
    let output = Command::new(python)
        .arg(script("count_decisions.py"))
        .arg(patolli())
        .args(["yaxha", "4"])
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("decisions to choose from on average"), "{text}");
    assert!(text.contains("won by ["), "{text}");
}

/// Every way to misbehave: the seat is forfeited, the summary says why, and the other games go on.
#[test]
fn a_bot_that_misbehaves_forfeits_its_seat_and_the_games_go_on() {
    let bot = example("misbehaving_bot");
    for (way, part) in [
        ("illegal", "“castle” is not one of those it was offered"),
        ("rubbish", "its answer “what?” makes no sense"),
        ("bytes", "makes no sense"),
        ("flood", "it wrote far more than it was asked for"),
        ("long", "it wrote far more than it was asked for"),
        ("dies", "it ended before it answered"),
        ("late", "it did not answer within 800 ms"),
    ] {
        let result = play(&format!("cmd:'{}' {way}", bot.display()), "2", "300");
        assert_eq!(result["games"], 2, "{way}");
        assert_eq!(result["forfeits"], serde_json::json!([2, 0]), "{way}: {result}");
        let why = result["first_forfeits"][0].as_str().unwrap();
        assert!(why.contains(part), "{way}: {why}");
    }
}

#[test]
fn the_summary_in_words_names_the_forfeits() {
    let bot = format!("cmd:'{}' dies", example("misbehaving_bot").display());
    let output = Command::new(patolli())
        .args(["sim", "yaxha", "--seats", "2", "--games", "2", "--bot", &bot, "--bot", "random"])
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("forfeited 2 of 2 games to random play"), "{text}");
}

#[test]
fn a_record_tells_who_was_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let bot = format!("cmd:'{}' dies", example("misbehaving_bot").display());
    let status = Command::new(patolli())
        .args(["sim", "yaxha", "--seats", "2", "--games", "1", "--bot", "random", "--bot", &bot])
        .arg("--records")
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(status.status.success());
    let record = std::fs::read_to_string(folder.path().join("yaxha-2-1-00001.patolli")).unwrap();
    assert!(record.contains("[2 taken over by random]"), "{record}");
}

/// A process that neither answers nor ends is ended, and waited for.
#[cfg(target_os = "linux")]
#[test]
fn no_process_is_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    let pid = folder.path().join("pid");
    let bot = example("misbehaving_bot");
    play(&format!("cmd:'{}' late '{}'", bot.display(), pid.display()), "1", "300");
    let pid = std::fs::read_to_string(pid).unwrap();
    assert!(!Path::new("/proc").join(&pid).exists(), "process {pid} is still there");
}
