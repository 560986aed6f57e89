//! The address by which others find the house, if it has a name.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;
use patolli_game::{Phrase, Say};
use thiserror::Error;

/// The address by which others find the house, such as `https://patolli.example`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicAddress {
    is_secure: bool,
    /// In small letters, with its port if that is not the usual one.
    host: String,
}

/// It is no such address.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
pub struct NoAddress {
    /// What was given.
    pub given: String,
}

impl Say for NoAddress {
    fn phrase(&self) -> Phrase {
        Phrase::new("server", "no_address").text("given", &self.given)
    }
}

impl PublicAddress {
    /// Does a request for this host come by https?
    pub fn is_secure_at(&self, host: &str) -> bool {
        self.is_secure && self.is_host(host)
    }

    /// Is it this host, as browsers name it?
    pub fn is_host(&self, host: &str) -> bool {
        normal(self.is_secure, host) == self.host
    }
}

/// Small letters, without the usual port.
fn normal(is_secure: bool, host: &str) -> String {
    let host = host.to_ascii_lowercase();
    let usual = if is_secure { ":443" } else { ":80" };
    host.strip_suffix(usual).map_or_else(|| host.clone(), ToOwned::to_owned)
}

impl FromStr for PublicAddress {
    type Err = NoAddress;

    fn from_str(text: &str) -> Result<Self, NoAddress> {
        let none = || NoAddress { given: text.to_owned() };
        let uri: Uri = text.parse().map_err(|_| none())?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(none()),
        };
        let authority = uri.authority().ok_or_else(none)?;
        let plain = |c: char| c.is_ascii_alphanumeric() || "-.:[]".contains(c);
        let is_host = !authority.host().is_empty() && authority.as_str().chars().all(plain);
        let port = authority.as_str().strip_prefix(authority.host()).ok_or_else(none)?;
        let is_port = |text: &str| text.parse::<u16>().is_ok();
        let has_port = port.is_empty() || port.strip_prefix(':').is_some_and(is_port);
        if !is_host || !has_port || uri.path() != "/" || uri.query().is_some() {
            return Err(none());
        }
        Ok(Self { is_secure, host: normal(is_secure, authority.as_str()) })
    }
}

impl fmt::Display for PublicAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.host)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_written_as_browsers_do() {
        let same = [
            ("https://Patolli.Example", "https://patolli.example"),
            ("HTTPS://patolli.example:443/", "https://patolli.example"),
            ("http://patolli.example:80", "http://patolli.example"),
            ("http://patolli.example:443", "http://patolli.example:443"),
            ("https://[2001:DB8::1]:8443/", "https://[2001:db8::1]:8443"),
        ];
        for (text, normal) in same {
            assert_eq!(text.parse::<PublicAddress>().unwrap().to_string(), normal, "{text}");
        }
        let bad = [
            "patolli.example",
            "ftp://patolli.example",
            "https://",
            "https://ana@patolli.example",
            "https://patolli.example/tables",
            "https://patolli.example/?x",
            "https://patolli.example:99999",
            "https://pa tolli",
            "",
        ];
        for text in bad {
            assert!(text.parse::<PublicAddress>().is_err(), "{text}");
        }
    }
}
