//! Whole games over connections, with reloads, lost connections and restarts.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use patolli_game::{Game, Heuristics, Record, Seat, Seed};
use patolli_mexica::Mexica;
use patolli_shelf::{Visitor, visit};
use patolli_store::{Append, Sqlite, Store as _, StoreError};
use patolli_tables::{
    Absent, BotId, Command, Entry, Given, Pace, Phase, Table, TableId, Terms, Time, UserId, What,
};
use patolli_tzolkin::Tzolkin;
use patolli_wire::{News, Wish};
use patolli_yaxha::Yaxha;

use super::client::Client;
use super::open::{Open, folder, settings};
use crate::{CannotServe, Offer};

fn random() -> BotId {
    BotId("random".to_owned())
}

/// A table for so many, each sitting at a connection of their own.
async fn seated(house: &Open, terms: Terms) -> (TableId, Vec<Client>) {
    let mut people = Vec::new();
    for _ in 0..terms.seats {
        people.push(Client::connect(house.address).await);
    }
    let table = people[0].open(terms).await;
    for (at, person) in people.iter_mut().enumerate() {
        person.watch(&table).await;
        person.sit(&table, at + 1, &format!("Player {}", at + 1)).await;
    }
    let latest = people.iter().map(|person| person.tables[&table].number).max().unwrap();
    for person in &mut people {
        person.hear_until(&table, latest).await;
    }
    (table, people)
}

