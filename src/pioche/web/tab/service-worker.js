/**
 * The service worker of a site of static files: keeps all files of one version, so that the site works without a network, and answers from them.
 * `pioche site` writes the version and the digests of its files. A new version is kept beside the old one and takes over when the page says so:
 * between games.
 */

const VERSION = "VERSION";
/** Each file's digest: the first bytes of SHA-256, as hexadecimal digits. @type {Record<string, string>} */
const DIGESTS = { FILES: "" };

// In a worker `self` is none of what the page's types know.
const site = /** @type {any} */ (self);
/** Sites of one origin have caches of their own. */
const PREFIX = `site ${new URL("./", site.location.href).pathname} `;
const CACHE = PREFIX + VERSION;
const TAKE_OVER = "take over";
const DIGITS = 12;

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

/** The page comes last: where it is kept, everything is. */
async function keepSite() {
  const cache = await caches.open(CACHE);
  for (const [name, digest] of Object.entries(DIGESTS)) {
    const address = new URL(name, site.registration.scope).href;
    await cache.put(address, await fileOf(address, digest));
  }
  await cache.put(site.registration.scope, await pageOf(site.registration.scope));
}

/**
 * A file of this version: unchanged since the version before, as the page has just loaded it, or from the network.
 * @param {string} address
 * @param {string} digest
 */
async function fileOf(address, digest) {
  const places = [
    () => caches.match(address),
    () => fetch(address, { cache: "force-cache" }),
    () => fetch(address, { cache: "reload" }),
  ];
  for (const place of places) {
    const found = await place();
    if (found && (await digestOf(found.clone())) === digest) return found;
  }
  throw new Error(`${address} is not of version ${VERSION}`);
}

/** @param {Response} found */
async function digestOf(found) {
  const digest = await crypto.subtle.digest("SHA-256", await found.arrayBuffer());
  const bytes = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return bytes.join("").slice(0, DIGITS);
}

/** The page, which some servers add to on the way. @param {string} address */
async function pageOf(address) {
  const found = await fetch(address, { cache: "no-cache" });
  if ((await found.clone().text()).includes(VERSION)) return found;
  throw new Error(`${address} is not of version ${VERSION}`);
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
