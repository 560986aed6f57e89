//! Records: opened, stepped through, and refused with a reason.

use patolli_game::{Chance, Game};
use patolli_game::{Play, Record, Seed, Setup, Silent};
use patolli_playtest::{Size, Trial, attempt, wrong};
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

/// The decision that is looked at.
async fn step(trial: &Trial) -> WebDriverResult<usize> {
    trial.ask_after_frame().await?;
    let step = trial.wait_for("#step").await?.value().await?.unwrap_or_default();
    Ok(step.parse().unwrap_or_default())
}

/// The number that an item says it belongs to.
async fn number_of(trial: &Trial, selector: &str) -> WebDriverResult<usize> {
    let number = trial.wait_for(selector).await?.attr("data-number").await?.unwrap_or_default();
    Ok(number.parse().unwrap_or_default())
}

/// Opens the record as a link, at its beginning, and lets a bot judge what the second player did.
async fn analysed(trial: &Trial, record: &Record) -> WebDriverResult<()> {
    let packed = patolli_playtest::packed(&record.to_string());
    trial.open(&format!("/shared/{packed}/0")).await?;
    trial.wait_for("#step").await?;
    trial.open_settings().await?;
    trial.choose("#viewer", "2").await?;
    trial.press(Key::Escape).await?;
    trial.click("#analyse-game").await?;
    trial
        .wait_until("everything is judged", async || {
            Ok(trial.is_shown(".analysis .small-print").await?
                && !trial.is_shown(".analysis progress").await?)
        })
        .await
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
        // The end is one more than the last decision.
        let last = play.steps().len();
        let number = trial.wait_for("#step").await?.value().await?;
        assert_eq!(number, Some((last + 1).to_string()));
        let mut totals = Vec::new();
        for cell in trial.all(".standing tbody td.total").await? {
            totals.push(cell.text().await?);
        }
        assert_eq!(record.result.map(|result| result.value), Some(totals));
        trial.picture("record-end").await?;
        // Round by round back to the first decision.
        for _ in 0..12 {
            if trial.is_shown("#round-back:not(:disabled)").await? {
                trial.click("#round-back").await?;
            }
        }
        assert_eq!(trial.wait_for("#step").await?.value().await?.as_deref(), Some("1"));
        assert!(trial.text(".latest").await?.contains("Ana plays"));
        // Seen by another player, the card is face down.
        assert!(trial.text(".latest").await?.contains("tile"));
        trial.open_settings().await?;
        trial.choose("#viewer", "2").await?;
        trial.press(Key::Escape).await?;
        trial.ask_after_frame().await?;
        assert!(!trial.text(".latest").await?.contains("tile"));
        assert_eq!(trial.all(".board .on-played, .shared .on-played").await?.len(), 0);
        // A list that has the focus keeps its keys.
        trial.ask("document.activeElement.blur()").await?;
        // By keys: a decision, a turn, the ends. A turn begins with another player's decision.
        for (key, place) in [(Key::End, last + 1), (Key::Home, 1), (Key::Right, 2), (Key::Left, 1)]
        {
            trial.press(key).await?;
            assert_eq!(step(trial).await?, place);
        }
        trial.press(Key::Down).await?;
        let second = step(trial).await?;
        assert_ne!(play.steps()[second - 1].seat, play.steps()[0].seat);
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
        // Four had been taken: the fifth is looked at.
        assert_eq!(trial.wait_for("#step").await?.value().await?.as_deref(), Some("5"));
        trial.wait_for(".chart polyline").await?;
        trial.picture("record-chart").await?;
        // It plays by itself, and stops when told to.
        trial.open_settings().await?;
        trial.choose("#pace", "200").await?;
        trial.press(Key::Escape).await?;
        trial.click("#run").await?;
        trial
            .wait_until("it goes on", async || {
                let at = trial.wait_for("#step").await?.value().await?.unwrap_or_default();
                Ok(at.parse::<usize>().is_ok_and(|at| at >= 7))
            })
            .await?;
        trial.click("#run").await?;
        let stopped = trial.wait_for("#step").await?.value().await?.unwrap_or_default();
        // Played on from there, by the player whose view was shown.
        trial.open_settings().await?;
        trial.choose("#viewer", "2").await?;
        trial.press(Key::Escape).await?;
        trial.click("#play-on").await?;
        trial.wait_for(".tools #speed").await?;
        let kept = trial.kept().await?;
        let steps = stopped.parse::<usize>().unwrap_or_default() - 1;
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
        // Only for the player whose view is shown.
        analysed(trial, &record).await?;
        let own = play.steps().iter().filter(|step| step.seat.number() == 2).count();
        let sum = trial.text(".analysis .small-print").await?;
        assert!(sum.contains(&format!("of {own} times")), "{sum}");
        // Somebody who plays at random makes mistakes. Wherever one of them is told, it has the
        // same number, and pressing it leads to that decision.
        for place in [".analysis .hints button", ".plot .dot:last-of-type", ".turns [aria-current]"]
        {
            let number = number_of(trial, place).await?;
            trial.click(place).await?;
            assert_eq!(step(trial).await?, number, "{place}");
            let heading = trial.text(".walking h2").await?;
            assert!(heading.starts_with(&format!("Decision {number} of ")), "{place}: {heading}");
        }
        let dear = trial.text(".analysis .hints li").await?;
        let number = number_of(trial, ".analysis .hints button").await?;
        assert!(dear.starts_with(&format!("{number}:")), "{dear}");
        // What was better is said, and drawn beside what was played.
        trial.click(".analysis .hints button").await?;
        assert!(trial.text(".walking .better").await?.contains("Better"));
        trial.wait_for(".on-played").await?;
        trial.wait_for(".on-better").await?;
        trial.picture("record-analysis").await?;
        // To a round at once.
        trial.open_settings().await?;
        trial.choose("#round", "4").await?;
        trial.press(Key::Escape).await?;
        trial.ask_after_frame().await?;
        assert!(trial.text(".tools .round").await?.contains("Round 5"));
        Ok(())
    })
    .await
}

