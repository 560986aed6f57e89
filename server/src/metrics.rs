//! Figures for Prometheus: what is asked, what is kept, who is there.

use std::fmt;
use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, LabelValueEncoder};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use tokio::net::TcpListener;

use crate::door::{Door, Shut};

/// How it is written.
const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What became of an ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asked {
    /// It was done.
    Done,
    /// It was refused.
    Refused,
    /// It could not be read, or came too fast.
    Unread,
}

impl EncodeLabelValue for Asked {
    fn encode(&self, encoder: &mut LabelValueEncoder) -> fmt::Result {
        let name = match self {
            Self::Done => "done",
            Self::Refused => "refused",
            Self::Unread => "unread",
        };
        name.encode(encoder)
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct AskLabels {
    result: Asked,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Turned {
    reason: &'static str,
}

/// What is counted while the house is open.
#[derive(Clone, Default)]
pub struct Metrics {
    asks: [Counter; 3],
    answered: Latency,
    turned_away: Family<Turned, Counter>,
    guests: Counter,
    entries: Counter,
    batches: Counter,
    kept: Latency,
    unkept: Counter,
    thinking: Gauge,
    thoughts: Counter,
    aside: Counter,
}

/// How long something takes, from a tenth of a millisecond to some seconds.
#[derive(Clone)]
struct Latency(Histogram);

impl Default for Latency {
    fn default() -> Self {
        Self(Histogram::new(exponential_buckets(0.0001, 2.0, 16)))
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

impl Metrics {
    /// Somebody asked something, and was answered after so long.
    pub fn asked(&self, result: Asked, after: Duration) {
        self.asks[result as usize].inc();
        self.answered.0.observe(after.as_secs_f64());
    }

    /// Somebody asked something that could not be read, or too fast.
    pub fn unread(&self) {
        self.asks[Asked::Unread as usize].inc();
    }

    /// Somebody was not let in.
    pub fn turned_away(&self, shut: Shut) {
        let reason = match shut {
            Shut::Crowded => "house_full",
            Shut::TooMany => "too_many_connections",
            Shut::TooOften => "too_often",
        };
        self.turned_away.get_or_create(&Turned { reason }).inc();
    }

    /// Somebody new came.
    pub fn welcomed(&self) {
        self.guests.inc();
    }

    /// So many entries were kept together, and it took so long.
    pub fn kept(&self, entries: usize, took: Duration) {
        self.entries.inc_by(entries as u64);
        self.batches.inc();
        self.kept.0.observe(took.as_secs_f64());
    }

    /// Something could not be kept.
    pub fn not_kept(&self) {
        self.unkept.inc();
    }

    /// A bot begins to think, and ends when what is returned is dropped.
    pub fn thinks(&self) -> Thinking {
        self.thinking.inc();
        Thinking(self.clone())
    }

    /// A table was set aside.
    pub fn set_aside(&self) {
        self.aside.inc();
    }

    /// All of it, and what is looked up now, as text.
    fn text(&self, door: &Door) -> Result<String, fmt::Error> {
        let mut all = Registry::with_prefix("patolli");
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        all.register("build", "The version that runs", version);
        let now = |count: usize| {
            let gauge: Gauge = Gauge::default();
            gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
            gauge
        };
        all.register("connections", "Connections of people", now(door.count()));
        all.register("tables_at_hand", "Tables that are not put away", now(door.house.count()));
        let asks: Family<AskLabels, Counter> = Family::default();
        for (result, count) in [Asked::Done, Asked::Refused, Asked::Unread].iter().zip(&self.asks) {
            asks.get_or_create(&AskLabels { result: *result }).inc_by(count.get());
        }
        all.register("asks", "What was asked, by what became of it", asks);
        let unit = || Unit::Seconds;
        all.register_with_unit("answer", "From ask to answer", unit(), self.answered.0.clone());
        let reasons = self.turned_away.clone();
        all.register("turned_away", "Who was not let in, by the reason", reasons);
        all.register("new_guests", "Guests who came for the first time", self.guests.clone());
        all.register("entries_kept", "Entries written to logs", self.entries.clone());
        all.register("batches_kept", "Transactions they were written in", self.batches.clone());
        all.register_with_unit("keep", "How long one took", unit(), self.kept.0.clone());
        all.register("not_kept", "Times the store failed or was full", self.unkept.clone());
        all.register("bots_thinking", "Bots that think now", self.thinking.clone());
        all.register("bot_thoughts", "What bots thought to an end", self.thoughts.clone());
        all.register("tables_set_aside", "Tables nobody could play on at", self.aside.clone());
        let mut text = String::new();
        encode(&mut text, &all)?;
        Ok(text)
    }
}

/// A bot that thinks.
#[derive(Debug)]
pub struct Thinking(Metrics);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.thinking.dec();
        self.0.thoughts.inc();
    }
}

/// Serves the figures, for as long as the door is there.
pub async fn serve(listener: TcpListener, door: Weak<Door>) {
    let router = Router::new().route("/metrics", get(figures)).with_state(door);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "figures are not served any more");
    }
}

async fn figures(State(door): State<Weak<Door>>) -> impl IntoResponse {
    let door: Option<Arc<Door>> = door.upgrade();
    match door.map(|door| door.house.metrics.text(&door)) {
        Some(Ok(text)) => (StatusCode::OK, [(CONTENT_TYPE, KIND)], text).into_response(),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "The house is closed.\n").into_response(),
    }
}
