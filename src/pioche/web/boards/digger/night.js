// Night falls, or a pile was touched: what was gained goes back to the centre, and that is seen before the dice go on.

import { html, nothing } from "../../vendor/lit.js";
import { picture } from "./pieces.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./turn-end.js").TurnEnd} TurnEnd */

/**
 * @param {Scene} scene
 * @param {TurnEnd} end
 */
export function nightPart(scene, { event, returned }) {
  return html`<svg class="night-sky" viewBox="0 0 120 70" aria-hidden="true">
      <g fill="#fff6d8"><circle cx="14" cy="16" r="1.1"/><circle cx="30" cy="34" r=".8"/><circle cx="24" cy="8" r=".8"/><circle cx="96" cy="12" r="1"/><circle cx="108" cy="32" r="1.1"/><circle cx="84" cy="38" r=".8"/><circle cx="44" cy="14" r="1"/></g>
      <path class="night-moon" d="M66 10a20 20 0 1 0 16 32 17 17 0 0 1-16-32z" fill="#f7ecc4" />
      <path d="M0 70V58l8-16 8 16 6-10 8 14 9-20 9 20 8-12 8 12 10-22 9 22 8-14 8 14 9-18 12 18v8z" fill="#0b1410" />
    </svg>
    <strong class="moment-text">${scene.spell.event(event)}</strong>
    ${
      returned.length
        ? html`<ul class="night-returned" aria-label=${scene.say("web-board-digger-centre")}>${returned.map((each) => html`<li title=${scene.spell.event(each)}>${picture(each.face)}<b>−${each.count}</b><span class="quiet">${scene.spell.event(each)}</span></li>`)}</ul>`
        : nothing
    }`;
}
