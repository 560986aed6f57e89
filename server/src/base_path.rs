//! The path below which everything is served.

use std::fmt;
use std::str::FromStr;

use patolli_game::{Phrase, Say};
use thiserror::Error;

/// The path below which everything is served, such as `/games`: empty where it is all there is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BasePath(String);

/// It is no such path.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
pub struct NoPath {
    /// What was given.
    pub given: String,
}

impl Say for NoPath {
    fn phrase(&self) -> Phrase {
        Phrase::new("server", "no_base_path").text("given", &self.given)
    }
}

impl BasePath {
    /// This path below it.
    pub fn join(&self, path: &str) -> String {
        format!("{self}{}", path.trim_start_matches('/'))
    }

    /// What of a path lies below it, from its slash on; nothing if it lies elsewhere.
    pub fn strip<'a>(&self, path: &'a str) -> Option<&'a str> {
        path.strip_prefix(&self.0).filter(|rest| rest.starts_with('/'))
    }

    /// Is it this path, but for the slash at its end?
    pub fn lacks_its_slash(&self, path: &str) -> bool {
        !self.0.is_empty() && path == self.0
    }
}

impl FromStr for BasePath {
    type Err = NoPath;

    fn from_str(text: &str) -> Result<Self, NoPath> {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._~".contains(c);
        let is_part = |part: &str| {
            !part.is_empty() && part.chars().all(plain) && part.chars().any(|c| c != '.')
        };
        if text == "/" {
            return Ok(Self::default());
        }
        let parts = text.strip_prefix('/').map(|path| path.strip_suffix('/').unwrap_or(path));
        match parts {
            Some(parts) if parts.split('/').all(is_part) => Ok(Self(format!("/{parts}"))),
            _ => Err(NoPath { given: text.to_owned() }),
        }
    }
}

/// With the slash at its end.
impl fmt::Display for BasePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_path_is_a_path_of_plain_parts() {
        for (text, path) in [("/", "/"), ("/games", "/games/"), ("/a/b-c/", "/a/b-c/")] {
            assert_eq!(text.parse::<BasePath>().unwrap().to_string(), path);
        }
        for text in ["", "games", "//", "/a//b", "/../a", "/a b", "/a?b", "/{a}", "/a/./b"] {
            assert!(text.parse::<BasePath>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_lies_below_is_found() {
        let games: BasePath = "/games".parse().unwrap();
        assert_eq!(games.join("tables"), "/games/tables");
        assert_eq!(games.strip("/games/tables"), Some("/tables"));
        assert_eq!(games.strip("/games/"), Some("/"));
        assert_eq!(
            [games.strip("/games"), games.strip("/gamesome/x"), games.strip("/x")],
            [None; 3]
        );
        assert!(games.lacks_its_slash("/games") && !games.lacks_its_slash("/games/"));
        let root = BasePath::default();
        assert_eq!((root.join("/tables").as_str(), root.strip("/x")), ("/tables", Some("/x")));
        assert!(!root.lacks_its_slash(""));
    }
}
