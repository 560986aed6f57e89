//! Small types that are one word in files.

/// Lets a type be one word in files, as it is displayed and parsed, and makes the error that parsing
/// anything else gives.
///
/// ```
/// use std::{fmt, str::FromStr};
///
/// /// An even number.
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// struct Even(u8);
///
/// impl fmt::Display for Even {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         self.0.fmt(f)
///     }
/// }
///
/// impl FromStr for Even {
///     type Err = NotEven;
///
///     fn from_str(text: &str) -> Result<Self, NotEven> {
///         text.parse().ok().filter(|number| number % 2 == 0).map(Self).ok_or(NotEven)
///     }
/// }
///
/// patolli_game::text_newtype!(Even, NotEven: "an even number such as \"4\"");
///
/// assert_eq!(serde_json::to_string(&Even(4)).unwrap(), r#""4""#);
/// let refused = serde_json::from_str::<Even>(r#""3""#).unwrap_err().to_string();
/// assert!(refused.contains("expected an even number"), "{refused}");
/// ```
///
/// The crate that uses it needs `serde`.
#[macro_export]
macro_rules! text_newtype {
    ($type:ty, $error:ident: $expected:literal) => {
        #[doc = concat!("The text is not ", $expected, ".")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $error;

        $crate::text_newtype!($type: $expected);
    };
    // With an error of its own.
    ($type:ty: $expected:literal) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                let unexpected = serde::de::Unexpected::Str(&text);
                text.parse()
                    .map_err(|_| serde::de::Error::invalid_value(unexpected, &$expected))
            }
        }
    };
}
