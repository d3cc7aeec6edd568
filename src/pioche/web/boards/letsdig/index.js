// Let's Dig for Treasure, as the browser has it.

import { render } from "./board.js";
import { targets } from "./moves.js";
import { about } from "./tray.js";

/** @typedef {import("../scene.js").Scene} Scene */

/** @type {import("../scene.js").Board} */
export const board = {
  render,
  targets,
  about,
  // In French and in English: s’arrêter, stop.
  keys: { s: (/** @type {Scene} */ scene) => (scene.legal.includes("stop") ? "stop" : null) },
};
