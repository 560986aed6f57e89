//! Work that can wait, done piece by piece: each after a frame was drawn, so that none keeps the
//! page from answering.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::time::Duration;

use leptos::prelude::*;

type Work = Box<dyn FnOnce()>;

thread_local! {
    static WAITING: RefCell<VecDeque<Work>> = const { RefCell::new(VecDeque::new()) };
}

/// Does this after the next frame was drawn, and after all that waits already.
pub fn in_turn(work: impl FnOnce() + 'static) {
    let first = WAITING.with_borrow_mut(|waiting| {
        waiting.push_back(Box::new(work));
        waiting.len() == 1
    });
    if first {
        after_frame();
    }
}

/// What is asked for a frame is done before it is drawn; from there the next task comes after it.
fn after_frame() {
    request_animation_frame(|| set_timeout(next, Duration::ZERO));
}

fn next() {
    // It stays in the row while it is done: what it asks for comes after it, and asks for no second
    // round.
    let work = WAITING.with_borrow_mut(|waiting| {
        waiting.front_mut().map(|work| std::mem::replace(work, Box::new(|| ())))
    });
    if let Some(work) = work {
        work();
    }
    let more = WAITING.with_borrow_mut(|waiting| {
        waiting.pop_front();
        !waiting.is_empty()
    });
    if more {
        after_frame();
    }
}

/// Draws something after all that waits already; until then there is nothing.
pub fn later<V: IntoView + 'static>(draw: impl Fn() -> V + Send + Sync + 'static) -> impl IntoView {
    let due = RwSignal::new(false);
    in_turn(move || {
        // Where it was to be drawn may be gone.
        let _ = due.try_set(true);
    });
    move || due.get().then(&draw)
}

/// The same for what is there already, and can be drawn once.
pub fn once_later(view: AnyView) -> impl IntoView {
    let held = StoredValue::new_local(Some(view));
    later(move || held.try_update_value(Option::take).flatten())
}
