// One card of the path: parchment, a drawing, and its name or number.

import { gem, heap } from "../../art/gems.js";
import { suffixOf } from "../../js/faces.js";
import { html } from "../../vendor/lit.js";
import { danger, relic } from "./art.js";

/** @typedef {import("./types.js").Scene} Scene */

/** @param {string} face */
export function familyOf(face) {
  if (face.startsWith("treasure")) return "treasure";
  return face.startsWith("danger") ? "danger" : "relic";
}

/**
 * The rubies of a treasure.
 * @param {string} face
 */
export function rubiesOf(face) {
  return Number(suffixOf(face));
}

/**
 * The drawing of a card by itself.
 * @param {string} face
 */
export function picture(face) {
  return html`<svg viewBox="0 0 100 100" aria-hidden="true">${drawing(face)}</svg>`;
}

/** @param {string} face */
function drawing(face) {
  const family = familyOf(face);
  if (family === "treasure") return heap(rubiesOf(face));
  return family === "danger" ? danger(face) : relic(face);
}

/**
 * The rubies of a treasure in figures, in the corner that is seen even of a covered card; the name of anything else.
 * @param {Scene} scene
 * @param {string} face
 */
function caption(scene, face) {
  if (familyOf(face) !== "treasure")
    return html`<span class="cave-card-name">${scene.spell.face(face)}</span>`;
  return html`<span class="cave-card-value">${rubiesOf(face)}${gem("ruby")}</span>`;
}

/**
 * The face of a card. Whoever shows it gives it a sentence: the drawing is hidden from readers.
 * @param {Scene} scene
 * @param {string} face
 */
export function cardFace(scene, face) {
  return html`<span class="cave-card cave-card-${familyOf(face)}" data-face=${face} aria-hidden="true">
    <svg class="cave-card-art" viewBox="0 0 100 100">${drawing(face)}</svg>
    ${caption(scene, face)}
  </span>`;
}
