/** The page: it loads the words, shows the screen that the path asks for, and draws it again when something has changed. */

import { render } from "../vendor/lit.js";
import { awaitInstallOffer } from "./install.js";
import { applyPreferences } from "./preferences.js";
import { currentRoute, followLinks } from "./router.js";
import { isInstalled, startServiceWorker } from "./service-worker.js";
import { drawShell, notFound } from "./shell.js";
import { preferences, savePreferences } from "./storage.js";
import { bestLanguage, has, say, setLanguage } from "./words.js";

/** @typedef {import("./types.js").Screen} Screen */

const root = /** @type {HTMLElement} */ (document.getElementById("page"));

/** @type {Screen | null} */
let screen = null;
let shown = 0;
let scheduled = false;
const HIDDEN_MS = 300;

/** Draw soon; several wishes are one drawing. */
function redraw() {
  if (scheduled) return;
  scheduled = true;
  const drawNow = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    scheduled = false;
    draw();
  };
  const frame = requestAnimationFrame(drawNow);
  // A hidden page gets no frames, but its title is read: it says whose turn it is.
  const timer = setTimeout(drawNow, HIDDEN_MS);
}

function draw() {
  if (!screen) return;
  render(drawShell(screen, changeLanguage), root);
  document.title = say("web-window-title", { screen: screen.title() });
}

/** Show the screen of the present path. */
async function showScreen() {
  const number = ++shown;
  const { place, load } = currentRoute();
  const open = load ? (await load()).open : notFound;
  if (number !== shown) return; // the reader has gone on meanwhile
  const first = screen === null;
  screen?.close?.();
  screen = open(place, () => number === shown && redraw());
  draw();
  if (first) return;
  scrollTo(0, 0);
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** @param {string} code */
async function changeLanguage(code) {
  try {
    await setLanguage(code);
    savePreferences({ language: code });
  } catch {
    alert(say("web-offline"));
  }
  draw();
}

async function start() {
  applyPreferences();
  awaitInstallOffer();
  const code = preferences().language || bestLanguage(navigator.languages);
  await setLanguage(code);
  followLinks(showScreen);
  await showScreen();
  root.removeAttribute("aria-busy");
  if (isInstalled()) await startServiceWorker();
}

start().catch((error) => {
  console.error(error);
  // Without words there is nothing to say in one language.
  root.textContent = has("web-offline") ? say("web-offline") : (root.dataset.trouble ?? "");
});
