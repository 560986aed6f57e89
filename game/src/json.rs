//! JSON from outside, read more strictly than usual: no key twice in an object.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// The longest part of a text from outside that an error repeats.
const LONGEST_QUOTE: usize = 200;

/// An object, from JSON in which no key appears twice; or what is wrong, with line and column.
pub fn read_object(text: &str) -> Result<Map<String, Value>, serde_json::Error> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    match serde_json::from_str(text)? {
        Strict(Value::Object(fields)) => Ok(fields),
        Strict(_) => Err(serde_json::Error::custom("expected an object like { \"…\": … }")),
    }
}

/// What a JSON reader says is wrong, shortened and without Rust terms.
pub fn plain_words(error: impl fmt::Display) -> String {
    let mut text = error.to_string();
    for (internal, plain) in [
        ("expected a sequence", "expected a list"),
        ("expected struct View", "expected a position"),
        ("expected struct PlayerView", "expected an object of what a player has"),
        ("unknown variant", "unknown value"),
        ("invalid type: sequence", "invalid type: list"),
        ("invalid type: map", "invalid type: object"),
    ] {
        text = text.replace(internal, plain);
    }
    for (internal, plain) in [
        ("expected u8", "expected a whole number from 0 to 255"),
        ("expected u16", "expected a whole number from 0 to 65535"),
        ("expected u32", "expected a whole number, 0 or more"),
        ("expected u64", "expected a whole number, 0 or more"),
        ("expected usize", "expected a whole number, 0 or more"),
        ("expected i8", "expected a whole number from -128 to 127"),
        ("expected i16", "expected a whole number from -32768 to 32767"),
    ] {
        text = text.replace(internal, plain);
    }
    shortened(text)
}

/// No longer than may be repeated, and cut between words.
fn shortened(mut text: String) -> String {
    let Some((end, _)) = text.char_indices().nth(LONGEST_QUOTE) else { return text };
    let end = text[..end].rfind([' ', ',']).filter(|&cut| cut > end / 2).unwrap_or(end);
    text.truncate(end);
    format!("{} …", text.trim_end_matches([' ', ',']))
}

/// A value in which no object has a key twice.
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StrictVisitor).map(Self)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Strict(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            if fields.contains_key(&key) {
                return Err(A::Error::custom(format_args!("the key {key:?} stands twice")));
            }
            let Strict(value) = entries.next_value()?;
            fields.insert(key, value);
        }
        Ok(Value::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_reads_like_any_other() {
        let text = r#"{"a":[1,-2,0.5,true,null,"x"],"b":{"c":{}}}"#;
        assert_eq!(Value::Object(read_object(text).unwrap()).to_string(), text);
        assert!(read_object("\u{feff}{}").is_ok());
    }

    #[test]
    fn a_key_that_stands_twice_is_refused() {
        for text in [r#"{"a":1,"a":1}"#, r#"{"b":[{"a":1,"a":2}]}"#] {
            let error = read_object(text).unwrap_err().to_string();
            assert!(error.contains("\"a\" stands twice"), "{error}");
        }
    }

    #[test]
    fn errors_speak_plainly_and_are_cut_between_words() {
        let wrong = serde_json::from_str::<u16>("\"x\"").unwrap_err();
        let words = plain_words(&wrong);
        assert!(words.contains("expected a whole number from 0 to 65535"), "{words}");
        let long = plain_words("one of `alpha`, `beta`, ".repeat(20));
        assert!(long.ends_with("one of …") && long.chars().count() <= LONGEST_QUOTE + 2, "{long}");
        let unbroken = plain_words("x".repeat(500));
        assert_eq!(unbroken.chars().count(), LONGEST_QUOTE + 2);
    }

    #[test]
    fn what_is_no_object_is_refused() {
        for text in ["", "[]", "1", "{", "nul"] {
            assert!(read_object(text).is_err(), "{text}");
        }
    }
}
