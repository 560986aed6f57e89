//! Something over the page that one reads and closes. The browser keeps everything under it out of
//! reach, holds the keyboard in it, and has Escape close only what lies on top.

use leptos::html;
use leptos::prelude::*;

use crate::browser::{find, focus};

/// Does something lie over the page that takes the keys: a dialog, a curtain, a menu?
pub fn is_covered() -> bool {
    find("dialog[open], .curtain, .switches.open").is_some()
}

/// What is in it is its card. It is closed by Escape, by a click beside the card, and by whatever
/// calls `close`; then the keyboard goes back to where it was. The first focus goes to what has
/// `autofocus`.
#[component]
pub fn Dialog(
    /// The id of its heading.
    title: &'static str,
    /// Says that it is to be closed.
    #[prop(into)]
    close: Callback<()>,
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    let opener = StoredValue::new_local(focus::current());
    Effect::new(move || {
        if let Some(dialog) = node.get().filter(|dialog| !dialog.open()) {
            // It is in the page and not open, so that it can be opened.
            let _ = dialog.show_modal();
        }
    });
    on_cleanup(move || {
        let opener = opener.try_update_value(Option::take).flatten();
        request_animation_frame(move || match opener {
            Some(opener) if opener.is_connected() && opener.tag_name() != "BODY" => {
                focus::put_on(&opener);
            }
            _ => focus::soon("#decision"),
        });
    });
    let beside = move |event: leptos::ev::MouseEvent| {
        if event.target() == event.current_target() {
            close.run(());
        }
    };
    view! {
        <dialog
            class="veil"
            node_ref=node
            aria-labelledby=title
            on:click=beside
            on:close=move |_| close.run(())
        >
            {children()}
        </dialog>
    }
}
