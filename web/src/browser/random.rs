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
