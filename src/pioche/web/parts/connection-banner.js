/** The connection to the server: when it is lost, that it comes back by itself. */

import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./table-session.js").TableSession} TableSession */

/** @param {TableSession} session */
export function connectionBanner(session) {
  return html`<div class="connection-banner" role="status">
    ${
      session.connection.status === "lost"
        ? html`<p class="notice"><span class="turning" aria-hidden="true"></span>${say("web-table-lost")}</p>`
        : nothing
    }
  </div>`;
}

/**
 * That a bot plays for the one who looks, and how to take the seat again.
 * @param {TableSession} session
 */
export function botPlaysNotice(session) {
  const { seat } = session.connection;
  if (seat === null || session.over || !session.info?.seats[seat].played_by) return nothing;
  return html`<p class="notice" role="status">
    <span>${say("web-table-bot-plays")}</span>
    <button type="button" class="button" @click=${() => session.command({ type: "back" })}>${say("web-table-back")}</button>
  </p>`;
}
