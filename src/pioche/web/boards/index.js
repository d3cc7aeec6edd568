// Which board a game is played on.

import { diamant } from "./diamant/index.js";
import { digger } from "./digger/index.js";
import { generic } from "./generic/index.js";

/** @typedef {import("./scene.js").Board} Board */

/** @type {Record<string, Board>} */
const BOARDS = { diamant, digger };

/**
 * The board of a game; one without a drawing of its own gets the generic one.
 * @param {string} game
 * @returns {Board}
 */
export function boardOf(game) {
  return BOARDS[game] ?? generic;
}
