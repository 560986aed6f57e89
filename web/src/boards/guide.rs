//! How to play: a page of short parts, each with a picture drawn by the board itself.

use derive_where::derive_where;
use leptos::prelude::*;
use patolli_game::{Game, Position, Seat, Viewer};

use super::Stage;
use crate::browser::frames::later;
use crate::speech::{Speech, page};
use crate::table::Scene;

/// How a game is played.
#[derive_where(Clone, Copy)]
pub struct Guide<G: Game> {
    /// In reading order.
    pub parts: &'static [Part],
    /// The part about what is being decided.
    pub topic: fn(&Scene<G>) -> &'static str,
    /// The part about points.
    pub scoring: &'static str,
    /// Is a part about something that is used at this table?
    pub shows: fn(&G::View, &str) -> bool,
}

/// A part of it. Its texts are those of the game’s help with this id: a title, and more about it.
pub struct Part {
    pub id: &'static str,
    pub picture: fn() -> AnyView,
}

/// A moment of a game to be shown.
#[derive(Debug)]
pub struct Moment {
    position: &'static str,
    decisions: &'static [&'static str],
    pointed: &'static str,
}

impl Moment {
    /// A position, as a person writes it.
    pub const fn at(position: &'static str) -> Self {
        Self { position, decisions: &[], pointed: "" }
    }

    /// What the first player decides then.
    pub const fn after(self, decisions: &'static [&'static str]) -> Self {
        Self { decisions, ..self }
    }

    /// The decision that is pointed at.
    pub const fn pointing(self, pointed: &'static str) -> Self {
        Self { pointed, ..self }
    }

    /// The game at that moment; nothing if there is none.
    pub fn game<G: Game>(&self) -> Option<G> {
        let mut game = Position::<G>::read(self.position).ok()?.game;
        for decision in self.decisions {
            let decision = decision.parse().ok()?;
            game.check(Seat::FIRST, decision).ok()?;
            game.apply(Seat::FIRST, decision, &mut patolli_game::Silent);
        }
        Some(game)
    }

    /// Draws it as the first player sees it, using a part of a board.
    pub fn draw<G: Game>(&self, with: impl FnOnce(Stage<G>) -> AnyView) -> AnyView {
        let Some(game) = self.game::<G>() else { return ().into_any() };
        let acting = Some(Seat::FIRST).filter(|seat| game.deciding().contains(*seat));
        let scene = Scene::new(&game, Viewer::Seat(Seat::FIRST), 0, Vec::new());
        let scene = scene.for_player(&game, Some(Seat::FIRST), acting, None);
        let nothing = Callback::new(|_| ());
        let stage = Stage::apart(Memo::new(move |_| scene.clone()), nothing);
        stage.pointed.set(self.pointed.parse().ok());
        let drawing = with(stage);
        // It is for looking at, not for use.
        view! {
            <div class="still" inert aria-hidden="true">
                {drawing}
            </div>
        }
        .into_any()
    }
}

fn title_of<G: Game>(id: &str) -> String {
    Speech::get().text_of(&format!("{}-help-{id}", G::META.id))
}

/// How to play, from the beginning.
#[component]
pub fn Sheet<G: Game>(
    guide: Guide<G>,
    /// The part that was asked for.
    #[prop(optional)]
    asked: &'static str,
    /// The table at which it was asked for; away from one there is everything.
    #[prop(optional)]
    stage: Option<Stage<G>>,
) -> impl IntoView {
    let speech = Speech::get();
    let shows = |part: &&'static Part| {
        let used = |scene: &Scene<G>| (guide.shows)(&scene.view, part.id);
        stage.is_none_or(|stage| stage.scene.with_untracked(used))
    };
    let parts: Vec<&'static Part> = guide.parts.iter().filter(shows).collect();
    let text = move |id: &'static str| move || title_of::<G>(id);
    let part = move |Part { id, picture }: &'static Part| {
        view! {
            <li id=format!("help-{id}") class:asked=*id == asked tabindex="-1">
                <div class="figure">{later(picture)}</div>
                <h2>{text(id)}</h2>
                <p>{move || speech.about(&format!("{}-help-{id}", G::META.id))}</p>
            </li>
        }
    };
    let jump = move |Part { id, .. }: &'static Part| {
        let there = move |_| crate::browser::scroll_to(&format!("#help-{id}"));
        view! {
            <li>
                <button class="quiet" on:click=there>
                    {text(id)}
                </button>
            </li>
        }
    };
    view! {
        <h1 id="help-title">{text("title")}</h1>
        <p>{text("aim")}</p>
        <ul class="help-contents">{parts.iter().copied().map(jump).collect_view()}</ul>
        <ol class="help-parts">{parts.iter().copied().map(part).collect_view()}</ol>
    }
}

/// Opens the guide at a part.
#[component]
pub fn Ask<G: Game>(stage: Stage<G>, #[prop(into)] topic: Signal<&'static str>) -> impl IntoView {
    let words = move || {
        let part = title_of::<G>(topic.get());
        stage.speech.say(&page("help_on").text("part", part))
    };
    view! {
        <button
            class="ask"
            aria-label=words
            data-about=words
            on:click=move |_| stage.guide.set(Some(topic.get_untracked()))
        >
            "?"
        </button>
    }
}

/// The title of a panel: explains what it shows, and links to the part of the guide about it.
#[component]
pub fn Heading<G: Game>(
    stage: Stage<G>,
    #[prop(into)] title: Signal<String>,
    #[prop(into)] about: Signal<String>,
    topic: &'static str,
) -> impl IntoView {
    view! {
        <div class="heading">
            <h2 data-about=about aria-description=about>
                {title}
            </h2>
            <Ask stage topic=Signal::stored(topic) />
        </div>
    }
}

/// The strips of the players, as a picture.
pub fn strips<G: Game>(stage: Stage<G>, strip: fn(Stage<G>, Seat) -> AnyView) -> AnyView {
    let seats = stage.scene.with_untracked(|scene| scene.standing.seats());
    let one = |seat: Seat| {
        view! {
            <li class="strip">
                <span class="player">
                    {stage.mark(seat)} <span class="name">{stage.name(seat)}</span>
                </span>
                {strip(stage, seat)}
            </li>
        }
    };
    view! {
        <div class="strips">
            <ul>{Seat::first(seats).map(one).collect_view()}</ul>
        </div>
    }
    .into_any()
}
