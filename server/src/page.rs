//! The page inside the binary: which file for which path, and with which headers.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, LOCATION, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, Uri};

use crate::door::Door;

/// A file of the page.
struct File {
    path: &'static str,
    tag: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Files under here carry their version in their path and never change.
const ASSETS: &str = "/assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// The page loads nothing from anywhere else, and nothing may frame it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    connect-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/// Was the page built when this binary was?
pub fn is_built() -> bool {
    !FILES.is_empty()
}

/// Answers a request for a file.
pub async fn file(State(door): State<Arc<Door>>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    let base = &door.house.settings.base_path;
    match base.strip(uri.path()) {
        Some(path) => file_at(path, &headers),
        // All files are found beside the first.
        None if base.lacks_its_slash(uri.path()) => {
            let mut moved = answer(StatusCode::PERMANENT_REDIRECT, Body::empty());
            let place = HeaderValue::from_str(&base.to_string());
            moved.headers_mut().extend(place.map(|place| (LOCATION, place)));
            moved
        }
        None => answer(StatusCode::NOT_FOUND, Body::from("404\n")),
    }
}

fn file_at(path: &str, headers: &HeaderMap) -> Response<Body> {
    let path = if path == "/" { "/index.html" } else { path };
    let Some(file) = FILES.iter().find(|file| file.path == path) else {
        return answer(StatusCode::NOT_FOUND, Body::from("404\n"));
    };
    let known = headers.get(IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let mut response = if known.is_some_and(|tags| tags.contains(file.tag)) {
        answer(StatusCode::NOT_MODIFIED, Body::empty())
    } else {
        file.send(headers)
    };
    let cache = if path.starts_with(ASSETS) { FOR_EVER } else { ASK_AGAIN };
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(ETAG, HeaderValue::from_static(file.tag));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    response
}

fn answer(status: StatusCode, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

impl File {
    /// The file in the smallest form that is accepted.
    fn send(&self, headers: &HeaderMap) -> Response<Body> {
        let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let accepted = accepted.unwrap_or_default();
        let (bytes, encoding) = match (self.brotli, self.gzip) {
            (Some(bytes), _) if accepts(accepted, "br") => (bytes, Some("br")),
            (_, Some(bytes)) if accepts(accepted, "gzip") => (bytes, Some("gzip")),
            _ => (self.plain, None),
        };
        let mut response = answer(StatusCode::OK, Body::from(bytes));
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.kind()));
        if let Some(encoding) = encoding {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }

    fn kind(&self) -> &'static str {
        match self.path.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("webmanifest") => "application/manifest+json",
            Some("svg") => "image/svg+xml",
            Some("wasm") => "application/wasm",
            _ => "application/octet-stream",
        }
    }
}

/// Does `accept-encoding` allow this encoding? `q=0` means no.
fn accepts(header: &str, encoding: &str) -> bool {
    header.split(',').any(|part| {
        let (name, quality) = part.split_once(';').unwrap_or((part, ""));
        let refused = quality.trim().trim_start_matches("q=").parse() == Ok(0.0_f32);
        name.trim().eq_ignore_ascii_case(encoding) && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_used_only_where_it_is_accepted() {
        assert!(accepts("gzip, deflate, br", "br"));
        assert!(accepts("br;q=0.5", "br"));
        assert!(!accepts("gzip, br;q=0", "br"));
        assert!(!accepts("brotli", "br"));
        assert!(!accepts("", "gzip"));
    }

    #[test]
    fn the_page_may_connect_to_its_own_house_alone() {
        let answer = file_at("/", &HeaderMap::new());
        if !is_built() {
            return assert_eq!(answer.status(), StatusCode::NOT_FOUND);
        }
        let policy = answer.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert_eq!(policy, POLICY);
    }

    #[test]
    fn nothing_is_loaded_from_elsewhere() {
        let parts: Vec<&str> = POLICY.split(';').map(str::trim).collect();
        let needed = [
            "default-src 'self'",
            "connect-src 'self'",
            "object-src 'none'",
            "frame-ancestors 'none'",
        ];
        for part in needed {
            assert!(parts.contains(&part), "{part}");
        }
        assert!(
            !POLICY.contains("http")
                && !POLICY.contains('*')
                && !POLICY.contains("'unsafe-inline'")
        );
    }

    const SAMPLE: File = File {
        path: "/assets/0/page.js",
        tag: "\"1\"",
        plain: b"plain",
        brotli: Some(b"br"),
        gzip: Some(b"gz"),
    };

    #[test]
    fn the_smallest_accepted_form_is_sent() {
        let encoding = |accepted: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            let response = SAMPLE.send(&headers);
            assert_eq!(response.headers()[CONTENT_TYPE], "text/javascript; charset=utf-8");
            response.headers().get(CONTENT_ENCODING).cloned()
        };
        assert_eq!(encoding("gzip, br").unwrap(), "br");
        assert_eq!(encoding("gzip").unwrap(), "gzip");
        assert_eq!(encoding("deflate"), None);
    }
}
