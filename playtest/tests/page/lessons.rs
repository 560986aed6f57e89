//! Guided first games: each lesson can be finished by doing what is offered.

use patolli_game::Play;
use patolli_playtest::{Size, attempt, attempt_in_motion, wrong};
use patolli_tzolkin::Tzolkin;
use thirtyfour::prelude::*;

#[tokio::test]
async fn every_lesson_can_be_finished_by_clicking() -> WebDriverResult<()> {
    attempt_in_motion("lessons", Size::DESKTOP, async |trial| {
        for game in ["yaxha", "tzolkin", "mexica"] {
            trial.open("/").await?;
            trial.click(&format!("#learn-{game}")).await?;
            for lesson in 1.. {
                trial.wait_for(".lesson .tasks .now").await?;
                trial.picture(&format!("lesson-{game}-{lesson}")).await?;
                let mut clicks = 0;
                while !trial.is_shown("#next-lesson").await? {
                    trial.click_on_board(clicks).await?;
                    clicks += 1;
                    if clicks > 120 {
                        return wrong(format!("lesson {lesson} of {game} does not end"));
                    }
                }
                trial.click("#next-lesson").await?;
                trial.ask_after_frame().await?;
                // After the last a real game begins at once.
                if trial.is_shown(".table:not(.lesson) .tools").await? {
                    break;
                }
            }
        }
        Ok(())
    })
    .await
}

/// The first *Play now* asks, and each answer leads where it says; nobody is asked twice.
#[tokio::test]
async fn a_first_game_begins_with_a_question() -> WebDriverResult<()> {
    attempt("first", Size::DESKTOP, async |trial| {
        trial.open("/").await?;
        trial.click("#play-tzolkin").await?;
        trial.wait_for("#never-played").await?;
        trial.press(Key::Escape).await?;
        trial
            .wait_until("it is closed", async || Ok(!trial.is_shown("#never-played").await?))
            .await?;
        trial.ask_after_frame().await?;
        let at = trial.ask("return document.activeElement.id").await?;
        assert_eq!(at.as_str(), Some("play-tzolkin"), "the keyboard is where it was");
        trial.click("#play-tzolkin").await?;
        trial.click("#never-played").await?;
        trial.wait_for(".lesson .tasks .now").await?;
        trial.open("/").await?;
        trial.click("#play-tzolkin").await?;
        trial.click("#played-before").await?;
        trial.wait_for(".table:not(.lesson) .tools").await?;
        assert!(!trial.is_shown("#close-help").await?, "the rules are not in the way");
        trial.open("/").await?;
        trial.click("#play-tzolkin").await?;
        trial.wait_for(".table:not(.lesson) .tools").await?;
        Ok(())
    })
    .await
}

/// The next game begins with the players and modules of the last; its guide is of these modules.
#[tokio::test]
async fn a_game_begins_as_the_last_one_did() -> WebDriverResult<()> {
    attempt("same-again", Size::DESKTOP, async |trial| {
        let modules = ["prophecies"];
        trial.set_up_game("tzolkin", &["person", "novice", "novice"], &modules, "c0ffee").await?;
        let first = trial.kept_of::<Tzolkin>().await?.play;
        trial.click("#help").await?;
        trial.wait_for("#help-prophecies").await?;
        assert!(!trial.is_shown("#help-tribes").await?, "there are no tribes at this table");
        trial.open("/set-up/tzolkin").await?;
        trial.click("#same-again").await?;
        trial.wait_for(".table .tools").await?;
        let next = trial.kept_of::<Tzolkin>().await?.play;
        let options = |play: &Play<Tzolkin>| {
            play.setup().options().map(|(_, value)| value).collect::<Vec<_>>()
        };
        assert_eq!(next.setup().seats(), 3);
        assert_eq!(options(&next), options(&first));
        assert_ne!(next.setup().seed, first.setup().seed);
        trial.open("/").await?;
        assert_eq!(trial.all(".kept time").await?.len(), 2);
        assert_eq!(trial.all(".kept .player .points").await?.len(), 6);
        Ok(())
    })
    .await
}
