// What is said over the path, the trap, and the final count.

import { chest, laurel } from "../../art/camp.js";
import { gem } from "../../art/gems.js";
import { capital } from "../../js/spell.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { calledName } from "../scene.js";
import { figure, filled } from "./party.js";
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
  return html`<div class="moment moment-trap">
    <div class="moment-inner">
      <span class="ending-cards" aria-hidden="true">
        <span class="ending-card ending-first">${cardFace(scene, face)}</span><span class="ending-card ending-second">${cardFace(scene, face)}</span>
        ${scattered(lost)}
      </span>
      <strong class="moment-text">${scene.say("web-board-diamant-trap")}</strong>
      <span class="moment-detail">${capital(scene.spell.face(face))}</span>
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

/** What an open chest and the relics beside it are worth. @param {Explorer} explorer */
function worth({ chest: rubies, relics, relic_points: points }) {
  const opened = html`${chest(true, filled(rubies ?? 0))}<b>${rubies ?? 0}</b>${gem("ruby")}`;
  if (!points) return html`<span class="count-chest is-all">${opened}</span>`;
  return html`<span class="count-chest">${opened}</span>
    <span class="count-relics">${relics.map((face) => html`<svg class="relic-small" viewBox="0 0 100 100" aria-hidden="true">${relic(face)}</svg>`)}<b>+${points}</b></span>`;
}

/**
 * One explorer's total, drawn as a bar as long as it is high; while the chest is closed, as far as all those left have come.
 * @param {Scene} scene
 * @param {Explorer} explorer
 * @param {{scores: number[], level: number, open: boolean, settled: boolean, from: number}} how  `level`: how far the count has come; `from`: how many rows below its place it was before
 */
function row(scene, explorer, { scores, level, open, settled, from }) {
  const { seat } = explorer;
  const points = open ? (scores[seat] ?? 0) : level;
  const rank = viewOf(scene).ranks?.[seat] ?? 1;
  const wins = settled && rank === 1;
  const kinds = [
    open ? "is-open" : "",
    points ? "" : "is-empty",
    wins ? "is-winner" : "",
    seat === scene.seat ? "is-own" : "",
  ];
  return html`<li class="count-row ${kinds.join(" ")}" ${cssVars({ "--from": from })}>
    <span class="count-rank">${settled ? rank : ""}</span>
    <span class="count-figure">${figure(scene, seat, false)}</span>
    <span class="count-name">${wins ? laurel() : nothing}<span>${calledName(scene, seat)}</span></span>
    <span class="count-what">${open ? worth(explorer) : html`<span class="count-chest">${chest(false)}</span>`}</span>
    <span class="count-points">${open ? scene.say("web-board-points", { points }) : `${points}…`}</span>
    <span class="count-bar" aria-hidden="true" ${cssVars({ "--share": points / Math.max(1, ...scores) })}></span>
  </li>`;
}

/** Everybody's chest: opened in turn, then from the best down. @param {Scene} scene */
export function finalCount(scene) {
  const view = viewOf(scene);
  const { explorers, ranks } = view;
  const settled = scene.act?.kind !== "count";
  const rankOf = (/** @type {Explorer} */ { seat }) => ranks?.[seat] ?? 1;
  const order = settled ? explorers.toSorted((one, two) => rankOf(one) - rankOf(two)) : explorers;
  const { opened = [] } = scene.act?.data ?? {};
  const scores = (view.scores ?? []).map((points) => points ?? 0);
  const level = scores[opened.at(-1) ?? -1] ?? 0;
  const drawn = (/** @type {Explorer} */ explorer, /** @type {number} */ place) =>
    row(scene, explorer, {
      scores,
      level,
      open: settled || opened.includes(explorer.seat),
      settled,
      from: explorers.indexOf(explorer) - place,
    });
  return html`<section class="count" aria-label=${scene.say("web-board-diamant-count")}>
    <h2 class="count-title">${scene.say("web-board-diamant-count")}</h2>
    <ol class="count-rows">${repeat(order, ({ seat }) => seat, drawn)}</ol>
  </section>`;
}
