//! The clipboard.

use super::window;

/// Copies a text. Browsers allow it only where the page came over a safe connection or from this
/// machine; tells whether they do.
pub fn copy(text: &str) -> bool {
    if !window().is_secure_context() {
        return false;
    }
    let _promise = window().navigator().clipboard().write_text(text);
    true
}
