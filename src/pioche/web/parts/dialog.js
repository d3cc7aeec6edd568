/** Modal dialogs, and the rules of a game in one. */

import { gameName } from "../boards/index.js";
import { asRefusal, errorMessage, loadingMessage } from "../js/async-value.js";
import { say } from "../js/words.js";
import { html, nothing, ref, render } from "../vendor/lit.js";

/** @import { GameInfo, OptionValue } from "../js/types.js" */
/** @import { Drawn } from "../vendor/lit.js" */

/**
 * @typedef {object} DialogWords
 * @property {string} title
 * @property {unknown} body
 * @property {unknown} [actions]
 * @property {string} [kind]  a class of its own
 * @property {() => void} closed  called once it is closed, however that came
 */

/** @param {Element | undefined} element */
function show(element) {
  // Lit hands an element over before it is in the page.
  queueMicrotask(() => {
    if (element instanceof HTMLDialogElement && element.isConnected && !element.open)
      element.showModal();
  });
}

/** Close the dialog in which something happens. @param {Event} event */
export function closeAround(event) {
  if (event.target instanceof Element) event.target.closest("dialog")?.close();
}

/** A click beside the dialog closes it. @param {MouseEvent} event */
function clickBeside(event) {
  if (event.target instanceof HTMLDialogElement) event.target.close();
}

/** A button that closes the dialog in which it stands. @param {string} label @param {string} [kind] */
export function closeButton(label, kind = "button") {
  return html`<button type="button" class=${kind} @click=${closeAround}>${label}</button>`;
}

/**
 * A button that does something and closes the dialog.
 * @param {string} label
 * @param {() => void} act
 * @param {string} [kind]
 */
export function doButton(label, act, kind = "button") {
  const press = (/** @type {Event} */ event) => {
    closeAround(event);
    act();
  };
  return html`<button type="button" class=${kind} @click=${press}>${label}</button>`;
}

/** @param {DialogWords} words @returns {Drawn} */
export function dialog({ title, body, actions = nothing, kind = "", closed }) {
  return html`
    <dialog class="dialog ${kind}" aria-labelledby="dialog-title" ${ref(show)} @close=${closed} @click=${clickBeside}>
      <div class="dialog-paper">
        <div class="dialog-head">
          <h2 id="dialog-title">${title}</h2>
          <button type="button" class="icon-button" aria-label=${say("web-table-close")} @click=${closeAround}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <div class="dialog-body">${body}</div>
        ${actions === nothing ? nothing : html`<div class="dialog-actions">${actions}</div>`}
      </div>
    </dialog>
  `;
}

/** @typedef {Record<string, OptionValue>} Options */

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
  const body = html`<div class="rules" ${ref(show)}></div>`;
  return dialog({ title, body, kind: "is-wide is-rules", closed });
}

/** @param {HTMLElement} element @param {GameInfo} game @param {Options} options */
async function fill(element, game, options) {
  render(loadingMessage(), element);
  try {
    const { loadRules, rulesPage } = await import("./rules-page.js");
    render(rulesPage(await loadRules(game.game), game, { options }), element);
  } catch (error) {
    render(errorMessage(asRefusal(error)), element);
  }
}
