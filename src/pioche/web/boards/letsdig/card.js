// Cards and places of the board.

import { glyph } from "../../art/glyphs.js";
import { componentOf } from "../../js/cards.js";
import { html, nothing } from "../../vendor/lit.js";
import { playOne } from "../scene.js";
import { picture } from "./pictures.js";
import { UNKNOWN, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */

/**
 * @typedef {object} Place
 * @property {string} kind  its classes
 * @property {string} label
 * @property {string | null} move
 * @property {string} [place]  its name, for cards that fly there
 */

/** @param {Scene} scene @param {Place} place @param {unknown} inside */
export function placePart(scene, { kind, label, move, place }, inside) {
  if (!move)
    return html`<div class=${kind} data-place=${place ?? nothing} data-rove tabindex="-1" role="img" aria-label=${label}>${inside}</div>`;
  return html`<button type="button" class="${kind} is-target" data-rove data-place=${place ?? nothing} data-move=${move}
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => playOne(scene, move)}>
    <span class="quiet">${scene.say("web-board-card-move", { card: label, move: scene.spell.move(move) })}</span>${inside}
  </button>`;
}

/** @typedef {{count?: number, used?: boolean, kind?: string}} CardState */

// Longer names stand in smaller letters.
const LONG_NAME = 6;

/**
 * A card's points in its corner, with a question mark where they depend on other cards.
 * @param {Scene} scene
 * @param {string} face
 */
function pointsPart(scene, face) {
  const component = componentOf(scene.game, face, { sheet: viewOf(scene).sheet });
  const points = component?.value;
  if (!points) return nothing;
  const text = `${points < 0 ? "−" : ""}${Math.abs(points)}${component.conditional ? "?" : ""}`;
  return html`<b class="find-points ${points < 0 ? "is-loss" : ""}">${text}</b>`;
}

/** The back of a card: earth, and a shovel. @param {string} kind */
export function cardBack(kind = "") {
  return html`<span class="find is-back ${kind}" aria-hidden="true">${glyph("shovel", "steel")}</span>`;
}

/** A card, without a label. @param {Scene} scene @param {string | null} face @param {CardState} [state] */
export function cardFace(scene, face, { count = 1, used = false, kind = "" } = {}) {
  if (!face || face === UNKNOWN) return cardBack(kind);
  const name = scene.say(used ? "letsdig-board-used-dog" : `letsdig-short-${face}`);
  const long = name.length > LONG_NAME ? "is-long" : "";
  return html`<span class="find ${used ? "is-used" : ""} ${kind}" data-face=${face} aria-hidden="true">
    ${pointsPart(scene, face)} ${picture(face)}
    <span class="find-name ${long}">${name}</span>
    ${count > 1 ? html`<b class="find-count">×${count}</b>` : nothing}
  </span>`;
}

/**
 * What a card is called, with how many there are of it.
 * @param {Scene} scene
 * @param {string} face
 * @param {number} cards
 * @param {boolean} [used]  a dog that has been used
 */
export function cardLabel(scene, face, cards, used = false) {
  const name = used ? scene.say("letsdig-board-used-dog-name") : scene.spell.face(face);
  return scene.say("web-board-counted", { face: name, cards });
}
