//! A person's preferences, kept between visits.

use leptos::prelude::*;
use patolli_words::Language;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::browser::{document, storage, window};

const KEY: &str = "settings";

/// A person's preferences.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Liking {
    /// The code of the language; that of the browser if none was chosen.
    pub language: Option<String>,
    pub theme: Theme,
    pub speed: Speed,
    /// Ask before a decision that cannot be taken back?
    pub confirm: bool,
    /// What the person is called.
    pub name: String,
}

impl Default for Liking {
    fn default() -> Self {
        let (language, name) = (None, String::new());
        Self { language, theme: Theme::Auto, speed: Speed::Normal, confirm: true, name }
    }
}

/// Light or dark.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Theme {
    /// As on the device.
    Auto,
    Light,
    Dark,
}

/// The least time bots take over a decision, so that a person can follow.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Speed {
    Slow,
    Normal,
    Fast,
    /// As fast as they can.
    Instant,
}

impl Speed {
    /// The least time between two decisions of a bot, in milliseconds.
    pub const fn pause(self) -> u64 {
        match self {
            Self::Slow => 1800,
            Self::Normal => 800,
            Self::Fast => 250,
            Self::Instant => 0,
        }
    }
}

/// The settings, for every component.
#[derive(Clone, Copy)]
pub struct Settings(RwSignal<Liking>);

impl Settings {
    /// Reads what was kept, provides it to all components below and keeps every change.
    pub fn provide() -> Self {
        let kept = storage::get(KEY).and_then(|text| serde_json::from_str(&text).ok());
        let settings = Self(RwSignal::new(kept.unwrap_or_default()));
        provide_context(settings);
        Effect::new(move || {
            let liking = settings.0.get();
            let theme: &str = liking.theme.into();
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("data-theme", theme);
            }
            storage::set(KEY, &serde_json::to_string(&liking).unwrap_or_default());
        });
        settings
    }

    pub fn get() -> Self {
        expect_context()
    }

    /// Something of them, which follows changes.
    pub fn with<T>(self, read: impl FnOnce(&Liking) -> T) -> T {
        self.0.with(read)
    }

    pub fn change(self, change: impl FnOnce(&mut Liking)) {
        self.0.update(change);
    }

    /// The least time between two decisions of a bot now, in milliseconds.
    pub fn pause(self) -> u64 {
        self.0.with_untracked(|liking| liking.speed.pause())
    }

    /// The language that was chosen, or the first of the browser's that there are texts for.
    pub fn language(self) -> Language {
        let chosen = self.0.with_untracked(|liking| liking.language.clone());
        let preferred = window().navigator().languages();
        let preferred = preferred.iter().filter_map(|language| language.as_string());
        let known = |code: String| {
            let code = code.split('-').next().unwrap_or_default().to_owned();
            Language::ALL.into_iter().find(|language| language.code() == code)
        };
        chosen.into_iter().chain(preferred).find_map(known).unwrap_or_default()
    }
}
