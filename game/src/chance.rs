//! All chance of a game: one generator, one bounded draw, one shuffle, fixed forever.
//!
//! A seed and a record must give the same game on every machine and after every update, so nothing
//! here may change its results: the tests hold known answers.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use thiserror::Error;

use crate::text_newtype;

/// The second half of every key, so that our streams are ours alone.
const KEY_TAIL: &[u8; 16] = b"patolli chance 1";

/// Streams from here on belong to the players of a match, not to its games.
const FIRST_PLAYER_STREAM: u64 = 1 << 62;

/// What all chance of a game follows from: 128 bits, written as up to 32 hexadecimal digits.
///
/// ```
/// use patolli_game::Seed;
/// let seed: Seed = "c0ffee".parse()?;
/// assert_eq!(seed.to_string(), "c0ffee");
/// # Ok::<(), patolli_game::BadSeed>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seed(pub u128);

impl Seed {
    /// The seed of game number `number` (from 0) of a match with this seed.
    pub fn of_game(self, number: u64) -> Self {
        let mut chance = Chance::stream(self, 1 + number % (FIRST_PLAYER_STREAM - 1));
        Self(chance.wide())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}", self.0)
    }
}

/// The text is not 1 to 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("bad-seed")]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let digits = (1..=32).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_hexdigit());
        if !digits {
            return Err(BadSeed);
        }
        u128::from_str_radix(text, 16).map(Self).map_err(|_| BadSeed)
    }
}

text_newtype!(Seed: "1 to 32 hexadecimal digits");

/// A source of random numbers: `ChaCha8`, keyed by a seed.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The chance of the game with this seed.
    pub fn new(seed: Seed) -> Self {
        Self::stream(seed, 0)
    }

    /// A player's own random numbers; players may never see the game's.
    pub fn of_player(seed: Seed, player: u32) -> Self {
        Self::stream(seed, FIRST_PLAYER_STREAM + u64::from(player))
    }

    fn stream(seed: Seed, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..16].copy_from_slice(&seed.0.to_le_bytes());
        key[16..].copy_from_slice(KEY_TAIL);
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(stream);
        Self(generator)
    }

    /// A number below `bound`, each equally likely; 0 if the bound is 0.
    ///
    /// Multiply-shift with rejection on one 32-bit word at a time.
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of the items, each equally likely; nothing if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// An index chosen in proportion to the weights; the last one if all are 0.
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let mut draw = self.below(weights.iter().sum());
        for (index, &weight) in weights.iter().enumerate() {
            if draw < weight {
                return index;
            }
            draw -= weight;
        }
        weights.len().saturating_sub(1)
    }

    /// Puts the items in random order: from the last place down, each swapped with one not above.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// 128 random bits.
    pub fn wide(&mut self) -> u128 {
        let low = u128::from(self.0.next_u64());
        low | u128::from(self.0.next_u64()) << 64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_answers_of_the_generator() {
        let mut chance = Chance::new(Seed(42));
        let words: Vec<u32> = (0..4).map(|_| chance.0.next_u32()).collect();
        assert_eq!(words, KNOWN_WORDS);
    }

    #[test]
    fn known_answers_of_the_bounded_draw() {
        let mut chance = Chance::new(Seed(42));
        let draws: Vec<u32> = (1..=12).map(|bound| chance.below(bound)).collect();
        assert_eq!(draws, KNOWN_DRAWS);
    }

    #[test]
    fn known_answers_of_the_shuffle() {
        let mut items: Vec<u8> = (0..10).collect();
        Chance::new(Seed(42)).shuffle(&mut items);
        assert_eq!(items, KNOWN_SHUFFLE);
    }

    #[test]
    fn known_answers_of_derived_seeds() {
        assert_eq!(Seed(42).of_game(0).to_string(), KNOWN_SEEDS[0]);
        assert_eq!(Seed(42).of_game(1).to_string(), KNOWN_SEEDS[1]);
    }

    #[test]
    fn a_large_bound_rejects_and_stays_below() {
        let bound = (1 << 31) + 1;
        let mut chance = Chance::new(Seed(7));
        assert!((0..1000).all(|_| chance.below(bound) < bound));
    }

    #[test]
    fn every_order_of_three_is_equally_likely() {
        let mut counts = std::collections::BTreeMap::new();
        let mut chance = Chance::new(Seed(1));
        for _ in 0..6000 {
            let mut items = [0, 1, 2];
            chance.shuffle(&mut items);
            *counts.entry(items).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|&count| (850..1150).contains(&count)), "{counts:?}");
    }

    #[test]
    fn a_seed_is_at_most_32_hexadecimal_digits() {
        assert_eq!("FF".parse(), Ok(Seed(255)));
        for bad in ["", "+1", "xyz", &"1".repeat(33)] {
            assert_eq!(bad.parse::<Seed>(), Err(BadSeed), "{bad:?}");
        }
    }

    // Worked out by an independent implementation of the same description (docs/notation.md).
    const KNOWN_WORDS: [u32; 4] = [0xde75_d12c, 0x1a76_f109, 0xbccc_bd25, 0xddc8_3a84];
    const KNOWN_DRAWS: [u32; 12] = [0, 0, 2, 3, 4, 2, 2, 7, 8, 3, 2, 8];
    const KNOWN_SHUFFLE: [u8; 10] = [9, 3, 2, 4, 1, 7, 6, 5, 0, 8];
    const KNOWN_SEEDS: [&str; 2] =
        ["96baf202660e148d93f5327f6b5b130d", "1c9a8f86d85b3ab4bc4c682f578731ed"];
}
