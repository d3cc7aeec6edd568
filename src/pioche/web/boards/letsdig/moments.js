// What fills the board for a moment.

import { html, nothing } from "../../vendor/lit.js";
import { cardFace } from "./card.js";
import { leapingDog, picture } from "./pictures.js";

/** @import { Scene } from "../scene.js" */
/** @import { ShownAct } from "../sequencer.js" */

// What stands behind the words of each moment.
/** @type {Record<string, (act: ShownAct, scene: Scene) => unknown>} */
const DRAWN = {
  bust: ({ data }) => html`<span class="moment-art">${picture(data.event.face)}</span>`,
  dog: () => html`<span class="moment-leap">${leapingDog()}</span>`,
  theft: ({ data }, scene) =>
    html`<span class="moment-loot" data-spot="loot">${cardFace(scene, data.event.face)}</span>`,
  blast: () => nothing,
};

/** The log says it as well: this is for the eye, and comes once it has been seen. @param {Scene} scene */
export function momentPart(scene) {
  const { act } = scene;
  const draw = act?.kind && DRAWN[act.kind];
  if (!act || !draw) return nothing;
  const { event } = act.data;
  return html`<div class="plank is-${act.kind}" data-moment=${act.kind} aria-hidden="true">
    ${draw(act, scene)}
    ${act.landed ? html`<span class="plank-words"><b class="plank-title">${scene.say(`web-board-letsdig-${act.kind}`)}</b><span class="plank-line">${scene.spell.event(event)}</span></span>` : nothing}
  </div>`;
}
