// Beside the mine: the draw pile with what one knows of its top, the discard pile, the card in play.

import { html, nothing } from "../../vendor/lit.js";
import { cardPart, plainCard } from "./card.js";
import { legalMove, UNKNOWN, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */

/**
 * The cards under the top of the draw pile, as far as one knows them.
 * @param {Scene} scene
 */
function knownBelow(scene) {
  const [, ...below] = viewOf(scene).pile_top;
  if (!below.length) return nothing;
  return html`<span class="digup-pile-known" aria-hidden="true">
    ${below.map((face) => plainCard(scene, { face: face === UNKNOWN ? null : face, down: true }))}
  </span>`;
}

/**
 * The draw pile; solo: what turns the next card, while none waits to be placed.
 * @param {Scene} scene
 */
export function drawPile(scene) {
  const { pile, played, pile_top } = viewOf(scene);
  const name = scene.say("web-board-draw-pile");
  const count = scene.say("web-board-pile", { name, cards: pile });
  const label = [count, ...scene.described("digup-board-pile-top")].join(". ");
  const top = pile_top[0] ?? UNKNOWN;
  const face = top === UNKNOWN ? null : top;
  const move = played.length ? null : legalMove(scene, "turn");
  return html`<div class="digup-pile" data-spot="pile">
    ${pile || move ? cardPart(scene, { face, down: true, label, move }) : emptyPlace(label)}
    <span class="digup-pile-count" aria-hidden="true">${pile}</span> ${knownBelow(scene)}
  </div>`;
}

/** @param {string} label */
function emptyPlace(label) {
  return html`<span class="digup-place" role="img" aria-label=${label}></span>`;
}

/**
 * The discard pile: its newest card; a tap lays it out.
 * @param {Scene} scene
 * @param {(() => void) | null} open  null: nothing can be laid out now
 */
export function discardPile(scene, open) {
  const { discard } = viewOf(scene);
  const top = discard.at(-1);
  const name = scene.say("web-board-discard");
  const label = scene.say("web-board-pile", { name, cards: discard.length });
  return html`<div class="digup-pile is-discard" data-spot="discard">
    ${
      top && open
        ? html`<button type="button" class="digup-pile-open" @click=${open}><span class="quiet">${label}</span>${plainCard(scene, { face: top })}</button>`
        : pileTop(scene, top, label)
    }
    <span class="digup-pile-count" aria-hidden="true">${discard.length}</span>
  </div>`;
}

/**
 * @param {Scene} scene
 * @param {string | undefined} face
 * @param {string} label
 */
function pileTop(scene, face, label) {
  return face ? cardPart(scene, { face, label }) : emptyPlace(label);
}

/**
 * The card in play, and what was taken with the binoculars; solo: the card to place.
 * @param {Scene} scene
 */
export function inPlay(scene) {
  const { played, aside } = viewOf(scene);
  const title = scene.say("web-board-in-play");
  return html`<div class="digup-in-play" role="group" aria-label=${title} data-spot="played">
    ${[...played, ...aside].map((face) => playedCard(scene, face))}
  </div>`;
}

/**
 * @param {Scene} scene
 * @param {string} face
 */
function playedCard(scene, face) {
  if (face === UNKNOWN)
    return cardPart(scene, { face: null, down: true, label: scene.say("web-board-face-down") });
  return cardPart(scene, { face, label: scene.spell.face(face), move: legalMove(scene, "turn") });
}
