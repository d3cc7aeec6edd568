// The garden: its scenery, and the shafts with their piles.

import { glyph } from "../../art/glyphs.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { cardFace, placePart } from "./card.js";
import { pileMove, UNKNOWN, verbOf, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Pile } from "./view.js" */

/** Sun or moon, hills, the cottage and its fence. */
export function skyArt() {
  return html`<svg class="sky-art" aria-hidden="true">
    <svg viewBox="0 0 120 120" preserveAspectRatio="xMaxYMin meet"><circle class="sun-glow" cx="74" cy="32" r="30" /><circle class="sun" cx="74" cy="32" r="16" />
      <path class="moon" d="M70 14a19 19 0 1 0 20 25 15 15 0 0 1-20-25z" /></svg>
    <svg viewBox="0 0 400 120" preserveAspectRatio="xMidYMin slice">
    <g class="stars"><circle cx="40" cy="20" r="1.6" /><circle cx="92" cy="38" r="1.1" /><circle cx="150" cy="14" r="1.4" /><circle cx="214" cy="30" r="1" /><circle cx="262" cy="12" r="1.6" /><circle cx="374" cy="58" r="1.2" /><circle cx="18" cy="58" r="1" /></g>
    <g class="clouds"><path d="M60 40q2-12 14-10 6-12 18-4 14-4 14 8 8 1 6 9H56q-4-2 4-3z" /><path d="M216 26q2-8 10-7 5-8 13-2 10-2 10 6 6 1 4 6h-40q-2-2 3-3z" /></g>
    </svg>
    <svg viewBox="0 0 400 120" preserveAspectRatio="none"><path class="hill-far" d="M0 120V82q60-34 130-14 60-30 128-2 70-26 142 8v46z" />
    <path class="hill-near" d="M0 120v-18q70-22 150-8 90-20 250 2v24z" /></svg>
    <svg viewBox="0 0 120 120" preserveAspectRatio="xMinYMax meet"><path class="tree-trunk" d="M29 108V84h6v24z" /><path class="tree" d="M32 48q20 2 18 22 2 18-18 18t-18-18Q12 50 32 48z" /></svg>
    <svg viewBox="280 0 120 120" preserveAspectRatio="xMaxYMax meet"><path class="cottage" d="M344 108V84h38v24z" /><path class="roof" d="M338 86l25-20 25 20z" /><path class="window" d="M350 90h9v9h-9zM367 90h9v9h-9z" /></svg>
    <svg viewBox="0 0 400 120" preserveAspectRatio="xMidYMax meet"><path class="fence" d="M96 110v-16l4-4 4 4v16zM120 110v-16l4-4 4 4v16zM144 110v-16l4-4 4 4v16zM168 110v-16l4-4 4 4v16zM92 98h84v3H92zM92 105h84v2H92z" /></svg>
  </svg>`;
}

/** The edge of the lawn. */
export function grassArt() {
  return html`<svg class="grass-art" viewBox="0 0 400 22" preserveAspectRatio="none" aria-hidden="true">
    <path class="sod" d="M0 8h400v8q-14 6-30 1-20 7-40 1-24 6-48 0-22 6-46 1-24 5-46-1-22 7-44 1-26 5-50-1-22 6-46 0-26 5-50 1z" />
    <path class="grass" d="M0 13V5l5 5 4-9 4 8 7-6 3 7 6-9 4 9 8-7 3 7 7-9 4 8 7-5 5 6 5-9 4 9 8-7 4 7 6-9 4 8 7-5 4 6 6-9 5 9 7-7 4 7 7-9 3 8 8-5 4 6 6-9 4 9 8-7 4 7 6-9 4 8 7-5 5 6 6-9 4 9 7-7 5 7 6-9 4 8 7-5 4 6 6-9 5 9 7-7 4 7 7-9 4 8 7-5 4 6 6-9 4 9 8-7 4 7 6-9 4 8 7-5 5 6 6-9 4 9 7-7 5 7 6-9 4 8 7-5 6 8v5z" />
  </svg>`;
}

