//! One seat, played by chance over a connection of its own.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use patolli_game::{Barrier, BySeat, Chance, Game, Seat, Silent};
use patolli_tables::{Command, Phase, Place, Sitter, TableId, Terms, UserId};
use patolli_wire::{Wish, apply};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio::time::{Instant, sleep_until, timeout};

use crate::connection::{Connection, PATIENCE};
use crate::heard::{Heard, Refused, Update, Whole};
use crate::measures::{Measures, Sent};
use crate::pace::Pace;
use crate::problem::Problem;

/// How far all of them are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// Tables are opened; whose game has begun waits for the others.
    Gathering,
    /// It is played.
    Playing,
    /// It is over.
    Over,
}

/// What all players share.
#[derive(Debug)]
pub struct Shared {
    pub pace: Pace,
    pub measures: Measures,
    pub terms: Terms,
    /// Does what is decided in a row go in one message?
    pub in_a_row: bool,
}

/// What the players of a table share.
#[derive(Debug)]
pub struct AtTable {
    /// The first table, once it is open.
    pub opened: watch::Sender<Option<TableId>>,
    pub sent: Sent,
    /// How much later than the first table it begins: games end at many moments, as they do.
    pub later: Duration,
}

/// A player.
pub struct Player<G: Game> {
    connection: Connection,
    user: UserId,
    shared: Arc<Shared>,
    at_table: Arc<AtTable>,
    stage: watch::Receiver<Stage>,
    chance: Chance,
    table: TableId,
    /// How many entries the log of the table has.
    number: u64,
    /// Is it over?
    over: bool,
    /// The seat, and what it sees.
    seat: Option<Seat>,
    view: Value,
    /// How many decisions each seat has taken.
    taken: BySeat<u32>,
    /// The game as it may be, until it goes on.
    game: Option<G>,
    /// The game after what is on its way, if that reveals nothing.
    ahead: Option<G>,
    /// What may be decided, if it is this seat's turn and nothing is on its way.
    list: Vec<G::Decision>,
    /// When the first decision may be taken, once it is played.
    begins: Option<Instant>,
    /// When it will be decided.
    moment: Option<Instant>,
    /// The decision that waits for its answer.
    asked: Option<Asked>,
}

/// A decision, or several in a row, on its way to the house.
#[derive(Clone, Copy, Debug)]
struct Asked {
    id: u32,
    at: Instant,
    decisions: usize,
}

impl<G: Game> Player<G> {
    /// Somebody who has just connected.
    pub async fn new(
        mut connection: Connection,
        shared: Arc<Shared>,
        at_table: Arc<AtTable>,
        stage: watch::Receiver<Stage>,
        chance: Chance,
    ) -> Result<Self, Problem> {
        let user = loop {
            let text =
                timeout(PATIENCE, connection.hear()).await.map_err(|_| Problem::Silence)??;
            if let Some(welcome) = serde_json::from_str::<Heard>(&text)?.welcome {
                break welcome.user;
            }
        };
        Ok(Self {
            connection,
            user,
            shared,
            at_table,
            stage,
            chance,
            table: TableId(String::new()),
            number: 0,
            over: false,
            seat: None,
            view: Value::Null,
            taken: BySeat::default(),
            game: None,
            ahead: None,
            list: Vec::new(),
            begins: None,
            moment: None,
            asked: None,
        })
    }

    /// Opens the table, or waits until another player has opened it, and sits down; plays there, and
    /// again, until all is over. What was held until the game begins is let go then.
    pub async fn play(
        &mut self,
        place: usize,
        held: Option<OwnedSemaphorePermit>,
    ) -> Result<(), Problem> {
        if place == 0 {
            let key = u64::from(self.chance.below(u32::MAX));
            let terms = self.shared.terms.clone();
            self.table = self.ask_for_table(Wish::Open { terms, key }).await?;
            self.at_table.opened.send_replace(Some(self.table.clone()));
        } else {
            let mut opened = self.at_table.opened.subscribe();
            let opened = opened.wait_for(Option::is_some).await.map(|table| table.clone());
            // If the one who opens it is lost, so is the table.
            let Ok(Some(table)) = opened else { return Ok(()) };
            self.table = table;
        }
        self.answer(Wish::Watch { table: self.table.clone() }).await?;
        let seat = Seat::new(place).ok_or_else(|| nonsense("there are not so many seats"))?;
        let sit = Command::Sit { seat, name: format!("Bot {}", place + 1) };
        self.command(sit).await?;
        while self.seat.is_none() && !self.is_all_over() {
            self.listen().await?;
        }
        self.shared.measures.begun.fetch_add(1, Ordering::Relaxed);
        drop(held);
        self.go_on(place == 0).await
    }

