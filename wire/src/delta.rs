//! What changed from one JSON value to the next, small enough to be sent with every decision.
//!
//! A delta has the shape of what it changes. Where both are objects or both are lists, it is an
//! object that holds, by key or place, the deltas of what changed; `[value]` stands for a value that
//! is there instead, `[]` for one that is gone. The length of a list that grew or shrank stands
//! under `#`. A list of plain values that have little in common with those before is said whole.
//!
//! ```
//! use patolli_wire::{apply, delta};
//! use serde_json::json;
//!
//! let before = json!({ "round": 3, "corn": [4, 2, 7, 1], "skulls": { "left": 9 } });
//! let after = json!({ "round": 3, "corn": [4, 5, 7], "skulls": { "left": 9, "top": 1 } });
//! let change = delta(&before, &after).unwrap();
//! assert_eq!(change, json!({ "corn": { "1": [5], "#": 3 }, "skulls": { "top": [1] } }));
//!
//! let mut value = before;
//! apply(&mut value, &change)?;
//! assert_eq!(value, after);
//! # Ok::<(), patolli_wire::Misfit>(())
//! ```

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use thiserror::Error;

use crate::tape::{Key, Kind, Node, Tape};

/// JSON that is written already.
pub type Raw = Box<RawValue>;

/// Writes a value as JSON. What cannot be JSON is `null`.
pub fn raw(value: &impl Serialize) -> Raw {
    serde_json::value::to_raw_value(value).unwrap_or_default()
}

/// The key of a list's new length.
const LENGTH: &str = "#";

/// The longest list that a delta may make: far longer than any in a view.
const LONGEST: usize = 10_000;

/// A delta that does not fit the value it is to change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a change does not fit what it is to change")]
pub struct Misfit;

/// What leads from one value to the other; nothing if they are the same.
pub fn delta(before: &Value, after: &Value) -> Option<Value> {
    if before == after {
        return None;
    }
    Some(match (before, after) {
        (Value::Object(old), Value::Object(new)) => {
            let mut changes = Map::new();
            for (key, value) in new {
                let change = match old.get(key) {
                    Some(old) => delta(old, value),
                    None => Some(instead(value)),
                };
                changes.extend(change.map(|change| (key.clone(), change)));
            }
            let gone = old.keys().filter(|key| !new.contains_key(*key));
            changes.extend(gone.map(|key| (key.clone(), json!([]))));
            Value::Object(changes)
        }
        (Value::Array(old), Value::Array(new)) if !new.is_empty() && !old.is_empty() => {
            let mut changes = Map::new();
            for (at, value) in new.iter().enumerate() {
                let change = match old.get(at) {
                    Some(old) => delta(old, value),
                    None => Some(instead(value)),
                };
                changes.extend(change.map(|change| (at.to_string(), change)));
            }
            if old.len() != new.len() {
                changes.insert(LENGTH.to_owned(), json!(new.len()));
            }
            if changes.len() * 2 > new.len() + 1 && new.iter().all(is_plain) {
                instead(after)
            } else {
                Value::Object(changes)
            }
        }
        _ => instead(after),
    })
}

/// What leads from one value to the other, both written down; nothing if they are the same. It is
/// the [`delta`] of both, found much sooner: what is the same is passed over.
pub fn delta_of(before: &Tape, after: &Tape) -> Option<Raw> {
    let (before, after) = (before.node(), after.node());
    differ(before, after).then(|| raw(&Delta(before, after)))
}

/// Are they something else? Objects are the same in whatever order their fields are.
fn differ(before: Node, after: Node) -> bool {
    if before == after {
        return false;
    }
    if before.kind() != after.kind() || before.count() != after.count() {
        return true;
    }
    match after.kind() {
        Kind::Plain => true,
        Kind::List => before.items().zip(after.items()).any(|(old, new)| differ(old, new)),
        Kind::Object => {
            pairs(before, after).any(|(_, old, new)| old.is_none_or(|old| differ(old, new)))
        }
    }
}

/// The fields of one object, each with what it was in another.
fn pairs<'a>(
    before: Node<'a>,
    after: Node<'a>,
) -> impl Iterator<Item = (Key<'a>, Option<Node<'a>>, Node<'a>)> {
    let mut olds = before.fields();
    after.fields().map(move |(key, new)| {
        // Most likely they are in the same order.
        let next = olds.next().filter(|(own, _)| *own == key);
        let old = next.or_else(|| before.fields().find(|(own, _)| *own == key));
        (key, old.map(|(_, old)| old), new)
    })
}

/// What leads from one to another that is not the same.
struct Delta<'a>(Node<'a>, Node<'a>);

/// The place of something in a list, as a key.
struct Place(usize);

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&self.0)
    }
}

