//! Bots at a table: they are given what their seat may know, and nothing else.

use std::time::Duration;

use patolli_bots::{BotName, Level, Limits, Observation};
use patolli_game::{Chance, Heuristics, Play, Seat, Seed, Viewer};
use patolli_tables::Terms;
use tokio::time::{Instant, sleep_until};

use super::{RoomOf, ToRoom};
use crate::secret;

/// How long a bot that is a program may think about a decision.
const BUDGET: Duration = Duration::from_secs(30);

/// After so many decisions of a turn a bot does not take less and less time.
const LONGEST_TURN: usize = 16;

impl<G: Heuristics> RoomOf<'_, G> {
    /// Asks every bot that is to decide and does not think yet.
    pub(super) fn ask_bots(&mut self) {
        if self.is_lost || self.owed_rest.is_some() {
            // What they decide could not be kept.
            return;
        }
        let number = self.table.number();
        let Some(play) = self.table.play() else { return };
        let waiting = self.table.bots_deciding();
        let waiting = waiting.filter(|(seat, _)| !self.thinking.contains_key(seat));
        let waiting: Vec<_> = waiting.map(|(seat, bot)| (seat, bot.clone())).collect();
        for (seat, bot) in waiting {
            // A bot that the house does not offer any more is replaced by the usual one.
            let usual = BotName::Level(Level::default());
            let bot = self.house.settings.bot(&bot).cloned().unwrap_or(usual);
            let view = play.game().view(Viewer::Seat(seat));
            let (terms, me, pool) =
                (self.table.terms().clone(), self.me.clone(), self.house.pool.clone());
            self.thinking.insert(seat, number);
            let pause = self.bot_pause(seat);
            tokio::spawn(async move {
                let until = Instant::now() + pause;
                let thought = pool.run(move || think::<G>(&view, &terms, seat, &bot)).await;
                sleep_until(until).await;
                // The table may have been put away.
                if let Some(me) = me.upgrade() {
                    let decision = thought.flatten();
                    let _ = me.send(Box::new(ToRoom::Bot { seat, known: number, decision })).await;
                }
            });
        }
    }
}

impl<G: Heuristics> RoomOf<'_, G> {
    /// How long a bot is to take over its next decision at least: less and less as its turn goes
    /// on, and no time if nobody looks.
    fn bot_pause(&self, seat: Seat) -> Duration {
        let first = self.house.settings.bot_pause;
        if first.is_zero() || self.watchers.is_empty() {
            return Duration::ZERO;
        }
        let steps = self.table.play().map(Play::steps).unwrap_or_default();
        let taken = steps.iter().rev().take_while(|step| step.seat == seat).take(LONGEST_TURN);
        taken.fold(first, |pause, _| pause * 2 / 3)
    }
}

/// What a bot decides, in the notation of the game. One that gives up is played for by chance.
fn think<G: Heuristics>(
    view: &G::View,
    terms: &Terms,
    seat: Seat,
    bot: &BotName,
) -> Option<String> {
    // Its random numbers are its own.
    let seed = secret::seed();
    let mut chance = Chance::of_player(seed, 0);
    let game = G::determinize(view, &mut chance).ok()?;
    let mut decisions = Vec::new();
    game.decisions(seat, &mut decisions);
    let setup = terms.setup::<G>(Seed(0)).ok()?;
    let mut player = bot.sit_down::<G>(&Limits::native(BUDGET));
    let chosen = player
        .begin(&setup, seat, Chance::of_player(seed, 1))
        .and_then(|()| player.choose(&Observation::new(&game, seat), &decisions));
    let decision = match chosen {
        Ok(at) => decisions.get(at).copied(),
        Err(forfeit) => {
            tracing::warn!(%bot, %forfeit, "a bot gave up a decision");
            chance.pick(&decisions).copied()
        }
    };
    decision.map(|decision| decision.to_string())
}
