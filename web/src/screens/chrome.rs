//! What is always there: the way home, the language, light or dark.

use leptos::prelude::*;
use patolli_game::Name;
use patolli_words::Language;
use strum::VariantArray;

use crate::browser::route::Route;
use crate::house::House;
use crate::settings::{Settings, Theme};
use crate::speech::{Speech, page, text};

/// Does something cover the whole page, so that nothing under it can be reached?
#[derive(Clone, Copy)]
pub struct Veil(pub RwSignal<bool>);

impl Veil {
    /// Provides it to all components below.
    pub fn provide() {
        provide_context(Self(RwSignal::new(false)));
    }

    pub fn get() -> Self {
        expect_context()
    }

    /// Covers the page as long as `covered` holds.
    pub fn cover_while(covered: impl Fn() -> bool + Send + Sync + 'static) {
        let veil = Self::get();
        Effect::new(move || veil.0.set(covered()));
        on_cleanup(move || veil.0.set(false));
    }
}

/// The bar at the top.
#[component]
pub fn Bar() -> impl IntoView {
    let veil = Veil::get();
    view! {
        <header class="bar" inert=move || veil.0.get()>
            <a class="brand" href=Route::Home.to_string() aria-label=text("to_home")>
                <svg viewBox="-14 -14 28 28" aria-hidden="true">
                    <path d="M-12 10h24v-5h-4v-5h-4v-5h-8v5h-4v5h-4zM-3-5v-5h6v5" />
                </svg>
                <span>"Patolli"</span>
            </a>
            <div class="choices">
                <OwnTables />
                <ChooseLanguage />
                <ChooseTheme />
            </div>
        </header>
    }
}

/// How many tables wait for the person here, and the way to them.
#[component]
fn OwnTables() -> impl IntoView {
    let (speech, house) = (Speech::get(), House::get());
    let waiting = Memo::new(move |_| house.waiting());
    let words = move || speech.say(&page("tables_wait").number("count", waiting.get() as i64));
    view! {
        <Show when=move || { waiting.get() > 0 }>
            <a class="button own-tables" href=Route::Together.to_string() aria-label=words>
                {text("together")}
                <b class="unread" aria-hidden="true">
                    {waiting}
                </b>
            </a>
        </Show>
    }
}

#[component]
fn ChooseLanguage() -> impl IntoView {
    let (speech, settings) = (Speech::get(), Settings::get());
    let choose = move |event| {
        let code: String = event_target_value(&event);
        if let Some(language) = Language::ALL.into_iter().find(|l| l.code() == code) {
            settings.change(|liking| liking.language = Some(code));
            speech.choose(language);
        }
    };
    let option = move |language: Language| {
        view! {
            <option
                value=language.code()
                lang=language.code()
                selected=speech.language() == language
            >
                {language.own_name()}
            </option>
        }
    };
    view! {
        <select id="language" aria-label=text("language") on:change=choose>
            {Language::ALL.map(option).collect_view()}
        </select>
    }
}

#[component]
fn ChooseTheme() -> impl IntoView {
    let (speech, settings) = (Speech::get(), Settings::get());
    let choose = move |event| {
        if let Ok(theme) = event_target_value(&event).parse() {
            settings.change(|liking| liking.theme = theme);
        }
    };
    let chosen = settings.with(|liking| liking.theme);
    let option = move |theme: &Theme| {
        let id: &'static str = theme.into();
        view! {
            <option value=id selected=chosen == *theme>
                {move || speech.name(Name::new("page-theme", id))}
            </option>
        }
    };
    view! {
        <select id="theme" aria-label=text("theme") on:change=choose>
            {Theme::VARIANTS.iter().map(option).collect_view()}
        </select>
    }
}
