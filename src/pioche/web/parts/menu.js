/** The menu of a table: rules, keys, the link, the language, sounds; leaving is kept apart. */

import * as api from "../js/api.js";
import { linkTo } from "../js/router.js";
import { isBot } from "../js/spell.js";
import { savePreferences } from "../js/storage.js";
import { NO_ANSWER, site } from "../js/transport.js";
import { LANGUAGES, language, say, setLanguage } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { closeButton, dialog, doButton } from "./dialog.js";
import { paceChoice, valuesChoice } from "./fields.js";
import { signalButtons } from "./signals.js";
import { tabAlone } from "./tab-alone.js";

/** @import { TableSession } from "./table-session.js" */

/**
 * @typedef {object} MenuActions
 * @property {() => void} rules
 * @property {() => void} help
 * @property {() => void} leave
 * @property {() => void} closed
 */

/** @param {TableSession} session @param {MenuActions} actions */
export function menu(session, actions) {
  const stays = session.connection.seat === null || session.over;
  const body = html`
    <div class="menu-list">
      ${doButton(say("web-table-rules"), actions.rules)} ${doButton(say("web-table-help"), actions.help)}
      ${site ? nothing : doButton(say("web-table-copy-link"), () => copyLink(session))} ${languages(session)} ${signalButtons(session.changed)}
      <a class="button" href=${linkTo("/")}>${say("web-table-home")}</a>
      <a class="button" href=${linkTo("/settings")}>${say("web-settings")}</a>
    </div>
    <p class="hint">${say("web-table-home-hint")}</p>
    ${tabAlone()}
    ${botPace(session)} ${valuesSwitch(session)}
    ${
      stays
        ? nothing
        : html`<div class="menu-apart">${doButton(say("web-table-leave"), actions.leave, "button danger")}</div>`
    }
  `;
  return dialog({ title: say("web-table-menu"), body, kind: "is-menu", closed: actions.closed });
}

/** The host says how fast the bots play. @param {TableSession} session */
function botPace(session) {
  const { info, hostKey } = session;
  const bots = info?.seats.some(isBot);
  if (!info || !hostKey || !bots || session.over) return nothing;
  return paceChoice(info.bot_pace, (pace) => session.setPace(pace), say("web-pace-host-help"));
}

/** The host says whether everybody may see what their moves are worth. @param {TableSession} session */
function valuesSwitch(session) {
  const { info, game, hostKey } = session;
  const possible = info?.odds && game?.bots.includes("expert");
  if (!info || !possible || !hostKey || session.over) return nothing;
  return valuesChoice(info.values, (allowed) => session.allowValues(allowed));
}

/** @param {TableSession} session */
function languages(session) {
  return LANGUAGES.filter((code) => code !== language()).map(
    (
      code,
    ) => html`<button type="button" class="button" lang=${code} @click=${() => changeLanguage(session, code)}>
      ${say(`web-language-${code}`)}
    </button>`,
  );
}

/** @param {TableSession} session @param {string} code */
async function changeLanguage(session, code) {
  try {
    await setLanguage(code);
    savePreferences({ language: code });
    session.changed();
  } catch {
    session.notify(NO_ANSWER);
  }
}

/** Copy the link; where the browser does not let us, show it. @param {TableSession} session */
async function copyLink(session) {
  const link = api.inviteLink(session.table);
  try {
    await navigator.clipboard.writeText(link);
    session.notify("web-table-link-copied");
  } catch {
    session.notify("web-table-link", { link });
  }
}

/** Leaving asks once more, and says what it means. @param {() => void} leave @param {() => void} closed */
export function confirmLeave(leave, closed) {
  return dialog({
    title: say("web-table-leave-question"),
    body: html`<p>${say("web-table-leave-means")}</p>`,
    actions: html`${closeButton(say("web-table-stay"))} ${doButton(say("web-table-leave"), leave, "button danger")}`,
    closed,
  });
}
