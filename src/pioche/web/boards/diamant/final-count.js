// The final count: every chest is opened.

import { chest, explorer as figure, laurel } from "../../art/camp.js";
import { gemRow } from "../../art/gems.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { relic } from "./art.js";
import { viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Explorer} Explorer */

/**
 * One explorer's total, drawn as a bar as long as it is high.
 * @param {Scene} scene
 * @param {Explorer} explorer
 * @param {number} points
 * @param {number} best
 * @param {number} rank
 */
function row(scene, explorer, points, best, rank) {
  const name = scene.names[explorer.seat] ?? "";
  const relics = explorer.relic_points;
  return html`<li class="count-row ${rank === 1 ? "is-winner" : ""} ${explorer.seat === scene.seat ? "is-own" : ""}">
    <span class="count-rank">${rank}</span>
    <span class="count-figure">${rank === 1 ? laurel() : nothing}${figure(explorer.seat, name, false)}</span>
    <span class="count-name">${name}</span>
    <span class="count-what">
      <span class="count-chest">${chest(true)}<b>${explorer.chest ?? 0}</b>${gemRow(explorer.chest ?? 0)}</span>
      ${
        relics
          ? html`<span class="count-relics">${explorer.relics.map((face) => html`<svg class="relic-small" viewBox="0 0 100 100" aria-hidden="true">${relic(face)}</svg>`)}<b>+${relics}</b></span>`
          : nothing
      }
    </span>
    <span class="count-points">${scene.say("web-board-points", { points })}</span>
    <span class="count-bar" aria-hidden="true" ${cssVars({ "--share": best ? points / best : 0, "--wait": `${(rank - 1) * 120}ms` })}></span>
  </li>`;
}

/**
 * Everybody from the best down.
 * @param {Scene} scene
 */
export function finalCount(scene) {
  const { explorers, scores } = viewOf(scene);
  const points = scores ?? explorers.map(() => 0);
  const best = Math.max(...points);
  const order = [...explorers].sort(
    (one, two) => (points[two.seat] ?? 0) - (points[one.seat] ?? 0),
  );
  return html`<section class="count" aria-label=${scene.say("web-board-diamant-count")}>
    <h2 class="count-title">${scene.say("web-board-diamant-count")}</h2>
    <ol class="count-rows">
      ${order.map((explorer) => {
        const own = points[explorer.seat] ?? 0;
        const rank = 1 + points.filter((other) => other > own).length;
        return row(scene, explorer, own, best, rank);
      })}
    </ol>
  </section>`;
}
