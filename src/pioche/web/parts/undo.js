/** Taking a move back: freely, by asking, and answering those who ask. */

import { listed } from "../js/spell.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./table-session.js").TableSession} TableSession */

/**
 * The button, where there is something to take back.
 * @param {TableSession} session
 */
export function undoButton(session) {
  const { news } = session.connection;
  if (!news?.undo || session.over || news.table.undo_asked) return nothing;
  const label = news.undo === "free" ? say("web-table-undo") : say("web-table-undo-ask");
  return html`<button
    type="button"
    class="button head-button undo-button"
    title=${label}
    aria-keyshortcuts="u"
    aria-disabled=${session.busy ? "true" : nothing}
    @click=${() => session.busy || session.undo()}
  >
    <span aria-hidden="true">↶</span><span class="head-text">${label}</span>
  </button>`;
}

/**
 * Somebody asks to take a move back: those who must agree are asked; the others see who has not answered.
 * @param {TableSession} session
 */
export function undoQuestion(session) {
  const asked = session.info?.undo_asked;
  if (!asked) return nothing;
  const { names, connection } = session;
  const name = names[asked.seat];
  if (connection.seat !== null && asked.missing.includes(connection.seat))
    return consent(session, name);
  const missing = listed(asked.missing.map((seat) => names[seat]));
  const key = asked.seat === connection.seat ? "web-table-undo-waits-you" : "web-table-undo-waits";
  return html`<p class="notice" role="status">${say(key, { name, missing })}</p>`;
}

/**
 * @param {TableSession} session
 * @param {string} name
 */
function consent(session, name) {
  return html`<div class="consent" role="group" aria-labelledby="consent-question">
    <p id="consent-question" role="alert">${say("web-table-undo-question", { name })}</p>
    <div class="buttons">
      <button type="button" class="button" @click=${() => session.answer(true)}>${say("web-table-agree")}</button>
      <button type="button" class="button" @click=${() => session.answer(false)}>${say("web-table-disagree")}</button>
    </div>
  </div>`;
}
