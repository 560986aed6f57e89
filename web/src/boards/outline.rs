//! A board in words: what lies where, as passages with titles, for those who do not see it.

use patolli_game::{Phrase, Seat};

use crate::speech::page;

/// A part of a board in words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Passage {
    pub title: Phrase,
    pub lines: Vec<Phrase>,
}

impl Passage {
    pub fn new(title: Phrase, lines: impl IntoIterator<Item = Phrase>) -> Self {
        Self { title, lines: lines.into_iter().collect() }
    }
}

/// A player within a sentence.
pub fn who(seat: Seat) -> Phrase {
    page("who").seat("seat", seat)
}

/// Several phrases one after the other; nothing if there is none.
pub fn listed(phrases: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    phrases.into_iter().reduce(|list, item| {
        Phrase::new("house", "list_next").phrase("list", list).phrase("item", item)
    })
}

/// A passage as people read it, in English, for tests.
#[cfg(test)]
pub fn read(outline: &[Passage]) -> String {
    use patolli_words::{Language, Names, Words};

    let languages = Language::ALL.map(Words::new);
    let names = ["You", "Ixchel", "Chaac", "Itzamna"].map(str::to_owned);
    let names = Names::new(names.into());
    // Every language must be able to say it, and nothing is left unsaid.
    for passage in outline {
        for phrase in std::iter::once(&passage.title).chain(&passage.lines) {
            for words in &languages {
                let said = words.try_say(phrase, &names);
                assert!(said.is_ok(), "{}: {said:?}", words.language());
            }
        }
    }
    let [words, ..] = &languages;
    let mut lines = Vec::new();
    for passage in outline {
        lines.push(format!("# {}", words.say(&passage.title, &names)));
        lines.extend(passage.lines.iter().map(|line| words.say(line, &names)));
    }
    lines.join("\n") + "\n"
}
