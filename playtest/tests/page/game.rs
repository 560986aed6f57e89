//! Whole games, and what the engine says of them.

use patolli_game::{Game, Seat};
use patolli_playtest::{Hand, Size, Trial, attempt, attempt_in_motion, wrong};
use thirtyfour::prelude::*;

/// The totals in the final table, by seat.
async fn shown_totals(trial: &Trial) -> WebDriverResult<Vec<String>> {
    let mut totals = Vec::new();
    for cell in trial.all(".panels .standing tbody td.total").await? {
        totals.push(cell.text().await?);
    }
    Ok(totals)
}

/// The game is over, and what the page shows is what the engine counts.
pub async fn agrees_with_the_engine(trial: &Trial, seed: &str) -> WebDriverResult<()> {
    trial.wait_for("#winners").await?;
    let play = trial.kept().await?.play;
    let Some(outcome) = play.game().outcome() else { return wrong("the game is not over") };
    let standing = outcome.standing;
    let counted: Vec<String> =
        Seat::first(standing.seats()).map(|seat| standing.total(seat).to_string()).collect();
    assert_eq!(shown_totals(trial).await?, counted);
    assert_eq!(play.setup().seed.to_string(), seed);
    let replayed = patolli_yaxha::Yaxha::set_up(play.setup()).ok();
    assert_eq!(replayed.as_ref(), Some(play.start()), "the same seed deals the same game");
    Ok(())
}

#[tokio::test]
async fn a_whole_game_by_clicking_on_the_board() -> WebDriverResult<()> {
    attempt_in_motion("clicking", Size::DESKTOP, async |trial| {
        trial.set_up(&["person", "novice", "novice", "novice"], "c0ffee").await?;
        trial.play(Hand::Pointer, usize::MAX).await?;
        agrees_with_the_engine(trial, "c0ffee").await
    })
    .await
}

#[tokio::test]
async fn a_whole_game_by_keyboard_alone() -> WebDriverResult<()> {
    attempt("keyboard", Size::DESKTOP, async |trial| {
        trial.open("/").await?;
        trial.wait_for("#play-yaxha").await?;
        trial.tab_to("#play-yaxha").await?;
        trial.press(Key::Enter).await?;
        trial.wait_for("#played-before").await?;
        trial.tab_to("#played-before").await?;
        trial.press(Key::Enter).await?;
        trial.tab_to(".gears .more").await?;
        trial.press(Key::Enter).await?;
        trial.tab_to("#speed").await?;
        trial.press("i").await?;
        trial.press(Key::Escape).await?;
        trial.play(Hand::Keyboard, usize::MAX).await?;
        let seed = trial.kept().await?.play.setup().seed.to_string();
        agrees_with_the_engine(trial, &seed).await?;
        // And on to the next one.
        trial.tab_to("#rematch").await?;
        trial.press(Key::Enter).await?;
        trial.wait_for(".stall.target").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_game_on_a_phone() -> WebDriverResult<()> {
    attempt_in_motion("phone", Size::PHONE, async |trial| {
        trial.open("/").await?;
        trial.play_now("yaxha").await?;
        trial.click(".gears .more").await?;
        trial.hurry().await?;
        trial.click(".gears .more").await?;
        trial.play(Hand::Pointer, usize::MAX).await?;
        let seed = trial.kept().await?.play.setup().seed.to_string();
        agrees_with_the_engine(trial, &seed).await
    })
    .await
}
