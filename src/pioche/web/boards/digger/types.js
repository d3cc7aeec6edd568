// What a view of Digger holds.

/**
 * @typedef {import("../scene.js").Scene} Scene
 * @typedef {Record<string, number>} Counts
 *
 * @typedef {object} Player
 * @property {number} seat
 * @property {Counts} crate
 * @property {Counts} worth
 * @property {number} points
 *
 * @typedef {object} DiggerView
 * @property {string} stage
 * @property {string} crates
 * @property {number} question
 * @property {number | null} digger
 * @property {number | null} master
 * @property {number} elapsed
 * @property {{began: number, ends: number} | null} glass
 * @property {number | null} throws_left
 * @property {string[]} dice
 * @property {string[]} free
 * @property {boolean} theft
 * @property {Counts} centre
 * @property {Counts} beside
 * @property {number} box
 * @property {Player[]} players
 */

/** The kinds of tokens, in the order in which they lie. */
export const TOKENS = ["water", "gold", "ruby", "emerald", "diamond"];
export const GEMS = TOKENS.slice(1);
export const DICE = 5;

/**
 * The view of a scene, by its own type.
 * @param {Scene} scene
 * @returns {DiggerView}
 */
export function viewOf(scene) {
  return /** @type {any} */ (scene.view);
}

/**
 * The next token to store, as a move: the one that pays most.
 * @param {Scene} scene
 */
export function dearest(scene) {
  const worth = viewOf(scene).players[scene.seat ?? 0]?.worth ?? {};
  const pays = (/** @type {string} */ move) => worth[move.slice("store ".length)] ?? 0;
  const moves = scene.legal.filter((move) => move.startsWith("store "));
  return moves.sort((one, two) => pays(two) - pays(one))[0] ?? null;
}
