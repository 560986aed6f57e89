//! A value written down flat, so that two of them are compared without being read again.
//!
//! What is the same is the same bytes, and what holds others begins with its length, so whatever
//! did not change is passed over at once.

use std::fmt;

use serde::Serialize;
use serde::ser::{self, SerializeMap, Serializer};

use crate::scratch::with_scratch;

/// A value as it would be in JSON, written down flat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tape(Box<[u8]>);

/// How a value begins. Everything from [`SMALL`] on is a small number itself.
mod tag {
    pub const NULL: u8 = 0;
    pub const FALSE: u8 = 1;
    pub const TRUE: u8 = 2;
    /// Eight bytes follow.
    pub const NEGATIVE: u8 = 3;
    pub const NUMBER: u8 = 4;
    pub const FRACTION: u8 = 5;
    /// The length follows, then the bytes.
    pub const TEXT: u8 = 6;
    /// The length in bytes follows, how many there are, and each of them.
    pub const LIST: u8 = 7;
    /// The same, each after its key.
    pub const OBJECT: u8 = 8;
    pub const SMALL: u8 = 16;
}

use tag::SMALL;

/// How many bytes a length has.
const LENGTH: usize = 4;

impl Tape {
    /// Writes a value down. What cannot be JSON is `null`.
    pub fn of(value: &impl Serialize) -> Self {
        with_scratch(|scratch| {
            let mut pen = Pen(std::mem::take(scratch));
            let written = value.serialize(&mut pen);
            *scratch = pen.0;
            Self(if written.is_ok() { scratch.as_slice().into() } else { [tag::NULL].into() })
        })
    }

    /// The whole value.
    pub(crate) fn node(&self) -> Node<'_> {
        Node(&self.0)
    }
}

/// A value on a tape, or a part of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node<'a>(&'a [u8]);

/// What a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Plain,
    List,
    Object,
}

fn word(bytes: &[u8], at: usize) -> u32 {
    let word = bytes.get(at..at + LENGTH).and_then(|word| word.try_into().ok());
    word.map_or(0, u32::from_le_bytes)
}

fn wide(bytes: &[u8]) -> u64 {
    let wide = bytes.get(1..9).and_then(|wide| wide.try_into().ok());
    wide.map_or(0, u64::from_le_bytes)
}

impl<'a> Node<'a> {
    pub fn kind(self) -> Kind {
        match self.0.first() {
            Some(&tag::LIST) => Kind::List,
            Some(&tag::OBJECT) => Kind::Object,
            _ => Kind::Plain,
        }
    }

    /// How many are in it.
    pub fn count(self) -> usize {
        if self.kind() == Kind::Plain { 0 } else { word(self.0, 1 + LENGTH) as usize }
    }

    /// What it holds, as bytes.
    fn inside(self) -> &'a [u8] {
        self.0.get(1 + 2 * LENGTH..).unwrap_or_default()
    }

    /// What is in a list.
    pub fn items(self) -> Items<'a> {
        Items(if self.kind() == Kind::List { self.inside() } else { &[] })
    }

    /// What is in an object.
    pub fn fields(self) -> Fields<'a> {
        Fields(if self.kind() == Kind::Object { self.inside() } else { &[] })
    }

    fn text(self) -> &'a str {
        as_text(self.0.get(1 + LENGTH..).unwrap_or_default())
    }
}

/// Keys and texts were texts when they were written.
fn as_text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap_or_default()
}

/// The first value in some bytes, and the bytes after it.
fn split(bytes: &[u8]) -> Option<(Node<'_>, &[u8])> {
    let length = match *bytes.first()? {
        tag::NEGATIVE | tag::NUMBER | tag::FRACTION => 9,
        tag::TEXT => 1 + LENGTH + word(bytes, 1) as usize,
        tag::LIST | tag::OBJECT => 1 + 2 * LENGTH + word(bytes, 1) as usize,
        _ => 1,
    };
    let (node, rest) = bytes.split_at_checked(length)?;
    Some((Node(node), rest))
}

/// What is in a list, one after the other.
#[derive(Clone, Debug)]
pub struct Items<'a>(&'a [u8]);

impl<'a> Iterator for Items<'a> {
    type Item = Node<'a>;

    fn next(&mut self) -> Option<Self::Item> {
        let (node, rest) = split(self.0)?;
        self.0 = rest;
        Some(node)
    }
}

/// What is in an object, one after the other.
#[derive(Clone, Debug)]
pub struct Fields<'a>(&'a [u8]);

/// The key of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key<'a>(&'a [u8]);

