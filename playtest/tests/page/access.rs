//! For everyone: the tab order, names and roles, and help for the place where the player is.

use patolli_playtest::{Hand, Size, Trial, attempt};
use serde_json::json;
use thirtyfour::prelude::*;

const GAMES: [&str; 3] = ["yaxha", "tzolkin", "mexica"];

/// What is wrong with roles, names and the tab order, on any screen.
const FAULTS: &str = r"
const faults = [];
const shown = e => e.getClientRects().length && !e.closest('[inert], [aria-hidden=true]');
const name = e => e.getAttribute('aria-label') || e.textContent.trim()
  || (e.getAttribute('aria-labelledby') || '').split(' ').map(id => document.getElementById(id)?.textContent).join('');
const told = e => e.outerHTML.slice(0, 90);
const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) faults.push('twice: #' + id);
for (const e of document.querySelectorAll('[tabindex]'))
  if (Number(e.getAttribute('tabindex')) > 0) faults.push('out of order: ' + told(e));
for (const e of document.querySelectorAll('[role=button], [role=img], [role=group], [role=dialog], section[aria-label], nav'))
  if (shown(e) && !name(e)) faults.push('no name: ' + told(e));
for (const e of document.querySelectorAll('[role=button]'))
  if (!e.hasAttribute('tabindex')) faults.push('not for the keyboard: ' + told(e));
for (const e of document.querySelectorAll('[aria-labelledby], [aria-describedby]'))
  for (const id of ((e.getAttribute('aria-labelledby') || '') + ' ' + (e.getAttribute('aria-describedby') || '')).trim().split(/\s+/))
    if (!document.getElementById(id)) faults.push('named by nothing: ' + told(e));
for (const e of document.querySelectorAll('[aria-pressed], [aria-expanded], [aria-disabled]'))
  for (const state of ['aria-pressed', 'aria-expanded', 'aria-disabled'])
    if (e.hasAttribute(state) && !['true', 'false'].includes(e.getAttribute(state))) faults.push(state + ': ' + told(e));
for (const e of document.querySelectorAll('h1, h2, h3, button, a[href], summary, [role=button]'))
  if (shown(e) && !/\p{L}{2}/u.test(name(e))) faults.push('no words: ' + told(e));
if (document.querySelectorAll('main').length !== 1) faults.push('not one main part');
if ([...document.querySelectorAll('h1')].filter(shown).length !== 1) faults.push('not one first heading');
if (!document.documentElement.lang) faults.push('no language');
return faults;
";

/// What Tab stops at although it cannot be pressed.
const IDLE: &str = r"
const shown = e => e.getClientRects().length && !e.closest('[inert], [aria-hidden=true]');
const pressed = 'a[href], button, input, select, textarea, summary, [role=button]';
return [...document.querySelectorAll('*')]
  .filter(e => e.tabIndex >= 0 && shown(e) && !e.matches(pressed))
  .map(e => e.outerHTML.slice(0, 90));
";

/// What speaks by itself, besides a hint that was asked for.
const LIVE: &str = r"
const live = '[aria-live]:not([aria-live=off]), [role=status], [role=log]';
return [...document.querySelectorAll(live)].filter(e => !e.closest('.hint')).map(e => e.id);
";

/// Everything has a name and a role.
pub async fn has_no_faults(trial: &Trial, place: &str) -> WebDriverResult<()> {
    assert_eq!(trial.ask(FAULTS).await?, json!([]), "{place}");
    Ok(())
}

/// Goes through everything with Tab, until the page ends; says how many things there were, and
/// which came too early.
async fn tabbed(trial: &Trial, most: usize) -> WebDriverResult<(usize, Vec<String>)> {
    let step = "const e = document.activeElement, last = window.last;
        window.last = e;
        if (!e || e === document.body) return null;
        const back = last && last.isConnected && last !== document.body
            && !(last.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING);
        const hidden = !e.getClientRects().length || e.closest('[inert], [aria-hidden=true]');
        return back ? 'goes back to ' + e.outerHTML.slice(0, 90) : hidden ? 'hidden: ' + e.outerHTML.slice(0, 90) : ''";
    let (mut steps, mut faults) = (0, Vec::new());
    trial.ask("window.last = null").await?;
    for _ in 0..most {
        trial.press(Key::Tab).await?;
        let Some(fault) = trial.ask(step).await?.as_str().map(str::to_owned) else { break };
        steps += 1;
        faults.extend(Some(fault).filter(|fault| !fault.is_empty()));
    }
    Ok((steps, faults))
}

