//! Without a network: the page opens, and a game goes on.

use patolli_playtest::site::{Site, VERSION_SHOWN, is_renewed};
use patolli_playtest::{Hand, Size, attempt, wrong};
use thirtyfour::prelude::*;

#[tokio::test]
async fn a_game_goes_on_without_a_network() -> WebDriverResult<()> {
    attempt("offline", Size::DESKTOP, async |trial| {
        trial.set_up(&["person", "novice"], "c0ffee").await?;
        trial.play(Hand::Pointer, 2).await?;
        trial
            .wait_until("the page is kept", async || {
                let ready =
                    "return !!(navigator.serviceWorker && navigator.serviceWorker.controller)
                    || navigator.serviceWorker.getRegistration().then(r => !!(r && r.active))";
                Ok(trial.ask(ready).await?.as_bool() == Some(true))
            })
            .await?;
        let before = trial.kept().await?.play.steps().len();
        trial.cut_off();
        trial.reload().await?;
        trial.wait_for(".pyramid").await?;
        trial.hurry().await?;
        trial.play(Hand::Pointer, 2).await?;
        let after = trial.kept().await?.play.steps().len();
        if after <= before { wrong("nothing was decided without a network") } else { Ok(()) }
    })
    .await
}

#[tokio::test]
async fn it_can_be_installed() -> WebDriverResult<()> {
    attempt("manifest", Size::DESKTOP, async |trial| {
        trial.open("/").await?;
        trial.wait_for("#play-yaxha").await?;
        let manifest = "return fetch(document.querySelector('link[rel=manifest]').href)
            .then(answer => answer.json())
            .then(m => Promise.all(m.icons.map(icon => fetch(icon.src)))
                .then(icons => m.start_url === './' && icons.every(icon => icon.ok)))";
        assert_eq!(trial.ask(manifest).await?.as_bool(), Some(true));
        Ok(())
    })
    .await
}

/// A host updates the page while somebody plays: the open game goes on, and is there in the new
/// page.
#[tokio::test]
async fn an_update_leaves_a_game_in_progress() -> WebDriverResult<()> {
    attempt("update", Size::DESKTOP, async |trial| {
        let site = Site::start()?;
        trial.driver.goto(site.address()).await?;
        trial.play_now("yaxha").await?;
        trial.hurry().await?;
        trial.play(Hand::Pointer, 2).await?;
        trial
            .wait_until("the page is kept", async || {
                let kept =
                    "return navigator.serviceWorker.getRegistration().then(r => !!(r && r.active))";
                Ok(trial.ask(kept).await?.as_bool() == Some(true))
            })
            .await?;
        site.renew();
        // What is open needs nothing from the host, not even for a bot that is started again.
        trial.play(Hand::Pointer, 2).await?;
        let before = trial.kept().await?.play.steps().len();
        let shown = async || -> WebDriverResult<String> {
            Ok(trial.ask(VERSION_SHOWN).await?.as_str().unwrap_or_default().to_owned())
        };
        assert!(!is_renewed(&shown().await?));
        trial.reload().await?;
        trial.wait_for(".pyramid").await?;
        assert!(is_renewed(&shown().await?), "the new version is shown");
        assert!(trial.kept().await?.play.steps().len() >= before, "the game is as it was");
        trial.hurry().await?;
        trial.play(Hand::Pointer, 2).await?;
        assert!(trial.kept().await?.play.steps().len() > before, "it goes on");
        Ok(())
    })
    .await
}

/// Whatever a browser kept for a while, what is kept for offline use is all of one version.
#[tokio::test]
async fn a_new_version_is_kept_whole() -> WebDriverResult<()> {
    attempt("kept-whole", Size::DESKTOP, async |trial| {
        let site = Site::start()?;
        trial.driver.goto(site.address()).await?;
        trial.wait_for("#play-yaxha").await?;
        let versions = "return caches.keys().then(names => Promise.all(names.map(name =>
            caches.open(name).then(cache => cache.match('./')).then(page => page && page.text())
                .then(text => [name.split(' ').pop(), (text || '').match(/assets\\/([0-9a-f]{16})/)?.[1] || ''])
        )))";
        let kept = async |count: usize| -> WebDriverResult<Vec<[String; 2]>> {
            let answer = trial.ask(versions).await?;
            let kept: Vec<[String; 2]> = serde_json::from_value(answer).unwrap_or_default();
            let whole = kept.len() == count && kept.iter().all(|[_, page]| !page.is_empty());
            Ok(if whole { kept } else { Vec::new() })
        };
        trial.wait_until("the page is kept", async || Ok(!kept(1).await?.is_empty())).await?;
        site.renew();
        let update = "return navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => true)";
        trial.ask(update).await?;
        trial.wait_until("the new one is kept", async || Ok(!kept(2).await?.is_empty())).await?;
        for [version, page] in kept(2).await? {
            assert_eq!(version, page, "the page and its files are of one version");
        }
        Ok(())
    })
    .await
}
