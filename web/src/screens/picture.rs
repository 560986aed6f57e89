//! Saving a picture of the table.

use leptos::prelude::*;
use patolli_game::{Game, Seat};

use crate::boards::{self, Stage};
use crate::browser::{file, picture, png, random};
use crate::speech::{page, short, text};

/// What the picture is of: the game, where it stands, and everyone's points.
fn caption<G: Game>(stage: Stage<G>) -> String {
    let board = boards::of::<G>();
    stage.scene.with_untracked(|scene| {
        let game = stage.speech.text_of(&format!("{}-game", G::META.id));
        let title = stage.speech.say(&if scene.over { page("over") } else { (board.title)(scene) });
        let points = Seat::first(scene.standing.seats()).map(|seat| {
            format!("{} {}", stage.name(seat), short(G::META.points(scene.standing.total(seat))))
        });
        format!("{game} · {title} · {}", points.collect::<Vec<_>>().join(" · "))
    })
}

/// Offers a picture of the table as a file.
fn save<G: Game>(stage: Stage<G>, as_png: bool) {
    let Some(picture) = picture::of_table(&caption(stage)) else { return };
    let name = format!("{}-{}", G::META.id, random::id());
    leptos::task::spawn_local(async move {
        let png = if as_png { png::of(&picture).await } else { None };
        match png {
            Some(png) => file::save_blob(&format!("{name}.png"), &png),
            // A browser that cannot draw it can still write it down.
            None => file::save(&format!("{name}.svg"), &picture.text),
        }
    });
}

/// Two buttons: dots, or lines.
#[component]
pub fn SavePicture<G: Game>(stage: Stage<G>) -> impl IntoView {
    view! {
        <span class="save-picture">
            <button
                id="save-picture"
                class="quiet"
                data-about=text("save_picture_about")
                on:click=move |_| save(stage, true)
            >
                {text("save_picture")}
            </button>
            <button
                id="save-picture-svg"
                class="quiet"
                data-about=text("picture_svg_about")
                on:click=move |_| save(stage, false)
            >
                {text("picture_svg")}
            </button>
        </span>
    }
}
