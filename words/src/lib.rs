//! Every text a person reads, in Fluent.
//!
//! Games and everything below speak in [`Phrase`]s, ids with parameters; here they become
//! sentences. The texts are in `words/text/LANGUAGE/*.ftl`, one file for the house and one for each
//! game.
//!
//! ```
//! use patolli_game::Phrase;
//! use patolli_words::{Language, Names, Words};
//!
//! let words = Words::new(Language::English);
//! let phrase = Phrase::new("refused", "over");
//! assert_eq!(words.say(&phrase, &Names::default()), "The game is over.");
//! ```

mod drawing;
mod language;
mod names;

use std::fmt;

pub use language::Language;
pub use names::Names;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use patolli_game::{Arg, Name, Phrase};

/// The texts of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// A text that is missing or does not fit its parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsayable {
    /// The key of the text.
    pub key: String,
    /// What is wrong with it.
    pub problem: String,
}

/// Numbers below zero have a minus sign, not a hyphen.
fn below_zero<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replacen('-', "−", 1))
        }
        _ => None,
    }
}

impl Words {
    /// The texts of a language.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Isolation marks are for mixed writing directions, and break terminals and notation.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(below_zero));
        for source in language.sources() {
            // Parsing keeps every message that is well formed; the tests refuse any that is not.
            let resource = FluentResource::try_new((*source).to_owned());
            let _ = bundle.add_resource(resource.unwrap_or_else(|(partial, _)| partial));
        }
        Self { language, bundle }
    }

    /// Which language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence, or the bare phrase in brackets if a text is missing.
    pub fn say(&self, phrase: &Phrase, names: &Names) -> String {
        self.try_say(phrase, names).unwrap_or_else(|_| format!("⟨{phrase}⟩"))
    }

    /// The name of a thing.
    pub fn name(&self, name: Name) -> String {
        self.say(&Phrase::from(name), &Names::default())
    }

    /// The text with this key, for keys made of ids that are known only at run time.
    pub fn text_of(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new()).unwrap_or_else(|_| format!("⟨{key}⟩"))
    }

    /// The longer text beside the one with this key, if there is one.
    pub fn about(&self, key: &str) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = message.get_attribute("about")?.value();
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// The sentence, or what is wrong with its text.
    pub fn try_say(&self, phrase: &Phrase, names: &Names) -> Result<String, Unsayable> {
        let mut args = FluentArgs::new();
        if phrase.args.is_empty() {
            // A bare name is one thing of its kind.
            args.set("count", 1);
        }
        for (key, arg) in &phrase.args {
            args.set(*key, self.value(arg, names)?);
        }
        self.format(&phrase.name.to_string(), &args)
    }

    /// A parameter or a cell of a table, as text.
    pub fn arg(&self, arg: &Arg, names: &Names) -> String {
        self.text(arg, names).unwrap_or_else(|unsayable| format!("⟨{}⟩", unsayable.key))
    }

    /// Numbers stay numbers, so that a text can ask for their plural.
    fn value(&self, arg: &Arg, names: &Names) -> Result<FluentValue<'static>, Unsayable> {
        match arg {
            Arg::Number(number) => Ok(FluentValue::from(*number)),
            other => self.text(other, names).map(FluentValue::from),
        }
    }

    fn text(&self, arg: &Arg, names: &Names) -> Result<String, Unsayable> {
        match arg {
            Arg::Number(number) => Ok(number.to_string()),
            // Texts may come from outside, and control characters have no place on a terminal.
            Arg::Text(text) => Ok(text.chars().filter(|c| !c.is_control()).collect()),
            Arg::Phrase(phrase) => self.try_say(phrase, names),
            Arg::Name(name) => self.try_say(&Phrase::from(*name), names),
            Arg::Seat(seat) => match names.of(*seat) {
                Some(name) => Ok(name.to_owned()),
                None => self.format_with("house-seat", [("number", seat.number().into())]),
            },
            Arg::Seats(seats) => {
                self.list(seats.iter().map(|seat| self.text(&Arg::Seat(seat), names)))
            }
            Arg::Names(things) => {
                self.list(things.iter().map(|thing| self.text(&Arg::Name(*thing), names)))
            }
            Arg::Counts(counts) => self.list(counts.iter().map(|(count, thing)| {
                // The name knows how many, so that it can have a plural.
                let count = || ("count", FluentValue::from(*count));
                let thing = self.format_with(&thing.to_string(), [count()])?;
                self.format_with("house-counted", [count(), ("thing", thing.into())])
            })),
        }
    }

    /// "a", "a and b", "a, b and c", or the word for nothing.
    fn list(
        &self,
        items: impl Iterator<Item = Result<String, Unsayable>>,
    ) -> Result<String, Unsayable> {
        let mut items = items.collect::<Result<Vec<String>, _>>()?.into_iter();
        let Some(mut joined) = items.next() else { return self.format_with("house-nothing", []) };
        while let Some(item) = items.next() {
            let key = if items.len() == 0 { "house-list_last" } else { "house-list_next" };
            joined = self.format_with(key, [("list", joined.into()), ("item", item.into())])?;
        }
        Ok(joined)
    }

    fn format_with<const N: usize>(
        &self,
        key: &str,
        args: [(&'static str, FluentValue<'static>); N],
    ) -> Result<String, Unsayable> {
        self.format(key, &args.into_iter().collect())
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Result<String, Unsayable> {
        let fail = |problem: String| Unsayable { key: key.to_owned(), problem };
        let message =
            self.bundle.get_message(key).ok_or_else(|| fail("it is missing".to_owned()))?;
        let pattern = message.value().ok_or_else(|| fail("it has no text".to_owned()))?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(error) => Err(fail(error.to_string())),
        }
    }
}
