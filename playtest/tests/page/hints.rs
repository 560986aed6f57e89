//! Hints: what a good bot thinks of here, and how strong the bots are.

use patolli_game::{Game, Seat};
use patolli_mexica::Mexica;
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
    trial.wait_for("#confirm:enabled").await?;
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
        trial.play_now("tzolkin").await?;
        trial.hurry().await?;
        trial.wait_for(".board > svg").await?;
        takes_the_hint::<Tzolkin>(trial).await
    })
    .await
}

/// A hint is a whole turn: it says where to go, and draws it. Taken, it goes on.
#[tokio::test]
async fn a_hint_says_where_to_go_in_mexica() -> WebDriverResult<()> {
    attempt("hint-mexica", Size::DESKTOP, async |trial| {
        trial.set_up_game("mexica", &["person", "novice"], &[], "5eed").await?;
        trial.play(patolli_playtest::Hand::Pointer, 1).await?;
        trial.wait_for("#hint").await?;
        trial.click("#hint").await?;
        trial.wait_for(".hints li").await?;
        trial.picture("hint-mexica").await?;
        let game = trial.kept_of::<Mexica>().await?.play.game().clone();
        let is_cell = |word: &str| word.parse::<patolli_mexica::Cell>().is_ok();
        let mut chances = Vec::new();
        for hint in trial.driver.find_all(By::Css(".hints button")).await? {
            let (turn, worth) = (
                hint.find(By::Css(".turn")).await?.text().await?,
                hint.find(By::Css(".worth")).await?.text().await?,
            );
            if !turn.split(|c: char| !c.is_alphanumeric()).any(is_cell) {
                return wrong(format!("{turn} says nothing of where"));
            }
            let decision = hint.attr("data-decision").await?.unwrap_or_default();
            let decision = decision.parse::<patolli_mexica::Decision>();
            assert!(decision.is_ok_and(|decision| game.check(Seat::FIRST, decision).is_ok()));
            chances.push(worth.split(' ').next().and_then(|win| win.parse::<i32>().ok()));
        }
        assert!(chances.is_sorted_by(|one, other| one >= other), "{chances:?}");
        trial.wait_for(".lines .on-better").await?;
        // Its first decision is taken; the rest of the turn stays in sight.
        trial.click(".hints button").await?;
        trial
            .wait_until("it goes on", async || {
                Ok(trial.text(".hint p").await?.starts_with("The rest of this turn"))
            })
            .await?;
        Ok(())
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
