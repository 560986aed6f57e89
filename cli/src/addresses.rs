//! Where a server is found that listens somewhere.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use patolli_server::BasePath;

/// Where it is found.
#[derive(PartialEq, Eq, Debug)]
pub struct Found {
    /// On this machine, as a browser opens it.
    pub here: String,
    /// On others of its network; on none, if it listens to this machine alone.
    pub elsewhere: Vec<String>,
}

impl Found {
    /// The same, where everything is served below a path.
    pub fn below(self, base: &BasePath) -> Self {
        let below = |url: String| format!("{}{base}", url.trim_end_matches('/'));
        let elsewhere = self.elsewhere.into_iter().map(below).collect();
        Self { here: below(self.here), elsewhere }
    }
}

/// Where a server is found that listens there, on a machine with these addresses.
pub fn found(listens: SocketAddr, own: &[IpAddr]) -> Found {
    let url = |ip| format!("http://{}/", SocketAddr::new(ip, listens.port()));
    let all = listens.ip();
    if !all.is_unspecified() {
        let elsewhere = if all.is_loopback() { Vec::new() } else { vec![url(all)] };
        return Found { here: url(all), elsewhere };
    }
    // One that is only for a link needs to be told which.
    let is_reached = |ip: &&IpAddr| match ip {
        IpAddr::V4(v4) => !v4.is_loopback() && !v4.is_link_local(),
        IpAddr::V6(v6) => all.is_ipv6() && !v6.is_loopback() && !v6.is_unicast_link_local(),
    };
    let mut elsewhere: Vec<String> = own.iter().filter(is_reached).map(|ip| url(*ip)).collect();
    elsewhere.sort();
    elsewhere.dedup();
    Found { here: format!("http://localhost:{}/", listens.port()), elsewhere }
}

/// Where to listen so that others find it, too.
pub fn for_all(listens: SocketAddr) -> SocketAddr {
    (Ipv4Addr::UNSPECIFIED, listens.port()).into()
}

/// The addresses of this machine; none if the system does not say.
pub fn of_this_machine() -> Vec<IpAddr> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    all.iter().map(if_addrs::Interface::ip).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(listens: &str) -> (String, Vec<String>) {
        let own = ["127.0.0.1", "192.168.1.4", "169.254.3.3", "::1", "2001:db8::7", "fe80::1"];
        let own: Vec<IpAddr> = own.iter().map(|ip| ip.parse().unwrap()).collect();
        let Found { here, elsewhere } = found(listens.parse().unwrap(), &own);
        (here, elsewhere)
    }

    #[test]
    fn whoever_listens_everywhere_is_found_under_every_address() {
        let (here, elsewhere) = at("0.0.0.0:7878");
        assert_eq!(here, "http://localhost:7878/");
        assert_eq!(elsewhere, ["http://192.168.1.4:7878/"]);
        let (here, elsewhere) = at("[::]:80");
        assert_eq!(here, "http://localhost:80/");
        assert_eq!(elsewhere, ["http://192.168.1.4:80/", "http://[2001:db8::7]:80/"]);
    }

    #[test]
    fn all_of_it_may_lie_below_a_path() {
        let here = |base: &str| {
            found("127.0.0.1:7878".parse().unwrap(), &[]).below(&base.parse().unwrap()).here
        };
        assert_eq!(here("/"), "http://127.0.0.1:7878/");
        assert_eq!(here("/games"), "http://127.0.0.1:7878/games/");
    }

    #[test]
    fn whoever_listens_to_this_machine_is_found_here_alone() {
        assert_eq!(at("127.0.0.1:7878"), ("http://127.0.0.1:7878/".to_owned(), Vec::new()));
        assert_eq!(at("[::1]:7878"), ("http://[::1]:7878/".to_owned(), Vec::new()));
        let everybody = for_all("127.0.0.1:7878".parse().unwrap());
        assert_eq!(everybody.to_string(), "0.0.0.0:7878");
    }

    #[test]
    fn whoever_listens_at_one_address_is_found_there() {
        let url = "http://192.168.1.4:7878/".to_owned();
        assert_eq!(at("192.168.1.4:7878"), (url.clone(), vec![url]));
    }
}
