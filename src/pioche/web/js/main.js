/** The page: it loads the words, shows the screen that the path asks for, and draws it again when something has changed. */

import { render } from "../vendor/lit.js";
import { tastes } from "./memory.js";
import { follow, here } from "./router.js";
import { drawShell, nowhere } from "./shell.js";
import { applyTastes } from "./tastes.js";
import { bestLanguage, has, say, setLanguage } from "./words.js";

/** @typedef {import("./types.js").Screen} Screen */

const root = /** @type {HTMLElement} */ (document.getElementById("page"));

/** @type {Screen | null} */
let screen = null;
let arrivals = 0;
let asked = false;

/** Draw soon; several wishes are one drawing. */
function redraw() {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    draw();
  });
}

function draw() {
  if (!screen) return;
  render(drawShell(screen, changeLanguage), root);
  document.title = say("web-window-title", { screen: screen.title() });
}

/** Show the screen of the present path. */
async function arrive() {
  const arrival = ++arrivals;
  const { place, load } = here();
  const open = load ? (await load()).open : nowhere;
  if (arrival !== arrivals) return; // the reader has gone on meanwhile
  const first = screen === null;
  screen?.close?.();
  screen = open(place, () => arrival === arrivals && redraw());
  draw();
  if (first) return;
  scrollTo(0, 0);
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** @param {string} code */
async function changeLanguage(code) {
  await setLanguage(code);
  document.documentElement.lang = code;
  draw();
}

async function begin() {
  applyTastes();
  const code = tastes().language || bestLanguage(navigator.languages);
  await setLanguage(code);
  document.documentElement.lang = code;
  follow(arrive);
  await arrive();
  root.removeAttribute("aria-busy");
}

begin().catch((error) => {
  console.error(error);
  // Without words there is nothing to say in one language.
  root.textContent = has("web-offline") ? say("web-offline") : (root.dataset.trouble ?? "");
});
