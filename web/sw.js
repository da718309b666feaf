// VERSION, NAMES, WORDS (by language), MODULE and WEIGHTS come from the build: see offline.ts. Names are those of files beside this one.
const KEPT = `besace-${VERSION}`;
const address = (name) => new URL(name, self.location).href;
const FILES = new Set(NAMES.map(address));
const LEARNT = "besace-weights"; // of networks: they outlive a build that has the same
const NETWORKS = WEIGHTS.map(address);
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
      await Promise.all(names.filter((name) => name.startsWith("besace-") && name !== KEPT && name !== LEARNT).map((name) => caches.delete(name)));
      const learnt = await caches.open(LEARNT);
      await Promise.all((await learnt.keys()).filter(({ url }) => !NETWORKS.includes(url)).map((old) => learnt.delete(old)));
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

/** Words of another language, or what a network has learnt: kept from when they are first asked for. */
async function firstAsked(request, cacheName) {
  const kept = await caches.match(request, { cacheName });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone());
  return answer;
}

/** A page that has nothing else to do wants the networks to be here when there is no network. */
self.addEventListener("message", (event) => {
  if (event.data !== "networks") return;
  event.waitUntil(Promise.all(NETWORKS.map((url) => firstAsked(new Request(url), LEARNT).catch(() => undefined)))); // the next page asks again
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (SPOKEN.has(request.url)) event.respondWith(firstAsked(request, KEPT));
  else if (NETWORKS.includes(request.url)) event.respondWith(firstAsked(request, LEARNT));
  else if (FILES.has(request.url) || request.url === address(MODULE)) event.respondWith(file(request));
});
