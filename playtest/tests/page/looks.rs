//! How it looks: pictures of every screen, nothing cut off, enough contrast, everything named.

use patolli_playtest::{Hand, Size, Theme, Trial, attempt, wrong};
use serde_json::json;
use thirtyfour::prelude::*;

/// Texts whose contrast with what is behind them is below AA, and controls without a name.
const FAULTS: &str = r#"
const faults = [];
const channel = v => { v /= 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; };
const parse = text => (text.match(/[\d.]+/g) || []).map(Number);
const light = ([r, g, b]) => .2126 * channel(r) + .7152 * channel(g) + .0722 * channel(b);
const behind = element => {
  for (let e = element; e; e = e.parentElement) {
    const colour = parse(getComputedStyle(e).backgroundColor);
    if (colour.length === 3 || colour[3] === 1) return colour;
  }
  return parse(getComputedStyle(document.body).backgroundColor);
};
for (const element of document.querySelectorAll('body *')) {
  if (!element.getClientRects().length || element.closest('[aria-hidden=true], :disabled, [inert], svg, .unseen')) continue;
  const own = [...element.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
  if (own) {
    const style = getComputedStyle(element);
    const [a, b] = [light(parse(style.color)), light(behind(element))].sort((x, y) => y - x);
    const ratio = (a + .05) / (b + .05);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) faults.push(`contrast ${ratio.toFixed(2)}: ${element.className} "${element.textContent.trim().slice(0, 40)}"`);
  }
}
for (const control of document.querySelectorAll('button, select, input, textarea, a, [role=button]')) {
  if (!control.getClientRects().length) continue;
  const name = control.getAttribute('aria-label') || control.textContent.trim() || (control.labels && control.labels.length);
  if (!name) faults.push(`no name: ${control.outerHTML.slice(0, 80)}`);
}
return faults;
"#;

/// Everything can be read.
pub async fn has_no_faults(trial: &Trial, place: &str) -> WebDriverResult<()> {
    let faults = trial.ask(FAULTS).await?;
    if faults.as_array().is_some_and(Vec::is_empty) {
        return Ok(());
    }
    wrong(format!("{place}: {faults:#}"))
}

/// Nothing overflows sideways, and the current decision is visible.
async fn fits(trial: &Trial, size: Size) -> WebDriverResult<()> {
    trial.ask_after_frame().await?;
    // A phone would zoom out of a page that is too wide: what counts is its width.
    let width = trial.ask("return document.documentElement.scrollWidth").await?;
    assert!(width.as_u64() <= Some(size.width.into()), "{width} in {size:?}");
    let script = "const box = document.querySelector('.decision')?.getBoundingClientRect();
        return !box || (box.top >= 0 && box.bottom <= window.innerHeight + 1)";
    assert_eq!(trial.ask(script).await?, json!(true), "the decision is in sight: {size:?}");
    Ok(())
}

