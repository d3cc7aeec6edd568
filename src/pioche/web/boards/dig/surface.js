// Above the ground: the pile of the hill, the cards that are asked about, the tavern's sign.

import { rovingGrid } from "../../js/keyboard.js";
import { html, nothing } from "../../vendor/lit.js";
import { hillPile, tavernSign } from "./art.js";
import { card, moveButton, picture, still } from "./pieces.js";
import { pileMove, tavernMoves, turnedMove } from "./places.js";
import { seatInMiddle, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").TurnedCard} TurnedCard */
/** @typedef {import("./happenings.js").Happenings} Happenings */

/**
 * @param {Scene} scene
 * @param {Happenings} happenings
 * @param {{open: boolean, toggle: () => void}} tavern
 */
export function surface(scene, happenings, tavern) {
  return html`<div class="dig-surface">
    ${pile(scene)} ${spotlight(scene, happenings)} ${tavernButton(scene, tavern)}
  </div>`;
}

/** @param {Scene} scene */
function pile(scene) {
  const { hill } = viewOf(scene);
  const about = scene.say("web-board-pile", { name: scene.say("web-board-hill"), cards: hill });
  const move = pileMove(scene);
  const inside = html`${hillPile()}<b class="dig-count">${hill}</b>
    ${move ? html`<span class="dig-words">${scene.spell.move(move)}</span>` : nothing}`;
  if (move) return moveButton(scene, move, "dig-pile", inside, { about });
  return html`<span class="dig-pile" role="img" aria-label=${about} title=${about}>${inside}</span>`;
}

/**
 * The cards turned up or asked about; where there are none, what has just happened.
 * @param {Scene} scene
 * @param {Happenings} happenings
 */
function spotlight(scene, happenings) {
  const shown = cardsShown(scene);
  if (!shown.length) return momentPart(scene, happenings);
  const taken = new Set();
  return html`<div class="dig-spotlight ${momentKind(happenings)}" role="group" aria-label=${scene.say("web-board-revealed")} ${rovingGrid(scene)}>
    ${struckCard(scene, happenings, "is-beside")}
    ${shown.map((turned) => {
      const move = turnedMove(scene, turned);
      const first = move !== null && !taken.has(move);
      taken.add(move);
      return turnedCard(scene, turned, first ? move : null);
    })}
  </div>`;
}

/**
 * @param {Scene} scene
 * @param {TurnedCard} turned
 * @param {string | null} move
 */
function turnedCard(scene, turned, move) {
  const face = scene.spell.face(turned.face);
  const { about: asked, place } = viewOf(scene);
  const kind = turned.face === asked && turned.place === (place ?? 0) ? "is-asked" : "";
  const extra = turned.place ? html`<b class="dig-place">${turned.place}</b>` : nothing;
  const about = scene.say("dig-board-revealed-card", { face, place: turned.place });
  return card(scene, turned.face, move, { kind, extra, about });
}

/**
 * @param {Scene} scene
 * @returns {TurnedCard[]}
 */
function cardsShown(scene) {
  const { revealed, about, place } = viewOf(scene);
  if (!about || revealed.some((turned) => turned.face === about)) return revealed;
  return [{ face: about, place: place ?? 0 }, ...revealed];
}

/**
 * @param {Scene} scene
 * @param {Happenings} happenings
 */
function momentPart(scene, happenings) {
  const { moment } = happenings;
  if (!moment) return html`<div class="dig-spotlight">${alarm(scene)}</div>`;
  return html`<div class="dig-spotlight ${momentKind(happenings)}" ${rovingGrid(scene)}>
    ${struckCard(scene, happenings)}
    <p class="dig-told" aria-hidden="true">${scene.spell.event(moment)}</p>
  </div>`;
}

/** @param {Happenings} happenings */
function momentKind({ moment }) {
  return moment ? `is-moment is-${moment.event}` : "";
}

/**
 * The card that has just done something.
 * @param {Scene} scene
 * @param {Happenings} happenings
 * @param {string} [kind]
 */
function struckCard(scene, { face }, kind = "") {
  if (!face) return nothing;
  return still(`dig-card is-struck ${kind}`, face, scene.spell.face(face), picture(face));
}

/**
 * What nobody should miss: the last round, a game that does not move on; else how far one has come.
 * @param {Scene} scene
 */
function alarm(scene) {
  const [said] = scene.described("dig-board-last-round", "dig-board-quiet");
  const { points = 0 } = viewOf(scene).players[seatInMiddle(scene)] ?? {};
  return html`<p class="dig-told" aria-hidden="true">${said ?? scene.say("dig-board-progress", { points })}</p>`;
}

/**
 * Opens the tavern where it does not stand beside; tells how much can be done there.
 * @param {Scene} scene
 * @param {{open: boolean, toggle: () => void}} tavern
 */
function tavernButton(scene, { open, toggle }) {
  const moves = tavernMoves(scene).length;
  const name = scene.say("web-board-tavern");
  const label = moves ? scene.say("web-board-dig-tavern-moves", { moves }) : name;
  return html`<button type="button" class="dig-tavern-button ${moves ? "has-moves" : ""}" aria-expanded=${open ? "true" : "false"} aria-controls="dig-tavern"
    data-opens="#dig-tavern" title=${label} @click=${toggle}><span class="quiet">${label}</span>
    <span class="dig-inside" aria-hidden="true">${tavernSign()}<span class="dig-words">${name}</span>
    ${moves ? html`<b class="dig-badge">${moves}</b>` : nothing}</span></button>`;
}
