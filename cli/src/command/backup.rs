//! `patolli backup` and `patolli restore`: all that a server keeps, as one file.

use patolli_game::Phrase;
use patolli_server::{BackupError, Contents, StoreError};

use crate::args::{BackupArgs, RestoreArgs};
use crate::failure::Failure;
use crate::output::{print_line, say};

pub fn back_up(args: &BackupArgs) -> Result<(), Failure> {
    let contents = patolli_server::back_up(&args.data, &args.file).map_err(|error| {
        let phrase = match &error {
            BackupError::Exists => Phrase::new("cli", "backup_exists"),
            BackupError::Store(StoreError::Missing) => Phrase::new("cli", "backup_nothing"),
            _ => Phrase::new("cli", "cannot_back_up").text("error", &error),
        };
        Failure::Failed(say(&told(phrase, &args.file, &args.data)))
    })?;
    print_line(&say(&counted("backed_up", contents, &args.file, &args.data)))
}

pub fn restore(args: &RestoreArgs) -> Result<(), Failure> {
    let contents = patolli_server::restore(&args.file, &args.data).map_err(|error| {
        let phrase = match &error {
            BackupError::NotEmpty => Phrase::new("cli", "restore_not_empty"),
            BackupError::Store(StoreError::InUse) => Phrase::new("cli", "restore_in_use"),
            BackupError::Missing => Phrase::new("cli", "restore_nothing"),
            _ => Phrase::new("cli", "cannot_restore").text("error", &error),
        };
        Failure::Failed(say(&told(phrase, &args.file, &args.data)))
    })?;
    print_line(&say(&counted("restored", contents, &args.file, &args.data)))
}

fn told(phrase: Phrase, file: &std::path::Path, data: &std::path::Path) -> Phrase {
    phrase.text("file", file.display()).text("data", data.display())
}

fn counted(
    id: &'static str,
    contents: Contents,
    file: &std::path::Path,
    data: &std::path::Path,
) -> Phrase {
    let number = |count| i64::try_from(count).unwrap_or(i64::MAX);
    told(Phrase::new("cli", id), file, data)
        .number("tables", number(contents.tables))
        .number("guests", number(contents.guests))
        .number("kilobytes", number(contents.bytes.div_ceil(1024)))
}
