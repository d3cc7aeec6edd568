// What the browser has of each game, in a folder each: its board and its emblem. Any other game is played on the generic board.

import { unknownEmblem } from "../art/emblems.js";
import { diamant } from "./diamant/index.js";
import { dig } from "./dig/index.js";
import { digger } from "./digger/index.js";
import { digup } from "./digup/index.js";
import { generic } from "./generic/index.js";
import { letsdig } from "./letsdig/index.js";

/** @typedef {import("./scene.js").Board} Board */
/** @typedef {import("./scene.js").GameClient} GameClient */

/** @type {Record<string, GameClient>} */
const GAMES = { diamant, letsdig, digup, dig, digger };

/**
 * The board of a game; one without a drawing of its own gets the generic one.
 * @param {string} game
 * @returns {Board}
 */
export function boardOf(game) {
  return GAMES[game]?.board ?? generic;
}

/**
 * The emblem of a game, as large as its box.
 * @param {string} game
 */
export function emblem(game) {
  return (GAMES[game]?.emblem ?? unknownEmblem)();
}
