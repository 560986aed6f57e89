//! Pictures for a terminal: glyphs from the game, words from `words/`.

use crate::phrase::Phrase;

/// A picture, from top to bottom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawing(pub Vec<Block>);

/// A part of a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A line of words.
    Line(Phrase),
    /// Panels side by side, as many as fit.
    Panels(Vec<Panel>),
}

/// A small picture with words above it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Panel {
    /// The words above it, a line each.
    pub captions: Vec<Phrase>,
    /// Lines of glyphs, the same in every language.
    pub rows: Vec<String>,
}

impl Drawing {
    /// Adds a line of words.
    pub fn line(&mut self, phrase: Phrase) {
        self.0.push(Block::Line(phrase));
    }

    /// Adds panels side by side.
    pub fn panels(&mut self, panels: impl IntoIterator<Item = Panel>) {
        self.0.push(Block::Panels(panels.into_iter().collect()));
    }
}
