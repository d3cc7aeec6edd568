// A place of the board: a button while it plays a move, else a picture with a sentence.

import { html, nothing } from "../../vendor/lit.js";

/** @typedef {import("./types.js").Scene} Scene */

/**
 * @typedef {object} Place
 * @property {string} kind  its classes
 * @property {string} label
 * @property {string | null} move
 * @property {string} [place]  its name, for cards that fly there
 */

/**
 * @param {Scene} scene
 * @param {Place} place
 * @param {unknown} inside
 */
export function placePart(scene, { kind, label, move, place }, inside) {
  if (!move)
    return html`<div class=${kind} data-place=${place ?? nothing} data-rove tabindex="-1" role="img" aria-label=${label}>${inside}</div>`;
  return html`<button type="button" class="${kind} is-target" data-rove data-place=${place ?? nothing} data-move=${move}
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => playOne(scene, move)}>
    <span class="quiet">${scene.say("web-board-card-move", { card: label, move: scene.spell.move(move) })}</span>${inside}
  </button>`;
}

/**
 * Play a move, unless another is under way.
 * @param {Scene} scene
 * @param {string} move
 */
export function playOne(scene, move) {
  if (!scene.busy) scene.play(move);
}
