/** The system's notification of one's turn, if it is switched on, and only while the page is hidden. */

import { startServiceWorker } from "./install.js";
import { preferences, savePreferences } from "./storage.js";
import { fileAddress } from "./transport.js";

/** @typedef {"none" | "ask" | "refused" | "on" | "off"} State  none: the browser has no such thing, or not for this address */
/** @typedef {{title: string, body: string, path: string}} Message */

const ICON = fileAddress("/web/icons/192.png");

/** Those that this page has shown by itself. @type {Notification[]} */
let shown = [];

/** @returns {State} */
export function notificationState() {
  if (!("Notification" in globalThis) || !globalThis.isSecureContext) return "none";
  if (Notification.permission === "denied") return "refused";
  if (Notification.permission === "default") return "ask";
  return preferences().notify ? "on" : "off";
}

/** Ask the browser for leave; to be called from a button alone. */
export async function allowNotifications() {
  const granted = (await Notification.requestPermission()) === "granted";
  savePreferences({ notify: granted });
  // Phones show notifications of service workers only.
  if (granted) await startServiceWorker().catch(() => {});
}

/** @param {Message} message */
export async function notify({ title, body, path }) {
  if (!document.hidden || notificationState() !== "on") return;
  const options = { body, tag: path, icon: ICON, data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) await worker.showNotification(title, options);
  else showByPage(title, options);
}

/** @param {string} title @param {NotificationOptions} options */
function showByPage(title, options) {
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => window.focus();
    shown.push(notification);
  } catch {
    // A phone without a service worker: the page's title still says it.
  }
}

/** Close the notification when the reader is back. @param {string} path */
export async function closeNotifications(path) {
  for (const notification of shown) notification.close();
  shown = [];
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await worker?.getNotifications({ tag: path })) ?? [])
    notification.close();
}
