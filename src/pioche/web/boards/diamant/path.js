// The path through the cave: the cards in their places, the trail under them, the lantern over the last.

import { cardBack, entrance } from "../../art/camp.js";
import { cssVars } from "../../js/css-vars.js";
import { rovingGrid } from "../../js/roving.js";
import { html, nothing, repeat, svg } from "../../vendor/lit.js";
import { cardFace, familyOf } from "./card.js";
import { layoutPath, stepPosition, trailPath } from "./path-layout.js";
import { viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./path-layout.js").PathLayout} PathLayout */
/** @typedef {import("./path-layout.js").StepPosition} StepPosition */

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
 * The path: the mouth of the cave, the cards in their order, the dark ahead.
 * @param {Scene} scene
 * @param {number} width
 * @param {number} turned  how many cards at the end have just been turned up
 */
export function pathPart(scene, width, turned) {
  const view = viewOf(scene);
  const count = view.path.length;
  const layout = layoutPath(width, count + 2);
  const spots = Array.from({ length: count + 2 }, (_, step) => stepPosition(layout, step));
  const light = spots[count] ?? { x: 0, y: 0 };
  return html`<div class="cave-ground" ${cssVars({ "--height": `${layout.height}px`, "--light-x": `${light.x}px`, "--light-y": `${light.y}px` })}>
    ${trail(layout, spots)}
    <div class="cave-light" aria-hidden="true"></div>
    <span class="cave-step" ${placed(layout, 0)}>${entrance()}</span>
    <ol class="cave-path" aria-label=${scene.say("web-board-diamant-path")} ${rovingGrid(count)}>
      ${repeat(
        view.path,
        (face, index) => `${view.expedition}/${index}/${face}`,
        (
          face,
          index,
        ) => html`<li class="cave-step ${index >= count - turned ? "cave-step-fresh" : ""} ${index === count - 1 ? "cave-step-last" : ""}"
          ${placed(layout, index + 1)}>
          <span class="cave-spot" data-rove tabindex="-1" role="img" aria-label=${cardSentence(scene, index)}>${cardFace(scene, face)}</span>
        </li>`,
      )}
    </ol>
    <span class="cave-step cave-deck" role="img" aria-label=${scene.say("diamant-board-deck", { cards: view.deck })} ${placed(layout, count + 1)}>
      ${view.deck ? cardBack() : nothing}<span class="cave-deck-count" aria-hidden="true">${view.deck}</span>
    </span>
  </div>`;
}

/**
 * @param {PathLayout} layout
 * @param {StepPosition[]} spots
 */
function trail(layout, spots) {
  const line = trailPath(spots);
  return html`<svg class="cave-trail" width=${layout.width} height=${layout.height} aria-hidden="true">
    ${svg`<path class="trail-edge" d=${line}/><path class="trail-ground" d=${line}/><path class="trail-steps" d=${line}/>`}
  </svg>`;
}
