//! A bot that is a process of its own, in any language.

use std::collections::BTreeSet;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::{Duration, Instant};

use patolli_game::{Chance, Game, Seat, Seed, Setup};
use patolli_lines::{Line, Lines};

use crate::protocol::{Answer, Ask, PROTOCOL, read_answer};
use crate::{Bot, Forfeit, Observation};

/// How long a process has to start and say who it is.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// After its time is up, how long a bot has to answer the cancel.
const GRACE: Duration = Duration::from_millis(500);
/// How long a process that is told to quit has to end by itself.
const FAREWELL: Duration = Duration::from_millis(200);
/// The longest line of a bot, in bytes.
const LONGEST_LINE: u64 = 1 << 20;
/// The most lines a bot may write without being asked.
const MOST_STRAY_LINES: usize = 100;
/// How many lines may wait for a bot that does not read them.
const WAITING_LINES: usize = 16;

/// A bot that is a process of its own. It is started when it is first needed, serves many games,
/// and is started again after it has forfeited one; but one that could not be started is not tried
/// again.
#[derive(Debug)]
pub struct Process {
    command: Vec<String>,
    budget: Duration,
    running: Option<Running>,
    cannot_start: Option<Forfeit>,
    introduced: Option<String>,
}

impl Process {
    /// A bot that runs this program with its arguments and may think for `budget` each time.
    pub fn new(command: Vec<String>, budget: Duration) -> Self {
        Self { command, budget, running: None, cannot_start: None, introduced: None }
    }

    /// The running process; it is started if needed.
    fn running(&mut self) -> Result<&mut Running, Forfeit> {
        if let Some(why) = &self.cannot_start {
            return Err(why.clone());
        }
        if let Some(running) = self.running.take() {
            return Ok(self.running.insert(running));
        }
        let started = Running::start(&self.command);
        let (running, name) = started.inspect_err(|why| self.cannot_start = Some(why.clone()))?;
        self.introduced = Some(name);
        Ok(self.running.insert(running))
    }

    /// Stops a bot that forfeits.
    fn stop_on_forfeit<T>(&mut self, result: Result<T, Forfeit>) -> Result<T, Forfeit> {
        if result.is_err() {
            self.running = None;
        }
        result
    }
}

impl<G: Game> Bot<G> for Process {
    fn name(&self) -> Option<&str> {
        self.introduced.as_deref()
    }

    fn begin(&mut self, setup: &Setup, seat: Seat, mut chance: Chance) -> Result<(), Forfeit> {
        let line = Ask::new_game::<G>(setup, seat, Seed(chance.wide())).line();
        let begun = self.running().and_then(|running| running.tell(line));
        self.stop_on_forfeit(begun)
    }

    fn choose(
        &mut self,
        observation: &Observation<'_, G>,
        decisions: &[G::Decision],
    ) -> Result<usize, Forfeit> {
        let texts: Vec<String> = decisions.iter().map(ToString::to_string).collect();
        let view = serde_json::to_value(observation.view()).unwrap_or_default();
        let budget = self.budget;
        let seat = observation.seat();
        let chosen = self.running().and_then(|running| running.ask(seat, view, texts, budget));
        self.stop_on_forfeit(chosen)
    }
}

/// The processes that are running, for [`end_all`].
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Ends every bot that is a process, at once: for a program that is itself told to end.
pub fn end_all() {
    if let Ok(running) = RUNNING.lock() {
        running.iter().for_each(|&process| end_group(process));
    }
}

