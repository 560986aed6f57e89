// Starts the page, or says why it cannot start. The sentences are in index.html.
const show = (id) => { document.getElementById(id).hidden = false; };

if (typeof WebAssembly !== "object") {
  show("no-wasm");
} else {
  import("./page.js")
    .then((page) => page.default({ module_or_path: new URL("page_bg.wasm", import.meta.url) }))
    .then(() => {
      // From now on the page opens without a network, where the browser can do that.
      navigator.serviceWorker?.register("offline.js").catch((error) => console.warn(error));
    })
    .catch((error) => { console.error(error); show("crashed"); });
}
