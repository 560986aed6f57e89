//! Two people at one screen: nobody sees the other's card.

use patolli_game::Game;
use patolli_playtest::{Hand, Size, Trial, attempt};
use thirtyfour::prelude::*;

/// The letters of cards that lie face up, anywhere in the page.
async fn cards_face_up(trial: &Trial) -> WebDriverResult<usize> {
    let up = trial.all(".played:not(.down)").await?.len();
    Ok(up + trial.all(".stall:not(.taken) .wanted .mark").await?.len())
}

#[tokio::test]
async fn a_curtain_stands_between_two_people() -> WebDriverResult<()> {
    attempt("curtain", Size::DESKTOP, async |trial| {
        trial.set_up(&["person", "person"], "5eed").await?;
        // The first card is secret too, so the screen is handed over before it.
        trial.wait_for(".curtain").await?;
        trial.picture("curtain").await?;
        assert!(trial.text("#pass-to").await?.contains("Player 1"));
        trial.click("#lift").await?;
        // A card played from the list: nothing of it stays behind on the screen.
        trial.click(".list button:nth-child(1)").await?;
        trial.click("#confirm:enabled").await?;
        trial.wait_for(".curtain").await?;
        assert!(trial.text("#pass-to").await?.contains("Player 2"));
        assert_eq!(cards_face_up(trial).await?, 0, "behind the curtain");
        trial.click("#lift").await?;
        trial.wait_until("it is lifted", async || Ok(!trial.is_shown(".curtain").await?)).await?;
        assert_eq!(cards_face_up(trial).await?, 0, "for the second player");
        assert_eq!(trial.all(".played.down").await?.len(), 1);
        assert_eq!(trial.all(".pointed, .drafted:not(p)").await?.len(), 0);
        let log = trial.text("#log").await?;
        assert!(log.contains("has chosen") && !log.contains("tile"), "{log}");
        // Both have chosen: the cards are turned up, and building needs no curtain.
        trial.play(Hand::Pointer, 1).await?;
        trial.wait_for(".ghost").await?;
        assert!(!trial.is_shown(".curtain").await?);
        for _ in 0..12 {
            if !trial.is_shown(".curtain").await? {
                trial.play(Hand::Pointer, 1).await?;
            }
        }
        // The next round begins with a secret, so whoever built last hands the screen over too.
        trial.wait_for(".curtain").await?;
        assert_eq!(trial.kept().await?.play.game().round(), 2);
        assert_eq!(trial.kept().await?.play.game().deciding().len(), 2);
        Ok(())
    })
    .await
}
