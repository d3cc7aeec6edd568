// What has just been seen, in a line; and the final count.

import { seatColour } from "../../art/camp.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { picture } from "./pictures.js";
import { recruitFigure } from "./pieces.js";
import { viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Player } from "./view.js" */

/** The words of the present act, once it has landed. @param {Scene} scene */
export function ribbon({ act }) {
  if (!act?.landed || !act.data?.text) return nothing;
  return html`<p class="dig-ribbon is-${act.kind}" aria-hidden="true">${act.data.text}</p>`;
}

/** Whether the final count is shown. @param {Scene} scene */
export function counts({ act, over }) {
  return act ? act.kind === "count" : over;
}

/** Everybody's gems and runes, as far as they have been counted; at the end who has won, and why. @param {Scene} scene */
export function finalCount(scene) {
  const { players, winners, end } = viewOf(scene);
  const { counted = Number.POSITIVE_INFINITY, won = true } = scene.act?.data ?? {};
  const done = !scene.act || won === true;
  return html`<section class="dig-final" aria-label=${scene.say("web-board-dig-count")}>
    <h2 class="dig-final-title">${scene.say("web-board-dig-count")}</h2>
    <ol class="dig-final-rows">${players.map((player) => row(scene, player, counted, done && winners.includes(player.seat)))}</ol>
    <p class="dig-final-why ${done && end ? "is-shown" : ""}">${end ? scene.say(`web-board-dig-why-${end}`) : nothing}</p>
  </section>`;
}

/** @param {Scene} scene @param {Player} player @param {number} counted @param {boolean} wins */
function row(scene, { seat, gems, runes, points }, counted, wins) {
  const pieces = [
    ...Array.from({ length: gems }, () => "gem"),
    ...Array.from({ length: runes }, () => "rune"),
  ];
  const shown = pieces.slice(0, counted);
  return html`<li class="dig-final-row ${wins ? "is-winner" : ""}" ${cssVars({ "--seat": seatColour(seat) })}>
    <span class="dig-final-face">${wins ? html`<span class="dig-final-crown">${picture("queen")}</span>` : recruitFigure(seat)}</span>
    <b class="dig-final-name">${scene.names[seat]}</b>
    <span class="dig-final-pieces" aria-hidden="true">${shown.map((face) => html`<i>${picture(face)}</i>`)}</span>
    <b class="dig-final-points">${Math.min(points, counted)}</b>
  </li>`;
}