/// Plays to the end; at a third of it one reloads, at two thirds the house is closed and opened
/// again.
async fn play<G: Heuristics>(terms: Terms) {
    let folder = folder();
    let mut house = Open::at(folder.path()).await;
    let (table, mut people) = seated(&house, terms).await;
    let mut onlooker = Client::connect(house.address).await;
    onlooker.watch(&table).await;
    let mut made = 0;
    loop {
        let mut moved = false;
        for (at, person) in people.iter_mut().enumerate() {
            moved |= person.decide::<G>(&table, &[at + 1]).await;
        }
        // Everybody hears what the others did.
        let latest = people.iter().map(|person| person.tables[&table].number).max().unwrap();
        for person in people.iter_mut().chain([&mut onlooker]) {
            person.hear_until(&table, latest).await;
        }
        if people[0].room(&table).phase != Phase::Playing {
            break;
        }
        assert!(moved, "somebody can always decide");
        made += 1;
        if made == 10 {
            let cookie = people[0].cookie.clone().unwrap();
            let before = people[0].tables[&table].clone();
            people[0] = Client::again(house.address, &cookie).await;
            people[0].watch(&table).await;
            assert_eq!(people[0].tables[&table], before, "a reload changes nothing");
        }
        if made == 20 {
            house.close().await;
            house = Open::at(folder.path()).await;
            for person in people.iter_mut().chain([&mut onlooker]) {
                let before = person.tables[&table].clone();
                *person = Client::again(house.address, &person.cookie.clone().unwrap()).await;
                person.watch(&table).await;
                assert_eq!(person.tables[&table], before, "nothing is lost");
            }
        }
    }
    assert_eq!(people[0].room(&table).phase, Phase::Finished);
    let News::Record { text, .. } =
        onlooker.ask(Wish::Record { table: table.clone() }).await.unwrap()
    else {
        panic!("no record");
    };
    let replay = text.parse::<Record>().unwrap().replay::<G>().unwrap();
    let outcome = replay.play.game().outcome().unwrap();
    assert_eq!(replay.players[0], "Player 1");
    // Lists tell how it ended.
    let News::Mine { tables } = people[0].ask(Wish::Mine { watch: true }).await.unwrap() else {
        panic!("no list");
    };
    let score = tables[0].score.clone().unwrap();
    assert_eq!(score.winners, outcome.winners().iter().collect::<Vec<_>>());
    let totals = outcome.standing.totals();
    let points = totals.first(people.len()).iter().map(|units| G::META.points(*units));
    assert_eq!(score.points, points.collect::<Vec<_>>());
    // Everybody sees all of it now, and it is the same game.
    let seen: G = onlooker.game(&table, 0).unwrap();
    assert_eq!(seen, *replay.play.game());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_yaxha() {
    play::<Yaxha>(Terms::usual("yaxha", 3)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_mexica() {
    play::<Mexica>(Terms::usual("mexica", 2)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_tzolkin_with_every_module() {
    let on = ["tribes", "prophecies", "quick_actions", "new_buildings"];
    let options = on.map(|id| (id.to_owned(), "true".to_owned())).to_vec();
    play::<Tzolkin>(Terms { options, ..Terms::usual("tzolkin", 5) }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_with_people() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(Terms::usual("yaxha", 3)).await;
    ana.watch(&table).await;
    for seat in [2, 3] {
        let seat = Seat::new(seat - 1).unwrap();
        ana.act(&table, Command::Engage { seat, bot: random() }).await.unwrap();
    }
    ana.sit(&table, 1, "Ana").await;
    while ana.room(&table).phase == Phase::Playing {
        if !ana.decide::<Yaxha>(&table, &[1]).await {
            ana.news().await;
        }
    }
    assert_eq!(ana.room(&table).phase, Phase::Finished);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_replaced_and_may_come_back() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let terms = Terms { absent: Absent::Bot(random()), ..Terms::usual("yaxha", 2) };
    let (table, mut people) = seated(&house, terms).await;
    let seat = Seat::new(1).unwrap();
    people[1].act(&table, Command::Leave { seat }).await.unwrap();
    // The bot decides; once it has, only the person can.
    while people[0].game_told(&table).deciders.is_empty() {
        people[0].news().await;
    }
    people[1].act(&table, Command::Return { seat }).await.unwrap();
    assert!(
        people[1].decide::<Yaxha>(&table, &[2]).await || {
            people[0].decide::<Yaxha>(&table, &[1]).await
        }
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn out_of_time_is_decided_by_the_house() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let pace = Some(Pace { turn: 10, bank: 0 });
    let terms = Terms { pace, absent: Absent::Ends, ..Terms::usual("yaxha", 2) };
    let (table, mut people) = seated(&house, terms).await;
    people[0].decide::<Yaxha>(&table, &[1]).await;
    let begun = Instant::now();
    while people[0].room(&table).phase == Phase::Playing {
        people[0].news().await;
        assert!(begun.elapsed().as_secs() < 30);
    }
    assert!(begun.elapsed().as_secs() >= 9, "{:?}", begun.elapsed());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again_one_seat_further() {
    let folder = folder();
    let mut settings = settings(folder.path());
    settings.limits.tables = 1;
    let house = Open::with(settings).await;
    let terms = Terms { absent: Absent::Ends, ..Terms::usual("yaxha", 2) };
    let (table, mut people) = seated(&house, terms).await;
    let again = Wish::Rematch { table: table.clone() };
    let early = people[0].ask(again.clone()).await.unwrap_err();
    assert_eq!(early.reason, "server-not_over");
    let seat = Seat::FIRST;
    people[0].act(&table, Command::Leave { seat }).await.unwrap();
    // It counts as a table like any other.
    let other = people[0].open(Terms::usual("yaxha", 2)).await;
    let refusal = people[0].ask(again.clone()).await.unwrap_err();
    assert_eq!(refusal.reason, "server-too_many_tables");
    people[0].act(&other, Command::Close).await.unwrap();
    let opened = |news| match news {
        News::Opened { table, .. } => table,
        other => panic!("{other:?}"),
    };
    let rematch = opened(people[0].ask(again.clone()).await.unwrap());
    people[0].watch(&rematch).await;
    let awaited = people[0].room(&rematch).places[0].kept_for.clone().unwrap();
    assert_eq!((awaited.user, awaited.name.as_str()), (people[1].user, "Player 2"));
    // It is among the tables of those for whom a seat is kept.
    let News::Mine { tables } = people[1].ask(Wish::Mine { watch: true }).await.unwrap() else {
        panic!("no list");
    };
    assert!(tables.iter().any(|card| card.table == rematch), "{tables:?}");
    let mut stranger = Client::connect(house.address).await;
    stranger.watch(&rematch).await;
    let sit = Command::Sit { seat, name: "Stranger".to_owned() };
    assert_eq!(stranger.act(&rematch, sit).await.unwrap_err().reason, "tables-kept");
    assert_eq!(opened(people[1].ask(again).await.unwrap()), rematch);
    people[1].watch(&rematch).await;
    let room = people[1].room(&rematch);
    assert_eq!(room.phase, Phase::Playing);
    let names: Vec<_> = room.places.iter().map(|place| place.name.as_str()).collect();
    assert_eq!(names, ["Player 2", "Player 1"]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sat_by_chance_sits_one_seat_further_when_they_play_again() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let terms = Terms { absent: Absent::Ends, by_chance: true, ..Terms::usual("yaxha", 3) };
    let (table, mut people) = seated(&house, terms).await;
    let names = |person: &Client, table: &TableId| -> Vec<String> {
        person.room(table).places.iter().map(|place| place.name.clone()).collect()
    };
    let before = names(&people[0], &table);
    let seat = before.iter().position(|name| name == "Player 1").and_then(Seat::new).unwrap();
    people[0].act(&table, Command::Leave { seat }).await.unwrap();
    for person in &mut people {
        let again = person.ask(Wish::Rematch { table: table.clone() }).await.unwrap();
        let News::Opened { table: rematch, .. } = again else { panic!("{again:?}") };
        person.watch(&rematch).await;
        let mut expected = before.clone();
        expected.rotate_right(1);
        let room = person.room(&rematch);
        for (place, expected) in room.places.iter().zip(&expected) {
            let kept = place.kept_for.as_ref().map_or(&place.name, |kept| &kept.name);
            assert_eq!(kept, expected);
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_goes_on_at_another_device() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let mut ana = Client::connect(house.address).await;
    let News::Pass { secret, .. } = ana.ask(Wish::Pass).await.unwrap() else { panic!("no pass") };
    let path = format!("/tables?pass={secret}");
    let other = Client::to(house.address, &path, &[]).await.unwrap();
    assert_eq!(other.user, ana.user);
    assert_ne!(other.cookie, ana.cookie);
    let again = Client::again(house.address, &other.cookie.clone().unwrap()).await;
    assert_eq!(again.user, ana.user);
    // It works once, and only the latest.
    let stranger = Client::to(house.address, &path, &[]).await.unwrap();
    assert_ne!(stranger.user, ana.user);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_tables_has_those_that_are_public() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let (mut ana, mut bo) =
        (Client::connect(house.address).await, Client::connect(house.address).await);
    bo.ask(Wish::Lobby { watch: true }).await.unwrap();
    let hidden = ana.open(Terms::usual("mexica", 2)).await;
    let public = ana.open(Terms { public: true, ..Terms::usual("yaxha", 2) }).await;
    let card = loop {
        if let News::Lobby { tables } | News::LobbyChanged { tables, .. } = bo.news().await {
            assert!(tables.iter().all(|card| card.table != hidden));
            if let Some(card) = tables.into_iter().find(|card| card.table == public) {
                break card;
            }
        }
    };
    assert_eq!((card.phase, card.places.len()), (Phase::Gathering, 2));
    let News::Mine { tables } = ana.ask(Wish::Mine { watch: true }).await.unwrap() else {
        panic!("no list")
    };
    assert_eq!(tables.len(), 2);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_whose_answer_was_lost_is_done_once() {
    let folder = folder();
    let mut house = Open::at(folder.path()).await;
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(Terms::usual("yaxha", 2)).await;
    ana.watch(&table).await;
    ana.sit(&table, 1, "Ana").await;
    let say = Wish::Do {
        table: table.clone(),
        command: Command::Say { text: "hello".to_owned() },
        key: 4711,
    };
    ana.ask(say.clone()).await.unwrap();
    let number = ana.tables[&table].number;
    ana.ask(say.clone()).await.unwrap();
    assert_eq!(ana.tables[&table].number, number);
    // Not after a restart either.
    house.close().await;
    house = Open::at(folder.path()).await;
    ana = Client::again(house.address, &ana.cookie.clone().unwrap()).await;
    ana.ask(say).await.unwrap();
    ana.watch(&table).await;
    assert_eq!(ana.tables[&table].number, number);
    let open = Wish::Open { terms: Terms::usual("yaxha", 2), key: 9 };
    let opened = [ana.ask(open.clone()).await.unwrap(), ana.ask(open).await.unwrap()];
    let ids = opened.map(|news| match news {
        News::Opened { table, .. } => table,
        other => panic!("{other:?}"),
    });
    assert_eq!(ids[0], ids[1]);
    house.close().await;
}

/// Waits until this is said.
async fn aside(client: &mut Client) -> (String, patolli_wire::Snapshot) {
    loop {
        if let News::Aside { why, whole, .. } = client.news().await {
            return (why, *whole.unwrap());
        }
    }
}

/// What somebody sees of the start of the round.
async fn round_start(client: &mut Client, table: &TableId) -> BTreeMap<u8, serde_json::Value> {
    let at = client.game_told(table).rounds.last().unwrap().0;
    let look = Wish::Look { table: table.clone(), from: at, to: at };
    let News::Seen(seen) = client.ask(look).await.unwrap() else { panic!("nothing is seen") };
    assert_eq!(seen.moments[0].0, at);
    seen.moments[0].1.clone()
}

/// A table in the middle of a round, with two who play and somebody who looks on in Dutch.
async fn midway(house: &Open) -> (TableId, Vec<Client>) {
    let (table, mut people) = seated(house, Terms::usual("yaxha", 2)).await;
    let mut onlooker = Client::connect(house.address).await;
    onlooker.ask(Wish::Speak { language: "nl".to_owned() }).await.unwrap();
    onlooker.watch(&table).await;
    people.push(onlooker);
    loop {
        for at in 0..2 {
            people[at].decide::<Yaxha>(&table, &[at + 1]).await;
            let latest = people[at].tables[&table].number;
            for person in &mut people {
                person.hear_until(&table, latest).await;
            }
        }
        let told = people[0].game_told(&table);
        if told.rounds.len() >= 3 && told.deciders.len() > told.rounds.last().unwrap().0 {
            return (table, people);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_panics_is_set_aside_and_the_others_go_on() {
    let folder = folder();
    let mut house = Open::at(folder.path()).await;
    let (table, mut people) = midway(&house).await;
    let (other, mut others) = seated(&house, Terms::usual("yaxha", 2)).await;
    let mut seen = Vec::new();
    for person in &mut people {
        seen.push(round_start(person, &table).await);
    }
    house.house.provoke_a_panic(&table).await;
    // Everybody is told, with what they saw when the round began and nothing else.
    for (at, person) in people.iter_mut().enumerate() {
        let (why, whole) = aside(person).await;
        assert_eq!(why.contains("opzijgezet"), at == 2, "{why}");
        assert_eq!(whole.game.unwrap().views, seen[at]);
    }
    let say = Command::Say { text: "?".to_owned() };
    let refusal = people[0].act(&table, say.clone()).await.unwrap_err();
    assert_eq!(refusal.reason, "server-aside");
    // Who comes later, too; it waits for nobody, and counts for nobody.
    let wish = Wish::Watch { table: table.clone() };
    people[1].ask(wish).await.unwrap();
    assert!(people[1].told.iter().rev().take(2).any(|text| text.starts_with("{\"aside\"")));
    let News::Mine { tables } = people[1].ask(Wish::Mine { watch: true }).await.unwrap() else {
        panic!("no list")
    };
    assert!(tables[0].aside && tables[0].waits_for.is_empty());
    assert!(others[0].decide::<Yaxha>(&other, &[1]).await);
    // The log makes the table again, and so it is taken up once the house opens again.
    house.close().await;
    house = Open::at(folder.path()).await;
    let mut again = Client::again(house.address, &people[0].cookie.clone().unwrap()).await;
    again.watch(&table).await;
    assert_eq!(again.tables[&table].game, people[0].tables[&table].game);
    again.act(&table, say).await.unwrap();
    assert_eq!(house.house.store.table(&table).await.unwrap().unwrap().aside, None);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_replay_panics_is_shown_as_it_stood() {
    let folder = folder();
    let mut house = Open::at(folder.path()).await;
    let (table, mut people) = midway(&house).await;
    let mut seen = Vec::new();
    for person in &mut people {
        seen.push(round_start(person, &table).await);
    }
    let say = Command::Say { text: crate::replay::PANIC.to_owned() };
    people[0].act(&table, say).await.unwrap();
    house.close().await;
    house = Open::at(folder.path()).await;
    for (at, person) in people.iter_mut().enumerate() {
        let mut person = Client::again(house.address, &person.cookie.clone().unwrap()).await;
        person.send(&format!(r#"{{"id":1,"wish":{{"watch":{{"table":"{table}"}}}}}}"#)).await;
        assert_eq!(aside(&mut person).await.1.game.unwrap().views, seen[at]);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_of_a_round_is_not_what_was_gone_back_on() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let (table, mut people) = midway(&house).await;
    // To before the round in which they are.
    for _ in 0..3 {
        let seat = Seat::FIRST;
        let rounds = people[0].game_told(&table).rounds.len();
        people[0].act(&table, Command::AskBack { seat }).await.unwrap();
        let grant = Command::AnswerBack { seat: Seat::new(1).unwrap(), grant: true };
        people[1].act(&table, grant).await.unwrap();
        let latest = people[1].tables[&table].number;
        for person in &mut people {
            person.hear_until(&table, latest).await;
        }
        if people[0].game_told(&table).rounds.len() < rounds {
            break;
        }
    }
    for person in &mut people {
        let seen = round_start(person, &table).await;
        let kept = house.house.views_of(&table).await;
        for (viewer, view) in seen {
            let kept = kept.iter().find(|kept| kept.viewer == viewer).unwrap();
            assert_eq!(serde_json::from_str::<serde_json::Value>(&kept.view).unwrap(), view);
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_bot_that_the_host_names_nothing_else_is_told() {
    let folder = folder();
    let mut settings = settings(folder.path());
    let program = "cmd:no-such-program --key opensesame";
    settings.bots.push(Offer::named("deep", program.parse().unwrap()).unwrap());
    let house = Open::with(settings).await;
    let mut ana = Client::connect(house.address).await;
    assert!(house.house.settings.bot_ids().contains(&BotId("deep".to_owned())));
    let table = ana.open(Terms::usual("yaxha", 2)).await;
    ana.watch(&table).await;
    let engage = |bot: &str| Command::Engage { seat: Seat::FIRST, bot: BotId(bot.to_owned()) };
    // Nobody names a program but the host.
    for program in [program, "cmd:sh", "random "] {
        let refusal = ana.act(&table, engage(program)).await.unwrap_err();
        assert_eq!(refusal.reason, "server-no_such_bot");
    }
    let absent = Absent::Bot(BotId(program.to_owned()));
    let terms = Terms { absent, ..Terms::usual("yaxha", 2) };
    let refusal = ana.ask(Wish::Open { terms, key: 99 }).await.unwrap_err();
    assert_eq!(refusal.reason, "server-no_such_bot");
    ana.told.clear();
    ana.act(&table, engage("deep")).await.unwrap();
    ana.sit(&table, 2, "Ana").await;
    // One that does not answer is played for by chance.
    while ana.room(&table).phase == Phase::Playing {
        if !ana.decide::<Yaxha>(&table, &[2]).await {
            ana.news().await;
        }
    }
    ana.ask(Wish::Record { table: table.clone() }).await.unwrap();
    assert!(ana.told.iter().any(|text| text.contains("deep")));
    for text in &ana.told {
        assert!(!text.contains("cmd") && !text.contains("opensesame"), "{text}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_thought_is_stale_is_asked_again() {
    let folder = folder();
    let pause = Duration::from_millis(800);
    let mut settings = settings(folder.path());
    settings.bot_pause = pause;
    let house = Open::with(settings).await;
    let mut ana = Client::connect(house.address).await;
    let table = ana.open(Terms::usual("yaxha", 2)).await;
    ana.watch(&table).await;
    let bot = Seat::new(1).unwrap();
    ana.act(&table, Command::Engage { seat: bot, bot: random() }).await.unwrap();
    ana.sit(&table, 1, "Ana").await;
    let begun = Instant::now();
    assert!(ana.decide::<Yaxha>(&table, &[1]).await);
    // Nobody else is asked, and so the bot thinks of a game that is gone.
    ana.act(&table, Command::AskBack { seat: Seat::FIRST }).await.unwrap();
    assert!(begun.elapsed() < pause);
    while !ana.game_told(&table).deciders.contains(&bot) {
        ana.news().await;
    }
    assert!(begun.elapsed() >= pause * 2, "{:?}", begun.elapsed());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_everybody_has_at_least_a_minute() {
    let folder = folder();
    let mut house = Open::at(folder.path()).await;
    let pace = Pace { turn: 10, bank: 0 };
    let terms = Terms { pace: Some(pace), ..Terms::usual("yaxha", 2) };
    let (table, people) = seated(&house, terms).await;
    for _ in 0..2 {
        tokio::time::sleep(Duration::from_millis(600)).await;
        house.close().await;
        house = Open::at(folder.path()).await;
        for person in &people {
            let mut person = Client::again(house.address, &person.cookie.clone().unwrap()).await;
            person.watch(&table).await;
            let now = house.house.now();
            for clock in person.room(&table).clocks {
                let left = clock.until(pace).unwrap().since(now);
                assert!((55_000..=61_000).contains(&left), "{left}");
            }
        }
    }
    house.close().await;
}

#[test]
fn before_an_upgrade_one_is_told_which_tables_could_not_go_on() {
    let folder = folder();
    let table = TableId("t".to_owned());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Sqlite::open(folder.path()).await.unwrap();
        let given = Given { at: Time(1), seed: Seed(1) };
        let terms = Terms::usual("yaxha", 2);
        let (made, opened) = Table::<Yaxha>::open(terms, UserId(1), given).unwrap();
        let seat = Seat::FIRST;
        let decided = What::Decided { seat, decision: "card=a".to_owned(), check: None };
        let entries = vec![opened, Entry { at: Time(2), what: decided }];
        let head = crate::room::head(&table, &made, Time(1));
        store.append(&[Append::opening(table.clone(), entries, head)]).await.unwrap();
        store.close().await;
    });
    drop(runtime);
    let stuck = crate::check(folder.path()).unwrap();
    assert_eq!(stuck.len(), 1);
    assert_eq!(stuck[0].0, table);
    assert!(stuck[0].1.contains("entry 2"), "{}", stuck[0].1);
    assert!(matches!(crate::check(&folder.path().join("none")), Err(CannotServe::Store(_))));
    assert!(!folder.path().join("none").exists());
    // One at which the replay panics is one of them.
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Sqlite::open(folder.path()).await.unwrap();
        let (user, name) = (UserId(1), "Ana".to_owned());
        let said = What::Said { user, name, text: crate::replay::PANIC.to_owned() };
        let kept = store.table(&table).await.unwrap().unwrap();
        let given = Given { at: Time(1), seed: Seed(1) };
        let (made, _) = Table::<Yaxha>::open(Terms::usual("yaxha", 2), UserId(1), given).unwrap();
        let id = TableId("u".to_owned());
        let entries = vec![kept.log[0].0.clone(), Entry { at: Time(2), what: said }];
        let head = crate::room::head(&id, &made, Time(1));
        store.append(&[Append::opening(id, entries, head)]).await.unwrap();
        store.close().await;
    });
    drop(runtime);
    assert_eq!(crate::check(folder.path()).unwrap().len(), 2);
}

/// A second house on the same folder, and one that is older than what is there.
#[test]
fn what_another_house_has_is_not_served() {
    let folder = folder();
    let refused = || match crate::serve(settings(folder.path()), |_| panic!("it is open")) {
        Err(CannotServe::Store(error)) => error,
        other => panic!("{other:?}"),
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let store = runtime.block_on(Sqlite::open(folder.path())).unwrap();
    assert!(matches!(refused(), StoreError::InUse));
    runtime.block_on(store.close());
    drop(store);
    let file = folder.path().join("patolli.sqlite");
    std::fs::write(&file, "this is no database, but long enough to be taken for one").unwrap();
    assert!(matches!(refused(), StoreError::Database(_)));
}

struct Sizes {
    terms: Terms,
}

impl Visitor for Sizes {
    type Output = std::pin::Pin<Box<dyn Future<Output = Vec<usize>> + Send>>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        Box::pin(sizes::<G>(self.terms))
    }
}

/// The sizes of all that is told after the decisions of a whole game.
async fn sizes<G: Game + Heuristics>(terms: Terms) -> Vec<usize> {
    let folder = folder();
    let house = Open::with(settings(folder.path())).await;
    let (table, mut people) = seated(&house, terms).await;
    for person in &mut people {
        person.told.clear();
    }
    while people[0].room(&table).phase == Phase::Playing {
        for (at, person) in people.iter_mut().enumerate() {
            person.decide::<G>(&table, &[at + 1]).await;
        }
        let latest = people.iter().map(|person| person.tables[&table].number).max().unwrap();
        for person in &mut people {
            person.hear_until(&table, latest).await;
        }
    }
    // Whatever was told but answers; the whole game once, at its end.
    let all = people.iter().flat_map(|person| &person.told);
    let told = all.filter(|text| !text.starts_with("{\"done\""));
    let (whole, told): (Vec<_>, Vec<_>) = told.partition(|text| text.starts_with("{\"table\""));
    assert_eq!(whole.len(), people.len());
    let mut sizes: Vec<usize> = told.into_iter().map(String::len).collect();
    sizes.sort_unstable();
    house.close().await;
    sizes
}

#[tokio::test(flavor = "multi_thread")]
async fn the_thought_of_a_master_delays_nobody() {
    let folder = folder();
    let mut settings = settings(folder.path());
    settings.bot_threads = 1;
    let house = Open::with(settings).await;
    let mut ana = Client::connect(house.address).await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = ana.open(Terms::usual("yaxha", 2)).await;
        ana.watch(&table).await;
        let bot = BotId("level:4".to_owned());
        ana.act(&table, Command::Engage { seat: Seat::FIRST, bot }).await.unwrap();
        ana.sit(&table, 2, "Ana").await;
        tables.push(table);
    }
    let thinks = |ana: &Client| {
        tables.iter().filter(|table| ana.game_told(table).deciders.is_empty()).count()
    };
    let (mut asked, mut slowest) = (0, Duration::ZERO);
    while thinks(&ana) > 0 && asked < 200 {
        let say = Command::Say { text: "hello".to_owned() };
        let begun = Instant::now();
        ana.act(&tables[asked % 3], say).await.unwrap();
        slowest = slowest.max(begun.elapsed());
        asked += 1;
    }
    assert!(asked > 10 && slowest < Duration::from_secs(1), "{asked} {slowest:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_hears_that_the_house_closes() {
    let folder = folder();
    let house = Open::at(folder.path()).await;
    let mut people = Vec::new();
    for _ in 0..20 {
        people.push(Client::connect(house.address).await);
    }
    let door = Arc::downgrade(&house.door);
    let begun = Instant::now();
    let hear = async {
        for person in &mut people {
            let mut closing = false;
            while let Some(news) = person.try_news().await {
                closing |= matches!(news, News::Closing { .. });
            }
            assert!(closing && person.ended.as_ref().unwrap().0 == 1012);
        }
    };
    tokio::join!(house.close(), hear);
    // Nobody is waited for who is gone.
    assert!(door.upgrade().is_none() && begun.elapsed() < crate::FAREWELL, "{:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn updates_are_small() {
    let on = ["tribes", "prophecies", "quick_actions", "new_buildings"];
    let options = on.map(|id| (id.to_owned(), "true".to_owned())).to_vec();
    let terms = Terms { options, pace: Some(Pace::LIVE), ..Terms::usual("tzolkin", 5) };
    let sizes = visit("tzolkin", Sizes { terms }).unwrap().await;
    let mean = sizes.iter().sum::<usize>() / sizes.len();
    let high = sizes[sizes.len() * 99 / 100];
    assert!(sizes.len() > 1000, "{}", sizes.len());
    println!("mean {mean}, 99th percentile {high}, largest {:?}", sizes.last());
    assert!(mean < 600 && high < 3_000, "mean {mean}, 99th percentile {high}");
}
