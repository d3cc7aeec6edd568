/** The keys of the table. */

import { preferences, savePreferences } from "../js/storage.js";
import { say } from "../js/words.js";
import { html } from "../vendor/lit.js";
import { dialog } from "./dialog.js";
import { numbersOf, ONE_DIGIT } from "./move-choices.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../boards/scene.js").Board} Board */

/** @type {[string[], string][]} */
const KEYS = [
  [["1", "…", "9"], "web-table-key-number"],
  [["Enter"], "web-table-key-enter"],
  [["←", "→", "↑", "↓"], "web-table-key-arrows"],
  [["Tab"], "web-table-key-tab"],
  [["u"], "web-table-key-undo"],
  [["m"], "web-table-key-moves"],
  [["b"], "web-table-key-board"],
  [["l"], "web-table-key-log"],
  [["o"], "web-table-key-odds"],
  [["c"], "web-table-key-chat"],
  [["r"], "web-table-key-rules"],
  [["s"], "web-table-key-since"],
  [["n"], "web-table-key-step"],
  [["i"], "web-table-key-card"],
  [["?"], "web-table-key-help"],
  [["Esc"], "web-table-key-escape"],
];

/**
 * @param {Board} board
 * @param {Scene | null} scene
 * @param {() => void} closed
 */
export function keysDialog(board, scene, closed) {
  // A key that makes a move now has no other meaning.
  const taken = scene
    ? Object.entries(board.keys ?? {}).flatMap(([key, move]) => (move(scene) ? [key] : []))
    : [];
  const own = KEYS.filter(([keys]) => !taken.includes(keys[0]));
  const body = html`
    ${boardKeys(board, scene)}
    ${scene ? numbers(scene) : ""}
    <dl class="keys">${own.map(([keys, key]) => keyLine(keys, say(key)))}</dl>
    <label class="keys-switch">
      <input type="checkbox" .checked=${preferences().keys} @change=${switchKeys} />
      <span>${say("web-table-key-switch")}</span>
    </label>
    <p class="hint">${say("web-table-key-hint")}</p>
  `;
  return dialog({ title: say("web-table-help"), body, closed });
}

/** Whoever dictates, or leans on keys by mistake, can do without. @param {Event} event */
function switchKeys(event) {
  savePreferences({ keys: /** @type {HTMLInputElement} */ (event.target).checked });
}

/**
 * @param {string[]} keys
 * @param {string} text
 */
function keyLine(keys, text) {
  return html`<div>
    <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
    <dd>${text}</dd>
  </div>`;
}

/**
 * The moves that may be made now, each with its number: a board does not show them.
 * @param {Scene} scene
 */
function numbers({ legal, game, spell }) {
  const numbers = numbersOf(legal, game.moves);
  if (!legal.length || Math.max(...numbers) > ONE_DIGIT) return "";
  return html`<dl class="keys">${legal.map((move, place) => keyLine([String(numbers[place])], spell.move(move)))}</dl>`;
}

/**
 * The board's own keys, as far as they mean a move now.
 * @param {Board} board
 * @param {Scene | null} scene
 */
function boardKeys(board, scene) {
  const lines = Object.entries(board.keys ?? {}).flatMap(([key, move]) => {
    const text = scene ? move(scene) : null;
    return scene && text ? [keyLine([key], scene.spell.move(text))] : [];
  });
  return lines.length ? html`<dl class="keys">${lines}</dl>` : "";
}
