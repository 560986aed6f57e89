//! Every answer leaves after what it speaks of is on disk: the order of system calls, as `strace`
//! writes it down.

use std::collections::HashMap;
use std::process::{Command as Process, Stdio};
use std::time::Duration;

use patolli_tables::{Command, Terms};

use super::client::Client;
use super::killed::{house_process, listening};
use super::open::folder;

/// How many things are said, one after the other.
const SAID: usize = 60;

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_leaves_after_its_sync() {
    if !can_trace() {
        println!("there is no strace here, or it may not look at other processes");
        return;
    }
    let folder = folder();
    let trace = folder.path().join("trace");
    let mut strace = tokio::process::Command::new("strace");
    // An answer goes out together with what it led to.
    strace.args(["-f", "-y", "-s", "4096", "-e"]);
    strace.arg("trace=pwrite64,fdatasync,fsync,write,writev,sendto,sendmsg").arg("-o").arg(&trace);
    let (mut child, address) = listening(house_process(strace, folder.path())).await;
    let mut ana = Client::connect(address).await;
    let table = ana.open(Terms::usual("yaxha", 2)).await;
    ana.watch(&table).await;
    ana.sit(&table, 1, "Ana").await;
    for number in 0..SAID {
        let text = format!("hello {number}");
        ana.act(&table, Command::Say { text }).await.unwrap();
    }
    drop(ana);
    tokio::time::sleep(Duration::from_millis(500)).await;
    child.kill().await.unwrap();
    let trace = std::fs::read_to_string(trace).unwrap();
    let answers = in_order(&trace);
    assert!(answers >= SAID, "{answers} answers were seen");
}

fn can_trace() -> bool {
    let mut strace = Process::new("strace");
    let traced = strace.args(["-o", "/dev/null", "true"]).stderr(Stdio::null()).status();
    traced.is_ok_and(|status| status.success())
}

/// Counts the answers, each of which leaves after a write to the log of the database that came after
/// the answer before, and after the sync of that write.
fn in_order(trace: &str) -> usize {
    let (mut written, mut synced, mut answers) = (false, false, 0);
    // A call of one thread may be told in two parts, with others between.
    let mut syncing: HashMap<&str, bool> = HashMap::new();
    for line in trace.lines() {
        let (thread, call) = line.trim_start().split_once(' ').unwrap_or_default();
        let call = call.trim_start();
        let is_log = call.contains("patolli.sqlite-wal>");
        let is_sync = call.starts_with("fdatasync") || call.starts_with("fsync");
        if call.starts_with("pwrite64") && is_log {
            (written, synced) = (true, false);
        } else if is_sync && is_log && call.contains("unfinished") {
            syncing.insert(thread, true);
        } else if is_sync && is_log {
            synced = written;
        } else if call.starts_with("<...") && call.contains("sync resumed") {
            if syncing.remove(thread).is_some() {
                synced = written;
            }
        } else if call.contains("\\\"done\\\"") {
            if answers > 0 {
                assert!(written && synced, "after {answers} answers: {line}");
            }
            answers += 1;
            (written, synced) = (false, false);
        }
    }
    answers
}
