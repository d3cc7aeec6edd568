// What a view of Dig Up Adventure holds.

/**
 * @typedef {import("../scene.js").Scene} Scene
 * @typedef {import("../scene.js").GameEvent} GameEvent
 *
 * @typedef {object} Mine
 * @property {string | null} colour
 * @property {string[]} cards  nine of them; none before they are dealt
 * @property {number[]} up  the positions that lie face up
 *
 * @typedef {object} DigUpView
 * @property {string} stage
 * @property {boolean} solo
 * @property {number} round
 * @property {number | null} turn
 * @property {number | null} picked_at
 * @property {number | null} picked_player
 * @property {boolean} ending
 * @property {Mine[]} mines  one a player; solo: four
 * @property {string[][]} hands
 * @property {number} pile
 * @property {string[]} pile_top
 * @property {string[]} discard  solo: the skeletons laid aside
 * @property {string[]} played
 * @property {string[]} river
 * @property {string[]} looked
 * @property {string[]} aside
 * @property {number[][]} touched  mine and position
 * @property {number[] | null} scores
 */

/** How a view says that a card is not known. */
export const UNKNOWN = "unknown";

/**
 * The view of a scene, by its own type.
 * @param {Scene} scene
 * @returns {DigUpView}
 */
export function viewOf(scene) {
  return /** @type {any} */ (scene.view);
}

/**
 * Whose mine lies in the middle: one's own; for a spectator the first.
 * @param {Scene} scene
 */
export function middleSeat(scene) {
  return scene.seat ?? 0;
}

/**
 * A move where it may be made now.
 * @param {Scene} scene
 * @param {string} move
 */
export function legalMove(scene, move) {
  return scene.legal.includes(move) ? move : null;
}
