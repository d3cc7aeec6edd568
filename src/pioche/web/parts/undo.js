/** Taking a move back: freely, by asking, and answering those who ask. */

import { listed } from "../js/spell.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/**
 * The button, where there is something to take back.
 * @param {Sitting} sitting
 */
export function undoButton(sitting) {
  const { news } = sitting.line;
  if (!news?.undo || sitting.over || news.table.undo_asked) return nothing;
  const label = news.undo === "free" ? say("web-table-undo") : say("web-table-undo-ask");
  return html`<button
    type="button"
    class="button undo-button"
    title=${label}
    aria-keyshortcuts="u"
    aria-disabled=${sitting.busy ? "true" : nothing}
    @click=${() => sitting.busy || sitting.undo()}
  >
    <span aria-hidden="true">↶</span><span class="undo-text">${label}</span>
  </button>`;
}

/**
 * Somebody asks to take a move back: those who must agree are asked; the others see who has not answered.
 * @param {Sitting} sitting
 */
export function undoQuestion(sitting) {
  const asked = sitting.info?.undo_asked;
  if (!asked) return nothing;
  const { names, line } = sitting;
  const name = names[asked.seat];
  if (line.seat !== null && asked.missing.includes(line.seat)) return consent(sitting, name);
  const missing = listed(asked.missing.map((seat) => names[seat]));
  const key = asked.seat === line.seat ? "web-table-undo-waits-you" : "web-table-undo-waits";
  return html`<p class="notice" role="status">${say(key, { name, missing })}</p>`;
}

/**
 * @param {Sitting} sitting
 * @param {string} name
 */
function consent(sitting, name) {
  return html`<div class="consent" role="group" aria-labelledby="consent-question">
    <p id="consent-question" role="alert">${say("web-table-undo-question", { name })}</p>
    <div class="buttons">
      <button type="button" class="button" @click=${() => sitting.answer(true)}>${say("web-table-agree")}</button>
      <button type="button" class="button" @click=${() => sitting.answer(false)}>${say("web-table-disagree")}</button>
    </div>
  </div>`;
}
