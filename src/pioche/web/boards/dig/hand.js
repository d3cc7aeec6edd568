// What players have: one's own stones, equipment and companions, and those of the rivals with their hills.

import { seatColour } from "../../art/camp.js";
import { glyph, TONES } from "../../art/glyphs.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { strikeMark } from "./galleries.js";
import { LOOKS, picture } from "./pictures.js";
import { card, moveButton, recruitFigure, still } from "./pieces.js";
import {
  equipmentMove,
  happenedIn,
  rivalsOf,
  seatInMiddle,
  stoneMove,
  targetMoves,
  viewOf,
} from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Gallery, Happenings, Player } from "./view.js" */

// How many pieces as wide as a thumb fit into a row: on 320 px, on 390 px.
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

/** How full a row is: a narrow board opens a second one. @param {number} pieces */
function crowd(pieces) {
  if (pieces <= ROW_OF_NARROWEST) return "";
  return pieces <= ROW_OF_PHONE ? "is-full" : "is-full is-overfull";
}

/** @param {Scene} scene @param {Player} player */
function stones(scene, player) {
  return Object.entries(player.stones).map(([stone, number]) => {
    const move = scene.seat === null ? null : stoneMove(scene, stone);
    const about = scene.say("web-board-counted", { face: scene.spell.face(stone), cards: number });
    const inside = html`${picture(stone)}<b>${number}</b>`;
    if (move) return moveButton(scene, move, "dig-stone", inside, { about, data: stone });
    return still(`dig-stone ${number ? "" : "is-none"}`, stone, about, inside);
  });
}

/** @param {Scene} scene @param {Player} player */
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

/** Usable pieces first: on a narrow board the others make room. @param {Scene} scene @param {Player} player */
function equipment(scene, player) {
  const held = player.equipment.map((face) => ({
    face,
    move: scene.seat === null ? null : equipmentMove(scene, face),
  }));
  held.sort((one, two) => Number(two.move !== null) - Number(one.move !== null));
  return held.map(({ face, move }) => card(scene, face, move, { kind: "is-held" }));
}

/** @param {Scene} scene @param {string} face */
function medal(scene, face) {
  const name = scene.spell.face(face);
  return still("dig-medal", face, name, html`<span class="dig-medal-disc">${picture(face)}</span>`);
}

/** @param {Scene} scene @param {Happenings} happenings */
export function rivals(scene, happenings) {
  return html`<div class="dig-rivals" aria-hidden="true">${rivalsOf(scene).map((player) => smallHill(scene, happenings, player))}</div>`;
}

/** @param {Scene} scene @param {Happenings} happenings @param {Player} player */
function smallHill(scene, happenings, { seat }) {
  const name = scene.names[seat] ?? "";
  const rows = viewOf(scene).galleries[seat];
  return html`<div class="dig-small-hill ${viewOf(scene).active === seat && !scene.over ? "has-turn" : ""}" ${cssVars({ "--seat": seatColour(seat) })} title=${name}>
    <span class="dig-small-name"><b>${[...name][0]}</b><span>${[...name].slice(1).join("")}</span></span>
    <span class="dig-small-rows">${rows.map((gallery, index) => smallRow(gallery, happenedIn(happenings, seat, index + 1)))}</span>
    ${[0, 1, 2, 3, 4].map((gallery) => strikeMark(happenings, seat, gallery))}
  </div>`;
}

/** @param {Gallery} gallery @param {string | null} happened */
function smallRow(gallery, happened) {
  return html`<span class="dig-small-row ${happened ? `is-${happened}` : ""}">${gallery.map(
    ({ face, recruit, gems }) =>
      html`<i class="${recruit ? "has-recruit" : ""} ${gems ? "has-gem" : ""}" ${cssVars({ "--tone": toneOf(face) })}></i>`,
  )}</span>`;
}

/** @param {string} face */
function toneOf(face) {
  return TONES[LOOKS[face]?.[1] ?? "earth"] ?? null;
}

/** The galleries one may choose from, in the place of one's own hill. @param {Scene} scene */
export function rivalTargets(scene) {
  const moves = targetMoves(scene);
  const aimed = rivalsOf(scene).filter(({ seat }) => moves.some((move) => seatOf(move) === seat));
  return html`<div class="dig-targets" ${cssVars({ "--columns": aimed.length })}>
    ${aimed.map(
      ({
        seat,
      }) => html`<div class="dig-target-hill" role="group" aria-label=${scene.names[seat]} ${cssVars({ "--seat": seatColour(seat) })}>
        <span class="dig-target-name" aria-hidden="true">${scene.names[seat]}</span>
        ${moves.filter((move) => seatOf(move) === seat).map((move) => targetButton(scene, move, seat))}
      </div>`,
    )}
  </div>`;
}

/** @param {string} move */
function seatOf(move) {
  return Number(move.split(" ")[1]) - 1;
}

/** @param {Scene} scene @param {string} move @param {number} seat */
function targetButton(scene, move, seat) {
  const number = Number(move.split(" ")[2]);
  const gallery = viewOf(scene).galleries[seat][number - 1] ?? [];
  const inside = html`<b class="dig-number">${number}</b><span class="dig-target-cards">${gallery.map(
    ({ face, recruit, gems }) =>
      html`<span class="dig-slot"><span class="dig-card is-laid" data-face=${face}>${picture(face)}${gems ? html`<b class="dig-gem-count">${gems}</b>` : nothing}</span>${recruit ? recruitFigure(seat) : nothing}</span>`,
  )}</span>`;
  return moveButton(scene, move, "dig-target", inside);
}
