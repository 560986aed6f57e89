//! Beside the browser of all other tests: a short game in Firefox, where it and its driver are there
//! already. `cargo xtask test --firefox` gets both, and plays a whole game of each kind in it.

use patolli_playtest::{Browser, Hand, Manner, Size, attempt_with};
use thirtyfour::prelude::*;

use crate::game::agrees_with_the_engine;

#[tokio::test]
async fn a_game_for_two_in_firefox() -> WebDriverResult<()> {
    let Some(firefox) = Browser::firefox() else {
        println!("There is no Firefox with its driver here: not tried.");
        return Ok(());
    };
    attempt_with(&firefox, Manner::QUIET, "firefox", Size::NOTEBOOK, async |trial| {
        trial.set_up(&["person", "novice"], "c0ffee").await?;
        trial.play(Hand::Pointer, usize::MAX).await?;
        agrees_with_the_engine(trial, "c0ffee").await
    })
    .await
}
