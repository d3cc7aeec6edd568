// The view of Digger.

/** @import { Scene } from "../scene.js" */

/**
 * @typedef {Record<string, number>} Counts
 *
 * @typedef {object} Player
 * @property {number} seat
 * @property {Counts} crate
 * @property {Counts} worth
 * @property {number} points
 *
 * @typedef {{x: number, radius: number, free: [number, number]}} PileSpace  `free` is the free part of the sweep
 *
 * @typedef {object} TheftSpace  in units of the crate and milliseconds
 * @property {number} width
 * @property {number} height
 * @property {number} row
 * @property {number} thief_side
 * @property {number} hand
 * @property {number} period  of the marker, from one edge to the other and back
 * @property {number} shortest_sweep
 * @property {number} longest_gesture
 * @property {Record<string, PileSpace>[]} piles  by seat
 *
 * @typedef {{face: string, tokens: number[], totals: number[]}} Tally  a step of the final count, by seat: the tokens of a kind counted so far, and the points
 *
 * @typedef {object} DiggerView
 * @property {string} stage
 * @property {string} crates
 * @property {number} question
 * @property {string} case  what the digger may do: "take-throw-store", "steal-throw"
 * @property {number | null} digger
 * @property {number | null} master
 * @property {number} elapsed
 * @property {{began: number, ends: number} | null} glass
 * @property {number | null} throws_left
 * @property {string[]} dice
 * @property {string[]} free
 * @property {boolean} theft
 * @property {TheftSpace | null} theft_space  while a theft is possible
 * @property {string | null} dearest  the kind to store next: of those beside the crate the one that pays most there
 * @property {Tally[] | null} tally  the final count, token by token, once the game is over
 * @property {number[] | null} winners  once the game is over
 * @property {number[]} scores
 * @property {Counts} centre
 * @property {Counts} beside
 * @property {number} box
 * @property {Player[]} players
 */

/** The kinds of tokens, in the order in which they lie. */
export const TOKENS = ["water", "gold", "ruby", "emerald", "diamond"];
export const GEMS = TOKENS.slice(1);
/** The faces of a die. */
export const FACES = [...TOKENS, "black"];
export const DICE = 5;

/** The view of a scene, by its own type. @param {Scene} scene @returns {DiggerView} */
export function viewOf(scene) {
  return /** @type {any} */ (scene.view);
}
