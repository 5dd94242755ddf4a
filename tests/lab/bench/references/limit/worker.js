// Cache first: page and script from the cache, the two answers from it as well,
// each refreshed behind the visitor's back for the next visit.
const CACHE = "limit";
const PAGE = ["/", "/app.js"];
const ANSWERS = ["/api/announcements", "/api/statistics"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...PAGE, ...ANSWERS])));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  const key = event.request.mode === "navigate" ? "/" : pathname;
  if (!PAGE.includes(key) && !ANSWERS.includes(key)) return;
  event.respondWith(
    caches.match(key).then((kept) => {
      if (!kept) return fetch(event.request);
      if (ANSWERS.includes(key)) event.waitUntil(refresh(key));
      return kept;
    }),
  );
});

async function refresh(path) {
  try {
    await (await caches.open(CACHE)).add(path);
  } catch {
    // Without a connection the kept answer stays.
  }
}
