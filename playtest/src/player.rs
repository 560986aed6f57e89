//! A person who plays: with the pointer on the board, or with the keyboard alone.

use patolli_game::{Game, Play, Record};
use patolli_yaxha::Yaxha;
use thirtyfour::prelude::*;

use crate::{Trial, wrong};

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
            self.click(".set-up details.table-options summary").await?;
        }
        for module in modules {
            let switch = format!("input[name={module}]");
            let on = format!("return document.querySelector('{switch}').checked");
            if self.ask(&on).await?.as_bool() != Some(true) {
                self.click(&switch).await?;
            }
        }
        self.click(".set-up details.more summary").await?;
        self.wait_for("input[name=seed]").await?.send_keys(seed).await?;
        self.click("#begin").await?;
        self.wait_for(".tools").await?;
        if self.is_shown("#close-help").await? {
            self.click("#close-help").await?;
        }
        self.hurry().await
    }

    /// Bots as fast as they can, where there are any.
    pub async fn hurry(&self) -> WebDriverResult<()> {
        self.wait_for(".tools").await?;
        if self.is_shown("#speed").await? {
            self.choose("#speed", "instant").await?;
        }
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
        let saved: serde_json::Value = serde_json::from_str(&text)?;
        let record = saved["record"].as_str().unwrap_or_default().parse::<Record>();
        match record.and_then(|record| record.replay::<G>()) {
            Ok(replay) => Ok(Kept { text, play: replay.play }),
            Err(error) => wrong(format!("the record does not replay: {error}")),
        }
    }

    /// Plays until the game is over or `decisions` decisions were made by hand.
    pub async fn play(&self, hand: Hand, decisions: usize) -> WebDriverResult<()> {
        let mut made = 0;
        let mut waited = 0;
        while made < decisions && !self.is_shown("#winners").await? {
            let done = match hand {
                Hand::Pointer => self.click_on_board(made).await?,
                Hand::List => self.click_in_list(made).await?,
                Hand::Keyboard => self.tab_and_enter().await?,
            };
            if done {
                (made, waited) = (made + 1, 0);
            } else {
                waited += 1;
                if waited > 800 {
                    return wrong("nobody decides any more");
                }
                tokio::time::sleep(std::time::Duration::from_millis(25)).await;
            }
        }
        Ok(())
    }

    /// Clicks on a target of the board, a different one each time, and confirms.
    pub async fn click_on_board(&self, number: usize) -> WebDriverResult<bool> {
        let points = self.points(ON_BOARD).await?;
        if points.is_empty() {
            // What lies behind the pyramid comes to the front when it is turned.
            if !self.all(".yaxha .target").await?.is_empty() {
                self.click(".turning .round").await?;
            }
            return Ok(false);
        }
        self.click_and_confirm(points[number * 7 % points.len()]).await
    }

    /// Clicks on a decision in the list, a different one each time, and confirms.
    async fn click_in_list(&self, number: usize) -> WebDriverResult<bool> {
        let points = self.points(".list button:not(:disabled)").await?;
        if points.is_empty() {
            return Ok(false);
        }
        self.click_and_confirm(points[number * 7 % points.len()]).await
    }

    async fn click_and_confirm(&self, point: (i64, i64)) -> WebDriverResult<bool> {
        self.click_at(point).await?;
        self.ask_after_frame().await?;
        if let Some(&confirm) = self.points("#confirm").await?.first() {
            self.click_at(confirm).await?;
        }
        Ok(true)
    }

    /// A point in each of these that can be seen and clicked; those that are fully covered by
    /// others have none.
    pub async fn points(&self, css: &str) -> WebDriverResult<Vec<(i64, i64)>> {
        let script = "
            const targets = [...document.querySelectorAll(arguments[0])];
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
            });";
        let found = self.driver.execute(script, vec![serde_json::json!(css)]).await?;
        Ok(serde_json::from_value(found.json().clone())?)
    }

    /// Moves the pointer there and clicks.
    pub async fn click_at(&self, (x, y): (i64, i64)) -> WebDriverResult<()> {
        let at_once = Some(std::time::Duration::ZERO);
        self.driver.action_chain_with_delay(at_once, at_once).move_to(x, y).click().perform().await
    }

    /// Goes with Tab to the next target or to the confirmation, and presses Enter.
    async fn tab_and_enter(&self) -> WebDriverResult<bool> {
        if self.all(".table .target").await?.is_empty() {
            return Ok(false);
        }
        // At the market a player could go up and down forever: carry out what was chosen.
        let bargain = self.is_shown("#trade:not(:disabled)").await?;
        self.tab_to(if bargain { "#trade" } else { ".target:not(.picked), #confirm" }).await?;
        self.press(Key::Enter).await?;
        if self.is_shown("#confirm").await? {
            self.tab_to("#confirm").await?;
            self.press(Key::Enter).await?;
        }
        Ok(true)
    }

    /// Presses Tab until the focus is on something like this.
    pub async fn tab_to(&self, css: &str) -> WebDriverResult<()> {
        // The page moves the focus on the next frame, if the focused element is gone.
        let there = "const [css, done] = arguments;
            const ask = () => done(document.activeElement.matches(css));
            requestAnimationFrame(() => requestAnimationFrame(ask));";
        for _ in 0..MOST_TABS {
            let asked = self.driver.execute_async(there, vec![serde_json::json!(css)]).await?;
            if asked.json().as_bool() == Some(true) {
                return Ok(());
            }
            self.press(Key::Tab).await?;
        }
        wrong(format!("Tab does not lead to {css}"))
    }

    /// Lets the page draw.
    pub async fn ask_after_frame(&self) -> WebDriverResult<()> {
        let script = "const done = arguments[0];
            requestAnimationFrame(() => requestAnimationFrame(() => done(true)));";
        self.driver.execute_async(script, Vec::new()).await?;
        Ok(())
    }
}
