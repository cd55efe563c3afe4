/**
 * The hall's service worker: keeps the client's files, so that the lobby opens without the network, and shows what the
 * hall pushes. The hall writes two lines above this: VERSION, made of all files, and FILES, their addresses. A file that
 * names its version never changes, so it is fetched once. The page and all the rest come from the hall while it
 * answers, so nothing is older than the hall itself; what is kept of them is for when it does not.
 */
const CACHE = `meadhall-${VERSION}`, RELEASES = "/v/";
const NOT_KEPT = ["/api/tables", "/api/doors", "/feed/", "/docs/"]; // of one table or reader; and the documentation

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES); // what the page has fetched comes from the browser's own cache
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
  if (NOT_KEPT.some((path) => pathname.startsWith(path))) return;
  event.respondWith(pathname.startsWith(RELEASES) ? keep(request) : answer(request));
});

/** A file of a release: the one that was kept, or the hall's, kept from now on. */
async function keep(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const cache = await caches.open(CACHE), response = await fetch(request);
  if (response.headers.get("cache-control")?.includes("immutable")) await cache.put(request, response.clone());
  return response;
}

/** What the hall answers, kept for later; without the network, what was kept. */
async function answer(request) {
  const cache = await caches.open(CACHE), isPage = request.mode === "navigate";
  try {
    const response = await fetch(request);
    if (response.ok && !isPage) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(isPage ? "/" : request, { ignoreVary: true });
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

/** The table that called: where it is open already, or in a new page. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
