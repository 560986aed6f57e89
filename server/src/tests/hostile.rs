//! Those who mean harm, or cannot know better.

use patolli_tables::{Command, TableId, Terms};
use patolli_wire::{News, Wish};
use patolli_yaxha::Yaxha;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use super::client::Client;
use super::open::{Open, folder, settings};

async fn refused(client: &mut Client, text: &str) -> (u32, String) {
    client.send(text).await;
    loop {
        if let News::Refused(refusal) = client.news().await {
            assert!(refusal.words.len() > 10 && !refusal.words.contains('⟨'), "{refusal:?}");
            return (refusal.id, refusal.reason);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_bad_message_is_told_what_is_wrong_with_it() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(Terms::usual("yaxha", 2)).await;
    ana.watch(&table).await;
    let act = |command: &str| {
        format!(r#"{{"id":7,"wish":{{"do":{{"table":"{table}","key":1,"command":{command}}}}}}}"#)
    };
    let long = "x".repeat(600);
    let cases = [
        ("nonsense".to_owned(), 0, "server-unreadable"),
        ("[]".to_owned(), 0, "server-unreadable"),
        (r#"{"id":3}"#.to_owned(), 3, "server-unreadable"),
        (r#"{"id":4,"wish":{"fly":{}}}"#.to_owned(), 4, "server-unreadable"),
        (r#"{"id":5,"wish":{"watch":{"table":"nowhere"}}}"#.to_owned(), 5, "server-no_table"),
        (r#"{"id":6,"wish":{"unwatch":{"table":"nowhere"}}}"#.to_owned(), 6, "server-not_there"),
        (act(r#"{"sit":{"seat":9,"name":"Ana"}}"#), 7, "server-unreadable"),
        (act(r#"{"sit":{"seat":3,"name":"Ana"}}"#), 7, "tables-no_such_seat"),
        (act(r#"{"sit":{"seat":1,"name":""}}"#), 7, "tables-bad_name"),
        (act(r#"{"say":{"text":"hi"}}"#), 7, "tables-not_seated"),
        (act(r#"{"undo":{"seat":1,"known":5}}"#), 7, "tables-not_begun"),
        (act(r#"{"engage":{"seat":1,"bot":"cmd:rm -rf"}}"#), 7, "server-no_such_bot"),
        (act(&format!(r#"{{"sit":{{"seat":1,"name":"{long}"}}}}"#)), 7, "tables-bad_name"),
    ];
    for (text, id, reason) in cases {
        assert_eq!(refused(&mut ana, &text).await, (id, reason.to_owned()), "{text}");
    }
    let deep = format!("{}{}", "[".repeat(4000), "]".repeat(4000));
    assert_eq!(refused(&mut ana, &deep).await.1, "server-unreadable");
    let terms = [
        r#"{"game":"chess","seats":2}"#,
        r#"{"game":"yaxha","seats":99}"#,
        r#"{"game":"yaxha","seats":2,"options":[["no","yes"]]}"#,
        r#"{"game":"yaxha","seats":2,"pace":{"turn":1,"bank":0}}"#,
        r#"{"game":"yaxha","seats":2,"absent":{"bot":"cmd:evil"}}"#,
    ];
    for terms in terms {
        let open = format!(r#"{{"id":8,"wish":{{"open":{{"key":1,"terms":{terms}}}}}}}"#);
        assert_eq!(refused(&mut ana, &open).await.0, 8, "{terms}");
    }
    // The connection lives.
    ana.sit(&table, 1, "Ana").await;
    // In the language of whoever asked.
    ana.ask(Wish::Speak { language: "nl".to_owned() }).await.unwrap();
    let nowhere = TableId("nowhere".to_owned());
    let refusal = ana.ask(Wish::Watch { table: nowhere }).await.unwrap_err();
    assert_eq!(refusal.words, "Die tafel is er hier niet.");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_never_understood_is_shown_out() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let mut ana = Client::connect(house.address).await;
    for _ in 0..30 {
        ana.send_raw(Message::Text("nonsense".into())).await;
    }
    while ana.try_news().await.is_some() {}
    let mut bo = Client::connect(house.address).await;
    bo.send_raw(Message::Text("x".repeat(20_000).into())).await;
    while bo.try_news().await.is_some() {}
    let mut cy = Client::connect(house.address).await;
    cy.send_raw(Message::Binary(vec![0; 10].into())).await;
    assert!(matches!(cy.news().await, News::Refused(_)));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_fast_is_told_so() {
    let folder = folder();
    let mut settings = settings(folder.path());
    settings.limits.asks = 5;
    let house = Open::with(settings).await;
    let mut ana = Client::connect(house.address).await;
    for id in 0..40 {
        ana.send(&format!(r#"{{"id":{id},"wish":{{"lobby":{{"watch":false}}}}}}"#)).await;
    }
    let mut reasons = std::collections::BTreeMap::<String, usize>::new();
    while let Some(news) = ana.try_news().await {
        let reason = match news {
            News::Refused(refusal) => refusal.reason,
            _ => "done".to_owned(),
        };
        *reasons.entry(reason).or_default() += 1;
    }
    assert!(reasons["done"] >= 5 && reasons["server-too_fast"] > 10, "{reasons:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_and_too_many_are_turned_away() {
    let folder = folder();
    let mut settings = settings(folder.path());
    settings.limits.connections = 3;
    settings.limits.guests = 2;
    let house = Open::with(settings).await;
    let turned = |headers: &'static [(&'static str, &'static str)]| async move {
        Client::with(house.address, headers).await.err().map(|away| away.0)
    };
    assert_eq!(turned(&[("origin", "http://evil.example")]).await, Some(403));
    let ana = Client::connect(house.address).await;
    let cookie = ana.cookie.clone().unwrap();
    let bo = Client::connect(house.address).await;
    // Two guests have come; a third is too many for now, one who is known is not.
    assert_eq!(turned(&[]).await, Some(429));
    let again = Client::again(house.address, &cookie).await;
    assert_eq!(again.user, ana.user);
    let fourth = Client::with(house.address, &[("cookie", &cookie)]).await;
    assert_eq!(fourth.err().map(|away| away.0), Some(429));
    drop(bo);
    // A place is free again once somebody is gone.
    let mut tries = 0;
    while Client::with(house.address, &[("cookie", &cookie)]).await.is_err() {
        tries += 1;
        assert!(tries < 200);
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_that_is_nobodys_makes_a_new_guest() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let stranger = Client::again(house.address, "patolli=made-up; other=x").await;
    assert_ne!(stranger.cookie.as_deref(), Some("patolli=made-up; other=x"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_connections_of_one_person_one_decides() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(Terms::usual("yaxha", 2)).await;
    ana.watch(&table).await;
    ana.sit(&table, 1, "Ana").await;
    ana.sit(&table, 2, "Ben").await;
    let mut twin = Client::again(house.address, &ana.cookie.clone().unwrap()).await;
    twin.watch(&table).await;
    let mut decided = 0;
    for _ in 0..200 {
        let (one, two) = tokio::join!(
            ana.decide::<Yaxha>(&table, &[1, 2]),
            twin.decide::<Yaxha>(&table, &[1, 2]),
        );
        if !one && !two && ana.tables[&table] == twin.tables[&table] {
            break;
        }
        decided += usize::from(one) + usize::from(two);
        let latest = ana.tables[&table].number.max(twin.tables[&table].number);
        ana.hear_until(&table, latest).await;
        twin.hear_until(&table, latest).await;
    }
    assert!(decided > 60, "{decided}");
    assert_eq!(ana.game_told(&table).deciders.len(), decided);
    assert_eq!(ana.tables[&table], twin.tables[&table]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_loses_the_connection_and_nobody_waits() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(Terms::usual("yaxha", 2)).await;
    ana.watch(&table).await;
    ana.sit(&table, 1, "Ana").await;
    let mut deaf = Client::connect(house.address).await;
    deaf.watch(&table).await;
    // Connections that are never finished, and rubbish, take nothing from others.
    let mut half_open = Vec::new();
    for at in 0..50 {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        if at % 2 == 0 {
            stream.write_all(b"GET /tables HTTP/1.1\r\nHost: x").await.unwrap();
        }
        half_open.push(stream);
    }
    let text = "x".repeat(500);
    for _ in 0..200 {
        ana.act(&table, Command::Say { text: text.clone() }).await.unwrap();
    }
    // It asks for a hundred kilobytes a thousand times, and reads nothing.
    let watch = format!(r#"{{"id":9,"wish":{{"watch":{{"table":"{table}"}}}}}}"#);
    for _ in 0..1000 {
        deaf.send_raw(Message::Text(watch.as_str().into())).await;
    }
    ana.act(&table, Command::Say { text: "still here".to_owned() }).await.unwrap();
    let mut heard = 0;
    while deaf.try_news().await.is_some() {
        heard += 1;
    }
    assert!(heard < 1000, "{heard}");
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        .await
        .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"), "{answer}");
    drop(half_open);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seeds_are_told_to_nobody_before_the_end() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(Terms::usual("tzolkin", 2)).await;
    ana.watch(&table).await;
    ana.sit(&table, 1, "Ana").await;
    ana.sit(&table, 2, "Ben").await;
    let mut onlooker = Client::connect(house.address).await;
    onlooker.watch(&table).await;
    for _ in 0..30 {
        ana.decide::<patolli_tzolkin::Tzolkin>(&table, &[1, 2]).await;
    }
    let early = onlooker.ask(Wish::Record { table: table.clone() }).await.unwrap_err();
    assert_eq!(early.reason, "server-not_over");
    let kept = house.house.store.table(&table).await.unwrap().unwrap();
    let seed = kept.log.iter().find_map(|(entry, _)| match entry.what {
        patolli_tables::What::Began { seed } => Some(seed.to_string()),
        _ => None,
    });
    let seed = seed.unwrap();
    for text in ana.told.iter().chain(&onlooker.told) {
        assert!(!text.contains(&seed) && !text.contains("seed"), "{text}");
    }
    // Who only looks on sees no more than everybody may.
    let own: Vec<&String> = ana.told.iter().filter(|text| text.contains("\"wealth\"")).collect();
    assert!(onlooker.game_told(&table).views.keys().eq([&0]), "{}", own.len());
    house.close().await;
}
