//! A few tables for a moment, on a house in the same process.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use patolli_game::Seed;
use patolli_load::{CannotLoad, Load, Report, run};
use patolli_server::Settings;
use patolli_tables::Terms;

fn load(address: SocketAddr, terms: Terms) -> Load {
    Load {
        address,
        process: Some(std::process::id()),
        terms,
        tables: 6,
        rate: None,
        in_a_row: false,
        warmup: Duration::from_millis(100),
        duration: Duration::from_secs(1),
        seed: Seed(5),
    }
}

/// Opens a house; it ends with the test.
fn house(data: &Path) -> SocketAddr {
    let settings = Settings::new(([127, 0, 0, 1], 0).into(), data.to_owned());
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        patolli_server::serve(settings, |address| tell.send(address).unwrap()).unwrap();
    });
    told.recv().unwrap()
}

fn play(terms: Terms, change: impl FnOnce(&mut Load)) -> Report {
    let data = tempfile::tempdir().unwrap();
    let mut load = load(house(data.path()), terms);
    change(&mut load);
    let report = run(&load, &|_| ()).unwrap();
    assert_eq!((report.lost, &report.first_problem), (0, &None));
    report
}

#[test]
fn games_are_played_to_their_end_and_again() {
    let report = play(Terms::usual("yaxha", 2), |load| load.duration = Duration::from_secs(3));
    assert_eq!(report.connections, 12);
    assert!(report.decisions > 100 && report.games > 0, "{report:?}");
    // One other seat sees each; a few are on their way when it begins and ends.
    assert!(report.seen.count.abs_diff(report.decisions) < 20, "{report:?}");
    assert!(report.answered.max > 0.0 && report.seen.max > 0.0, "{report:?}");
}

#[test]
fn every_game_can_be_played() {
    let mut all = Terms::usual("tzolkin", 5);
    all.options.push(("tribes".to_owned(), "true".to_owned()));
    for terms in [all, Terms::usual("mexica", 3)] {
        let report = play(terms, |_| ());
        assert!(report.decisions > 20, "{report:?}");
        assert!(report.seen.count > report.decisions, "{report:?}");
    }
}

#[test]
fn what_is_decided_in_a_row_may_go_in_one_message() {
    let report = play(Terms::usual("mexica", 2), |load| load.in_a_row = true);
    assert!(report.decisions > 100, "{report:?}");
    // A turn is an answer.
    assert!(report.answered.count * 2 < report.decisions, "{report:?}");
    assert!(report.seen.count.abs_diff(report.decisions) < 100, "{report:?}");
}

#[test]
fn it_keeps_to_the_pace_that_was_asked_for() {
    let report = play(Terms::usual("yaxha", 2), |load| load.rate = Some(50.0));
    assert!(report.decisions <= 60, "{report:?}");
}

#[test]
fn no_other_machine_is_put_under_load() {
    for address in ["192.168.1.4:7878", "[2001:db8::1]:7878", "0.0.0.0:7878"] {
        let load = load(address.parse().unwrap(), Terms::usual("yaxha", 2));
        assert!(matches!(run(&load, &|_| ()), Err(CannotLoad::Elsewhere)), "{address}");
    }
}

#[test]
fn who_cannot_be_let_in_says_so() {
    // Nobody listens there any more.
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let load = load(address, Terms::usual("yaxha", 2));
    assert!(matches!(run(&load, &|_| ()), Err(CannotLoad::Opening(_))));
}
