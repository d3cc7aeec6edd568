// The garden: its scenery, and the shafts with their piles.

import { glyph } from "../../art/glyphs.js";
import {
  BONE,
  FIRE_LIGHT,
  GOLD,
  ICE,
  INK,
  PAPER,
  RUBY,
  RUBY_GLINT,
  RUBY_LIGHT,
  WOOD_DARK,
} from "../../art/palette.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, svg } from "../../vendor/lit.js";
import { cardFace, placePart } from "./card.js";
import { blastArt, picture } from "./pictures.js";
import { pileMove, UNKNOWN, verbOf, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Pile } from "./view.js" */

/** Sun or moon, hills, the cottage and a tree. */
export function skyArt() {
  return html`<svg class="sky-art" aria-hidden="true">
    <svg viewBox="0 0 120 60" preserveAspectRatio="xMaxYMin meet"><circle class="sun-glow" cx="30" cy="16" r="22" /><circle class="sun" cx="30" cy="16" r="11" /><path class="moon" d="M36 5a13 13 0 1 0 14 17 10 10 0 0 1-14-17z" /></svg>
    <svg viewBox="0 0 400 60" preserveAspectRatio="xMidYMin slice"><g class="stars"><circle cx="40" cy="12" r="1.6" /><circle cx="92" cy="28" r="1.1" /><circle cx="214" cy="20" r="1" /><circle cx="262" cy="8" r="1.6" /><circle cx="340" cy="24" r="1.2" /></g>
      <g class="clouds"><path d="M60 30q2-10 13-8 5-10 16-4 12-3 12 7 7 1 5 7H56q-4-1 4-2zM246 20q2-7 10-6 4-7 12-2 9-2 9 5 6 1 4 5h-38q-2-1 3-2z" /></g></svg>
    <svg viewBox="0 0 400 60" preserveAspectRatio="none"><path class="hill-far" d="M0 60V34q60-26 130-8 60-24 128 0 70-20 142 8v26z" /><path class="hill-near" d="M0 60V48q70-18 150-6 90-16 250 2v16z" /></svg>
    <svg viewBox="0 0 120 60" preserveAspectRatio="xMinYMax meet"><path class="tree-trunk" d="M21 60V42h6v18z" /><path class="tree" d="M24 8q15 1 13 17 3 19-13 19T11 25Q9 9 24 8z" /><path class="tree-shade" d="M28 9q11 3 9 16 3 19-12 19 12-16 3-35z" /></svg>
    <svg viewBox="0 0 120 60" preserveAspectRatio="xMinYMax meet"><g transform="translate(-10)"><path class="cottage" d="M72 60V34h34v26z" /><path class="cottage-shade" d="M94 34h12v26H94z" /><path class="chimney" d="M94 12h7v14h-7z" /><path class="roof" d="M65 36l24-22 24 22z" /><path class="window" d="M78 42h8v8h-8z" /><path class="cottage-door" d="M91 60V44h9v16z" /></g></svg>
  </svg>`;
}

// From post to post.
const POSTS = 26;

/** The fence along the lawn, over which the others look. */
export function fenceArt() {
  const posts = Array.from({ length: POSTS }, (_, place) => {
    const x = place * 20 + 4;
    return `M${x} 30V8l5-6 5 6v22z`;
  });
  return html`<svg class="fence-art" viewBox="0 0 520 32" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path class="fence" d=${`${posts.join("")}M0 12h520v4H0zM0 22h520v4H0z`} /><path class="fence-shade" d="M0 16h520v1.600H0zM0 26h520v1.600H0z" />
  </svg>`;
}

