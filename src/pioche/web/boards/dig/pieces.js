// What the board is made of: a card, and a button that plays a move.

import { glyph } from "../../art/glyphs.js";
import { pictureOf } from "../../js/faces.js";
import { html, nothing } from "../../vendor/lit.js";
import { LOOKS } from "./looks.js";

/** @typedef {import("./types.js").Scene} Scene */

/**
 * A button that plays a move; a card explains itself by its face, anything else by a title. Its name is what the move is called, before it the card or place that it is about.
 * @param {Scene} scene
 * @param {string} move
 * @param {string} kind  its class
 * @param {unknown} inside  what is seen, hidden from whoever hears the name
 * @param {{about?: string, data?: string}} [more]  the card in words; its face
 */
export function moveButton(scene, move, kind, inside, { about, data } = {}) {
  const name = scene.spell.move(move);
  const label = about ? scene.say("web-board-card-move", { card: about, move: name }) : name;
  return html`<button type="button" class="dig-move ${kind}" data-rove data-move=${move} data-face=${data ?? nothing} title=${data ? nothing : label}
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => scene.busy || scene.play(move)}><span class="quiet">${label}</span>
    <span class="dig-inside" aria-hidden="true">${inside}</span></button>`;
}

/** @param {string} face */
export function picture(face) {
  return glyph(...pictureOf(LOOKS, face));
}

/**
 * A card: a button where it plays a move, else a picture.
 * @param {Scene} scene
 * @param {string} face
 * @param {string | null} move
 * @param {{kind?: string, extra?: unknown, about?: string}} [how]
 */
export function card(scene, face, move, { kind = "", extra = nothing, about } = {}) {
  const name = scene.spell.face(face);
  const inside = html`${picture(face)}<span class="dig-card-name">${name}</span>${extra}`;
  const classes = `dig-card ${kind}`;
  if (move) return moveButton(scene, move, classes, inside, { about: about ?? name, data: face });
  return still(classes, face, about ?? name, inside);
}

/**
 * A card or piece that plays no move: the arrow keys come to it all the same, and it explains itself.
 * @param {string} kind  its class
 * @param {string} face
 * @param {string} label
 * @param {unknown} inside
 */
export function still(kind, face, label, inside) {
  return html`<span class=${kind} data-face=${face} data-rove tabindex="-1" role="img" aria-label=${label}><span class="dig-inside" aria-hidden="true">${inside}</span></span>`;
}
