//! Who asks: a guest is a cookie, and nothing else is asked.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

use axum::http::header::{COOKIE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri};
use patolli_store::{Digest, StoreError};
use patolli_tables::UserId;

use crate::house::House;
use crate::secret;
use crate::settings::Settings;

/// The cookie of a guest.
const NAME: &str = "patolli";

/// How long the secret in it is.
const SECRET: usize = 32;

/// How long a browser keeps it, in seconds: as long as browsers keep any.
const LASTS: u32 = 400 * 24 * 60 * 60;

/// Proxies say here for whom they ask.
const FORWARDED: &str = "x-forwarded-for";

/// A guest, and what they are known by.
#[derive(Clone, Debug)]
pub struct Guest {
    /// Who.
    pub user: UserId,
    /// The hash of their secret.
    pub digest: Digest,
    /// The cookie to be set, if they came without one.
    pub cookie: Option<HeaderValue>,
}

/// The guest whose cookie came with a request; nobody if there is none.
pub async fn known(house: &Arc<House>, headers: &HeaderMap) -> Result<Option<Guest>, StoreError> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs =
        all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    // Ours are of one length, and there is one of them.
    let ours = pairs.filter(|(name, secret)| *name == NAME && secret.len() == SECRET);
    for (_, secret) in ours.take(2) {
        let digest = secret::digest(secret);
        if let Some(user) = house.store.guest(&digest).await? {
            return Ok(Some(Guest {
                user,
                digest,
                cookie: cookie(&house.settings, headers, secret),
            }));
        }
    }
    Ok(None)
}

/// A new guest.
pub async fn welcome(house: &Arc<House>, headers: &HeaderMap) -> Option<Guest> {
    let secret = secret::secret();
    let digest = secret::digest(&secret);
    match house.store.welcome(&digest, house.now()).await {
        Ok(user) => Some(Guest { user, digest, cookie: cookie(&house.settings, headers, &secret) }),
        Err(error) => {
            tracing::error!(%error, "a guest could not be welcomed");
            None
        }
    }
}

/// Somebody with a pass is the same guest on this device, too; nobody if the pass is none.
pub async fn use_pass(
    house: &Arc<House>,
    headers: &HeaderMap,
    pass: &str,
) -> Result<Option<Guest>, StoreError> {
    let secret = secret::secret();
    let digest = secret::digest(&secret);
    let user = house.store.use_pass(&secret::digest(pass), &digest, house.now()).await?;
    let cookie = cookie(&house.settings, headers, &secret);
    Ok(user.map(|user| Guest { user, digest, cookie }))
}

/// The cookie for who asked. Only who came by https keeps it for https alone: in the same house
/// others may come over plain http, in its own network.
fn cookie(settings: &Settings, headers: &HeaderMap, secret: &str) -> Option<HeaderValue> {
    let public = settings.public_address.as_ref().zip(text(headers, &HOST));
    let is_secure = public.is_some_and(|(public, host)| public.is_secure_at(host));
    let secure = if is_secure { "; Secure" } else { "" };
    let path = &settings.base_path;
    let text =
        format!("{NAME}={secret}; Path={path}; Max-Age={LASTS}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::from_str(&text).ok()
}

/// From which address somebody asks: that of the connection, or what a trusted proxy says.
pub fn address(settings: &Settings, connected: IpAddr, headers: &HeaderMap) -> IpAddr {
    let connected = connected.to_canonical();
    let trusts = |address: &IpAddr| settings.trusted_proxies.contains(address);
    if !trusts(&connected) {
        return connected;
    }
    let lists = headers.get_all(FORWARDED).iter().filter_map(|value| value.to_str().ok());
    let said: Vec<&str> = lists.flat_map(|value| value.split(',')).collect();
    // Each proxy adds whom it asks for at the end; what others wrote before cannot be trusted.
    for one in said.into_iter().rev() {
        match one.trim().parse::<IpAddr>().map(|address| address.to_canonical()) {
            Ok(address) if trusts(&address) => {}
            Ok(address) => return address,
            Err(_) => break,
        }
    }
    connected
}

/// What limits count by: an address, or the network of one, of which one person has many.
pub fn counted_by(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64).into(),
    }
}

