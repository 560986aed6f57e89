//! What can be typed after `patolli`.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use patolli_arena::MOST_JOBS;
use patolli_bots::BotName;
use patolli_game::{Phrase, Say, Seat, Seed};
use patolli_load::{LONGEST, MOST_TABLES};
use patolli_server::{BasePath, Limits, NoAddress, NoPath, Offer, PublicAddress};

use crate::output::say;

/// Mesoamerican board games: exact rules, bots, records and benchmarks.
#[derive(Parser, Debug)]
#[command(name = "patolli", version, arg_required_else_help = true)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// List the games with their seats and options.
    Games(GamesArgs),
    /// Serve the page: play in a browser.
    Serve(ServeArgs),
    /// Write all that a server keeps into one file, also while it runs.
    ///
    /// The file is read back and checked. It has everything in it, what guests are known by included:
    /// nobody else on this machine can read it, and nobody else should have it.
    Backup(BackupArgs),
    /// Make a data folder of what `patolli backup` wrote. The folder must not be there yet, or be empty.
    Restore(RestoreArgs),
    /// Let bots play many games and add up what came of them.
    ///
    /// Name one bot for each seat, or one for all.
    Sim(TableArgs),
    /// Let bots play each other, each in every seat, and say how strong they are.
    ///
    /// Each seed is played with every bot in every seat, so there may be a few games more than
    /// asked for. If the bots are fewer than the seats, the last of them takes those that are left;
    /// if they are more, every choice of them sits down together.
    Arena(ArenaArgs),
    /// Say what a bot thinks of every decision of a recorded game, and what each cost.
    ///
    /// For every decision that was a choice, a bot searches for what it would have done, and for
    /// what is to be expected of what was done. The cost is the difference, in points at the end of
    /// the game.
    Analyse(AnalyseArgs),
    /// Check and show records of games.
    #[command(subcommand)]
    Record(RecordArgs),
    /// Show positions, and take them from records.
    #[command(subcommand)]
    Position(PositionArgs),
    /// Serve the rules over stdin and stdout as JSON lines (docs/protocol.md).
    Referee,
    /// Be a bot over stdin and stdout, for a table that speaks the engine protocol
    /// (docs/protocol.md).
    Bot(BotArgs),
    /// Measure how fast the rules are, on one core.
    Bench(BenchArgs),
    /// Let random bots play as real clients, and measure how much a server on this machine bears.
    ///
    /// Each seat is a guest with a connection of its own. Without --addr a server is started for it,
    /// as a process of its own, whose tables are thrown away afterwards.
    Load(LoadArgs),
    /// List every tile, card and table of a game.
    Components(ComponentsArgs),
    /// Print the completions for a shell: what Tab offers after `patolli`.
    Completions(CompletionsArgs),
    /// Print the manual page, or write one for each command.
    Man(ManArgs),
}

#[derive(clap::Args, Clone, Copy, Debug)]
pub struct GamesArgs {
    /// Print one JSON list.
    #[arg(long)]
    pub json: bool,
}

