//! A bot that misbehaves in the way its first argument says, for the tests of how that ends.
//! A second argument names a file that gets the number of its process.

use std::io::{BufRead, Write};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let way = args.get(1).map_or("", String::as_str);
    if let Some(file) = args.get(2) {
        let _ = std::fs::write(file, std::process::id().to_string());
    }
    if way == "silent" {
        loop {
            std::thread::sleep(std::time::Duration::from_mins(1));
        }
    }
    let mut stdout = std::io::stdout().lock();
    let mut say = |line: &str| {
        let _ = writeln!(stdout, "{line}").and_then(|()| stdout.flush());
    };
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        if line.contains("\"hello\"") {
            say(r#"{"type":"hello","name":"misbehaving","version":"1","protocol":1}"#);
        }
        if !line.contains("\"decide\"") {
            continue;
        }
        match way {
            "illegal" => {
                let id = line.split("\"id\":").nth(1).and_then(|rest| rest.split(',').next());
                let id = id.unwrap_or("0");
                say(&format!(r#"{{"type":"decision","id":{id},"decision":"castle"}}"#));
            }
            "rubbish" => say("what?"),
            "bytes" => say("\u{1}\u{2}{{{"),
            "flood" => loop {
                say(r#"{"type":"decision","id":0,"decision":"castle"}"#);
            },
            "long" => loop {
                let _ = std::io::stdout().write_all(&[b'x'; 4096]);
            },
            "dies" => std::process::exit(3),
            // Never answers, nor listens to a cancel.
            _ => {}
        }
    }
    // Does not end when it is told to, either.
    loop {
        std::thread::sleep(std::time::Duration::from_mins(1));
    }
}
