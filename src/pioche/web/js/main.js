/** The page: loads the words, shows the screen of the current path inside the shell, and redraws it after changes. */

import { loadEmblems } from "../boards/index.js";
import { showTabStatus } from "../parts/tab-status.js";
import { html, nothing, render } from "../vendor/lit.js";
import { pickaxe } from "./icons.js";
import { awaitInstallOffer, isInstalled, keepClient, OFFLINE } from "./install.js";
import { currentPath, currentRoute, followLinks, linkTo } from "./router.js";
import { applyPreferences, preferences, savePreferences } from "./storage.js";
import { NO_ANSWER, site } from "./transport.js";
import { bestLanguage, has, LANGUAGES, language, say, setLanguage } from "./words.js";

/** @import { OpenScreen, Screen } from "./types.js" */

/** @typedef {(code: string) => Promise<void>} ChangeLanguage */

const LINKS = [
  ["/games", "web-my-games"],
  ["/rules", "web-rules"],
  ["/settings", "web-settings"],
];

/** @param {Screen} screen @param {ChangeLanguage} changeLanguage */
function drawShell(screen, changeLanguage) {
  if (screen.bare)
    return html`<main id="content" tabindex="-1" aria-label=${screen.title()}>${screen.render()}</main>`;
  return html`
    <a class="skip" href="#content">${say("web-skip")}</a>
    ${header(changeLanguage)}
    <main id="content" class="page" tabindex="-1">${screen.render()}</main>
    <footer class="foot">
      <p>${say(site ? "tab-foot" : "web-foot")}</p>
      ${OFFLINE ? html`<p><a href=${OFFLINE}>${say("web-offline-play")}</a></p>` : nothing}
    </footer>
  `;
}

/** @param {ChangeLanguage} changeLanguage */
function header(changeLanguage) {
  return html`
    <header class="top">
      <a class="brand" href=${linkTo("/")}>${pickaxe()}<span>${say("web-house")}</span></a>
      <nav class="nav-links" aria-label=${say("web-ways")}>
        ${LINKS.map(
          ([path, key]) =>
            html`<a href=${linkTo(path)} aria-current=${isHere(path) ? "page" : nothing}>${say(key)}</a>`,
        )}
      </nav>
      ${languages(changeLanguage)}
    </header>
  `;
}

/** @param {string} path */
function isHere(path) {
  return currentPath().split("/")[1] === path.split("/")[1];
}

/** @param {ChangeLanguage} changeLanguage */
function languages(changeLanguage) {
  return html`
    <div class="languages" role="group" aria-label=${say("web-language")}>
      ${LANGUAGES.map(
        (code) => html`<button
          type="button"
          lang=${code}
          title=${say(`web-language-${code}`)}
          aria-label="${code.toUpperCase()} – ${say(`web-language-${code}`)}"
          aria-pressed=${code === language() ? "true" : "false"}
          @click=${() => changeLanguage(code)}
        >
          ${code.toUpperCase()}
        </button>`,
      )}
    </div>
  `;
}

/** A path that leads notFound. @type {OpenScreen} */
function notFound() {
  return {
    title: () => say("web-lost"),
    render: () => html`
      <section class="message">
        <h1>${say("web-lost")}</h1>
        <p>${say("web-no-such-page")}</p>
        <p><a class="button" href=${linkTo("/")}>${say("web-go-home")}</a></p>
      </section>
    `,
  };
}

const root = /** @type {HTMLElement} */ (document.getElementById("page"));

/** @type {Screen | null} */
let screen = null;
let shown = 0;
let scheduled = false;
const HIDDEN_MS = 300;
const LETTERS_MS = 2000;

/** Draw soon; several requests give one drawing. */
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
    alert(say(NO_ANSWER));
  }
  draw();
}

/** Our own letters come with the words, before anything is drawn, so that nothing is measured or seen in others; we do not wait for long. The page does not preload them: a browser that still has the letters of the page before does not ask for them, and complains. */
function loadLetters() {
  const late = new Promise((done) => setTimeout(done, LETTERS_MS));
  const fonts = ["Asap", "Sansita"].map((family) => document.fonts.load(`1rem ${family}`));
  return Promise.race([late, Promise.all(fonts).catch(() => {})]);
}

async function start() {
  applyPreferences();
  awaitInstallOffer();
  const code = preferences().language || bestLanguage(navigator.languages);
  await Promise.all([setLanguage(code), loadEmblems(), loadLetters()]);
  void showTabStatus();
  followLinks(showScreen);
  await showScreen();
  root.removeAttribute("aria-busy");
  if (isInstalled()) await keepClient();
}

start().catch((error) => {
  console.error(error);
  // Without words there is nothing to say in one language.
  root.textContent = has(NO_ANSWER) ? say(NO_ANSWER) : (root.dataset.trouble ?? "");
});
