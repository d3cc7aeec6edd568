/** Actions about another player: have a bot play for them, or make them the host; by a vote where others have a say. */

import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @import { TableInfo, VoteInfo } from "../js/types.js" */
/** @import { TableSession } from "./table-session.js" */

/** How a vote stands, if there is one. @param {TableInfo} info @param {VoteInfo["about"]} about @param {number} seat */
export function voteAbout({ votes }, about, seat) {
  return votes.find((vote) => vote.about === about && vote.seat === seat) ?? null;
}

/** How many agree, and whether the viewer is one of them. @param {VoteInfo | null} vote @param {number | null} own */
export function voteState(vote, own) {
  if (!vote) return { voted: false, count: "" };
  const voted = own !== null && vote.agreed.includes(own);
  const key = voted ? "web-vote-voted" : "web-vote-count";
  return { voted, count: say(key, { agreed: vote.agreed.length, needed: vote.needed }) };
}

/** @param {TableSession} session @param {number} seat */
export function playerActions(session, seat) {
  const { info } = session;
  if (!info || session.over || info.seats[seat].player !== "human") return nothing;
  const actions = [handOver(session, info, seat), host(session, info, seat)];
  if (actions.every((action) => action === nothing)) return nothing;
  return html`<div class="player-actions">${actions}</div>`;
}

/** @param {TableSession} session @param {TableInfo} info @param {number} seat */
function handOver(session, info, seat) {
  const own = session.connection.seat;
  if (own === null || own === seat || !info.stalling.includes(seat)) return nothing;
  const { voted, count } = voteState(voteAbout(info, "hand-over", seat), own);
  const label = say("web-table-hand-over", { name: session.names[seat] });
  return action(label, count, voted || session.busy, () =>
    session.command({ type: "hand-over", seat }),
  );
}

/** @param {TableSession} session @param {TableInfo} info @param {number} seat */
function host(session, info, seat) {
  const { hostKey, names, connection } = session;
  const own = connection.seat;
  if (info.host === seat) return nothing;
  if (hostKey) {
    if (own === seat) return nothing;
    const pass = () => session.commandAsHost({ type: "pass-host", seat });
    return action(
      say("web-host-make", { name: names[seat] }),
      say("web-host-make-help"),
      false,
      pass,
    );
  }
  if (own === null || !info.host_away) return nothing;
  const { voted, count } = voteState(voteAbout(info, "host", seat), own);
  const label = say("web-host-vote", { name: names[seat] });
  return action(label, count || say("web-host-away"), voted || session.busy, () =>
    session.command({ type: "pass-host", seat }),
  );
}

/** @param {string} label @param {string} hint @param {boolean} closed @param {() => unknown} act */
function action(label, hint, closed, act) {
  return html`<div class="player-action">
    <button type="button" class="button" aria-disabled=${closed ? "true" : nothing} @click=${() => closed || act()}>${label}</button>
    ${hint ? html`<p class="hint" role="status">${hint}</p>` : nothing}
  </div>`;
}

/** The first seat that a bot may take over, while this device has no question. @param {TableSession} session */
function stallingSeat({ info, connections, connection }) {
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
