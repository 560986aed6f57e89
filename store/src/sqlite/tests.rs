//! What a store promises, tried in a folder on disk.

use patolli_tables::{Entry, Terms, What};

use super::*;
use crate::{CommandKey, Stage};

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

pub fn said(text: &str) -> Entry {
    let (user, name, text) = (UserId(1), "Ana".to_owned(), text.to_owned());
    Entry { at: Time(1), what: What::Said { user, name, text } }
}

pub fn opened() -> Entry {
    let terms = Terms::usual("yaxha", 2);
    Entry {
        at: Time(1),
        what: What::Opened { by: UserId(1), terms, rules: 1, kept_for: Vec::new() },
    }
}

pub fn append(table: &str, after: u64, entries: Vec<Entry>) -> Append {
    let head = Head {
        stage: Stage::Playing,
        public: true,
        due: Some(Time(500)),
        touched: Time(after),
        people: vec![UserId(1), UserId(2)],
        card: format!("{{\"after\":{after}}}"),
    };
    let entries = entries.into_iter().map(|entry| (entry, None)).collect();
    Append { table: TableId(table.to_owned()), after, entries, head: Some(head) }
}

pub async fn texts(store: &Sqlite, table: &str) -> Vec<String> {
    let kept = store.table(&TableId(table.to_owned())).await.unwrap().unwrap();
    let text = |(entry, _): &Logged| match &entry.what {
        What::Said { text, .. } => text.clone(),
        _ => "-".to_owned(),
    };
    kept.log.iter().map(text).collect()
}

#[tokio::test]
async fn entries_are_appended_where_the_log_has_as_many_as_was_said() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let batch = [
        append("a", 0, vec![opened(), said("one")]),
        append("b", 0, vec![opened()]),
        append("a", 2, vec![said("two")]),
        append("a", 2, vec![said("lost")]),
        append("c", 1, vec![said("nowhere")]),
    ];
    let done = store.append(&batch).await.unwrap();
    let elsewhere = |number| Appended::Elsewhere { number };
    assert_eq!(done, [Appended::Done, Appended::Done, Appended::Done, elsewhere(3), elsewhere(0)]);
    assert_eq!(texts(&store, "a").await, ["-", "one", "two"]);
    assert_eq!(store.table(&TableId("c".to_owned())).await.unwrap(), None);
    let again = store.append(&batch[..1]).await.unwrap();
    assert_eq!(again, [elsewhere(3)]);
}

#[tokio::test]
async fn a_batch_may_be_larger_than_a_statement() {
    const MANY: usize = 2_007;
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let name = |at: usize| format!("table-{at}");
    let batch: Vec<_> = (0..MANY).map(|at| append(&name(at), 0, vec![opened()])).collect();
    let done = store.append(&batch).await.unwrap();
    assert!(done.iter().all(|done| *done == Appended::Done));
    let log = (0..MANY as u64).map(|at| said(&at.to_string())).collect();
    store.append(&[append(&name(0), 1, log)]).await.unwrap();
    assert_eq!(texts(&store, &name(0)).await.len(), MANY + 1);
    assert_eq!(store.unfinished().await.unwrap().len(), MANY);
}

#[tokio::test]
async fn commands_are_kept_with_what_they_led_to() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let command = Some(CommandKey { user: UserId(7), key: u64::MAX });
    let mut batch = append("a", 0, vec![opened(), said("one")]);
    batch.entries[0].1 = command;
    store.append(&[batch]).await.unwrap();
    let kept = store.table(&TableId("a".to_owned())).await.unwrap().unwrap();
    let commands: Vec<_> = kept.log.iter().map(|(_, command)| *command).collect();
    assert_eq!(commands, [command, None]);
}

