// Night over the whole clearing.

import { html, nothing } from "../../vendor/lit.js";
import { picture } from "./pictures.js";

/** @import { Scene } from "../scene.js" */
/** @import { TurnEnd } from "./view.js" */

/** @param {Scene} scene @param {TurnEnd} end */
export function nightPart(scene, { event, returned }) {
  return html`<strong class="moment-text">${scene.spell.event(event)}</strong>
    ${
      returned.length
        ? html`<ul class="night-returned" aria-label=${scene.say("web-board-digger-centre")}>${returned.map((each) => html`<li title=${scene.spell.event(each)}>${picture(each.face)}<b>−${each.count}</b><span class="quiet">${scene.spell.event(each)}</span></li>`)}</ul>`
        : nothing
    }`;
}
