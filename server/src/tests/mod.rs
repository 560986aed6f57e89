//! The house as its guests know it: over real connections.

mod client;
mod games;
mod hostile;
mod hosting;
mod killed;
mod open;
mod secrecy;
mod stores;
mod synced;
