//! The four technologies, with everyone’s marker on a level.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_tzolkin::{Decision, TOP_LEVEL, Track, Tzolkin};

use super::pictures::{Icon, alone, level as brings, row};
use super::{named, phrase, text};
use crate::boards::guide::Heading;
use crate::boards::{Choice, Stage};

#[component]
pub fn Tracks(stage: Stage<Tzolkin>) -> impl IntoView {
    view! {
        <section class="panel tracks" aria-label=text("tracks")>
            <Heading
                stage
                title=Signal::derive(text("tracks"))
                about=Signal::derive(text("tracks_about"))
                topic="learn"
            />
            <ul class="track-list">
                {Track::ALL.iter().map(|&track| view! { <OneTrack stage track /> }).collect_view()}
            </ul>
        </section>
    }
}

#[component]
fn OneTrack(stage: Stage<Tzolkin>, track: Track) -> impl IntoView {
    let levels = Memo::new(move |_| {
        stage.scene.with(|scene| {
            scene
                .view
                .players
                .iter()
                .map(|player| player.technologies.of(track))
                .collect::<Vec<_>>()
        })
    });
    let choice = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let level = scene.view.players.get(scene.acting?.index())?.technologies.of(track);
            let on = |d: &&Decision| match **d {
                Decision::Learn(of) | Decision::Bonus(of) | Decision::Forget(of) => of == track,
                _ => false,
            };
            let decision = *scene.decisions.iter().find(on)?;
            let to = match decision {
                Decision::Learn(_) => level + 1,
                Decision::Bonus(_) => TOP_LEVEL + 1,
                _ => level.saturating_sub(1),
            };
            Some((to, decision))
        })
    });
    let cell = move |level: u8| {
        let here = move || {
            let seats = Seat::first(levels.with(Vec::len));
            seats.filter(|seat| levels.with(|all| all[seat.index()] == level)).collect::<Vec<_>>()
        };
        let beyond = level > TOP_LEVEL;
        let about = move || {
            let what = if level == 0 {
                phrase("level_none").name("track", track.name())
            } else {
                let told = if beyond { phrase("level_beyond") } else { phrase("level") };
                told.name("track", track.name())
                    .number("level", level)
                    .name("effect", track.level_name(level))
            };
            let what = stage.say(&what);
            let names: Vec<String> = here().into_iter().map(|seat| stage.name(seat)).collect();
            if names.is_empty() { what } else { format!("{what} {}", names.join(", ")) }
        };
        let goes =
            move || choice.get().filter(|(to, _)| *to == level).map(|(_, decision)| decision);
        view! {
            <li class="level" class:beyond=beyond data-about=about>
                {row(brings(track, level))}
                <span class="marks" aria-hidden="true">
                    {move || here().into_iter().map(|seat| stage.mark(seat)).collect_view()}
                </span>
                <span class="unseen">{about}</span>
                {move || {
                    goes()
                        .map(|decision| {
                            view! {
                                <Choice stage decision class="level-choice" pictured=true>
                                    "▶"
                                </Choice>
                            }
                        })
                }}
            </li>
        }
    };
    view! {
        <li class="track">
            <span class="track-name" data-about=move || named(stage, track.name())>
                {alone(Icon::Track(track))}
                <span class="unseen">{move || named(stage, track.name())}</span>
            </span>
            <ol class="levels">{(0..=TOP_LEVEL + 1).map(cell).collect_view()}</ol>
        </li>
    }
}
