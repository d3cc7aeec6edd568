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

/**
 * The view of a scene, by its own type.
 * @param {Scene} scene
 * @returns {DiggerView}
 */
export function viewOf(scene) {
  return /** @type {any} */ (scene.view);
}
