/** The end of a game: who won, the ranking, the seal of fairness, and what now. */

import { go } from "../js/router.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { ranking, victory } from "./phrases.js";
import { playAgain } from "./rematch.js";
import { seal } from "./seal.js";

/** @typedef {import("../js/types.js").Result} Result */
/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("./seal.js").SealDesk} SealDesk */

/**
 * @param {Sitting} sitting
 * @param {SealDesk} desk
 */
export function end(sitting, desk) {
  const info = sitting.info;
  if (!info?.result) return nothing;
  return html`
    <section class="end sheet" aria-labelledby="end-title">
      <p class="end-kicker">${say("terminal-end-title")}</p>
      <h2 id="end-title" tabindex="-1">${victory(info.result, sitting.names)}</h2>
      ${rankingTable(info.result, sitting.names, sitting.line.seat)}
      <div class="buttons end-buttons">${rematch(sitting)} ${afterwards(sitting, desk)}</div>
      ${seal(desk)}
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
      ${ranking(result).map(
        ({ rank, seat, points, won }) => html`<tr class=${won ? "is-winner" : ""}>
          <td>${rank}</td>
          <th scope="row">
            ${names[seat]} ${won ? star : nothing} ${seat === own ? html`<span class="badge">${say("web-table-you")}</span>` : nothing}
          </th>
          <td>${points}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * The same game again: at the table where the others are already, or at a new one. Whoever sat here asks for it and so sits down
 * there too; a spectator only goes to look.
 * @param {Sitting} sitting
 */
function rematch(sitting) {
  const there = sitting.info?.rematch;
  const label = there ? say("web-table-rematch-join") : say("web-table-rematch");
  if (sitting.line.seat === null)
    return there ? html`<a class="button main" href="/t/${there}">${label}</a>` : nothing;
  return html`<button
    type="button"
    class="button main"
    aria-disabled=${sitting.busy ? "true" : nothing}
    @click=${() => sitting.busy || askRematch(sitting)}
  >
    ${label}
  </button>`;
}

/** @param {Sitting} sitting */
async function askRematch(sitting) {
  const table = await playAgain(sitting);
  if (table) go(`/t/${table}`);
}

/**
 * @param {Sitting} sitting
 * @param {SealDesk} desk
 */
function afterwards(sitting, desk) {
  return html`
    <a class="button" href="/replay/${sitting.table}">${say("web-table-replay")}</a>
    ${
      desk.record
        ? html`<button type="button" class="button" @click=${() => download(sitting, desk.record ?? "")}>
          ${say("web-table-record")}
        </button>`
        : nothing
    }
    <a class="button" href="/">${say("web-table-home")}</a>
  `;
}

/**
 * Hand the record over as a file.
 * @param {Sitting} sitting
 * @param {string} text
 */
function download(sitting, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  link.download = `${sitting.info?.game}-${sitting.table.slice(0, 8)}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