impl Serialize for Delta<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Self(before, after) = *self;
        match (before.kind(), after.kind()) {
            (Kind::Object, Kind::Object) => {
                let mut map = to.serialize_map(None)?;
                let mut known = 0;
                for (key, old, new) in pairs(before, after) {
                    known += usize::from(old.is_some());
                    write(&mut map, &key, old, new)?;
                }
                if known < before.count() {
                    let gone = |key: &Key| !after.fields().any(|(own, _)| own == *key);
                    for key in before.fields().map(|(key, _)| key).filter(gone) {
                        map.serialize_entry(&key, &[(); 0])?;
                    }
                }
                map.end()
            }
            (Kind::List, Kind::List) if before.count() > 0 && after.count() > 0 => {
                let olds = || before.items().map(Some).chain(std::iter::repeat(None));
                let pairs = || olds().zip(after.items()).enumerate();
                let is_new = |(_, (old, new)): &(usize, (Option<Node>, Node))| {
                    old.is_none_or(|old| differ(old, *new))
                };
                let grown = before.count() != after.count();
                let changes = pairs().filter(is_new).count() + usize::from(grown);
                let is_plain = |one: Node| one.kind() == Kind::Plain;
                if changes * 2 > after.count() + 1 && after.items().all(is_plain) {
                    return [after].serialize(to);
                }
                let mut map = to.serialize_map(None)?;
                for (at, (old, new)) in pairs() {
                    write(&mut map, &Place(at), old, new)?;
                }
                if grown {
                    map.serialize_entry(LENGTH, &after.count())?;
                }
                map.end()
            }
            _ => [after].serialize(to),
        }
    }
}

/// Writes what became of one of several, if it changed.
fn write<M: SerializeMap>(
    map: &mut M,
    key: &impl Serialize,
    old: Option<Node>,
    new: Node,
) -> Result<(), M::Error> {
    match old {
        None => map.serialize_entry(key, &[new]),
        Some(old) if differ(old, new) => map.serialize_entry(key, &Delta(old, new)),
        Some(_) => Ok(()),
    }
}

/// Neither an object nor a list.
const fn is_plain(value: &Value) -> bool {
    !matches!(value, Value::Object(_) | Value::Array(_))
}

fn instead(value: &Value) -> Value {
    Value::Array(vec![value.clone()])
}

/// Changes a value as a delta says. If that does not fit, part of it may be changed.
pub fn apply(value: &mut Value, change: &Value) -> Result<(), Misfit> {
    match (value, change) {
        (value, Value::Array(instead)) => match instead.as_slice() {
            [instead] => value.clone_from(instead),
            _ => return Err(Misfit),
        },
        (Value::Object(fields), Value::Object(changes)) => {
            for (key, change) in changes {
                match (fields.get_mut(key), change.as_array().map(Vec::as_slice)) {
                    (Some(_), Some([])) => {
                        fields.shift_remove(key);
                    }
                    (Some(field), _) => apply(field, change)?,
                    (None, Some([new])) => {
                        fields.insert(key.clone(), new.clone());
                    }
                    (None, _) => return Err(Misfit),
                }
            }
        }
        (Value::Array(items), Value::Object(changes)) => {
            if let Some(length) = changes.get(LENGTH) {
                let length = length.as_u64().and_then(|length| usize::try_from(length).ok());
                let length = length.filter(|length| *length <= LONGEST).ok_or(Misfit)?;
                items.resize(length, Value::Null);
            }
            for (at, change) in changes.iter().filter(|(at, _)| *at != LENGTH) {
                let at: usize = at.parse().map_err(|_| Misfit)?;
                apply(items.get_mut(at).ok_or(Misfit)?, change)?;
            }
        }
        _ => return Err(Misfit),
    }
    Ok(())
}

#[cfg(test)]
pub(crate) mod tests {
    use proptest::prelude::*;

    use super::*;

    pub(crate) fn value() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (0..4_u8).prop_map(Value::from),
            "[a#0\\\\\"]{0,2}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                prop::collection::hash_map("[a#01\\\\é]", inner, 0..4)
                    .prop_map(|map| Value::Object(map.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn a_delta_leads_from_one_to_the_other(before in value(), after in value()) {
            let mut changed = before.clone();
            if let Some(change) = delta(&before, &after) {
                apply(&mut changed, &change).unwrap();
            }
            prop_assert_eq!(changed, after);
        }

        #[test]
        fn a_delta_is_the_same_between_what_is_written(before in value(), after in value()) {
            let written = delta_of(&Tape::of(&before), &Tape::of(&after));
            let read = written.map(|text| serde_json::from_str::<Value>(text.get()).unwrap());
            prop_assert_eq!(read, delta(&before, &after));
        }

        #[test]
        fn a_delta_that_does_not_fit_is_refused(before in value(), change in value()) {
            let _ = apply(&mut before.clone(), &change);
        }
    }

    #[test]
    fn a_list_does_not_grow_without_end() {
        assert_eq!(apply(&mut json!([1]), &json!({ "#": 4_000_000_000_u64 })), Err(Misfit));
    }
}
