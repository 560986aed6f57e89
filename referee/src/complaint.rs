//! Why a request is not carried out.

use patolli_game::Phrase;
use patolli_words::{Names, Words};
use serde_json::{Value, json};

/// Why a request is not carried out: a kind for programs, a sentence for people.
#[derive(Debug)]
pub(crate) struct Complaint {
    kind: &'static str,
    phrase: Phrase,
}

impl Complaint {
    /// The line is not a request.
    pub fn request(phrase: &Phrase) -> Self {
        Self { kind: "request", phrase: phrase.clone() }
    }

    /// A position cannot be loaded, whatever is wrong with it.
    pub fn position(phrase: &Phrase) -> Self {
        Self { kind: "position", phrase: phrase.clone() }
    }

    /// There is no game yet.
    pub fn no_game() -> Self {
        Self { kind: "no_game", phrase: Phrase::new("referee", "no_game") }
    }

    /// What something below complains of; its kind is the family of its phrase.
    pub fn of(phrase: &Phrase) -> Self {
        let kind = match phrase.name.family {
            "setup" => "setup",
            "position" => "position",
            "record" => "record",
            "house" => "unknown_game",
            _ => "refused",
        };
        Self { kind, phrase: phrase.clone() }
    }

    pub fn as_json(&self, words: &Words) -> Value {
        let message = words.say(&self.phrase, &Names::default());
        json!({ "kind": self.kind, "message": message })
    }
}
