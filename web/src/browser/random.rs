//! Random numbers of the browser.

use patolli_game::Seed;

/// A seed that nobody can guess.
pub fn seed() -> Seed {
    let mut bytes = [0; 16];
    // Without random numbers every game would be the same: there is no browser of that kind.
    let _ = getrandom::fill(&mut bytes);
    Seed(u128::from_le_bytes(bytes))
}

/// A short name for something new.
pub fn id() -> String {
    format!("{:08x}", seed().0 as u32)
}

/// A number that is used once: what is done with it is not done twice.
pub fn key() -> u64 {
    seed().0 as u64
}

/// A number below this one.
pub fn below(most: u32) -> u32 {
    seed().0 as u32 % most.max(1)
}
