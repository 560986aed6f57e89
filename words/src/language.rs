//! The languages there are texts for.

use std::fmt;

use unic_langid::LanguageIdentifier;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::Dutch];

    /// Its short name, such as `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Dutch => "nl",
        }
    }

    /// What it calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::Dutch => "Nederlands",
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    /// Its texts: a file for the house, two for the page, one for boards in words, one for tables at
    /// a distance and one for each game.
    pub fn sources(self) -> &'static [&'static str] {
        match self {
            Self::English => &[
                include_str!("../text/en/house.ftl"),
                include_str!("../text/en/page.ftl"),
                include_str!("../text/en/outline.ftl"),
                include_str!("../text/en/review.ftl"),
                include_str!("../text/en/tables.ftl"),
                include_str!("../text/en/together.ftl"),
                include_str!("../text/en/mexica.ftl"),
                include_str!("../text/en/tzolkin.ftl"),
                include_str!("../text/en/yaxha.ftl"),
            ],
            Self::French => &[
                include_str!("../text/fr/house.ftl"),
                include_str!("../text/fr/page.ftl"),
                include_str!("../text/fr/outline.ftl"),
                include_str!("../text/fr/review.ftl"),
                include_str!("../text/fr/tables.ftl"),
                include_str!("../text/fr/together.ftl"),
                include_str!("../text/fr/mexica.ftl"),
                include_str!("../text/fr/tzolkin.ftl"),
                include_str!("../text/fr/yaxha.ftl"),
            ],
            Self::Dutch => &[
                include_str!("../text/nl/house.ftl"),
                include_str!("../text/nl/page.ftl"),
                include_str!("../text/nl/outline.ftl"),
                include_str!("../text/nl/review.ftl"),
                include_str!("../text/nl/tables.ftl"),
                include_str!("../text/nl/together.ftl"),
                include_str!("../text/nl/mexica.ftl"),
                include_str!("../text/nl/tzolkin.ftl"),
                include_str!("../text/nl/yaxha.ftl"),
            ],
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
