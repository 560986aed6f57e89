//! Sets of named things, all made the same way.

/// Makes an enum of named things: in order, each with an index, a text in files, and a name.
///
/// ```
/// patolli_game::named_enum! {
///     /// A direction.
///     Direction in "sample-direction":
///     /// To the north.
///     North,
///     /// To the south.
///     South,
/// }
/// assert_eq!(Direction::South.index(), 1);
/// assert_eq!(Direction::South.text(), "south");
/// assert_eq!(Direction::South.name().to_string(), "sample-direction-south");
/// ```
///
/// The crate that uses it needs `serde` and `strum`.
#[macro_export]
macro_rules! named_enum {
    ($(#[$meta:meta])* $name:ident in $family:literal: $($(#[$doc:meta])* $thing:ident,)+) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            strum::EnumString, strum::IntoStaticStr, strum::VariantNames, serde::Serialize, serde::Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        pub enum $name {
            $($(#[$doc])* $thing,)+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$(Self::$thing),+];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// Its place in the order.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one in this place of the order.
            pub const fn from_index(index: usize) -> Option<Self> {
                if index < Self::COUNT { Some(Self::ALL[index]) } else { None }
            }

            /// What it is called.
            pub fn name(self) -> $crate::Name {
                $crate::Name::new($family, self.into())
            }

            /// Its text in files and decisions.
            pub fn text(self) -> &'static str {
                self.into()
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.text())
            }
        }
    };
}
