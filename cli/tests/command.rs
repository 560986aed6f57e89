//! The command as a person uses it: what it prints, what it refuses, and its exit codes.

use assert_cmd::Command;
use patolli_store::{Append, Head, Sqlite, Stage, Store};
use patolli_tables::{Entry, TableId, Terms, Time, UserId, What};
use serde_json::Value;

fn patolli(args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("patolli"));
    command.args(args);
    command
}

fn stdout(args: &[&str]) -> String {
    let output = patolli(args).output().unwrap();
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&stdout(args)).unwrap()
}

/// Runs a command that must fail: its exit code and what it says on stderr.
fn fails(args: &[&str]) -> (i32, String) {
    let output = patolli(args).output().unwrap();
    assert!(!output.status.success(), "{args:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{args:?}");
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}

/// A folder with the records of a few games, and the path of the first.
fn records() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap().to_owned();
    stdout(&["sim", "yaxha", "--games", "3", "--seed", "beef", "--records", &path]);
    let first = format!("{path}/yaxha-4-beef-00001.patolli");
    (folder, first)
}

#[test]
fn games_lists_every_option_with_its_explanation() {
    let text = stdout(&["games"]);
    assert!(text.contains("Yaxha (yaxha)"), "{text}");
    assert!(text.contains("first_game (default: false)"), "{text}");
    assert!(!text.contains('⟨'), "a text is missing: {text}");
    let games = json(&["games", "--json"]);
    assert_eq!(games[0]["seats"], serde_json::json!([2, 3, 4]));
    for option in games[0]["options"].as_array().unwrap() {
        assert!(!option["about"].as_str().unwrap().is_empty(), "{option}");
    }
}

