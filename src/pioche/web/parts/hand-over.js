/** Somebody keeps the table waiting: most of the others may have a bot play for them, who takes the seat back by acting. */

import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { voteAbout, voteState } from "./player-actions.js";

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
  const { info, connection } = session;
  if (seat === null || !info) return nothing;
  const { voted, count } = voteState(voteAbout(info, "hand-over", seat), connection.seat);
  const closed = voted || session.busy;
  const label = say("web-table-hand-over", { name: session.names[seat] });
  return html`<button
    type="button"
    class="button hand-over-button"
    aria-disabled=${closed ? "true" : nothing}
    @click=${() => closed || session.command({ type: "hand-over", seat })}
  >
    ${voted ? count : label}${count && !voted ? html` <span class="vote-count">${count}</span>` : nothing}
  </button>`;
}
