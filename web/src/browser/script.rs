//! Fields and methods of the browser's objects, by their names.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A field of an object, if it has it.
pub fn field(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok().filter(|value| !value.is_undefined())
}

/// Sets a field of an object.
pub fn set(object: &JsValue, name: &str, value: impl Into<JsValue>) -> Option<()> {
    Reflect::set(object, &name.into(), &value.into()).ok().map(|_| ())
}

/// Calls a method of an object; nothing if it has none such, or if it fails.
pub fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method = field(object, name)?.dyn_into::<Function>().ok()?;
    Reflect::apply(&method, object, &arguments.iter().collect::<Array>()).ok()
}
