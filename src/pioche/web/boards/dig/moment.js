// The great moments: a gallery falls in, a werewolf or an orc comes, a card is stolen. Shown over the hills once it has been seen there.

import { seatColour } from "../../art/camp.js";
import { portrait } from "../../art/portraits.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { calledName } from "../scene.js";
import { picture } from "./pictures.js";
import { cardFace } from "./pieces.js";
import { viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */

// So many of the cards that were lost are shown.
const MOST_LOST = 6;

/** Whether the present act is a great moment. @param {Scene} scene */
export function isGreat({ act }) {
  return act?.data?.great === true;
}

/** What has happened, to whom, and what was lost. @param {Scene} scene */
export function moment(scene) {
  const { act } = scene;
  if (!act?.landed || !isGreat(scene)) return nothing;
  const { kind, data } = act;
  return html`<div class="dig-moment is-${kind}" aria-hidden="true" ${cssVars({ "--seat": seatColour(data.seat) })}>
    <div class="dig-moment-plate">
      <span class="dig-moment-rays"></span>
      ${cardFace(kind === "collapse" ? "collapse" : data.face)}
      <strong>${title(scene)}</strong>
      ${kind === "theft" ? thief(scene) : victim(scene)}
      ${kind === "collapse" ? lost(scene) : nothing}
    </div>
  </div>`;
}

/** @param {Scene} scene */
function title(scene) {
  const { kind, data } = scene.act ?? {};
  const face = kind === "strike" ? scene.spell.face(data.face) : "";
  return scene.say(`web-board-dig-moment-${kind}`, { face });
}

/** Whose gallery it is. @param {Scene} scene */
function victim(scene) {
  const { seat, gallery } = scene.act?.data ?? {};
  return html`<span class="dig-moment-who">${face(scene, seat)}<b>${calledName(scene, seat)}</b>${gallery ? html`<small>${scene.say("web-board-gallery", { number: gallery })}</small>` : nothing}</span>`;
}

/** From whom a card goes to whom. @param {Scene} scene */
function thief(scene) {
  const { seat, other, gems } = scene.act?.data ?? {};
  return html`<span class="dig-moment-who">${face(scene, other)}<b>${calledName(scene, other)}</b><i class="dig-moment-arrow"></i>${face(scene, seat)}<b>${calledName(scene, seat)}</b>
    ${gems ? html`<span class="dig-worth">${picture("gem")}+${gems}</span>` : nothing}</span>`;
}

/** The cards and the gems that are gone. @param {Scene} scene */
function lost(scene) {
  const { seat, gallery } = scene.act?.data ?? {};
  const cards = viewOf(scene).galleries[seat][gallery - 1] ?? [];
  const gems = cards.reduce((sum, card) => sum + card.gems, 0);
  return html`<span class="dig-moment-lost">${cards.slice(-MOST_LOST).map((card) => cardFace(card.face))}
    ${gems ? html`<span class="dig-worth">${picture("gem")}−${gems}</span>` : nothing}</span>`;
}

/** @param {Scene} scene @param {number} seat */
function face({ bots }, seat) {
  return portrait(seat, bots?.[seat] ?? false);
}