/// Does the request come from the page itself, and under a name that is ours? Other sites may not
/// speak for their visitors, nor lead a name of theirs here.
pub fn is_own(settings: &Settings, headers: &HeaderMap) -> bool {
    let Some(host) = text(headers, &HOST) else { return false };
    let public = settings.public_address.as_ref().filter(|public| public.is_host(host));
    if public.is_none() && !is_address(host) {
        return false;
    }
    let is_own = |origin: String| match public {
        Some(public) => public.is_host(&origin),
        None => origin == host,
    };
    match text(headers, &ORIGIN) {
        // Programs send none; browsers always do.
        None => true,
        Some(origin) => authority(origin).is_some_and(is_own),
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// The host and port of an address.
fn authority(address: &str) -> Option<String> {
    address.parse::<Uri>().ok()?.authority().map(ToString::to_string)
}

/// A bare address, or this machine: nobody can lead such a name elsewhere.
fn is_address(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    name == "localhost" || bare.parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        let mut settings = Settings::new(([127, 0, 0, 1], 0).into(), "data".into());
        settings.public_address = "https://patolli.example".parse().ok();
        settings.trusted_proxies = vec![[10, 0, 0, 1].into()];
        settings
    }

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.parse::<HeaderName>().unwrap(), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn other_sites_do_not_speak_for_their_visitors() {
        fn own(pairs: &[(&'static str, &str)]) -> bool {
            is_own(&settings(), &headers(pairs))
        }
        for host in ["localhost:7878", "127.0.0.1:7878", "[::1]:7878", "192.168.1.4"] {
            let origin = format!("http://{host}");
            assert!(own(&[("host", host), ("origin", &origin)]), "{host}");
            assert!(!own(&[("host", host), ("origin", "http://evil.example")]), "{host}");
            assert!(own(&[("host", host)]), "{host}");
        }
        assert!(own(&[("host", "patolli.example"), ("origin", "https://patolli.example")]));
        assert!(own(&[("host", "Patolli.example:443"), ("origin", "https://patolli.example")]));
        assert!(!own(&[("host", "patolli.example"), ("origin", "https://patolli.example:8443")]));
        assert!(!own(&[("host", "patolli.example"), ("origin", "null")]));
        assert!(!own(&[("host", "evil.example"), ("origin", "http://evil.example")]));
        assert!(!own(&[]));
    }

    #[test]
    fn only_trusted_proxies_say_for_whom_they_ask() {
        let asks = |connected: [u8; 4], said| {
            address(&settings(), connected.into(), &headers(&[("x-forwarded-for", said)]))
        };
        assert_eq!(asks([10, 0, 0, 1], "1.2.3.4, 5.6.7.8"), IpAddr::from([5, 6, 7, 8]));
        assert_eq!(asks([10, 0, 0, 1], "1.2.3.4, 10.0.0.1"), IpAddr::from([1, 2, 3, 4]));
        assert_eq!(asks([10, 0, 0, 1], "rubbish"), IpAddr::from([10, 0, 0, 1]));
        assert_eq!(asks([10, 0, 0, 1], "1.2.3.4, 5.6.7.8:99"), IpAddr::from([10, 0, 0, 1]));
        assert_eq!(asks([9, 9, 9, 9], "1.2.3.4"), IpAddr::from([9, 9, 9, 9]));
    }

    #[test]
    fn a_network_counts_as_one_address() {
        let counted = |text: &str| counted_by(text.parse().unwrap()).to_string();
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(counted("1.2.3.4"), "1.2.3.4");
    }

    #[test]
    fn a_cookie_is_for_this_page_alone() {
        let at = |host| cookie(&settings(), &headers(&[("host", host)]), "x").unwrap();
        let text = at("patolli.example");
        let text = text.to_str().unwrap();
        for part in ["HttpOnly", "SameSite=Strict", "Secure", "Path=/"] {
            assert!(text.contains(part), "{text}");
        }
        // In the network of the house there is no https, and a browser would not send it back.
        for host in ["192.168.1.4:7878", "localhost:7878"] {
            assert!(!at(host).to_str().unwrap().contains("Secure"), "{host}");
        }
    }
}
