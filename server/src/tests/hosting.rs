//! What a host sets and sees.

use std::net::SocketAddr;
use std::sync::Arc;

use patolli_tables::{Command, Terms};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use super::client::Client;
use super::open::{Open, folder, settings};
use crate::metrics;

/// The answer to a request, with its head.
async fn get(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_may_lie_below_a_path() {
    let folder = folder();
    let mut settings = settings(folder.path());
    settings.base_path = "/games/patolli".parse().unwrap();
    let house = Open::with(settings).await;
    assert_eq!(status(&get(house.address, "/games/patolli/healthz").await), "200");
    for elsewhere in ["/healthz", "/tables", "/", "/games", "/games/patollix/"] {
        assert_eq!(status(&get(house.address, elsewhere).await), "404", "{elsewhere}");
    }
    let moved = get(house.address, "/games/patolli").await;
    assert!(status(&moved) == "308" && moved.contains("location: /games/patolli/"), "{moved}");
    // What is no WebSocket is told so.
    assert_eq!(status(&get(house.address, "/games/patolli/tables").await), "426");
    let mut ana = Client::to(house.address, "/games/patolli/tables", &[]).await.unwrap();
    ana.open(Terms::usual("yaxha", 2)).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_tell_what_happens() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(metrics::serve(listener, Arc::downgrade(&house.door)));
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(Terms::usual("yaxha", 2)).await;
    ana.watch(&table).await;
    ana.sit(&table, 1, "Ana").await;
    let again = Command::Sit { seat: patolli_game::Seat::FIRST, name: "Bo".to_owned() };
    ana.act(&table, again).await.unwrap_err();
    ana.send("nonsense").await;
    ana.news().await;
    let figures = get(address, "/metrics").await;
    for line in [
        "patolli_connections 1",
        "patolli_tables_at_hand 1",
        "patolli_new_guests_total 1",
        "patolli_asks_total{result=\"done\"} 3",
        "patolli_asks_total{result=\"refused\"} 1",
        "patolli_asks_total{result=\"unread\"} 1",
        "patolli_answer_seconds_count 4",
        "patolli_entries_kept_total 2",
        "patolli_tables_set_aside_total 0",
        "# EOF",
    ] {
        assert!(figures.lines().any(|told| told == line), "{line} is not in {figures}");
    }
    // The dashboard asks for nothing else.
    let dashboard = concat!(env!("CARGO_MANIFEST_DIR"), "/../packaging/grafana.json");
    let dashboard = std::fs::read_to_string(dashboard).unwrap();
    let names = dashboard.match_indices("patolli_").map(|(at, _)| {
        let rest = &dashboard[at..];
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap();
        &rest[..end]
    });
    for name in names {
        assert!(figures.contains(name) || name == "patolli_turned_away_total", "{name}");
    }
    house.close().await;
}
