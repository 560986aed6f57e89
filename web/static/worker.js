// The bots: the page's own module, in a worker. The page sends it compiled, and is told when it is ready.
import init from "./page.js";

// The page hears of errors that nobody catches, and of no others.
const fail = (error) => setTimeout(() => { throw error; });

self.onmessage = (event) => init({ module_or_path: event.data }).catch(fail);
