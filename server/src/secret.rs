//! Secrets: what guests are known by, names of tables, seeds.

use patolli_game::Seed;
use patolli_store::Digest;
use patolli_tables::TableId;
use sha2::{Digest as _, Sha256};

/// Letters and digits that cannot be taken for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        // Nothing that is kept secret here would be one.
        tracing::error!(%error, "the system has no random numbers");
        std::process::abort();
    }
    bytes
}

/// A word of so many letters that nobody can guess: five bits each.
fn word<const N: usize>() -> String {
    letters(&random::<N>())
}

fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// The name of the table that something known to nobody else leads to, always the same.
pub fn table_of(seed: &[&[u8]]) -> TableId {
    let mut hash = Sha256::new();
    for part in seed {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    TableId(letters(&hash.finalize()[..16]))
}

/// A new secret of 160 bits.
pub fn secret() -> String {
    word::<32>()
}

/// A new seed.
pub fn seed() -> Seed {
    Seed(u128::from_le_bytes(random()))
}

/// What is kept of a secret.
pub fn digest(secret: &str) -> Digest {
    Sha256::digest(secret.as_bytes()).into()
}
