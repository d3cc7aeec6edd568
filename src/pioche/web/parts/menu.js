/** The menu of a table: rules, keys, the link, the language; leaving is kept apart. */

import * as api from "../js/api.js";
import { prefer } from "../js/memory.js";
import { LANGUAGES, language, say, setLanguage } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { closeButton, dialog, doButton } from "./dialog.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/**
 * @typedef {object} MenuWays
 * @property {() => void} rules
 * @property {() => void} help
 * @property {() => void} leave
 * @property {() => void} closed
 */

/**
 * @param {Sitting} sitting
 * @param {MenuWays} ways
 */
export function menu(sitting, ways) {
  const stays = sitting.line.seat === null || sitting.over;
  const body = html`
    <div class="menu-list">
      ${doButton(say("web-table-rules"), ways.rules)} ${doButton(say("web-table-help"), ways.help)}
      ${doButton(say("web-table-copy-link"), () => copyLink(sitting))} ${languages(sitting)}
      <a class="button" href="/">${say("web-table-home")}</a>
      <a class="button" href="/settings">${say("web-settings")}</a>
    </div>
    <p class="hint">${say("web-table-home-hint")}</p>
    ${
      stays
        ? nothing
        : html`<div class="menu-apart">${doButton(say("web-table-leave"), ways.leave, "button danger")}</div>`
    }
  `;
  return dialog({ title: say("web-table-menu"), body, kind: "is-menu", closed: ways.closed });
}

/** @param {Sitting} sitting */
function languages(sitting) {
  return LANGUAGES.filter((code) => code !== language()).map(
    (
      code,
    ) => html`<button type="button" class="button" lang=${code} @click=${() => speak(sitting, code)}>
      ${say(`web-language-${code}`)}
    </button>`,
  );
}

/**
 * @param {Sitting} sitting
 * @param {string} code
 */
async function speak(sitting, code) {
  prefer({ language: code });
  await setLanguage(code);
  document.documentElement.lang = code;
  sitting.changed();
}

/**
 * Copy the link; where the browser does not let us, show it.
 * @param {Sitting} sitting
 */
async function copyLink(sitting) {
  const link = api.inviteLink(sitting.table);
  try {
    await navigator.clipboard.writeText(link);
    sitting.tell("web-table-link-copied");
  } catch {
    sitting.tell("web-table-link", { link });
  }
}

/**
 * Leaving asks once more, and says what it means.
 * @param {() => void} leave
 * @param {() => void} closed
 */
export function confirmLeave(leave, closed) {
  return dialog({
    title: say("web-table-leave-question"),
    body: html`<p>${say("web-table-leave-means")}</p>`,
    actions: html`${closeButton(say("web-table-stay"))} ${doButton(say("web-table-leave"), leave, "button danger")}`,
    closed,
  });
}
