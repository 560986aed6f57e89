//! What a first visit loads. How long things take is measured and shown, not judged: machines differ.

use patolli_playtest::{Hand, Size, attempt};
use thirtyfour::prelude::*;

/// A first visit loads at most so many bytes: the house, every game and all their texts.
const MOST_BYTES: i64 = 1_500_000;

#[tokio::test]
async fn a_first_visit_is_small() -> WebDriverResult<()> {
    attempt("speed", Size::DESKTOP, async |trial| {
        trial.open("/").await?;
        trial.click("#play-yaxha").await?;
        trial.wait_for(".pyramid").await?;
        trial.click("#close-help").await?;
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

/// From loading the page to a drawn table, and the longest task while bots think.
#[tokio::test]
async fn how_long_things_take() -> WebDriverResult<()> {
    attempt("times", Size::DESKTOP, async |trial| {
        trial.set_up(&["person", "expert", "expert", "expert"], "c0ffee").await?;
        trial.reload().await?;
        trial.wait_for(".stall .one-cube").await?;
        let now = trial.ask("return performance.now()").await?.as_f64().unwrap_or_default();
        println!("from loading to a drawn table, seen from outside: {now:.0} ms");
        trial
            .ask(
                "window.longest = 0; new PerformanceObserver(list => {
            for (const e of list.getEntries()) window.longest = Math.max(window.longest, e.duration)
        }).observe({ entryTypes: ['longtask'] })",
            )
            .await?;
        trial.play(Hand::Pointer, 8).await?;
        println!(
            "longest task (0: none over 50 ms): {} ms",
            trial.ask("return window.longest").await?
        );
        Ok(())
    })
    .await
}
