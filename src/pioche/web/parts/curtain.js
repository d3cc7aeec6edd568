/** Between two people at one device: whose turn it is to look, and nothing of the table behind it. */

import { listed } from "../js/spell.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./table-session.js").TableSession} TableSession */
/** @typedef {import("./seat-connection.js").SeatConnection} SeatConnection */

/** @param {TableSession} session */
export function curtain(session) {
  const { device, names } = session;
  const next = device.asked;
  return html`
    <section class="curtain" aria-labelledby="curtain-title">
      <div class="curtain-folds" aria-hidden="true"></div>
      <div class="curtain-paper">
        <h2 id="curtain-title" tabindex="-1">${curtainTitle(session)}</h2>
        ${
          next
            ? html`<p>${say("web-table-curtain-alone", { name: nameOf(names, next) })}</p>
              <button type="button" class="button main" id="raise" @click=${() => session.sit(next)}>
                ${say("web-table-curtain-ready", { name: nameOf(names, next) })}
              </button>`
            : viewerButtons(session)
        }
        ${takeBack(session)}
      </div>
    </section>
  `;
}

/** @param {TableSession} session */
function curtainTitle({ device, names, info }) {
  const next = device.asked;
  if (!next)
    return say("terminal-waiting", {
      names: listed((info?.waiting ?? []).map((seat) => names[seat])),
    });
  const key = device.viewer ? "terminal-curtain" : "terminal-curtain-first";
  return say(key, { name: nameOf(names, next) });
}

/**
 * While nobody here is asked, anybody here may look at their own side of the table.
 * @param {TableSession} session
 */
function viewerButtons(session) {
  return html`<div class="buttons">
    ${session.connections.map(
      (
        connection,
      ) => html`<button type="button" class="button" @click=${() => session.sit(connection)}>
        ${say("web-table-curtain-look", { name: nameOf(session.names, connection) })}
      </button>`,
    )}
  </div>`;
}

/**
 * Whoever has just chosen may still take it back without asking.
 * @param {TableSession} session
 */
function takeBack(session) {
  const { viewer } = session.device;
  if (viewer?.news?.undo !== "free") return nothing;
  return html`<button type="button" class="button" @click=${() => session.undo()}>
    ${say("web-table-curtain-undo", { name: nameOf(session.names, viewer) })}
  </button>`;
}

/**
 * @param {string[]} names
 * @param {SeatConnection} connection
 */
function nameOf(names, connection) {
  return connection.seat === null ? "" : names[connection.seat];
}
