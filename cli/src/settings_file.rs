//! Settings of `patolli serve` in a file: each line is one of its flags.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::parser::ValueSource;
use clap::{ArgMatches, Command, CommandFactory, FromArgMatches, Parser};
use patolli_game::Phrase;
use toml::{Table, Value};

use crate::args::Args;
use crate::failure::Failure;
use crate::output::{read_text, say};

/// What is for one start only.
const NOT_IN_A_FILE: [&str; 6] = ["check", "help", "open", "settings", "version", "without-page"];

/// What was typed after `patolli`, with what a file of settings adds, if one is named. A flag that
/// was typed counts more, and so does a variable of the environment.
pub fn with_settings(typed: Vec<OsString>) -> Result<Result<Args, clap::Error>, Failure> {
    let command = Args::command();
    let matches = match command.clone().try_get_matches_from(&typed) {
        Ok(matches) => matches,
        Err(answer) => return Ok(Err(answer)),
    };
    let serves = matches.subcommand().filter(|(name, _)| *name == "serve");
    let named = serves.and_then(|(_, serve)| Some((serve, serve.get_one::<PathBuf>("settings")?)));
    let Some((serve, file)) = named else { return Ok(Args::from_arg_matches(&matches)) };
    let text = read_text(file)?;
    let table: Table = text.parse().map_err(|error: toml::de::Error| {
        let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
        bad(file, &format!("line {line}: {}", error.message()))
    })?;
    let mut all = typed;
    for (key, value) in &table {
        all.extend(flags(&command, serve, key, value).map_err(|problem| bad(file, &problem))?);
    }
    match Args::try_parse_from(all) {
        Ok(args) => Ok(Ok(args)),
        // What was typed made sense, so it is the file.
        Err(error) => match Failure::from(error) {
            Failure::Usage(sentence) => Err(bad(file, sentence.trim_end_matches('.'))),
            other => Err(other),
        },
    }
}

fn bad(file: &Path, problem: &str) -> Failure {
    let phrase = Phrase::new("cli", "bad_settings").text("file", file.display());
    Failure::Usage(say(&phrase.text("problem", problem)))
}

/// A line of the file as flags; none if it was said otherwise already.
fn flags(
    command: &Command,
    serve: &ArgMatches,
    key: &str,
    value: &Value,
) -> Result<Vec<OsString>, String> {
    let known = || {
        let all = command.find_subcommand("serve").into_iter().flat_map(Command::get_arguments);
        all.filter_map(|arg| Some((arg.get_id().as_str(), arg.get_long()?)))
            .filter(|(_, long)| !NOT_IN_A_FILE.contains(long))
    };
    let Some((id, _)) = known().find(|(_, long)| *long == key) else {
        let names: Vec<_> = known().map(|(_, long)| long).collect();
        let phrase = Phrase::new("cli", "unknown_setting").text("key", key);
        return Err(say(&phrase.text("known", names.join(", "))));
    };
    if matches!(serve.value_source(id), Some(ValueSource::CommandLine | ValueSource::EnvVariable)) {
        return Ok(Vec::new());
    }
    let values = match value {
        Value::Array(values) => values.as_slice(),
        one => std::slice::from_ref(one),
    };
    let flag = |value: &Value| {
        let text = match value {
            Value::String(text) => text.clone(),
            Value::Integer(number) => number.to_string(),
            _ => return Err(say(&Phrase::new("cli", "no_setting").text("key", key))),
        };
        Ok(OsString::from(format!("--{key}={text}")))
    };
    values.iter().map(flag).collect()
}