/// Place and analysis are kept for the record that is open, and for no other.
#[tokio::test]
async fn a_reload_keeps_the_place_and_the_analysis() -> WebDriverResult<()> {
    attempt("analysis-kept", Size::DESKTOP, async |trial| {
        let Some((record, _)) = record() else { return wrong("no game could be played") };
        analysed(trial, &record).await?;
        trial.click(".analysis .hints button").await?;
        let (place, sum) = (step(trial).await?, trial.text(".analysis .small-print").await?);
        trial.reload().await?;
        assert_eq!(step(trial).await?, place);
        assert_eq!(trial.text(".analysis .small-print").await?, sum);
        // Another record begins at its beginning, and nothing is known of it.
        let other = record.to_string().replace("Ana", "Eva");
        trial.open(&format!("/shared/{}", patolli_playtest::packed(&other))).await?;
        assert_eq!(step(trial).await?, 1);
        assert!(!trial.is_shown(".analysis .small-print").await?);
        Ok(())
    })
    .await
}

/// A mistake is set up again; what is tried is judged, and the way goes on to the next.
#[tokio::test]
async fn a_mistake_can_be_tried_again() -> WebDriverResult<()> {
    attempt("mistakes", Size::DESKTOP, async |trial| {
        let Some((record, play)) = record() else { return wrong("no game could be played") };
        analysed(trial, &record).await?;
        trial.click("#learn-mistakes").await?;
        trial.wait_for("#learn").await?;
        trial.picture("record-mistake").await?;
        let number = step(trial).await?;
        let taken = play.steps()[number - 1];
        assert_eq!(taken.seat.number(), 2);
        let said = trial.text(".learn .was").await?;
        assert!(said.starts_with(&format!("Decision {number}.")), "{said}");
        // The same again is no better; nothing of the solution shows.
        trial.click(&format!(".learn .list [data-decision='{}']", taken.decision)).await?;
        trial
            .wait_until("it is judged", async || {
                Ok(trial.text(".verdict").await?.contains("Try again"))
            })
            .await?;
        assert_eq!(trial.all(".on-better").await?.len(), 0);
        // The solution is shown, by the keyboard.
        trial.press(Key::Escape).await?;
        trial.wait_until("it is left", async || Ok(!trial.is_shown(".learn").await?)).await?;
        // What is shown is in sight in the list, which nobody saw meanwhile.
        let in_sight = "const list = document.querySelector('.turns').getBoundingClientRect();
            const turn = document.querySelector('.turns [aria-current]').getBoundingClientRect();
            return turn.top >= list.top && turn.bottom <= list.bottom";
        trial
            .wait_until("the list follows", async || {
                Ok(trial.ask(in_sight).await?.as_bool() == Some(true))
            })
            .await?;
        trial.click("#learn-mistakes").await?;
        trial.wait_for("#solution").await?.focus().await?;
        trial.press(Key::Enter).await?;
        trial.wait_for(".learn .better").await?;
        trial.wait_for(".on-better").await?;
        trial.click("#next-mistake").await?;
        trial
            .wait_until("the next one is set up", async || Ok(step(trial).await? > number))
            .await?;
        Ok(())
    })
    .await
}
