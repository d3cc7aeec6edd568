/** What luck, one's own choices and those of others did to each player's chances: bars to the left and to the right, and the same in figures. */

import { cssVars } from "../js/styles.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { changeText, errorOf, headlines, percentOf } from "./review-figures.js";

/** @typedef {import("../js/types.js").Review} Review */
/** @typedef {import("../js/types.js").Total} Total */

// Bars are drawn to the largest of all players', but not to less than this.
const LEAST_SCALE = 0.1;

/**
 * @param {Review} review
 * @param {readonly string[]} names
 * @param {number | null} own  who is called "you"
 */
export function reviewLedger(review, names, own) {
  const scale = Math.max(
    LEAST_SCALE,
    ...review.totals.flatMap(({ luck, choices, others }) => [luck, choices, others].map(Math.abs)),
  );
  const order = [...review.totals].sort((one, other) => rank(one, own) - rank(other, own));
  return html`<section class="review-part" aria-labelledby="review-ledger">
    <h2 id="review-ledger">${say("web-review-ledger")}</h2>
    <ul class="ledger">
      ${order.map((total) => html`<li class="sheet ledger-player">${playerLedger(review, total, names[total.seat], total.seat === own, scale)}</li>`)}
    </ul>
    <p class="hint">${say("web-review-ledger-help")}</p>
  </section>`;
}

/**
 * Whoever reads comes first.
 * @param {Total} total
 * @param {number | null} own
 */
function rank({ seat }, own) {
  return seat === own ? -1 : seat;
}

/**
 * @param {Review} review
 * @param {Total} total
 * @param {string} name
 * @param {boolean} you
 * @param {number} scale
 */
function playerLedger({ expectation, result }, total, name, you, scale) {
  const { seat, luck, choices, others, error } = total;
  const who = you ? "you" : "other";
  const path = { before: percentOf(expectation[seat]), after: percentOf(result[seat]) };
  return html`
    <h3>${name}</h3>
    ${you ? nothing : html`<p>${headlines(total, name, false).join(" ")}</p>`}
    <table class="ledger-table">
      <caption class="quiet">${name}</caption>
      <thead class="quiet">
        <tr><th scope="col">${say("web-review-part")}</th><th scope="col">${say("web-review-part-change")}</th></tr>
      </thead>
      <tbody>
        ${part(say("web-review-part-luck"), luck, scale, "luck")} ${part(say("web-review-part-choices", { who }), choices, scale, "choices")}
        ${result.length > 1 ? part(say("web-review-part-others"), others, scale, "others") : nothing}
      </tbody>
    </table>
    <p class="hint">
      ${say("web-review-path", path)} · ${say("web-review-margin", { percent: errorOf(error) })}
    </p>
  `;
}

/**
 * @param {string} label
 * @param {number} change
 * @param {number} scale
 * @param {string} kind
 */
function part(label, change, scale, kind) {
  const width = `${(Math.abs(change) / scale) * 50}%`;
  return html`<tr>
    <th scope="row">${label}</th>
    <td>
      <span class="ledger-bar is-${kind} ${change < 0 ? "is-loss" : ""}" aria-hidden="true"><span ${cssVars({ "--width": width })}></span></span>
      <span class="ledger-figure">${changeText(change)}</span>
    </td>
  </tr>`;
}
