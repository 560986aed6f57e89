//! What a first visit loads. How long things take is measured and shown, not judged: machines
//! differ.

use patolli_playtest::{Hand, Size, attempt, attempt_in_motion};
use serde_json::json;
use thirtyfour::prelude::*;

/// The most bytes a first visit loads of a page that was built quickly: the house, every game and
/// all their texts. That one built with full care keeps to 1.5 MB is for the packer to check.
const MOST_BYTES: i64 = 2_000_000;

#[tokio::test]
async fn a_first_visit_is_small() -> WebDriverResult<()> {
    attempt("speed", Size::DESKTOP, async |trial| {
        trial.open("/").await?;
        trial.play_now("yaxha").await?;
        trial.wait_for(".pyramid").await?;
        trial.play(Hand::Pointer, 2).await?;
        let sum = "return [...performance.getEntriesByType('navigation'),
            ...performance.getEntriesByType('resource')].reduce((sum, e) => sum + e.transferSize, 0)";
        let bytes = trial.ask(sum).await?.as_f64().unwrap_or_default() as i64;
        println!("a first visit loads {bytes} bytes");
        assert!((10_000..MOST_BYTES).contains(&bytes), "{bytes}");
        let outside = "return performance.getEntriesByType('resource')
            .map(e => new URL(e.name)).filter(u => u.host !== location.host).length";
        assert_eq!(trial.ask(outside).await?, serde_json::json!(0), "nothing from elsewhere");
        Ok(())
    })
    .await
}

/// Listens for tasks of more than 50 ms, and for how long it takes from an event to what is drawn
/// after it.
const LISTEN: &str = "{ window.longest = { task: 0, event: 0 };
    const hear = (type, what, options) => new PerformanceObserver(list => {
        for (const e of list.getEntries()) window.longest[what] = Math.max(window.longest[what], e.duration)
    }).observe({ type, ...options });
    hear('longtask', 'task', { buffered: true });
    hear('event', 'event', { durationThreshold: 16 }); }";

/// From loading the page to a drawn table, and the longest task during play.
#[tokio::test]
async fn how_long_things_take() -> WebDriverResult<()> {
    attempt_in_motion("times", Size::DESKTOP, async |trial| {
        for (game, drawn) in [("yaxha", ".stall .one-cube"), ("tzolkin", ".rider, .wealth"), ("mexica", ".cell")] {
            let seats = ["person", "expert", "expert", "expert"];
            trial.set_up_game(game, &seats, &[], "c0ffee").await?;
            let source = json!({ "source": LISTEN });
            trial.driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await?;
            trial.reload().await?;
            trial.wait_for(drawn).await?;
            let longest = trial.ask("return window.longest.task").await?;
            println!("{game}: longest task while the table starts (0: none over 50 ms): {longest}");
            let painted = "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
            let painted = trial.ask(painted).await?.as_f64().unwrap_or_default();
            let now = trial.ask("return performance.now()").await?.as_f64().unwrap_or_default();
            println!("{game}: painted after {painted:.0} ms, a drawn board seen from outside after {now:.0} ms");
            trial.ask("window.longest = { task: 0, event: 0 }").await?;
            trial.play(Hand::Pointer, 30).await?;
            let longest = trial.ask("return window.longest").await?;
            println!("{game}: longest task (0: none over 50 ms) and event to frame (0: none over 16 ms): {longest}");
        }
        Ok(())
    })
    .await
}
