//! When the page itself fails: a sentence instead of a dead screen.

use super::element;

/// Shows the sentence that `index.html` holds ready, and writes the reason to the console.
pub fn watch() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        if let Some(sentence) = element::<web_sys::HtmlElement>("crashed") {
            let _ = sentence.set_attribute("data-why", &info.to_string());
            sentence.set_hidden(false);
        }
    }));
}
