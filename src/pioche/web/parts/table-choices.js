/** Choices of a table that several screens offer: the pace of bots, and whether values are shown. */

import { say } from "../js/words.js";
import { html, live } from "../vendor/lit.js";

/** @import { BotPace } from "../js/types.js" */

/** @type {BotPace[]} */
const PACES = ["slow", "normal", "fast", "step"];

/**
 * @param {BotPace} chosen
 * @param {(pace: BotPace) => void} choose
 * @param {string} hint  what the choice is for
 */
export function paceChoice(chosen, choose, hint) {
  return html`<fieldset class="pace-choice" aria-describedby="pace-hint">
    <legend>${say("web-pace")}</legend>
    <div class="numbers">
      ${PACES.map(
        (pace) => html`<label class="number">
          <input type="radio" name="bot-pace" value=${pace} .checked=${live(pace === chosen)} @change=${() => choose(pace)} />
          <span>${say(`web-pace-${pace}`)}</span>
        </label>`,
      )}
    </div>
    <p class="hint" id="pace-hint">${hint}</p>
  </fieldset>`;
}

/** @param {boolean} allowed @param {(allowed: boolean) => void} choose */
export function valuesChoice(allowed, choose) {
  const changed = (/** @type {Event} */ event) =>
    choose(/** @type {HTMLInputElement} */ (event.target).checked);
  return html`<div class="values-choice">
    <label class="check">
      <input type="checkbox" aria-describedby="values-hint" .checked=${live(allowed)} @change=${changed} />
      <span>${say("values-allow")}</span>
    </label>
    <p class="hint" id="values-hint">${say("values-allow-help")}</p>
  </div>`;
}
