// The path through the cave: where each card lies, the trail under them, the lantern over the last.

import { html, nothing, repeat, svg } from "../../vendor/lit.js";
import { vars } from "../../js/vars.js";
import { cardBack, entrance } from "../../art/camp.js";
import { roving } from "../roving.js";
import { cardFace, familyOf } from "./card.js";
import { cave } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {{x: number, y: number, turn: number}} Spot */
/** @typedef {{gap: number, columns: number, width: number, height: number, rowHeight: number, card: number, cardHeight: number}} Ground */

const RATIO = 1.36;
const NARROW_GAP = 12;
const LARGE_CARD = 104;
const NARROW = 520;
// How wide a card would like to be, and the room between two: on a phone, and on larger screens, where a long path shrinks.
const PHONE_SIZES = [[66, NARROW_GAP]];
const DESK_SIZES = [
  [LARGE_CARD, 26],
  [78, 14],
];
const MOST_COLUMNS = 9;
// How far cards stray from their row, and how far they lean, one after the other.
const STRAY = [0, 7, -4, 6, -7, 3, -5];
const LEAN = [-2, 1.5, -1, 2.5, -1.5, 1, -2.5, 2];

/**
 * How the path is laid on so much room: in one row if a good size of card allows it.
 * @param {number} width
 * @param {number} steps
 * @returns {Ground}
 */
export function groundFor(width, steps) {
  const sizes = (width < NARROW ? PHONE_SIZES : DESK_SIZES).map(([card, gap]) => ({ gap, columns: columnsFor(width, card + gap) }));
  const { gap, columns } = sizes.find((size) => size.columns >= steps) ?? sizes[sizes.length - 1];
  const card = Math.min(LARGE_CARD + gap, Math.floor(width / columns - gap));
  const cardHeight = Math.round(card * RATIO);
  const rowHeight = cardHeight + NARROW_GAP * 2;
  const rows = Math.ceil(steps / columns);
  return { gap, columns, width, height: rows * rowHeight + NARROW_GAP, rowHeight, card, cardHeight };
}

/**
 * @param {number} width
 * @param {number} room  of one card
 */
function columnsFor(width, room) {
  return Math.min(MOST_COLUMNS, Math.max(3, Math.floor(width / room)));
}

/**
 * The middle of a step: rows wind from left to right and back.
 * @param {Ground} ground
 * @param {number} step
 * @returns {Spot}
 */
export function spotOf(ground, step) {
  const row = Math.floor(step / ground.columns);
  const along = step % ground.columns;
  const column = row % 2 ? ground.columns - 1 - along : along;
  const cell = ground.width / ground.columns;
  return {
    x: Math.round(cell * (column + 0.5)),
    y: Math.round(ground.rowHeight * (row + 0.5)) + NARROW_GAP / 2 + (STRAY[step % STRAY.length] ?? 0),
    turn: LEAN[step % LEAN.length] ?? 0,
  };
}

/**
 * A winding line through the steps.
 * @param {Spot[]} spots
 */
export function trailThrough(spots) {
  const [first, ...others] = spots;
  if (!first) return "";
  let line = `M${first.x} ${first.y}`;
  let before = first;
  for (const spot of others) {
    // Along a row the line bends up and down; between rows it swings out to the side.
    const level = Math.abs(spot.y - before.y) < 40;
    const side = Math.sign(before.x - (spots[0]?.x ?? 0)) || 1;
    const swing = level ? 0 : side * 34;
    const middle = (before.x + spot.x) / 2;
    line += level
      ? ` C${middle} ${before.y} ${middle} ${spot.y} ${spot.x} ${spot.y}`
      : ` C${before.x + swing} ${before.y} ${spot.x + swing} ${spot.y} ${spot.x} ${spot.y}`;
    before = spot;
  }
  return line;
}

/**
 * What a card of the path is, in a sentence.
 * @param {Scene} scene
 * @param {number} index
 */
export function cardSentence(scene, index) {
  const { path } = cave(scene);
  const face = path[index] ?? "";
  const warned = familyOf(face) === "danger";
  return scene.say(warned ? "web-board-diamant-card-danger" : "web-board-diamant-card", {
    number: index + 1,
    face: scene.spell.face(face),
  });
}

/**
 * Room on the ground, in the place of a step.
 * @param {Ground} ground
 * @param {number} step
 */
function placed(ground, step) {
  const spot = spotOf(ground, step);
  return vars({
    "--x": `${spot.x - ground.card / 2}px`,
    "--y": `${spot.y - ground.cardHeight / 2}px`,
    "--lean": `${spot.turn}deg`,
    "--card": `${ground.card}px`,
  });
}

/**
 * The path: the mouth of the cave, the cards in their order, the dark ahead.
 * @param {Scene} scene
 * @param {number} width
 * @param {number} turned  how many cards at the end have just been turned up
 */
export function pathPart(scene, width, turned) {
  const view = cave(scene);
  const count = view.path.length;
  const ground = groundFor(width, count + 2);
  const spots = Array.from({ length: count + 2 }, (_, step) => spotOf(ground, step));
  const light = spots[count] ?? { x: 0, y: 0 };
  return html`<div class="cave-ground" ${vars({ "--height": `${ground.height}px`, "--light-x": `${light.x}px`, "--light-y": `${light.y}px` })}>
    ${trail(ground, spots)}
    <div class="cave-light" aria-hidden="true"></div>
    <span class="cave-step" ${placed(ground, 0)}>${entrance()}</span>
    <ol class="cave-path" aria-label=${scene.say("web-board-diamant-path")} ${roving(count)}>
      ${repeat(
        view.path,
        (face, index) => `${view.expedition}/${index}/${face}`,
        (face, index) => html`<li class="cave-step ${index >= count - turned ? "cave-step-fresh" : ""} ${index === count - 1 ? "cave-step-last" : ""}"
          ${placed(ground, index + 1)}>
          <span class="cave-spot" data-spot tabindex="-1" role="img" aria-label=${cardSentence(scene, index)}>${cardFace(scene, face)}</span>
        </li>`,
      )}
    </ol>
    <span class="cave-step cave-deck" role="img" aria-label=${scene.say("diamant-board-deck", { cards: view.deck })} ${placed(ground, count + 1)}>
      ${view.deck ? cardBack() : nothing}<span class="cave-deck-count" aria-hidden="true">${view.deck}</span>
    </span>
  </div>`;
}

/**
 * @param {Ground} ground
 * @param {Spot[]} spots
 */
function trail(ground, spots) {
  const line = trailThrough(spots);
  return html`<svg class="cave-trail" width=${ground.width} height=${ground.height} aria-hidden="true">
    ${svg`<path class="trail-edge" d=${line}/><path class="trail-ground" d=${line}/><path class="trail-steps" d=${line}/>`}
  </svg>`;
}
