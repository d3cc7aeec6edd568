// The bar under the board: what threatens the digger, each explained by a tap, the risk, and the one big button.

import { html, nothing } from "../../vendor/lit.js";
import { playOne } from "../scene.js";
import { signed } from "./card.js";
import { picture } from "./pictures.js";
import { worthOf } from "./stores.js";
import { about, barMove, DIGGING, pileOfSeat, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Lid } from "./stores.js" */

/**
 * @typedef {object} Gauge  one danger
 * @property {string} id
 * @property {unknown} sign
 * @property {string} figure
 * @property {string} label
 * @property {string} meaning  what it means, in a sentence
 * @property {string} kind
 */

// In percent: from here on the dial is red.
const HIGH_RISK = 25;
// Worms that bust a dig.
const BUSTING = 2;
// What takes the cards off the cloth.
const EMPTIES = ["collect", "fall"];

/** @param {Scene} scene @param {Lid} lid  which gauge explains itself */
export function barPart(scene, lid) {
  const gauges = gaugesOf(scene);
  const open = gauges.find(({ id }) => id === lid.open);
  return html`<div class="bar">
    <ul class="gauges">${gauges.map((gauge) => gaugePart(gauge, lid))}</ul>
    ${stopPart(scene)}
    ${open ? html`<p class="gauge-meaning" role="status">${open.meaning}</p>` : nothing}
  </div>`;
}

/** @param {Scene} scene @returns {Gauge[]} */
function gaugesOf(scene) {
  const {
    worms: warned,
    skeletons,
    all_skeletons: all,
    dogs,
    most_risk: most,
  } = viewOf(scene).danger;
  const worms = wormsOn(scene);
  const percent = riskOf(scene);
  const seen = skeletons;
  return [
    gauge(scene, "risk", meter(most), percent, { percent }, most >= HIGH_RISK ? "is-alarm" : ""),
    gauge(
      scene,
      "worms",
      picture("worms"),
      `${worms}/${BUSTING}`,
      { worms: warned ? 1 : 0 },
      worms ? "is-alarm" : "",
    ),
    gauge(scene, "skeletons", picture("skeleton"), `${seen}/${all}`, { seen, all }, ""),
    gauge(scene, "dogs", picture("dog"), String(dogs), { dogs }, dogs ? "is-ready" : "is-none"),
  ];
}

/** How many worms lie on the cloth; those that bust included. @param {Scene} scene */
function wormsOn(scene) {
  const { dug } = viewOf(scene);
  const seen = dug.slice(0, atStake(scene)).filter((face) => face === "worms").length;
  return Math.min(BUSTING, seen);
}

/** @param {Scene} scene */
function riskOf(scene) {
  const { least_risk: least, most_risk: most } = viewOf(scene).danger;
  const range = least === most ? "one" : "several";
  return scene.say("web-board-letsdig-percent", { range, least, most });
}

/**
 * @param {Scene} scene
 * @param {string} id
 * @param {unknown} sign
 * @param {string} figure
 * @param {Record<string, string | number>} args
 * @param {string} kind
 * @returns {Gauge}
 */
function gauge({ say }, id, sign, figure, args, kind) {
  const label = say(`web-board-letsdig-${id}-label`, args);
  const meaning = say(`web-board-letsdig-${id}-meaning`, args);
  return { id, sign, figure, label, meaning, kind };
}

/** A dial whose needle rises with the risk. @param {number} percent */
function meter(percent) {
  const turn = -90 + 1.8 * percent;
  return html`<svg class="meter" viewBox="0 0 40 26" aria-hidden="true">
    <path class="meter-low" d="M4 22A16 16 0 0 1 9.6 9.8" /><path class="meter-middle" d="M12 8A16 16 0 0 1 28 8" /><path class="meter-high" d="M30.4 9.8A16 16 0 0 1 36 22" />
    <path class="meter-needle" d="M20 22V9" transform=${`rotate(${turn} 20 22)`} /><circle class="meter-pin" cx="20" cy="22" r="3" />
  </svg>`;
}

/** @param {Gauge} gauge @param {Lid} lid */
function gaugePart({ id, sign, figure, label, meaning, kind }, lid) {
  const open = lid.open === id;
  return html`<li class="gauge ${kind}"><button type="button" aria-expanded=${open ? "true" : "false"} @click=${() => lid.toggle(open ? null : id)}>
    <span class="quiet">${meaning}</span><span class="gauge-inside" aria-hidden="true"><span class="gauge-sign">${sign}</span><b class="gauge-figure">${figure}</b><span class="gauge-label">${label}</span></span>
  </button></li>`;
}

/** @param {Scene} scene */
function stopPart(scene) {
  const move = barMove(scene);
  if (!move) return idlePart(scene);
  return html`<button type="button" class="stop" data-move=${move} aria-disabled=${scene.busy ? "true" : nothing}
    @click=${() => playOne(scene, move)}>${move === "stop" ? stopWords(scene) : scene.spell.move(move)}</button>`;
}

/** @param {Scene} scene */
function stopWords(scene) {
  const points = viewOf(scene).stop_points ?? 0;
  const worth = scene.say("letsdig-board-points", { points });
  return html`<span class="quiet">${scene.spell.move("stop")}, ${worth}</span>
    <span class="stop-words" aria-hidden="true">${scene.say("web-board-letsdig-stop")}</span> <b class="stop-points" aria-hidden="true">${signed(scene, points)}</b>`;
}

/** What is at stake where one cannot stop, or what is being carried out. @param {Scene} scene */
function idlePart(scene) {
  const { stop_points: points, stage, pending } = viewOf(scene);
  const { say, act } = scene;
  if (act?.kind && EMPTIES.includes(act.kind)) return html`<p class="stop is-idle"></p>`;
  if (!DIGGING.includes(stage))
    return html`<p class="stop is-idle">${pending.length ? say("letsdig-board-pending") : carried(scene)}</p>`;
  if (!atStake(scene)) return html`<p class="stop is-idle">${carried(scene)}</p>`;
  const stake =
    points === null ? say("letsdig-board-cards", { cards: atStake(scene) }) : signed(scene, points);
  return html`<p class="stop is-idle"><span class="stop-words">${say("web-board-letsdig-stake")}</span> <b class="stop-points">${stake}</b></p>`;
}

/** How many cards lie on the cloth: one that is still in the air does not count. @param {Scene} scene */
function atStake(scene) {
  const { act } = scene;
  return viewOf(scene).dug.length - (act?.kind === "dig" && !act.landed ? 1 : 0);
}

/** The card that is carried out; else one's own pile. @param {Scene} scene */
function carried(scene) {
  const face = about(scene);
  const pile = scene.seat === null ? null : pileOfSeat(scene, scene.seat);
  if (face || !pile) return face ? scene.spell.face(face) : "";
  return html`<span class="stop-words">${scene.say("letsdig-board-own")}</span> <b class="stop-points">${worthOf(scene, pile)}</b>`;
}