impl<'a> Iterator for Fields<'a> {
    type Item = (Key<'a>, Node<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        let length = word(self.0, 0) as usize;
        let (key, rest) = self.0.get(LENGTH..)?.split_at_checked(length)?;
        let (node, rest) = split(rest)?;
        self.0 = rest;
        Some((Key(key), node))
    }
}

impl Serialize for Key<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(as_text(self.0))
    }
}

impl Serialize for Node<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0.first().copied().unwrap_or(tag::NULL) {
            tag::FALSE => to.serialize_bool(false),
            tag::TRUE => to.serialize_bool(true),
            tag::NEGATIVE => to.serialize_i64(wide(self.0).cast_signed()),
            tag::NUMBER => to.serialize_u64(wide(self.0)),
            tag::FRACTION => to.serialize_f64(f64::from_bits(wide(self.0))),
            tag::TEXT => to.serialize_str(self.text()),
            tag::LIST => to.collect_seq(self.items()),
            tag::OBJECT => to.collect_map(self.fields()),
            small @ SMALL.. => to.serialize_u8(small - SMALL),
            _ => to.serialize_unit(),
        }
    }
}

/// Something that cannot be written down, such as a key that is no text.
#[derive(Debug)]
struct Unwritable;

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this cannot be JSON")
    }
}

impl std::error::Error for Unwritable {}

impl ser::Error for Unwritable {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

type Written = Result<(), Unwritable>;

struct Pen(Vec<u8>);

impl Pen {
    fn length(&mut self, length: usize) -> Written {
        let length = u32::try_from(length).map_err(|_| Unwritable)?;
        self.0.extend(length.to_le_bytes());
        Ok(())
    }

    fn number(&mut self, number: u64) {
        match u8::try_from(number).ok().and_then(|small| small.checked_add(SMALL)) {
            Some(small) => self.0.push(small),
            None => self.wide(tag::NUMBER, number),
        }
    }

    fn wide(&mut self, tag: u8, wide: u64) {
        self.0.push(tag);
        self.0.extend(wide.to_le_bytes());
    }

    fn text(&mut self, text: &str) -> Written {
        self.length(text.len())?;
        self.0.extend(text.as_bytes());
        Ok(())
    }

    /// Something begins that holds others.
    fn open(&mut self, tag: u8) -> Open<'_> {
        let at = self.0.len();
        self.0.push(tag);
        self.0.extend([0; 2 * LENGTH]);
        Open { pen: self, at, count: 0, around: None }
    }

    /// An object with one field, which is a list or an object.
    fn open_named(&mut self, name: &str, tag: u8) -> Result<Open<'_>, Unwritable> {
        let around = self.0.len();
        self.0.push(tag::OBJECT);
        self.0.extend([0; 2 * LENGTH]);
        self.text(name)?;
        Ok(Open { around: Some(around), ..self.open(tag) })
    }

    /// What began there is complete.
    fn close(&mut self, at: usize, count: u32) -> Written {
        let length = self.0.len() - at - 1 - 2 * LENGTH;
        let length = u32::try_from(length).map_err(|_| Unwritable)?;
        let head = self.0.get_mut(at + 1..at + 1 + 2 * LENGTH).ok_or(Unwritable)?;
        head[..LENGTH].copy_from_slice(&length.to_le_bytes());
        head[LENGTH..].copy_from_slice(&count.to_le_bytes());
        Ok(())
    }
}

/// Something that holds others, while it is written.
struct Open<'a> {
    pen: &'a mut Pen,
    at: usize,
    count: u32,
    /// Where the object around it began, if there is one of which it is the only field.
    around: Option<usize>,
}

impl Open<'_> {
    fn item(&mut self, value: &(impl Serialize + ?Sized)) -> Written {
        self.count += 1;
        value.serialize(&mut *self.pen)
    }

    fn field(&mut self, key: &str, value: &(impl Serialize + ?Sized)) -> Written {
        self.pen.text(key)?;
        self.item(value)
    }

    fn close(self) -> Written {
        self.pen.close(self.at, self.count)?;
        self.around.map_or(Ok(()), |around| self.pen.close(around, 1))
    }
}

impl<'a> Serializer for &'a mut Pen {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeTupleStruct = Open<'a>;
    type SerializeTupleVariant = Open<'a>;
    type SerializeMap = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeStructVariant = Open<'a>;

    fn serialize_bool(self, yes: bool) -> Written {
        self.0.push(if yes { tag::TRUE } else { tag::FALSE });
        Ok(())
    }

    fn serialize_i8(self, number: i8) -> Written {
        self.serialize_i64(number.into())
    }

    fn serialize_i16(self, number: i16) -> Written {
        self.serialize_i64(number.into())
    }

    fn serialize_i32(self, number: i32) -> Written {
        self.serialize_i64(number.into())
    }

