// The end: the mines slide from where they lie to one another's side and are counted place by place; the winner's is crowned, and so it stays.

import { seatColour } from "../../art/camp.js";
import { glyph } from "../../art/glyphs.js";
import { portrait } from "../../art/portraits.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { calledName } from "../scene.js";
import { mineColour, mineGrid, seatsAround } from "./mine.js";
import { viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */

/** How long the mines slide. */
export const SLIDE_MS = 520;

/** @param {Scene} scene @param {number} seat */
function isCrowned(scene, seat) {
  return scene.act?.kind !== "count" && viewOf(scene).winners.includes(seat);
}

/** Once all is counted. @param {Scene} scene @param {number} seat */
function rankPart(scene, seat) {
  const rank = scene.act?.kind === "count" ? null : viewOf(scene).ranks?.[seat];
  return rank ? html`<span class="digup-rank" aria-hidden="true">${rank}</span>` : nothing;
}

/** Whose mine it is, what has been counted in it so far, and its rank in the end. @param {Scene} scene @param {number} seat */
function plaque(scene, seat) {
  const { act, bots } = scene;
  const { scores } = viewOf(scene);
  const points = (act?.kind === "count" ? act.data.counted : scores)?.[seat] ?? 0;
  return html`<header class="digup-plaque">${rankPart(scene, seat)}
    <span class="digup-plaque-face">${portrait(seat, bots?.[seat] ?? false)}
      ${isCrowned(scene, seat) ? html`<span class="digup-crown" aria-hidden="true">${glyph("crown", "gold")}</span>` : nothing}</span>
    <span class="digup-plaque-name">${calledName(scene, seat)}${mineColour(scene, seat)}</span>
    <b class="digup-plaque-points" data-spot="total-${seat}">${scene.say("digup-board-points", { points })}</b>
  </header>`;
}

/** @param {Scene} scene @param {number} seat */
function finalMine(scene, seat) {
  const crowned = isCrowned(scene, seat);
  return html`<div class="digup-final-place"><section class="digup-final-mine ${crowned ? "is-crowned" : ""}" aria-label=${calledName(scene, seat)} ${cssVars({ "--seat": seatColour(seat) })}>
    ${crowned ? html`<span class="digup-final-rays" aria-hidden="true"></span>` : nothing}
    ${plaque(scene, seat)}
    <div class="digup-mine-room">${mineGrid(scene, seat)}</div>
  </section></div>`;
}

/** @param {Scene} scene */
export function finalTable(scene) {
  const seats = seatsAround(scene);
  return html`<div class="digup-final of-${seats.length} ${scene.motion ? "" : "is-still"}">${seats.map((seat) => finalMine(scene, seat))}</div>`;
}

/** @typedef {Map<string, DOMRect>} Places  where each mine is, by its number */

/** Where the mines lie. @param {Element} board @returns {Places} */
export function minePlaces(board) {
  const grids = [...board.querySelectorAll("[data-mine]")];
  return new Map(
    grids.map((grid) => [grid.getAttribute("data-mine") ?? "", grid.getBoundingClientRect()]),
  );
}

/** Each mine goes from where it lay to where it is now, in one movement. @param {Element} board @param {Places} before @returns {Animation[]} */
export function slideMines(board, before) {
  return [...board.querySelectorAll("[data-mine]")].flatMap((grid) => {
    const from = before.get(grid.getAttribute("data-mine") ?? "");
    const to = grid.getBoundingClientRect();
    if (!from?.width || !to.width) return [];
    const transform = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
    const start = { transform, transformOrigin: "0 0" };
    const end = { transform: "none", transformOrigin: "0 0" };
    return grid.animate([start, end], {
      duration: SLIDE_MS,
      easing: "cubic-bezier(0.4, 0, 0.2, 1)",
    });
  });
}
