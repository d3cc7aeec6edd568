/** The turn clock: how long whoever is asked may still think. */

import { hourglass } from "../js/signs.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./line.js").Line} Line */

const MILLISECONDS = 1000;
const HURRY = 10;

/**
 * The seconds left; null where nobody counts them.
 * @param {Line} line
 */
export function secondsLeft(line) {
  const left = line.news?.table.turn_left_ms;
  if (left === null || left === undefined) return null;
  return Math.max(0, Math.ceil((left - (performance.now() - line.heardAt)) / MILLISECONDS));
}

/** @param {Line} line */
export function clock(line) {
  const seconds = secondsLeft(line);
  if (seconds === null) return nothing;
  const kind = seconds <= HURRY ? "turn-clock is-short" : "turn-clock";
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return html`<span class=${kind} role="timer" aria-label=${say("web-table-clock", { seconds })}>${hourglass()}${time}</span>`;
}
