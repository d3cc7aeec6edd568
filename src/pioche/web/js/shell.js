/** What surrounds every screen: the name of the house, where one can go, the languages. */

import { html, nothing } from "../vendor/lit.js";
import { pickaxe } from "./icons.js";
import { LANGUAGES, language, say } from "./words.js";

/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {(code: string) => Promise<void>} ChangeLanguage */

const LINKS = [
  ["/games", "web-my-games"],
  ["/rules", "web-rules"],
  ["/settings", "web-settings"],
];

/**
 * @param {Screen} screen
 * @param {ChangeLanguage} changeLanguage
 */
export function drawShell(screen, changeLanguage) {
  if (screen.bare)
    return html`<main id="content" tabindex="-1" aria-label=${screen.title()}>${screen.render()}</main>`;
  return html`
    <a class="skip" href="#content">${say("web-skip")}</a>
    ${header(changeLanguage)}
    <main id="content" class="page" tabindex="-1">${screen.render()}</main>
    <footer class="foot"><p>${say("web-foot")}</p></footer>
  `;
}

/** @param {ChangeLanguage} changeLanguage */
function header(changeLanguage) {
  return html`
    <header class="top">
      <a class="brand" href="/">${pickaxe()}<span>${say("web-house")}</span></a>
      <nav class="nav-links" aria-label=${say("web-ways")}>
        ${LINKS.map(
          ([path, key]) =>
            html`<a href=${path} aria-current=${isHere(path) ? "page" : nothing}>${say(key)}</a>`,
        )}
      </nav>
      ${languages(changeLanguage)}
    </header>
  `;
}

/** @param {string} path */
function isHere(path) {
  return location.pathname.split("/")[1] === path.split("/")[1];
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

/** A path that leads notFound. @type {import("./types.js").OpenScreen} */
export function notFound() {
  return {
    title: () => say("web-lost"),
    render: () => html`
      <section class="message">
        <h1>${say("web-lost")}</h1>
        <p>${say("web-no-such-page")}</p>
        <p><a class="button" href="/">${say("web-go-home")}</a></p>
      </section>
    `,
  };
}
