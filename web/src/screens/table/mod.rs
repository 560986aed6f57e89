//! The table: the board, the current decision, the players, the log.

mod afar;
mod afterwards;
mod curtain;
mod decision;
mod driver;
mod effects;
mod ending;
pub mod hint;
mod keys;
mod log;
mod moments;
mod review;
mod spoken;
mod standing;
mod strips;
mod tools;

use derive_where::derive_where;
use leptos::ev;
use leptos::prelude::*;
use patolli_game::{Game, Phrase, Refusal, Say};
use patolli_shelf::{Visitor, visit};
use wasm_bindgen::JsCast;

pub use self::afar::open as open_afar;
pub use self::ending::ended_early;
pub use self::standing::Standings;
pub use self::strips::Strips;

use self::curtain::{Curtain, Elsewhere};
use self::decision::DecisionPanel;
use self::driver::Driver;
use self::ending::Ending;
use self::hint::Hint;
use self::keys::Keys;
use self::log::LogPanel;
use self::moments::Moments;
use self::review::{Review, Reviewing};
use self::spoken::Spoken;
use self::tools::Tools;
use super::chrome::Veil;
use super::dialog::is_covered;
use super::flights::Flights;
use super::guide::GuideOver;
use super::keep;
use super::notes::{DamagedNote, Nowhere};
use super::outline::Outline;
use super::together::{GoingBack, Notice, People, TalkLine};
use crate::boards::{self, Board, Parts, Stage};
use crate::browser::frames::{later, once_later};
use crate::browser::tabs::TabLock;
use crate::browser::{document, file, find, focus, random};
use crate::house::Visit;
use crate::settings::Settings;
use crate::speech::{Aloud, Speech, page};
use crate::table::{Banner, Chair, Damaged, Saved, Scene, Table, Turn};

/// The table with this id, as the browser keeps it; or what is wrong with it.
pub fn open(id: &str) -> AnyView {
    let Some(kept) = keep::text(id) else {
        return view! { <Nowhere why="no_such_table" /> }.into_any();
    };
    let opened = Saved::read(&kept).and_then(|saved| {
        let game = saved.record()?.game.value;
        visit(&game, Open { id, saved: &saved })?
    });
    opened.unwrap_or_else(|damaged| {
        let (id, problem) = (id.to_owned(), damaged.problem);
        view! {
            <div class="note">
                <DamagedNote id problem />
            </div>
        }
        .into_any()
    })
}

struct Open<'a> {
    id: &'a str,
    saved: &'a Saved,
}

impl Visitor for Open<'_> {
    type Output = Result<AnyView, Damaged>;

    fn visit<G: Game>(self) -> Self::Output {
        let table = self.saved.open::<G>()?;
        let lock = TabLock::of(self.id);
        Ok(screen(KeptBy::Browser { id: self.id.to_owned(), lock }, table))
    }
}

/// More decisions at once than a person takes with one press are a jump.
const MOST_BY_ONE_PRESS: usize = 40;

/// Who keeps a table.
enum KeptBy {
    /// The browser: the table is played in one tab at a time.
    Browser { id: String, lock: TabLock },
    /// A house: everybody looks at it from a screen of their own.
    House(Box<Visit>),
}

/// A table being played at, for its components.
#[derive_where(Clone, Copy)]
pub struct AtTable<G: Game> {
    pub table: RwSignal<Table<G>>,
    pub stage: Stage<G>,
    pub board: Board<G>,
    pub driver: Driver<G>,
    pub hint: Hint<G::Decision>,
    pub review: Review,
    /// What happened so far, as whoever looks at the screen sees it.
    pub turns: Memo<Vec<Turn<G::Event>>>,
    pub problem: RwSignal<Option<Phrase>>,
    /// The table as a house tells of it, if it is at a distance.
    pub visit: Option<Visit>,
}

impl<G: Game> AtTable<G> {
    /// Shows again what led from after the first `before` decisions to after the `last`.
    pub fn see_again(self, before: usize, last: usize) {
        match self.visit {
            Some(visit) => afar::see_again(self, visit, before, last),
            None => self.review.show(before, last),
        }
    }
}

