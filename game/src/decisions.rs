//! Decisions as a table: one row for each kind says all there is to say about it.

/// Makes the decisions of a game from a table with a row for each kind: how it is written, what it
/// is called, and what it is about. Index, notation, parsing and the list of kinds follow from it.
///
/// ```
/// use patolli_game::{Decision as _, Phrase, Say, named_enum};
///
/// named_enum! {
///     /// A colour.
///     Colour in "sample-colour":
///     /// Red.
///     Red,
///     /// Blue.
///     Blue,
/// }
///
/// patolli_game::decisions! {
///     /// One choice of one seat.
///     Move in "sample":
///     /// Take a card of this colour.
///     "take=" Take(Colour),
///     /// Put a card of one colour on one of another: both are named, a sign between them.
///     "@" Put(Colour, Colour),
///     /// Only these of them can be thrown away.
///     "throw=" Throw(Colour in 1..2),
///     /// End the turn.
///     "done" Done,
/// }
/// # impl Say for Move {
/// #     fn phrase(&self) -> Phrase { Phrase::new("sample-move", self.kind()) }
/// # }
///
/// assert_eq!(Move::COUNT, 2 + 4 + 1 + 1);
/// assert_eq!(Move::KINDS, ["take", "put", "throw", "done"]);
/// assert_eq!(Move::Put(Colour::Red, Colour::Blue).index(), 3);
/// assert_eq!(Move::from_index(3).unwrap().to_string(), "red@blue");
/// assert_eq!("throw=blue".parse(), Ok(Move::Throw(Colour::Blue)));
/// assert!("throw=red".parse::<Move>().is_err());
/// ```
///
/// What a decision is about has a `COUNT`, an `index` and a constant `from_index`, and is displayed
/// and parsed as one word; [`named_enum!`](crate::named_enum) makes such types. Where every value
/// of it is a kind of its own, the row begins with `each`. After the game, `misread by` may name a
/// function that knows a closer text for what is almost a decision: its id instead of `notation`.
/// The crate that uses it needs `strum`.
#[macro_export]
macro_rules! decisions {
    ($(#[$meta:meta])* $name:ident in $game:literal $(, misread by $misread:path)?: $(
        $(#[$doc:meta])*
        $($each:ident)? $text:literal $kind:ident $(($a:ident $(in $range:expr)? $(, $b:ident)?))?,
    )+) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            strum::IntoStaticStr, strum::VariantNames,
        )]
        #[strum(serialize_all = "snake_case")]
        pub enum $name {
            $($(#[$doc])* $kind $(($a $(, $b)?))?,)+
        }

        const _: () = {
            /// The kinds, to number them.
            enum Kind {
                $($kind,)+
            }

            /// How many decisions there are of each kind.
            const COUNTS: &[usize] = &[
                $($crate::decision_row!(count $(($a $(in $range)? $(, $b)?))?),)+
            ];
            /// The index of the first decision of each kind, and how many there are in all.
            const FIRST: [usize; COUNTS.len() + 1] = $crate::decision_table::sums(COUNTS);
            const COUNT: usize = FIRST[COUNTS.len()];

            const fn decode(index: usize) -> Option<$name> {
                $(if index < FIRST[Kind::$kind as usize + 1] {
                    let at = index - FIRST[Kind::$kind as usize];
                    return $crate::decision_row!(
                        decode at $name $kind $(($a $(in $range)? $(, $b)?))?
                    );
                })+
                None
            }

            static ALL: [$name; COUNT] = {
                let Some(first) = decode(0) else { panic!("a kind has no decisions") };
                let mut all = [first; COUNT];
                let mut index = 0;
                while index < COUNT {
                    if let Some(decision) = decode(index) {
                        all[index] = decision;
                    }
                    index += 1;
                }
                all
            };

            const KIND_LISTS: &[&[&str]] = &[$($crate::decision_row!(
                kinds <$name as strum::VariantNames>::VARIANTS[Kind::$kind as usize],
                $($each)? $(($a))?
            ),)+];
            const KINDS: [&str; $crate::decision_table::length(KIND_LISTS)] =
                $crate::decision_table::flatten(KIND_LISTS);

            impl $crate::Decision for $name {
                const COUNT: usize = COUNT;
                const KINDS: &'static [&'static str] = &KINDS;

                #[inline]
                fn index(self) -> usize {
                    match self {
                        $($crate::decision_row!(
                            pattern a b $name $kind $(($a $(, $b)?))?
                        ) => {
                            const FIRST_OF_KIND: usize = FIRST[Kind::$kind as usize];
                            // A thing outside the range of its kind has no index.
                            FIRST_OF_KIND.wrapping_add($crate::decision_row!(
                                index a b $(($a $(in $range)? $(, $b)?))?
                            ))
                        })+
                    }
                }

                #[inline]
                fn from_index(index: usize) -> Option<Self> {
                    ALL.get(index).copied()
                }

                fn kind(self) -> &'static str {
                    match self {
                        $($crate::decision_row!(pattern _a _b $name $kind $(($a $(, $b)?))?) => {
                            $crate::decision_row!(kind self _a $($each)?)
                        })+
                    }
                }
            }

            impl std::fmt::Display for $name {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    match *self {
                        $($crate::decision_row!(pattern a b $name $kind $(($a $(, $b)?))?) => {
                            $crate::decision_row!(write f a b $text $(($a $(, $b)?))?)
                        })+
                    }
                }
            }

            impl std::str::FromStr for $name {
                type Err = $crate::BadNotation;

                fn from_str(text: &str) -> Result<Self, $crate::BadNotation> {
                    $(
                        let read: Option<Self> = $crate::decision_row!(
                            read text $text $name $kind $(($a $(in $range)? $(, $b)?))?
                        );
                        if let Some(decision) = read {
                            return Ok(decision);
                        }
                    )+
                    let closer: Option<&'static str> = None;
                    $(let closer = closer.or_else(|| $misread(text));)?
                    let expected = $crate::Name::new($game, closer.unwrap_or("notation"));
                    Err($crate::BadNotation { text: text.to_owned(), expected })
                }
            }
        };
    };
}

