/** Who sits where before the game, and by which rules it will be played. */

import { chair, machine, person } from "../js/icons.js";
import { isBot } from "../js/spell.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { optionName, valueName } from "./options.js";

/** @typedef {import("../js/types.js").SeatInfo} SeatInfo */

/**
 * @param {SeatInfo} seat
 * @param {number} number
 * @param {string} name
 * @param {{mine?: boolean, host?: boolean, controls?: unknown}} [more]
 */
export function seatRow(
  seat,
  number,
  name,
  { mine = false, host = false, controls = nothing } = {},
) {
  const open = seat.player === "open";
  return html`
    <div class="seat-row seat-${number + 1} ${open ? "is-open" : ""}">
      <span class="seat-badge">${open ? chair() : isBot(seat) ? machine() : person()}</span>
      <span class="seat-words">
        <strong>${open ? say("web-seat-free") : name}${mine ? html` <span class="tag">${say("web-you")}</span>` : nothing}${host ? html` <span class="tag">${say("web-host")}</span>` : nothing}</strong>
        <span class="hint">${state(seat)}</span>
      </span>
      ${controls === nothing ? nothing : html`<span class="seat-controls">${controls}</span>`}
    </div>
  `;
}

/** @param {SeatInfo} seat */
function state(seat) {
  if (seat.player === "open") return say("web-seat-waits");
  if (isBot(seat)) return say("web-seat-bot");
  return say(seat.present ? "web-seat-present" : "web-seat-away");
}

/**
 * The options that differ from the usual ones, and the rules of the table.
 * @param {import("../js/types.js").TableInfo} info
 * @param {import("../js/types.js").GameInfo} game
 */
export function drawTableRules(info, game) {
  const changed = game.options.filter(
    (option) => (info.options[option.name] ?? option.default) !== option.default,
  );
  const lines = changed.map((option) =>
    say("terminal-field", {
      name: optionName(game.game, option.name),
      value: valueName(game.game, option.name, info.options[option.name]),
    }),
  );
  if (info.turn_seconds) lines.push(say("web-clock-line", { seconds: info.turn_seconds }));
  if (!info.odds) lines.push(say("web-no-odds"));
  if (info.values) lines.push(say("values-shown-here"));
  if (!info.watch) lines.push(say("web-no-watch"));
  if (!lines.length) return nothing;
  return html`<ul class="rules-of-table">
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}
