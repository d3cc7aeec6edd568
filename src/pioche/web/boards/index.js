// What the browser has of each game, in a folder each: its emblem, which is there at once, and its board with its style sheets, which are fetched when it is played. Any other game is played on the generic board.

import { unknownEmblem } from "../art/emblems.js";
import { OFFLINE, Refusal } from "../js/api.js";
import { hourglass, people } from "../js/icons.js";
import { loadStyleSheet } from "../js/styles.js";
import { say } from "../js/words.js";
import { html } from "../vendor/lit.js";
import { emblem as diamant } from "./diamant/emblem.js";
import { emblem as dig } from "./dig/emblem.js";
import { emblem as digger } from "./digger/emblem.js";
import { emblem as digup } from "./digup/emblem.js";
import { emblem as letsdig } from "./letsdig/emblem.js";

/** @typedef {import("./scene.js").Board} Board */
/** @typedef {import("../js/types.js").GameInfo} GameInfo */

/** The games that have a folder. @type {Record<string, () => unknown>} */
const EMBLEMS = { diamant, letsdig, digup, dig, digger };

/**
 * The board of a game, once its style sheets hold; a game without a folder of its own gets the generic one.
 * @param {string} game
 * @returns {Promise<Board>}
 */
export async function loadBoard(game) {
  const folder = Object.hasOwn(EMBLEMS, game) ? game : "generic";
  try {
    const [{ board }] = await Promise.all([
      import(`./${folder}/index.js`),
      loadStyleSheet(new URL(`./${folder}/index.css`, import.meta.url).href),
    ]);
    return board;
  } catch (error) {
    console.error(error);
    throw new Refusal({ key: OFFLINE });
  }
}

/**
 * The emblem of a game, as large as its box.
 * @param {string} game
 */
export function emblem(game) {
  return (EMBLEMS[game] ?? unknownEmblem)();
}

/** @param {GameInfo} game */
export function gameSummary(game) {
  const [lowest, highest] = [game.seats[0], game.seats[game.seats.length - 1]];
  return html`
    <ul class="game-summary">
      <li>${people()}<span>${say("web-players", { lowest, highest })}</span></li>
      ${
        game.minutes
          ? html`<li>${hourglass()}<span>${say("web-minutes", { minutes: game.minutes })}</span></li>`
          : ""
      }
    </ul>
  `;
}

/** @param {string} game */
export function gameName(game) {
  return say(`${game}-name`);
}
