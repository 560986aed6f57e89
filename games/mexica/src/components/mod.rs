//! What is printed: the map, tiles and tokens, as data. Nothing in here knows what happens.

pub(crate) mod bridge;
pub(crate) mod calpulli;
pub(crate) mod map;
pub(crate) mod supply;
pub(crate) mod temple;
