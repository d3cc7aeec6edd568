/** The screen of each path, and navigation without reloading the page. */

import { site } from "./transport.js";

/** @import { OpenScreen, Place } from "./types.js" */

/** @typedef {() => Promise<{open: OpenScreen}>} Load */

/** @type {[string, Load][]} */
const ROUTES = [
  ["/", () => import("../screens/home.js")],
  ["/new", () => import("../screens/new-game.js")],
  ["/t/:table", () => import("../screens/join.js")],
  ["/replay/:table", () => import("../screens/replay.js")],
  ["/review/:table", () => import("../screens/review.js")],
  ["/learn/:game", () => import("../screens/lesson.js")],
  ["/games", () => import("../screens/games.js")],
  ["/rules", () => import("../screens/rules.js")],
  ["/rules/:game", () => import("../screens/rules.js")],
  ["/rules/:game/strategy", () => import("../screens/rules.js")],
  ["/settings", () => import("../screens/settings.js")],
];

/** A site of static files has one page: the path stands in the fragment. */
const FRAGMENT = "#";

/** The address of a screen, for links. @param {string} path  with its query */
export function linkTo(path) {
  return site ? FRAGMENT + path : path;
}

/** @returns {URL} where the reader is, as on a server */
function currentAddress() {
  const { hash } = location;
  return site
    ? new URL(hash.startsWith("#/") ? hash.slice(1) : "/", location.origin)
    : new URL(location.href);
}

/** The path of the present screen. */
export function currentPath() {
  return currentAddress().pathname;
}

/** Called whenever the place has changed. @type {(() => void)[]} */
const listeners = [];

/** @param {() => void} listener */
export function afterNavigation(listener) {
  listeners.push(listener);
}

function notify() {
  for (const listener of listeners) listener();
}

/**
 * The parts of a path that a pattern names; null where it does not fit.
 * @param {string} pattern
 * @param {string} path
 */
function match(pattern, path) {
  const wanted = pattern.split("/");
  const given = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== given.length) return null;
  /** @type {Record<string, string>} */
  const parts = {};
  for (const [place, name] of wanted.entries()) {
    if (name.startsWith(":")) parts[name.slice(1)] = given[place];
    else if (name !== given[place]) return null;
  }
  return parts;
}

/**
 * Where the reader is, and what loads that screen; null where there is nothing.
 * @returns {{place: Place, load: Load | null}}
 */
export function currentRoute() {
  const { pathname: path, searchParams: query } = currentAddress();
  for (const [pattern, load] of ROUTES) {
    const parts = match(pattern, path);
    if (parts) return { place: { path, parts, query }, load };
  }
  return { place: { path, parts: {}, query }, load: null };
}

/** Go to another screen. @param {string} path @param {{replace?: boolean}} [how] */
export function go(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", linkTo(path));
  else history.pushState(null, "", linkTo(path));
  notify();
}

/**
 * Follow links and the browser's own buttons from now on.
 * @param {() => void} listener  called whenever the place has changed
 */
export function followLinks(listener) {
  afterNavigation(listener);
  addEventListener("popstate", notify);
  document.addEventListener("click", (click) => {
    const link = click.target instanceof Element ? click.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    if (site) showWithinPage(click, link.getAttribute("href") ?? "");
    else if (isOurs(click, link)) {
      click.preventDefault();
      go(link.pathname + link.search);
    }
  });
}

/** Where the fragment is the path, a link to a part of the page must leave it as it is. @param {MouseEvent} click @param {string} address */
function showWithinPage(click, address) {
  if (!/^#[^/]/.test(address) || click.defaultPrevented) return;
  click.preventDefault();
  const part = document.getElementById(address.slice(1));
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/**
 * Whether a click on a link changes our own screen, and not a new window or a file.
 * @param {MouseEvent} click
 * @param {HTMLAnchorElement} link
 */
function isOurs(click, link) {
  const plain =
    click.button === 0 && !click.ctrlKey && !click.metaKey && !click.shiftKey && !click.altKey;
  const page = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  return (
    plain &&
    page &&
    !click.defaultPrevented &&
    !link.hash &&
    !/^\/(api|offline|web|words)\//.test(link.pathname)
  );
}
