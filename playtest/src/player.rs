//! A person who plays: with the pointer on the board, or with the keyboard alone.

use std::time::{Duration, Instant};

use patolli_game::{Game, Play, Record};
use patolli_yaxha::Yaxha;
use serde::de::DeserializeOwned;
use serde_json::Value;
use thirtyfour::prelude::*;

use crate::{PATIENCE, Trial, wrong};

/// How a person plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Clicks on targets of the board.
    Pointer,
    /// Uses Tab, Enter and Space and nothing else.
    Keyboard,
    /// Clicks in the list of everything in words.
    List,
}

impl Hand {
    /// What there must be before it does anything.
    const fn targets(self) -> &'static str {
        match self {
            Self::Pointer => ON_BOARD,
            Self::Keyboard => ".table .target",
            Self::List => ".list button:not(:disabled)",
        }
    }
}

/// A game that the browser keeps.
#[derive(Clone, Debug)]
pub struct Kept<G: Game = Yaxha> {
    /// The text that is kept.
    pub text: String,
    /// The game in it, replayed and checked by the engine here.
    pub play: Play<G>,
}

/// What is clicked on a board: its targets, those of what everyone shares, and what the player has
/// to choose from.
const ON_BOARD: &str = ".board .target, .board .lid-hit, .shared .target, .decision .action.target, .wealth.target:not(.picked)";

/// What scripts are made of: the points of [`Trial::points`], and doing something once the page has
/// drawn itself. The last argument of each is whom it tells.
const SCRIPT: &str = "
    const done = arguments[arguments.length - 1];
    const drawn = then => requestAnimationFrame(() => requestAnimationFrame(then));
    const points = css => {
        const targets = [...document.querySelectorAll(css)];
        if (targets.length) targets[0].scrollIntoView({ block: 'center' });
        return targets.flatMap(target => {
            const box = target.getBoundingClientRect();
            for (const down of [0.2, 0.35, 0.5, 0.65, 0.8])
                for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
                    const x = Math.round(box.left + across * box.width);
                    const y = Math.round(box.top + down * box.height);
                    const hit = document.elementFromPoint(x, y);
                    if (hit && target.contains(hit)) return [[x, y]];
                }
            return [];
        });
    };";

/// The most Tab presses needed to get to anything.
const MOST_TABS: usize = 60;

impl Trial {
    /// Sets up a game of Yaxha with a seed: these seats, each a person or a level of bots.
    pub async fn set_up(&self, seats: &[&str], seed: &str) -> WebDriverResult<()> {
        self.set_up_game("yaxha", seats, &[], seed).await
    }

    /// The same for any game, with these modules.
    pub async fn set_up_game(
        &self,
        game: &str,
        seats: &[&str],
        modules: &[&str],
        seed: &str,
    ) -> WebDriverResult<()> {
        self.open(&format!("/set-up/{game}")).await?;
        self.click(&format!("input[name=count][value='{}']", seats.len())).await?;
        for (at, sitter) in seats.iter().enumerate() {
            let list = format!(".place:nth-child({}) .sitter", at + 1);
            self.choose(&list, sitter).await?;
        }
        if !modules.is_empty() {
            // The switch of the expansion turns all of its modules on.
            self.click("input[name=modules]").await?;
            for switch in self.all(".modules .under input:enabled").await? {
                let name = switch.attr("name").await?.unwrap_or_default();
                if !modules.contains(&name.as_str()) {
                    switch.click().await?;
                }
            }
        }
        self.click(".set-up details.more summary").await?;
        self.wait_for("input[name=seed]").await?.send_keys(seed).await?;
        self.click("#begin").await?;
        // The table is drawn piece by piece.
        self.wait_for("#decision").await?;
        self.hurry().await
    }

