//! What all commands that let bots play share: the set-up, a bar, and records.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use patolli_game::{Meta, Phrase, Setup};

use crate::args::TableArgs;
use crate::failure::Failure;
use crate::output::say;

/// When this command is stopped, the bots it has started are stopped too.
pub fn end_with_our_bots() {
    let _ = ctrlc::set_handler(|| {
        patolli_bots::end_all();
        std::process::exit(130);
    });
}

/// Where the record of a game of a match goes.
pub fn record_path(folder: &Path, setup: &Setup, number: u64) -> std::path::PathBuf {
    let (game, seats, seed) = (setup.meta().id, setup.seats(), setup.seed);
    folder.join(format!("{game}-{seats}-{seed}-{:05}.patolli", number + 1))
}

/// The set-up that the arguments ask for.
pub fn set_up(meta: &'static Meta, args: &TableArgs) -> Result<Setup, Failure> {
    let mut setup = Setup::new(meta, args.seats.unwrap_or(meta.usual_seats), args.seed)?;
    for assignment in &args.set {
        setup.assign(assignment)?;
    }
    Ok(setup)
}

/// A bar on a terminal; nothing in a pipe.
pub fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {eta}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

/// Writes a record, but never over another game.
pub fn keep_record(path: &Path, record: &str) -> Result<(), Failure> {
    let cannot_write = |error: &std::io::Error| Failure::file("cannot_write", path, error);
    match std::fs::File::create_new(path) {
        Ok(mut file) => file.write_all(record.as_bytes()).map_err(|error| cannot_write(&error)),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            if std::fs::read_to_string(path).is_ok_and(|there| there == record) {
                return Ok(());
            }
            let phrase = Phrase::new("cli", "exists").text("file", path.display());
            Err(Failure::Failed(say(&phrase)))
        }
        Err(error) => Err(cannot_write(&error)),
    }
}

/// Scores in points, of which some games count fractions.
pub fn points(meta: &Meta, units: f64) -> f64 {
    units / f64::from(meta.units_per_point.max(1))
}
