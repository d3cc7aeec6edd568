/** Where the points of a finished game come from, and how the scores developed. */

import { portrait } from "../art/portraits.js";
import { cardPicture } from "../boards/index.js";
import { linkTo } from "../js/router.js";
import { calledNames, capital } from "../js/spell.js";
import { say } from "../js/words.js";
import { classMap, html, nothing } from "../vendor/lit.js";
import { chartFigure, chartTable, gridLines, lineChart, rowsOf } from "./line-chart.js";
import { turnText } from "./replay-steps.js";
import { speller } from "./scene.js";
import { placeText, pointsText } from "./victory.js";

/** @import { GameInfo, Result, ScoreItem, TableInfo, Turn } from "../js/types.js" */

/**
 * @typedef {object} Scores
 * @property {GameInfo} game
 * @property {TableInfo} info
 * @property {Result} result
 * @property {string[]} names
 * @property {number | null} own
 * @property {ScoreItem[][] | null} breakdown  none while it is fetched
 */

/** All players from the best down; the viewer's row, or the first, is open. @param {Scores} scores */
export function ranking(scores) {
  const { standings } = scores.result;
  const open = scores.own ?? standings[0].seat;
  return html`<ol class="ranking" aria-label=${say("web-table-ranking")}>
    ${standings.map(({ seat }) => html`<li>${player(scores, seat, seat === open)}</li>`)}
  </ol>`;
}

/** @param {Scores} scores @param {number} seat @param {boolean} open */
function player(scores, seat, open) {
  const { result, names, info, own, breakdown } = scores;
  const won = result.winners.includes(seat);
  return html`<details class=${classMap({ "score-player": true, "is-winner": won })} ?open=${open}>
    <summary>
      ${result.standings.length > 1 ? html`<span class="score-place">${placeText(result, seat)}</span>` : nothing}
      ${portrait(seat, info.seats[seat].player !== "human")}
      <span class="score-name">${calledNames(names, own)[seat]} ${won ? star() : nothing}</span>
      <span class="score-points">${result.standings.length < 2 ? pointsText(result, seat) : say("web-table-points", { points: result.scores[seat] })}</span>
    </summary>
    ${breakdown ? itemTable(scores, breakdown[seat], seat) : nothing}
  </details>`;
}

/** Winners have a star, and the star has a name. */
function star() {
  return html`<span class="end-star" role="img" aria-label=${say("web-table-winner")}>★</span>`;
}

/** @param {Scores} scores @param {ScoreItem[]} items @param {number} seat */
function itemTable({ game, names, own }, items, seat) {
  if (!items.length) return html`<p class="hint score-none">${say("after-breakdown-none")}</p>`;
  const spell = speller(game, names, { reader: own });
  const who = seat === own ? "you" : "other";
  return html`<table class="score-items">
    <caption class="quiet">${say("after-breakdown-of", { who, name: names[seat] })}</caption>
    <tbody>
      ${items.map(
        ({ line, points, face }) => html`<tr data-face=${face ?? nothing}>
          <td class="score-picture" aria-hidden="true">${face ? cardPicture(game.game, face) : nothing}</td>
          <th scope="row">${capital(spell.line(line, true))}</th>
          <td class="score-figure">${points ? `${points}`.replace("-", "−") : nothing}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

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
  if (rows.length < 3) return nothing; // a line of one step is no chart
  return chartFigure(say("after-chart-title"), drawing(chart, rows), asTable(chart, rows));
}

/** @param {Chart} chart @param {readonly (readonly number[])[]} rows */
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

/** @param {Chart} chart @param {readonly (readonly number[])[]} rows */
function asTable({ names, turns, replayAt }, rows) {
  const when = (/** @type {number} */ turn) =>
    html`<a href=${linkTo(replayAt(turn))}>${turnText(turns, turn, names)}</a>`;
  return chartTable(
    names,
    rows.map((figures, turn) => ({
      when: turn < turns.length ? when(turn) : say("after-chart-end"),
      figures,
    })),
  );
}
