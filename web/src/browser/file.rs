//! Files from and to the person's device.

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

use super::document;

/// The largest file that is read, in bytes; no record comes near it.
const LARGEST: f64 = 4e6;

/// Offers a text as a file to be saved.
pub fn save(name: &str, text: &str) {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind);
    // Writing a text down and clicking a link fail only where there is no document.
    let _ = blob.and_then(|blob| offer(name, &blob));
}

/// Offers something that is not a text as a file to be saved.
pub fn save_blob(name: &str, blob: &Blob) {
    let _ = offer(name, blob);
}

fn offer(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let url = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // The browser needs the address until it has begun to save.
    set_timeout(
        move || {
            let _ = Url::revoke_object_url(&url);
        },
        std::time::Duration::from_secs(10),
    );
    Ok(())
}

/// Reads a file as text; nothing if it is too large or cannot be read.
pub async fn read(file: File) -> Option<String> {
    if file.size() > LARGEST {
        return None;
    }
    let text = wasm_bindgen_futures::JsFuture::from(file.text()).await.ok()?;
    text.as_string()
}