#[tokio::test]
async fn games_that_go_on_push_no_open_tables_out_of_the_list() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let at = |table: &str, stage, touched| {
        let mut append = append(table, 0, vec![opened()]);
        let head = append.head.as_mut().unwrap();
        (head.stage, head.touched) = (stage, Time(touched));
        append
    };
    let batch = [
        at("busy", Stage::Playing, 9),
        at("open", Stage::Gathering, 1),
        at("over", Stage::Over, 99),
        at("newer", Stage::Gathering, 2),
    ];
    store.append(&batch).await.unwrap();
    let ids = |all: Vec<Listed>| all.into_iter().map(|one| one.table.0).collect::<Vec<_>>();
    assert_eq!(ids(store.listed(2).await.unwrap()), ["newer", "open"]);
    assert_eq!(ids(store.listed(9).await.unwrap()), ["newer", "open", "busy"]);
    let own = store.of_user(UserId(1), 9).await.unwrap();
    assert_eq!(ids(own), ["busy", "newer", "open", "over"]);
    let going_on = async |user, but_for: &str| {
        store.going_on(UserId(user), &TableId(but_for.to_owned())).await.unwrap()
    };
    assert_eq!(
        [going_on(1, "-").await, going_on(1, "busy").await, going_on(9, "-").await],
        [3, 2, 0]
    );
    store.set_aside(&TableId("open".to_owned()), Some("why")).await.unwrap();
    assert_eq!(going_on(1, "over").await, 2);
}

#[tokio::test]
async fn lists_have_what_was_touched_last_first() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let mut secret = append("b", 0, vec![opened()]);
    let head = secret.head.as_mut().unwrap();
    (head.public, head.people) = (false, vec![UserId(2)]);
    let batch = [append("a", 0, vec![opened()]), secret, append("c", 0, vec![opened()])];
    store.append(&batch).await.unwrap();
    store.append(&[append("c", 1, vec![said("x")])]).await.unwrap();
    let ids = |all: Vec<Listed>| all.into_iter().map(|one| one.table.0).collect::<Vec<_>>();
    assert_eq!(ids(store.listed(9).await.unwrap()), ["c", "a"]);
    assert_eq!(ids(store.of_user(UserId(2), 9).await.unwrap()), ["c", "a", "b"]);
    assert_eq!(ids(store.of_user(UserId(1), 1).await.unwrap()), ["c"]);
    assert_eq!(store.due(Time(499)).await.unwrap().len(), 0);
    assert_eq!(store.due(Time(500)).await.unwrap().len(), 3);
    let table = TableId("a".to_owned());
    store.set_aside(&table, Some("why")).await.unwrap();
    assert_eq!(ids(store.listed(9).await.unwrap()), ["c"]);
    let own = store.of_user(UserId(1), 9).await.unwrap();
    assert!(own.iter().all(|one| one.aside == (one.table.0 == "a")));
    assert_eq!(store.table(&table).await.unwrap().unwrap().aside.as_deref(), Some("why"));
}

#[tokio::test]
async fn who_got_up_again_has_no_table_there() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.append(&[append("a", 0, vec![opened()])]).await.unwrap();
    let seat = patolli_game::Seat::FIRST;
    let stood = Entry { at: Time(2), what: What::Stood { seat } };
    let mut later = append("a", 1, vec![stood]);
    later.head.as_mut().unwrap().people = vec![UserId(1)];
    store.append(&[later]).await.unwrap();
    assert_eq!(store.of_user(UserId(2), 9).await.unwrap(), []);
    assert_eq!(store.of_user(UserId(1), 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn what_was_kept_is_there_when_it_is_opened_again() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.append(&[append("a", 0, vec![opened(), said("one")])]).await.unwrap();
    store.alive(Time(77)).await.unwrap();
    assert!(matches!(Sqlite::open(folder.path()).await, Err(StoreError::InUse)));
    store.close().await;
    drop(store);
    let store = Sqlite::open(folder.path()).await.unwrap();
    assert_eq!(texts(&store, "a").await, ["-", "one"]);
    assert_eq!(store.last_alive().await.unwrap(), Some(Time(77)));
}

/// Otherwise what was answered could be lost with the power.
#[tokio::test]
async fn what_is_committed_is_on_disk() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let ask = |pragma: &'static str| sqlx::query_scalar::<_, String>(pragma);
    let journal = ask("PRAGMA journal_mode").fetch_one(&store.writer).await.unwrap();
    assert_eq!(journal, "wal");
    let full = sqlx::query_scalar::<_, i64>("PRAGMA synchronous");
    assert_eq!(full.fetch_one(&store.writer).await.unwrap(), 2);
}

