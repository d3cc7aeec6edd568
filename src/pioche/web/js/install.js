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

/** Our content security policy lets a script's address come from here alone. @type {{createScriptURL: (text: string) => unknown} | null} */
let policy = null;

/** Register the service worker, where the browser has them. @returns {Promise<ServiceWorkerRegistration | null>} */
export async function startServiceWorker() {
  if (!("serviceWorker" in navigator)) return null;
  const types = /** @type {any} */ (globalThis).trustedTypes;
  policy ??= types?.createPolicy("service-worker", { createScriptURL: () => PATH }) ?? null;
  const address = /** @type {string} */ (policy?.createScriptURL(PATH) ?? PATH);
  return await navigator.serviceWorker.register(address);
}

/** Whether the client runs in a window of its own, from the home screen or the desktop. */
export function isInstalled() {
  return matchMedia("(display-mode: standalone)").matches;
}
