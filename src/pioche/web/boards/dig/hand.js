// What the player in the middle has: stones, recruits, equipment, companions, gems and runes.

import { glyph } from "../../art/glyphs.js";
import { rovingGrid } from "../../js/keyboard.js";
import { html, nothing } from "../../vendor/lit.js";
import { recruitFigure } from "./art.js";
import { card, moveButton, picture, still } from "./pieces.js";
import { equipmentMove, stoneMove } from "./places.js";
import { seatInMiddle, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Player} Player */

// So many pieces, each as wide as a thumb, stand side by side: on 320 px, on 390 px.
const ROW_OF_NARROWEST = 6;
const ROW_OF_PHONE = 8;

/** @param {Scene} scene */
export function hand(scene) {
  const player = viewOf(scene).players[seatInMiddle(scene)];
  if (!player) return nothing;
  const held = player.equipment.length + player.companions.length;
  return html`<div class="dig-hand" role="group" aria-label=${scene.say("dig-board-hand")}>
    <div class="dig-hand-row" ${rovingGrid(scene)}>${stones(scene, player)} ${counters(scene, player)}</div>
    <div class="dig-hand-row dig-equipment ${crowd(held)}" ${rovingGrid(scene)}>${equipment(scene, player)} ${player.companions.map((face) => medal(scene, face))}
      ${held ? nothing : html`<span class="dig-hand-empty" aria-hidden="true">${scene.say("dig-board-hand")}</span>`}</div>
  </div>`;
}

/**
 * How full a row of so many pieces is: a second one is opened where the board is too narrow.
 * @param {number} pieces
 */
function crowd(pieces) {
  if (pieces <= ROW_OF_NARROWEST) return "";
  return pieces <= ROW_OF_PHONE ? "is-full" : "is-full is-overfull";
}

/**
 * @param {Scene} scene
 * @param {Player} player
 */
function stones(scene, player) {
  return Object.entries(player.stones).map(([stone, number]) => {
    const move = scene.seat === null ? null : stoneMove(scene, stone);
    const about = scene.say("web-board-counted", { face: scene.spell.face(stone), cards: number });
    const inside = html`${picture(stone)}<b>${number}</b>`;
    if (move) return moveButton(scene, move, "dig-stone", inside, { about, data: stone });
    return still(`dig-stone ${number ? "" : "is-none"}`, stone, about, inside);
  });
}

/**
 * @param {Scene} scene
 * @param {Player} player
 */
function counters(scene, player) {
  const { free, waiting, eaten, gems, runes } = player;
  const recruits = scene.say("dig-board-recruits-line", { free, waiting, eaten });
  const supply = scene.say("web-board-supply", { gems: viewOf(scene).gems });
  const counted = (/** @type {string} */ face, /** @type {number} */ count) =>
    scene.say("dig-board-counter", { face: scene.spell.face(face), count });
  return html`<span class="dig-counters">
    ${still("dig-counter", "recruit", recruits, html`${recruitFigure(player.seat)}<b>${free}</b>`)}
    ${still("dig-counter", "gem", `${counted("gem", gems)} · ${supply}`, html`${glyph("gem", "violet")}<b>${gems}</b>`)}
    ${still("dig-counter", "rune", counted("rune", runes), html`${glyph("rune", "blue")}<b>${runes}</b>`)}
  </span>`;
}

/**
 * Usable pieces first: on a narrow board the others make room.
 * @param {Scene} scene
 * @param {Player} player
 */
function equipment(scene, player) {
  const held = player.equipment.map((face) => ({
    face,
    move: scene.seat === null ? null : equipmentMove(scene, face),
  }));
  held.sort((one, two) => Number(two.move !== null) - Number(one.move !== null));
  return held.map(({ face, move }) => card(scene, face, move, { kind: "is-held" }));
}

/**
 * @param {Scene} scene
 * @param {string} face
 */
function medal(scene, face) {
  const name = scene.spell.face(face);
  return still("dig-medal", face, name, html`<span class="dig-medal-disc">${picture(face)}</span>`);
}
