//! A game as a link: its record, compressed and written in letters that an address may have.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

/// How hard records are compressed, from 0 to 10.
const EFFORT: u8 = 9;
/// The longest record, in bytes.
const LONGEST: usize = 1 << 20;

/// The text as part of an address.
pub fn pack(text: &str) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(compress_to_vec(text.as_bytes(), EFFORT))
}

/// The text that was packed; nothing if this is not one.
pub fn unpack(packed: &str) -> Option<String> {
    let pressed = BASE64_URL_SAFE_NO_PAD.decode(packed).ok()?;
    let bytes = decompress_to_vec_with_limit(&pressed, LONGEST).ok()?;
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked_and_smaller() {
        let text = "palenque place=tikal done ".repeat(200);
        let packed = pack(&text);
        assert!(packed.len() < text.len() / 10);
        assert!(packed.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
        assert_eq!(unpack(&packed), Some(text));
    }

    #[test]
    fn what_is_no_game_is_refused() {
        for bad in ["", "!!", "AAAA", "e30"] {
            assert_eq!(unpack(bad).filter(|text| !text.is_empty()), None, "{bad}");
        }
        // Something that would fill the memory is rejected.
        let bomb = pack(&"a".repeat(LONGEST + 1));
        assert_eq!(unpack(&bomb), None);
    }
}