/** What stands on the lawn beside the cloth, where there is room: flowers on a bush, and a bucket. */
export function lawnArt() {
  const flowers = [
    [20, 60, RUBY_LIGHT],
    [36, 46, FIRE_LIGHT],
    [52, 62, PAPER],
    [12, 82, FIRE_LIGHT],
    [46, 84, RUBY_LIGHT],
  ];
  return html`<svg class="lawn-art is-bush" viewBox="0 30 76 82" aria-hidden="true">
    <ellipse cx="36" cy="104" rx="36" ry="7" fill="#000" opacity=".18" />
    <path class="bush" d="M4 102q-6-18 8-24-2-18 14-22 6-16 22-8 16-2 14 16 14 8 4 38z" stroke=${INK} stroke-width="3" stroke-linejoin="round" /><path class="bush-shade" d="M48 48q16-2 14 16 14 8 4 38H44q16-26 4-54z" />
    ${flowers.map(([x, y, tone]) => svg`<g transform=${`translate(${x} ${y})`}><circle r="6.4" fill=${tone} stroke=${INK} stroke-width="2"/><circle r="2.2" fill=${GOLD} stroke=${INK} stroke-width="1.2"/></g>`)}
  </svg>
  <svg class="lawn-art is-bucket" viewBox="4 124 56 64" aria-hidden="true">
    <ellipse cx="32" cy="181" rx="26" ry="5" fill="#000" opacity=".18" />
    <path d="M16 150q16-24 32 0" fill="none" stroke=${INK} stroke-width="3" /><path d="M12 150h40l-5 32H17z" fill=${RUBY} stroke=${INK} stroke-width="3" stroke-linejoin="round" /><path d="M34 152h16l-4 28H36z" fill="#7d1426" /><ellipse cx="32" cy="150" rx="20" ry="5" fill=${WOOD_DARK} stroke=${INK} stroke-width="3" /><path d="M19 158l2 16" stroke=${RUBY_GLINT} stroke-width="3" stroke-linecap="round" />
  </svg>`;
}

/** The edge of the lawn. */
function grassArt() {
  const blades = Array.from({ length: 41 }, (_, place) => {
    const x = place * 10;
    const high = 4 + ((place * 7) % 6);
    return `L${x + 2} 12L${x + 4} ${12 - high}L${x + 6} 12L${x + 8} ${14 - high}L${x + 10} 12`;
  });
  return html`<svg class="grass-art" viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true">
    <path class="sod" d="M0 10h400v8q-14 6-30 1-20 7-40 1-24 6-48 0-22 6-46 1-24 5-46-1-22 7-44 1-26 5-50-1-22 6-46 0-26 5-50 1z" />
    <path class="grass" d=${`M0 12${blades.join("")}V15H0z`} />
  </svg>`;
}

/**
 * One thing in the soil, at its place in percent.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {unknown} drawing  in a box of 40 by 40
 */
function buried(x, y, size, drawing) {
  return svg`<svg x=${`${x}%`} y=${`${y}%`} width=${size} height=${size} viewBox="0 0 40 40" overflow="visible">${drawing}</svg>`;
}

const ROOTS = svg`<g class="roots"><path d="M20 0q4 14-4 22t-2 16M18 12q10 6 12 18M15 22q-9 3-11 12"/></g>`;
const STONES = svg`<g class="stone"><path d="M2 30q-1-13 11-14 10 2 9 13-3 8-11 8t-9-7z"/><path d="M22 34q0-8 8-8t8 7-8 6-8-5z"/></g><path class="stone-light" d="M6 26q1-5 6-6M26 31q2-2 5-2"/>`;
const PEBBLES = svg`<g class="pebbles"><circle cx="6" cy="8" r="3"/><circle cx="24" cy="4" r="2.2"/><circle cx="34" cy="18" r="3.4"/><circle cx="12" cy="28" r="2.6"/><circle cx="28" cy="34" r="2"/></g>`;
const AMMONITE = svg`<g class="fossil"><path d="M20 4a16 16 0 1 1-15 12q3-9 13-9 10 1 10 11 0 9-9 9-7-1-7-7t6-6q4 0 4 4"/><path class="fossil-line" d="M20 4l-1 5M31 9l-4 4M36 20h-6M32 31l-4-4M20 36v-5M8 30l4-4"/></g>`;
const BONE_ART = svg`<g class="fossil"><path d="M6 30q-5-1-4-6 2-4 6-2L26 12q-1-6 4-6 4 1 3 5 5 0 4 5-2 5-7 3L12 29q0 6-5 6-4-1-1-5z"/></g>`;
const RAPTOR = svg`<g class="fossil"><path d="M2 22q2-13 17-15 13 0 19 8l-2 5-10 1 8 3-2 5q-12 3-20-2l-2 8-6-2 2-8q-4-1-4-3z"/><circle class="fossil-hole" cx="17" cy="16" r="3.6"/><path class="fossil-line" d="M24 21l2 3 2-3 2 3 2-3"/></g>`;
const CRYSTALS = svg`<path d="M8 38L4 18l7-8 6 10-2 18zM20 38l1-26 8-10 6 12-4 24z" fill=${ICE} stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/><path d="M11 12l4 10-2 14M29 5l-2 14 1 18" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>`;
const JAR = svg`<path d="M13 4h14v4l-3 3q12 5 10 17-3 10-8 10H14q-5 0-8-10-2-12 10-17l-3-3z" fill="#b5623a" stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/><path d="M8 22q12 5 24 0" fill="none" stroke=${BONE} stroke-width="2.4"/>`;