#[tokio::test]
async fn whoever_only_reads_changes_nothing() {
    let folder = folder();
    let nowhere = folder.path().join("nowhere");
    assert!(matches!(Sqlite::read(&nowhere).await, Err(StoreError::Missing)));
    assert!(!nowhere.exists());
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.append(&[append("a", 0, vec![opened(), said("one")])]).await.unwrap();
    // While another process has it.
    let reader = Sqlite::read(folder.path()).await.unwrap();
    assert_eq!(texts(&reader, "a").await, ["-", "one"]);
    assert!(reader.append(&[append("a", 2, vec![said("two")])]).await.is_err());
    reader.close().await;
    store.close().await;
    drop(store);
    let files = || {
        let all = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
        let mut all: Vec<_> = all.map(|path| (std::fs::read(&path).unwrap(), path)).collect();
        all.sort();
        all
    };
    let before = files();
    let reader = Sqlite::read(folder.path()).await.unwrap();
    assert_eq!(texts(&reader, "a").await, ["-", "one"]);
    assert_eq!(files(), before);
}

#[tokio::test]
async fn a_newer_database_is_refused() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let later = "INSERT INTO _sqlx_migrations VALUES (9999, 'later', 0, 1, x'00', 0)";
    sqlx::query(later).execute(&store.writer).await.unwrap();
    drop(store);
    assert!(matches!(Sqlite::read(folder.path()).await, Err(StoreError::Newer)));
    assert!(matches!(Sqlite::open(folder.path()).await, Err(StoreError::Newer)));
}

#[tokio::test]
async fn on_a_full_disk_nothing_is_half_written() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.append(&[append("a", 0, vec![opened()])]).await.unwrap();
    let pages: i64 =
        sqlx::query_scalar("PRAGMA page_count").fetch_one(&store.writer).await.unwrap();
    let limit = format!("PRAGMA max_page_count = {}", pages + 2);
    sqlx::query(sqlx::AssertSqlSafe(limit)).execute(&store.writer).await.unwrap();
    let long = "x".repeat(50_000);
    let batch = [append("b", 0, vec![opened()]), append("a", 1, vec![said(&long)])];
    assert!(matches!(store.append(&batch).await, Err(StoreError::Full)));
    assert_eq!(texts(&store, "a").await, ["-"]);
    assert_eq!(store.table(&TableId("b".to_owned())).await.unwrap(), None);
    store.append(&[append("a", 1, vec![said("short")])]).await.unwrap();
    assert_eq!(texts(&store, "a").await, ["-", "short"]);
}

#[tokio::test]
async fn a_guest_is_known_by_a_secret_on_every_device() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let ana = store.welcome(&[1; 32], Time(0)).await.unwrap();
    let bo = store.welcome(&[2; 32], Time(0)).await.unwrap();
    assert_ne!(ana, bo);
    assert_eq!(store.guest(&[1; 32]).await.unwrap(), Some(ana));
    assert_eq!(store.guest(&[3; 32]).await.unwrap(), None);
    store.pass(&[7; 32], ana, Time(100)).await.unwrap();
    store.pass(&[8; 32], ana, Time(100)).await.unwrap();
    assert_eq!(store.use_pass(&[7; 32], &[3; 32], Time(100)).await.unwrap(), None);
    assert_eq!(store.use_pass(&[8; 32], &[3; 32], Time(100)).await.unwrap(), Some(ana));
    store.pass(&[9; 32], ana, Time(100)).await.unwrap();
    assert_eq!(store.guest(&[3; 32]).await.unwrap(), Some(ana));
    // Once, and not too late.
    assert_eq!(store.use_pass(&[8; 32], &[4; 32], Time(100)).await.unwrap(), None);
    assert_eq!(store.use_pass(&[9; 32], &[4; 32], Time(101)).await.unwrap(), None);
    assert_eq!(store.guest(&[4; 32]).await.unwrap(), None);
}

