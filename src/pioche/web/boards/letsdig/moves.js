// Which move is made where on the board.

import { viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").ScorePile} ScorePile */

const PILE_VERBS = ["dig", "search", "destroy"];
const CHEST_VERBS = ["give", "rob"];
const CHOICE_VERBS = ["collect", "take", "top", "steal", "dog", "bust"];
const BAR_MOVES = ["stop", "spare"];

/** @param {string} move */
export function verbOf(move) {
  return move.split(" ")[0] ?? "";
}

/**
 * @param {Scene} scene
 * @param {string[]} moves
 */
function firstLegal(scene, moves) {
  return moves.find((move) => scene.legal.includes(move)) ?? null;
}

/**
 * What can be done with a pile now.
 * @param {Scene} scene
 * @param {number} index
 */
export function pileMove(scene, index) {
  return firstLegal(
    scene,
    PILE_VERBS.map((verb) => `${verb} ${index + 1}`),
  );
}

/**
 * What can be done to the owners of a chest now; of two who share it one stands for both.
 * @param {Scene} scene
 * @param {ScorePile} pile
 */
export function chestMove(scene, pile) {
  const moves = pile.seats.flatMap((seat) => CHEST_VERBS.map((verb) => `${verb} ${seat + 1}`));
  return firstLegal(scene, moves);
}

/**
 * The moves among which one chooses by a card.
 * @param {Scene} scene
 */
export function choiceMoves(scene) {
  return scene.legal.filter((move) => CHOICE_VERBS.includes(verbOf(move)));
}

/**
 * The move of the big button.
 * @param {Scene} scene
 */
export function barMove(scene) {
  return firstLegal(scene, BAR_MOVES);
}

/**
 * All moves that the board offers.
 * @param {Scene} scene
 */
export function targets(scene) {
  const view = viewOf(scene);
  const moves = [
    ...view.piles.map((_, index) => pileMove(scene, index)),
    ...view.score_piles.map((pile) => chestMove(scene, pile)),
    ...choiceMoves(scene),
    barMove(scene),
  ];
  return moves.flatMap((move) => move ?? []);
}