/// Ends a process and whatever it has started.
#[cfg(unix)]
fn end_group(process: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(process).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end_group(_: u32) {}

/// A process, with a thread that reads what it writes and one that writes what it should read.
#[derive(Debug)]
struct Running {
    child: Child,
    to_bot: SyncSender<String>,
    from_bot: Receiver<Line>,
    questions: u64,
}

impl Running {
    /// Starts the process and waits until it has said who it is.
    fn start(command: &[String]) -> Result<(Self, String), Forfeit> {
        let (program, args) = command.split_first().map_or(("", &[][..]), |(p, a)| (p.as_str(), a));
        let cannot_start = |error: std::io::Error| Forfeit::CannotStart {
            program: program.to_owned(),
            error: error.to_string().split(" (os error").next().unwrap_or_default().to_owned(),
        };
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A group of its own, so that whatever it starts can be ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(cannot_start)?;
        if let Ok(mut running) = RUNNING.lock() {
            running.insert(child.id());
        }

        let (to_bot, lines_to_bot) = sync_channel(WAITING_LINES);
        let (lines_from_bot, from_bot) = sync_channel(WAITING_LINES);
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let mut running = Self { child, to_bot, from_bot, questions: 0 };
        if let (Some(stdin), Some(stdout)) = (stdin, stdout) {
            let thread = std::thread::Builder::new;
            thread().spawn(move || write_lines(stdin, &lines_to_bot)).map_err(cannot_start)?;
            thread().spawn(move || read_lines(stdout, &lines_from_bot)).map_err(cannot_start)?;
        }
        running.tell(Ask::Hello { protocol: PROTOCOL }.line())?;
        let due = Instant::now() + HANDSHAKE;
        let (name, protocol) = running.wait_for(due, HANDSHAKE, |answer| match answer {
            Answer::Hello { name, version, protocol } => {
                Ok(Some((format!("{name} {version}"), protocol)))
            }
            _ => Ok(None),
        })?;
        if protocol != PROTOCOL {
            return Err(Forfeit::OtherProtocol { found: protocol, known: PROTOCOL });
        }
        Ok((running, name))
    }

    fn tell(&mut self, line: String) -> Result<(), Forfeit> {
        self.to_bot.try_send(line).map_err(|error| match error {
            TrySendError::Full(_) => Forfeit::Deaf,
            TrySendError::Disconnected(_) => Forfeit::Died,
        })
    }

    fn ask(
        &mut self,
        seat: Seat,
        view: serde_json::Value,
        decisions: Vec<String>,
        budget: Duration,
    ) -> Result<usize, Forfeit> {
        self.questions += 1;
        let id = self.questions;
        let budget_ms = budget.as_millis() as u64;
        let offered = decisions.clone();
        let due = Instant::now() + budget;
        self.tell(Ask::Decide { id, seat, view, decisions, budget_ms }.line())?;

        // Late answers to earlier questions are ignored; nobody can answer a later one.
        let this = |answer| match answer {
            Answer::Decision { id: answered, .. } if answered > id => {
                Err(Forfeit::WrongQuestion { answered, asked: id })
            }
            Answer::Decision { id: answered, decision, .. } if answered == id => Ok(Some(decision)),
            _ => Ok(None),
        };
        let decision = match self.wait_for(due, budget, this) {
            Err(Forfeit::Late { .. }) => {
                self.tell(Ask::Cancel { id }.line())?;
                self.wait_for(Instant::now() + GRACE, budget + GRACE, this)?
            }
            answered => answered?,
        };
        let place = offered.iter().position(|offered| *offered == decision);
        place.ok_or(Forfeit::Illegal { decision })
    }

    /// Waits for the answer that is wanted; others are ignored, but not too many of them.
    fn wait_for<T>(
        &mut self,
        due: Instant,
        budget: Duration,
        mut wanted: impl FnMut(Answer) -> Result<Option<T>, Forfeit>,
    ) -> Result<T, Forfeit> {
        for _ in 0..MOST_STRAY_LINES {
            let left = due.saturating_duration_since(Instant::now());
            match self.from_bot.recv_timeout(left) {
                Ok(Line::Text(line)) => {
                    if let Some(answer) = wanted(read_answer(&line)?)? {
                        return Ok(answer);
                    }
                }
                Ok(Line::TooLong) => return Err(Forfeit::Flood),
                Ok(Line::NoText) => {
                    let problem = "it is not UTF-8".to_owned();
                    return Err(Forfeit::Rubbish { text: "…".to_owned(), problem });
                }
                Err(RecvTimeoutError::Timeout) => {
                    return Err(Forfeit::Late { millis: budget.as_millis() as u64 });
                }
                Err(RecvTimeoutError::Disconnected) => return Err(Forfeit::Died),
            }
        }
        Err(Forfeit::Flood)
    }
}

/// However it ends, the process is ended and waited for, so that none is left behind.
impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.to_bot.try_send(Ask::Quit {}.line());
        let patience = Instant::now() + FAREWELL;
        while Instant::now() < patience {
            match self.child.try_wait() {
                Ok(None) => std::thread::sleep(Duration::from_millis(5)),
                Ok(Some(_)) | Err(_) => break,
            }
        }
        end_group(self.child.id());
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Ok(mut running) = RUNNING.lock() {
            running.remove(&self.child.id());
        }
    }
}

/// Ends when nobody sends any more, or when the process no longer reads.
fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            break;
        }
    }
}

/// Ends when the process writes no more, or when nobody listens.
fn read_lines(stdout: ChildStdout, lines: &SyncSender<Line>) {
    let mut from_bot = Lines::new(BufReader::new(stdout), LONGEST_LINE);
    while let Ok(Some(line)) = from_bot.next_line() {
        if lines.send(line).is_err() {
            break;
        }
    }
}
