/** Whether everybody at a table may see what their moves are worth, to choose: for a new table, and at a table by its host. */

import { say } from "../js/words.js";
import { html, live } from "../vendor/lit.js";

/**
 * @param {boolean} allowed
 * @param {(allowed: boolean) => void} choose
 */
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
