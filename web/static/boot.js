// Starts the page, or says why it cannot start. The sentences are in index.html.
const show = (id) => { document.getElementById(id).hidden = false; };

if (typeof WebAssembly !== "object") {
  show("no-wasm");
} else {
  import("./page.js")
    .then((page) => page.default({ module_or_path: new URL("page_bg.wasm", import.meta.url) }))
    .catch((error) => { console.error(error); show("crashed"); });
}
