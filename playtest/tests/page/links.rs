//! What a player can take along: a picture of the table, a link to a moment.

use patolli_playtest::{Hand, Size, attempt};
use serde_json::json;
use thirtyfour::prelude::*;

/// The table of each game as a self-contained picture.
#[tokio::test]
async fn a_table_is_saved_as_a_picture() -> WebDriverResult<()> {
    attempt("picture", Size::DESKTOP, async |trial| {
        for game in ["yaxha", "tzolkin", "mexica"] {
            trial.set_up_game(game, &["person", "novice", "novice"], &[], "c0ffee").await?;
            trial.play(Hand::Pointer, 6).await?;
            let listen = "window.saved = window.dots = null; const make = URL.createObjectURL;
                URL.createObjectURL = blob => {
                    if (blob.type === 'image/png') createImageBitmap(blob).then(b => window.dots = [b.width, b.height]);
                    else blob.text().then(text => window.saved = text);
                    return make(blob);
                }";
            trial.ask(listen).await?;
            trial.open_settings().await?;
            trial.click("#save-picture").await?;
            trial
                .wait_until("dots are saved", async || {
                    let dots = trial.ask("return window.dots && window.dots[0]").await?;
                    Ok(dots.as_u64() > Some(2000))
                })
                .await?;
            trial.open_settings().await?;
            trial.click("#save-picture-svg").await?;
            trial
                .wait_until("a picture is saved", async || {
                    Ok(trial.ask("return !!window.saved").await?.as_bool() == Some(true))
                })
                .await?;
            // It is drawn by a browser that knows nothing of the page, at a size of its own.
            let drawn = "const [saved, done] = arguments;
                const parsed = new DOMParser().parseFromString(saved, 'image/svg+xml');
                const image = new Image();
                image.onerror = () => done('not an image');
                image.onload = () => done({
                    wrong: parsed.querySelectorAll('parsererror, .target, [data-about], script').length,
                    shapes: parsed.querySelectorAll('use').length,
                    turned: parsed.querySelectorAll('.wheel[style*=transform]').length,
                    caption: parsed.querySelector('text.caption').textContent,
                    named: parsed.querySelectorAll('foreignObject .large .name').length,
                    beside: parsed.querySelectorAll('foreignObject .shared .panel').length,
                    size: image.naturalWidth * image.naturalHeight,
                });
                image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(saved);";
            let saved = trial.ask("return window.saved").await?;
            trial.driver.goto("data:text/html,<title>a picture</title>").await?;
            let drawn = trial.driver.execute_async(drawn, vec![saved]).await?.json().clone();
            assert_eq!(drawn["wrong"], json!(0), "{game}: {drawn}");
            assert!(drawn["shapes"].as_u64() > Some(5) && drawn["size"].as_u64() > Some(0), "{drawn}");
            let turns = game == "tzolkin";
            assert_eq!(drawn["turned"].as_u64() > Some(4), turns, "gears stand as they do: {drawn}");
            let named = i32::from(game == "yaxha");
            assert_eq!(drawn["named"], json!(named), "whose the large pyramid is: {drawn}");
            assert!(drawn["beside"].as_u64() > Some(1), "what everyone shares is there: {drawn}");
            assert!(drawn["caption"].as_str().is_some_and(|c| c.contains("Ixchel")), "{drawn}");
        }
        Ok(())
    })
    .await
}

/// A moment of a record is copied as a link, and the link leads back to it.
#[tokio::test]
async fn a_link_is_copied_and_opened() -> WebDriverResult<()> {
    attempt("link", Size::DESKTOP, async |trial| {
        trial.set_up(&["person", "novice"], "c0ffee").await?;
        trial.play(Hand::Pointer, usize::MAX).await?;
        trial.click("#step-through").await?;
        trial.wait_for("#step").await?;
        trial.click("#round-on").await?;
        trial.click("#next").await?;
        let at = trial.wait_for("#step").await?.value().await?;
        trial
            .ask("window.copied = null; navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }")
            .await?;
        trial.click("#share-link").await?;
        trial
            .wait_until("a link is copied", async || {
                Ok(trial.ask("return !!window.copied").await?.as_bool() == Some(true))
            })
            .await?;
        let link = trial.ask("return window.copied").await?;
        trial.ask("localStorage.clear()").await?;
        trial.driver.goto("about:blank").await?;
        trial.driver.goto(link.as_str().unwrap_or_default()).await?;
        assert_eq!(trial.wait_for("#step").await?.value().await?, at);
        Ok(())
    })
    .await
}