    fn is_all_over(&self) -> bool {
        *self.stage.borrow() == Stage::Over
    }

    /// Plays until all is over.
    async fn go_on(&mut self, counts: bool) -> Result<(), Problem> {
        let mut stage = self.stage.clone();
        loop {
            let now = *stage.borrow_and_update();
            if now == Stage::Over {
                return self.check_that_nothing_is_missing();
            }
            if self.over {
                if counts {
                    self.shared.measures.count(&self.shared.measures.games);
                }
                self.play_again().await?;
            }
            let moment = self.next_moment(now)?;
            if moment.is_some_and(|moment| moment <= Instant::now()) {
                self.decide().await?;
                continue;
            }
            tokio::select! {
                text = self.connection.hear() => self.take_in(&text?)?,
                _ = stage.changed() => {}
                () = sleep_until(moment.unwrap_or_else(Instant::now)), if moment.is_some() => {}
            }
        }
    }

    /// The same people play again at a new table.
    async fn play_again(&mut self) -> Result<(), Problem> {
        let old = self.table.clone();
        let table = self.ask_for_table(Wish::Rematch { table: old.clone() }).await?;
        self.answer(Wish::Unwatch { table: old }).await?;
        self.table = table.clone();
        (self.over, self.taken) = (false, BySeat::default());
        self.answer(Wish::Watch { table }).await
    }

    /// When it will be decided, if it is this seat's turn, or when that can be said.
    fn next_moment(&mut self, stage: Stage) -> Result<Option<Instant>, Problem> {
        let Some(seat) = self.seat.filter(|_| self.asked.is_none() && stage == Stage::Playing)
        else {
            return Ok(None);
        };
        let begins = *self.begins.get_or_insert_with(|| Instant::now() + self.at_table.later);
        if begins > Instant::now() {
            return Ok(Some(begins));
        }
        if self.game.is_none() {
            let view = G::View::deserialize(&self.view)?;
            let game = G::determinize(&view, &mut self.chance).map_err(nonsense)?;
            game.decisions(seat, &mut self.list);
            self.game = Some(game);
        }
        if self.list.is_empty() {
            self.moment = None;
        } else if self.moment.is_none() {
            self.moment = Some(self.shared.pace.moment().max(self.connection.may_ask()));
        }
        Ok(self.moment)
    }

    async fn decide(&mut self) -> Result<(), Problem> {
        self.moment = None;
        let (Some(seat), Some(mut game)) = (self.seat, self.game.take()) else { return Ok(()) };
        let mut decisions = Vec::new();
        let mut barrier = Barrier::Open;
        while let Some(&decision) = self.chance.pick(&self.list) {
            decisions.push(decision.to_string());
            barrier = game.apply(seat, decision, &mut Silent);
            if barrier == Barrier::Crossed {
                break;
            }
            game.decisions(seat, &mut self.list);
            if !self.shared.in_a_row {
                break;
            }
        }
        self.ahead = (barrier == Barrier::Open).then_some(game);
        let (known, at, count) = (self.number, Instant::now(), decisions.len());
        let command = Command::Decide { seat, known, decisions };
        for number in self.taken[seat] + 1..=self.taken[seat] + count as u32 {
            self.at_table.sent.send(seat, number, &self.shared.measures);
        }
        let wish = self.wish(command);
        let id = self.connection.ask(wish).await?;
        self.asked = Some(Asked { id, at, decisions: count });
        Ok(())
    }

    fn wish(&mut self, command: Command) -> Wish {
        Wish::Do { table: self.table.clone(), key: self.chance.wide() as u64, command }
    }

    async fn command(&mut self, command: Command) -> Result<(), Problem> {
        let wish = self.wish(command);
        self.answer(wish).await
    }

    /// Asks, and hears what is told until it is answered.
    async fn answer(&mut self, wish: Wish) -> Result<(), Problem> {
        let asked = self.connection.ask(wish).await?;
        self.hear_answer(|heard| heard.done.filter(|done| done.id == asked).map(|_| ())).await
    }

    /// Asks for a table that is to be opened.
    async fn ask_for_table(&mut self, wish: Wish) -> Result<TableId, Problem> {
        let asked = self.connection.ask(wish).await?;
        self.hear_answer(|heard| {
            heard.opened.take().filter(|opened| opened.id == asked).map(|opened| opened.table)
        })
        .await
    }

    async fn hear_answer<T>(
        &mut self,
        mut is_it: impl FnMut(&mut Heard) -> Option<T>,
    ) -> Result<T, Problem> {
        loop {
            let hear = timeout(PATIENCE, self.connection.hear());
            let text = hear.await.map_err(|_| Problem::Silence)??;
            let mut heard = serde_json::from_str(&text)?;
            if let Some(answer) = is_it(&mut heard) {
                return Ok(answer);
            }
            self.take(heard)?;
        }
    }

