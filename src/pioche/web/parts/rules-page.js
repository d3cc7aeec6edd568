/** The rules of a game: folding sections, cards that explain themselves, the box, the rulings. On its own screen and at a table. */

import { cardPicture, gameGround, loadPictures, tablePicture } from "../boards/index.js";
import * as api from "../js/api.js";
import { boxFacts, rulingsOf } from "../js/cards.js";
import { language, say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @import { CardFacts } from "../js/cards.js" */
/** @import { GameInfo, OptionValue, RulesBlock as Block, RulesCard as Card, RulesGrid as Grid, RulesPage, RulesSection as Section } from "../js/types.js" */

/** @typedef {Record<string, OptionValue>} Options */

const SOURCES = "sources";
// What a figure may rest on besides the rulebook.
const ORIGINS = ["assumed", "found", "sheet"];
const POINTS = "points";

/** The rules of a game in the reader's language, with the pictures of its cards. @param {string} game */
export async function loadRules(game) {
  const [page] = await Promise.all([api.rules(game, language()), loadPictures(game)]);
  return page;
}

/**
 * @param {RulesPage} page
 * @param {GameInfo} game
 * @param {{options?: Options, unfolded?: boolean}} [how]  the options of a table; whether everything is open at first
 */
export function rulesPage(page, game, { options = {}, unfolded = false } = {}) {
  return html`<div class="rules-sections">
    <button type="button" class="button plain rules-unfold" @click=${unfoldAll}>${say("rules-unfold")}</button>
    ${page.sections.filter(({ id }) => id !== SOURCES).map((section, place) => drawSection(section, game.game, unfolded || place === 0))}
    ${drawBox(game, options, unfolded)} ${drawSources(page, game, options)}
  </div>`;
}

/** Cards as they lie on the table, with a caption. @param {RulesPage} page @param {string} game */
export function rulesDiagram({ diagram }, game) {
  if (!diagram) return nothing;
  const { cards, columns, text } = diagram;
  const kind = columns ? "rules-table is-grid" : "rules-table";
  return html`<figure class="rules-diagram" ${gameGround(game)}>
    <ul class=${kind}>${cards.map((card) => html`<li>${tableButton(card, game)}</li>`)}</ul>
    <figcaption>${text}</figcaption>
  </figure>`;
}

/** What lies on the table: a card, or a thing without a name on it. @param {Card} card @param {string} game */
function tableButton(card, game) {
  const thing = tablePicture(game, card.face);
  if (!thing) return cardButton(card, game);
  return html`<button type="button" class="rules-card is-thing" data-face=${card.face} data-info aria-label=${card.name}>${thing}</button>`;
}

/** The advice for a game, all of it open. @param {RulesPage} page @param {string} game */
export function strategyPage({ strategy }, game) {
  return html`<div class="rules-sections">
    ${strategy.map((section) => drawSection(section, game, true))}
  </div>`;
}

/** Unfold every section, or fold them where all are open. @param {Event} event */
function unfoldAll({ currentTarget }) {
  const around = currentTarget instanceof Element ? currentTarget.parentElement : null;
  const sections = [...(around?.querySelectorAll("details") ?? [])];
  const open = sections.some((section) => !section.open);
  for (const section of sections) section.open = open;
}

/** Where everything stands. @param {RulesPage} page */
export function rulesContents(page) {
  return html`<nav class="rules-contents" aria-label=${say("rules-contents")}>
    <ul>
      ${page.sections.filter(({ id }) => id !== SOURCES).map(({ id, title }) => contentsLink(id, title))}
      ${contentsLink("box", say("terminal-help-box"))} ${contentsLink(SOURCES, say("rules-sources"))}
    </ul>
  </nav>`;
}

/** @param {string} id @param {string} title */
function contentsLink(id, title) {
  const show = (/** @type {Event} */ event) => {
    event.preventDefault();
    showSection(id);
  };
  return html`<li><a href="#rules-${id}" @click=${show}>${title}</a></li>`;
}

/** Unfold a section and go there. @param {string} id */
export function showSection(id) {
  const section = document.getElementById(`rules-${id}`);
  if (!(section instanceof HTMLDetailsElement)) return;
  section.open = true;
  section.scrollIntoView();
  section.querySelector("summary")?.focus({ preventScroll: true });
}

/** @param {string} id @param {string} title @param {boolean} open @param {unknown} body */
function fold(id, title, open, body) {
  return html`<details class="rules-section" id="rules-${id}" ?open=${open}>
    <summary><h2>${title}</h2></summary>
    <div class="rules-body">${body}</div>
  </details>`;
}

/** @param {Section} section @param {string} game @param {boolean} open */
function drawSection({ id, title, blocks }, game, open) {
  return fold(
    id,
    title,
    open,
    blocks.map((block) => drawBlock(block, game)),
  );
}

/** @param {Block} block @param {string} game */
function drawBlock(block, game) {
  const { text, items, cards, grid } = block;
  if (grid) return drawGrid(grid);
  if (items.length)
    return html`<ul class="rules-list">${items.map((item) => html`<li>${rich(item)}</li>`)}</ul>`;
  if (!cards.length) return html`<p>${rich(text)}</p>`;
  if (!text) return drawCards(block, game);
  const kind = cards.length === 1 ? "rules-step has-one-card" : "rules-step";
  return html`<div class=${kind}><p>${rich(text)}</p>${drawCards(block, game)}</div>`;
}

/** Shares in percent, the larger the stronger their colour. @param {Grid} grid */
function drawGrid({ caption, row_title, column_title, columns, rows }) {
  return html`<table class="rules-grid">
    <caption>${caption}</caption>
    <thead>
      <tr><th scope="col">${row_title}</th><th scope="colgroup" colspan=${columns.length}>${column_title}</th></tr>
      <tr><td></td>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    </thead>
    <tbody>${rows.map(({ name, cells }) => html`<tr><th scope="row">${name}</th>${cells.map(gridCell)}</tr>`)}</tbody>
  </table>`;
}

/** @param {number | null} percent */
function gridCell(percent) {
  if (percent === null) return html`<td class="is-empty">–</td>`;
  return html`<td class=${`tenth-${Math.floor(percent / 10)}`}>${percent}</td>`;
}

/** @param {Block} block @param {string} game */
function drawCards({ cards, columns }, game) {
  if (cards[0].text)
    return html`<ul class="rules-explained">${cards.map((card) => explained(card, game))}</ul>`;
  const kind = columns ? "rules-cards is-grid" : "rules-cards";
  return html`<ul class=${kind}>${cards.map((card) => html`<li>${cardButton(card, game)}</li>`)}</ul>`;
}

/** What stands between two pairs of asterisks is strong. @param {string} text */
function rich(text) {
  return text.split("**").map((part, place) => (place % 2 ? html`<strong>${part}</strong>` : part));
}

/** A card that explains itself when pressed. @param {Pick<Card, "face" | "name" | "note">} card @param {string} game */
function cardButton({ face, name, note }, game) {
  return html`<button type="button" class="rules-card" data-face=${face} data-info>
    <span class="card-info-picture" aria-hidden="true">${cardPicture(game, face)}</span>
    <span class="rules-card-name">${name}</span>
    ${note ? html`<span class="rules-card-note">${note}</span>` : nothing}
  </button>`;
}

/** A card with what it does beside it. @param {Card} card @param {string} game */
function explained({ face, name, note, text }, game) {
  return html`<li data-face=${face}>
    <span class="card-info-picture" aria-hidden="true">${cardPicture(game, face)}</span>
    <div>
      <h3>${name}</h3>
      <p>${text}</p>
      ${note ? html`<p class="rules-card-note">${note}</p>` : nothing}
    </div>
  </li>`;
}

/**
 * Every card of the box, with its count and its named figure.
 * @param {GameInfo} game
 * @param {Options} options
 * @param {boolean} open
 */
function drawBox(game, options, open) {
  if (!game.components.length) return nothing;
  const box = boxFacts(game, options);
  const table = html`<table class="rules-box">
    <thead>
      <tr>
        <th scope="col">${say("terminal-new-name")}</th>
        <th scope="col">${say("terminal-box-count")}</th>
        <th scope="col">${say("terminal-box-figure")}</th>
      </tr>
    </thead>
    <tbody>${box.map((facts) => boxRow(facts, game.game))}</tbody>
  </table>`;
  return fold("box", say("terminal-help-box"), open, html`${table} ${pointsNote(game)}`);
}

/** @param {CardFacts} facts @param {string} game */
function boxRow({ face, name, count, figure }, game) {
  return html`<tr>
    <th scope="row">${cardButton({ face, name, note: "" }, game)}</th>
    <td>${count}</td>
    <td>${figure}</td>
  </tr>`;
}

/** @param {GameInfo} game */
function pointsNote(game) {
  const points = game.components.some(({ unit }) => unit === POINTS);
  return points ? html`<p class="hint">${say("terminal-box-points")}</p>` : nothing;
}

/**
 * What the rules rest on, for those who want to know: figures that are in no rulebook, and how doubts are settled.
 * @param {RulesPage} page
 * @param {GameInfo} game
 * @param {Options} options
 */
function drawSources(page, game, options) {
  const section = page.sections.find(({ id }) => id === SOURCES);
  const rulings = rulingsOf(game, game.rulings);
  const box = boxFacts(game, options).filter(({ figure }) => figure);
  const body = html`${section?.blocks.map((block) => drawBlock(block, game.game))}
    ${ORIGINS.map((origin) => figuresFrom(origin, box))}
    <p class="hint">${say("web-rulings-help")}</p>
    <dl class="rulings-list">
      ${rulings.map(
        ({ id, text }) => html`<div id="ruling-${id}">
          <dt>${id}</dt>
          <dd>${text}</dd>
        </div>`,
      )}
    </dl>`;
  return rulings.length || section ? fold(SOURCES, say("rules-sources"), false, body) : nothing;
}

/** The figures that have this origin. @param {string} origin @param {CardFacts[]} box */
function figuresFrom(origin, box) {
  const found = box.filter(({ source }) => source === origin);
  if (!found.length) return nothing;
  return html`<p class="hint">${say(`terminal-box-legend-${origin}`)}</p>
    <ul class="rules-list">${found.map(({ name, figure }) => html`<li>${say("rules-figure", { name, figure })}</li>`)}</ul>`;
}
