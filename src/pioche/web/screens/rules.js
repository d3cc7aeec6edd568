/** How a game is played: the rules, what is in the box, and how doubts are settled. */

import { emblem } from "../boards/index.js";
import * as api from "../js/api.js";
import { AsyncValue } from "../js/async-value.js";
import { gameName, gameSummary } from "../js/game-summary.js";
import { has, say } from "../js/words.js";
import { CardInfo } from "../parts/card-info.js";
import { cardGallery } from "../parts/card-sheet.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("../js/types.js").GameInfo} GameInfo */

// What a figure may rest on besides the rulebook.
const SOURCES = ["assumed", "found"];

/** @type {import("../js/types.js").OpenScreen} */
export function open(place, redraw) {
  const id = place.parts.game;
  const loaded = new AsyncValue(Promise.all([api.games(), api.game(id)]), redraw);
  const cards = new CardInfo(() => {
    const game = loaded.value?.[1];
    return game ? { game } : null;
  });
  return {
    close: () => cards.close(),
    title: () =>
      has(`${id}-name`) ? say("web-rules-of", { game: gameName(id) }) : say("web-rules"),
    render: () =>
      html`${loaded.show(([games, game]) => html`${drawGames(games, id)} ${drawRules(game)}`)}`,
  };
}

/**
 * The rules of the other games are one step away.
 * @param {GameInfo[]} games
 * @param {string} shown
 */
function drawGames(games, shown) {
  return html`<nav class="rules-tabs" aria-label=${say("web-rules")}>
    ${games.map(
      ({ game }) => html`<a href="/rules/${game}" aria-current=${game === shown ? "page" : nothing}>
        <span class="tab-emblem">${emblem(game)}</span>${gameName(game)}
      </a>`,
    )}
  </nav>`;
}

/** @param {GameInfo} game */
function drawRules(game) {
  const { game: id } = game;
  return html`
    <article class="rules game-${id}">
      <header class="new-head">
        <div class="new-emblem">${emblem(id)}</div>
        <div>
          <h1>${gameName(id)}</h1>
          ${gameSummary(game)}
          <p>${say(`${id}-pitch`)}</p>
          <p><a class="button main" href="/new?game=${id}">${say("web-play")}</a></p>
        </div>
      </header>
      <section class="sheet prose">
        <h2>${say("terminal-help-playing")}</h2>
        <div class="prose-text">${say(`${id}-rules`).split("\n\n").map(paragraph)}</div>
      </section>
      ${drawBox(game)} ${drawRulings(game)}
    </article>
  `;
}

/**
 * What stands before a colon is what the paragraph is about.
 * @param {string} text
 */
export function paragraph(text) {
  const parts = /^([^.:!?]{2,60}?)(\s?: )(.*)$/s.exec(text);
  return parts
    ? html`<p><strong>${parts[1]}${parts[2].trimEnd()}</strong> ${parts[3]}</p>`
    : html`<p>${text}</p>`;
}

/** @param {GameInfo} game */
function drawBox(game) {
  if (!game.components.length) return nothing;
  const sources = new Set(game.components.map((component) => component.source));
  return html`
    <section class="sheet">
      <details open>
        <summary><h2>${say("terminal-help-box")}</h2></summary>
        ${cardGallery(game)}
        <p class="hint">${say("terminal-box-points")}</p>
        ${SOURCES.filter((source) => sources.has(source)).map(
          (source) => html`<p class="hint">${say(`terminal-box-legend-${source}`)}</p>`,
        )}
      </details>
    </section>
  `;
}

/** @param {GameInfo} game */
function drawRulings(game) {
  const rulings = game.rulings.filter((ruling) =>
    has(`${game.game}-ruling-${ruling.toLowerCase()}`),
  );
  if (!rulings.length) return nothing;
  return html`
    <section class="sheet">
      <details>
        <summary><h2>${say("terminal-help-rulings")}</h2></summary>
        <p class="hint">${say("web-rulings-help")}</p>
        <dl class="rulings-list">
          ${rulings.map(
            (ruling) => html`<div id="ruling-${ruling}">
              <dt>${ruling}</dt>
              <dd>${say(`${game.game}-ruling-${ruling.toLowerCase()}`)}</dd>
            </div>`,
          )}
        </dl>
      </details>
    </section>
  `;
}
