//! Hints: what a good bot thinks of here, and how strong the bots are.

use patolli_game::{Game, Seat};
use patolli_playtest::{Size, Trial, attempt, attempt_in_motion, wrong};
use patolli_tzolkin::Tzolkin;
use patolli_yaxha::Yaxha;
use thirtyfour::prelude::*;

/// Asks for a hint, which must be of things that may be decided, and takes it.
async fn takes_the_hint<G: Game>(trial: &Trial) -> WebDriverResult<()> {
    trial.click("#hint").await?;
    trial.wait_for(".hints li").await?;
    trial.picture(&format!("hint-{}", G::META.id)).await?;
    let game = trial.kept_of::<G>().await?.play.game().clone();
    for hint in trial.driver.find_all(By::Css(".hints button")).await? {
        let decision = hint.attr("data-decision").await?.unwrap_or_default();
        let legal =
            decision.parse::<G::Decision>().is_ok_and(|d| game.check(Seat::FIRST, d).is_ok());
        if !legal || !hint.text().await?.contains('%') {
            return wrong(format!("{decision} is no hint"));
        }
    }
    trial.click(".hints button").await?;
    trial.wait_for("#confirm").await?;
    trial.click("#confirm").await?;
    // A hint is for one moment only.
    trial.wait_until("the hint is gone", async || Ok(!trial.is_shown(".hints").await?)).await?;
    let steps = trial.kept_of::<G>().await?.play.steps().len();
    if steps == 0 { wrong("nothing was decided") } else { Ok(()) }
}

#[tokio::test]
async fn a_hint_can_be_taken_in_yaxha() -> WebDriverResult<()> {
    attempt_in_motion("hint-yaxha", Size::DESKTOP, async |trial| {
        trial.set_up(&["person", "master"], "5eed").await?;
        takes_the_hint::<Yaxha>(trial).await
    })
    .await
}

#[tokio::test]
async fn a_hint_can_be_taken_in_tzolkin() -> WebDriverResult<()> {
    attempt("hint-tzolkin", Size::DESKTOP, async |trial| {
        trial.open("/").await?;
        trial.click("#play-tzolkin").await?;
        trial.hurry().await?;
        trial.wait_for(".board > svg").await?;
        trial.click("#close-help").await?;
        takes_the_hint::<Tzolkin>(trial).await
    })
    .await
}

/// Thinking about a hint stops when it is no longer wanted.
#[tokio::test]
async fn a_hint_can_be_called_off() -> WebDriverResult<()> {
    attempt("hint-off", Size::DESKTOP, async |trial| {
        trial.set_up(&["person", "novice"], "5eed").await?;
        trial.click("#hint").await?;
        trial.wait_for("#hint[aria-pressed=true]").await?;
        trial.click("#hint").await?;
        trial.wait_for("#hint[aria-pressed=false]").await?;
        if trial.is_shown(".hints").await? { wrong("the hint is still there") } else { Ok(()) }
    })
    .await
}