fn screen<G: Game>(kept_by: KeptBy, mut table: Table<G>) -> AnyView {
    let settings = Settings::get();
    let (visit, elsewhere) = match &kept_by {
        KeptBy::Browser { lock, .. } => (None, lock.elsewhere),
        KeptBy::House(visit) => (Some(**visit), RwSignal::new(false)),
    };
    let board = boards::of::<G>();
    table.set_begins(board.begins);
    let table = RwSignal::new(table);
    let problem = RwSignal::new(None);
    Effect::new(move || {
        let confirm = settings.with(|liking| liking.confirm);
        table.update(|table| table.set_confirms(confirm));
    });

    let review = Review::new();
    let scene = Memo::new(move |_| {
        table.with(|table| review.at().map_or_else(|| table.scene(), |at| table.scene_at(at)))
    });
    let press = Callback::new(move |decisions: Vec<_>| {
        tried(table, problem, |table| table.press(&decisions, board.ends));
    });
    let leave = Callback::new(move |()| table.update(Table::leave));
    let speech = Speech::get();
    let names = Memo::new(move |_| table.with(|table| table.names(&speech.say(&page("you")))));
    let others = Memo::new(move |_| table.with(Table::others));
    let banners = Memo::new(move |_| table.with(|table| banners(table.chairs())));
    let pointed = RwSignal::new(None);
    let (names, banners, others) = (names.into(), banners.into(), others.into());
    let guide = RwSignal::new(None);
    let lines = RwSignal::new(Vec::new());
    let stage =
        Stage { scene, press, leave, pointed, lines, guide, names, others, banners, speech };
    // What was pointed at may be gone, or now be another person's to see.
    let moment = Memo::new(move |_| scene.with(|scene| (scene.number, scene.viewer)));
    Effect::new(move || {
        moment.with(|_| ());
        pointed.set(None);
    });
    let driver = Driver::start(table, elsewhere);
    let hint = Hint::at_table(table);
    let turns = turns(table, board);
    let at = AtTable { table, stage, board, driver, hint, review, turns, problem, visit };

    match &kept_by {
        KeptBy::Browser { id, lock } => keep_as_it_goes(id.clone(), at, *lock),
        KeptBy::House(visit) => afar::follow(at, **visit),
    }
    follow_focus(at);
    leave_by_escape(stage);
    skip_motion();

    let lock = match kept_by {
        KeptBy::Browser { lock, .. } => Some(lock),
        KeptBy::House(_) => None,
    };
    Aloud::provide();
    let Parts { main, side, hand } = (at.board.parts)(stage);
    let hidden = move || elsewhere.get() || table.with(Table::is_curtained);
    let looked_on = move || visit.is_some_and(|visit| visit.own_seats().is_empty());
    // What lies under a curtain cannot be reached by anybody.
    Veil::cover_while(hidden);
    view! {
        <div
            class="table play"
            class:aside=hidden
            class:looked-on=looked_on
            class:no-coordinates=move || settings.hides_coordinates()
            inert=hidden
        >
            <Tools at />
            <div class="board">
                {once_later(main)} <Reviewing review stage />
                {visit.map(|visit| view! { <GoingBack visit stage /> })} <Ending at />
            </div>
            <div class="panels">
                {once_later(view! { <DecisionPanel at hand /> }.into_any())}
                {later(move || view! { <Strips stage /> })}
                {board
                    .strip
                    .is_none()
                    .then(|| {
                        view! {
                            <Standings
                                standing=Signal::derive(move || scene.with(|s| s.standing.clone()))
                                stage
                                board=at.board
                                over=Signal::derive(move || scene.with(|s| s.over))
                            />
                        }
                    })}
                <div class="shared">{once_later(side)}</div>
                {later(move || view! { <LogPanel at /> })}
                {later(move || view! { <Outline stage /> })}
            </div>
        </div>
        {visit
            .map(|visit| {
                view! {
                    <div class="afar" inert=hidden>
                        <People visit stage />
                        <TalkLine visit />
                        <Notice visit />
                    </div>
                }
            })}
        <Spoken at />
        <GuideOver stage />
        <Flights
            stage
            at_once=MOST_BY_ONE_PRESS
            still=Signal::derive(move || review.at().is_some())
        />
        <Moments at />
        <Keys at />
        <Curtain at />
        {lock.map(|lock| view! { <Elsewhere lock /> })}
    }
    .into_any()
}

