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
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Liking {
    /// The code of the language; that of the browser if none was chosen.
    pub language: Option<String>,
    pub theme: Theme,
    pub speed: Speed,
    /// Ask before a decision that cannot be taken back?
    pub confirm: bool,
    /// Are there letters and numbers on the boards?
    pub coordinates: bool,
    /// Show the board in words, too?
    pub outline: bool,
    /// What the person is called.
    pub name: String,
    /// Is what others say at tables not wanted?
    pub muted: bool,
}

impl Default for Liking {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::Auto,
            speed: Speed::Normal,
            confirm: true,
            coordinates: true,
            outline: false,
            name: String::new(),
            muted: false,
        }
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
    /// The least time before a bot's first decision of a turn, in milliseconds.
    const fn first(self) -> u64 {
        match self {
            Self::Slow => 1200,
            Self::Normal => 420,
            Self::Fast => 150,
            Self::Instant => 0,
        }
    }

    /// The least time before a bot's decision after `taken` others of the same turn, in
    /// milliseconds. Each takes two thirds of the one before, so that a turn never takes more than
    /// three times its first decision.
    pub fn pause(self, taken: u32) -> u64 {
        (0..taken.min(16)).fold(self.first(), |pause, _| pause * 2 / 3)
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

    /// Are boards without letters and numbers liked better?
    pub fn hides_coordinates(self) -> bool {
        self.0.with(|liking| !liking.coordinates)
    }

    pub fn change(self, change: impl FnOnce(&mut Liking)) {
        self.0.update(change);
    }

    /// How fast the bots are now.
    pub fn speed(self) -> Speed {
        self.0.with_untracked(|liking| liking.speed)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_turns_of_bots_take_less_than_four_seconds() {
        let turn = |decisions: u32| (0..decisions).map(|taken| Speed::Normal.pause(taken)).sum();
        let turns: Vec<u64> = vec![turn(1), turn(12), turn(60)];
        assert!(turns.iter().all(|turn| turn * 3 < 4000), "{turns:?}");
        assert!(turns[0] >= 400, "a turn can be followed");
    }
}