    /// *Play now*, by somebody who has played before.
    pub async fn play_now(&self, game: &str) -> WebDriverResult<()> {
        self.click(&format!("#play-{game}")).await?;
        self.wait_until("the table or the question is there", async || {
            let there = self.is_shown(".tools").await? || self.is_shown("#played-before").await?;
            Ok(there)
        })
        .await?;
        if self.is_shown("#played-before").await? {
            self.click("#played-before").await?;
        }
        self.wait_for("#decision").await?;
        Ok(())
    }

    /// Waits until the person is asked something; a food day or a scoring is read and closed.
    pub async fn wait_for_choice(&self) -> WebDriverResult<()> {
        self.wait_until("there is something to choose", async || {
            let look = "document.querySelector('#close-moment')?.click();
                return !!document.querySelector('.table .target')";
            Ok(self.ask(look).await?.as_bool() == Some(true))
        })
        .await
    }

    /// Opens the settings of the table.
    pub async fn open_settings(&self) -> WebDriverResult<()> {
        if !self.is_shown(".switches").await? {
            self.click(".gears .more").await?;
        }
        Ok(())
    }

    /// Bots as fast as they can, where there are any, also where the choice is folded away.
    pub async fn hurry(&self) -> WebDriverResult<()> {
        self.wait_for(".tools").await?;
        let script = "const speed = document.querySelector('#speed');
            if (!speed) return;
            speed.value = 'instant';
            speed.dispatchEvent(new Event('change', { bubbles: true }));";
        self.ask(script).await?;
        Ok(())
    }

    /// The game at the table that is open, as the browser keeps it.
    pub async fn kept(&self) -> WebDriverResult<Kept> {
        self.kept_of::<Yaxha>().await
    }