#[tokio::test]
async fn names_and_roles_on_every_board() -> WebDriverResult<()> {
    attempt("roles", Size::DESKTOP, async |trial| {
        trial.open("/").await?;
        trial.wait_for("#play-yaxha").await?;
        has_no_faults(trial, "home").await?;
        for game in GAMES {
            trial.set_up_game(game, &["person", "novice", "novice"], &[], "c0ffee").await?;
            has_no_faults(trial, game).await?;
            trial.play(Hand::Pointer, 9).await?;
            has_no_faults(trial, &format!("{game}, later")).await?;
            trial.open(&format!("/lesson/{game}/1")).await?;
            trial.wait_for(".lesson .tasks").await?;
            has_no_faults(trial, &format!("{game}, lesson")).await?;
            trial.open(&format!("/how-to-play/{game}")).await?;
            trial.wait_for(".help-parts .figure").await?;
            has_no_faults(trial, &format!("{game}, how to play")).await?;
        }
        Ok(())
    })
    .await
}

/// Headings, news and things to look at are no stops: they are read, or told in the outline.
#[tokio::test]
async fn only_what_can_be_pressed_is_a_tab_stop() -> WebDriverResult<()> {
    attempt("stops", Size::DESKTOP, async |trial| {
        let modules = |game| -> &[&str] {
            if game == "tzolkin" { &["tribes", "prophecies", "quick_actions"] } else { &[] }
        };
        for game in GAMES {
            trial.set_up_game(game, &["person", "novice"], modules(game), "c0ffee").await?;
            assert_eq!(trial.ask(IDLE).await?, json!([]), "{game}");
            trial.play(Hand::Pointer, 9).await?;
            assert_eq!(trial.ask(IDLE).await?, json!([]), "{game}, later");
        }
        Ok(())
    })
    .await
}

/// One voice: whatever is said at the table is said in one place.
#[tokio::test]
async fn one_part_of_the_table_speaks() -> WebDriverResult<()> {
    attempt("voice", Size::DESKTOP, async |trial| {
        for game in GAMES {
            trial.set_up_game(game, &["person", "novice"], &[], "c0ffee").await?;
            assert_eq!(trial.ask(LIVE).await?, json!(["spoken"]), "{game}");
            trial.play(Hand::Pointer, 6).await?;
            assert_eq!(trial.ask(LIVE).await?, json!(["spoken"]), "{game}, later");
        }
        Ok(())
    })
    .await
}

/// The board in words is there for screen readers at any time, and for everyone who wants it.
#[tokio::test]
async fn the_board_in_words_follows_the_game() -> WebDriverResult<()> {
    attempt("in-words", Size::DESKTOP, async |trial| {
        let lines = "return [...document.querySelectorAll('.outline h3, .outline li')]
            .map(e => e.textContent.trim())";
        for game in GAMES {
            trial.set_up_game(game, &["person", "novice"], &[], "c0ffee").await?;
            let before = trial.ask(lines).await?;
            trial.play(Hand::Pointer, 4).await?;
            assert_ne!(trial.ask(lines).await?, before, "{game}");
            let wide = "return document.querySelector('.outline').getBoundingClientRect().width";
            let hidden = trial.ask(wide).await?.as_f64().unwrap_or_default();
            trial.open_settings().await?;
            trial.click("#in-words").await?;
            trial.ask_after_frame().await?;
            let seen = trial.ask(wide).await?.as_f64().unwrap_or_default();
            assert!(hidden < 2.0 && seen > 200.0, "{game}: {hidden}, {seen}");
            trial.picture(&format!("{game}-in-words")).await?;
            trial.open_settings().await?;
            trial.click("#in-words").await?;
        }
        Ok(())
    })
    .await
}

