/**
 * What a browser keeps of an installed client: one page that says when the server cannot be reached. Nothing else is ever kept or answered from here, so that nothing is stale after an update.
 * It also shows notifications where only a service worker may (phones), and brings the table to the front when one is tapped.
 */

/** @typedef {{waitUntil: (work: Promise<unknown>) => void}} Extendable */
/** @typedef {Extendable & {request: Request, respondWith: (answer: Promise<Response>) => void}} FetchEvent */
/** @typedef {Extendable & {notification: Notification}} NotificationEvent */

const KEPT = "offline";
const PAGE = "/web/offline.html";
const OFFLINE = "/offline/";
const FILES = [
  PAGE,
  "/web/css/offline/page.css",
  "/web/fonts/asap.woff2",
  "/web/fonts/sansita.woff2",
  "/web/icons/192.png",
];

// In a worker `self` is none of what the page's types know.
const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {Extendable} */ event) => {
  event.waitUntil(keepFiles().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {Extendable} */ event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener("fetch", (/** @type {FetchEvent} */ event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => offlinePage()));
    // While the server is there: what is kept is never older than the client.
    event.waitUntil(keepFiles().catch(() => {}));
  } else if (FILES.includes(new URL(request.url).pathname))
    event.respondWith(fetch(request).catch(() => keptAnswer(request.url)));
});

worker.addEventListener("notificationclick", (/** @type {NotificationEvent} */ event) => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data));
});

async function keepFiles() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES.map((path) => new Request(path, { cache: "no-cache" })));
}

/** The page that says so; with a way to the games, where they are kept (`/offline/`, by a service worker of their own). */
async function offlinePage() {
  const page = await keptAnswer(PAGE);
  if (!(await caches.match(OFFLINE))) return page;
  const text = (await page.text()).replace("<p hidden>", "<p>");
  return new Response(text, { headers: page.headers });
}

/** @param {string} address */
async function keptAnswer(address) {
  return (await caches.match(address)) ?? Response.error();
}

/** A window that shows this path already, or a new one. @param {string} path */
async function showTable(path) {
  const windows = await worker.clients.matchAll({ type: "window" });
  const shown = windows.find(
    (/** @type {{url: string}} */ { url }) => new URL(url).pathname === path,
  );
  await (shown ? shown.focus() : worker.clients.openWindow(path));
}
