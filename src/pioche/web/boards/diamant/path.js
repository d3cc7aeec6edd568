// The path through the cave: the cards in their places, the trail under them, the lantern over the last.

import { cardBack } from "../../art/camp.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat, svg } from "../../vendor/lit.js";
import { cardFace, familyOf } from "./card.js";
import { layoutPath, stepPosition, trailPath } from "./path-layout.js";
import { viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./path-layout.js").PathLayout} PathLayout */
/** @typedef {import("./path-layout.js").StepPosition} StepPosition */
/** @typedef {{width: number, height: number}} Size */
/**
 * @typedef {object} Marks  what is told of the cards themselves
 * @property {number} turned  how many at the end have just been turned up
 * @property {string} trap  the face that has sprung, or none
 */

/**
 * What a card of the path is, in a sentence.
 * @param {Scene} scene
 * @param {number} index
 */
function cardSentence(scene, index) {
  const { path } = viewOf(scene);
  const face = path[index] ?? "";
  const warned = familyOf(face) === "danger";
  return scene.say(warned ? "web-board-diamant-card-danger" : "web-board-diamant-card", {
    number: index + 1,
    face: scene.spell.face(face),
  });
}

/**
 * Room on the ground, in the place of a step.
 * @param {PathLayout} layout
 * @param {number} step
 */
function placed(layout, step) {
  const spot = stepPosition(layout, step);
  return cssVars({
    "--x": `${spot.x - layout.card / 2}px`,
    "--y": `${spot.y - layout.cardHeight / 2}px`,
    "--lean": `${spot.turn}deg`,
    "--card": `${layout.card}px`,
  });
}

/**
 * @param {Scene} scene
 * @param {PathLayout} layout
 * @param {number} index
 * @param {Marks} marks
 */
function step(scene, layout, index, { turned, trap }) {
  const { path } = viewOf(scene);
  const face = path[index] ?? "";
  const kinds = [
    index >= path.length - turned ? "cave-step-fresh" : "",
    index === path.length - 1 ? "cave-step-last" : "",
    face === trap ? "cave-step-trap" : "",
  ];
  return html`<li class="cave-step ${kinds.join(" ")}" ${placed(layout, index)}>
    <span class="cave-spot" data-rove tabindex="-1" role="img" aria-label=${cardSentence(scene, index)}>${cardFace(scene, face)}</span>
  </li>`;
}

/**
 * The path: the cards in their order, the dark ahead.
 * @param {Scene} scene
 * @param {Size} size  of the ground on which it is laid
 * @param {Marks} marks
 */
export function pathPart(scene, size, marks) {
  const view = viewOf(scene);
  const count = view.path.length;
  const layout = layoutPath(size.width, size.height, count + 1);
  const spots = Array.from({ length: count + 1 }, (_, index) => stepPosition(layout, index));
  const light = spots[Math.max(0, count - 1)] ?? { x: 0, y: 0 };
  return html`<div class="cave-ground" ${cssVars({ "--light-x": `${light.x}px`, "--light-y": `${light.y}px` })}>
    ${trail(size, spots)}
    <div class="cave-light" aria-hidden="true"></div>
    <span class="cave-step cave-deck" role="img" aria-label=${scene.say("diamant-board-deck", { cards: view.deck })} ${placed(layout, count)}>
      ${view.deck ? cardBack() : nothing}<span class="cave-deck-count" aria-hidden="true">${view.deck}</span>
    </span>
    <ol class="cave-path" aria-label=${scene.say("web-board-diamant-path")} ${rovingGrid(count)}>
      ${repeat(
        view.path,
        (face, index) => `${view.expedition}/${index}/${face}`,
        (_, index) => step(scene, layout, index, marks),
      )}
    </ol>
  </div>`;
}

/**
 * @param {Size} size
 * @param {StepPosition[]} spots
 */
function trail(size, spots) {
  const line = trailPath(spots);
  return html`<svg class="cave-trail" width=${size.width} height=${size.height} aria-hidden="true">
    ${svg`<path class="trail-edge" d=${line}/><path class="trail-ground" d=${line}/><path class="trail-steps" d=${line}/>`}
  </svg>`;
}