#[tokio::test]
async fn the_latest_views_are_kept() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let table = TableId("a".to_owned());
    let view = |viewer, number| KeptView { viewer, number, view: format!("{number}") };
    let other = TableId("b".to_owned());
    let all = [(table.clone(), vec![view(0, 3), view(1, 3)]), (other.clone(), vec![view(0, 1)])];
    store.keep_views(&all).await.unwrap();
    store.keep_views(&[(table.clone(), vec![view(1, 9)])]).await.unwrap();
    store.keep_views(&[]).await.unwrap();
    assert_eq!(store.views(&other).await.unwrap(), [view(0, 1)]);
    assert_eq!(store.views(&table).await.unwrap(), [view(0, 3), view(1, 9)]);
}

#[tokio::test]
async fn what_lies_in_the_journal_is_there_after_a_crash() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let rows = |table: &'static str| {
        sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {table}")))
    };
    store.append(&[append("a", 0, vec![opened(), said("one")])]).await.unwrap();
    store
        .append(&[append("a", 2, vec![said("two")]), append("b", 0, vec![opened()])])
        .await
        .unwrap();
    assert_eq!(rows("journal").fetch_one(&store.writer).await.unwrap(), 2);
    // Part of it was worked in when the power went.
    let half = "INSERT INTO runs (table_id, first, last, lines) SELECT 'a', 1, 1, line FROM \
        (SELECT '[null,null,' || json_extract(value, '$[4]') || ']' AS line FROM journal, \
         json_each('[' || replace(trim(lines, char(10)), char(10), ',') || ']') LIMIT 1)";
    sqlx::query(half).execute(&store.writer).await.unwrap();
    drop(store);
    let store = Sqlite::open(folder.path()).await.unwrap();
    assert_eq!(rows("journal").fetch_one(&store.writer).await.unwrap(), 0);
    assert_eq!(rows("runs").fetch_one(&store.writer).await.unwrap(), 2);
    assert_eq!(texts(&store, "a").await, ["-", "one", "two"]);
    store.append(&[append("a", 3, vec![said("three")])]).await.unwrap();
    assert_eq!(texts(&store, "a").await, ["-", "one", "two", "three"]);
}

/// A database as the first version wrote it.
async fn first_version(folder: &Path) {
    let options = SqliteConnectOptions::new().filename(folder.join(FILE)).create_if_missing(true);
    let writer = one(options).await.unwrap();
    let first = MIGRATIONS.iter().take(1).cloned().collect::<Vec<_>>();
    let first = Migrator { migrations: first.into(), ..Migrator::DEFAULT };
    first.run(&writer).await.unwrap();
    for table in ["a", "b"] {
        let write = sqlx::query("INSERT INTO tables VALUES (?, 3, 1, 1, NULL, 0, '{}', NULL)");
        write.bind(table).execute(&writer).await.unwrap();
        for (number, entry) in [(2, said("one")), (1, opened()), (3, said("\"two\"\n"))] {
            let command = (number == 3).then_some(-1_i64);
            let write = sqlx::query("INSERT INTO entries VALUES (?, ?, ?, ?, ?)");
            let write = write.bind(table).bind(number).bind(serde_json::to_string(&entry).unwrap());
            write.bind(command.map(|_| 5)).bind(command).execute(&writer).await.unwrap();
        }
    }
    writer.close().await;
}

