/** What is written of a card: picture, name, figure and source, what it does, its rulings. */

import { cardPicture } from "../boards/pictures.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("../js/cards.js").CardFacts} CardFacts */
/** @typedef {import("../js/types.js").GameInfo} GameInfo */

/**
 * @param {GameInfo} game
 * @param {CardFacts} facts
 * @param {() => void} close
 */
export function cardSheet(game, facts, close) {
  return html`<div class="card-info-head">
      <span class="card-info-picture" aria-hidden="true">${cardPicture(game.game, facts.face)}</span>
      <div>
        <h2 class="card-info-name" id="card-info-name">${facts.name}</h2>
        ${figures(facts)}
      </div>
      <button type="button" class="icon-button" aria-label=${say("web-table-close")} @click=${close}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
    ${facts.text ? html`<p class="card-info-text">${facts.text}</p>` : nothing}
    ${rulings(facts)}`;
}

/**
 * What it is worth, with a mark where that is not the rulebook's word, and how many there are.
 * @param {CardFacts} facts
 */
function figures({ figure, source, count }) {
  const told = figure && source !== "book";
  return html`<p class="card-info-figures">
    ${figure ? html`<b>${figure}</b>` : nothing}
    ${told ? html`<span class="card-source">${say(`card-source-${source}`)}</span>` : nothing}
    ${count === null ? nothing : html`<span>${say("card-count", { count })}</span>`}
  </p>`;
}

/** @param {CardFacts} facts */
function rulings({ rulings }) {
  if (!rulings.length) return nothing;
  return html`<dl class="card-info-rulings" aria-label=${say("card-rulings")}>
    ${rulings.map(
      ({ id, text }) => html`<div>
        <dt>${id}</dt>
        <dd>${text}</dd>
      </div>`,
    )}
  </dl>`;
}

/**
 * The card that a question is about.
 * @param {import("../boards/scene.js").Scene} scene
 */
export function aboutCard(scene) {
  const face = scene.view?.about;
  if (!face || scene.over || !scene.game.faces.includes(face)) return nothing;
  const card = scene.spell.face(face);
  return html`<button type="button" class="about-card" data-face=${face} data-info aria-label=${say("card-explain", { card })}>
    <span class="about-picture" aria-hidden="true">${cardPicture(scene.game.game, face)}</span>
    <span class="about-name" aria-hidden="true">${card}</span>
  </button>`;
}
