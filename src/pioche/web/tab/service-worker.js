/**
 * The service worker of a site of static files: keeps all files of one version, so that the site works without a network, and answers from them.
 * `pioche site` writes the version and the list of files. A new version is kept beside the old one and takes over when the page says so:
 * between games.
 */

const VERSION = "VERSION";
const SITE_FILES = ["FILES"];

// In a worker `self` is none of what the page's types know.
const site = /** @type {any} */ (self);
/** Sites of one origin have caches of their own. */
const PREFIX = `site ${new URL("./", site.location.href).pathname} `;
const CACHE = PREFIX + VERSION;
const TAKE_OVER = "take over";

site.addEventListener("install", (/** @type {Extendable} */ event) => {
  event.waitUntil(keepSite());
});

site.addEventListener("activate", (/** @type {Extendable} */ event) => {
  event.waitUntil(dropOthers().then(() => site.clients.claim()));
});

site.addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (event.data === TAKE_OVER) site.skipWaiting();
});

site.addEventListener("fetch", (/** @type {FetchEvent} */ event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(site.registration.scope))
    event.respondWith(answer(request));
});

site.addEventListener("notificationclick", (/** @type {NotificationEvent} */ event) => {
  event.notification.close();
  event.waitUntil(showPage());
});

/** Files of an unchanged name and digest come from the version before, without the network. */
async function keepSite() {
  const cache = await caches.open(CACHE);
  for (const name of SITE_FILES) {
    const address = new URL(name, site.registration.scope).href;
    const known = name.endsWith(".packed") ? await caches.match(address) : undefined;
    if (known) await cache.put(address, known);
    else await cache.add(new Request(address, { cache: "no-cache" }));
  }
}

async function dropOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const address = request.mode === "navigate" ? site.registration.scope : request.url;
  return (await cache.match(address, { ignoreSearch: true })) ?? fetch(request);
}

async function showPage() {
  const [shown] = await site.clients.matchAll({ type: "window" });
  await (shown ? shown.focus() : site.clients.openWindow("./"));
}
