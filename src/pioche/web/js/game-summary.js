/** What one wants to know of a game before playing it: how many, how long, in one sentence. */

import { html } from "../vendor/lit.js";
import { hourglass, people } from "./icons.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").GameInfo} GameInfo */

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
