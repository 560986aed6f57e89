//! Whole games of Tzolk’in and Mexica on their boards, and what the engine says of them.

use patolli_game::{Game, Seat, Viewer};
use patolli_mexica::{Mexica, POINTS};
use patolli_playtest::{Hand, Size, Trial, attempt, attempt_in_motion, short, wrong};
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
    let points = |seat| short(&G::META.points(standing.total(seat)));
    let counted: Vec<String> = Seat::first(standing.seats()).map(points).collect();
    let mut shown = Vec::new();
    for cell in trial.all(".ending .standing tbody td.total").await? {
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

/// How many decisions were taken, and what is in hand.
async fn begun(trial: &Trial) -> WebDriverResult<(usize, String)> {
    trial.ask_after_frame().await?;
    let decisions = trial.kept_of::<Mexica>().await?.play.steps().len();
    let pressed = "return [...document.querySelectorAll('.action[aria-pressed=true]')]
        .map(e => e.dataset.instead).join(' ')";
    Ok((decisions, trial.ask(pressed).await?.as_str().unwrap_or_default().to_owned()))
}

#[tokio::test]
async fn what_was_begun_in_mexica_can_always_be_left() -> WebDriverResult<()> {
    attempt("mexica-leaving", Size::DESKTOP, async |trial| {
        trial.set_up_game("mexica", &["person", "person"], &[], "c0ffee").await?;
        trial.play(Hand::Pointer, 2).await?;
        let (rest, _) = begun(trial).await?;
        let in_hand = |what: &str, more: usize| (rest + more, what.to_owned());
        trial.click(".action[data-decision=canal]").await?;
        assert_eq!(begun(trial).await?, in_hand("canal", 1));
        trial.press(Key::Escape).await?;
        assert_eq!(begun(trial).await?, in_hand("", 0));
        trial.click(".action[data-decision=bridge]").await?;
        trial.click(".action[data-instead=jump]").await?;
        assert_eq!(begun(trial).await?, in_hand("jump", 1));
        trial.click(".action[data-instead=jump]").await?;
        assert_eq!(begun(trial).await?, in_hand("", 0));
        // A canal of two is laid by one click, and stays in hand.
        trial.click(".action[data-decision=double_canal]").await?;
        trial.click_on_board(11).await?;
        let (_, stays) = begun(trial).await?;
        let view = trial.kept_of::<Mexica>().await?.play.game().view(Viewer::Omniscient);
        assert_eq!((stays.as_str(), view.points), ("double_canal", Some(POINTS - 1)));
        trial.click("#undo").await?;
        assert_eq!(begun(trial).await?, in_hand("double_canal", 1));
        Ok(())
    })
    .await
}
