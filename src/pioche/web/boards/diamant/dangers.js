// The five dangers: those seen once glow, since a second one is the trap.

import { rovingGrid } from "../../js/keyboard.js";
import { html, nothing } from "../../vendor/lit.js";
import { DANGERS, danger } from "./art.js";
import { dangersSeen, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */

const COPIES = 3;

/**
 * @param {Scene} scene
 * @param {string} face
 * @param {boolean} seen
 */
function medallion(scene, face, seen) {
  const name = scene.spell.face(face);
  const left = COPIES - viewOf(scene).removed.filter((other) => other === face).length;
  const label = scene.say(
    seen ? "web-board-diamant-danger-seen" : "web-board-diamant-danger-left",
    {
      face: name,
      cards: left,
    },
  );
  return html`<li>
    <span class="danger-coin ${seen ? "is-seen" : ""}" data-face=${face} data-rove tabindex="-1" role="img" aria-label=${label}>
      <svg viewBox="0 0 100 100" aria-hidden="true">${danger(face)}</svg>
      ${seen ? html`<span class="danger-alarm">!</span>` : nothing}
      <span class="danger-left" aria-hidden="true">${"•".repeat(left)}</span>
      <span class="danger-name" aria-hidden="true">${name}</span>
    </span>
  </li>`;
}

/**
 * Which dangers have warned in this expedition.
 * @param {Scene} scene
 */
export function dangersPart(scene) {
  const seen = dangersSeen(viewOf(scene).path);
  return html`<section class="dangers" aria-label=${scene.say("diamant-board-dangers")}>
    <ul class="danger-coins" ${rovingGrid(scene)}>${DANGERS.map((face) => medallion(scene, face, seen.includes(face)))}</ul>
  </section>`;
}
