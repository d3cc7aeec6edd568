/** The end of a game: who won, the ranking, the seal of fairness, and what now. */

import { go } from "../js/router.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { fairnessSeal } from "./fairness-seal.js";
import { playAgain } from "./rematch.js";
import { victoryText } from "./sentences.js";

/** @typedef {import("../js/types.js").Result} Result */
/** @typedef {import("./table-session.js").TableSession} TableSession */
/** @typedef {import("./fairness-seal.js").RecordCheck} RecordCheck */

/**
 * In front of the last board; folded, it shows the board.
 * @param {TableSession} session
 * @param {RecordCheck} check
 * @param {boolean} folded
 * @param {() => void} fold
 */
export function gameEnd(session, check, folded, fold) {
  const info = session.info;
  if (!info?.result) return nothing;
  const more = html`${rankingTable(info.result, session.names, session.connection.seat)}
    <div class="buttons end-buttons">${rematch(session)} ${endButtons(session, check)}</div>
    ${fairnessSeal(check)}`;
  return html`
    <section class="end sheet" aria-labelledby="end-title">
      <div class="end-head">
        <p class="end-kicker">${say("terminal-end-title")}</p>
        <button type="button" class="button" aria-expanded=${folded ? "false" : "true"} @click=${fold}>
          ${folded ? say("web-table-end-result") : say("web-table-end-board")}
        </button>
      </div>
      <h2 id="end-title" tabindex="-1">${victoryText(info.result, session.names)}</h2>
      ${folded ? nothing : more}
    </section>
  `;
}

/**
 * All players from the best down; winners have a star, and the star has a name.
 * @param {Result} result
 * @param {string[]} names
 * @param {number | null} own
 */
function rankingTable(result, names, own) {
  const star = html`<span class="end-star" role="img" aria-label=${say("web-table-winner")}>★</span>`;
  return html`<table class="ranking">
    <caption class="quiet">
      ${say("web-table-ranking")}
    </caption>
    <thead>
      <tr>
        <th scope="col">${say("terminal-end-rank")}</th>
        <th scope="col">${say("terminal-new-name")}</th>
        <th scope="col">${say("terminal-end-points")}</th>
      </tr>
    </thead>
    <tbody>
      ${result.standings.map(({ rank, seat, points }) => {
        const won = result.winners.includes(seat);
        return html`<tr class=${won ? "is-winner" : ""}>
          <td>${rank}</td>
          <th scope="row">
            ${names[seat]} ${won ? star : nothing} ${seat === own ? html`<span class="badge">${say("web-table-you")}</span>` : nothing}
          </th>
          <td>${points}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/**
 * The same game again: at the table where the others are already, or at a new one. Whoever sat here asks for it and so sits down
 * there too; a spectator only goes to look.
 * @param {TableSession} session
 */
function rematch(session) {
  const there = session.info?.rematch;
  const label = there ? say("web-table-rematch-join") : say("web-table-rematch");
  if (session.connection.seat === null)
    return there ? html`<a class="button main" href="/t/${there}">${label}</a>` : nothing;
  return html`<button
    type="button"
    class="button main"
    aria-disabled=${session.busy ? "true" : nothing}
    @click=${() => session.busy || askRematch(session)}
  >
    ${label}
  </button>`;
}

/** @param {TableSession} session */
async function askRematch(session) {
  const table = await playAgain(session);
  if (table) go(`/t/${table}`);
}

/**
 * @param {TableSession} session
 * @param {RecordCheck} check
 */
function endButtons(session, check) {
  return html`
    <a class="button" href="/replay/${session.table}">${say("web-table-replay")}</a>
    ${
      check.record
        ? html`<button type="button" class="button" @click=${() => download(session, check.record ?? "")}>
          ${say("web-table-record")}
        </button>`
        : nothing
    }
    <a class="button" href="/">${say("web-table-home")}</a>
  `;
}

/**
 * Hand the record over as a file.
 * @param {TableSession} session
 * @param {string} text
 */
function download(session, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  link.download = `${session.info?.game}-${session.table.slice(0, 8)}.pioche`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
