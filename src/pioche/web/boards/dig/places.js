// Where on the board each move is made. What has no place (yes or no, the end of a turn) is left to the frame.

import { viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */

// Equipment that answers an attack or a collapse by its own name.
const ANSWERS = ["shield", "sceptre", "anchor"];

/**
 * The first of these moves that may be made now.
 * @param {Scene} scene
 * @param {...string} moves
 */
export function legalOne(scene, ...moves) {
  return moves.find((move) => scene.legal.includes(move)) ?? null;
}

/**
 * The equipment that is being used: what is asked of the cards that it has turned up is asked by it.
 * @param {Scene} scene
 * @returns {string | null}
 */
export function about(scene) {
  const { stage } = viewOf(scene);
  return ["compass", "scroll"].includes(stage) ? stage : null;
}

/**
 * At the pile of the hill.
 * @param {Scene} scene
 */
export function pileMove(scene) {
  return legalOne(scene, "beside", "draw");
}

/**
 * At the end of a gallery: dig there, or use there what is asked about.
 * @param {Scene} scene
 * @param {number} number
 */
export function endMove(scene, number) {
  const chosen = viewOf(scene).stage === "order" ? [] : [`gallery ${number}`];
  return legalOne(scene, `dig ${number}`, ...chosen);
}

/**
 * At the way into a gallery: bring home what is in it.
 * @param {Scene} scene
 * @param {number} number
 */
export function entryMove(scene, number) {
  return legalOne(scene, `close ${number}`);
}

/**
 * Digging in several galleries at once: in all of them first.
 * @param {Scene} scene
 */
export function severalMoves(scene) {
  const several = scene.legal.filter((move) => move.startsWith("dig ") && move.includes("+"));
  return several.sort((one, two) => two.length - one.length);
}

/**
 * On a card turned up: carry it out, or carry out the one of its gallery first.
 * @param {Scene} scene
 * @param {{face: string, place: number}} turned
 */
export function turnedMove(scene, { face, place }) {
  const order = viewOf(scene).stage === "order" ? [`gallery ${place}`] : [];
  return legalOne(scene, `take ${face}`, ...order);
}

/**
 * On a piece of equipment in one's hand. One that was just drawn is asked about as yes or no.
 * @param {Scene} scene
 * @param {string} face
 */
export function equipmentMove(scene, face) {
  const use = viewOf(scene).stage === "equipment" ? [] : [`use ${face}`];
  return legalOne(scene, ...use, `pay ${face}`, ...ANSWERS.filter((answer) => answer === face));
}

/**
 * On one's stones of a kind.
 * @param {Scene} scene
 * @param {string} stone
 */
export function stoneMove(scene, stone) {
  return legalOne(scene, `pay ${stone}`, `spare ${stone}`);
}

/**
 * In the tavern.
 * @param {Scene} scene
 */
export function tavernMoves(scene) {
  return scene.legal.filter((move) => /^(hire|engage) /.test(move));
}

/**
 * At somebody else's gallery.
 * @param {Scene} scene
 */
export function targetMoves(scene) {
  return scene.legal.filter((move) => move.startsWith("target "));
}

/**
 * All that can be done on the board, each move once.
 * @param {Scene} scene
 * @returns {string[]}
 */
export function targets(scene) {
  const view = viewOf(scene);
  const own = scene.seat === null ? null : view.players[scene.seat];
  if (!own) return [];
  const numbers = [1, 2, 3, 4];
  const found = [
    pileMove(scene),
    ...view.revealed.map((turned) => turnedMove(scene, turned)),
    ...numbers.flatMap((number) => [entryMove(scene, number), endMove(scene, number)]),
    ...severalMoves(scene),
    ...targetMoves(scene),
    ...tavernMoves(scene),
    ...own.equipment.map((face) => equipmentMove(scene, face)),
    ...Object.keys(own.stones).map((stone) => stoneMove(scene, stone)),
  ];
  return [...new Set(found.filter((move) => move !== null))];
}
