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

use std::fmt;

use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use thiserror::Error;

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

/// What leads from one value to the other, both as they are written in JSON; nothing if they are
/// the same. It is the [`delta`] of both, found much sooner: what is the same is only compared as
/// text.
pub fn delta_of(before: &str, after: &str) -> Option<Value> {
    between(before, after).unwrap_or_else(|_| {
        // Such as an object with keys that cannot be read in place.
        let read = |text| serde_json::from_str::<Value>(text).unwrap_or_default();
        delta(&read(before), &read(after))
    })
}

fn between(before: &str, after: &str) -> serde_json::Result<Option<Value>> {
    if before == after {
        return Ok(None);
    }
    let both = |begins| before.starts_with(begins) && after.starts_with(begins);
    let mut changes = Map::new();
    if both('{') {
        let (old, new): (Fields, Fields) = (fields(before)?, fields(after)?);
        for (at, (key, value)) in new.0.iter().enumerate() {
            let change = match old.get(at, key) {
                Some(old) => between(old, value)?,
                None => Some(instead(&serde_json::from_str(value)?)),
            };
            changes.extend(change.map(|change| ((*key).to_owned(), change)));
        }
        let gone = old.0.iter().enumerate().filter(|(at, (key, _))| new.get(*at, key).is_none());
        changes.extend(gone.map(|(_, (key, _))| ((*key).to_owned(), json!([]))));
        return Ok((!changes.is_empty()).then_some(Value::Object(changes)));
    }
    if both('[') && before != "[]" && after != "[]" {
        let old: Vec<&RawValue> = serde_json::from_str(before)?;
        let new: Vec<&RawValue> = serde_json::from_str(after)?;
        for (at, value) in new.iter().enumerate() {
            let change = match old.get(at) {
                Some(old) => between(old.get(), value.get())?,
                None => Some(instead(&serde_json::from_str(value.get())?)),
            };
            changes.extend(change.map(|change| (at.to_string(), change)));
        }
        if old.len() != new.len() {
            changes.insert(LENGTH.to_owned(), json!(new.len()));
        }
        let plain = |raw: &&RawValue| !raw.get().starts_with(['{', '[']);
        if changes.len() * 2 <= new.len() + 1 || !new.iter().all(plain) {
            return Ok((!changes.is_empty()).then_some(Value::Object(changes)));
        }
    }
    Ok(Some(instead(&serde_json::from_str(after)?)))
}

/// The fields of an object, unread.
struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    /// The field with this key, which is most likely there.
    fn get(&self, at: usize, key: &str) -> Option<&'a str> {
        let there = self.0.get(at).filter(|(own, _)| *own == key);
        there.or_else(|| self.0.iter().find(|(own, _)| *own == key)).map(|(_, value)| *value)
    }
}

fn fields(object: &str) -> serde_json::Result<Fields<'_>> {
    struct InOrder;

    impl<'de> Visitor<'de> for InOrder {
        type Value = Fields<'de>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut fields = Vec::new();
            while let Some((key, value)) = map.next_entry::<&str, &RawValue>()? {
                fields.push((key, value.get()));
            }
            Ok(Fields(fields))
        }
    }

    serde_json::Deserializer::from_str(object).deserialize_map(InOrder)
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
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn value() -> impl Strategy<Value = Value> {
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
            let (was, is) = (before.to_string(), after.to_string());
            prop_assert_eq!(delta_of(&was, &is), delta(&before, &after));
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
