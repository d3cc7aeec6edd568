/** The rules of the game on the table, without leaving it. They are fetched when somebody wants to read them. */

import { asRefusal, errorMessage, loadingMessage } from "../js/async-value.js";
import { gameName } from "../js/game-summary.js";
import { say } from "../js/words.js";
import { html, ref, render } from "../vendor/lit.js";
import { dialog } from "./dialog.js";

/** @typedef {import("../js/types.js").GameInfo} GameInfo */
/** @typedef {Record<string, import("../js/types.js").OptionValue>} Options */

/**
 * @param {GameInfo} game
 * @param {Options} options  those of the table
 * @param {() => void} closed
 */
export function rulesDialog(game, options, closed) {
  const show = (/** @type {Element | undefined} */ element) => {
    if (element instanceof HTMLElement && !element.firstChild) void fill(element, game, options);
  };
  const title = say("web-rules-of", { game: gameName(game.game) });
  const body = html`<div class="rules game-${game.game}" ${ref(show)}></div>`;
  return dialog({ title, body, kind: "is-wide is-rules", closed });
}

/**
 * @param {HTMLElement} element
 * @param {GameInfo} game
 * @param {Options} options
 */
async function fill(element, game, options) {
  render(loadingMessage(), element);
  try {
    const { loadRules, rulesPage } = await import("./rules-page.js");
    render(rulesPage(await loadRules(game.game), game, { options }), element);
  } catch (error) {
    render(errorMessage(asRefusal(error)), element);
  }
}
