//! Those who mean harm, or cannot know better.

use std::time::{Duration, Instant};

use patolli_game::{Game, Seat};
use patolli_mexica::Mexica;
use patolli_tables::{Command, TableId, Terms};
use patolli_wire::{News, Wish};
use patolli_yaxha::Yaxha;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

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
    assert_eq!(ana.ended.unwrap().0, 1008);
    let mut cy = Client::connect(house.address).await;
    cy.send_raw(Message::Binary(vec![0; 10].into())).await;
    assert!(matches!(cy.news().await, News::Refused(_)));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_that_is_not_taken_is_told_why() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(Terms::usual("mexica", 2)).await;
    ana.watch(&table).await;
    ana.sit(&table, 1, "Ana").await;
    ana.sit(&table, 2, "Ben").await;
    let listed = |ana: &Client| {
        let game = ana.game::<Mexica>(&table, 1).unwrap();
        let seat = game.deciding().lowest().unwrap();
        let mut list = Vec::new();
        game.decisions(seat, &mut list);
        let list: Vec<String> = list.iter().map(ToString::to_string).collect();
        (seat, list)
    };
    let (seat, list) = listed(&ana);
    let other = Seat::first(2).find(|other| *other != seat).unwrap();
    let known = ana.tables[&table].number;
    let decide = |seat, known, decision: &str| Command::Decide {
        seat,
        known,
        decisions: vec![decision.to_owned()],
    };
    // Not their turn.
    let refusal = ana.act(&table, decide(other, known, &list[0])).await.unwrap_err();
    assert_eq!(refusal.reason, "refused-not_deciding");
    // Nothing that the game knows.
    let refusal = ana.act(&table, decide(seat, known, "fly=a1")).await.unwrap_err();
    assert!(refusal.words.contains("fly"), "{refusal:?}");
    // What the rules do not allow, with the rule.
    ana.act(&table, decide(seat, known, &list[0])).await.unwrap();
    let now = ana.tables[&table].number;
    let (next, after) = listed(&ana);
    let illegal = list.iter().find(|decision| !after.contains(decision)).unwrap();
    let refusal = ana.act(&table, decide(next, now, illegal)).await.unwrap_err();
    assert!(refusal.reason.starts_with("mexica-refused"), "{refusal:?}");
    // Gone on meanwhile.
    let refusal = ana.act(&table, decide(seat, known, &list[0])).await.unwrap_err();
    assert_eq!(refusal.reason, "tables-stale");
    ana.act(&table, Command::Leave { seat }).await.unwrap();
    let refusal = ana.act(&table, decide(next, now + 9, &after[0])).await.unwrap_err();
    assert_eq!(refusal.reason, "tables-over");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_long_or_no_text_is_called_that() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let mut ana = Client::connect(house.address).await;
    for bytes in [8 * 1024 + 1, 20_000, 64 * 1024] {
        let reason = refused(&mut ana, &"x".repeat(bytes)).await.1;
        assert_eq!(reason, "server-too_long", "{bytes}");
    }
    // The connection lives.
    ana.open(Terms::usual("yaxha", 2)).await;
    ana.send_raw(Message::Text("x".repeat(64 * 1024 + 1).into())).await;
    while ana.try_news().await.is_some() {}
    let (code, why) = ana.ended.unwrap();
    assert!(code == 1009 && why.contains("8192"), "{code} {why}");
    let mut bo = Client::connect(house.address).await;
    let bad = Frame::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true);
    bo.send_raw(Message::Frame(bad)).await;
    while bo.try_news().await.is_some() {}
    let (code, why) = bo.ended.unwrap();
    assert!(code == 1007 && why.contains("Only text"), "{code} {why}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_costs_the_house_more_counts_more() {
    let folder = folder();
    let mut settings = settings(folder.path());
    settings.limits.asks = 8;
    let house = Open::with(settings).await;
    let open = |id| {
        let terms = r#"{"game":"yaxha","seats":2}"#;
        format!(r#"{{"id":{id},"wish":{{"open":{{"key":{id},"terms":{terms}}}}}}}"#)
    };
    let speak = |id| format!(r#"{{"id":{id},"wish":{{"speak":{{"language":"en"}}}}}}"#);
    let (mut ana, mut bo) =
        (Client::connect(house.address).await, Client::connect(house.address).await);
    for id in 1..=10 {
        ana.send(&open(id)).await;
        bo.send(&speak(id)).await;
    }
    let (mut opened, mut done) = (0, 0);
    for _ in 0..10 {
        opened += usize::from(matches!(ana.news().await, News::Opened { .. }));
        done += usize::from(matches!(bo.news().await, News::Done { .. }));
    }
    assert!((2..5).contains(&opened) && done == 10, "{opened} {done}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_talks_too_fast_is_told_so_and_plays_on() {
    let folder = folder();
    let mut settings = settings(folder.path());
    settings.limits.talk = 10;
    let house = Open::with(settings).await;
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(Terms::usual("yaxha", 2)).await;
    ana.watch(&table).await;
    ana.sit(&table, 1, "Ana").await;
    ana.sit(&table, 2, "Ben").await;
    // By whichever connection.
    let mut twin = Client::again(house.address, &ana.cookie.clone().unwrap()).await;
    let (mut said, mut refused) = (0, 0);
    for number in 0..30 {
        let client = if number % 2 == 0 { &mut ana } else { &mut twin };
        match client.act(&table, Command::Say { text: "hello".to_owned() }).await {
            Ok(()) => said += 1,
            Err(refusal) => {
                assert_eq!(refusal.reason, "server-too_fast");
                refused += 1;
            }
        }
    }
    assert!(said >= 10 && refused >= 10, "{said} {refused}");
    assert!(ana.decide::<Yaxha>(&table, &[1, 2]).await);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_connects_too_often_or_into_a_full_house_is_turned_away() {
    let folder = folder();
    let mut settings = settings(folder.path());
    settings.limits.handshakes = 5;
    settings.limits.all_connections = 2;
    let house = Open::with(settings).await;
    let ana = Client::connect(house.address).await;
    let bo = Client::connect(house.address).await;
    let turned = async || Client::with(house.address, &[]).await.err().map(|away| away.0);
    assert_eq!(turned().await, Some(503));
    drop((ana, bo));
    house.door.empty().await;
    for _ in 0..2 {
        assert_eq!(turned().await, None);
    }
    assert_eq!(turned().await, Some(429));
    assert!(house.door.remembered() > 0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_forget_who_has_not_come_near_them() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    for _ in 0..5 {
        drop(Client::connect(house.address).await);
    }
    house.door.empty().await;
    assert!(house.door.remembered() > 0);
    // With limits as wide as those of tests that is soon.
    tokio::time::sleep(Duration::from_millis(100)).await;
    house.door.forget();
    assert_eq!(house.door.remembered(), 0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_connects_and_says_nothing_is_not_waited_for() {
    let folder = folder();
    let mut settings = settings(folder.path());
    settings.limits.head = Duration::from_millis(300);
    let house = Open::with(settings).await;
    // One that has become a connection of a table is silent as long as it likes.
    let mut ana = Client::connect(house.address).await;
    for said in [&b""[..], b"GET /tables HTTP/1.1\r\nHost: x", b"\x16\x03"] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(said).await.unwrap();
        let mut answer = Vec::new();
        let over = timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
        assert!(over.is_ok(), "{said:?}");
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    ana.open(Terms::usual("yaxha", 2)).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_is_told_once_a_second_at_most_and_only_if_it_changed() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(Terms::usual("yaxha", 2)).await;
    ana.watch(&table).await;
    ana.sit(&table, 1, "Ana").await;
    let mut ben = Client::connect(house.address).await;
    ana.told.clear();
    let begun = Instant::now();
    for _ in 0..100 {
        ben.watch(&table).await;
        ben.ask(Wish::Unwatch { table: table.clone() }).await.unwrap();
    }
    ben.watch(&table).await;
    assert!(ben.told.iter().any(|text| text.starts_with("{\"presence\"")));
    // Whoever comes is told at once, and the others in the end how it is.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    ana.ask(Wish::Speak { language: "en".to_owned() }).await.unwrap();
    let is_presence = |text: &&String| text.starts_with("{\"presence\"");
    let last = ana.told.iter().rfind(is_presence).unwrap();
    let expected = format!("\"people\":[{}],\"others\":1", ana.user);
    assert!(last.contains(&expected), "{last}");
    let told = ana.told.iter().filter(|text| text.starts_with("{\"presence\"")).count();
    let most = begun.elapsed().as_secs() as usize + 2;
    assert!(told <= most, "{told} in {:?}", begun.elapsed());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_reconnects_leave_nothing_behind() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(Terms::usual("yaxha", 2)).await;
    ana.watch(&table).await;
    let cookie = ana.cookie.clone().unwrap();
    let comes = async |times: usize| {
        for at in 0..times {
            let mut client = Client::again(house.address, &cookie).await;
            client.ask(Wish::Mine { watch: true }).await.unwrap();
            client.ask(Wish::Lobby { watch: true }).await.unwrap();
            client.watch(&table).await;
            if at % 3 == 0 {
                client.ask(Wish::Mine { watch: false }).await.unwrap();
            }
        }
    };
    tokio::join!(comes(750), comes(750), comes(750), comes(750));
    drop(ana);
    house.door.empty().await;
    assert_eq!(house.house.followers(), 0);
    let mut last = Client::connect(house.address).await;
    last.watch(&table).await;
    loop {
        if let News::Presence { people, others, .. } = last.news().await
            && people.is_empty()
            && others == 1
        {
            break;
        }
    }
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
        ana.send(&format!(r#"{{"id":{id},"wish":{{"mine":{{"watch":true}}}}}}"#)).await;
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
        tokio::time::sleep(Duration::from_millis(10)).await;
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
    // More is said than may wait for it.
    for _ in 0..300 {
        ana.act(&table, Command::Say { text: "still here".to_owned() }).await.unwrap();
    }
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
