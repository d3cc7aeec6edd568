// A mine: nine cards three by three, as large as its room. The same for one's own, a rival's and those of the solo game.

import { glyph } from "../../art/glyphs.js";
import { rovingGrid } from "../../js/keyboard.js";
import { html, nothing } from "../../vendor/lit.js";
import { cardPart, plainCard, playOne } from "./card.js";
import { LOOKS } from "./looks.js";
import { positionMove } from "./offers.js";
import { UNKNOWN, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Mine} Mine */
/** @typedef {import("./card.js").Card} Card */

const POSITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * @param {Scene} scene
 * @param {number} number  which mine
 */
export function mineTitle(scene, number) {
  if (viewOf(scene).solo) return scene.say("digup-board-mine", { number: number + 1 });
  return scene.names[number] ?? "";
}

/**
 * The stone that a mine collects.
 * @param {Scene} scene
 * @param {Mine} mine
 */
export function mineColour(scene, { colour }) {
  const look = LOOKS[colour ?? ""];
  if (!colour || !look) return nothing;
  return html`<span class="digup-mine-colour" role="img" aria-label=${scene.say(`digup-colour-${colour}`)}>${glyph(...look)}</span>`;
}

/**
 * Points, once they are counted.
 * @param {Scene} scene
 * @param {number} number
 */
export function minePoints(scene, number) {
  const { scores, solo } = viewOf(scene);
  const points = solo ? undefined : scores?.[number];
  if (points === undefined) return nothing;
  return html`<b class="digup-mine-points">${scene.say("digup-board-points", { points })}</b>`;
}

/**
 * The card on one position.
 * @param {Scene} scene
 * @param {number} number
 * @param {number} at
 * @returns {Card}
 */
function position(scene, number, at) {
  const mine = viewOf(scene).mines[number];
  const face = mine?.cards[at - 1] ?? UNKNOWN;
  const known = face !== UNKNOWN;
  const up = mine?.up.includes(at) ?? false;
  return {
    face: known ? face : null,
    down: !up,
    at,
    label: positionLabel(scene, face, up, at),
    move: positionMove(scene, number, at),
    spot: `mine-${number}-${at}`,
    inPlace: up && face.endsWith(`-${at}`),
    touched: viewOf(scene).touched.some(([each, place]) => each === number && place === at),
    chosen: number === scene.seat && viewOf(scene).picked_at === at,
  };
}

/**
 * @param {Scene} scene
 * @param {string} face
 * @param {boolean} up
 * @param {number} at
 */
function positionLabel({ say, spell }, face, up, at) {
  if (face === UNKNOWN)
    return say("digup-board-position", { at, card: say("web-board-face-down") });
  const name = spell.face(face);
  if (!up)
    return say("digup-board-position", { at, card: say("digup-board-known", { face: name }) });
  const inPlace = face.endsWith(`-${at}`);
  return say("digup-board-position", {
    at,
    card: inPlace ? say("web-board-in-place", { face: name }) : name,
  });
}

/**
 * The nine cards; before they are dealt, where they will lie.
 * @param {Scene} scene
 * @param {number} number
 */
export function mineGrid(scene, number) {
  if (!viewOf(scene).mines[number]?.cards.length) return emptyPlaces();
  return html`<div class="digup-mine-grid" role="group" aria-label=${mineTitle(scene, number)} ${rovingGrid(scene)}>
    ${POSITIONS.map((at) => cardPart(scene, position(scene, number, at)))}
  </div>`;
}

function emptyPlaces() {
  return html`<div class="digup-mine-grid is-empty" aria-hidden="true">
    ${POSITIONS.map((at) => html`<span class="digup-place">${at}</span>`)}
  </div>`;
}

/**
 * A mine that is chosen as a whole: its cards are part of the button.
 * @param {Scene} scene
 * @param {number} number
 * @param {string} move
 * @param {unknown} [more]  what else belongs to it
 */
export function mineButton(scene, number, move, more = nothing) {
  return html`<button type="button" class="digup-mine-choice is-target" data-move=${move} aria-disabled=${scene.busy ? "true" : nothing}
    @click=${() => playOne(scene, move)}><span class="quiet">${scene.spell.move(move)}</span>
    <span class="digup-mine-room"><span class="digup-mine-grid">${POSITIONS.map((at) => plainCard(scene, position(scene, number, at)))}</span></span>${more}</button>`;
}
