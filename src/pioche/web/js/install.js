/** Installing the client: the browser's offer, and the service worker of installed clients and of notifications. */

import { fileAddress } from "./transport.js";

/** @typedef {Event & {prompt: () => Promise<unknown>}} InstallOffer */

/** @type {InstallOffer | null} */
let offer = null;

/** Hear of offers from now on. */
export function awaitInstallOffer() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = /** @type {InstallOffer} */ (event);
  });
  addEventListener("appinstalled", () => void keepClient().catch(() => {}));
}

export function canInstall() {
  return offer !== null;
}

/** An offer is good for one time. */
export async function install() {
  const taken = offer;
  offer = null;
  await taken?.prompt();
}

const PATH = fileAddress("/service-worker.js");
/** Where this server lets people play without a network; empty: nowhere. */
export const OFFLINE =
  globalThis.document?.querySelector?.("meta[name=offline]")?.getAttribute("content") ?? "";

/** Our content security policy lets a script's address come from here alone. @type {{createScriptURL: (text: string) => unknown} | null} */
let policy = null;

/** Register the service worker, where the browser has them. @returns {Promise<ServiceWorkerRegistration | null>} */
export function startServiceWorker() {
  return register(PATH);
}

/** Keep what an installed client needs: a page for when the server is away, and all games, where the server has them as files. */
export async function keepClient() {
  const registration = await startServiceWorker();
  return OFFLINE ? register(`${OFFLINE}service-worker.js`) : registration;
}

/** @param {string} path  of ours @returns {Promise<ServiceWorkerRegistration | null>} */
async function register(path) {
  if (!("serviceWorker" in navigator)) return null;
  const types = /** @type {any} */ (globalThis).trustedTypes;
  policy ??= types?.createPolicy("service-worker", { createScriptURL: trusted }) ?? null;
  const address = /** @type {string} */ (policy?.createScriptURL(path) ?? path);
  return await navigator.serviceWorker.register(address);
}

/** @param {string} path */
function trusted(path) {
  if (path !== PATH && path !== `${OFFLINE}service-worker.js`) throw new TypeError(path);
  return path;
}

/** Whether the client runs in a window of its own, from the home screen or the desktop. */
export function isInstalled() {
  return matchMedia("(display-mode: standalone)").matches;
}
