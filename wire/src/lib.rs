//! What a page and the house of its tables say to each other: JSON, one [`Ask`] or [`News`] in each
//! message.

mod ask;
mod delta;
mod mirror;
mod news;
mod scratch;
mod tape;

pub use ask::{Ask, LONGEST_ASK, MOST_MOMENTS, Wish};
pub use delta::{Misfit, Raw, apply, delta, delta_of, raw};
pub use mirror::{Gap, Mirror, Told};
pub use news::{
    Card, Course, News, Played, Refusal, Room, Score, Seen, Snapshot, Update, Welcome, change_lobby,
};
pub use scratch::with_scratch;
pub use tape::Tape;
