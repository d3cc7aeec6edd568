// The six colours, while one is to be chosen: they lie where the mine will be.

import { glyph } from "../../art/glyphs.js";
import { rovingGrid } from "../../js/keyboard.js";
import { html, nothing } from "../../vendor/lit.js";
import { playOne } from "./card.js";
import { LOOKS } from "./looks.js";

/** @typedef {import("./types.js").Scene} Scene */

const PREFIX = "colour ";

/** @param {Scene} scene */
export function colourMoves(scene) {
  return scene.legal.filter((move) => move.startsWith(PREFIX));
}

/**
 * @param {Scene} scene
 * @param {string} move
 */
function colourButton(scene, move) {
  const look = LOOKS[move.slice(PREFIX.length)] ?? ["gem", "ruby"];
  return html`<button type="button" class="digup-colour-choice is-target" data-rove data-move=${move} tabindex="-1"
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => playOne(scene, move)}>
    ${glyph(...look)}<span class="digup-colour-name">${scene.spell.move(move)}</span></button>`;
}

/** @param {Scene} scene */
export function coloursPart(scene) {
  return html`<div class="digup-colour-choices" role="group" aria-label=${scene.say("web-board-colours")} ${rovingGrid(scene)}>
    ${colourMoves(scene).map((move) => colourButton(scene, move))}
  </div>`;
}