/// Focus goes through the page in reading order, and never to what cannot be seen.
#[tokio::test]
async fn the_keyboard_goes_in_the_order_of_reading() -> WebDriverResult<()> {
    attempt("order", Size::DESKTOP, async |trial| {
        for game in GAMES {
            trial.set_up_game(game, &["person", "novice", "novice"], &[], "c0ffee").await?;
            // What the others do meanwhile draws parts of the table anew.
            trial
                .wait_until("the others have decided", async || {
                    Ok(!trial.is_shown(".meanwhile").await? && trial.is_shown("#log").await?)
                })
                .await?;
            trial.ask_after_frame().await?;
            trial.ask("document.activeElement.blur(); window.getSelection().removeAllRanges()").await?;
            let (steps, faults) = tabbed(trial, 80).await?;
            assert!(steps > 10, "{game}: {steps}");
            assert!(faults.is_empty(), "{game}: {faults:#?}");
            // The board comes before the decision, and that before the panels of the game.
            let order = "const at = s => [...document.querySelectorAll('*')].indexOf(document.querySelector(s));
                return at('.tools') < at('.board') && at('.board') < at('.decision') && at('.decision') < at('.shared')";
            assert_eq!(trial.ask(order).await?, json!(true), "{game}");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn how_to_play_is_asked_for_where_one_is() -> WebDriverResult<()> {
    attempt("asked", Size::DESKTOP, async |trial| {
        for (game, panel) in [("yaxha", ".market"), ("tzolkin", ".temples"), ("mexica", ".orders")]
        {
            trial.set_up_game(game, &["person", "novice", "novice"], &[], "c0ffee").await?;
            trial.click(&format!("{panel} .ask")).await?;
            trial.wait_for(".help .asked .figure").await?;
            trial.ask_after_frame().await?;
            let inside = "return !!document.activeElement.closest('.help')";
            assert_eq!(trial.ask(inside).await?, json!(true), "{game}");
            // The part that was asked for is visible, and the focus stays in the guide.
            let seen = "const box = document.querySelector('.help .asked').getBoundingClientRect();
                return box.top < window.innerHeight && box.bottom > 0";
            assert_eq!(trial.ask(seen).await?, json!(true), "{game}");
            trial.picture(&format!("{game}-asked")).await?;
            trial.press(Key::Tab).await?;
            assert_eq!(trial.ask(inside).await?, json!(true), "{game}");
            // After closing, the focus is where it was.
            trial.press(Key::Escape).await?;
            trial.ask_after_frame().await?;
            let back = format!("return !!document.activeElement.closest('{panel}')");
            assert_eq!(trial.ask(&back).await?, json!(true), "{game}");
        }
        Ok(())
    })
    .await
}

/// Another language in the middle of a game: everything is said in it, and the game goes on.
#[tokio::test]
async fn another_language_in_the_middle_of_a_game() -> WebDriverResult<()> {
    attempt("language", Size::DESKTOP, async |trial| {
        // What is said, except for what is the same in several languages.
        let said = "return ['#decision', '#log li:last-child', '#undo', '.decision .ask', '.board svg']
            .map(s => document.querySelector(s)).map(e => e.getAttribute('aria-label') || e.textContent.trim())";
        for game in GAMES {
            trial.set_up_game(game, &["person", "novice"], &[], "c0ffee").await?;
            trial.play(Hand::Pointer, 8).await?;
            trial.click("#pause").await?;
            let mut all = Vec::new();
            for (language, code) in [("English", "en"), ("Français", "fr"), ("Nederlands", "nl")] {
                trial.choose("#language", code).await?;
                trial.ask_after_frame().await?;
                assert_eq!(trial.ask("return document.documentElement.lang").await?, json!(code));
                all.push((language, trial.ask(said).await?));
            }
            for (at, (language, texts)) in all.iter().enumerate() {
                for (other, other_texts) in &all[at + 1..] {
                    let pairs = texts.as_array().into_iter().flatten().zip(other_texts.as_array().into_iter().flatten());
                    for (one, two) in pairs {
                        assert_ne!(one, two, "{game}: {language} and {other}");
                    }
                }
            }
            trial.choose("#language", "en").await?;
            trial.click("#pause").await?;
            trial.play(Hand::Pointer, 2).await?;
        }
        Ok(())
    })
    .await
}
