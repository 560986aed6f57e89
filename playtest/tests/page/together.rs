//! Two people at screens of their own, at a house whose server and wire fail in the middle.

use std::time::{Duration, Instant};

use patolli_game::{Game, Record, Seat};
use patolli_mexica::Mexica;
use patolli_playtest::{House, Size, Trial, attempt_together, short, wrong};
use patolli_tzolkin::Tzolkin;
use patolli_yaxha::Yaxha;
use thirtyfour::prelude::*;

use crate::{access, looks};

/// How long nobody may have anything to do.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the browser says of a connection that is lost.
const LOST: [&str; 3] = ["WebSocket connection to", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION"];

/// Opens a table for a game, and sits down.
async fn open_table(ana: &Trial, game: &str, expansion: bool) -> WebDriverResult<String> {
    ana.open("/").await?;
    ana.click("#together").await?;
    ana.click(&format!("#open-{game}")).await?;
    ana.click("input[name=count][value='2']").await?;
    ana.wait_for("input[name=name]").await?.send_keys("Ana").await?;
    // Who is first must not depend on chance here.
    ana.click("input[name=by_chance]").await?;
    if expansion {
        ana.click("input[name=modules]").await?;
    }
    ana.click("#open-table").await?;
    ana.wait_for(".seat-row .stand").await?;
    let link = ana.ask("return document.querySelector('.link-to-give input').value").await?;
    let link = link.as_str().unwrap_or_default().to_owned();
    link.split_once('#').map_or_else(
        || wrong(format!("no link to a table: {link}")),
        |(_, place)| Ok(place.to_owned()),
    )
}

/// Comes by the link, and sits down.
async fn sit_down(bo: &Trial, place: &str) -> WebDriverResult<()> {
    bo.open(place).await?;
    bo.wait_for("#sit-name").await?.send_keys("Bo").await?;
    bo.click(".seat-row .sit").await
}

async fn sit_together(
    ana: &Trial,
    bo: &Trial,
    game: &str,
    expansion: bool,
) -> WebDriverResult<String> {
    let place = open_table(ana, game, expansion).await?;
    sit_down(bo, &place).await?;
    for person in [ana, bo] {
        person.wait_for("#decision").await?;
        for part in LOST {
            person.excuse(part);
        }
    }
    Ok(place)
}

/// Is the game over for this person?
async fn sees_the_end(person: &Trial) -> WebDriverResult<bool> {
    person.is_shown("#winners").await
}

/// Both play by clicking until so many decisions were made, or the game is over.
async fn both_play(people: [&Trial; 2], decisions: usize) -> WebDriverResult<usize> {
    let (mut made, mut waiting) = (0, Instant::now());
    while made < decisions {
        for person in people {
            person.ask("document.querySelector('#close-moment')?.click()").await?;
            if !sees_the_end(person).await? && person.click_on_board(made).await? {
                made += 1;
                waiting = Instant::now();
            }
        }
        if sees_the_end(people[0]).await? && sees_the_end(people[1]).await? {
            break;
        }
        if waiting.elapsed() > PATIENCE {
            return wrong("nobody decides any more");
        }
    }
    Ok(made)
}

async fn is_connected(person: &Trial) -> WebDriverResult<bool> {
    Ok(!person.is_shown(".connection.lost").await?)
}

/// Everything that can go wrong on the way goes wrong, one after the other, while both play on.
async fn goes_wrong(house: &House, people: [&Trial; 2], between: usize) -> WebDriverResult<()> {
    let [ana, bo] = people;
    both_play(people, between).await?;
    ana.reload().await?;
    ana.wait_for("#decision").await?;
    both_play(people, between).await?;
    house.cut_off();
    for person in people {
        person.wait_for(".connection.lost").await?;
    }
    // What is decided meanwhile is not lost.
    for person in people {
        person.click_on_board(1).await?;
    }
    house.mend();
    for person in people {
        person.wait_until("the wire is mended", async || is_connected(person).await).await?;
    }
    both_play(people, between).await?;
    house.restart()?;
    both_play(people, between).await?;
    house.kill()?;
    bo.reload().await?;
    bo.wait_for("#decision").await?;
    both_play(people, between).await?;
    Ok(())
}

/// The game is over for both, with the points that the engine counts for its record.
async fn agrees_with_the_engine<G: Game>(people: [&Trial; 2]) -> WebDriverResult<()> {
    for person in people {
        person.wait_for("#winners").await?;
        let mut shown = Vec::new();
        for cell in person.all(".ending .standing tbody td.total").await? {
            shown.push(cell.text().await?);
        }
        person.click("#step-through:enabled").await?;
        person.wait_for(".replay").await?;
        let text = person.ask("return localStorage.getItem('patolli.record')").await?;
        let record = text.as_str().unwrap_or_default().parse::<Record>();
        let play = match record.and_then(|record| record.replay::<G>()) {
            Ok(replay) => replay.play,
            Err(error) => return wrong(format!("the record does not replay: {error}")),
        };
        let Some(outcome) = play.game().outcome() else { return wrong("the game is not over") };
        let points = |seat| short(&G::META.points(outcome.standing.total(seat)));
        let counted: Vec<String> = Seat::first(2).map(points).collect();
        assert_eq!(shown, counted);
    }
    Ok(())
}

async fn whole_game<G: Game>(name: &str, between: usize, expansion: bool) -> WebDriverResult<()> {
    let sizes = [Size::NOTEBOOK, Size::NOTEBOOK];
    attempt_together(name, sizes, async |house, ana, bo| {
        sit_together(ana, bo, G::META.id, expansion).await?;
        let people = [ana, bo];
        goes_wrong(house, people, between).await?;
        ana.picture(&format!("{name}-1")).await?;
        both_play(people, usize::MAX).await?;
        ana.picture(&format!("{name}-2")).await?;
        agrees_with_the_engine::<G>(people).await
    })
    .await
}

#[tokio::test]
async fn two_play_a_whole_game_of_yaxha() -> WebDriverResult<()> {
    whole_game::<Yaxha>("together-yaxha", 8, false).await
}

#[tokio::test]
#[ignore = "long: cargo xtask test --together"]
async fn two_play_a_whole_game_of_mexica() -> WebDriverResult<()> {
    whole_game::<Mexica>("together-mexica", 20, false).await
}

#[tokio::test]
#[ignore = "long: cargo xtask test --together"]
async fn two_play_a_whole_game_of_tzolkin() -> WebDriverResult<()> {
    whole_game::<Tzolkin>("together-tzolkin", 20, true).await
}

#[tokio::test]
async fn two_begin_mexica_and_tzolkin() -> WebDriverResult<()> {
    for (game, expansion) in [("mexica", false), ("tzolkin", true)] {
        let name = format!("together-{game}-begun");
        attempt_together(&name, [Size::DESKTOP, Size::PHONE], async |house, ana, bo| {
            sit_together(ana, bo, game, expansion).await?;
            goes_wrong(house, [ana, bo], 5).await?;
            ana.picture(&name).await?;
            bo.picture(&format!("{name}-phone")).await
        })
        .await?;
    }
    Ok(())
}

/// Everything can be read, and has a name and a role.
async fn is_for_everybody(trial: &Trial, place: &str) -> WebDriverResult<()> {
    access::has_no_faults(trial, place).await?;
    looks::has_no_faults(trial, place).await
}

/// Says something at the table.
async fn say(person: &Trial, text: &str) -> WebDriverResult<()> {
    person.click("#talk-button").await?;
    person.wait_for("#say").await?.send_keys(text).await?;
    person.click(".say button").await?;
    person.wait_until("it is said", async || said(person, text).await).await?;
    person.click("#close-talk").await
}

async fn said(person: &Trial, text: &str) -> WebDriverResult<bool> {
    let all = person.ask("return document.querySelector('.said')?.textContent ?? ''").await?;
    Ok(all.as_str().unwrap_or_default().contains(text))
}

#[tokio::test]
async fn talk_going_back_leaving_and_playing_again() -> WebDriverResult<()> {
    attempt_together("at-a-table", [Size::NOTEBOOK; 2], async |_, ana, bo| {
        let place = sit_together(ana, bo, "yaxha", false).await?;
        // What one says is seen by the other.
        say(ana, "Good luck!").await?;
        bo.wait_until("it is heard", async || {
            Ok(bo.text(".talk-line").await?.contains("Good luck!"))
        })
        .await?;
        bo.picture("together-talk").await?;
        is_for_everybody(bo, "a table").await?;
        // The tab says that a table waits.
        ana.wait_until("the title tells", async || {
            Ok(ana.driver.title().await?.starts_with("(1)"))
        })
        .await?;
        // Going back is asked for, declined, asked for again by the other, and granted.
        both_play([ana, bo], 4).await?;
        ana.open_settings().await?;
        ana.click("#ask-back:enabled").await?;
        bo.wait_for("#grant").await?;
        bo.picture("together-asked-back").await?;
        bo.click("#decline").await?;
        ana.wait_until("it is declined", async || Ok(!ana.is_shown("#withdraw").await?)).await?;
        bo.open_settings().await?;
        bo.click("#ask-back:enabled").await?;
        ana.press(Key::Escape).await?;
        ana.click("#grant").await?;
        bo.wait_until("it is granted", async || Ok(!bo.is_shown(".going-back").await?)).await?;
        bo.press(Key::Escape).await?;
        both_play([ana, bo], 4).await?;
        // Bo leaves: a bot plays on, and Bo comes back.
        bo.open_settings().await?;
        bo.click("#leave-game").await?;
        bo.click("#leave-game.sure").await?;
        bo.wait_for("#return").await?;
        bo.press(Key::Escape).await?;
        bo.picture("together-left").await?;
        bo.click("#return").await?;
        bo.wait_until("Bo is back", async || Ok(!bo.is_shown("#return").await?)).await?;
        // To the end, and once more.
        both_play([ana, bo], usize::MAX).await?;
        ana.click("#rematch").await?;
        ana.wait_until("there is another table", async || {
            let now = ana.ask("return location.hash.slice(1)").await?;
            Ok(now.as_str().is_some_and(|now| now != place && now.starts_with("/at/")))
        })
        .await?;
        bo.click("#rematch").await?;
        for person in [ana, bo] {
            person.wait_for(".table .decision").await?;
        }
        ana.picture("together-again").await?;
        // The lists tell of both tables.
        ana.open("/together").await?;
        ana.wait_for(".kept").await?;
        ana.picture("together-lists").await
    })
    .await
}

#[tokio::test]
async fn a_link_makes_another_device_the_same_person() -> WebDriverResult<()> {
    attempt_together("another-device", [Size::NOTEBOOK, Size::PHONE], async |_, ana, bo| {
        open_table(ana, "mexica", false).await?;
        ana.picture("together-gathering").await?;
        is_for_everybody(ana, "gathering").await?;
        ana.open("/together").await?;
        ana.wait_for(".kept").await?;
        ana.click(".another-device summary").await?;
        ana.click("#make-pass").await?;
        ana.wait_for(".another-device .link-to-give").await?;
        ana.picture("together-pass").await?;
        is_for_everybody(ana, "lists").await?;
        let link = ana
            .ask("return document.querySelector('.another-device .link-to-give input').value")
            .await?;
        let link = link.as_str().unwrap_or_default().to_owned();
        let (_, pass) = link.split_once('#').unwrap_or_default();
        bo.open(pass).await?;
        bo.click("#use-pass").await?;
        // There is Ana's table, at which Ana sits.
        bo.wait_for(".kept").await?;
        bo.picture("together-phone").await?;
        bo.click(".kept a").await?;
        bo.wait_for(".seat-row .stand").await?;
        bo.picture("together-gathering-phone").await
    })
    .await
}

#[tokio::test]
async fn who_looks_on_sees_what_everybody_may_see() -> WebDriverResult<()> {
    attempt_together("looking-on", [Size::DESKTOP; 2], async |_, ana, bo| {
        let place = open_table(ana, "yaxha", false).await?;
        ana.click(".add-bot").await?;
        ana.wait_for(".stall.target").await?;
        bo.open(&place).await?;
        bo.wait_for(".people .onlookers").await?;
        ana.click(".stall.target").await?;
        ana.click("#confirm:enabled").await?;
        ana.wait_for(".ghost, .lid-hit").await?;
        bo.wait_until("the cards are turned up", async || bo.is_shown("#log .card-of").await)
            .await?;
        assert!(!bo.is_shown(".table .target").await?, "who looks on decides nothing");
        bo.picture("together-looking-on").await
    })
    .await
}
