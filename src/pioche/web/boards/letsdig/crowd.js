// The players in the garden: the one who digs stands on the lawn with a spade, the others look on over the fence.

import { explorer } from "../../art/camp.js";
import { INK, WOOD_LIGHT } from "../../art/palette.js";
import { html, repeat } from "../../vendor/lit.js";
import { viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */

const STEEL = "#a9b3bd";
const STEEL_DARK = "#6c7681";

function spade() {
  return html`<svg class="gardener-spade" viewBox="0 0 40 120">
    <path d="M20 12v70" stroke=${INK} stroke-width="9" stroke-linecap="round" /><path d="M20 12v70" stroke=${WOOD_LIGHT} stroke-width="4.500" stroke-linecap="round" />
    <path d="M9 9h22" stroke=${INK} stroke-width="10" stroke-linecap="round" /><path d="M9 9h22" stroke=${WOOD_LIGHT} stroke-width="5" stroke-linecap="round" />
    <path d="M6 72h28v18q-4 18-14 26Q10 108 6 90z" fill=${STEEL} stroke=${INK} stroke-width="3.400" stroke-linejoin="round" /><path d="M21 74h11v16q-3 14-11 20z" fill=${STEEL_DARK} />
  </svg>`;
}

// What the digger does during an act.
/** @type {Record<string, string>} */
const MOODS = {
  dig: "is-digging",
  search: "is-digging",
  collect: "is-glad",
  skeleton: "is-scared",
  fall: "is-sad",
};

/** @param {Scene} scene */
export function diggerPart(scene) {
  const { turn } = viewOf(scene);
  const mood = MOODS[scene.act?.kind ?? ""] ?? "";
  return html`<span class="gardener ${mood}" aria-hidden="true">${explorer(turn, false, scene.bots?.[turn])}${spade()}</span>`;
}

/** Half of the others to the left of the ribbon, half to its right. @param {Scene} scene */
export function crowdPart(scene) {
  const { turn } = viewOf(scene);
  const others = scene.names.map((_, seat) => seat).filter((seat) => seat !== turn);
  const half = Math.ceil(others.length / 2);
  const group = (/** @type {string} */ side, /** @type {number[]} */ seats) =>
    html`<span class="crowd is-${side}" aria-hidden="true">${repeat(
      seats,
      (seat) => seat,
      (seat) => html`<span class="crowd-one">${explorer(seat, false, scene.bots?.[seat])}</span>`,
    )}</span>`;
  return html`${group("left", others.slice(0, half))} ${group("right", others.slice(half))}`;
}
