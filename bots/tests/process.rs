//! Processes that are bots: what they may do wrong, and that none outlives its table.
#![cfg(unix)]

use std::path::Path;
use std::time::Duration;

use patolli_bots::{Bot, Forfeit, Observation, Process};
use patolli_game::{Chance, Game, Seat, Seed, Setup};
use patolli_yaxha::Yaxha;

const HELLO: &str = r#"echo '{"type":"hello","name":"sh","version":"1","protocol":1}'"#;

/// A bot that is a shell script, with enough time however busy the machine.
fn shell(script: &str) -> Process {
    hasty_shell(script, Duration::from_secs(20))
}

fn hasty_shell(script: &str, budget: Duration) -> Process {
    Process::new(["sh", "-c", script].map(str::to_owned).to_vec(), budget)
}

fn setup() -> Setup {
    Setup::new(Yaxha::META, 2, Seed(1)).unwrap()
}

fn begin(bot: &mut Process) -> Result<(), Forfeit> {
    let chance = Chance::of_player(Seed(1), 1);
    Bot::<Yaxha>::begin(bot, &setup(), Seat::FIRST, chance)
}

/// Asks the bot for its first decision of a game.
fn ask(bot: &mut Process) -> Result<usize, Forfeit> {
    begin(bot)?;
    let game = Yaxha::set_up(&setup()).unwrap();
    let mut list = Vec::new();
    game.decisions(Seat::FIRST, &mut list);
    bot.choose(&Observation::new(&game, Seat::FIRST), &list)
}

/// Says hello, ignores the new game and answers the question with this line.
fn answering(line: &str) -> Process {
    shell(&format!("read hello; {HELLO}; read game; read question; echo '{line}'; read quit"))
}

#[test]
fn an_answer_is_found_among_other_lines() {
    let lines = r#"{"type":"info"}

{"type":"decision","id":1,"decision":"card=b","candidates":"none"}"#;
    let mut bot = answering(lines);
    assert_eq!(ask(&mut bot), Ok(1));
    assert_eq!(Bot::<Yaxha>::name(&bot), Some("sh 1"));
}

#[test]
fn a_wrong_answer_is_a_forfeit_that_says_why() {
    let illegal = Forfeit::Illegal { decision: "castle".to_owned() };
    let answer = r#"{"type":"decision","id":1,"decision":"castle"}"#;
    assert_eq!(ask(&mut answering(answer)), Err(illegal));
    let answer = r#"{"type":"decision","id":7,"decision":"card=a"}"#;
    let wrong = Forfeit::WrongQuestion { answered: 7, asked: 1 };
    assert_eq!(ask(&mut answering(answer)), Err(wrong));
    let Err(Forfeit::Rubbish { problem, .. }) = ask(&mut answering(r#"{"type":"decision"}"#))
    else {
        panic!("accepted");
    };
    assert!(problem.contains("missing field `id`"), "{problem}");
}

#[test]
fn another_protocol_is_a_forfeit() {
    let mut bot = shell(&format!("read hello; {}; read quit", HELLO.replace(":1}", ":2}")));
    assert_eq!(begin(&mut bot), Err(Forfeit::OtherProtocol { found: 2, known: 1 }));
}

#[test]
fn a_bot_that_does_not_read_is_a_forfeit() {
    let mut bot = shell(&format!("read hello; {HELLO}; sleep 100"));
    let forfeit = (0..10_000).find_map(|_| begin(&mut bot).err());
    assert_eq!(forfeit, Some(Forfeit::Deaf));
}

#[test]
fn a_bot_that_cannot_be_started_is_not_tried_again() {
    let mut bot = Process::new(vec!["no-such-program".to_owned()], Duration::from_secs(1));
    let first = begin(&mut bot).unwrap_err();
    assert!(matches!(&first, Forfeit::CannotStart { error, .. } if !error.contains("os error")));
    assert_eq!(begin(&mut bot), Err(first));
}

#[test]
fn a_bot_that_forfeited_is_started_afresh() {
    let mut bot = shell(&format!("read hello; {HELLO}; read game; exit"));
    assert_eq!(ask(&mut bot), Err(Forfeit::Died));
    assert_eq!(begin(&mut bot), Ok(()));
}

/// While the table lives on, neither the process nor what it started is left, not even as a zombie.
#[cfg(target_os = "linux")]
#[test]
fn no_process_outlives_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let (own, child) = (folder.path().join("own"), folder.path().join("child"));
    let script = format!(
        "read hello; echo $$ > '{}'; sleep 100 & echo $! > '{}'; {HELLO}; wait; sleep 100",
        own.display(),
        child.display()
    );
    let mut bot = hasty_shell(&script, Duration::from_millis(50));
    assert_eq!(ask(&mut bot), Err(Forfeit::Late { millis: 550 }));
    drop(bot);
    for file in [own, child] {
        let process = std::fs::read_to_string(&file).unwrap();
        assert!(is_gone(process.trim()), "process {process} is still there");
    }
}

/// An orphan is reaped by the system, which may take a moment.
fn is_gone(process: &str) -> bool {
    let path = Path::new("/proc").join(process);
    (0..100).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        let state = std::fs::read_to_string(path.join("stat")).unwrap_or_default();
        !path.exists() || state.contains(") Z ") && !state.contains(&std::process::id().to_string())
    })
}
