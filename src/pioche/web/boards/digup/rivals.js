// The mines of the others as miniatures, with their hands; the one that is asked about stands alone and large.

import { seatColour } from "../../art/camp.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { plainCard } from "./card.js";
import { mineButton, mineColour, mineGrid, minePoints } from "./mine.js";
import { grownMine, playerMove } from "./offers.js";
import { middleSeat, UNKNOWN, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */

/**
 * The others, as they sit around the table from the one in the middle on.
 * @param {Scene} scene
 */
function rivalSeats(scene) {
  const count = viewOf(scene).mines.length;
  const seats = Array.from(
    { length: count - 1 },
    (_, step) => (middleSeat(scene) + 1 + step) % count,
  );
  const grown = grownMine(scene);
  return grown === null ? seats : [grown];
}

/**
 * What somebody holds, as far as one knows it.
 * @param {Scene} scene
 * @param {number} seat
 */
function heldCards(scene, seat) {
  const hand = viewOf(scene).hands[seat] ?? [];
  const label = hand.map((face) =>
    face === UNKNOWN ? scene.say("web-board-face-down") : scene.spell.face(face),
  );
  const name = scene.say("web-board-hand", { player: scene.names[seat] ?? "" });
  return html`<span class="digup-rival-hand" role="img" data-spot="hand-${seat}" aria-label="${name}${label.length ? ", " : ""}${label.join(", ")}">
    ${hand.map((face) => plainCard(scene, { face: face === UNKNOWN ? null : face, down: true }))}
  </span>`;
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function rival(scene, seat) {
  const view = viewOf(scene);
  const move = playerMove(scene, seat);
  const mine = view.mines[seat];
  const playing = !scene.over && view.turn === seat;
  return html`<section class="digup-rival ${playing ? "is-playing" : ""}" ${cssVars({ "--seat": seatColour(seat) })} aria-label=${scene.names[seat] ?? ""}>
    <header class="digup-mine-head">${mine ? mineColour(scene, mine) : nothing}<span class="digup-mine-name">${scene.names[seat]}</span>${minePoints(scene, seat)}</header>
    ${move ? mineButton(scene, seat, move) : html`<div class="digup-mine-room">${mineGrid(scene, seat)}</div>`}
    ${heldCards(scene, seat)}
  </section>`;
}

/**
 * @param {Scene} scene
 */
export function rivalsPart(scene) {
  const seats = rivalSeats(scene);
  return html`<div class="digup-rivals ${grownMine(scene) === null ? "" : "is-grown"}" ${cssVars({ "--rivals": seats.length })}>
    ${repeat(
      seats,
      (seat) => seat,
      (seat) => rival(scene, seat),
    )}
  </div>`;
}
