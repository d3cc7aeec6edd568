// The way to ten points, which is the aim of the game: ten sockets, lit one by one.

import { GOLD, GOLD_LIGHT, INK } from "../../art/palette.js";
import { html } from "../../vendor/lit.js";
import { picture } from "./pictures.js";
import { still } from "./pieces.js";
import { viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Player } from "./view.js" */

export const GOAL = 10;

/** A player's gems and runes in their sockets; what is won flies to the last that is lit. @param {Scene} scene @param {Player} player */
export function track(scene, player) {
  const { seat, gems, points } = player;
  const last = Math.min(Math.max(points, 1), GOAL) - 1;
  const sockets = Array.from({ length: GOAL }, (_, index) => {
    const kind = index < gems ? "gem" : "rune";
    const lit = index < points;
    return html`<i class="dig-socket ${lit ? "is-on" : ""}" data-spot=${index === last ? `gems:${seat} runes:${seat}` : ""}>${picture(lit ? kind : "gem")}</i>`;
  });
  return still("dig-track", "gem", trackText(scene, player), html`${sockets}${crown()}`);
}

/** @param {Scene} scene @param {Player} player */
function trackText(scene, { gems, runes, points }) {
  const counted = (/** @type {string} */ face, /** @type {number} */ count) =>
    scene.say("dig-board-counter", { face: scene.spell.face(face), count });
  const supply = scene.say("web-board-supply", { gems: viewOf(scene).gems });
  return `${scene.say("dig-board-progress", { points })} (${counted("gem", gems)}, ${counted("rune", runes)}) · ${supply}`;
}

/** What ten points bring. */
function crown() {
  return html`<svg class="dig-goal-crown" viewBox="0 0 40 34" aria-hidden="true" focusable="false">
    <path d="M4 30L2 9l10 8 8-14 8 14 10-8-2 21z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M5 23h30l-1 7H4z" fill=${GOLD}/><path d="M4 30L2 9l10 8 8-14 8 14 10-8-2 21z" fill="none" stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
  </svg>`;
}
