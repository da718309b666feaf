// VERSION, NAMES, WORDS (by language) and MODULE come from the build: see offline.ts. Names are those of files beside this one.
const KEPT = `besace-${VERSION}`;
const address = (name) => new URL(name, self.location).href;
const FILES = new Set(NAMES.map(address));
const SPOKEN = new Set(Object.values(WORDS).flat().map(address));

/** The words of the language that the page has noted (main.ts). */
async function wordsOfReader() {
  const note = await caches.match(address("language"), { cacheName: "besace" });
  return (WORDS[await note?.text()] ?? []).map(address);
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(KEPT).then(async (cache) => {
      await cache.addAll([...FILES, ...(await wordsOfReader())]);
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

/** Words of another language: they are kept from when they are first spoken. */
async function words(request) {
  const kept = await caches.match(request, { cacheName: KEPT });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (SPOKEN.has(request.url)) event.respondWith(words(request));
  else if (FILES.has(request.url) || request.url === address(MODULE)) event.respondWith(file(request));
});
