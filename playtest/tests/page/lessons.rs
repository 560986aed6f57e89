//! Guided first games: each lesson can be finished by doing what is offered.

use patolli_playtest::{Size, attempt_in_motion, wrong};
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
                if trial.is_shown("#begin").await? {
                    break;
                }
            }
        }
        Ok(())
    })
    .await
}
