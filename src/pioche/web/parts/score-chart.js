/** The scores over the game, turn by turn: a line for each player, and the same as a table. */

import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { gridLines, rowsOf, turnText } from "./chart-layout.js";
import { chartFigure, chartTable, lineChart } from "./line-chart.js";

/** @typedef {import("../js/types.js").Turn} Turn */

/**
 * @typedef {object} Chart
 * @property {readonly Turn[]} turns
 * @property {readonly number[]} scores  at the end
 * @property {readonly string[]} names
 * @property {(turn: number) => string} replayAt  the address of the replay where a turn begins
 */

/** @param {Chart} chart */
export function scoreChart(chart) {
  const rows = rowsOf(chart);
  if (rows.length < 3) return nothing; // a line of one step tells nothing
  return chartFigure(say("after-chart-title"), drawing(chart, rows), asTable(chart, rows));
}

/**
 * @param {Chart} chart
 * @param {readonly (readonly number[])[]} rows
 */
function drawing({ names }, rows) {
  const all = rows.flat();
  const grid = gridLines(Math.min(0, ...all), Math.max(1, ...all));
  return lineChart({
    label: say("after-chart-title"),
    names,
    at: rows.map((_, turn) => turn / (rows.length - 1)),
    rows,
    grid: grid.map((score) => ({ value: score, text: score })),
  });
}

/**
 * @param {Chart} chart
 * @param {readonly (readonly number[])[]} rows
 */
function asTable({ names, turns, replayAt }, rows) {
  const when = (/** @type {number} */ turn) =>
    html`<a href=${replayAt(turn)}>${turnText(turns, turn, names)}</a>`;
  return chartTable(
    names,
    rows.map((figures, turn) => ({
      when: turn < turns.length ? when(turn) : say("after-chart-end"),
      figures,
    })),
  );
}
