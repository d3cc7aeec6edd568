/** What one wants to know of a game before playing it: how many, how long, in one sentence. */

import { html } from "../vendor/lit.js";
import { hourglass, people } from "./icons.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").GameInfo} GameInfo */

// Minutes at four seats, from the number of questions that bots are asked in a game and the time people take for one.
/** @type {Record<string, number>} */
const MINUTES = { diamant: 10, letsdig: 15, digup: 25, dig: 30, digger: 10 };

/** @param {GameInfo} game */
export function gameSummary(game) {
  const [lowest, highest] = [game.seats[0], game.seats[game.seats.length - 1]];
  return html`
    <ul class="game-summary">
      <li>${people()}<span>${say("web-players", { lowest, highest })}</span></li>
      ${
        game.game in MINUTES
          ? html`<li>${hourglass()}<span>${say("web-minutes", { minutes: MINUTES[game.game] })}</span></li>`
          : ""
      }
    </ul>
  `;
}

/** @param {string} game */
export function gameName(game) {
  return say(`${game}-name`);
}
