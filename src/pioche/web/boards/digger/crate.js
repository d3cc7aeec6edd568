// The space of a crate as the server measures it, for drawing it and for the two gestures of a theft.

import { GEMS } from "./view.js";

/** @typedef {import("./view.js").Counts} Counts */
/** @typedef {[number, number, number]} Point  milliseconds, x and y in whole units */

export const WIDTH = 1000;
export const HEIGHT = 700;
export const THIEF_SIDE = 600;
const SPACING = 200;
export const ROW = 300;
export const HAND = 30;
const SMALLEST_PILE = 60;
const GROWTH = 6;
/** The marker goes from one edge to the other and back in this time. */
export const PERIOD = 1600;
export const SHORTEST_SWEEP = 150;
export const LONGEST_GESTURE = 20_000;
/** A pointer that says nothing for so long is asked where it is. */
export const SILENCE = 60;
const FASTEST = 6;
const SHORTEST_PATH = 60;

/** @param {string} gem */
export function pileX(gem) {
  return SPACING * (GEMS.indexOf(gem) + 1);
}

/** @param {number} height */
export function radius(height) {
  return height ? SMALLEST_PILE + GROWTH * height : 0;
}

/**
 * How far the hand may stray to the left (-1) or right (1) of a pile on the way out.
 * @param {Counts} crate
 * @param {string} gem
 * @param {-1 | 1} side
 */
export function clearance(crate, gem, side) {
  const beside = GEMS[GEMS.indexOf(gem) + side];
  const height = beside ? (crate[beside] ?? 0) : 0;
  return height ? SPACING - radius(height) - HAND : SPACING;
}

/**
 * The free part of the sweep, both ends between 0 and 1.
 * @param {Counts} crate
 * @param {string} gem
 * @returns {[number, number]}
 */
export function freeBand(crate, gem) {
  const whole = 2 * SPACING;
  return [
    (SPACING - clearance(crate, gem, -1)) / whole,
    (SPACING + clearance(crate, gem, 1)) / whole,
  ];
}

/**
 * Where the marker stands after so many milliseconds, between 0 and 1.
 * @param {number} elapsed
 */
export function markerAt(elapsed) {
  const phase = elapsed % PERIOD;
  const half = PERIOD / 2;
  return (phase <= half ? phase : PERIOD - phase) / half;
}

/**
 * Whether a hand can have made this path: neither too short nor too fast.
 * @param {Point[]} path
 */
export function plausible(path) {
  const last = path[path.length - 1];
  if (!last || last[0] < SHORTEST_PATH || last[0] > LONGEST_GESTURE) return false;
  return path.every((point, index) => {
    const before = path[index - 1];
    if (!before) return true;
    return (
      Math.hypot(point[1] - before[1], point[2] - before[2]) <= FASTEST * (point[0] - before[0])
    );
  });
}
