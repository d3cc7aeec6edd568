/** Moments of a game in its replay. Steps are numbered for each seat, moments by the table's log. */

import { say } from "../js/words.js";

/** @import { Turn } from "../js/types.js" */

/**
 * The last of a watcher's steps that is not later than a place in the log.
 * @param {readonly number[]} steps  where in the log each ends
 * @param {number} log
 */
export function stepAt(steps, log) {
  const after = steps.findIndex((end) => end > log);
  return after < 0 ? steps.length - 1 : Math.max(0, after - 1);
}

/** The turn in which a place in the log lies. @param {readonly {log: number}[]} turns @param {number} log */
export function turnAt(turns, log) {
  const after = turns.findIndex((turn) => turn.log > log);
  return (after < 0 ? turns.length : Math.max(1, after)) - 1;
}

/**
 * The address of a step, seen by some eyes; seats are counted from one there, 0 is a spectator.
 * @param {string} table
 * @param {number | null} seat
 * @param {number} step
 */
export function replayAddress(table, seat, step) {
  return `/replay/${table}?seat=${seat === null ? 0 : seat + 1}&step=${step}`;
}

/**
 * Whose eyes an address names; undefined where it names none that there are.
 * @param {string | null} text
 * @param {number} seats
 */
export function eyesIn(text, seats) {
  if (text === null || !/^\d+$/.test(text) || Number(text) > seats) return undefined;
  return Number(text) ? Number(text) - 1 : null;
}

/**
 * What a turn is called: its number, and whose it is.
 * @param {readonly Turn[]} turns
 * @param {number} turn
 * @param {readonly string[]} names
 */
export function turnText(turns, turn, names) {
  const { seat } = turns[turn];
  const number = turn + 1;
  return seat === null
    ? say("after-turn", { number })
    : say("after-turn-of", { number, name: names[seat] });
}
