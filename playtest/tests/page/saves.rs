//! What the browser keeps: undo, reload, damaged games, two tabs.

use patolli_game::Game;
use patolli_playtest::{Hand, Size, Trial, attempt};
use serde_json::json;
use thirtyfour::prelude::*;

async fn store(trial: &Trial, key: &str, text: &str) -> WebDriverResult<()> {
    let script = "localStorage.setItem('patolli.' + arguments[0], arguments[1])";
    trial.driver.execute(script, vec![json!(key), json!(text)]).await?;
    Ok(())
}

async fn stored(trial: &Trial, key: &str) -> WebDriverResult<Option<String>> {
    let script = "return localStorage.getItem('patolli.' + arguments[0])";
    let found = trial.driver.execute(script, vec![json!(key)]).await?;
    Ok(found.json().as_str().map(str::to_owned))
}

/// How many decisions people have taken.
async fn own_decisions(trial: &Trial) -> WebDriverResult<usize> {
    let play = trial.kept().await?.play;
    Ok(play.steps().iter().filter(|step| step.seat.index() == 0).count())
}

#[tokio::test]
async fn undo_reload_and_go_on() -> WebDriverResult<()> {
    attempt("undo", Size::DESKTOP, async |trial| {
        trial.set_up(&["person", "novice"], "5eed").await?;
        // A card that is not confirmed is not played, and can be put back.
        trial.click(".stall.target").await?;
        trial.wait_for(".stall.drafted").await?;
        assert_eq!(own_decisions(trial).await?, 0);
        trial.click("#undo").await?;
        trial
            .wait_until("the card is back", async || Ok(!trial.is_shown(".stall.drafted").await?))
            .await?;
        // Clicked twice, it is played.
        trial.click(".stall.target").await?;
        trial.click(".stall.drafted").await?;
        trial.wait_for(".ghost").await?;
        assert_eq!(own_decisions(trial).await?, 1);
        // The reveal cannot be undone; a cube can, after a reload too.
        assert!(!trial.wait_for("#undo").await?.is_enabled().await?);
        trial.click(".lid-hit").await?;
        trial.wait_until("a cube lies", async || Ok(own_decisions(trial).await? == 2)).await?;
        trial.reload().await?;
        trial.wait_for(".ghost").await?;
        assert_eq!(own_decisions(trial).await?, 2);
        trial.click("#undo").await?;
        trial.wait_until("it is back", async || Ok(own_decisions(trial).await? == 1)).await?;
        // In practice the whole round can be taken back.
        // It is asked for twice.
        trial.open_settings().await?;
        trial.click("#take-back").await?;
        trial.click("#take-back.sure").await?;
        trial.wait_for(".stall.target").await?;
        assert_eq!(own_decisions(trial).await?, 0);
        assert_eq!(trial.kept().await?.play.game().round(), 1);
        // The game goes on from the home page.
        trial.play(Hand::Pointer, 4).await?;
        let before = own_decisions(trial).await?;
        trial.open("/").await?;
        trial.click(".kept a.primary").await?;
        trial.wait_for(".table").await?;
        assert_eq!(own_decisions(trial).await?, before);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn bots_wait_while_they_are_paused() -> WebDriverResult<()> {
    attempt("pause", Size::DESKTOP, async |trial| {
        trial.set_up(&["person", "novice", "novice"], "5eed").await?;
        trial.click("#pause").await?;
        trial.play(Hand::Pointer, 1).await?;
        tokio::time::sleep(std::time::Duration::from_millis(400)).await;
        let play = trial.kept().await?.play;
        let paused = play.steps().len();
        tokio::time::sleep(std::time::Duration::from_millis(400)).await;
        assert_eq!(trial.kept().await?.play.steps().len(), paused);
        trial.click("#pause").await?;
        trial.play(Hand::Pointer, 4).await
    })
    .await
}

#[tokio::test]
async fn a_damaged_game_is_told_and_nothing_else_is_lost() -> WebDriverResult<()> {
    attempt("damaged", Size::DESKTOP, async |trial| {
        trial.set_up(&["person", "novice"], "5eed").await?;
        trial.play(Hand::Pointer, 2).await?;
        let good = trial.kept().await?.text;
        let id = trial.ask("return location.hash.split('/').pop()").await?;
        let id = id.as_str().unwrap_or_default().to_owned();
        let cut = good.replace("\\nend\\n", "\\n");
        assert_ne!(cut, good);
        let wrong_card = good.replacen("card=", "card=z", 1);
        for (key, text) in [("rubbish", "{ no JSON"), ("cut", cut.as_str()), ("wrong", &wrong_card)]
        {
            store(trial, &format!("table.{key}"), text).await?;
        }
        trial.open("/").await?;
        trial.reload().await?;
        trial.wait_for(".kept.damaged").await?;
        assert_eq!(trial.all(".kept").await?.len(), 4);
        let mut sentences = Vec::new();
        for damaged in trial.all(".kept.damaged .problem").await? {
            sentences.push(damaged.text().await?);
        }
        assert_eq!(sentences.len(), 2);
        assert!(sentences.iter().any(|s| s.contains("damaged")), "{sentences:?}");
        assert!(sentences.iter().any(|s| s.contains("cut off")), "{sentences:?}");
        // An illegal decision is found when the game is opened.
        trial.open("/table/wrong").await?;
        assert!(trial.text(".problem").await?.contains("card=z"));
        // Opened by its address it says the same, and its text can be downloaded.
        trial.open("/table/cut").await?;
        assert!(trial.text(".problem").await?.contains("cut off"));
        assert_eq!(trial.text(".note button").await?, "Save its text");
        assert_eq!(stored(trial, "table.cut").await?.as_deref(), Some(cut.as_str()));
        assert_eq!(stored(trial, &format!("table.{id}")).await?.as_deref(), Some(good.as_str()));
        trial.open(&format!("/table/{id}")).await?;
        trial.play(Hand::Pointer, 3).await
    })
    .await
}

#[tokio::test]
async fn the_tab_opened_last_has_the_table() -> WebDriverResult<()> {
    attempt("tabs", Size::DESKTOP, async |trial| {
        trial.set_up(&["person", "novice"], "5eed").await?;
        trial.play(Hand::Pointer, 2).await?;
        let place = trial.ask("return location.hash.slice(1)").await?;
        let place = place.as_str().unwrap_or_default().to_owned();
        let first = trial.driver.window().await?;
        let second = trial.driver.new_tab().await?;
        trial.driver.switch_to_window(second.clone()).await?;
        trial.resize(Size::DESKTOP).await?;
        trial.open(&place).await?;
        // It goes on where it was opened last, and what was played before is not lost.
        trial.play(Hand::Pointer, 4).await?;
        let played = own_decisions(trial).await?;
        // The first, which slept meanwhile, says so and plays no more.
        trial.driver.switch_to_window(first).await?;
        trial.wait_for("#elsewhere").await?;
        assert_eq!(own_decisions(trial).await?, played);
        // It may take the game back, and goes on from where the second was.
        trial.click("#take").await?;
        trial.wait_until("it is here", async || Ok(!trial.is_shown("#elsewhere").await?)).await?;
        trial.play(Hand::Pointer, 6).await?;
        assert!(own_decisions(trial).await? > played);
        trial.driver.switch_to_window(second).await?;
        trial.wait_for("#elsewhere").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn without_webassembly_there_is_a_sentence() -> WebDriverResult<()> {
    attempt("no-wasm", Size::PHONE, async |trial| {
        let source = json!({ "source": "delete window.WebAssembly" });
        trial.driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await?;
        trial.open("/").await?;
        trial.wait_until("it says so", async || trial.is_shown("#no-wasm").await).await?;
        assert!(trial.text("#no-wasm").await?.contains("WebAssembly"));
        Ok(())
    })
    .await
}
