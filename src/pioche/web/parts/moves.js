/** All that one may do, as buttons: one tab stop, numbers on the keys, groups where there are many. */

import { keepOneStop, roveRow } from "../js/roving.js";
import { say } from "../js/words.js";
import { classMap, html, nothing, ref, repeat } from "../vendor/lit.js";
import { groupsOf, numbersOf, ONE_DIGIT } from "./move-choices.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("./move-choices.js").Choice} Choice */
/** @typedef {import("./move-choices.js").Group} Group */

/** @typedef {(move: string) => void} Pick */

/**
 * @param {Scene} scene
 * @param {string} typed  digits of a number that is not finished
 * @param {Pick} pick
 * @param {readonly string[]} onBoard  moves that the board offers as well
 */
export function moves(scene, typed, pick, onBoard) {
  const groups = groupsOf(scene.legal, scene.spell.move, numbersOf(scene.legal, scene.game.moves));
  const many = scene.legal.length > 3;
  const kind = {
    "move-list": true,
    "is-long": scene.legal.length > ONE_DIGIT,
    "is-compact": many && scene.legal.every((move) => onBoard.includes(move)),
    "is-busy": scene.busy,
  };
  return html`
    ${typed ? html`<p class="move-typed">${say("web-table-typed", { typed })}</p>` : nothing}
    <div
      class=${classMap(kind)}
      id="moves"
      role="toolbar"
      tabindex="-1"
      aria-label=${say("web-table-moves")}
      @keydown=${roveRow}
      ${ref((group) => keepFocus(group))}
    >
      ${groups.map((group) => moveGroup(scene, group, pick))}
    </div>
  `;
}

/**
 * A button that goes takes the focus with it: it stays on the list, so that nothing jumps.
 * @param {Element | undefined} group
 */
function keepFocus(group) {
  if (!(group instanceof HTMLElement)) return;
  const had = group.contains(document.activeElement);
  queueMicrotask(() => {
    keepOneStop(group);
    if (had && !group.contains(document.activeElement)) group.focus({ preventScroll: true });
  });
}

/**
 * @param {Scene} scene
 * @param {Group} group
 * @param {Pick} pick
 */
function moveGroup(scene, { title, choices }, pick) {
  const buttons = repeat(
    choices,
    (choice) => choice.move,
    (choice) => moveButton(scene, choice, pick),
  );
  return html`<div class="move-group">
    ${title ? html`<p class="move-title" aria-hidden="true">${title}</p>` : nothing}
    <div class="move-buttons">${buttons}</div>
  </div>`;
}

/**
 * @param {Scene} scene
 * @param {Choice} choice
 * @param {Pick} pick
 */
function moveButton(scene, { number, move, label, short }, pick) {
  return html`<button
    type="button"
    class="move-button"
    data-rove
    data-move=${move}
    tabindex="-1"
    aria-keyshortcuts=${number <= ONE_DIGIT ? String(number) : nothing}
    aria-disabled=${scene.busy ? "true" : nothing}
    @click=${() => pick(move)}
  >
    <kbd class="move-number" aria-hidden="true">${number}</kbd>${label === short ? html`<span>${label}</span>` : shortened(label, short)}
  </button>`;
}

/**
 * A group's title stands above its moves; whoever hears one hears all of it.
 * @param {string} label
 * @param {string} short
 */
function shortened(label, short) {
  return html`<span aria-hidden="true">${short}</span><span class="quiet">${label}</span>`;
}
