// Keeps the page in the browser, so that it opens without a network. Games are kept elsewhere, and stay.
const VERSION = "patolli-{{version}}";
const FILES = {{files}};

// A new version is fetched whole beside the old one, and takes over when no tab uses the old one any more.
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("patolli-") && name !== VERSION;
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});

// The page itself is asked for anew, so that updates come; without an answer the kept one is shown. All else
// carries its version in its name, and never changes.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  const kept = () => caches.match(request.mode === "navigate" ? "./" : request);
  event.respondWith(request.mode === "navigate"
    ? fetch(request).catch(() => kept().then((page) => page ?? Response.error()))
    : kept().then((file) => file ?? fetch(request)));
});
