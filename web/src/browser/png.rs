//! A picture as dots, for whoever cannot look at SVG.

use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

use super::document;
use super::picture::Picture;
use super::script::{call, field, set};

/// Dots for each unit: sharp on paper and on good screens.
const SCALE: f64 = 2.0;

/// The picture as PNG; nothing if the browser does not let the page draw it, as some do not where
/// it holds parts of the page.
pub async fn of(picture: &Picture) -> Option<Blob> {
    let image = document().create_element("img").ok()?;
    let packed = String::from(js_sys::encode_uri_component(&picture.text));
    // Only from such an address may a picture with parts of the page be drawn.
    image.set_attribute("src", &format!("data:image/svg+xml;charset=utf-8,{packed}")).ok()?;
    let decoded = call(&image, "decode", &[])?.dyn_into::<Promise>().ok()?;
    JsFuture::from(decoded).await.ok()?;
    let canvas = document().create_element("canvas").ok()?;
    set(&canvas, "width", (picture.width * SCALE).round())?;
    set(&canvas, "height", (picture.height * SCALE).round())?;
    let pencil = call(&canvas, "getContext", &["2d".into()]).filter(|pencil| !pencil.is_null())?;
    let size = [field(&canvas, "width")?, field(&canvas, "height")?];
    let [width, height] = size;
    call(&pencil, "drawImage", &[image.into(), 0.into(), 0.into(), width, height])?;
    let written = Promise::new(&mut |resolve, _| {
        if call(&canvas, "toBlob", &[resolve.clone().into(), "image/png".into()]).is_none() {
            let _ = resolve.call1(&JsValue::NULL, &JsValue::NULL);
        }
    });
    JsFuture::from(written).await.ok()?.dyn_into().ok()
}
