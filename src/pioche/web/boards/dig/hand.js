// What the player in the middle has: stones, recruits, equipment, companions, gems and runes.

import { glyph } from "../../art/glyphs.js";
import { html, nothing } from "../../vendor/lit.js";
import { recruitFigure } from "./art.js";
import { card, moveButton, picture } from "./pieces.js";
import { equipmentMove, stoneMove } from "./places.js";
import { seatInMiddle, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Player} Player */

/** @param {Scene} scene */
export function hand(scene) {
  const player = viewOf(scene).players[seatInMiddle(scene)];
  if (!player) return nothing;
  return html`<div class="dig-hand" role="group" aria-label=${scene.say("dig-board-hand")}>
    <div class="dig-hand-row">${stones(scene, player)} ${counters(scene, player)}</div>
    <div class="dig-hand-row dig-equipment">${equipment(scene, player)} ${player.companions.map((face) => medal(scene, face))}
      ${player.equipment.length + player.companions.length ? nothing : html`<span class="dig-hand-empty" aria-hidden="true">${scene.say("dig-board-hand")}</span>`}</div>
  </div>`;
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
    return html`<span class="dig-stone ${number ? "" : "is-none"}" data-face=${stone} aria-hidden="true"><span class="dig-inside">${inside}</span></span>`;
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
  return html`<span class="dig-counters" aria-hidden="true">
    <span title=${recruits}>${recruitFigure(player.seat)}<b>${free}</b></span>
    <span title="${scene.spell.face("gem")} · ${supply}">${glyph("gem", "violet")}<b>${gems}</b></span>
    <span title=${scene.spell.face("rune")}>${glyph("rune", "blue")}<b>${runes}</b></span>
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
  return html`<span class="dig-medal" data-face=${face} role="img" aria-label=${name}><span class="dig-medal-disc">${picture(face)}</span></span>`;
}
