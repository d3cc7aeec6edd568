// The hills of the others: small; large enough for a thumb when one of their galleries is to be chosen.

import { seatColour } from "../../art/camp.js";
import { TONES } from "../../art/glyphs.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { recruitFigure } from "./art.js";
import { strikeMark } from "./galleries.js";
import { happenedIn } from "./happenings.js";
import { LOOKS } from "./looks.js";
import { moveButton, picture } from "./pieces.js";
import { targetMoves } from "./places.js";
import { rivalsOf, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Player} Player */
/** @typedef {import("./types.js").Gallery} Gallery */
/** @typedef {import("./happenings.js").Happenings} Happenings */

/**
 * @param {Scene} scene
 * @param {Happenings} happenings
 */
export function rivals(scene, happenings) {
  return html`<div class="dig-rivals" aria-hidden="true">${rivalsOf(scene).map((player) => smallHill(scene, happenings, player))}</div>`;
}

/**
 * @param {Scene} scene
 * @param {Happenings} happenings
 * @param {Player} player
 */
function smallHill(scene, happenings, { seat }) {
  const name = scene.names[seat] ?? "";
  const rows = viewOf(scene).galleries[seat];
  return html`<div class="dig-small-hill ${viewOf(scene).active === seat && !scene.over ? "has-turn" : ""}" ${cssVars({ "--seat": seatColour(seat) })} title=${name}>
    <span class="dig-small-name"><b>${[...name][0]}</b><span>${[...name].slice(1).join("")}</span></span>
    <span class="dig-small-rows">${rows.map((gallery, index) => smallRow(gallery, happenedIn(happenings, seat, index + 1)))}</span>
    ${[0, 1, 2, 3, 4].map((gallery) => strikeMark(happenings, seat, gallery))}
  </div>`;
}

/**
 * @param {Gallery} gallery
 * @param {string | null} happened
 */
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

/**
 * The galleries one may choose from, in the place of one's own hill.
 * @param {Scene} scene
 */
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

/**
 * @param {Scene} scene
 * @param {string} move
 * @param {number} seat
 */
function targetButton(scene, move, seat) {
  const number = Number(move.split(" ")[2]);
  const gallery = viewOf(scene).galleries[seat][number - 1] ?? [];
  const inside = html`<b class="dig-number">${number}</b><span class="dig-target-cards">${gallery.map(
    ({ face, recruit, gems }) =>
      html`<span class="dig-slot"><span class="dig-card is-laid" data-face=${face}>${picture(face)}${gems ? html`<b class="dig-gem-count">${gems}</b>` : nothing}</span>${recruit ? recruitFigure(seat) : nothing}</span>`,
  )}</span>`;
  return moveButton(scene, move, "dig-target", inside);
}
