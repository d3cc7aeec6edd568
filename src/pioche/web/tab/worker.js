/** The worker with the tables of this tab: starts Python with the server's application, and hands it the page's requests and sockets. */

import { canStore, isFull, mountStore, takeStore } from "./opfs.js";
import { canRun, startPython } from "./python.js";
import { searchesOf } from "./searches.js";

/** @typedef {import("../js/tab-server.js").Site} Site */

const STORE = "/store";

/** What has come before the tables were there. @type {any[]} */
const waiting = [];
/** The application's bridge, a proxy of Python's. @type {any} */
let bridge = null;

self.onmessage = ({ data }) => {
  if (data.type === "start") start(data.site).catch(fail);
  else if (bridge) handOver(data);
  else waiting.push(data);
};

/** @param {Site} site */
async function start(site) {
  const lacking = await missing();
  if (lacking) {
    refuse(lacking);
    return;
  }
  let loaded = 0;
  const python = await startPython(site, (bytes) => {
    loaded += bytes;
    self.postMessage({ type: "progress", loaded });
  });
  // Sites of one origin have a store each.
  const name = new URL("../..", import.meta.url).pathname;
  await takeStore(name, () => say("elsewhere"));
  await mountStore(python.FS, STORE, name, (full) => say(full ? "full" : "ready"));
  const file = `${STORE}/tables.sqlite`;
  const { start: startBridge } = python.pyimport("pioche.tab.bridge");
  const { bot_delay, search } = site;
  const started = await startBridge(post, file, searchesOf(site), bot_delay, search);
  if (typeof started === "string") {
    refuse(started);
    return;
  }
  bridge = started;
  say("ready");
  for (const message of waiting.splice(0)) handOver(message);
}

/** The key of the sentence that says why nothing can be played here; empty where it can. */
async function missing() {
  if (!self.isSecureContext) return "tab-insecure";
  return canRun() && (await canStore()) ? "" : "tab-old-browser";
}

/** @param {unknown} error */
function fail(error) {
  console.error(error);
  refuse(keyOf(error));
}

/** The key of the sentence that says what has failed. @param {unknown} error */
function keyOf(error) {
  // A machine that the browser does not understand: it lacks a part of WebAssembly.
  if (error instanceof WebAssembly.CompileError) return "tab-old-browser";
  return isFull(error) ? "tab-full" : "tab-failed";
}

/** @param {string} key */
function refuse(key) {
  self.postMessage({ type: "failed", key });
}

/** @param {import("../js/tab-server.js").Status} status */
function say(status) {
  self.postMessage({ type: "status", status });
}

/** @param {string} type @param {number} number @param {number} status @param {string} text */
function post(type, number, status, text) {
  self.postMessage({ type, number, status, text });
}

/** @param {any} message */
function handOver({ type, number, method, path, key, body, text }) {
  if (type === "request") bridge.request(number, method, path, key ?? "", body ?? "");
  else if (type === "open") bridge.open(number, path);
  else if (type === "send") bridge.send(number, text);
  else if (type === "close") bridge.close(number);
}
