//! Whole games of Tzolk’in and Mexica on their boards, and what the engine says of them.

use patolli_game::{Game, Seat};
use patolli_mexica::Mexica;
use patolli_playtest::{Hand, Size, Trial, attempt, attempt_in_motion, wrong};
use patolli_tzolkin::Tzolkin;
use thirtyfour::prelude::*;

/// Plays to the end by hand, and compares the points shown with those the engine counts.
async fn plays_to_the_end<G: Game>(trial: &Trial, name: &str, hand: Hand) -> WebDriverResult<()> {
    trial.hurry().await?;
    trial.wait_for(".board > svg").await?;
    trial.picture(&format!("{name}-1-beginning")).await?;
    trial.play(hand, 40).await?;
    trial.picture(&format!("{name}-2-middle")).await?;
    trial.play(hand, usize::MAX).await?;
    trial.wait_for("#winners").await?;
    trial.picture(&format!("{name}-3-end")).await?;
    let play = trial.kept_of::<G>().await?.play;
    let Some(outcome) = play.game().outcome() else {
        return wrong("the page says that the game is over, and the engine does not");
    };
    let standing = outcome.standing;
    // The page writes quarters as fractions, and a true minus sign.
    let points = |seat| {
        let points = G::META.points(standing.total(seat));
        let quarters = [(".25", "¼"), (".50", "½"), (".75", "¾"), ("-", "−")];
        let points =
            quarters.iter().fold(points, |points, (long, short)| points.replace(long, short));
        // Zero and a quarter is written as a quarter.
        let (minus, digits) = points.split_at(points.len() - points.trim_start_matches('−').len());
        let fraction = digits.strip_prefix('0').filter(|fraction| !fraction.is_empty());
        format!("{minus}{}", fraction.unwrap_or(digits))
    };
    let counted: Vec<String> = Seat::first(standing.seats()).map(points).collect();
    let mut shown = Vec::new();
    for cell in trial.all(".panels .standing tbody td.total").await? {
        shown.push(cell.text().await?);
    }
    assert_eq!(shown, counted);
    Ok(())
}

#[tokio::test]
async fn a_whole_game_of_tzolkin_by_clicking_on_the_board() -> WebDriverResult<()> {
    attempt_in_motion("tzolkin", Size::DESKTOP, async |trial| {
        trial
            .set_up_game("tzolkin", &["person", "novice", "novice", "novice"], &[], "c0ffee")
            .await?;
        plays_to_the_end::<Tzolkin>(trial, "tzolkin", Hand::Pointer).await
    })
    .await
}

#[tokio::test]
async fn five_play_tzolkin_with_every_module() -> WebDriverResult<()> {
    attempt_in_motion("tzolkin-five", Size::DESKTOP, async |trial| {
        let seats = ["person", "novice", "novice", "novice", "novice"];
        let modules = ["tribes", "prophecies", "new_buildings", "quick_actions"];
        trial.set_up_game("tzolkin", &seats, &modules, "c0ffee").await?;
        plays_to_the_end::<Tzolkin>(trial, "tzolkin-five", Hand::Pointer).await
    })
    .await
}

#[tokio::test]
async fn a_whole_game_of_mexica_by_clicking_on_the_board() -> WebDriverResult<()> {
    attempt_in_motion("mexica", Size::DESKTOP, async |trial| {
        trial.set_up_game("mexica", &["person", "novice", "novice"], &[], "c0ffee").await?;
        plays_to_the_end::<Mexica>(trial, "mexica", Hand::Pointer).await
    })
    .await
}

#[tokio::test]
async fn tzolkin_by_keyboard_alone() -> WebDriverResult<()> {
    attempt("tzolkin-keyboard", Size::DESKTOP, async |trial| {
        trial.set_up_game("tzolkin", &["person", "novice"], &[], "5eed").await?;
        plays_to_the_end::<Tzolkin>(trial, "tzolkin-keyboard", Hand::Keyboard).await
    })
    .await
}

#[tokio::test]
async fn mexica_by_keyboard_alone() -> WebDriverResult<()> {
    attempt("mexica-keyboard", Size::DESKTOP, async |trial| {
        trial.set_up_game("mexica", &["person", "novice"], &[], "5eed").await?;
        plays_to_the_end::<Mexica>(trial, "mexica-keyboard", Hand::Keyboard).await
    })
    .await
}

#[tokio::test]
async fn tzolkin_and_mexica_on_a_phone() -> WebDriverResult<()> {
    attempt("boards-phone", Size::PHONE, async |trial| {
        for game in ["tzolkin", "mexica"] {
            trial.set_up_game(game, &["person", "novice"], &[], "c0ffee").await?;
            trial.play(Hand::Pointer, 30).await?;
            trial.picture(&format!("{game}-phone")).await?;
        }
        Ok(())
    })
    .await
}
