// What a view of DIG holds, and whose hill is looked at.

/**
 * @typedef {import("../scene.js").Scene} Scene
 * @typedef {import("../scene.js").GameEvent} GameEvent
 *
 * @typedef {{face: string, recruit: boolean, gems: number}} GalleryCard
 * @typedef {GalleryCard[]} Gallery
 * @typedef {{face: string, place: number}} TurnedCard
 *
 * @typedef {object} Player
 * @property {number} seat
 * @property {Record<string, number>} stones
 * @property {string[]} equipment
 * @property {string[]} companions
 * @property {number} free
 * @property {number} waiting
 * @property {number} eaten
 * @property {number} gems
 * @property {number} runes
 * @property {number} points
 *
 * @typedef {object} DigView
 * @property {number} question
 * @property {string} stage
 * @property {number | null} asked
 * @property {string | null} about
 * @property {number | null} place
 * @property {"inclusive" | "example"} gem_count
 * @property {Record<string, Record<string, number>>} costs
 * @property {number} active
 * @property {number} hill
 * @property {TurnedCard[]} revealed
 * @property {number} gems
 * @property {string[]} tavern
 * @property {number} to_come
 * @property {Player[]} players
 * @property {Gallery[][]} galleries
 */

/**
 * The view of a scene, by its own type.
 * @param {Scene} scene
 * @returns {DigView}
 */
export function viewOf(scene) {
  return /** @type {any} */ (scene.view);
}

/**
 * Whose hill stands in the middle: one's own; for a spectator that of the player whose turn it is.
 * @param {Scene} scene
 */
export function seatInMiddle(scene) {
  return scene.seat ?? viewOf(scene).active;
}

/**
 * Everybody else, from the next player on.
 * @param {Scene} scene
 */
export function rivalsOf(scene) {
  const { players } = viewOf(scene);
  const middle = seatInMiddle(scene);
  return [...players.slice(middle + 1), ...players.slice(0, middle)];
}