/** Topsoil, clay, stones, bedrock, and what lies about in them. */
export function earthArt() {
  return html`<svg class="earth-art" viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true">
    <path class="soil-1" d="M0 0h400v80q-60 16-130 2T120 86 0 74z" />
    <path class="soil-2" d="M0 72q60 18 120 12t150-4 130 0v82q-80-14-150 0T110 156 0 162z" />
    <path class="soil-3" d="M0 158q50-8 110-2t140 4 150-2v84q-90 10-170 0t-120 4-110-4z" />
    <path class="soil-4" d="M0 240q60 8 120 0t120 2 160-4v62H0z" />
    <g class="stone"><path d="M8 44q8-9 18-2 2 10-8 11T8 44zM382 108q10-6 14 4-4 9-13 6-5-4-1-10zM132 118q7-7 14 0 0 8-8 8t-6-8zM258 196q9-7 15 1-1 9-9 8t-6-9zM4 204q10-6 15 3-3 8-11 7t-4-10zM380 232q9-5 14 3-4 8-11 6t-3-9zM130 262q10-8 18 0-2 9-10 8t-8-8zM262 60q7-6 12 1-1 7-7 6t-5-7z" /></g>
    <g class="bone"><path d="M134 206q-5-1-4-5t6-2l12 7q5-2 6 2t-4 5-5-1l-10-6q0 1-1 0zM6 116q-4-2-2-5t6 0l9 9q5 0 5 4t-6 3-3-4z" /></g>
    <g class="roots"><path d="M20 0q4 22-6 38M20 10q10 10 12 22M386 0q-6 26 4 46M384 20q-8 8-8 20M134 0q2 16-3 26M266 0q-4 14 2 30" /></g>
    <g class="pebbles"><circle cx="138" cy="60" r="2" /><circle cx="264" cy="112" r="2.4" /><circle cx="10" cy="150" r="2" /><circle cx="390" cy="180" r="2.2" /><circle cx="140" cy="172" r="1.8" /><circle cx="268" cy="250" r="2.4" /><circle cx="14" cy="270" r="2.2" /><circle cx="388" cy="276" r="1.8" /><circle cx="392" cy="70" r="1.8" /></g>
  </svg>`;
}

/** Where everything ends that is out of the game. */
export function heapArt() {
  return html`<svg class="chest" viewBox="0 0 40 34" aria-hidden="true">
    <path class="heap" d="M2 31q3-9 9-11 2-9 10-9 7 0 9 8 7 2 8 12z" />
    <path class="heap-lines" d="M12 25q3-3 6-1M22 18q3-2 6 1M24 27q3-3 7-1M14 30h5" />
    <path class="heap-sprout" d="M21 11q-1-6-7-6 0 6 7 6zM21 11q1-8 8-8 0 7-8 8z" />
  </svg>`;
}

// What the hand holds over a shaft for each thing that can be done there.
/** @type {Record<string, [string, string]>} */
const TOOLS = {
  dig: ["shovel", "steel"],
  search: ["map", "bone"],
  destroy: ["bomb", "steel"],
};
// Deeper known cards that find room under the top one.
const MOST_BELOW = 3;

/** @param {Scene} scene @param {ReadonlySet<string>} halos */
export function shaftsPart(scene, halos) {
  const { piles, cards } = viewOf(scene);
  const full = Math.ceil(cards / piles.length);
  return html`<div class="shafts" ${rovingGrid(scene)}>${piles.map((pile, index) => shaft(scene, pile, index, full, halos))}</div>`;
}

/**
 * @param {Scene} scene
 * @param {Pile} pile
 * @param {number} index
 * @param {number} full
 * @param {ReadonlySet<string>} halos
 */
function shaft(scene, pile, index, full, halos) {
  const move = pileMove(scene, index);
  const place = `pile-${index}`;
  const searched = viewOf(scene).search?.pile === index;
  const kinds = ["shaft", move ? `is-${verbOf(move)}` : "", pile.cards ? "" : "is-empty"];
  if (halos.has(place)) kinds.push("is-touched");
  const label = shaftLabel(scene, pile, index + 1);
  const tool = move ? TOOLS[verbOf(move)] : searched ? TOOLS.search : undefined;
  const inside = html`<span class="shaft-inside" aria-hidden="true" ${cssVars({ "--left": pile.cards, "--gone": Math.max(0, full - pile.cards) })}>
    <span class="shaft-hole">${tool ? html`<span class="shaft-tool">${glyph(...tool)}</span>` : nothing}</span>
    ${pile.cards ? rest(scene, pile) : html`<span class="shaft-bottom">${scene.say("letsdig-board-empty")}</span>`}
  </span>`;
  return placePart(scene, { kind: kinds.join(" "), label, move, place }, inside);
}

/** The cards that are left, as thick as they are many. @param {Scene} scene @param {Pile} pile */
function rest(scene, pile) {
  const below = pile.top.slice(1, 1 + MOST_BELOW);
  return html`<span class="shaft-rest">
    <span class="shaft-top">${cardFace(scene, pile.top[0] ?? null)}${below.length ? html`<span class="shaft-below">${below.map((face) => cardFace(scene, face))}</span>` : nothing}</span>
    <b class="shaft-count">${pile.cards}</b>
  </span>`;
}

/** @param {Scene} scene @param {Pile} pile @param {number} number */
function shaftLabel(scene, pile, number) {
  if (!pile.top.length)
    return scene.say("web-board-pile", {
      name: scene.say("letsdig-board-pile", { number }),
      cards: pile.cards,
    });
  const known = pile.top.map((face) =>
    face === UNKNOWN ? scene.say("web-board-face-down") : scene.spell.face(face),
  );
  return scene.say("letsdig-board-pile-top", {
    number,
    cards: scene.say("letsdig-board-cards", { cards: pile.cards }),
    top: known.join(", "),
  });
}