/** Topsoil with roots, clay, gravel, and the rock with fossils. */
function earthArt() {
  return html`<svg class="earth-art" aria-hidden="true">
    <svg viewBox="0 0 400 300" preserveAspectRatio="none">
      <path class="soil-1" d="M0 0h400v300H0z" />
      <path class="soil-2" d="M0 70q50 16 110 4t120 6 90-6 80 4v230H0z" />
      <path class="soil-2 is-vein" d="M0 112q80-14 150 4t130-6 120 4v14q-70-10-130 0t-140 2-130-6z" />
      <path class="soil-3" d="M0 158q60-14 120 0t130-4 150 6v150H0z" />
      <path class="soil-4" d="M0 228q40 10 90-4t110 8 100-8 100 4v80H0z" />
    </svg>
    ${buried(-3, 6, 46, ROOTS)} ${buried(31, 7, 40, ROOTS)} ${buried(63, 6, 42, ROOTS)} ${buried(93, 7, 46, ROOTS)}
    ${buried(14, 30, 26, PEBBLES)} ${buried(46, 32, 26, PEBBLES)} ${buried(78, 30, 26, PEBBLES)} ${buried(1, 34, 22, PEBBLES)} ${buried(94, 36, 22, PEBBLES)}
    ${buried(30.5, 34, 26, JAR)}
    ${buried(12, 56, 34, STONES)} ${buried(45, 57, 36, STONES)} ${buried(80, 55, 34, STONES)} ${buried(-1, 54, 26, STONES)} ${buried(62, 54, 30, STONES)} ${buried(93, 57, 28, STONES)}
    ${buried(30, 62, 30, BONE_ART)}
    <g class="is-extra">${buried(4, 40, 34, JAR)} ${buried(22, 60, 40, STONES)} ${buried(37, 76, 46, RAPTOR)} ${buried(56, 62, 34, BONE_ART)} ${buried(70, 60, 40, STONES)} ${buried(72, 80, 40, AMMONITE)} ${buried(89, 66, 30, BONE_ART)} ${buried(20, 82, 34, CRYSTALS)} ${buried(37, 28, 34, PEBBLES)} ${buried(68, 30, 34, PEBBLES)} ${buried(88, 82, 34, CRYSTALS)}</g>
    ${buried(8, 78, 40, RAPTOR)} ${buried(46, 80, 34, AMMONITE)} ${buried(82, 79, 36, BONE_ART)} ${buried(63, 79, 30, CRYSTALS)} ${buried(-1, 84, 26, AMMONITE)} ${buried(31, 85, 24, CRYSTALS)} ${buried(94, 84, 26, AMMONITE)}
  </svg>`;
}

// What the hand holds over a shaft for each thing that can be done there.
/** @type {Record<string, () => unknown>} */
const TOOLS = {
  dig: () => glyph("shovel", "steel"),
  search: () => picture("map"),
  destroy: () => picture("landmine"),
};
// Deeper known cards that find room under the top one.
const MOST_BELOW = 3;

