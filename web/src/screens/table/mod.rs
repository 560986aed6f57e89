//! The table: the board, the current decision, the players, the log.

mod curtain;
mod decision;
mod driver;
mod ending;
mod help;
mod log;
mod standing;
mod tools;

use derive_where::derive_where;
use leptos::ev;
use leptos::prelude::*;
use patolli_game::{Game, Phrase, Say};
use patolli_shelf::{Visitor, visit};
use patolli_words::Names;

pub use self::log::entry;
pub use self::standing::Standings;

use self::curtain::{Curtain, Elsewhere};
use self::decision::DecisionPanel;
use self::driver::Driver;
use self::ending::Ending;
use self::help::Help;
use self::log::LogPanel;
use self::tools::Tools;
use super::home::DamagedNote;
use super::keep;
use crate::boards::{self, Board, Parts, Stage};
use crate::browser::tabs::Hold;
use crate::browser::{document, find, focus};
use crate::settings::Settings;
use crate::speech::{page, text};
use crate::table::{Banner, Chair, Damaged, Saved, Table};

/// The table with this id, as the browser keeps it; or what is wrong with it.
pub fn open(id: &str) -> AnyView {
    let Some(kept) = keep::text(id) else {
        return view! { <p class="problem" role="alert">{text("no_such_table")}</p> }.into_any();
    };
    let opened = Saved::read(&kept).and_then(|saved| {
        let game = saved.record()?.game.value;
        visit(&game, Open { id, saved: &saved })?
    });
    opened.unwrap_or_else(|damaged| {
        let (id, problem) = (id.to_owned(), damaged.problem);
        view! { <div class="note"><DamagedNote id problem /></div> }.into_any()
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
        Ok(screen(self.id.to_owned(), table))
    }
}

/// A table being played at, for its components.
#[derive_where(Clone, Copy)]
pub struct Seated<G: Game> {
    pub table: RwSignal<Table<G>>,
    pub stage: Stage<G>,
    pub board: Board<G>,
    pub driver: Driver<G>,
    pub problem: RwSignal<Option<Phrase>>,
    /// Is the help open?
    pub help: RwSignal<bool>,
}

fn screen<G: Game>(id: String, table: Table<G>) -> AnyView {
    let settings = Settings::get();
    let hold = Hold::of(&id);
    let table = RwSignal::new(table);
    let problem = RwSignal::new(None);
    Effect::new(move || {
        let confirm = settings.with(|liking| liking.confirm);
        table.update(|table| table.set_confirms(confirm));
    });

    let scene = Memo::new(move |_| table.with(Table::scene));
    let choose = Callback::new(move |decision| {
        let mut refused = None;
        table.update(|table| refused = table.want(decision).err());
        problem.set(refused.map(|refusal| refusal.phrase()));
    });
    let names = Memo::new(move |_| table.with(Table::names));
    let banners = Memo::new(move |_| table.with(|table| banners(table.chairs())));
    let pointed = RwSignal::new(None);
    let stage = Stage { scene, choose, pointed, names: names.into(), banners: banners.into() };
    let driver = Driver::start(table, hold.elsewhere);
    let board = boards::of::<G>();
    let help = if board.help.is_some() { help::opens::<G>() } else { RwSignal::new(false) };
    let seated = Seated { table, stage, board, driver, problem, help };

    keep_as_it_goes(id, seated, hold.elsewhere);
    follow_focus(seated);
    skip_motion();

    let Parts { main, side, hand } = (seated.board.parts)(stage);
    let aside = move || hold.elsewhere.get() || table.with(Table::is_curtained);
    view! {
        <div class="table" class:aside=aside inert=aside>
            <Tools seated />
            <div class="board">{main}<Ending seated /></div>
            <div class="panels">
                <DecisionPanel seated hand />
                {side}
                <Standings<G> standing=Signal::derive(move || scene.with(|s| s.standing.clone()))
                    stage board=seated.board over=Signal::derive(move || scene.with(|s| s.over)) />
                <LogPanel seated />
            </div>
        </div>
        <Help seated />
        <Curtain seated />
        <Elsewhere hold />
    }
    .into_any()
}

/// How the seats are marked.
pub fn banners(chairs: &[Chair]) -> Vec<Banner> {
    chairs.iter().map(|chair| chair.banner).collect()
}

/// Keeps the table after every decision, unless another tab has it.
fn keep_as_it_goes<G: Game>(id: String, seated: Seated<G>, elsewhere: RwSignal<bool>) {
    Effect::new(move || {
        let kept = seated.table.with(|table| elsewhere.get() || keep::keep(&id, table));
        if !kept {
            seated.problem.set(Some(page("cannot_keep")));
        }
    });
}

/// When what was focused is gone, because it was chosen, the keyboard goes to what comes next.
fn follow_focus<G: Game>(seated: Seated<G>) {
    let by_keyboard = StoredValue::new(false);
    let in_list = StoredValue::new(false);
    let handles = [
        window_event_listener(ev::keydown, move |_| {
            by_keyboard.set_value(true);
            let listed = focus::current().and_then(|at| at.closest(".list").ok().flatten());
            in_list.set_value(listed.is_some());
        }),
        window_event_listener(ev::pointerdown, move |_| by_keyboard.set_value(false)),
    ];
    on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
    Effect::new(move || {
        seated.stage.scene.track();
        request_animation_frame(move || {
            // The table may have been left meanwhile.
            if by_keyboard.try_get_value() != Some(true) || !focus::is_lost() {
                return;
            }
            let order = if in_list.try_get_value() == Some(true) {
                ["#confirm", ".list .target", ".table .target", "#decision"]
            } else {
                ["#confirm", ".board .target", ".table .target", "#decision"]
            };
            if let Some(next) = order.into_iter().find_map(find) {
                focus::put_on(&next);
            }
        });
    });
}

/// A click ends whatever still moves.
fn skip_motion() {
    let handle = window_event_listener(ev::pointerdown, |_| {
        for animation in document().get_animations() {
            // Some run for ever, and only end when nobody thinks any more.
            let _ = animation.dyn_into_animation().map(|animation| animation.finish());
        }
    });
    on_cleanup(move || handle.remove());
}

/// An animation of the document.
trait IntoAnimation {
    fn dyn_into_animation(self) -> Option<web_sys::Animation>;
}

impl IntoAnimation for wasm_bindgen::JsValue {
    fn dyn_into_animation(self) -> Option<web_sys::Animation> {
        wasm_bindgen::JsCast::dyn_into(self).ok()
    }
}

/// The name of a seat's player.
pub fn name_of(names: &Names, seat: patolli_game::Seat) -> String {
    names.of(seat).unwrap_or_default().to_owned()
}