#[tokio::test]
async fn what_the_first_version_wrote_is_read_and_goes_on() {
    let folder = folder();
    first_version(folder.path()).await;
    let file = || std::fs::read(folder.path().join(FILE)).unwrap();
    let before = file();
    let reader = Sqlite::read(folder.path()).await.unwrap();
    assert_eq!(texts(&reader, "a").await, ["-", "one", "\"two\"\n"]);
    assert_eq!(reader.unfinished().await.unwrap().len(), 2);
    reader.close().await;
    assert_eq!(file(), before);
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.append(&[append("b", 3, vec![said("three")])]).await.unwrap();
    assert_eq!(texts(&store, "b").await, ["-", "one", "\"two\"\n", "three"]);
    let kept = store.table(&TableId("b".to_owned())).await.unwrap().unwrap();
    let commands: Vec<_> = kept.log.iter().map(|(_, command)| *command).collect();
    let command = CommandKey { user: UserId(5), key: u64::MAX };
    assert_eq!(commands, [None, None, Some(command), None]);
}

#[tokio::test]
async fn logs_are_whole_while_the_journal_is_worked_in() {
    const TABLES: usize = 90;
    const EACH: u64 = 250;
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let name = |at: usize| format!("table-{at:02}");
    let new: Vec<_> = (0..TABLES).map(|at| append(&name(at), 0, vec![opened()])).collect();
    store.append(&new).await.unwrap();
    let mut worked_in = false;
    for number in 1..EACH {
        let decided = |at: usize| Append {
            head: None,
            ..append(&name(at), number, vec![said(&number.to_string())])
        };
        let batch: Vec<_> = (0..TABLES).map(decided).collect();
        let done = store.append(&batch).await.unwrap();
        assert!(done.iter().all(|done| *done == Appended::Done));
        let log = texts(&store, &name(number as usize % TABLES)).await;
        assert_eq!(log.len() as u64, number + 1);
        assert!(log.iter().skip(1).enumerate().all(|(at, text)| *text == (at + 1).to_string()));
        worked_in |= store.tail().tables().next().is_some();
    }
    assert!(worked_in);
    let elsewhere = store.append(&[append(&name(3), 7, vec![said("late")])]).await.unwrap();
    assert_eq!(elsewhere, [Appended::Elsewhere { number: EACH }]);
    store.close().await;
    drop(store);
    let store = Sqlite::read(folder.path()).await.unwrap();
    for at in 0..TABLES {
        assert_eq!(texts(&store, &name(at)).await.len() as u64, EACH);
    }
}

#[tokio::test]
async fn lists_may_tell_something_else_though_nothing_is_appended() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.append(&[append("a", 0, vec![opened()])]).await.unwrap();
    let quietly = Append { head: None, ..append("a", 1, vec![said("one")]) };
    let later = append("a", 2, Vec::new());
    let card = |listed: Vec<Listed>| listed[0].card.clone();
    store.append(&[quietly]).await.unwrap();
    assert_eq!(card(store.listed(1).await.unwrap()), "{\"after\":0}");
    store.append(&[later]).await.unwrap();
    assert_eq!(card(store.listed(1).await.unwrap()), "{\"after\":2}");
    assert_eq!(texts(&store, "a").await, ["-", "one"]);
}

/// Whether it was kept is not known then.
#[tokio::test]
async fn what_is_kept_is_read_again_after_something_failed() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.append(&[append("a", 0, vec![opened()])]).await.unwrap();
    // Somebody else has it for too long, or the commit was written and nobody heard.
    *store.numbers.lock().await = None;
    let lines = Line::new(2, &(said("unheard"), None)).unwrap();
    let mut row = String::new();
    lines.write("a", &mut row).unwrap();
    let insert = sqlx::query("INSERT INTO journal (lines) VALUES (?)").bind(row);
    insert.execute(&store.writer).await.unwrap();
    assert_eq!(texts(&store, "a").await, ["-", "unheard"]);
    let elsewhere = store.append(&[append("a", 1, vec![said("again")])]).await.unwrap();
    assert_eq!(elsewhere, [Appended::Elsewhere { number: 2 }]);
}
