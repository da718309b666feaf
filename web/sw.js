// VERSION, NAMES and MODULE come from the build: see offline.ts. Names are those of files beside this one.
const KEPT = `besace-${VERSION}`;
const address = (name) => new URL(name, self.location).href;
const FILES = new Set(NAMES.map(address));

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(KEPT).then(async (cache) => {
      await cache.addAll([...FILES]);
      await cache.add(address(MODULE)).catch(() => undefined); // a server may have no rules for browsers
    }),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      await Promise.all(names.filter((name) => name.startsWith("besace-") && name !== KEPT).map((name) => caches.delete(name)));
      await self.clients.claim();
    }),
  );
});

/** A page: from the network while there is one, so that a new build is seen, else the one that was kept. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(address("./"), { cacheName: KEPT })) ?? Response.error();
  }
}

/** A file: the one that was kept, or from the network. */
async function file(request) {
  return (await caches.match(request, { cacheName: KEPT })) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.has(request.url) || request.url === address(MODULE)) event.respondWith(file(request));
});
