/** The rules of the game on the table, without leaving it. */

import { has, say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { cardGallery } from "./card-sheet.js";
import { dialog } from "./dialog.js";

/** @typedef {import("../js/types.js").GameInfo} GameInfo */

/**
 * @param {GameInfo} game
 * @param {Record<string, import("../js/types.js").OptionValue>} options  those of the table
 * @param {() => void} closed
 */
export function rulesDialog(game, options, closed) {
  const paragraphs = say(`${game.game}-rules`).split("\n\n");
  const body = html`${paragraphs.map(paragraph)} ${box(game, options)} ${rulings(game)}`;
  return dialog({ title: say(`${game.game}-name`), body, kind: "is-wide", closed });
}

/** The word before the colon says what a paragraph is about. @param {string} text */
function paragraph(text) {
  const parts = /^([^:.]{1,40}?)(\s?: )(.*)$/s.exec(text);
  return parts
    ? html`<p><strong>${parts[1]}</strong>${parts[2]}${parts[3]}</p>`
    : html`<p>${text}</p>`;
}

/**
 * @param {GameInfo} game
 * @param {Record<string, import("../js/types.js").OptionValue>} options
 */
function box(game, options) {
  if (!game.components.length) return nothing;
  return html`<details>
    <summary>${say("terminal-help-box")}</summary>
    ${cardGallery(game, options)}
  </details>`;
}

/** @param {GameInfo} game */
function rulings(game) {
  const rulings = game.rulings
    .map((ruling) => ({ ruling, key: `${game.game}-ruling-${ruling.toLowerCase()}` }))
    .filter(({ key }) => has(key));
  if (!rulings.length) return nothing;
  return html`<details>
    <summary>${say("terminal-help-rulings")}</summary>
    <dl class="rulings">
      ${rulings.map(
        ({ ruling, key }) => html`<dt>${ruling}</dt>
          <dd>${say(key)}</dd>`,
      )}
    </dl>
  </details>`;
}
