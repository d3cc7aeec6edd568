// The view of Digger, and how a turn ended.

/** @import { GameEvent, Scene } from "../scene.js" */

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
 * @property {TheftSpace | null} theft_space  while a theft is possible
 * @property {Counts} centre
 * @property {Counts} beside
 * @property {number} box
 * @property {Player[]} players
 */

/** The kinds of tokens, in the order in which they lie. */
export const TOKENS = ["water", "gold", "ruby", "emerald", "diamond"];
export const GEMS = TOKENS.slice(1);
export const DICE = 5;

/** The view of a scene, by its own type. @param {Scene} scene @returns {DiggerView} */
export function viewOf(scene) {
  return /** @type {any} */ (scene.view);
}

/** The next token to store, as a move: the one that pays most. @param {Scene} scene */
export function dearest(scene) {
  const worth = viewOf(scene).players[scene.seat ?? 0]?.worth ?? {};
  const pays = (/** @type {string} */ move) => worth[move.slice("store ".length)] ?? 0;
  const moves = scene.legal.filter((move) => move.startsWith("store "));
  return moves.sort((one, two) => pays(two) - pays(one))[0] ?? null;
}

/** @typedef {{event: GameEvent, returned: GameEvent[]}} TurnEnd */

const ENDS = ["night", "touches"];

/**
 * How a turn has ended in these events, if it ended badly.
 * @param {readonly GameEvent[]} events
 * @returns {TurnEnd | null}
 */
export function turnEnd(events) {
  const at = events.findLastIndex(({ event }) => ENDS.includes(event));
  const event = events[at];
  if (!event) return null;
  const after = events.slice(at + 1);
  const next = after.findIndex((other) => other.event === "turn");
  const own = next < 0 ? after : after.slice(0, next);
  return { event, returned: own.filter((other) => other.event === "returns") };
}
