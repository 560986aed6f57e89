//! Records: opened, stepped through, and refused with a reason.

use patolli_game::{Chance, Game};
use patolli_game::{Play, Record, Seed, Setup, Silent};
use patolli_playtest::{Size, attempt, wrong};
use patolli_yaxha::Yaxha;
use serde_json::json;
use thirtyfour::prelude::*;

/// A game played at random, by the engine here.
fn record() -> Option<(Record, Play<Yaxha>)> {
    let mut play = Play::<Yaxha>::new(Setup::new(Yaxha::META, 3, Seed(7)).ok()?).ok()?;
    let mut chance = Chance::of_player(Seed(7), 0);
    let mut list = Vec::new();
    while let Some(seat) = play.game().deciding().lowest() {
        play.game().decisions(seat, &mut list);
        play.decide(seat, *chance.pick(&list)?, &mut Silent).ok()?;
    }
    let players = ["Ana", "Bo", "Cleo"].map(str::to_owned);
    Some((Record::new(&play, &players), play))
}

#[tokio::test]
async fn a_record_of_the_terminal_is_stepped_through() -> WebDriverResult<()> {
    attempt("record", Size::DESKTOP, async |trial| {
        let Some((record, play)) = record() else { return wrong("no game could be played") };
        trial.open("/").await?;
        trial.click(".open-record summary").await?;
        let paste = trial.wait_for("#pasted").await?;
        // A wrong one first: the line is named and nothing is lost.
        paste.send_keys("patolli record 1\ngame: yaxha\n").await?;
        trial.click("#open-pasted").await?;
        assert!(trial.text(".open-record .problem").await?.starts_with("Line "));
        paste.clear().await?;
        let set = "arguments[0].value = arguments[1];
            arguments[0].dispatchEvent(new Event('input', { bubbles: true }))";
        trial.driver.execute(set, vec![paste.to_json()?, json!(record.to_string())]).await?;
        trial.click("#open-pasted").await?;
        trial.click("#last").await?;
        let last = play.steps().len();
        let number = trial.wait_for("#step").await?.value().await?;
        assert_eq!(number, Some(last.to_string()));
        let mut totals = Vec::new();
        for cell in trial.all(".standing tbody td.total").await? {
            totals.push(cell.text().await?);
        }
        assert_eq!(record.result.map(|result| result.value), Some(totals));
        trial.picture("record-end").await?;
        // Round by round back to the first, and one step on.
        for _ in 0..12 {
            trial.click("#round-back").await?;
        }
        trial.click("#next").await?;
        assert_eq!(trial.wait_for("#step").await?.value().await?.as_deref(), Some("1"));
        assert!(trial.text(".latest").await?.contains("Ana plays"));
        // Seen by another player, the card is face down.
        assert!(trial.text(".latest").await?.contains("tile"));
        trial.choose("#viewer", "2").await?;
        trial.ask_after_frame().await?;
        assert!(!trial.text(".latest").await?.contains("tile"));
        // It is still there after a reload.
        trial.reload().await?;
        trial.wait_for("#step").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_record_is_played_shared_and_played_on() -> WebDriverResult<()> {
    attempt("record-on", Size::DESKTOP, async |trial| {
        let Some((record, play)) = record() else { return wrong("no game could be played") };
        // As a link: the whole game, at a decision.
        let packed = patolli_playtest::packed(&record.to_string());
        trial.open(&format!("/shared/{packed}/4")).await?;
        assert_eq!(trial.wait_for("#step").await?.value().await?.as_deref(), Some("4"));
        trial.wait_for(".chart polyline").await?;
        trial.picture("record-chart").await?;
        // It plays by itself, and stops when told to.
        trial.choose("#pace", "200").await?;
        trial.click("#run").await?;
        trial
            .wait_until("it goes on", async || {
                let at = trial.wait_for("#step").await?.value().await?.unwrap_or_default();
                Ok(at.parse::<usize>().is_ok_and(|at| at >= 6))
            })
            .await?;
        trial.click("#run").await?;
        let stopped = trial.wait_for("#step").await?.value().await?.unwrap_or_default();
        // Played on from there, by the player whose view was shown.
        trial.choose("#viewer", "2").await?;
        trial.click("#play-on").await?;
        trial.wait_for(".tools #speed").await?;
        if trial.is_shown("#close-help").await? {
            trial.click("#close-help").await?;
        }
        let kept = trial.kept().await?;
        let steps = stopped.parse::<usize>().unwrap_or_default();
        assert_eq!(kept.play.steps()[..steps], play.steps()[..steps]);
        trial.hurry().await?;
        trial.play(patolli_playtest::Hand::Pointer, 3).await?;
        // A truncated link is reported as such.
        trial.open(&format!("/shared/{}", &packed[..packed.len() / 2])).await?;
        trial.wait_for(".note .problem").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_bot_analyses_a_whole_game() -> WebDriverResult<()> {
    attempt("analysis", Size::DESKTOP, async |trial| {
        let Some((record, play)) = record() else { return wrong("no game could be played") };
        let packed = patolli_playtest::packed(&record.to_string());
        trial.open(&format!("/shared/{packed}/0")).await?;
        // To a round at once.
        trial.choose("#round", "4").await?;
        trial.ask_after_frame().await?;
        assert!(trial.text(".tools .round").await?.contains("Round 5"));
        // Only for the player whose view is shown.
        trial.choose("#viewer", "2").await?;
        trial.click("#analyse-game").await?;
        trial
            .wait_until("everything is judged", async || {
                Ok(trial.is_shown(".analysis .small-print").await?
                    && !trial.is_shown(".analysis progress").await?)
            })
            .await?;
        let own = play.steps().iter().filter(|step| step.seat.number() == 2).count();
        let sum = trial.text(".analysis .small-print").await?;
        assert!(sum.contains(&format!("of {own} times")), "{sum}");
        // Somebody who plays at random makes mistakes; clicking one goes to its moment.
        let dear = trial.text(".analysis .hints li").await?;
        trial.click(".analysis .hints button").await?;
        let at = trial.wait_for("#step").await?.value().await?.unwrap_or_default();
        let number = dear.split(':').next().and_then(|number| number.trim().parse::<usize>().ok());
        assert_eq!(at.parse::<usize>().ok(), number.map(|number| number - 1), "{dear}");
        trial.picture("record-analysis").await?;
        Ok(())
    })
    .await
}
