//! What is printed: boards, tiles and tables, as data. Nothing in here knows what happens.

pub(crate) mod action;
pub(crate) mod building;
pub(crate) mod calendar;
pub(crate) mod gear;
pub(crate) mod jungle;
pub(crate) mod material;
pub(crate) mod monument;
pub(crate) mod prophecy;
pub(crate) mod quick;
pub(crate) mod technology;
pub(crate) mod temple;
pub(crate) mod tile;
pub(crate) mod tribe;
pub(crate) mod wealth;
