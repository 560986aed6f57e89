//! The clipboard.

use super::window;

/// Copies a text; tells whether the browser did. It may do so only if the page came over a secure
/// connection or from this machine.
pub async fn copy(text: &str) -> bool {
    if !window().is_secure_context() {
        return false;
    }
    let written = window().navigator().clipboard().write_text(text);
    wasm_bindgen_futures::JsFuture::from(written).await.is_ok()
}