/// What a host may set. Each is a flag, a variable of the environment, and a line of a file.
#[derive(clap::Args, Debug)]
pub struct ServeArgs {
    /// Where to listen: an address and a port; port 0 lets the system choose.
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7878", env = "PATOLLI_ADDR")]
    pub addr: SocketAddr,
    /// Open the page in a browser.
    #[arg(long)]
    pub open: bool,
    /// A file with further settings, in TOML: the names of these flags without the hyphens before
    /// them, such as `bot-threads = 2`. A flag counts more than a variable, and a variable more than
    /// the file.
    #[arg(long, value_name = "FILE", env = "PATOLLI_SETTINGS")]
    pub settings: Option<PathBuf>,
    /// The folder for the tables at which people meet, and for what is known of guests.
    #[arg(long, value_name = "DIR", default_value = "patolli-data", env = "PATOLLI_DATA")]
    pub data: PathBuf,
    /// The address by which others find it, if it has a name, such as <https://patolli.example>.
    #[arg(long, value_name = "URL", value_parser = parse_address, env = "PATOLLI_PUBLIC_ADDRESS")]
    pub public_address: Option<PublicAddress>,
    /// The path below which everything is served, such as /games, if there is more at that address
    /// and the proxy hands on the whole path.
    #[arg(long, value_name = "PATH", default_value = "/", value_parser = parse_base_path, env = "PATOLLI_BASE_PATH")]
    pub base_path: BasePath,
    /// Proxies that may say for whom they ask, by address, with commas between them.
    #[arg(long, value_name = "ADDRS", value_delimiter = ',', env = "PATOLLI_TRUSTED_PROXIES")]
    pub trusted_proxies: Vec<IpAddr>,
    /// Serve tables even if this patolli was built without the page.
    #[arg(long, hide = true)]
    pub without_page: bool,
    /// Offer a bot at tables, under this name, besides the four levels: `deep=search:4000`, or
    /// `mine=cmd:PROGRAM ARGS` for a program that speaks the engine protocol. Nobody is told more of
    /// it than the name. Repeat it for each; in the variable there are semicolons between them.
    #[arg(long, value_name = "NAME=BOT", value_parser = parse_offer, env = "PATOLLI_BOT", value_delimiter = ';')]
    pub bot: Vec<Offer>,
    /// On how many threads bots think [default: one less than there are cores].
    #[arg(long, value_name = "N", env = "PATOLLI_BOT_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub bot_threads: Option<u16>,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// Where to serve figures for Prometheus, at /metrics: an address and a port that only its server
    /// should reach. Without it there are none.
    #[arg(long, value_name = "ADDR", env = "PATOLLI_METRICS_ADDR")]
    pub metrics_addr: Option<SocketAddr>,
    /// In which form to say on the error output what happens: lines of text or of JSON.
    #[arg(long, value_name = "FORM", value_enum, default_value_t, env = "PATOLLI_LOG")]
    pub log: LogForm,
    /// Serve nothing, change nothing: list the tables at which nobody could play on with this
    /// version. The exit code is 1 if there are any.
    #[arg(long)]
    pub check: bool,
}

/// What the house takes from anybody.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct LimitArgs {
    /// Connections in all.
    #[arg(long, value_name = "N", default_value_t = 20_000, env = "PATOLLI_CONNECTIONS", value_parser = clap::value_parser!(u32).range(1..))]
    pub connections: u32,
    /// Connections from one address.
    #[arg(long, value_name = "N", default_value_t = 40, env = "PATOLLI_CONNECTIONS_PER_ADDRESS", value_parser = clap::value_parser!(u32).range(1..))]
    pub connections_per_address: u32,
    /// How often one address may connect in a minute.
    #[arg(long, value_name = "N", default_value_t = 120, env = "PATOLLI_CONNECTS_PER_MINUTE", value_parser = clap::value_parser!(u32).range(1..))]
    pub connects_per_minute: u32,
    /// New guests from one address in an hour.
    #[arg(long, value_name = "N", default_value_t = 60, env = "PATOLLI_GUESTS_PER_HOUR", value_parser = clap::value_parser!(u32).range(1..))]
    pub guests_per_hour: u32,
    /// Asks in a second from one connection; three times as many at once.
    #[arg(long, value_name = "N", default_value_t = 20, env = "PATOLLI_ASKS_PER_SECOND", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub asks_per_second: u32,
    /// Tables of one person that are not over.
    #[arg(long, value_name = "N", default_value_t = 40, env = "PATOLLI_TABLES_PER_PERSON", value_parser = clap::value_parser!(u32).range(1..))]
    pub tables_per_person: u32,
    /// What one person may say at once; one more each second.
    #[arg(long, value_name = "N", default_value_t = 10, env = "PATOLLI_TALK_AT_ONCE", value_parser = clap::value_parser!(u32).range(1..))]
    pub talk_at_once: u32,
    /// How many seconds a request may take to arrive.
    #[arg(long, value_name = "S", default_value_t = 15, env = "PATOLLI_REQUEST_SECONDS", value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub request_seconds: u32,
}

impl LimitArgs {
    /// The same for the server.
    pub fn limits(self) -> Limits {
        Limits {
            connections: self.connections_per_address as usize,
            all_connections: self.connections as usize,
            handshakes: self.connects_per_minute,
            asks: self.asks_per_second,
            guests: self.guests_per_hour,
            tables: self.tables_per_person as usize,
            talk: self.talk_at_once,
            head: Duration::from_secs(self.request_seconds.into()),
        }
    }
}

#[derive(clap::Args, Debug)]
pub struct BackupArgs {
    /// The file to write. One that is there already is left alone.
    pub file: PathBuf,
    /// The folder that the server has, as of `patolli serve`.
    #[arg(long, value_name = "DIR", default_value = "patolli-data", env = "PATOLLI_DATA")]
    pub data: PathBuf,
}

#[derive(clap::Args, Debug)]
pub struct RestoreArgs {
    /// What `patolli backup` wrote.
    pub file: PathBuf,
    /// The folder to make, for `patolli serve`.
    #[arg(long, value_name = "DIR", default_value = "patolli-data", env = "PATOLLI_DATA")]
    pub data: PathBuf,
}

