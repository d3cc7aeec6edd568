/** The house's promise, shown before anybody sits: the seal of the deck. */

import { lock } from "../js/icons.js";
import { say } from "../js/words.js";
import { html } from "../vendor/lit.js";

const SHORT = 12;

/** @param {string} commitment */
export function drawCommitment(commitment) {
  return html`
    <details class="commitment">
      <summary>${lock()}<span>${say("web-promise")}</span> <code>${commitment.slice(0, SHORT)}…</code></summary>
      <p>${say("web-promise-help")}</p>
      <p><code class="digest">${commitment}</code></p>
    </details>
  `;
}
