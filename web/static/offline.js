// Keeps the page in the browser, so that it opens without a network. Games are kept elsewhere, and stay.
// Other versions of this page, and no other page of the same host.
const OWN = `patolli ${self.registration.scope} `;
const VERSION = `${OWN}{{version}}`;
const FILES = {{files}};

// A new version is fetched whole beside the old one, past whatever the browser kept of it, and takes over when no
// tab uses the old one any more.
self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(OWN) && name !== VERSION;
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});

// The page itself is asked for anew, so that updates come; without an answer the kept one is shown. All else
// carries its version in its name, and never changes.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  const kept = () => caches.open(VERSION)
    .then((cache) => cache.match(request.mode === "navigate" ? "./" : request));
  event.respondWith(request.mode === "navigate"
    ? fetch(request).catch(() => kept().then((page) => page ?? Response.error()))
    : kept().then((file) => file ?? fetch(request)));
});
