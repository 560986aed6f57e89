// The bots: the page's own module, in a worker. The page sends it compiled, and is told when it is ready.
import init from "./page.js";

self.onmessage = (event) => init({ module_or_path: event.data });
