/**
 * How the page reaches its tables: on a server over the network, or, in a site of static files, in a worker of this tab. The page itself
 * says which (`<meta name="tab">`). Everything above speaks the same protocol to both.
 */

import { TabServer } from "./tab-server.js";

/** @typedef {import("./tab-server.js").Site} Site */
/** @typedef {{method?: string, key?: string | null, body?: string | null}} Asked */
/**
 * @typedef {object} Line  the part of a WebSocket that connections use
 * @property {number} readyState
 * @property {((event: any) => void) | null} onopen
 * @property {((event: any) => void) | null} onmessage  with the text in `data`
 * @property {((event: any) => void) | null} onclose
 * @property {(text: string) => void} send
 * @property {() => void} close
 */

// Programs without a page read modules of the client too.
const content = globalThis.document?.querySelector?.("meta[name=tab]")?.getAttribute("content");
/** What the page says of its site; null on a server. @type {Site | null} */
export const site = content ? JSON.parse(content) : null;

/** The worker of this tab, started with the page; null on a server. */
export const tabServer = site ? new TabServer(site) : null;

/** The key of the sentence for a request without an answer. */
export const NO_ANSWER = site ? "tab-offline" : "web-offline";
const TABLES = "/api/tables";

/**
 * Ask for something; a refusal of the line itself is thrown as by `fetch`.
 * @param {string} path  as on a server
 * @param {Asked} [asked]
 * @returns {Promise<Response>}
 */
export function request(path, { method = "GET", key = null, body = null } = {}) {
  if (tabServer) {
    if (method !== "GET" || path.startsWith(TABLES))
      return tabServer.request(path, { method, key, body });
    return fetch(fileOf(path));
  }
  /** @type {Record<string, string>} */
  const headers = {};
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== null) headers["Content-Type"] = "application/json";
  return fetch(path, { method, headers, body });
}

/** The file that holds the answer to a path which is the same for everybody. @param {string} path */
function fileOf(path) {
  return fileAddress(/\.\w+$/.test(path) ? path : `${path}.json`);
}

/** A socket to a table. @param {string} path @returns {Line} */
export function openSocket(path) {
  if (tabServer) return tabServer.openSocket(path);
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}${path}`);
}

/** The address of a file of the client: a site may lie in any folder. @param {string} path */
export function fileAddress(path) {
  return site ? path.slice(1) : path;
}
