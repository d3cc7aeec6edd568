// The view of Diamant.

/** @import { Scene } from "../scene.js" */

/**
 * @typedef {object} Explorer
 * @property {number} seat
 * @property {boolean} inside
 * @property {boolean} chosen
 * @property {number} unsafe
 * @property {number | null} chest
 * @property {string[]} relics
 * @property {number} relic_points
 *
 * @typedef {object} DiamantView
 * @property {string} stage
 * @property {string} relics
 * @property {number} expedition
 * @property {number} expeditions
 * @property {number} deck
 * @property {string[]} path
 * @property {number} path_rubies
 * @property {string[]} dangers  on the path: each of them, once more, is the trap
 * @property {Record<string, number>} danger_cards  how many cards of each danger are still in the deck
 * @property {string[]} removed
 * @property {string[]} relics_to_come
 * @property {Explorer[]} explorers
 * @property {string | null} choice
 * @property {(number | null)[] | null} scores  null: a chest that has not been counted yet
 * @property {number[] | null} ranks  once the game is over; equals share a rank
 */

/** The view of a scene, by its own type. @param {Scene} scene @returns {DiamantView} */
export function viewOf(scene) {
  return /** @type {any} */ (scene.view);
}
