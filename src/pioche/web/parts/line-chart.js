/** A chart of lines, one per seat: its layout and its drawing. */

import { cssVars } from "../js/styles.js";
import { say } from "../js/words.js";
import { html, svg } from "../vendor/lit.js";

/** @import { Turn } from "../js/types.js" */

const GRID_LINES = 4;

/**
 * The scores at the beginning of each turn, and at the end.
 * @param {{turns: readonly Turn[], scores: readonly number[]}} chart
 * @returns {readonly (readonly number[])[]}
 */
export function rowsOf({ turns, scores }) {
  return [...turns.map((turn) => turn.scores), scores];
}

/**
 * Where lines are drawn for a range of scores: whole numbers, a few of them.
 * @param {number} lowest
 * @param {number} highest
 */
export function gridLines(lowest, highest) {
  const rough = Math.max(1, (highest - lowest) / GRID_LINES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((part) => part * power).find((wide) => wide >= rough) ?? rough;
  const first = Math.floor(lowest / step) * step;
  const count = Math.ceil((highest - first) / step);
  return Array.from({ length: count + 1 }, (_, line) => first + line * step);
}

/**
 * Heights at which names can stand without touching, near those that are wanted.
 * @param {number[]} wanted
 * @param {number} gap
 * @param {number} lowest  the last height that is free
 */
export function spread(wanted, gap, lowest) {
  const order = wanted.map((_, place) => place).sort((one, other) => wanted[one] - wanted[other]);
  const placed = [...wanted];
  order.forEach((place, number) => {
    if (number) placed[place] = Math.max(placed[place], placed[order[number - 1]] + gap);
  });
  let limit = lowest;
  for (const place of order.reverse()) {
    placed[place] = Math.min(placed[place], limit);
    limit = placed[place] - gap;
  }
  return placed;
}

/**
 * @typedef {object} LineChart
 * @property {string} label
 * @property {readonly string[]} names
 * @property {readonly number[]} at  when each row holds, from the start of the game (0) to its end (1)
 * @property {readonly (readonly number[])[]} rows  a value for each player
 * @property {readonly {value: number, text: string | number}[]} grid  from the lowest to the highest
 * @property {readonly {at: number, value: number, seat: number, sign: string}[]} [marks]  what stands on the lines
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
// Dashes distinguish lines without colour.
const DASHES = ["none", "7 3", "2 3", "10 3 2 3", "4 2", "1 2", "12 4", "6 2 2 2"];

/**
 * A chart with its title, and the same as a table.
 * @param {string} title
 * @param {unknown} drawing
 * @param {unknown} table
 */
export function chartFigure(title, drawing, table) {
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    ${drawing}
    <details class="chart-table">
      <summary>${say("after-chart-table")}</summary>
      <div class="chart-scroll" role="group" tabindex="0" aria-label=${title}>${table}</div>
    </details>
  </figure>`;
}

/** @param {readonly string[]} names @param {readonly {when: unknown, figures: readonly unknown[]}[]} rows */
export function chartTable(names, rows) {
  return html`<table class="chart-figures">
    <thead>
      <tr>
        <th scope="col">${say("after-chart-when")}</th>
        ${names.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ when, figures }) => html`<tr>
          <th scope="row">${when}</th>
          ${figures.map((figure) => html`<td>${figure}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {LineChart} chart */
export function lineChart({ label, names, at, rows, grid, marks = [] }) {
  const [low, high] = [grid[0].value, grid[grid.length - 1].value];
  const x = (/** @type {number} */ when) => LEFT + when * (WIDTH - LEFT - RIGHT);
  const y = (/** @type {number} */ value) =>
    TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const ends = spread(rows[rows.length - 1].map(y), NAME_GAP, HEIGHT - BOTTOM);
  return html`<svg class="chart-drawing" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    ${grid.map(({ value, text }) => gridLine(text, y(value)))}
    <text class="chart-axis" x=${LEFT} y=${HEIGHT - 6}>${say("after-chart-start")}</text>
    <text class="chart-axis" x=${WIDTH - RIGHT} y=${HEIGHT - 6} text-anchor="end">${say("after-chart-end")}</text>
    ${names.map((name, seat) =>
      playerLine(
        seat,
        name,
        rows.map((row, place) => [x(at[place]), y(row[seat])]),
        ends[seat],
      ),
    )}
    ${marks.map((mark) => chartMark(mark, x(mark.at), y(mark.value)))}
  </svg>`;
}

/** @param {string | number} text @param {number} y */
function gridLine(text, y) {
  return svg`<path class="chart-grid" d="M${LEFT} ${y}H${WIDTH - RIGHT}" />
    <text class="chart-axis" x=${LEFT - 4} y=${y + 3.5} text-anchor="end">${text}</text>`;
}

/** A name cut to a number of letters. @param {string} name @param {number} most */
export function shortened(name, most) {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : name;
}

/** @param {number} seat */
function tint(seat) {
  return cssVars({ "--tint": `var(--seat-${(seat % SEAT_COLOURS) + 1})` });
}

/** @param {number} seat @param {string} name @param {number[][]} points @param {number} nameAt */
function playerLine(seat, name, points, nameAt) {
  const [endX, endY] = points[points.length - 1];
  return svg`<g class="chart-player" ${tint(seat)}>
    <polyline class="chart-line" stroke-dasharray=${DASHES[seat % SEAT_COLOURS]} points=${points.map((point) => point.join(",")).join(" ")} />
    <circle class="chart-end" cx=${endX} cy=${endY} r="3" />
    <path class="chart-lead" d="M${endX + 4} ${endY}L${endX + 9} ${nameAt}" />
    <text class="chart-name" x=${endX + 11} y=${nameAt + 3.5}>${shortened(name, LONGEST_NAME)}</text>
  </g>`;
}

/** @param {{seat: number, sign: string}} mark @param {number} x @param {number} y */
function chartMark({ seat, sign }, x, y) {
  return svg`<g class="chart-mark" ${tint(seat)}>
    <circle cx=${x} cy=${y} r="6.5" />
    <text x=${x} y=${y + 3} text-anchor="middle">${sign}</text>
  </g>`;
}
