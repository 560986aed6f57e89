//! The texts of the page, in the language that was chosen.

use std::sync::Arc;

use leptos::prelude::*;
use patolli_game::{Drawing, Name, Phrase};
use patolli_words::{Language, Names, Words};

/// The language and its words, for every component.
#[derive(Clone, Copy)]
pub struct Speech(RwSignal<Arc<Words>>);

impl Speech {
    /// Provides the words of a language to all components below.
    pub fn provide(language: Language) -> Self {
        let speech = Self(RwSignal::new(Arc::new(Words::new(language))));
        provide_context(speech);
        speech
    }

    /// The words that were provided.
    pub fn get() -> Self {
        expect_context()
    }

    pub fn language(self) -> Language {
        self.0.read().language()
    }

    /// The language as it is now.
    pub fn language_untracked(self) -> Language {
        self.0.read_untracked().language()
    }

    pub fn choose(self, language: Language) {
        self.0.set(Arc::new(Words::new(language)));
    }

    /// A sentence.
    pub fn say(self, phrase: &Phrase) -> String {
        self.say_of(phrase, &Names::default())
    }

    /// A sentence about players.
    pub fn say_of(self, phrase: &Phrase, names: &Names) -> String {
        self.0.read().say(phrase, names)
    }

    /// The name of a thing.
    pub fn name(self, name: Name) -> String {
        self.0.read().name(name)
    }

    /// The text with a key that is known only at run time.
    pub fn text_of(self, key: &str) -> String {
        self.0.read().text_of(key)
    }

    /// A drawing for terminals.
    pub fn draw(self, drawing: &Drawing, names: &Names, width: usize) -> String {
        self.0.read().draw(drawing, names, width)
    }

    /// The longer text beside the one with this key, or nothing.
    pub fn about(self, key: &str) -> String {
        self.0.read().about(key).unwrap_or_default()
    }
}

/// What is said aloud to those who listen, where somebody may: the latest words.
#[derive(Clone, Copy)]
pub struct Aloud(RwSignal<String>);

impl Aloud {
    /// Provides it to all components below.
    pub fn provide() {
        provide_context(Self(RwSignal::new(String::new())));
    }

    /// The one that was provided, if the screen has one.
    pub fn provided() -> Option<Self> {
        use_context()
    }

    pub fn say(self, words: String) {
        self.0.set(words);
    }

    pub fn words(self) -> String {
        self.0.get()
    }
}

/// A sentence of the page.
pub fn page(id: &'static str) -> Phrase {
    Phrase::new("page", id)
}

/// A text of the page without parameters, which follows the language.
pub fn text(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let speech = Speech::get();
    move || speech.say(&page(id))
}

/// Points with quarters as fractions, and a true minus sign: short enough for a table.
pub fn short(points: String) -> String {
    let quarters = [(".25", "¼"), (".50", "½"), (".75", "¾"), ("-", "−")];
    let short = quarters.iter().fold(points, |points, (long, short)| points.replace(long, short));
    match short.strip_prefix('0') {
        Some(part) if !part.is_empty() => part.to_owned(),
        _ => short.replace("−0", "−"),
    }
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn quarters_are_fractions() {
        let pairs = [
            ("0", "0"),
            ("12", "12"),
            ("5.50", "5½"),
            ("0.25", "¼"),
            ("-3", "−3"),
            ("-0.75", "−¾"),
            ("10.75", "10¾"),
        ];
        for (long, expected) in pairs {
            assert_eq!(short(long.to_owned()), expected);
        }
    }
}
