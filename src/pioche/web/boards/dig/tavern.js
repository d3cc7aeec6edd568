// The tavern: recruits to hire, companions with their price. A sheet on a phone, beside the hill where there is room.

import { glyph } from "../../art/glyphs.js";
import { rovingGrid } from "../../js/keyboard.js";
import { html, repeat } from "../../vendor/lit.js";
import { recruitFigure } from "./art.js";
import { LOOKS } from "./looks.js";
import { moveButton, picture, still } from "./pieces.js";
import { legalOne, tavernMoves } from "./places.js";
import { seatInMiddle, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */

/**
 * @param {Scene} scene
 * @param {boolean} open
 */
export function tavern(scene, open) {
  const view = viewOf(scene);
  return html`<div id="dig-tavern" class="dig-sheet dig-tavern ${open ? "is-open" : ""}" role="group" aria-label=${scene.say("web-board-tavern")}>
    <p class="dig-tavern-title" aria-hidden="true">${scene.say("web-board-tavern")}
      <small>${scene.say("web-board-to-come", { cards: view.to_come })}</small></p>
    ${hires(scene)}
    <div class="dig-companions" ${rovingGrid(scene)}>${repeat(
      view.tavern,
      (face) => face,
      (face) => companion(scene, face),
    )}</div>
  </div>`;
}

/** @param {Scene} scene */
function hires(scene) {
  const moves = tavernMoves(scene).filter((move) => move.startsWith("hire "));
  const { free, waiting, eaten } = viewOf(scene).players[seatInMiddle(scene)];
  const figure = recruitFigure(seatInMiddle(scene));
  const recruits = scene.say("dig-board-recruits-line", { free, waiting, eaten });
  const hire = (/** @type {string} */ move) =>
    moveButton(scene, move, "dig-hire", html`${figure}<b>+${move.slice("hire ".length)}</b>`, {
      data: "recruit",
    });
  return html`<div class="dig-hires" ${rovingGrid(scene)}>${
    moves.length
      ? moves.map(hire)
      : still("dig-hire is-idle", "recruit", recruits, html`${figure}<b>×${waiting}</b>`)
  }<p class="dig-hire-price" aria-hidden="true">${scene.described("dig-board-recruit-price")}</p></div>`;
}

/**
 * @param {Scene} scene
 * @param {string} face
 */
function companion(scene, face) {
  const cost = viewOf(scene).costs[face] ?? {};
  const name = scene.spell.face(face);
  const words = Object.entries(cost).map(([stone, cards]) =>
    scene.say(`dig-stone-${stone}`, { cards }),
  );
  const about = scene.say("dig-board-companion", { face: name, cost: words.join(", ") });
  const inside = html`${picture(face)}<span class="dig-companion-name">${name}</span><span class="dig-price">${price(cost)}</span>`;
  const move = legalOne(scene, `engage ${face}`);
  if (move) return moveButton(scene, move, "dig-companion", inside, { about, data: face });
  return still("dig-companion", face, about, inside);
}

/**
 * A price as the stones themselves.
 * @param {Record<string, number>} cost
 */
function price(cost) {
  return Object.entries(cost).flatMap(([stone, number]) => {
    const look = LOOKS[stone];
    return look ? Array.from({ length: number }, () => glyph(...look)) : [];
  });
}
