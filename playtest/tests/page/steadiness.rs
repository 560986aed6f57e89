//! What one reads and presses stays where it is while others play.

use patolli_playtest::{Hand, Size, attempt_in_motion, wrong};
use serde::Deserialize;
use serde_json::json;
use thirtyfour::prelude::*;

/// The most that may shift over a good part of a game, as browsers count it: the part of the window
/// that moved, times how far, added up.
const MOST_SHIFT: f64 = 0.1;

/// How many decisions are taken by hand.
const DECISIONS: usize = 40;

/// What the hand finds without looking: where each of these is drawn.
const PINNED: [&str; 3] = ["#undo", "#hint", "#confirm"];

/// Adds up what shifts without having been asked for by a press just before, with what it was that
/// shifted.
const WATCH: &str = "window.shifted = [];
    const called = e => !e ? 'something that is gone' : e.nodeType !== 1 ? called(e.parentElement)
        : e.localName + (e.id ? '#' + e.id : '') + [...e.classList].map(c => '.' + c).join('');
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput)
            window.shifted.push({ by: entry.value, what: entry.sources.map(source => called(source.node)) });
    }).observe({ type: 'layout-shift', buffered: true });
    window.places = {};
    const look = () => {
        for (const css of arguments[0]) {
            const box = document.querySelector(css)?.getBoundingClientRect();
            if (box?.width) (window.places[css] ??= new Set()).add(`${box.left.toFixed(0)}, ${box.top.toFixed(0)}`);
        }
        requestAnimationFrame(look);
    };
    look();";

const PLACES: &str =
    "return Object.entries(window.places).map(([css, places]) => [css, [...places]])";

#[derive(Debug, Deserialize)]
struct Shift {
    by: f64,
    what: Vec<String>,
}

#[tokio::test]
async fn nothing_shifts_while_bots_play() -> WebDriverResult<()> {
    attempt_in_motion("shifts", Size::NOTEBOOK, async |trial| {
        let seats = ["person", "novice", "novice", "novice"];
        trial.set_up_game("tzolkin", &seats, &[], "c0ffee").await?;
        // Slow enough for what they do to be seen.
        let fast = "const speed = document.querySelector('#speed');
            speed.value = 'fast';
            speed.dispatchEvent(new Event('change', { bubbles: true }));";
        trial.ask(fast).await?;
        trial.ask_after_frame().await?;
        trial.driver.execute(WATCH, vec![json!(PINNED)]).await?;
        trial.play(Hand::Pointer, DECISIONS).await?;
        let mut shifts: Vec<Shift> =
            serde_json::from_value(trial.ask("return window.shifted").await?)?;
        let places: Vec<(String, Vec<String>)> = serde_json::from_value(trial.ask(PLACES).await?)?;
        let sum: f64 = shifts.iter().map(|shift| shift.by).sum();
        println!("{} shifts over {DECISIONS} decisions, {sum:.3} in all", shifts.len());
        shifts.sort_by(|one, other| other.by.total_cmp(&one.by));
        shifts.truncate(8);
        let worst: Vec<String> = shifts
            .iter()
            .map(|shift| format!("{:.3}: {}", shift.by, shift.what.join(", ")))
            .collect();
        let moved: Vec<_> = places.iter().filter(|(_, places)| places.len() > 1).collect();
        if sum < MOST_SHIFT && moved.is_empty() && !places.is_empty() {
            return Ok(());
        }
        let worst = worst.join("\n");
        wrong(format!(
            "buttons that moved: {moved:?}; shifts add up to {sum:.3}, the largest:\n{worst}"
        ))
    })
    .await
}
