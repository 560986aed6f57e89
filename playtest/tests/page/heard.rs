//! Whole games by what a screen reader tells: roles, names and what is said aloud. Nothing here
//! looks at the picture, or at how the page is built.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use patolli_game::{Game, Seat};
use patolli_mexica::Mexica;
use patolli_playtest::tree::{Node, Tree, parts, text};
use patolli_playtest::{Size, Trial, attempt, short, wrong};
use patolli_tzolkin::Tzolkin;
use patolli_yaxha::Yaxha;
use thirtyfour::prelude::*;

/// How long the others may think.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often it is looked whether they have: a tree takes a while, and they need the time.
const LOOK: Duration = Duration::from_millis(60);

/// What there is to do, by what the tree tells.
enum Next<'a> {
    /// The game is over.
    End,
    /// This is to be pressed before anything can be decided.
    Press(&'a Node),
    /// This is decided.
    Decide(&'a Node),
    /// Others decide.
    Wait,
}

/// The buttons in a part that can be pressed.
fn buttons(part: &[Node]) -> Vec<&Node> {
    part.iter().filter(|node| node.role == "button" && !node.disabled).collect()
}

/// What is asked in the part of the page about one's decision.
fn asked(tree: &Tree) -> Option<String> {
    let region = tree.part("region", "Your decision")?;
    Some(parts(region, "heading", "").next()?[0].name.trim().to_owned())
}

/// What was said aloud last.
fn spoken(tree: &Tree) -> String {
    tree.part("status", "").map(text).unwrap_or_default()
}

fn next(tree: &Tree, made: usize) -> Next<'_> {
    // Whatever wants attention is closed first, except for the end.
    let mut moments = tree.parts("dialog", "").filter(|dialog| !dialog[0].name.contains("win"));
    if let Some(close) = moments.next().and_then(|dialog| buttons(dialog).first().copied()) {
        return Next::Press(close);
    }
    if asked(tree).is_some_and(|asked| asked == "The game is over.") {
        return Next::End;
    }
    let Some(region) = tree.part("region", "Your decision") else { return Next::Wait };
    let all = buttons(region);
    if let Some(confirm) = all.iter().find(|button| button.name.trim() == "Confirm") {
        return Next::Press(confirm);
    }
    // Everything that can be decided is in a list, which is opened first.
    let closed = |node: &&Node| node.name.contains("in words") && node.expanded == Some(false);
    if let Some(list) = region.iter().find(closed) {
        return Next::Press(list);
    }
    let Some(list) = region.iter().position(|node| node.name.contains("in words")) else {
        return Next::Wait;
    };
    let choices = parts(&region[list..], "list", "").next().map(buttons).unwrap_or_default();
    match choices.get(made * 7 % choices.len().max(1)) {
        Some(choice) => Next::Decide(choice),
        None => Next::Wait,
    }
}

/// Plays to the end, and compares the points that are read out with those the engine counts.
async fn by_ear<G: Game>(trial: &Trial) -> WebDriverResult<()> {
    trial.listen().await?;
    let mut heard = BTreeSet::new();
    let (mut made, mut waiting) = (0, Instant::now());
    loop {
        let tree = trial.tree().await?;
        let said = spoken(&tree);
        let next = next(&tree, made);
        if let (Next::Decide(_), Some(asked)) = (&next, asked(&tree)) {
            assert!(said.ends_with(&asked), "asked “{asked}”, but heard “{said}”");
        }
        match next {
            Next::End => break,
            Next::Wait if waiting.elapsed() > PATIENCE => {
                return wrong(format!("nobody decides any more; the last words were “{said}”"));
            }
            Next::Wait => tokio::time::sleep(LOOK).await,
            Next::Press(node) | Next::Decide(node) => {
                made += usize::from(trial.press_node(node).await?);
                waiting = Instant::now();
            }
        }
        heard.insert(said);
    }
    assert!(heard.len() > made / 4, "of {made} presses only {} brought words", heard.len());
    let tree = trial.tree().await?;
    if tree.part("dialog", "win").is_none() {
        return wrong("nobody is said to have won");
    }
    let points = tree.part("region", "Final points").unwrap_or_default();
    let has_name = |row: &&[Node]| row.iter().any(|node| node.role == "rowheader");
    let rows = parts(points, "row", "").filter(has_name);
    let total = |row: &[Node]| {
        let cell = row.iter().rfind(|node| node.role == "cell")?;
        Some(cell.name.trim().to_owned())
    };
    let read: Vec<String> = rows.filter_map(total).collect();
    let play = trial.kept_of::<G>().await?.play;
    let Some(outcome) = play.game().outcome() else { return wrong("the game is not over") };
    let standing = outcome.standing;
    let counted = |seat| short(&G::META.points(standing.total(seat)));
    let counted: Vec<String> = Seat::first(standing.seats()).map(counted).collect();
    assert_eq!(read, counted);
    Ok(())
}

#[tokio::test]
async fn a_whole_game_of_yaxha_by_ear() -> WebDriverResult<()> {
    attempt("yaxha-heard", Size::DESKTOP, async |trial| {
        trial.set_up_game("yaxha", &["person", "novice"], &[], "c0ffee").await?;
        by_ear::<Yaxha>(trial).await
    })
    .await
}

#[tokio::test]
async fn a_whole_game_of_mexica_by_ear() -> WebDriverResult<()> {
    attempt("mexica-heard", Size::DESKTOP, async |trial| {
        trial.set_up_game("mexica", &["person", "novice"], &[], "c0ffee").await?;
        by_ear::<Mexica>(trial).await
    })
    .await
}

#[tokio::test]
async fn a_whole_game_of_tzolkin_by_ear() -> WebDriverResult<()> {
    attempt("tzolkin-heard", Size::DESKTOP, async |trial| {
        trial.set_up_game("tzolkin", &["person", "novice"], &[], "c0ffee").await?;
        by_ear::<Tzolkin>(trial).await
    })
    .await
}
