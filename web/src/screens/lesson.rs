//! A guided first game: a board, one thing to do at a time, and what comes of it.

use leptos::prelude::*;
use patolli_game::{Game, Phrase};
use patolli_shelf::{Visitor, visit};

use super::guide::{self, GuideOver, HelpButton};
use super::jumps::{BOARD, Jumps, POINTS};
use super::news::NewsList;
use super::notes::{Nowhere, Problem};
use super::opening::Opening;
use super::outline::Outline;
use super::table::{Standings, Strips, leave_by_escape};
use crate::boards::{self, Parts, Stage};
use crate::browser::focus;
use crate::browser::route::Route;
use crate::lessons::{self, Course, Lesson, phrase};
use crate::speech::{Speech, page, short, text};

/// A lesson of a game, counted from 1; or a sentence if there is none.
pub fn open(game: &str, number: usize) -> AnyView {
    struct Open(usize);
    impl Visitor for Open {
        type Output = Option<AnyView>;
        fn visit<G: Game>(self) -> Self::Output {
            let lesson = lessons::of::<G>().get(self.0.checked_sub(1)?)?;
            let course = Course::begin(lesson)?;
            Some(view! { <Taking<G> lesson course number=self.0 /> }.into_any())
        }
    }
    let opened = visit(game, Open(number)).ok().flatten();
    opened.unwrap_or_else(|| view! { <Nowhere why="no_such_lesson" /> }.into_any())
}

/// How many points more another choice would have brought.
fn better<G: Game>(missed: i32) -> Phrase {
    let points = short(G::META.points(missed));
    match points.parse::<i64>() {
        Ok(whole) => page("lesson_better").number("points", whole),
        Err(_) => page("lesson_better").text("points", points),
    }
}

#[component]
fn Taking<G: Game>(lesson: &'static Lesson<G>, course: Course<G>, number: usize) -> impl IntoView {
    let speech = Speech::get();
    let begun = StoredValue::new(course.clone());
    let course = RwSignal::new(course);
    let problem: RwSignal<Option<Phrase>> = RwSignal::new(None);
    let scene = Memo::new(move |_| course.with(Course::scene));
    let press = Callback::new(move |decisions: Vec<_>| {
        let refused = course.try_update(|course| course.press(&decisions)).and_then(Result::err);
        problem.set(refused.map(|_| page("lesson_not_this")));
    });
    let leave = Callback::new(move |()| course.update(Course::leave));
    let stage = Stage { leave, ..Stage::apart(scene, press) };
    leave_by_escape(stage);
    let board = boards::of::<G>();
    let Parts { main, side, hand } = (board.parts)(stage);
    let all = lesson.tasks.len();
    let done = Memo::new(move |_| course.with(|course| course.done));
    let finished = Memo::new(move |_| done.get() == all);
    let last = number == lessons::of::<G>().len();
    Effect::new(move || {
        if finished.get() {
            focus::soon("#next-lesson");
            // A person who has learned by playing need not be asked before the first game.
            guide::is_read(G::META.id);
        }
    });
    // What could have been done better is said at once, and is not praised in the end.
    let verdict = move || {
        let missed = course.with(|course| course.missed);
        let better = || speech.say(&better::<G>(missed));
        match (missed > 0, finished.get()) {
            (true, _) => Some(view! { <span class="better">{better()}</span> }.into_any()),
            (_, true) => {
                Some(view! { <span class="well-done">{text("lesson_done")}</span> }.into_any())
            }
            _ => None,
        }
    };
    let again = move |_| {
        problem.set(None);
        course.set(begun.get_value());
    };
    let task = move |(at, ask): (usize, &'static str)| {
        view! {
            <li
                class:done=move || { done.get() > at }
                class:now=move || done.get() == at
                aria-current=move || (done.get() == at).then_some("step")
            >
                {move || stage.say(&phrase::<G>(ask))}
            </li>
        }
    };
    let tasks = lesson.tasks.iter().map(|task| task.ask).enumerate().map(task).collect_view();
    let next = if last {
        let play = move |_| {
            let begun = Opening::first(G::META.id, G::META.usual_seats).begin();
            problem.set(begun.err());
        };
        view! {
            <button id="next-lesson" class="primary" on:click=play>
                {text("lesson_play")}
            </button>
        }
        .into_any()
    } else {
        let next = Route::Lesson(G::META.id.to_owned(), number + 1).to_string();
        view! {
            <a id="next-lesson" class="button primary" href=next>
                {text("lesson_next")}
            </a>
        }
        .into_any()
    };
    view! {
        <div class="table lesson">
            <div class="tools">
                <h1>
                    {move || speech.text_of(&format!("{}-game", G::META.id))}
                    " "
                    <span class="round">{move || stage.say(&phrase::<G>(lesson.title))}</span>
                </h1>
                <span class="gears">
                    <HelpButton stage />
                </span>
            </div>
            <div class="board">{main}</div>
            <div class="panels">
                <section
                    class="panel decision"
                    class:asks=move || !finished.get()
                    aria-label=text("lesson")
                >
                    <Jumps places=[&[BOARD][..], board.places, &[POINTS]].concat() />
                    <h2 id="decision" tabindex="-1">
                        {move || {
                            stage
                                .say(
                                    &page("lesson_of")
                                        .number("number", number as i64)
                                        .number("of", lessons::of::<G>().len() as i64),
                                )
                        }}
                    </h2>
                    {(number == 1)
                        .then(|| {
                            view! {
                                <p class="small-print">
                                    {move || speech.text_of(&format!("{}-help-aim", G::META.id))}
                                </p>
                            }
                        })}
                    <ol class="tasks" aria-live="polite">
                        {tasks}
                    </ol>
                    <NewsList stage />
                    <Problem problem />
                    {hand}
                    <p class="verdict" role="status">
                        {verdict}
                    </p>
                    <p class="actions">
                        <button id="again" on:click=again>
                            {text("lesson_again")}
                        </button>
                        <a class="button" href=Route::Home.to_string()>
                            {text("to_home")}
                        </a>
                        <span class="next" class:ready=move || finished.get()>
                            {next}
                        </span>
                    </p>
                </section>
                <Strips stage />
                <div class="shared">{side}</div>
                <Standings
                    standing=Signal::derive(move || scene.with(|s| s.standing.clone()))
                    stage
                    board
                    over=Signal::stored(false)
                />
                <Outline stage />
            </div>
        </div>
        <GuideOver stage />
    }
}
