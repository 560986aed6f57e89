//! A short number for a whole state, the same on every machine.

use crate::game::{Game, Viewer};

/// The FNV-1a hash (64 bits) of the omniscient view as compact JSON.
///
/// It goes by what the game is, not by how it is laid out in memory, so that records outlive
/// changes of the code.
pub fn fingerprint<G: Game>(game: &G) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    // A view is plain data: writing it cannot fail, and the hasher takes every byte.
    let _ = serde_json::to_writer(&mut hasher, &game.view(Viewer::Omniscient));
    hasher.0
}

struct Fnv(u64);

impl std::io::Write for Fnv {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_answers_of_fnv_1a() {
        for (text, hash) in [("", 0xcbf2_9ce4_8422_2325), ("foobar", 0x8594_4171_f739_67e8)] {
            let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
            std::io::Write::write_all(&mut hasher, text.as_bytes()).unwrap();
            assert_eq!(hasher.0, hash, "{text:?}");
        }
    }
}
