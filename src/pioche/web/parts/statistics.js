/** What this browser's games come to: a few figures a game, two files to take away, and a button to erase it all. */

import { emblem } from "../boards/index.js";
import { download } from "../js/download.js";
import { gameName } from "../js/game-summary.js";
import { asCsv, asJson, eraseGames, playedGames, totals } from "../js/statistics.js";
import { language, say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("../js/statistics.js").Total} Total */

/** Nothing where nothing was played to its end yet. @param {() => void} redraw */
export function statisticsPart(redraw) {
  const games = playedGames();
  if (!games.length) return nothing;
  return html`<section class="statistics sheet" aria-labelledby="statistics-title">
    <h2 id="statistics-title">${say("after-statistics")}</h2>
    <ul class="statistics-games">
      ${totals(games).map(totalPart)}
    </ul>
    <p class="hint">${say("after-statistics-help")}</p>
    <div class="buttons">
      ${fileButton("csv", () => new Blob([asCsv(games)], { type: "text/csv" }))}
      ${fileButton("json", () => new Blob([asJson(games)], { type: "application/json" }))}
      <button type="button" class="button danger" @click=${() => erase(redraw)}>${say("after-statistics-erase")}</button>
    </div>
  </section>`;
}

/**
 * @param {string} kind
 * @param {() => Blob} content
 */
function fileButton(kind, content) {
  return html`<button type="button" class="button" @click=${() => download(content(), `pioche.${kind}`)}>
    ${say(`after-statistics-${kind}`)}
  </button>`;
}

/** @param {() => void} redraw */
function erase(redraw) {
  if (!confirm(say("after-statistics-erase-sure"))) return;
  eraseGames();
  redraw();
}

/** @param {Total} total */
function totalPart(total) {
  const { game, solo, games, wins, best, average, streak, longest } = total;
  const mean = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(average);
  const name = gameName(game);
  return html`<li class="statistics-game">
    <h3><span class="statistics-emblem">${emblem(game)}</span>${solo ? say("after-statistics-solo", { game: name }) : name}</h3>
    <dl class="statistics-figures">
      ${figure("games", games)} ${figure("wins", wins)} ${figure("best", best)} ${figure("average", mean)}
      ${figure("streak", streak)} ${figure("longest", longest)}
    </dl>
  </li>`;
}

/**
 * @param {string} name
 * @param {string | number} value
 */
function figure(name, value) {
  return html`<div><dt>${say(`after-statistics-${name}`)}</dt><dd>${value}</dd></div>`;
}