#[test]
fn sim_adds_up_games_and_shared_wins() {
    let result = json(&["sim", "yaxha", "--seats", "3", "--games", "50", "--json"]);
    assert_eq!(result["game"], "yaxha");
    assert_eq!(result["seats"], 3);
    assert_eq!(result["games"], 50);
    assert_eq!(result["mean_scores"].as_array().unwrap().len(), 3);
    let wins: f64 = result["wins"].as_array().unwrap().iter().map(|w| w.as_f64().unwrap()).sum();
    assert!((wins - 50.0).abs() < 1e-9, "{wins}");
    assert!(result["decisions"].as_u64().unwrap() > 50 * 60);
    assert!(result["seconds"].as_f64().unwrap() > 0.0);
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_threads() {
    let run = |jobs| {
        let args = ["sim", "yaxha", "--games", "200", "--seed", "7", "--json", "--jobs", jobs];
        let mut result = json(&args);
        result.as_object_mut().unwrap().remove("seconds");
        result
    };
    assert_eq!(run("1"), run("2"));
}

#[test]
fn a_table_without_json_and_no_bar_in_a_pipe() {
    let output = patolli(&["sim", "yaxha", "--games", "2"]).output().unwrap();
    assert!(String::from_utf8_lossy(&output.stdout).contains("mean score"));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn records_written_are_records_in_order() {
    let (folder, first) = records();
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 3);
    let text = stdout(&["record", "check", &first]);
    assert!(text.contains("a game of Yaxha for 4"), "{text}");
    assert!(text.contains("ended"), "{text}");
}

#[test]
fn a_position_is_drawn_with_its_log() {
    let (_folder, first) = records();
    let text = stdout(&["record", "show", &first, "--at", "60"]);
    for part in ["After 60 of", "Log", "Round ", "Bonus cards:", "In the bag:", "To decide:"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains('⟨'), "a text is missing: {text}");
    let text = stdout(&["record", "show", &first]);
    assert!(text.contains("Final points") && text.contains("won."), "{text}");
    let text = stdout(&["record", "show", &first, "--rounds", "--log", "none"]);
    for round in 1..=10 {
        assert!(text.contains(&format!("Round {round} of 10")), "{round}: {text}");
    }
}

#[test]
fn a_seat_does_not_see_the_cards_of_others() {
    let (_folder, first) = records();
    let shows =
        |text: &str, seat: usize| text.contains(&format!("random {seat} plays the card of tile"));
    let everything = stdout(&["record", "show", &first, "--at", "3"]);
    assert_eq!((1..=4).filter(|&seat| shows(&everything, seat)).count(), 3, "{everything}");
    for seat in 1..=4 {
        let args = ["record", "show", &first, "--at", "3", "--seat", &seat.to_string()];
        let text = stdout(&args);
        let seen: Vec<usize> = (1..=4).filter(|&other| shows(&text, other)).collect();
        let own: Vec<usize> = [seat].into_iter().filter(|&s| shows(&everything, s)).collect();
        assert_eq!(seen, own, "{text}");
        assert!(text.contains("plays a card face down."), "{text}");
    }
}

#[test]
fn a_position_is_written_read_and_shown() {
    let (folder, first) = records();
    let file = folder.path().join("position.json");
    let file = file.to_str().unwrap();
    for seat in [&[][..], &["--seat", "2"]] {
        let args = [&["position", "at", &first, "--at", "50"], seat].concat();
        std::fs::write(file, stdout(&args)).unwrap();
        let text = stdout(&["position", "show", file]);
        assert!(text.contains("may decide:") && text.contains("To decide:"), "{text}");
        assert!(!text.contains('⟨'), "a text is missing: {text}");
    }
}

#[test]
fn a_position_written_by_hand_lists_what_is_legal() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("position.json");
    let path = file.to_str().unwrap();
    let show = |json: &str| {
        std::fs::write(&file, json).unwrap();
        let output = patolli(&["position", "show", path]).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap(), said)
    };
    let (code, text, _) = show(
        r#"{ "game": "yaxha", "seats": 2, "phase": "building",
             "pyramids": [["orange@d4"], []],
             "hands": [["blue", "blue"], ["grey", "grey", "blue"]] }"#,
    );
    assert_eq!(code, Some(0));
    for decision in ["blue@d3", "blue@c4", "blue@e4", "blue@d5", "grey@d4"] {
        assert!(text.contains(&format!("  {decision} ")), "{decision}: {text}");
    }
    for (json, part) in [
        ("{", "This is not a JSON object"),
        ("[]", "This is not a JSON object"),
        (r#"{ "seats": 2 }"#, "has no field “game”"),
        (r#"{ "game": "chess", "seats": 2 }"#, "There is no game called “chess”"),
        (r#"{ "game": "yaxha" }"#, "has no field “seats”"),
        (r#"{ "game": "yaxha", "seats": 7 }"#, "7 seats are not possible"),
        (r#"{ "game": "yaxha", "seats": 2, "options": { "x": 1 } }"#, "no option “x”"),
        (r#"{ "game": "yaxha", "seats": 2, "colour": 1 }"#, "unknown field `colour`"),
        (r#"{ "game": "yaxha", "seats": 2, "round": "two" }"#, "The field “round”"),
        (r#"{ "game": "yaxha", "seats": 2, "rules": 99 }"#, "rules version 99"),
        (r#"{ "game": "yaxha", "seats": 2, "round": 3 }"#, "(invariant: cubes_of_a_seat)"),
        (r#"{ "game": "yaxha", "seats": 2, "initiative": [1, 1] }"#, "(invariant: initiative)"),
    ] {
        let (code, text, said) = show(json);
        assert_eq!((code, text.as_str()), (Some(1), ""), "{json}");
        assert!(said.contains(part), "{json}: {said}");
        assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    }
}

#[test]
fn a_position_is_drawn_with_what_was_left_out_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("position.json");
    let show = |json: &str| {
        std::fs::write(&file, json).unwrap();
        stdout(&["position", "show", file.to_str().unwrap()])
    };
    let text = show(
        r#"{ "game": "mexica", "seats": 3, "players": [{ "pilli": "g7" }, { "pilli": "i7" }, { "pilli": "h6" }] }"#,
    );
    assert!(text.contains("Left: 6 + 35 canals"), "{text}");
    for line in ["  walk         Walk\n", "  double_canal Dig a canal of two cells"] {
        assert!(text.contains(line), "columns: {text}");
    }
    let text = show(r#"{ "game": "yaxha", "seats": 2, "round": 1, "phase": "choosing" }"#);
    assert!(text.contains("Market tile b: ") && text.contains("In the bag: "), "{text}");
    let text = show(
        r#"{ "game": "tzolkin", "seats": 3, "stage": "turns", "options": { "quick_actions": true, "prophecies": true } }"#,
    );
    for part in ["Building ", "Monument ", "Quick action", "Prophecy", "Chaac’s temple (brown)"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    // A secret that was written down is drawn, and others are not.
    let text = show(r#"{ "game": "yaxha", "seats": 3, "cards": ["b", "hidden", null] }"#);
    let shown = "Played the card of tile b";
    assert!(text.contains(shown) && text.contains("Played a card face down"), "{text}");
    // What leaves no choice is told first.
    let text = show(r#"{ "game": "tzolkin", "seats": 3, "stage": "calendar" }"#);
    assert!(text.starts_with("Left no choice, and so was carried out:\n  "), "{text}");
}

#[test]
fn a_record_is_analysed_and_drawn() {
    let (folder, record) = records();
    let svg = folder.path().join("standings.svg").to_str().unwrap().to_owned();
    let few = ["--simulations", "12"];
    let text = stdout(&[&["analyse", &record, "--svg", &svg][..], &few].concat());
    assert!(text.contains("the bot would") && text.contains("agreed"), "{text}");
    let picture = std::fs::read_to_string(svg).unwrap();
    assert_eq!(picture.matches("<polyline").count(), 4, "{picture}");
    let all = json(&[&["analyse", &record, "--json"][..], &few].concat());
    let one = json(&[&["analyse", &record, "--json", "--jobs", "1"][..], &few].concat());
    assert_eq!(all, one);
    let decisions = all["decisions"].as_array().unwrap();
    let costs: f64 = decisions.iter().map(|it| it["cost"].as_f64().unwrap()).sum();
    let players = all["players"].as_array().unwrap();
    let sums: f64 = players.iter().map(|it| it["cost"].as_f64().unwrap()).sum();
    assert!(costs > 0.0 && (costs - sums).abs() < 1e-6, "{costs} and {sums}");
    let dear = stdout(&[&["analyse", &record, "--least", "1000"][..], &few].concat());
    assert!(dear.lines().count() < text.lines().count());
}

#[test]
fn components_lists_every_bonus_card() {
    let catalogue = json(&["components", "yaxha", "--json"]);
    assert_eq!(catalogue["bonus"].as_array().unwrap().len(), 18);
    assert_eq!(catalogue["score_card"][12]["points"], 36);
    assert_eq!(catalogue["cubes"][4], serde_json::json!({ "colour": "grey", "cubes": 24 }));
    assert!(stdout(&["components", "yaxha"]).contains("a side of one colour"));
}

#[test]
fn every_shell_completes_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = stdout(&["completions", shell]);
        for word in ["games", "serve", "analyse", "simulations", "completions"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn the_manual_has_a_page_for_each_command() {
    let first = stdout(&["man"]);
    assert!(first.contains(".TH patolli 1") && first.contains("Mesoamerican"), "{first}");
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("man");
    let out = out.to_str().unwrap();
    assert_eq!(stdout(&["man", "--out", out]), "");
    let page = |name: &str| std::fs::read_to_string(format!("{out}/{name}.1")).unwrap();
    assert_eq!(page("patolli"), first);
    assert!(page("patolli-sim").contains("hexadecimal digits"));
    let title = concat!(" \" \" \"patolli ", env!("CARGO_PKG_VERSION"), "\" Patolli");
    for name in ["patolli", "patolli-sim", "patolli-record-show"] {
        assert!(page(name).contains(&format!(".TH {name} 1{title}\n")), "{}", page(name));
    }
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let (code, said) = fails(&["man", "--out", file.to_str().unwrap()]);
    assert_eq!((code, said.lines().count()), (1, 1), "{said}");
    assert!(said.contains("Cannot write"), "{said}");
}

#[test]
fn bench_measures_everything_it_names() {
    let reports = json(&["bench", "yaxha", "--seats", "2", "--json"]);
    for figure in ["decisions_per_second", "games_per_second", "copy_ns", "list_ns", "decide_ns"] {
        assert!(reports[0][figure].as_f64().is_some(), "{figure}");
    }
    for figure in ["view_ns", "determinize_ns", "state_bytes"] {
        assert!(reports[0][figure].as_f64().unwrap() > 0.0, "{figure}");
    }
}

#[test]
fn wrong_usage_is_one_sentence_and_exit_code_2() {
    for (args, part) in [
        (
            vec!["sim", "chess"],
            "There is no game called “chess”. Known games: yaxha, tzolkin, mexica.",
        ),
        (vec!["sim", "yaxha", "--seats", "7"], "7 seats are not possible"),
        (vec!["sim", "yaxha", "--set", "sides"], "“sides” is not an option"),
        (vec!["sim", "yaxha", "--set", "sides=1"], "There is no option “sides”"),
        (vec!["sim", "yaxha", "--set", "first_game=si"], "Possible: true, false."),
        (vec!["sim", "yaxha", "--bots", "random,random"], "2 bots were named for 4 seats"),
        (vec!["sim", "yaxha", "--bots", "hal"], "There is no bot called “hal”"),
        (vec!["sim", "yaxha", "--seed", "xyz"], "hexadecimal"),
        (vec!["sim", "yaxha", "--games", "0"], "at least one game"),
        (vec!["arena", "yaxha"], "Name the bots that are to play, such as --bots"),
        (vec!["arena", "yaxha", "--bots", "random", "--games", "0"], "at least one game"),
        (
            vec!["arena", "yaxha", "--bots", "random", "--out", "Cargo.toml"],
            "holds something else than results of this tournament, and was left as it is.",
        ),
        (vec!["components", "chess"], "There is no game called"),
        (vec!["bench", "chess"], "There is no game called"),
        (vec!["bench", "yaxha", "--seats", "1"], "One seat is not possible"),
        (vec!["sim", "yaxha", "--jobs", "100000"], "100000 is not in 0..=1024"),
        (vec!["sim", "yaxha", "--budget", "18446744073709551615"], "is not in 1..=3600000"),
        (vec!["sim"], "required arguments were not provided: <GAME>"),
        (vec!["sim", "yaxha", "--seats"], "a value is required"),
        (vec!["completions", "abacus"], "invalid value 'abacus' for '<SHELL>'"),
        (vec!["fly"], "unrecognized subcommand"),
    ] {
        let (code, said) = fails(&args);
        assert_eq!(code, 2, "{args:?}: {said}");
        assert!(said.contains(part), "{args:?}: {said}");
        assert!(said.starts_with("patolli: "), "{said}");
        assert_eq!(said.trim_end().lines().count(), 1, "{args:?}: {said}");
    }
    let (_folder, first) = records();
    let (code, said) = fails(&["record", "show", &first, "--at", "9999"]);
    assert_eq!((code, said.contains("Give --at a number from 0 to")), (2, true), "{said}");
    let (code, said) = fails(&["record", "show", &first, "--seat", "5"]);
    assert_eq!((code, said.contains("There is no seat 5")), (2, true), "{said}");
}

#[test]
fn without_a_command_there_is_help_and_exit_code_2() {
    let (code, said) = fails(&[]);
    assert_eq!(code, 2);
    assert!(said.contains("Usage: patolli"), "{said}");
    assert!(stdout(&["--help"]).contains("Usage: patolli"));
    assert!(stdout(&["--version"]).starts_with("patolli "));
}

#[test]
fn what_fails_is_one_sentence_and_exit_code_1() {
    let (folder, first) = records();
    let (code, said) = fails(&["record", "check", "nowhere.patolli"]);
    assert_eq!(code, 1);
    assert!(said.contains("Cannot read nowhere.patolli: no such file"), "{said}");

    let text = std::fs::read_to_string(&first).unwrap();
    let bad = folder.path().join("bad.patolli");
    let bad = bad.to_str().unwrap();
    for (damaged, part) in [
        (text.replacen("card=", "kard=", 1), "is not a decision"),
        (text[..text.len() / 2].to_owned(), "without “end”"),
        (text.replacen("game: yaxha", "game: chess", 1), "There is no game called “chess”"),
        (text.replacen("seats: 4", "seats: 3", 1), "Line "),
        ("hello".to_owned(), "Line 1: this is not a record"),
        (String::new(), "Line 1: this is not a record"),
    ] {
        std::fs::write(bad, damaged).unwrap();
        for command in ["check", "show"] {
            let (code, said) = fails(&["record", command, bad]);
            assert_eq!(code, 1, "{said}");
            assert!(said.contains(part) && said.contains("bad.patolli"), "{said}");
            assert_eq!(said.trim_end().lines().count(), 1, "{said}");
        }
    }
    // One bad file does not keep the others from being checked.
    let output = patolli(&["record", "check", bad, &first]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("a game of Yaxha"));
}

/// Where the page was not built, `serve` says that instead: either way a sentence, and no server.
#[test]
fn serve_says_why_it_cannot() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().display().to_string();
    let (code, sentence) = fails(&["serve", "--addr", &address, "--data", &data]);
    assert_eq!((code, sentence.lines().count()), (1, 1), "{sentence}");
    assert!(sentence.contains(&address) || sentence.contains("cargo xtask play"), "{sentence}");
    let wrong = [
        ["--addr", "the moon", "the moon"],
        ["--public-address", "patolli.example", "https://patolli.example"],
        ["--bot", "deep", "deep"],
        ["--bot", "Deep=random", "small letters"],
        ["--bot", "cmd:evil=random", "small letters"],
        ["--bot", "deep=clever", "clever"],
    ];
    for [option, value, said] in wrong {
        let (code, sentence) = fails(&["serve", option, value]);
        assert_eq!((code, sentence.lines().count()), (2, 1), "{sentence}");
        assert!(sentence.contains(said), "{sentence}");
    }
    let (code, sentence) = fails(&["serve", "--bot", "a=random", "--bot", "a=greedy"]);
    assert!(code == 2 && sentence.contains("called a already"), "{sentence}");
}

/// Keeps a table in this folder whose log goes on with this.
fn keep_a_table(store: &Sqlite, runtime: &tokio::runtime::Runtime, what: What) {
    let terms = Terms::usual("yaxha", 2);
    let opened = What::Opened { by: UserId(1), terms, rules: 1, kept_for: Vec::new() };
    let head = Head {
        stage: Stage::Playing,
        public: false,
        due: None,
        touched: Time(1),
        people: vec![UserId(1)],
        card: "{}".to_owned(),
    };
    let table = TableId(format!("{what:?}").chars().take(4).collect());
    let entries = [opened, what].map(|what| Entry { at: Time(1), what }).to_vec();
    let append = Append::opening(table, entries, head);
    runtime.block_on(store.append(&[append])).unwrap();
}

#[test]
fn before_an_upgrade_serve_lists_tables_that_could_not_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let check = ["serve", "--check", "--data", data.to_str().unwrap()];
    let (code, sentence) = fails(&check);
    assert_eq!((code, sentence.lines().count()), (1, 1), "{sentence}");
    assert!(sentence.contains("no tables in it") && !data.exists(), "{sentence}");

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = runtime.block_on(Sqlite::open(&data)).unwrap();
    let (user, name, text) = (UserId(1), "Ana".to_owned(), "hello".to_owned());
    keep_a_table(&store, &runtime, What::Said { user, name, text });
    // A server may have the folder meanwhile.
    assert_eq!(stdout(&check), "Every table can be played on with this version.\n");
    let seat = patolli_game::Seat::FIRST;
    let decision = "card=a".to_owned();
    keep_a_table(&store, &runtime, What::Decided { seat, decision, check: None });
    let output = patolli(&check).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let listed = String::from_utf8(output.stdout).unwrap();
    assert!(listed.lines().count() == 1 && listed.contains("entry 2"), "{listed}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, "patolli: One table cannot be played on with this version.\n");

    // Where the page was not built, `serve` says that instead.
    let serve = ["serve", "--addr", "127.0.0.1:0", "--data", data.to_str().unwrap()];
    let (code, sentence) = fails(&serve);
    assert_eq!((code, sentence.lines().count()), (1, 1), "{sentence}");
    let known = ["another Patolli serves", "cargo xtask play"];
    assert!(known.iter().any(|known| sentence.contains(known)), "{sentence}");

    runtime.block_on(async {
        store.close().await;
        let file = format!("sqlite:{}", data.join("patolli.sqlite").display());
        let pool = sqlx::SqlitePool::connect(&file).await.unwrap();
        let later = "INSERT INTO _sqlx_migrations VALUES (9999, 'later', 0, 1, x'00', 0)";
        sqlx::query(later).execute(&pool).await.unwrap();
        pool.close().await;
    });
    drop(store);
    let (code, sentence) = fails(&check);
    assert_eq!((code, sentence.lines().count()), (1, 1), "{sentence}");
    assert!(sentence.contains("newer Patolli"), "{sentence}");
    let (_, sentence) = fails(&serve);
    let known = ["newer Patolli", "cargo xtask play"];
    assert!(known.iter().any(|known| sentence.contains(known)), "{sentence}");
}

#[test]
fn load_plays_on_a_server_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let args = ["load", "yaxha", "--seats", "2", "--tables", "3", "--data", data, "--json"];
    let report = json(&[&args[..], &["--seconds", "1", "--warmup", "0"]].concat());
    assert!(report["decisions"].as_u64().unwrap() > 10, "{report}");
    assert_eq!(report["lost"], 0);
    // Nothing is left of it.
    assert_eq!(std::fs::read_dir(data).unwrap().count(), 0);
}

#[test]
fn load_is_for_this_machine_only() {
    let (code, sentence) = fails(&["load", "yaxha", "--addr", "192.0.2.1:7878"]);
    assert_eq!((code, sentence.lines().count()), (2, 1), "{sentence}");
    assert!(sentence.contains("not this machine"), "{sentence}");
}

/// Where the page was not built, `serve` would say only that.
fn serve_with(settings: &str, more: &[&str], variables: &[(&str, &str)]) -> (i32, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("settings.toml");
    std::fs::write(&file, settings).unwrap();
    let data = folder.path().join("data");
    let mut command = patolli(&["serve", "--without-page", "--settings"]);
    command.arg(&file).arg("--data").arg(&data).args(more).envs(variables.iter().copied());
    let output = command.timeout(std::time::Duration::from_secs(5)).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    (output.status.code().unwrap_or(-1), said.replace(&*file.to_string_lossy(), "FILE"))
}

#[test]
fn settings_in_a_file_are_flags() {
    // It cannot listen there, so that it says where it would have.
    let taken = [(); 3].map(|()| std::net::TcpListener::bind("127.0.0.1:0").unwrap());
    let [file, variable, flag] =
        taken.each_ref().map(|taken| taken.local_addr().unwrap().to_string());
    let settings = format!("addr = \"{file}\"\nconnections = 7\ntrusted-proxies = [\"::1\"]\n");
    let (code, said) = serve_with(&settings, &[], &[]);
    assert!(code == 1 && said.contains(&file), "{said}");
    // A variable counts more, and a flag most.
    let variables = [("PATOLLI_ADDR", variable.as_str())];
    let (_, said) = serve_with(&settings, &[], &variables);
    assert!(said.contains(&variable), "{said}");
    let (_, said) = serve_with(&settings, &["--addr", &flag], &variables);
    assert!(said.contains(&flag), "{said}");
}

#[test]
fn a_file_of_settings_that_makes_no_sense_is_told_why() {
    for (settings, why) in [
        ("colour = 1", "there is no setting “colour”; there are addr, "),
        ("open = true", "there is no setting “open”"),
        ("addr = 1.5", "“addr” needs a text, a number"),
        ("addr = \"here\"", "invalid value 'here' for '--addr <ADDR>'"),
        ("connections = 0", "0 is not in 1..=4294967295"),
        ("base-path = \"games\"", "“games” is no path to serve below"),
        ("x = 1\naddr = ", "line 2: "),
    ] {
        let (code, said) = serve_with(settings, &[], &[]);
        assert!(code == 2 && said.starts_with("patolli: FILE: "), "{settings}: {said}");
        assert!(said.contains(why) && said.lines().count() == 1, "{settings}: {said}");
    }
    let (code, said) = fails(&["serve", "--settings", "nowhere.toml"]);
    assert!(code == 1 && said.contains("nowhere.toml"), "{said}");
}

#[test]
fn what_a_server_keeps_is_backed_up_and_restored() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (data, file, other) = (at("data"), at("backup"), at("other"));
    let (code, said) = fails(&["backup", &file, "--data", &data]);
    assert!(code == 1 && said.contains("no tables in"), "{said}");
    let (code, said) = fails(&["restore", &file, "--data", &data]);
    assert!(code == 1 && said.contains("There is no file"), "{said}");

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = runtime.block_on(Sqlite::open(std::path::Path::new(&data))).unwrap();
    let (user, name, text) = (UserId(1), "Ana".to_owned(), "hello".to_owned());
    keep_a_table(&store, &runtime, What::Said { user, name, text });
    let said = stdout(&["backup", &file, "--data", &data]);
    assert!(said.contains("one table and 0 guests") && said.contains("nobody else"), "{said}");
    let (code, said) = fails(&["backup", &file, "--data", &data]);
    assert!(code == 1 && said.contains("never written over"), "{said}");
    let (code, said) = fails(&["restore", &file, "--data", &data]);
    assert!(code == 1 && said.contains("A Patolli serves"), "{said}");
    let said = stdout(&["restore", &file, "--data", &other]);
    assert!(said.contains("one table and 0 guests"), "{said}");
    assert_eq!(
        stdout(&["serve", "--check", "--data", &other]),
        "Every table can be played on with this version.\n"
    );
    let (code, said) = fails(&["restore", &file, "--data", &other]);
    assert!(code == 1 && said.contains("already"), "{said}");
    std::fs::write(&file, "no backup").unwrap();
    let (code, said) = fails(&["restore", &file, "--data", &at("third")]);
    assert!(code == 1 && said.contains("cannot be restored"), "{said}");
}