/** @param {Scene} scene @param {unknown} front  what stands before the shafts */
export function earthPart(scene, front) {
  const { piles, cards, danger, stage } = viewOf(scene);
  const full = Math.ceil(cards / piles.length);
  const act = scene.act?.kind;
  const kinds = ["earth"];
  if (danger.worms && (stage === "decide" || stage === "dig")) kinds.push("is-restless");
  if (act === "blast") kinds.push("is-shaken");
  return html`<div class=${kinds.join(" ")}>${earthArt()} ${grassArt()}
    <div class="shafts" ${rovingGrid(scene)}>${piles.map((pile, index) => shaft(scene, pile, index, full))}</div>
    ${danger.worms ? wormsPart() : nothing} ${front}
  </div>`;
}

/** They look out of the walls while one more would bust. */
function wormsPart() {
  return html`<span class="peeks" aria-hidden="true">${[1, 2].map(() => html`<svg class="peek" viewBox="0 0 30 40"><path class="peek-ink" d="M15 40V18q0-8 6-8" /><path class="peek-worm" d="M15 40V18q0-8 6-8" /><path class="peek-rings" d="M15 36V18q0-6 4-8" /><circle cx="22" cy="8" r="2.6" fill="#fff" stroke=${INK} /><circle cx="22.6" cy="8.4" r="1.1" /><path d="M3 40q3-8 12-7 9-1 12 7z" fill=${WOOD_DARK} stroke=${INK} stroke-width="1.8" stroke-linejoin="round" /></svg>`)}</span>`;
}

/**
 * @param {Scene} scene
 * @param {Pile} pile
 * @param {number} index
 * @param {number} full
 */
function shaft(scene, pile, index, full) {
  const move = pileMove(scene, index);
  const { search, danger } = viewOf(scene);
  const { act } = scene;
  const kinds = ["shaft", move ? `is-${verbOf(move)}` : "", pile.cards ? "" : "is-empty"];
  if (act?.data?.pile === index) kinds.push("is-touched");
  const verb = move ? verbOf(move) : search?.pile === index ? "search" : "";
  const differs = danger.least_risk !== danger.most_risk && verb === "dig";
  const risk = danger.risks[index];
  const inside = html`<span class="shaft-inside" aria-hidden="true" ${cssVars({ "--depth": 1 - pile.cards / full })}>
    <span class="shaft-hole" data-ring>${pile.cards ? topPart(scene, pile, index) : html`<span class="shaft-bottom">${scene.say("letsdig-board-empty")}</span>`}${differs && risk !== null ? html`<b class="shaft-risk ${risk ? "" : "is-safe"}">${scene.say("web-board-letsdig-percent", { range: "one", least: risk, most: risk })}</b>` : nothing}</span>
    <span class="shaft-sign">${verb ? html`<span class="shaft-tool">${TOOLS[verb]?.()}</span>` : nothing}<b>${pile.cards}</b></span>
    ${act?.kind === "blast" && act.data.pile === index ? blastArt() : nothing}
  </span>`;
  return placePart(
    scene,
    { kind: kinds.join(" "), label: shaftLabel(scene, pile, index + 1), move },
    inside,
  );
}

/** The next card, and what is known to lie under it. @param {Scene} scene @param {Pile} pile @param {number} index */
function topPart(scene, pile, index) {
  const below = pile.top.slice(1, 1 + MOST_BELOW);
  return html`<span class="shaft-top ${pile.cards > 1 ? "is-pile" : ""}"><span class="shaft-card" data-spot=${`pile-${index}`}>${cardFace(scene, pile.top[0] ?? null)}</span>
    ${below.length ? html`<span class="shaft-below">${below.map((face) => html`<span class="shaft-next" data-face=${face === UNKNOWN ? nothing : face}>${face === UNKNOWN ? "?" : picture(face)}</span>`)}</span>` : nothing}</span>`;
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
