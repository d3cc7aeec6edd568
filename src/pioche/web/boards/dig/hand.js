// What one has: the way to ten points, stones and what they pay, recruits, equipment and companions.

import { rovingGrid } from "../../js/keyboard.js";
import { html, nothing } from "../../vendor/lit.js";
import { legalMove, playOne } from "../scene.js";
import { recruitText } from "./galleries.js";
import { picture } from "./pictures.js";
import { card, crystals, moveButton, recruitFigure, still } from "./pieces.js";
import { track } from "./track.js";
import { equipmentMove, seatInMiddle, stoneMove, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Player } from "./view.js" */

// How many pieces as wide as a thumb fit into a row: on 320 px, on 390 px.
const ROW_OF_NARROWEST = 6;
const ROW_OF_PHONE = 7;
// The places that are shown while they are empty.
const FIRST_PIECES = 5;

/** @param {Scene} scene */
export function hand(scene) {
  const player = viewOf(scene).players[seatInMiddle(scene)];
  if (!player) return nothing;
  const held = player.equipment.length + player.companions.length;
  return html`<div class="dig-hand ${held ? "" : "is-bare"}" role="group" aria-label=${scene.say("dig-board-hand")}>
    <div class="dig-hand-row dig-goal" ${rovingGrid(scene)}>${track(scene, player)}</div>
    <div class="dig-hand-row dig-means" ${rovingGrid(scene)}>${stones(scene, player)} ${counters(scene, player)}</div>
    <div class="dig-hand-row dig-equipment ${crowd(held)}" ${rovingGrid(scene)}>${equipment(scene, player)} ${player.companions.map((face) => friend(scene, face))}${emptyPlaces(held)}</div>
  </div>`;
}

/** Room for the first pieces, so that nothing moves when they come. @param {number} held */
function emptyPlaces(held) {
  return Array.from(
    { length: Math.max(0, FIRST_PIECES - held) },
    () => html`<i class="dig-empty-place" aria-hidden="true"></i>`,
  );
}

/** How full a row is: a narrow board opens a second one. @param {number} pieces */
function crowd(pieces) {
  if (pieces <= ROW_OF_NARROWEST) return "";
  return pieces <= ROW_OF_PHONE ? "is-full" : "is-full is-overfull";
}

/** @param {Scene} scene @param {Player} player */
function stones(scene, player) {
  const all = Object.entries(player.stones).map(([stone, number]) => {
    const move = scene.seat === null ? null : stoneMove(scene, stone);
    const about = `${scene.say("web-board-counted", { face: scene.spell.face(stone), cards: number })}, ${scene.say("web-board-dig-crystals", { crystals: player.values[stone] })}`;
    const inside = html`${picture(stone)}<b class="dig-times">${number}</b>${crystals(player.values[stone])}`;
    const spot = `stone:${player.seat}:${stone}`;
    if (move) return moveButton(scene, move, "dig-stone", inside, { about, data: stone, spot });
    return still(`dig-stone ${number ? "" : "is-none"}`, stone, about, inside, spot);
  });
  const collect = viewOf(scene).stage === "stone" ? legalMove(scene, "collect") : null;
  const tap = () => collect && playOne(scene, collect);
  return html`<span class="dig-stones-held ${collect ? "is-lit" : ""}" data-spot="stones:${player.seat}" data-tap=${collect ?? nothing} @click=${tap}>${all}</span>`;
}

/** @param {Scene} scene @param {Player} player */
function counters(scene, player) {
  const { seat, free, crystals: worth } = player;
  return html`<span class="dig-counters">
    ${still("dig-counter is-total", "steel", scene.say("web-board-dig-crystals", { crystals: worth }), crystals(worth))}
    ${still("dig-counter", "recruit", recruitText(scene, player), html`${recruitFigure(seat)}<b>${free}</b>`, `recruits:${seat}`)}
  </span>`;
}

/** Usable pieces first. @param {Scene} scene @param {Player} player */
function equipment(scene, player) {
  const held = player.equipment.map((face) => ({
    face,
    move: scene.seat === null ? null : equipmentMove(scene, face),
  }));
  held.sort((one, two) => Number(two.move !== null) - Number(one.move !== null));
  return held.map(({ face, move }) =>
    card(scene, face, move, {
      kind: "is-held",
      extra: player.values[face] ? crystals(player.values[face]) : nothing,
      spot: `held:${player.seat}:${face}`,
    }),
  );
}

/** @param {Scene} scene @param {string} face */
function friend(scene, face) {
  return card(scene, face, null, {
    kind: "is-held",
    spot: `held:${seatInMiddle(scene)}:${face}`,
  });
}
