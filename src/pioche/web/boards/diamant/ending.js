// The end of an expedition, and the final count.

import { chest, explorer as figure, laurel } from "../../art/camp.js";
import { gem, gemRow } from "../../art/gems.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { cardFace, relic } from "./pictures.js";
import { viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { RevealSummary } from "./reveal.js" */
/** @import { Explorer } from "./view.js" */

const MOST_SCATTERED = 16;

/**
 * What each one has lost, or brought home; null: neither.
 * @param {Scene} scene
 * @param {Map<number, number | null>} rubies
 * @param {string} sign
 */
function amounts(scene, rubies, sign) {
  return html`<ul class="ending-parts">
    ${[...rubies].map(
      ([seat, count]) => html`<li class="ending-part">
        ${figure(seat, scene.names[seat] ?? "", false, scene.bots?.[seat])}<span class="ending-name">${scene.names[seat]}</span><b>${count ? sign : ""}${count}</b>
      </li>`,
    )}
  </ul>`;
}

/** The rubies of all bags fly apart, each in a direction of its own. @param {RevealSummary} reveal */
function scattered(reveal) {
  const lost = [...reveal.lost.values()].reduce((sum, rubies) => sum + rubies, 0);
  const count = Math.min(MOST_SCATTERED, lost);
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count + (index % 3) * 0.3;
    const far = 26 + (index % 4) * 7;
    const flight = {
      "--dx": `${Math.round(Math.cos(angle) * far)}cqw`,
      "--dy": `${Math.round(Math.sin(angle) * far * 0.8)}cqh`,
    };
    return html`<span class="scattered" ${cssVars(flight)}>${gem("ruby")}</span>`;
  });
}

/** The second card slams beside the first. @param {Scene} scene @param {RevealSummary} reveal */
function trap(scene, reveal) {
  const face = String(reveal.trap?.face);
  return html`<span class="ending-cards" aria-hidden="true">
      <span class="ending-card ending-first">${cardFace(scene, face)}</span><span class="ending-card ending-second">${cardFace(scene, face)}</span>
      ${scattered(reveal)}
    </span>
    <strong class="moment-text">${scene.say("web-board-diamant-trap")}</strong>
    <span class="moment-detail">${scene.spell.face(face)}</span>
    ${amounts(scene, reveal.lost, "−")}`;
}

/** @param {Scene} scene @param {RevealSummary} reveal */
function allBack(scene, reveal) {
  return html`<strong class="moment-text">${scene.say("web-board-diamant-all-back")}</strong>
    ${amounts(scene, reveal.banked, "+")}
    ${reveal.taken.map((event) => html`<span class="moment-detail">${scene.spell.event(event)}</span>`)}`;
}

/** Who goes out with what, and who goes on. @param {Scene} scene @param {RevealSummary} reveal */
export function votes(scene, reveal) {
  if (!reveal.leavers.length)
    return html`<strong class="moment-text">${scene.say("web-board-diamant-nobody-leaves")}</strong>`;
  const stayers = new Map(reveal.stayers.map((seat) => [seat, null]));
  return html`<strong class="moment-detail">${scene.say("web-board-diamant-leave")}</strong>
    ${amounts(scene, new Map(reveal.leavers.map((seat) => [seat, reveal.banked.get(seat) ?? 0])), "+")}
    ${reveal.taken.map((event) => html`<span class="moment-detail">${scene.spell.event(event)}</span>`)}
    <strong class="moment-detail">${scene.say("web-board-diamant-stay")}</strong> ${amounts(scene, stayers, "")}`;
}

/** @param {Scene} scene @param {RevealSummary} reveal */
export function ending(scene, reveal) {
  return reveal.trap ? trap(scene, reveal) : allBack(scene, reveal);
}

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
    <span class="count-figure">${rank === 1 ? laurel() : nothing}${figure(explorer.seat, name, false, scene.bots?.[explorer.seat])}</span>
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

/** Everybody from the best down. @param {Scene} scene */
export function finalCount(scene) {
  const { explorers, scores, ranks } = viewOf(scene);
  const points = scores ?? [];
  const rankOf = (/** @type {Explorer} */ { seat }) => ranks?.[seat] ?? 1;
  const order = explorers.toSorted((one, two) => rankOf(one) - rankOf(two));
  const best = points[order[0].seat] ?? 0;
  return html`<section class="count" aria-label=${scene.say("web-board-diamant-count")}>
    <h2 class="count-title">${scene.say("web-board-diamant-count")}</h2>
    <ol class="count-rows">
      ${order.map((explorer) => row(scene, explorer, points[explorer.seat] ?? 0, best, rankOf(explorer)))}
    </ol>
  </section>`;
}
