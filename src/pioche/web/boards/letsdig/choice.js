// A choice among cards, as a row over the board: each card is the button.

import { rovingGrid } from "../../js/keyboard.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { placePart } from "./button.js";
import { cardFace, cardLabel } from "./card.js";
import { choiceMoves, verbOf } from "./moves.js";
import { pileOfSeat, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */

/** The moves that name no card, with the card that they are about. */
/** @type {Record<string, string>} */
const FACES = { "dog dug": "dog", "dog pile": "dog", bust: "skeleton" };

/** @param {string} move */
function faceOf(move) {
  return FACES[move] ?? move.slice(move.indexOf(" ") + 1);
}

/** @param {Scene} scene */
export function choicePart(scene) {
  const moves = inOrder(scene, choiceMoves(scene));
  if (!moves.length) return nothing;
  const many = moves.length > 8 ? "is-many" : "";
  return html`<div class="choice ${many}"><div class="choice-cards" ${rovingGrid(scene)}>${repeat(
    moves,
    (move) => move,
    (move) => choiceCard(scene, move),
  )}</div></div>`;
}

/**
 * Cards of a pile in the order in which they lie there; others as they are offered.
 * @param {Scene} scene
 * @param {string[]} moves
 */
function inOrder(scene, moves) {
  const { search, piles } = viewOf(scene);
  if (!search) return moves;
  const top = piles[search.pile]?.top ?? [];
  return moves.toSorted((one, other) => top.indexOf(faceOf(one)) - top.indexOf(faceOf(other)));
}

/**
 * @param {Scene} scene
 * @param {string} move
 */
function choiceCard(scene, move) {
  const face = faceOf(move);
  const count = countOf(scene, move, face);
  const label = cardLabel(scene, face, count);
  const caption = move in FACES ? scene.spell.move(move) : "";
  const inside = html`${cardFace(scene, face, { count })}
    ${caption ? html`<span class="choice-caption" aria-hidden="true">${caption}</span>` : nothing}`;
  return placePart(scene, { kind: "choice-card", label, move }, inside);
}

/**
 * How many cards of that face there are to choose from.
 * @param {Scene} scene
 * @param {string} move
 * @param {string} face
 */
function countOf(scene, move, face) {
  const { victim, search, piles, pending } = viewOf(scene);
  const verb = verbOf(move);
  if (verb === "steal") return (victim !== null && pileOfSeat(scene, victim)?.known[face]) || 1;
  const faces = search ? (piles[search.pile]?.top.slice(0, search.cards) ?? []) : pending;
  return verb in { take: 1, top: 1, collect: 1 } ? faces.filter((each) => each === face).length : 1;
}