#[tokio::test]
async fn every_screen_in_both_themes() -> WebDriverResult<()> {
    attempt("looks", Size::DESKTOP, async |trial| {
        for (size, theme, name) in [
            (Size::DESKTOP, Theme::Light, "desktop-light"),
            (Size::PHONE, Theme::Dark, "phone-dark"),
            (Size::DESKTOP, Theme::Dark, "desktop-dark"),
            (Size::PHONE, Theme::Light, "phone-light"),
        ] {
            trial.resize(size).await?;
            trial.prefer(theme).await?;
            trial.open("/").await?;
            trial.ask("localStorage.clear()").await?;
            trial.reload().await?;
            trial.wait_for("#play-yaxha").await?;
            trial.picture(&format!("{name}-1-home")).await?;
            has_no_faults(trial, "home").await?;
            fits(trial, size).await?;
            trial.open("/set-up/yaxha").await?;
            trial.wait_for("#begin").await?;
            trial.picture(&format!("{name}-2-set-up")).await?;
            has_no_faults(trial, "setting up").await?;
            fits(trial, size).await?;
            trial.open("/").await?;
            trial.click("#play-yaxha").await?;
            trial.wait_for("#played-before").await?;
            trial.picture(&format!("{name}-3-first")).await?;
            has_no_faults(trial, "played before?").await?;
            trial.click("#played-before").await?;
            trial.click("#help").await?;
            trial.wait_for("#close-help").await?;
            trial.picture(&format!("{name}-3-help")).await?;
            has_no_faults(trial, "help").await?;
            trial.click("#close-help").await?;
            trial.hurry().await?;
            trial.wait_for(".stall.target").await?;
            trial.picture(&format!("{name}-4-choosing")).await?;
            has_no_faults(trial, "choosing").await?;
            fits(trial, size).await?;
            for (language, sentence) in [
                ("fr", "Choisir une tuile marché"),
                ("nl", "Kies een markttegel"),
                ("en", "Choose a market tile"),
            ] {
                trial.choose("#language", language).await?;
                trial.picture(&format!("{name}-4-choosing-{language}")).await?;
                assert_eq!(trial.text("#decision").await?, sentence);
                fits(trial, size).await?;
            }
            trial.play(Hand::Pointer, 2).await?;
            trial.picture(&format!("{name}-5-building")).await?;
            has_no_faults(trial, "building").await?;
            fits(trial, size).await?;
            trial.play(Hand::Pointer, 22).await?;
            trial.wait_for_choice().await?;
            if let Some(&target) = trial.points(".board .target, .stall.target").await?.first() {
                trial.click_at(target).await?;
            }
            trial.picture(&format!("{name}-6-later")).await?;
            has_no_faults(trial, "later").await?;
            trial.play(Hand::Pointer, usize::MAX).await?;
            trial.wait_for("#winners").await?;
            trial.picture(&format!("{name}-7-end")).await?;
            has_no_faults(trial, "the end").await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn it_fits_every_width() -> WebDriverResult<()> {
    attempt("widths", Size::DESKTOP, async |trial| {
        trial.set_up(&["person", "novice", "novice", "novice"], "c0ffee").await?;
        trial.play(Hand::Pointer, 9).await?;
        trial.wait_for_choice().await?;
        for size in Size::ALL {
            trial.resize(size).await?;
            fits(trial, size).await?;
            trial.picture(&format!("width-{}", size.width)).await?;
            let reachable = trial.points(".board .target, .stall.target").await?;
            assert!(!reachable.is_empty(), "{size:?}");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_boards_of_tzolkin_and_mexica() -> WebDriverResult<()> {
    attempt("looks-boards", Size::DESKTOP, async |trial| {
        for (size, theme, name) in [
            (Size::DESKTOP, Theme::Light, "desktop-light"),
            (Size::PHONE, Theme::Dark, "phone-dark"),
            (Size::DESKTOP, Theme::Dark, "desktop-dark"),
            (Size::PHONE, Theme::Light, "phone-light"),
        ] {
            for game in ["tzolkin", "mexica"] {
                trial.resize(size).await?;
                trial.prefer(theme).await?;
                trial.open("/").await?;
                trial.ask("localStorage.clear()").await?;
                trial.reload().await?;
                let seats = ["person", "novice", "novice", "novice"];
                trial.set_up_game(game, &seats, &[], "c0ffee").await?;
                trial.click("#help").await?;
                trial.wait_for("#close-help").await?;
                trial.picture(&format!("{game}-{name}-1-help")).await?;
                has_no_faults(trial, "help").await?;
                trial.click("#close-help").await?;
                trial.wait_for_choice().await?;
                for language in ["fr", "nl", "en"] {
                    trial.choose("#language", language).await?;
                    trial.picture(&format!("{game}-{name}-2-begin-{language}")).await?;
                    fits(trial, size).await?;
                }
                has_no_faults(trial, "the beginning").await?;
                trial.play(Hand::Pointer, 24).await?;
                trial.wait_for_choice().await?;
                trial.picture(&format!("{game}-{name}-3-later")).await?;
                has_no_faults(trial, "later").await?;
                fits(trial, size).await?;
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_new_boards_fit_every_width() -> WebDriverResult<()> {
    attempt("widths-boards", Size::DESKTOP, async |trial| {
        for game in ["tzolkin", "mexica"] {
            trial.resize(Size::DESKTOP).await?;
            trial.set_up_game(game, &["person", "novice", "novice"], &[], "c0ffee").await?;
            trial.play(Hand::Pointer, 6).await?;
            trial.wait_for_choice().await?;
            for size in Size::ALL {
                trial.resize(size).await?;
                fits(trial, size).await?;
                trial.picture(&format!("{game}-width-{}", size.width)).await?;
            }
        }
        Ok(())
    })
    .await
}
