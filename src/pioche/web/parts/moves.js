/** The moves that have no place on the board, as buttons in the thumb strip: one tab stop, numbers on the keys; a sheet where there are too many. */

import { keepOneStop, roveRow } from "../js/roving.js";
import { say } from "../js/words.js";
import { classMap, html, nothing, ref, repeat } from "../vendor/lit.js";
import { closeAround, dialog } from "./dialog.js";
import { fitsStrip, groupsOf, numbersOf, ONE_DIGIT } from "./move-choices.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../boards/scene.js").Board} Board */
/** @typedef {import("./move-choices.js").Choice} Choice */
/** @typedef {import("./move-choices.js").Group} Group */

/** @typedef {(move: string) => void} Pick */

/**
 * The moves that the board does not offer itself, in groups; every move keeps the number that it has among all.
 * @param {Scene} scene
 * @param {Board} board
 * @returns {Group[]}
 */
function offBoard(scene, board) {
  const onBoard = new Set(board.targets?.(scene));
  const numbers = numbersOf(scene.legal, scene.game.moves);
  const rest = scene.legal.flatMap((move, place) =>
    onBoard.has(move) ? [] : [{ move, number: numbers[place] }],
  );
  const moves = rest.map(({ move }) => move);
  return groupsOf(
    moves,
    scene.spell.move,
    rest.map(({ number }) => number),
  );
}

/**
 * @param {Scene} scene
 * @param {Board} board
 * @param {Pick} pick
 * @param {{wide: boolean, openList: () => void}} strip
 */
export function moves(scene, board, pick, { wide, openList }) {
  const groups = offBoard(scene, board);
  const choices = groups.flatMap((group) => group.choices);
  const labels = choices.map(({ label }) => label);
  const body = fitsStrip(labels, wide)
    ? html`<div class="move-buttons">${buttonsOf(scene, choices, pick)}</div>`
    : listButton(choices.length, openList);
  return html`<div
    class=${classMap({ "move-list": true, "is-empty": !choices.length })}
    id="moves"
    role="toolbar"
    tabindex="-1"
    aria-label=${say("web-table-moves")}
    @keydown=${roveRow}
    ${ref((group) => keepFocus(group))}
  >
    ${body}
  </div>`;
}

/**
 * @param {number} count
 * @param {() => void} openList
 */
function listButton(count, openList) {
  return html`<button type="button" class="button main move-open" data-rove tabindex="-1" aria-haspopup="dialog" @click=${openList}>
    ${say("web-table-choose", { count })}
  </button>`;
}

/**
 * All moves of the strip in a sheet, in groups; nothing once there is none.
 * @param {Scene} scene
 * @param {Board} board
 * @param {Pick} pick
 * @param {() => void} closed
 */
export function movesSheet(scene, board, pick, closed) {
  const groups = offBoard(scene, board);
  if (!groups.length) return nothing;
  const choose = (/** @type {string} */ move, /** @type {Event} */ event) => {
    closeAround(event);
    pick(move);
  };
  const body = html`<div class="move-sheet" @keydown=${roveRow} ${ref(keepOneStop)}>
    ${groups.map((group) => moveGroup(scene, group, choose))}
  </div>`;
  return dialog({ title: say("web-table-moves"), body, kind: "is-drawer is-moves", closed });
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

/** The focus goes to the moves: those of the strip, or the first on the board. */
export function focusMoves() {
  const list = document.getElementById("moves");
  const onBoard = document.querySelector("#board [data-move]");
  if (!list?.querySelector("button") && onBoard instanceof HTMLElement) onBoard.focus();
  else list?.focus({ preventScroll: true });
}

/**
 * @param {Scene} scene
 * @param {Group} group
 * @param {(move: string, event: Event) => void} pick
 */
function moveGroup(scene, { title, choices }, pick) {
  return html`<div class="move-group">
    ${title ? html`<p class="move-title" aria-hidden="true">${title}</p>` : nothing}
    <div class="move-buttons">${buttonsOf(scene, choices, pick)}</div>
  </div>`;
}

/**
 * @param {Scene} scene
 * @param {Choice[]} choices
 * @param {(move: string, event: Event) => void} pick
 */
function buttonsOf(scene, choices, pick) {
  return repeat(
    choices,
    (choice) => choice.move,
    (choice) => moveButton(scene, choice, pick),
  );
}

/**
 * @param {Scene} scene
 * @param {Choice} choice
 * @param {(move: string, event: Event) => void} pick
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
    @click=${(/** @type {Event} */ event) => pick(move, event)}
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
