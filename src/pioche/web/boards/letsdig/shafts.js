// The three shafts: dug out above, the rest of the pile below, with what is known of its top.

import { glyph } from "../../art/glyphs.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { placePart } from "./button.js";
import { cardFace } from "./card.js";
import { pileMove, verbOf } from "./moves.js";
import { countOf } from "./points.js";
import { UNKNOWN, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Pile} Pile */

// What the hand holds over a shaft for each thing that can be done there.
/** @type {Record<string, [string, string]>} */
const TOOLS = {
  dig: ["shovel", "steel"],
  search: ["map", "bone"],
  destroy: ["bomb", "steel"],
};
// Deeper known cards that find room under the top one.
const MOST_BELOW = 3;

/**
 * @param {Scene} scene
 * @param {ReadonlySet<string>} halos
 */
export function shaftsPart(scene, halos) {
  const { piles } = viewOf(scene);
  const full = Math.ceil(deckSize(scene) / piles.length);
  return html`<div class="shafts" ${rovingGrid(scene)}>${piles.map((pile, index) => shaft(scene, pile, index, full, halos))}</div>`;
}

/** How many cards there were at first. @param {Scene} scene */
function deckSize(scene) {
  return scene.game.faces.reduce((sum, face) => sum + countOf(scene, face), 0);
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

/**
 * The cards that are left, as thick as they are many.
 * @param {Scene} scene
 * @param {Pile} pile
 */
function rest(scene, pile) {
  const below = pile.top.slice(1, 1 + MOST_BELOW);
  return html`<span class="shaft-rest">
    <span class="shaft-top">${cardFace(scene, pile.top[0] ?? null)}${below.length ? html`<span class="shaft-below">${below.map((face) => cardFace(scene, face))}</span>` : nothing}</span>
    <b class="shaft-count">${pile.cards}</b>
  </span>`;
}

/**
 * @param {Scene} scene
 * @param {Pile} pile
 * @param {number} number
 */
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
