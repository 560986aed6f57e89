//! What was seen, and what never was.

use std::collections::{BTreeMap, BTreeSet};

use super::{Failure, Provable, ensure};
use crate::game::{Decision, Event};
use crate::phrase::Say;
use crate::setup::Setup;

/// What was seen in all games together.
#[derive(Default)]
pub(super) struct Coverage {
    seen: BTreeSet<String>,
    /// Hidden things by how they were drawn again, and whether they ever varied.
    hidden: BTreeMap<(&'static str, String), bool>,
}

impl Coverage {
    pub fn setup(&mut self, setup: &Setup) {
        self.seen.insert(seats(setup.seats()));
        for (spec, value) in setup.options() {
            self.seen.insert(option(spec.id, &value));
        }
    }

    pub fn decision(&mut self, decision: impl Decision) {
        self.seen.insert(format!("decision {}", decision.kind()));
    }

    pub fn events<G: Provable>(&mut self, events: &[G::Event]) {
        for event in events {
            self.seen.extend(G::feat(event));
            self.seen.insert(format!("event {}", event.kind()));
            for name in event.phrase().mentioned() {
                self.seen.insert(format!("piece {name}"));
            }
        }
    }

    pub fn hidden(&mut self, way: &'static str, label: String, varied: bool) {
        *self.hidden.entry((way, label)).or_default() |= varied;
    }

    /// Adds what others have seen.
    pub fn merge(&mut self, other: Self) {
        self.seen.extend(other.seen);
        for ((way, label), varied) in other.hidden {
            self.hidden(way, label, varied);
        }
    }

    /// Fails naming everything that was never seen.
    pub fn complete<G: Provable>(&self) -> Result<(), Failure> {
        let mut expected = Vec::new();
        expected.extend(G::META.seats.clone().map(seats));
        for spec in G::META.options {
            expected.extend(spec.values().into_iter().map(|v| option(spec.id, &spec.text(v))));
        }
        expected.extend(G::Decision::KINDS.iter().map(|kind| format!("decision {kind}")));
        expected.extend(G::Event::KINDS.iter().map(|kind| format!("event {kind}")));
        expected.extend(G::catalogue().pieces().map(|name| format!("piece {name}")));
        expected.extend(G::feats());

        let missing: Vec<_> =
            expected.into_iter().filter(|item| !self.seen.contains(item)).collect();
        ensure(missing.is_empty(), "everything was seen", || missing.join(", "))?;
        for ((way, label), varied) in &self.hidden {
            ensure(*varied, "hidden things vary", || format!("{way}: {label} never does"))?;
        }
        Ok(())
    }
}

fn seats(count: usize) -> String {
    format!("{count} seats")
}

fn option(id: &str, value: &str) -> String {
    format!("option {id}={value}")
}
