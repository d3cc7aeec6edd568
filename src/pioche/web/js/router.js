/** The screen of each path, and navigation without reloading the page. */

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
  ["/settings", () => import("../screens/settings.js")],
];

/** @type {() => void} */
let onNavigate = () => {};

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
  const path = location.pathname;
  const query = new URLSearchParams(location.search);
  for (const [pattern, load] of ROUTES) {
    const parts = match(pattern, path);
    if (parts) return { place: { path, parts, query }, load };
  }
  return { place: { path, parts: {}, query }, load: null };
}

/** Go to another screen. @param {string} path @param {{replace?: boolean}} [how] */
export function go(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  onNavigate();
}

/**
 * Follow links and the browser's own buttons from now on.
 * @param {() => void} listener  called whenever the place has changed
 */
export function followLinks(listener) {
  onNavigate = listener;
  addEventListener("popstate", () => onNavigate());
  document.addEventListener("click", (click) => {
    const link = click.target instanceof Element ? click.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || !isOurs(click, link)) return;
    click.preventDefault();
    go(link.pathname + link.search);
  });
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
    !/^\/(api|web|words)\//.test(link.pathname)
  );
}
