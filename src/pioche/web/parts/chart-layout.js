/** What a chart of the scores is made of, before it is drawn: rows, lines of the grid, where names stand, what turns are called. */

import { say } from "../js/words.js";

/** @typedef {import("../js/types.js").Turn} Turn */

const GRID_LINES = 4;

/**
 * The scores at the beginning of each turn, and at the end.
 * @param {{turns: readonly Turn[], scores: readonly number[]}} chart
 * @returns {readonly (readonly number[])[]}
 */
export function rowsOf({ turns, scores }) {
  return [...turns.map((turn) => turn.scores), scores];
}

/**
 * Where lines are drawn for a range of scores: whole numbers, a few of them.
 * @param {number} lowest
 * @param {number} highest
 * @returns {number[]}
 */
export function gridLines(lowest, highest) {
  const rough = Math.max(1, (highest - lowest) / GRID_LINES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((part) => part * power).find((wide) => wide >= rough) ?? rough;
  const first = Math.floor(lowest / step) * step;
  const count = Math.ceil((highest - first) / step);
  return Array.from({ length: count + 1 }, (_, line) => first + line * step);
}

/**
 * Heights at which names can stand without touching, near those that are wanted.
 * @param {number[]} wanted
 * @param {number} gap
 * @param {number} lowest  the last height that is free
 * @returns {number[]}
 */
export function spread(wanted, gap, lowest) {
  const order = wanted.map((_, place) => place).sort((one, other) => wanted[one] - wanted[other]);
  const placed = [...wanted];
  order.forEach((place, number) => {
    if (number) placed[place] = Math.max(placed[place], placed[order[number - 1]] + gap);
  });
  let limit = lowest;
  for (const place of order.reverse()) {
    placed[place] = Math.min(placed[place], limit);
    limit = placed[place] - gap;
  }
  return placed;
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
