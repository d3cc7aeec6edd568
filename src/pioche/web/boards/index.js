// What the browser has of each game, in a folder each: its emblem, which is there at once, and its board, which is fetched when it is played. Any other game is played on the generic board.

import { unknownEmblem } from "../art/emblems.js";
import { emblem as diamant } from "./diamant/emblem.js";
import { emblem as dig } from "./dig/emblem.js";
import { emblem as digger } from "./digger/emblem.js";
import { emblem as digup } from "./digup/emblem.js";
import { emblem as letsdig } from "./letsdig/emblem.js";

/** @typedef {import("./scene.js").Board} Board */

/** @type {Record<string, () => unknown>} */
const EMBLEMS = { diamant, letsdig, digup, dig, digger };

/** @type {Record<string, () => Promise<Board>>} */
const LOADERS = {
  diamant: async () => (await import("./diamant/index.js")).board,
  letsdig: async () => (await import("./letsdig/index.js")).board,
  digup: async () => (await import("./digup/index.js")).board,
  dig: async () => (await import("./dig/index.js")).board,
  digger: async () => (await import("./digger/index.js")).board,
};

const loadGeneric = async () => (await import("./generic/index.js")).board;

/**
 * The board of a game; one without a drawing of its own gets the generic one.
 * @param {string} game
 * @returns {Promise<Board>}
 */
export function loadBoard(game) {
  return (LOADERS[game] ?? loadGeneric)();
}

/**
 * The emblem of a game, as large as its box.
 * @param {string} game
 */
export function emblem(game) {
  return (EMBLEMS[game] ?? unknownEmblem)();
}