/// The form of a log.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogForm {
    #[default]
    Text,
    Json,
}

/// A table at which bots play many games.
#[derive(clap::Args, Debug)]
pub struct TableArgs {
    /// The game, by the name that `patolli games` lists.
    pub game: String,
    /// How many seats [default: as many as usual].
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// How many games.
    #[arg(long, value_name = "K", default_value_t = 100)]
    pub games: u64,
    /// The seed: up to 32 hexadecimal digits. The same seed gives the same games.
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    pub seed: Seed,
    /// The bots, separated by commas [default: random]: `random`, `greedy`, `level:1` to `level:4`,
    /// `search:SIMULATIONS` for each decision, `search:MILLISECONDSms` for each turn,
    /// `playouts:GAMES`, or `cmd:PROGRAM ARGS` for a program that speaks the engine protocol.
    #[arg(long, value_name = "B,B,…", value_delimiter = ',', value_parser = parse_bot)]
    pub bots: Vec<BotName>,
    /// A bot, whose name may hold commas; repeat it for each.
    #[arg(long, value_name = "B", conflicts_with = "bots", value_parser = parse_bot)]
    pub bot: Vec<BotName>,
    /// How long a bot that is a process may think about a decision, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub budget: u64,
    /// Set an option of the game; may be repeated.
    #[arg(long, value_name = "OPTION=VALUE")]
    pub set: Vec<String>,
    /// On how many threads, up to 1024; 0 for one on each core. It does not change the games.
    #[arg(long, value_name = "J", default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=MOST_JOBS as u64))]
    pub jobs: u64,
    /// Write a record of every game into this folder.
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args, Debug)]
pub struct ArenaArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// Stop as soon as it is clear whether the first bot wins more or less than PERCENT of its
    /// games: a sequential test, wrong once in twenty times where the truth is five points away.
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(1..=99))]
    pub decide: Option<u8>,
    /// Write each result into this file as it comes. If it is there already, go on where it
    /// stopped.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct AnalyseArgs {
    /// The record.
    #[arg(value_name = "RECORD")]
    pub file: PathBuf,
    /// How many simulations for each choice: more see more, and take longer.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub simulations: u32,
    /// List only decisions that cost at least this many points.
    #[arg(long, value_name = "POINTS", default_value_t = 0.0)]
    pub least: f64,
    /// Draw how the points stood over time into this file, as SVG.
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// The seed of what the bot determinizes. The same seed gives the same thoughts.
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    pub seed: Seed,
    /// On how many threads, up to 1024; 0 for one on each core. It does not change the thoughts.
    #[arg(long, value_name = "J", default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=MOST_JOBS as u64))]
    pub jobs: u64,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(Subcommand, Debug)]
