/**
 * The hall's service worker: keeps the client's files, so that the lobby opens without the network, and shows what the
 * hall pushes. The hall writes two lines above this: VERSION, made of all files, and FILES, their names. Whoever has
 * the network gets everything from the hall, so nothing is older than the hall itself; what is kept is for the rest.
 */
const CACHE = `meadhall-${VERSION}`;
const ANY_SEAT = ["/api/tables", "/api/doors", "/feed/"]; // what belongs to one table or reader is never kept

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
  await self.skipWaiting();
}

/** What other versions kept goes; pages that are open are ours from now on. */
async function takeOver() {
  const others = (await caches.keys()).filter((name) => name.startsWith("meadhall-") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("authorization")) return;
  if (ANY_SEAT.some((path) => pathname.startsWith(path))) return;
  event.respondWith(answer(request));
});

/** What the hall answers, kept for later; without the network, what was kept. */
async function answer(request) {
  const cache = await caches.open(CACHE), isPage = request.mode === "navigate";
  try {
    const response = await fetch(request);
    if (response.ok && !isPage) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(isPage ? "/" : request);
    if (kept) return kept;
    throw error;
  }
}

// -- what the hall pushes ---------------------------------------------------------------------------------------

self.addEventListener("push", (event) => {
  const { title, body, tag, url } = event.data.json();
  const shown = { body, tag, data: { url }, icon: "/art/icon-192.png", badge: "/art/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});

/** The table that called: where it is open already, or in a page of its own. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
