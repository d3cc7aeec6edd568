// What is said over the path, the trap, and the final count.

import { chest, laurel, seatColour } from "../../art/camp.js";
import { diamondShape, gem, rubyShape } from "../../art/gems.js";
import { capital } from "../../js/spell.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat, svg } from "../../vendor/lit.js";
import { calledName } from "../scene.js";
import { figure, filled, MOST_NAMES } from "./party.js";
import { cardFace, relic } from "./pictures.js";
import { viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Explorer } from "./view.js" */

const MOST_SCATTERED = 16;

/**
 * What each one has lost who had something.
 * @param {Scene} scene
 * @param {Map<number, number>} rubies
 */
function losses(scene, rubies) {
  const losers = [...rubies].filter(([, count]) => count > 0);
  if (!losers.length)
    return html`<span class="moment-detail">${scene.say("web-board-diamant-nothing-lost")}</span>`;
  return html`<ul class="ending-parts">
    ${losers.map(
      ([seat, count]) => html`<li class="ending-part">
        ${figure(scene, seat, false)}<span class="ending-name">${calledName(scene, seat)}</span><b>−${count}</b>
      </li>`,
    )}
  </ul>`;
}

/** The rubies of all bags fly apart, each in a direction of its own. @param {Map<number, number>} lost */
function scattered(lost) {
  const rubies = [...lost.values()].reduce((sum, rubies) => sum + rubies, 0);
  const count = Math.min(MOST_SCATTERED, rubies);
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

/** The trap has sprung: both cards, and what everybody inside has lost. @param {Scene} scene */
export function trapPart(scene) {
  const { face, lost } = scene.act?.data ?? {};
  return html`<div class="moment moment-trap"><span class="trap-rays" aria-hidden="true"></span>
    <div class="moment-inner">
      <span class="ending-cards" aria-hidden="true">
        <span class="ending-card ending-first">${cardFace(scene, face)}</span><span class="ending-card ending-second">${cardFace(scene, face)}</span>
        ${scattered(lost)}
      </span>
      <strong class="moment-text">${scene.say("web-board-diamant-trap")}</strong>
      <span class="quiet">${capital(scene.spell.face(face))}</span>
      ${losses(scene, lost)}
    </div>
  </div>`;
}

/** What has just happened, said over the path. @param {Scene} scene */
export function ribbon(scene) {
  const { kind, data } = scene.act ?? {};
  if (kind === "vote" && !data.leavers.length && data.stayers.length > 1)
    return ribbonOf(allGoOn(scene, data.stayers));
  if (kind === "home")
    return data.taken.length ? ribbonOf(data.taken.map(scene.spell.event).join(" ")) : nothing;
  if (kind === "closed") return ribbonOf(scene.say("web-board-diamant-all-back"));
  if (kind !== "expedition") return nothing;
  const { expedition: number, expeditions: last } = viewOf(scene);
  return ribbonOf(scene.say("diamant-board-expedition", { number, last }));
}

/** Nobody leaves: said with or without the viewer. @param {Scene} scene @param {number[]} stayers */
export function allGoOn(scene, stayers) {
  const others = !stayers.includes(scene.seat ?? -1) && stayers.length < scene.names.length;
  return scene.say(`web-board-diamant-${others ? "others-go-on" : "nobody-leaves"}`);
}

/** @param {string} words */
const ribbonOf = (words) => html`<strong class="cave-ribbon">${words}</strong>`;

/** The chest at the foot of a pillar, and the relics beside it. @param {Explorer} explorer @param {boolean} open */
function treasure({ chest: rubies, relics, relic_points: points }, open) {
  const hoard = html`<span class="pillar-chest">${chest(open, filled(rubies ?? 0))}</span>`;
  if (!open || !points) return hoard;
  return html`${hoard}<span class="pillar-relics">${relics.map((face) => html`<svg class="relic-small" viewBox="0 0 100 100" aria-hidden="true">${relic(face)}</svg>`)}<b>+${points}</b></span>`;
}

// Where gems lie in a piece of a pile, 36 wide and 30 high: which one, where, how it leans.
/** @type {[() => unknown, number, number, number][]} */
const PILED = [
  [rubyShape, -6, 9, -12],
  [rubyShape, 30, 9, -12],
  [diamondShape, 12, 11, 10],
  [rubyShape, 4, -5, 18],
  [rubyShape, 4, 25, 18],
  [rubyShape, 22, -4, -20],
  [rubyShape, 22, 26, -20],
];

/** Rubies and diamonds, as many as are seen of them. @param {number} seat */
function gemPile(seat) {
  const id = `gem-pile-${seat}`;
  const gems = PILED.map(
    ([shape, x, y, turn]) =>
      svg`<g transform="translate(${x} ${y - 4}) rotate(${turn} 10 10)">${shape()}</g>`,
  );
  return html`<svg aria-hidden="true"><defs><pattern id=${id} width="36" height="30" patternUnits="userSpaceOnUse"><path d="M0 0h36v30H0z" fill="#5c0f22" />${gems}</pattern></defs><rect width="100%" height="100%" fill="url(#${id})" /></svg>`;
}

/**
 * One explorer on a pillar as high as the points; while the chest is closed, as high as all those left have come.
 * @param {Scene} scene
 * @param {Explorer} explorer
 * @param {{scores: number[], level: number, open: boolean, settled: boolean}} how  `level`: how far the count has come
 */
function pillar(scene, explorer, { scores, level, open, settled }) {
  const { seat } = explorer;
  const points = open ? (scores[seat] ?? 0) : level;
  const rank = viewOf(scene).ranks?.[seat] ?? 1;
  const wins = settled && rank === 1;
  const kinds = [
    open ? "is-open" : "is-rising",
    wins ? "is-winner" : "",
    seat === scene.seat ? "is-own" : "",
  ];
  const share = points / Math.max(1, ...scores);
  return html`<li class="pillar ${kinds.join(" ")}" ${cssVars({ "--share": share, "--seat": seatColour(seat) })}>
    <span class="pillar-stage" aria-hidden="true">
      <span class="pillar-figure">${figure(scene, seat, false)}${wins ? html`<span class="pillar-crown">${laurel()}</span>` : nothing}</span>
      <span class="pillar-gems">${gemPile(seat)}</span><span class="pillar-hoard">${treasure(explorer, open)}</span>
    </span>
    <span class="pillar-plate">${settled ? html`<span class="pillar-rank" aria-hidden="true">${rank}</span>` : nothing}
      <b class="pillar-points" aria-hidden="true">${points}</b>
      <span class="pillar-name">${calledName(scene, seat)}</span><span class="quiet">${open ? scene.say("web-board-points", { points }) : ""}</span></span>
  </li>`;
}

/** Everybody's treasure as a pillar: all rise together, and each chest opens where its pillar stops. @param {Scene} scene */
export function finalCount(scene) {
  const view = viewOf(scene);
  const { explorers } = view;
  const settled = scene.act?.kind !== "count";
  const { opened = [] } = scene.act?.data ?? {};
  const known = scene.act?.data?.scores ?? view.scores ?? [];
  const scores = known.map((/** @type {number | null} */ points) => points ?? 0);
  const level = scores[opened.at(-1) ?? -1] ?? 0;
  const drawn = (/** @type {Explorer} */ explorer) =>
    pillar(scene, explorer, {
      scores,
      level,
      open: settled || opened.includes(explorer.seat),
      settled,
    });
  const crowded = explorers.length > MOST_NAMES ? "is-crowded" : "";
  return html`<section class="cave-count ${crowded}" aria-label=${scene.say("web-board-diamant-count")} ${cssVars({ "--members": explorers.length })}>
    <h2 class="cave-count-title">${scene.say("web-board-diamant-count")}</h2>
    <ol class="pillars">${repeat(explorers, ({ seat }) => seat, drawn)}</ol>
  </section>`;
}
