// What a view of Let's Dig holds.

/**
 * @typedef {import("../scene.js").Scene} Scene
 * @typedef {import("../scene.js").GameEvent} GameEvent
 * @typedef {Record<string, number>} Counts  how many cards of each face
 *
 * @typedef {{cards: number, top: string[]}} Pile  `top`: the faces that are known from the top
 * @typedef {{seats: number[], cards: number, known: Counts, used_dogs: number, points: number | null}} ScorePile
 *
 * @typedef {object} LetsdigView
 * @property {string} stage
 * @property {number} turn
 * @property {number} extra
 * @property {boolean} ending
 * @property {boolean} teams
 * @property {boolean} landmine
 * @property {number[]} first_game
 * @property {number[]} owns_game
 * @property {string} sheet
 * @property {Pile[]} piles
 * @property {string[]} dug
 * @property {number} dug_used_dogs
 * @property {string[]} pending
 * @property {{pile: number, cards: number} | null} search
 * @property {number | null} victim
 * @property {Counts} discard
 * @property {{cards: number, known: Counts}} destroyed
 * @property {ScorePile[]} score_piles
 */

/** How a view says that a card is not known. */
export const UNKNOWN = "unknown";

/** The stages in which cards are dug up: later the collected ones have their effects. */
export const DIGGING = ["dig", "decide", "react", "heirloom"];

/**
 * The view of a scene, by its own type.
 * @param {Scene} scene
 * @returns {LetsdigView}
 */
export function viewOf(scene) {
  return /** @type {any} */ (scene.view);
}

/**
 * The score pile of a seat.
 * @param {Scene} scene
 * @param {number} seat
 */
export function pileOfSeat(scene, seat) {
  return viewOf(scene).score_piles.find(({ seats }) => seats.includes(seat));
}

/** @param {Counts} counts */
export function total(counts) {
  return Object.values(counts).reduce((sum, number) => sum + number, 0);
}