/// What one row of [`decisions!`](crate::decisions) comes to.
#[doc(hidden)]
#[macro_export]
macro_rules! decision_row {
    (count) => {
        1
    };
    (count ($a:ident)) => {
        <$a>::COUNT
    };
    (count ($a:ident in $range:expr)) => {
        ($range).end - ($range).start
    };
    (count ($a:ident, $b:ident)) => {
        <$a>::COUNT * <$b>::COUNT
    };

    (decode $at:ident $name:ident $kind:ident) => {{
        let _ = $at;
        Some($name::$kind)
    }};
    (decode $at:ident $name:ident $kind:ident ($a:ident)) => {
        match <$a>::from_index($at) {
            Some(a) => Some($name::$kind(a)),
            None => None,
        }
    };
    (decode $at:ident $name:ident $kind:ident ($a:ident in $range:expr)) => {
        match <$a>::from_index(($range).start + $at) {
            Some(a) => Some($name::$kind(a)),
            None => None,
        }
    };
    (decode $at:ident $name:ident $kind:ident ($a:ident, $b:ident)) => {
        match (<$a>::from_index($at / <$b>::COUNT), <$b>::from_index($at % <$b>::COUNT)) {
            (Some(a), Some(b)) => Some($name::$kind(a, b)),
            _ => None,
        }
    };

    (kinds $name:expr, each ($a:ident)) => {
        <$a as strum::VariantNames>::VARIANTS
    };
    (kinds $name:expr, $(($a:ident))?) => {
        &[$name]
    };
    (kind $self:ident $a:ident each) => {
        $a.into()
    };
    (kind $self:ident $a:ident) => {
        $self.into()
    };

    (pattern $x:ident $y:ident $name:ident $kind:ident) => {
        $name::$kind
    };
    (pattern $x:ident $y:ident $name:ident $kind:ident ($a:ident)) => {
        $name::$kind($x)
    };
    (pattern $x:ident $y:ident $name:ident $kind:ident ($a:ident, $b:ident)) => {
        $name::$kind($x, $y)
    };

    (index $x:ident $y:ident) => {
        0
    };
    (index $x:ident $y:ident ($a:ident)) => {
        $x.index()
    };
    (index $x:ident $y:ident ($a:ident in $range:expr)) => {
        $x.index().wrapping_sub(($range).start)
    };
    (index $x:ident $y:ident ($a:ident, $b:ident)) => {
        $x.index() * <$b>::COUNT + $y.index()
    };

    (write $f:ident $x:ident $y:ident $text:literal) => {
        $f.write_str($text)
    };
    (write $f:ident $x:ident $y:ident $text:literal ($a:ident)) => {
        write!($f, "{}{}", $text, $x)
    };
    (write $f:ident $x:ident $y:ident $text:literal ($a:ident, $b:ident)) => {
        write!($f, "{}{}{}", $x, $text, $y)
    };

    (read $from:ident $text:literal $name:ident $kind:ident) => {
        ($from == $text).then_some($name::$kind)
    };
    (read $from:ident $text:literal $name:ident $kind:ident ($a:ident)) => {
        $from.strip_prefix($text).and_then(|rest| rest.parse::<$a>().ok()).map($name::$kind)
    };
    (read $from:ident $text:literal $name:ident $kind:ident ($a:ident in $range:expr)) => {
        $from
            .strip_prefix($text)
            .and_then(|rest| rest.parse::<$a>().ok())
            .filter(|thing| ($range).contains(&thing.index()))
            .map($name::$kind)
    };
    (read $from:ident $text:literal $name:ident $kind:ident ($a:ident, $b:ident)) => {
        $from
            .split_once($text)
            .and_then(|(a, b)| Some($name::$kind(a.parse::<$a>().ok()?, b.parse::<$b>().ok()?)))
    };
}

/// What [`decisions!`](crate::decisions) works out when a crate is compiled.
#[doc(hidden)]
pub mod decision_table {
    /// The sums of the first counts: of none of them, of one, and so on to all.
    pub const fn sums<const N: usize>(counts: &[usize]) -> [usize; N] {
        let mut sums = [0; N];
        let mut at = 0;
        while at < counts.len() {
            sums[at + 1] = sums[at] + counts[at];
            at += 1;
        }
        sums
    }

    /// How many texts there are in several lists.
    pub const fn length(lists: &[&[&str]]) -> usize {
        let (mut length, mut list) = (0, 0);
        while list < lists.len() {
            length += lists[list].len();
            list += 1;
        }
        length
    }

    /// The texts of several lists in one.
    pub const fn flatten<const N: usize>(lists: &[&[&'static str]]) -> [&'static str; N] {
        let mut all = [""; N];
        let (mut filled, mut list) = (0, 0);
        while list < lists.len() {
            let mut at = 0;
            while at < lists[list].len() {
                all[filled] = lists[list][at];
                filled += 1;
                at += 1;
            }
            list += 1;
        }
        all
    }
}