    /// The same, of any game.
    pub async fn kept_of<G: Game>(&self) -> WebDriverResult<Kept<G>> {
        let script = "return localStorage.getItem(
            'patolli.table.' + location.hash.split('/').pop())";
        let Some(text) = self.ask(script).await?.as_str().map(str::to_owned) else {
            return wrong("the browser keeps nothing of this table");
        };
        let saved: Value = serde_json::from_str(&text)?;
        let record = saved["record"].as_str().unwrap_or_default().parse::<Record>();
        match record.and_then(|record| record.replay::<G>()) {
            Ok(replay) => Ok(Kept { text, play: replay.play }),
            Err(error) => wrong(format!("the record does not replay: {error}")),
        }
    }

    /// Plays until the game is over or `decisions` decisions were made by hand.
    pub async fn play(&self, hand: Hand, decisions: usize) -> WebDriverResult<()> {
        let mut made = 0;
        let mut waiting = Instant::now();
        while made < decisions {
            let Some(points) = self.points_or_end(hand.targets()).await? else { break };
            if points.is_empty() {
                self.turn_round().await?;
                if waiting.elapsed() > PATIENCE {
                    return wrong("nobody decides any more");
                }
                continue;
            }
            match hand {
                Hand::Pointer | Hand::List => {
                    self.click_and_confirm(points[made * 7 % points.len()]).await?;
                }
                Hand::Keyboard => self.tab_and_enter().await?,
            }
            made += 1;
            waiting = Instant::now();
        }
        Ok(())
    }

    /// Clicks on a target of the board, a different one each time, and confirms; says whether there
    /// was one.
    pub async fn click_on_board(&self, number: usize) -> WebDriverResult<bool> {
        let points = self.points(ON_BOARD).await?;
        match points.get(number * 7 % points.len().max(1)) {
            Some(&point) => self.click_and_confirm(point).await?,
            None => self.turn_round().await?,
        }
        Ok(!points.is_empty())
    }

    /// What lies behind a pyramid comes to the front when it is turned.
    async fn turn_round(&self) -> WebDriverResult<()> {
        if !self.all(".yaxha .target").await?.is_empty() {
            self.click(".turning .round").await?;
        }
        Ok(())
    }

    async fn click_and_confirm(&self, point: (i64, i64)) -> WebDriverResult<()> {
        self.click_at(point).await?;
        let script = format!("{SCRIPT} drawn(() => done(points('#confirm:not(:disabled)')));");
        let confirm: Vec<_> = self.ask_later(&script, vec![]).await?;
        match confirm.first() {
            Some(&confirm) => self.click_at(confirm).await,
            None => Ok(()),
        }
    }

    /// A point in each of these that can be seen and clicked; those that are fully covered by
    /// others have none.
    pub async fn points(&self, css: &str) -> WebDriverResult<Vec<(i64, i64)>> {
        let script = format!("{SCRIPT} done(points(arguments[0]));");
        self.ask_later(&script, vec![css.into()]).await
    }

    /// The same as soon as there is one, or none after a while; nothing if the game is over.
    async fn points_or_end(&self, css: &str) -> WebDriverResult<Option<Vec<(i64, i64)>>> {
        let script = format!(
            "{SCRIPT}
            const until = performance.now() + 500;
            const look = () => {{
                const end = document.querySelector('#winners');
                if (end && end.getClientRects().length) return done(null);
                // A food day or a scoring is read and closed.
                document.querySelector('#close-moment')?.click();
                const late = performance.now() > until;
                if (late || document.querySelector(arguments[0])) return done(points(arguments[0]));
                setTimeout(look, 25);
            }};
            look();"
        );
        self.ask_later(&script, vec![css.into()]).await
    }

    /// What a script hands to `done`.
    async fn ask_later<T: DeserializeOwned>(
        &self,
        script: &str,
        arguments: Vec<Value>,
    ) -> WebDriverResult<T> {
        let answer = self.driver.execute_async(script, arguments).await?;
        Ok(serde_json::from_value(answer.json().clone())?)
    }

    /// Moves the pointer there and clicks.
    pub async fn click_at(&self, (x, y): (i64, i64)) -> WebDriverResult<()> {
        let at_once = Some(Duration::ZERO);
        self.driver.action_chain_with_delay(at_once, at_once).move_to(x, y).click().perform().await
    }

    /// Goes with Tab to the next target or to the confirmation, and presses Enter.
    async fn tab_and_enter(&self) -> WebDriverResult<()> {
        // At the market a player could go up and down forever: carry out what was chosen.
        let bargain = self.is_shown("#trade:not(:disabled)").await?;
        self.tab_to(if bargain { "#trade" } else { ".target:not(.picked), #confirm:enabled" })
            .await?;
        self.press(Key::Enter).await?;
        if self.is_shown("#confirm:enabled").await? {
            self.tab_to("#confirm").await?;
            self.press(Key::Enter).await?;
        }
        Ok(())
    }

    /// Presses Tab until the focus is on something like this.
    pub async fn tab_to(&self, css: &str) -> WebDriverResult<()> {
        // The page moves the focus on the next frame, if the focused element is gone. How many
        // presses it takes is only a guess, by the order of the document: what counts is where they
        // lead to.
        let steps_to = format!(
            "{SCRIPT}
            const css = arguments[0];
            drawn(() => {{
                const at = document.activeElement;
                if (at.matches(css)) return done(0);
                const stops = [...document.querySelectorAll(
                    'a[href], button, input, select, textarea, summary, [tabindex]')];
                const after = stops.filter(stop => stop.tabIndex >= 0 && !stop.disabled
                    && stop.getClientRects().length && stop.checkVisibility()
                    && at.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
                done(1 + Math.max(0, after.findIndex(stop => stop.matches(css))));
            }});"
        );
        let mut pressed = 0;
        while pressed < MOST_TABS {
            let steps: usize = self.ask_later(&steps_to, vec![css.into()]).await?;
            if steps == 0 {
                return Ok(());
            }
            let steps = steps.min(MOST_TABS - pressed);
            self.press(String::from(Key::Tab.value()).repeat(steps)).await?;
            pressed += steps;
        }
        wrong(format!("Tab does not lead to {css}"))
    }

    /// Lets the page draw.
    pub async fn ask_after_frame(&self) -> WebDriverResult<()> {
        self.ask_later(&format!("{SCRIPT} drawn(() => done(null));"), vec![]).await
    }
}
