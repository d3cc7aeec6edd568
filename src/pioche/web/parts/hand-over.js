/** Somebody keeps the table waiting: the others may have a bot play for them, who takes the seat back by acting. */

import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./table-session.js").TableSession} TableSession */

/**
 * The first of those for whom a bot may play, once nothing is asked of anybody on this device.
 * @param {TableSession} session
 * @returns {number | null}
 */
export function stallingSeat({ info, connections, connection }) {
  if (connection.seat === null || !info) return null;
  const here = connections.some(({ seat }) => seat !== null && info.waiting.includes(seat));
  return here ? null : (info.stalling[0] ?? null);
}

/** @param {TableSession} session */
export function handOverButton(session) {
  const seat = stallingSeat(session);
  if (seat === null) return nothing;
  return html`<button
    type="button"
    class="button hand-over-button"
    aria-disabled=${session.busy ? "true" : nothing}
    @click=${() => session.busy || session.command({ type: "hand-over", seat })}
  >
    ${say("web-table-hand-over", { name: session.names[seat] })}
  </button>`;
}
