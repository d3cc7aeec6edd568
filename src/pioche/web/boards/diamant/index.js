// Diamant, as the browser has it.

import { holds, intercept, momentScene, render } from "./board.js";
import { targets } from "./doors.js";

/** @typedef {import("../scene.js").Board} Board */
/** @typedef {import("../scene.js").Scene} Scene */

/**
 * @param {string} move
 * @returns {(scene: Scene) => string | null}
 */
const key = (move) => (scene) => (scene.legal.includes(move) ? move : null);

/** @type {Board} */
export const board = {
  render,
  targets,
  holds,
  momentScene,
  intercept,
  // In French and in English: continuer, sortir; go on, leave.
  keys: { c: key("go"), g: key("go"), s: key("leave"), l: key("leave") },
};
