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

use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use thiserror::Error;

use crate::tape::{Kind, Node, Tape};

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
    let mut delta = Vec::with_capacity(512);
    let changed = write(before.node(), after.node(), &mut delta).unwrap_or(false);
    let text = String::from_utf8(delta).unwrap_or_default();
    RawValue::from_string(text).ok().filter(|_| changed)
}

/// Writes what leads from one to the other, if anything. Says whether it does.
fn write(before: Node, after: Node, to: &mut Vec<u8>) -> serde_json::Result<bool> {
    if before == after {
        return Ok(false);
    }
    let begin = to.len();
    let mut count = 0;
    match (before.kind(), after.kind()) {
        (Kind::Object, Kind::Object) => {
            let mut olds = before.fields();
            for (key, value) in after.fields() {
                // Most likely they are in the same order.
                let next = olds.next().filter(|(own, _)| *own == key);
                let old = next.or_else(|| before.fields().find(|(own, _)| *own == key));
                let old = old.map(|(_, old)| old);
                count += write_one(&key, old, value, count, to)?;
            }
            if before.count() != after.count() || count > 0 {
                for (key, _) in before.fields() {
                    if !after.fields().any(|(own, _)| own == key) {
                        write_key(&key, count, to)?;
                        to.extend(b"[]");
                        count += 1;
                    }
                }
            }
        }
        (Kind::List, Kind::List) if before.count() > 0 && after.count() > 0 => {
            let mut olds = before.items();
            for (at, value) in after.items().enumerate() {
                count += write_one(&at.to_string(), olds.next(), value, count, to)?;
            }
            if before.count() != after.count() {
                write_key(&LENGTH, count, to)?;
                serde_json::to_writer(&mut *to, &after.count())?;
                count += 1;
            }
            if count * 2 > after.count() + 1 && after.items().all(|one| one.kind() == Kind::Plain) {
                to.truncate(begin);
                write_instead(after, to)?;
                return Ok(true);
            }
        }
        _ => {
            write_instead(after, to)?;
            return Ok(true);
        }
    }
    to.extend((count > 0).then_some(b'}'));
    Ok(count > 0)
}

/// Writes what became of one of several, if it changed; how many that are.
fn write_one(
    key: &impl Serialize,
    old: Option<Node>,
    value: Node,
    count: usize,
    to: &mut Vec<u8>,
) -> serde_json::Result<usize> {
    if old == Some(value) {
        return Ok(0);
    }
    let begin = to.len();
    write_key(key, count, to)?;
    let changed = match old {
        Some(old) => write(old, value, to)?,
        None => write_instead(value, to).map(|()| true)?,
    };
    if !changed {
        to.truncate(begin);
    }
    Ok(usize::from(changed))
}

fn write_key(key: &impl Serialize, count: usize, to: &mut Vec<u8>) -> serde_json::Result<()> {
    to.push(if count == 0 { b'{' } else { b',' });
    serde_json::to_writer(&mut *to, key)?;
    to.push(b':');
    Ok(())
}

fn write_instead(value: Node, to: &mut Vec<u8>) -> serde_json::Result<()> {
    to.push(b'[');
    serde_json::to_writer(&mut *to, &value)?;
    to.push(b']');
    Ok(())
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