    async fn listen(&mut self) -> Result<(), Problem> {
        let hear = timeout(PATIENCE, self.connection.hear());
        let text = hear.await.map_err(|_| Problem::Silence)??;
        self.take_in(&text)
    }

    fn take_in(&mut self, text: &str) -> Result<(), Problem> {
        self.take(serde_json::from_str(text)?)
    }

    fn take(&mut self, heard: Heard) -> Result<(), Problem> {
        if let Some(update) = heard.update {
            self.take_update(update)?;
        } else if let Some(done) = heard.done {
            if let Some(asked) = self.asked.take_if(|asked| asked.id == done.id) {
                self.shared.measures.answered(asked.at.elapsed(), asked.decisions);
            }
        } else if let Some(whole) = heard.table {
            self.take_whole(whole)?;
        } else if let Some(refused) = heard.refused {
            self.take_refusal(&refused)?;
        } else if let Some(aside) = heard.aside {
            return Err(Problem::Aside(aside.why.into_owned()));
        }
        Ok(())
    }

    fn take_refusal(&mut self, refused: &Refused) -> Result<(), Problem> {
        // Somebody else was quicker, and what they did is told.
        let overtaken = ["tables-stale", "tables-over"].contains(&refused.reason.as_ref());
        if overtaken && self.asked.take_if(|asked| asked.id == refused.id).is_some() {
            self.ahead = None;
            self.shared.measures.count(&self.shared.measures.overtaken);
            return Ok(());
        }
        let (reason, words) = (refused.reason.to_string(), refused.words.to_string());
        Err(Problem::Refused { reason, words })
    }

    fn take_whole(&mut self, whole: Whole) -> Result<(), Problem> {
        if whole.table != self.table {
            return Ok(());
        }
        self.number = whole.number;
        (self.game, self.ahead) = (None, None);
        let Some(mut game) = whole.game else { return Ok(()) };
        let mut taken = BySeat::<u32>::default();
        for decider in game.deciders {
            taken[decider] += 1;
            // It is new to this player.
            if taken[decider] > self.taken[decider] {
                self.see(decider, taken[decider]);
            }
        }
        self.taken = taken;
        match whole.room.phase {
            Phase::Finished => {
                (self.over, self.seat) = (true, None);
                return Ok(());
            }
            Phase::Ended(why) => return Err(nonsense(format_args!("a table ended: {why:?}"))),
            Phase::Gathering | Phase::Playing => {}
        }
        let own = |place: &Place| place.sitter == Sitter::Person(self.user);
        let seat = whole.room.places.iter().position(own).and_then(Seat::new);
        let seat = seat.ok_or_else(|| nonsense("the seat is gone"))?;
        self.view = game.views.remove(&seat.number()).ok_or_else(|| nonsense("no view"))?;
        self.seat = Some(seat);
        Ok(())
    }

    fn take_update(&mut self, update: Update) -> Result<(), Problem> {
        if update.table != self.table.0 {
            return Ok(());
        }
        if update.after != self.number {
            return Err(nonsense("something was not told"));
        }
        self.number = update.number;
        let (Some(course), Some(seat)) = (update.game, self.seat) else { return Ok(()) };
        // Unless a barrier is crossed, nobody changes what others may decide.
        let is_open = course.open > 0;
        let is_own = is_open && course.deciders.iter().all(|decider| *decider == seat);
        let stays = is_open && !course.deciders.contains(&seat);
        for decider in course.deciders {
            self.taken[decider] += 1;
            self.see(decider, self.taken[decider]);
        }
        if let Some(change) = course.views.get(&seat.number()) {
            apply(&mut self.view, change).map_err(nonsense)?;
            if !stays {
                // What others did is not in the game that was thought ahead.
                self.game = self.ahead.take().filter(|_| is_own);
            }
        }
        Ok(())
    }

    /// Notes how long it took until a decision of another seat was seen.
    fn see(&self, decider: Seat, number: u32) {
        if self.seat.is_some_and(|own| own != decider) {
            let measures = &self.shared.measures;
            if let Some(after) = self.at_table.sent.see(decider, number, measures) {
                measures.seen(after);
            }
        }
    }

    fn check_that_nothing_is_missing(&self) -> Result<(), Problem> {
        match self.asked {
            Some(asked) if asked.at.elapsed() > PATIENCE => Err(Problem::Silence),
            _ => Ok(()),
        }
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it maps errors")]
fn nonsense(what: impl ToString) -> Problem {
    Problem::Nonsense(what.to_string())
}