pub enum RecordArgs {
    /// Play records again and verify every decision, check and result.
    Check {
        /// The records.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Draw a position of a recorded game, with the log in words.
    Show(ShowArgs),
}

#[derive(clap::Args, Debug)]
pub struct ShowArgs {
    /// The record.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// After how many decisions [default: all].
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// As this seat sees it, from 1 [default: everything].
    #[arg(long, value_name = "S", value_parser = parse_seat)]
    pub seat: Option<Seat>,
    /// How much of the log to show.
    #[arg(long, value_enum, default_value_t = Log::Round)]
    pub log: Log,
    /// Show every round up to there, one after the other.
    #[arg(long)]
    pub rounds: bool,
    /// How many milliseconds to wait between rounds.
    #[arg(long, value_name = "MS", default_value_t = 0, requires = "rounds")]
    pub pause: u64,
}

#[derive(Subcommand, Debug)]
pub enum PositionArgs {
    /// Draw a position, and list what may be decided in it.
    Show {
        /// The position: JSON, as docs/notation.md describes it.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Write the position of a recorded game after a number of decisions.
    At(PositionAtArgs),
}

#[derive(clap::Args, Debug)]
pub struct PositionAtArgs {
    /// The record.
    #[arg(value_name = "RECORD")]
    pub file: PathBuf,
    /// After how many decisions [default: all].
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Only what this seat sees, from 1 [default: everything].
    #[arg(long, value_name = "S", value_parser = parse_seat)]
    pub seat: Option<Seat>,
}

/// How much of the log to show.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum Log {
    /// Nothing.
    None,
    /// What happened in the round.
    Round,
    /// What happened since the game began.
    All,
}

#[derive(clap::Args, Debug)]
pub struct BotArgs {
    /// Which bot.
    #[arg(value_name = "NAME", value_parser = parse_bot)]
    pub bot: BotName,
}

#[derive(clap::Args, Debug)]
pub struct BenchArgs {
    /// The game [default: every game].
    pub game: Option<String>,
    /// How many seats [default: as many as usual].
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// Print one JSON list.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args, Debug)]
pub struct LoadArgs {
    /// The game, by the name that `patolli games` lists.
    pub game: String,
    /// How many tables.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=MOST_TABLES as u64))]
    pub tables: u64,
    /// How many seats at each [default: as many as usual].
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// Set an option of the game; may be repeated.
    #[arg(long, value_name = "OPTION=VALUE")]
    pub set: Vec<String>,
    /// How many decisions a second at all tables together [default: as many as can be].
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u32).range(1..))]
    pub rate: Option<u32>,
    /// Send what a seat decides in a row in one message, as the page does for who is quick, instead
    /// of waiting for the answer to each.
    #[arg(long)]
    pub in_a_row: bool,
    /// How many seconds to measure.
    #[arg(long, value_name = "T", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=LONGEST))]
    pub seconds: u64,
    /// How many seconds to play before. Meanwhile one table after the other begins: with as many
    /// seconds as a game takes, games end at all times.
    #[arg(long, value_name = "T", default_value_t = 3, value_parser = clap::value_parser!(u64).range(0..=LONGEST))]
    pub warmup: u64,
    /// A server that runs already, at an address of this machine [default: one is started].
    #[arg(long, value_name = "ADDR")]
    pub addr: Option<SocketAddr>,
    /// The process of that server, to say what it uses.
    #[arg(long, value_name = "PID", requires = "addr")]
    pub process: Option<u32>,
    /// In which folder the server that is started has its tables meanwhile: on a real disk
    /// [default: the system's for temporary files].
    #[arg(long, value_name = "DIR", conflicts_with = "addr")]
    pub data: Option<PathBuf>,
    /// The seed of what the bots decide: up to 32 hexadecimal digits.
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    pub seed: Seed,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args, Debug)]
pub struct ComponentsArgs {
    /// The game, by the name that `patolli games` lists.
    pub game: String,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args, Clone, Copy, Debug)]
pub struct CompletionsArgs {
    /// The shell.
    #[arg(value_name = "SHELL")]
    pub shell: Shell,
}

#[derive(clap::Args, Debug)]
pub struct ManArgs {
    /// Write the page of `patolli` and one for each command into this folder.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

fn parse_seed(text: &str) -> Result<Seed, String> {
    text.parse().map_err(|_| say(&Phrase::new("cli", "bad_seed")))
}

fn parse_seat(text: &str) -> Result<Seat, String> {
    text.parse().map_err(|_| say(&Phrase::new("cli", "bad_seat")))
}

fn parse_address(text: &str) -> Result<PublicAddress, String> {
    text.parse().map_err(|error: NoAddress| say(&error.phrase()))
}

fn parse_base_path(text: &str) -> Result<BasePath, String> {
    text.parse().map_err(|error: NoPath| say(&error.phrase()))
}

fn parse_offer(text: &str) -> Result<Offer, String> {
    let (name, bot) = text.split_once('=').unwrap_or((text, ""));
    Offer::named(name, parse_bot(bot)?).map_err(|error| say(&error.phrase()))
}

fn parse_bot(text: &str) -> Result<BotName, String> {
    text.parse().map_err(|error: patolli_bots::UnknownBot| say(&error.phrase()))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    /// Every setting is in the table of docs/hosting.md, with its variable and what it usually is.
    #[test]
    fn every_setting_is_explained_to_hosts() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/hosting.md");
        let docs = std::fs::read_to_string(file).unwrap();
        let command = Args::command();
        let serve = command.find_subcommand("serve").unwrap();
        let mut explained = 0;
        for arg in serve.get_arguments() {
            let Some(variable) = arg.get_env() else { continue };
            let row = format!("| `--{}` | `{}` | ", arg.get_long().unwrap(), variable.display());
            let row = docs.lines().find_map(|line| line.strip_prefix(&row));
            let row = row.unwrap_or_else(|| panic!("no row for {variable:?}"));
            if let [usual] = arg.get_default_values() {
                assert!(row.starts_with(&format!("`{}` |", usual.display())), "{row}");
            }
            explained += 1;
        }
        let rows = docs.lines().filter(|line| line.contains("` | `PATOLLI_")).count();
        assert_eq!(explained, rows);
    }
}
