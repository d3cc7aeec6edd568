// What fills the board for a moment.

import { portrait } from "../../art/portraits.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { cardFace } from "./card.js";
import { leapingDog, picture } from "./pictures.js";

/** @import { Scene } from "../scene.js" */
/** @import { ShownAct } from "../sequencer.js" */

/** @param {Scene} scene @param {number} seat */
function face({ bots }, seat) {
  return portrait(seat, bots?.[seat] ?? false);
}

// Lost cards that find room around the one that did it.
const MOST_LOST = 10;

/** The cards that are lost are thrown all around. @param {Scene} scene @param {readonly string[]} faces */
function lostCards(scene, faces) {
  const thrown = faces.slice(0, MOST_LOST);
  return thrown.map((face, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / thrown.length;
    const way = {
      "--dx": `${Math.round(Math.cos(angle) * 37)}cqw`,
      "--dy": `${Math.round(Math.sin(angle) * 34)}cqh`,
      "--turn": `${((index * 67) % 70) - 35}deg`,
    };
    return html`<span class="lost-card" ${cssVars(way)}>${cardFace(scene, face)}</span>`;
  });
}

// What stands behind the words of each moment.
/** @type {Record<string, (act: ShownAct, scene: Scene) => unknown>} */
const DRAWN = {
  bust: ({ data }, scene) =>
    html`<span class="bust-rays"></span>${lostCards(scene, data.faces)}<span class="moment-art">${picture(data.event.face)}</span>`,
  dog: () => html`<span class="moment-leap">${leapingDog()}</span>`,
  theft: ({ data }, scene) =>
    html`<span class="robbery">${face(scene, data.event.other)}<span class="moment-loot" data-spot="loot">${cardFace(scene, data.event.face)}</span>${face(scene, data.event.seat)}</span>`,
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
