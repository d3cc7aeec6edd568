// One's hand below the mine: cards alike lie on each other.

import { tally } from "../../js/faces.js";
import { rovingGrid } from "../../js/keyboard.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { countedCard } from "./card.js";
import { handMove } from "./offers.js";
import { middleSeat, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */

/** @param {Scene} scene */
export function handPart(scene) {
  const seat = middleSeat(scene);
  const hand = viewOf(scene).hands[seat] ?? [];
  const title =
    seat === scene.seat
      ? scene.say("web-board-your-hand")
      : scene.say("web-board-hand", { player: scene.names[seat] ?? "" });
  return html`<div class="digup-hand" role="group" aria-label=${title} data-spot="hand-${seat}" ${rovingGrid(scene)}>
    ${repeat(
      Object.entries(tally(hand)),
      ([face]) => face,
      ([face, count]) => countedCard(scene, face, count, handMove(scene, face)),
    )}
    ${hand.length || !viewOf(scene).round ? nothing : html`<span class="digup-hand-empty">${scene.say("web-board-pile", { name: title, cards: 0 })}</span>`}
  </div>`;
}
