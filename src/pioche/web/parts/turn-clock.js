/** The turn clock: how long whoever is asked may still think. */

import { hourglass } from "../js/icons.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./seat-connection.js").SeatConnection} SeatConnection */

const MS_PER_SECOND = 1000;
const SHORT_SECONDS = 10;

/**
 * The seconds left; null where nobody counts them.
 * @param {SeatConnection} connection
 */
export function secondsLeft(connection) {
  const left = connection.news?.table.turn_left_ms;
  if (left === null || left === undefined) return null;
  return Math.max(
    0,
    Math.ceil((left - (performance.now() - connection.receivedAt)) / MS_PER_SECOND),
  );
}

/** @param {SeatConnection} connection */
export function turnClock(connection) {
  const seconds = secondsLeft(connection);
  if (seconds === null) return nothing;
  const kind = seconds <= SHORT_SECONDS ? "turn-clock is-short" : "turn-clock";
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return html`<span class=${kind} role="timer" aria-label=${say("web-table-clock", { seconds })}>${hourglass()}${time}</span>`;
}
