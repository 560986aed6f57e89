//! `patolli analyse`: what a bot thinks of the decisions of a recorded game.

use patolli_arena::{Judged, analyse};
use patolli_bots::Thought;
use patolli_game::{Heuristics, Name, Play, Record, Seat, Viewer};
use patolli_shelf::Visitor;
use patolli_words::Names;
use serde_json::{Value, json};

use crate::args::AnalyseArgs;
use crate::chart::{Chart, Line};
use crate::command::record::{in_file, read, with_game_of};
use crate::contest::{points, progress_bar};
use crate::failure::Failure;
use crate::output::{WORDS, number, print_json, print_line, table, word};

pub fn run(args: &AnalyseArgs) -> Result<(), Failure> {
    let record = read(&args.file)?;
    in_file(&args.file, with_game_of(&record, Analyse { record: &record, args }))
}

struct Analyse<'a> {
    record: &'a Record,
    args: &'a AnalyseArgs,
}

impl Visitor for Analyse<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Heuristics>(self) -> Self::Output {
        let replay = self.record.replay::<G>()?;
        let play = &replay.play;
        let names = Names::told_apart(&replay.players);
        if let Some(path) = &self.args.svg {
            std::fs::write(path, standings(play, &names).svg())
                .map_err(|error| Failure::file("cannot_write", path, &error))?;
        }
        let bar = progress_bar(play.steps().len() as u64);
        let jobs = usize::try_from(self.args.jobs).unwrap_or(0);
        let judged = analyse(play, self.args.simulations, self.args.seed, jobs, &|| bar.inc(1));
        bar.finish_and_clear();
        let report = Report { play, names: &names, judged };
        if self.args.json { print_json(&report.json()) } else { report.print(self.args.least) }
    }
}

/// What a player is called.
fn name_of(names: &Names, seat: Seat) -> String {
    names.of(seat).map_or_else(|| seat.to_string(), str::to_owned)
}

/// The points as they stood after each decision.
fn standings<G: Heuristics>(play: &Play<G>, names: &Names) -> Chart {
    let seats = play.setup().seats();
    let mut lines: Vec<Line> = Seat::first(seats)
        .map(|seat| Line { name: name_of(names, seat), values: Vec::new() })
        .collect();
    for moment in play.moments(0) {
        let standing = moment.game.standing();
        for (seat, line) in Seat::first(seats).zip(&mut lines) {
            line.values.push(points(G::META, standing.total(seat).into()));
        }
    }
    let marks = play.rounds().iter().map(|round| (round.decisions, round.number())).collect();
    let title = WORDS.name(Name::new(G::META.id, "game"));
    let title = format!("{title}: {}", word("standing"));
    Chart { title, across: word("rounds"), lines, marks }
}

/// What came of it.
struct Report<'a, G: Heuristics> {
    play: &'a Play<G>,
    names: &'a Names,
    judged: Vec<Judged<G>>,
}

impl<G: Heuristics> Report<'_, G> {
    fn print(&self, least: f64) -> Result<(), Failure> {
        let columns = ["number", "round", "player", "taken", "best", "cost"];
        let mut list = table(&columns, 5);
        for (at, judgement) in &self.judged {
            let cost = points(G::META, judgement.cost().into());
            if cost < least {
                continue;
            }
            let game = self.play.at(at - 1);
            let view = game.view(Viewer::Seat(judgement.seat));
            let words = |decision| WORDS.say(&game.describe(&view, decision), self.names);
            let best =
                if judgement.agrees() { "=".to_owned() } else { words(judgement.best.decision) };
            list.add_row([
                at.to_string(),
                game.round().to_string(),
                name_of(self.names, judgement.seat),
                words(judgement.taken.decision),
                best,
                number(cost, 1),
            ]);
        }
        let mut summary =
            table(&["player", "choices", "agreed", "mean_cost", "all_cost", "worst"], 1);
        for sum in self.sums() {
            summary.add_row([
                name_of(self.names, sum.seat),
                sum.choices.to_string(),
                format!("{} %", number(100.0 * sum.agreed_share(), 0)),
                number(sum.mean_cost(), 2),
                number(sum.cost, 1),
                sum.worst.map_or_else(String::new, |worst| worst.to_string()),
            ]);
        }
        print_line(&format!("{list}\n{summary}\n{}", word("analysis_about")))
    }

    /// What each player's choices cost.
    fn sums(&self) -> impl Iterator<Item = Sum> {
        Seat::first(self.play.game().seats()).map(|seat| {
            let own = || self.judged.iter().filter(move |(_, judgement)| judgement.seat == seat);
            let cost = |judgement: &Judged<G>| points(G::META, judgement.1.cost().into());
            let worst = own().max_by(|one, other| cost(one).total_cmp(&cost(other)));
            Sum {
                seat,
                choices: own().count(),
                agreed: own().filter(|(_, judgement)| judgement.agrees()).count(),
                cost: own().map(cost).sum(),
                worst: worst.filter(|worst| cost(worst) > 0.0).map(|(number, _)| *number),
            }
        })
    }

    fn json(&self) -> Value {
        let thought = |thought: &Thought<G::Decision>| {
            json!({
                "decision": thought.decision.to_string(),
                "score": points(G::META, thought.score.into()),
                "win": thought.win,
                "simulations": thought.simulations,
            })
        };
        let decisions = self.judged.iter().map(|(number, judgement)| {
            json!({
                "number": number,
                "round": self.play.at(number - 1).round(),
                "seat": judgement.seat,
                "taken": thought(&judgement.taken),
                "best": thought(&judgement.best),
                "cost": points(G::META, judgement.cost().into()),
            })
        });
        let players = self.sums().map(|sum| {
            json!({
                "seat": sum.seat,
                "name": name_of(self.names, sum.seat),
                "choices": sum.choices,
                "agreed": sum.agreed,
                "cost": sum.cost,
                "worst": sum.worst,
            })
        });
        json!({
            "game": G::META.id,
            "players": players.collect::<Vec<_>>(),
            "decisions": decisions.collect::<Vec<_>>(),
        })
    }
}

/// What a player's choices cost, in points.
struct Sum {
    seat: Seat,
    choices: usize,
    agreed: usize,
    cost: f64,
    /// The number of the decision that cost most.
    worst: Option<usize>,
}

impl Sum {
    fn agreed_share(&self) -> f64 {
        self.agreed as f64 / self.choices.max(1) as f64
    }

    fn mean_cost(&self) -> f64 {
        self.cost / self.choices.max(1) as f64
    }
}