/// What happened, told anew only when more happened or somebody else looks.
fn turns<G: Game>(table: RwSignal<Table<G>>, board: Board<G>) -> Memo<Vec<Turn<G::Event>>> {
    let told = Memo::new(move |_| table.with(|table| (table.revision(), table.viewer())));
    Memo::new(move |_| {
        // Read, not only tracked: a memo that nobody reads never looks.
        told.get();
        table.with_untracked(|table| table.turns(board.chapter))
    })
}

/// Does something at the table, and says so if the game refuses it.
fn tried<G: Game>(
    table: RwSignal<Table<G>>,
    problem: RwSignal<Option<Phrase>>,
    act: impl FnOnce(&mut Table<G>) -> Result<(), Refusal>,
) {
    let refused = table.try_update(act).and_then(Result::err);
    problem.set(refused.map(|refusal| refusal.phrase()));
}

/// How the seats are marked.
pub fn banners(chairs: &[Chair]) -> Vec<Banner> {
    chairs.iter().map(|chair| chair.banner).collect()
}

/// Keeps the table after every decision, unless another tab has it.
fn keep_as_it_goes<G: Game>(id: String, at: AtTable<G>, lock: TabLock) {
    Effect::new(move || {
        let kept = at.table.with(|table| !lock.look() || keep::keep(&id, table));
        if !kept {
            at.problem.set(Some(page("cannot_keep")));
        }
    });
}

/// When the focused element is gone, because it was chosen, the focus goes to what comes next.
fn follow_focus<G: Game>(at: AtTable<G>) {
    let by_keyboard = StoredValue::new(false);
    let in_list = StoredValue::new(false);
    let handles = [
        window_event_listener(ev::keydown, move |event| {
            by_keyboard.set_value(true);
            let along = |selector| focus::go_towards(&event.key(), selector);
            if along(".board .target") || along("#log .told, #log .again") {
                event.prevent_default();
            }
            let listed = focus::current().and_then(|at| at.closest(".list").ok().flatten());
            in_list.set_value(listed.is_some());
        }),
        window_event_listener(ev::pointerdown, move |_| by_keyboard.set_value(false)),
    ];
    on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
    Effect::new(move || {
        at.stage.scene.track();
        request_animation_frame(move || {
            // The table may have been left meanwhile.
            if by_keyboard.try_get_value() != Some(true) || !focus::is_lost() {
                return;
            }
            let order: &[&str] = if in_list.try_get_value() == Some(true) {
                &["#confirm:not(:disabled)", ".list .target", ".shared .target", "#decision"]
            } else {
                &[
                    "#confirm:not(:disabled)",
                    ".board .target",
                    ".decision .action.target",
                    ".shared .target",
                    "#decision",
                ]
            };
            if let Some(next) = order.iter().find_map(|selector| find(selector)) {
                focus::put_on(&next);
            }
        });
    });
}

/// Escape leaves what was begun, or takes back what waits to be confirmed.
pub fn leave_by_escape<G: Game>(stage: Stage<G>) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let open = |scene: &Scene<G>| scene.begun.is_some() || scene.draft.is_some();
        if event.key() == "Escape" && !is_covered() && stage.scene.with_untracked(open) {
            stage.leave.run(());
        }
    });
    on_cleanup(move || handle.remove());
}

/// A click ends whatever still moves.
fn skip_motion() {
    let handle = window_event_listener(ev::pointerdown, |_| {
        for animation in document().get_animations() {
            let animation = animation.dyn_into::<web_sys::Animation>();
            // Animations that run forever refuse, and end when nobody thinks any more.
            let _ = animation.map(|animation| animation.finish());
        }
    });
    on_cleanup(move || handle.remove());
}

/// The record of the game so far; at a distance, once the house gave it.
fn record_of<G: Game>(at: AtTable<G>) -> Option<String> {
    match at.visit {
        Some(visit) => visit.record.get_untracked(),
        None => Some(at.table.with_untracked(|table| table.record().to_string())),
    }
}

/// Offers that record as a file.
fn save_record<G: Game>(at: AtTable<G>) {
    let Some(record) = record_of(at) else { return };
    file::save(&format!("{}-{}.patolli", G::META.id, random::id()), &record);
}
