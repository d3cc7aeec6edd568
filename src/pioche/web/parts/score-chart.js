/** The scores over the game, turn by turn: a line for each player, and the same as a table. */

import { cssVars } from "../js/css-vars.js";
import { say } from "../js/words.js";
import { html, nothing, svg } from "../vendor/lit.js";
import { gridLines, rowsOf, spread, turnText } from "./chart-layout.js";

/** @typedef {import("../js/types.js").Turn} Turn */

/**
 * @typedef {object} Chart
 * @property {readonly Turn[]} turns
 * @property {readonly number[]} scores  at the end
 * @property {readonly string[]} names
 * @property {(turn: number) => string} replayAt  the address of the replay where a turn begins
 */

const WIDTH = 360;
const HEIGHT = 190;
const LEFT = 26;
const RIGHT = 84;
const TOP = 10;
const BOTTOM = 22;
// Names at the ends of the lines stand no closer than this.
const NAME_GAP = 12;
const LONGEST_NAME = 11;
const SEAT_COLOURS = 8;
// Lines are told apart without their colour, too.
const DASHES = ["none", "7 3", "2 3", "10 3 2 3", "4 2", "1 2", "12 4", "6 2 2 2"];

/** @param {Chart} chart */
export function scoreChart(chart) {
  const rows = rowsOf(chart);
  if (rows.length < 3) return nothing; // a line of one step tells nothing
  return html`<figure class="chart">
    <figcaption>${say("after-chart-title")}</figcaption>
    ${drawing(chart, rows)}
    <details class="chart-table">
      <summary>${say("after-chart-table")}</summary>
      <div class="chart-scroll" role="group" tabindex="0" aria-label=${say("after-chart-title")}>${asTable(chart, rows)}</div>
    </details>
  </figure>`;
}

/**
 * @param {Chart} chart
 * @param {readonly (readonly number[])[]} rows
 */
function drawing({ names, scores }, rows) {
  const all = rows.flat();
  const grid = gridLines(Math.min(0, ...all), Math.max(1, ...all));
  const [low, high] = [grid[0], grid[grid.length - 1]];
  const x = (/** @type {number} */ turn) =>
    LEFT + (turn / (rows.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (/** @type {number} */ score) =>
    TOP + ((high - score) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const ends = spread(scores.map(y), NAME_GAP, HEIGHT - BOTTOM);
  return html`<svg class="chart-drawing" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${say("after-chart-title")}>
    ${grid.map((score) => gridLine(score, y(score)))}
    <text class="chart-axis" x=${LEFT} y=${HEIGHT - 6}>${say("after-chart-start")}</text>
    <text class="chart-axis" x=${WIDTH - RIGHT} y=${HEIGHT - 6} text-anchor="end">${say("after-chart-end")}</text>
    ${names.map((name, seat) =>
      scoreLine(
        seat,
        name,
        rows.map((row, turn) => [x(turn), y(row[seat])]),
        ends[seat],
      ),
    )}
  </svg>`;
}

/**
 * @param {number} score
 * @param {number} y
 */
function gridLine(score, y) {
  return svg`<path class="chart-grid" d="M${LEFT} ${y}H${WIDTH - RIGHT}" />
    <text class="chart-axis" x=${LEFT - 4} y=${y + 3.5} text-anchor="end">${score}</text>`;
}

/**
 * @param {number} seat
 * @param {string} name
 * @param {number[][]} points
 * @param {number} nameAt
 */
function scoreLine(seat, name, points, nameAt) {
  const [endX, endY] = points[points.length - 1];
  const letters = [...name];
  const short =
    letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join("")}…` : name;
  return svg`<g class="chart-player" ${cssVars({ "--tint": `var(--seat-${(seat % SEAT_COLOURS) + 1})` })}>
    <polyline class="chart-line" stroke-dasharray=${DASHES[seat % SEAT_COLOURS]} points=${points.map((point) => point.join(",")).join(" ")} />
    <circle class="chart-end" cx=${endX} cy=${endY} r="3" />
    <path class="chart-lead" d="M${endX + 4} ${endY}L${endX + 9} ${nameAt}" />
    <text class="chart-name" x=${endX + 11} y=${nameAt + 3.5}>${short}</text>
  </g>`;
}

/**
 * @param {Chart} chart
 * @param {readonly (readonly number[])[]} rows
 */
function asTable({ names, turns, replayAt }, rows) {
  return html`<table class="chart-figures">
    <thead>
      <tr>
        <th scope="col">${say("after-chart-when")}</th>
        ${names.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row, turn) => html`<tr>
          <th scope="row">${turn < turns.length ? html`<a href=${replayAt(turn)}>${turnText(turns, turn, names)}</a>` : say("after-chart-end")}</th>
          ${row.map((score) => html`<td>${score}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}
