//! Games that have no board of their own: drawn as text, played from the list.

use patolli_game::Game;
use patolli_mexica::Mexica;
use patolli_playtest::{Hand, Size, Trial, attempt, wrong};
use patolli_tzolkin::Tzolkin;
use thirtyfour::prelude::*;

async fn plays_to_the_end<G: Game>(trial: &Trial) -> WebDriverResult<()> {
    let id = G::META.id;
    trial.open("/").await?;
    trial.click(&format!("#play-{id}")).await?;
    trial.hurry().await?;
    trial.wait_for("pre.plain").await?;
    trial.picture(&format!("{id}-beginning")).await?;
    trial.play(Hand::List, 40).await?;
    trial.picture(&format!("{id}-middle")).await?;
    trial.play(Hand::List, usize::MAX).await?;
    trial.wait_for("#winners").await?;
    let play = trial.kept_of::<G>().await?.play;
    if play.game().outcome().is_none() {
        return wrong("the page says that the game is over, and the engine does not");
    }
    Ok(())
}

#[tokio::test]
async fn a_whole_game_of_tzolkin_from_the_list() -> WebDriverResult<()> {
    attempt("tzolkin", Size::DESKTOP, async |trial| plays_to_the_end::<Tzolkin>(trial).await).await
}

#[tokio::test]
async fn a_whole_game_of_mexica_from_the_list() -> WebDriverResult<()> {
    attempt("mexica", Size::DESKTOP, async |trial| plays_to_the_end::<Mexica>(trial).await).await
}