    fn serialize_i64(self, number: i64) -> Written {
        match u64::try_from(number) {
            Ok(number) => self.number(number),
            Err(_) => self.wide(tag::NEGATIVE, number.cast_unsigned()),
        }
        Ok(())
    }

    fn serialize_u8(self, number: u8) -> Written {
        self.serialize_u64(number.into())
    }

    fn serialize_u16(self, number: u16) -> Written {
        self.serialize_u64(number.into())
    }

    fn serialize_u32(self, number: u32) -> Written {
        self.serialize_u64(number.into())
    }

    fn serialize_u64(self, number: u64) -> Written {
        self.number(number);
        Ok(())
    }

    fn serialize_f32(self, number: f32) -> Written {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Written {
        if number.is_finite() {
            self.wide(tag::FRACTION, number.to_bits());
        } else {
            self.0.push(tag::NULL);
        }
        Ok(())
    }

    fn serialize_char(self, char: char) -> Written {
        self.serialize_str(char.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Written {
        self.0.push(tag::TEXT);
        self.text(text)
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Written {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.0.push(tag::NULL);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Written {
        self.serialize_str(name)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Written {
        let mut object = self.open(tag::OBJECT);
        object.field(name, value)?;
        object.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a>, Unwritable> {
        Ok(self.open(tag::LIST))
    }

    fn serialize_tuple(self, _: usize) -> Result<Open<'a>, Unwritable> {
        Ok(self.open(tag::LIST))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Unwritable> {
        Ok(self.open(tag::LIST))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Unwritable> {
        self.open_named(name, tag::LIST)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a>, Unwritable> {
        Ok(self.open(tag::OBJECT))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Unwritable> {
        Ok(self.open(tag::OBJECT))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Unwritable> {
        self.open_named(name, tag::OBJECT)
    }
}

/// Lists of any kind are written alike.
macro_rules! lists {
    ($($kind:ident $item:ident),*) => {$(
        impl ser::$kind for Open<'_> {
            type Ok = ();
            type Error = Unwritable;

            fn $item<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
                self.item(value)
            }

            fn end(self) -> Written {
                self.close()
            }
        }
    )*};
}

lists!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

/// So are structures.
macro_rules! structures {
    ($($kind:ident),*) => {$(
        impl ser::$kind for Open<'_> {
            type Ok = ();
            type Error = Unwritable;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Written {
                self.field(key, value)
            }

            fn end(self) -> Written {
                self.close()
            }
        }
    )*};
}

structures!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Open<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        // A key is written like a text, without saying that it is one.
        let at = self.pen.0.len();
        key.serialize(&mut *self.pen)?;
        match self.pen.0.get(at).copied() {
            Some(tag::TEXT) => {
                self.pen.0.remove(at);
            }
            Some(small @ SMALL..) => {
                self.pen.0.truncate(at);
                self.pen.text(&(small - SMALL).to_string())?;
            }
            Some(tag::NUMBER) => {
                let number = wide(&self.pen.0[at..]);
                self.pen.0.truncate(at);
                self.pen.text(&number.to_string())?;
            }
            Some(tag::NEGATIVE) => {
                let number = wide(&self.pen.0[at..]).cast_signed();
                self.pen.0.truncate(at);
                self.pen.text(&number.to_string())?;
            }
            _ => return Err(Unwritable),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.item(value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;
    use serde_json::{Value, to_value};

    use super::*;
    use crate::delta::tests::value;

    #[derive(Serialize)]
    enum Every {
        Unit,
        Newtype(i8),
        Tuple(u64, Option<f32>),
        Struct { text: char, map: BTreeMap<i16, bool> },
    }

    #[test]
    fn whatever_can_be_json_is_read_as_json_has_it() {
        let map = BTreeMap::from([(-3, true), (7, false), (300, true)]);
        let every = [
            Every::Unit,
            Every::Newtype(-4),
            Every::Tuple(u64::MAX, None),
            Every::Tuple(239, Some(1.5)),
            Every::Tuple(240, Some(f32::NAN)),
            Every::Struct { text: 'é', map },
        ];
        assert_eq!(to_value(Tape::of(&every).node()).unwrap(), to_value(&every).unwrap());
    }

    #[test]
    fn what_cannot_be_json_is_nothing() {
        let odd = BTreeMap::from([(vec![1_u8], 2_u8)]);
        assert_eq!(to_value(Tape::of(&odd).node()).unwrap(), Value::Null);
    }

    proptest! {
        #[test]
        fn a_tape_is_read_as_it_was_written(value in value()) {
            prop_assert_eq!(to_value(Tape::of(&value).node()).unwrap(), value);
        }
    }
}
