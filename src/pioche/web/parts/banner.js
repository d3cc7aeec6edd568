/** The line to the server: when it is lost, that it comes back by itself. */

import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** @param {Sitting} sitting */
export function banner(sitting) {
  return html`<div class="line-banner" role="status">
    ${
      sitting.line.status === "lost"
        ? html`<p class="notice"><span class="turning" aria-hidden="true"></span>${say("web-table-lost")}</p>`
        : nothing
    }
  </div>`;
}

/**
 * That a bot plays for the one who looks, and how to take the seat again.
 * @param {Sitting} sitting
 */
export function seatTaken(sitting) {
  const { seat } = sitting.line;
  if (seat === null || sitting.over || !sitting.info?.seats[seat].played_by) return nothing;
  return html`<p class="notice" role="status">
    <span>${say("web-table-bot-plays")}</span>
    <button type="button" class="button" @click=${() => sitting.command({ type: "back" })}>${say("web-table-back")}</button>
  </p>`;
}
