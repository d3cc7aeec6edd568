/** The legal moves as buttons: numbers, groups, and where they are shown. */

import { keepOneStop, roveRow } from "../js/keyboard.js";
import { say } from "../js/words.js";
import { classMap, html, nothing, ref, repeat } from "../vendor/lit.js";
import { closeAround, dialog } from "./dialog.js";

/** @import { Board, Opener, Scene } from "../boards/scene.js" */
/** @import { MoveShape } from "../js/types.js" */

/** @typedef {{number: number, move: string, label: string, short: string}} Choice */
/** @typedef {{title: string, choices: Choice[]}} Group */

// Up to this many moves have a key each; more are grouped by what they do.
export const ONE_DIGIT = 9;
// A group of fewer needs no title.
const WORTH_A_TITLE = 3;
// The most buttons in the strip, and the most letters on all of them: a label takes two lines of a narrow strip.
const MOST_IN_STRIP = 6;
const NARROW_LETTERS = 60;
const WIDE_LETTERS = 110;
// What the frame of a button takes away, in letters.
const FRAME_LETTERS = 4;

/**
 * The number of each move: its place in the list; but where every move ends with a number that has a key, that one, lest key 8 mean
 * place 9.
 * @param {readonly string[]} legal
 * @param {readonly MoveShape[]} shapes
 */
export function numbersOf(legal, shapes) {
  const counted = new Set(
    shapes.filter((shape) => shape.arguments.at(-1) === "number").map(({ name }) => name),
  );
  const own = legal.map((move) =>
    counted.has(move.split(" ")[0]) ? Number(move.split(" ").at(-1)) : 0,
  );
  const fit =
    own.every((number) => number >= 1 && number <= ONE_DIGIT) && new Set(own).size === own.length;
  return fit ? own : legal.map((_, place) => place + 1);
}

/**
 * The legal moves in their order, in groups by the name of the move where the list is long.
 * @param {readonly string[]} legal
 * @param {(move: string) => string} spell
 * @param {readonly number[]} numbers
 * @returns {Group[]}
 */
export function groupsOf(legal, spell, numbers) {
  const choices = legal.map((move, place) => {
    const label = spell(move);
    return { number: numbers[place], move, label, short: label };
  });
  if (choices.length <= ONE_DIGIT) return choices.length ? [{ title: "", choices }] : [];
  /** @type {Map<string, Choice[]>} */
  const named = new Map();
  for (const choice of choices) {
    const name = choice.move.split(" ")[0];
    named.set(name, [...(named.get(name) ?? []), choice]);
  }
  return [...named.values()].map(titled);
}

/**
 * A group under the words with which all its names begin; the buttons then say the rest.
 * @param {Choice[]} choices
 * @returns {Group}
 */
function titled(choices) {
  const start =
    choices.length < WORTH_A_TITLE ? "" : sharedStart(choices.map((choice) => choice.label));
  if (!start) return { title: "", choices };
  const title = start.replace(/[\s:\u00a0\u202f]+$/, "");
  return {
    title,
    choices: choices.map((choice) => ({ ...choice, short: choice.label.slice(start.length) })),
  };
}

/** The words with which all of several names begin; never a whole name. @param {string[]} labels */
function sharedStart(labels) {
  const words = labels.map((label) => label.split(/(?<=\s)/));
  const shortest = Math.min(...words.map((row) => row.length)) - 1;
  let count = 0;
  while (count < shortest && words.every((row) => row[count] === words[0][count])) count += 1;
  return words[0].slice(0, count).join("");
}

/**
 * Whether moves with these names have room beside each other in the strip.
 * @param {readonly string[]} labels
 * @param {boolean} wide
 */
export function fitsStrip(labels, wide) {
  if (labels.length <= 1) return true;
  const letters = labels.reduce((sum, label) => sum + label.length + FRAME_LETTERS, 0);
  return labels.length <= MOST_IN_STRIP && letters <= (wide ? WIDE_LETTERS : NARROW_LETTERS);
}

/**
 * What digits typed one after the other mean: a move at once, or a number still to be ended by Enter.
 * @param {string} typed
 * @param {number} count  the highest number of a move
 * @returns {{number: number | null, typed: string}}
 */
export function readDigits(typed, count) {
  const number = Number(typed);
  if (!number || number > count) return { number: null, typed: "" };
  return number * 10 <= count ? { number: null, typed } : { number, typed: "" };
}

/** @typedef {(move: string) => void} Pick */

/**
 * The moves that the board does not offer, in groups; numbers are those among all legal moves.
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
    (move) => board.label?.(move, scene) ?? scene.spell.move(move),
    rest.map(({ number }) => number),
  );
}

/** @param {Scene} scene @param {Board} board @param {Pick} pick @param {{wide: boolean, openList: () => void}} strip */
export function moves(scene, board, pick, { wide, openList }) {
  const groups = offBoard(scene, board);
  const choices = groups.flatMap((group) => group.choices);
  const openers = board.openers?.(scene) ?? [];
  const labels = [...choices, ...openers].map(({ label }) => label);
  // Sheets of the board have short names: the moves beside them take two lines.
  const body = fitsStrip(labels, wide || openers.length > 0)
    ? stripButtons(scene, board, choices, openers, pick)
    : listButton(choices.length, openList);
  return html`<div
    class=${classMap({ "move-list": true, "is-empty": !labels.length })}
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
 * The move that the question names, other moves, then sheets of the board; what stands apart comes last.
 * @param {Scene} scene
 * @param {Board} board
 * @param {Choice[]} choices
 * @param {readonly Opener[]} openers
 * @param {Pick} pick
 */
function stripButtons(scene, board, choices, openers, pick) {
  const isApart = (/** @type {Choice} */ { move }) => board.apart?.(move) ?? false;
  const leads = (/** @type {Choice} */ { move }) => board.leads?.(move, scene) ?? false;
  const [lead, first] = [choices.filter(leads), choices.filter((it) => !isApart(it) && !leads(it))];
  const last = choices.filter(isApart);
  return html`<div class="move-buttons">
    ${buttonsOf(scene, lead, pick, "is-lead")} ${buttonsOf(scene, first, pick)} ${openers.filter(({ apart }) => !apart).map(openerButton)}
    ${buttonsOf(scene, last, pick, "is-apart")} ${openers.filter(({ apart }) => apart).map(openerButton)}
  </div>`;
}

/** A sheet of the board, and how many moves are in it. @param {Opener} opener */
function openerButton({ opens, label, count, press, apart }) {
  return html`<button type="button" class="move-button move-opener ${apart ? "is-apart" : ""}" data-rove tabindex="-1" data-opens=${opens} aria-controls=${opens.slice(1)} @click=${press}>
    <span>${label}</span>${count ? html`<b class="move-count" aria-hidden="true">${count}</b>` : nothing}
  </button>`;
}

/** @param {number} count @param {() => void} openList */
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

/** Keep the focus in the list when the focused button is removed. @param {Element | undefined} group */
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

/** @param {Scene} scene @param {Group} group @param {(move: string, event: Event) => void} pick */
function moveGroup(scene, { title, choices }, pick) {
  return html`<div class="move-group">
    ${title ? html`<p class="move-title" aria-hidden="true">${title}</p>` : nothing}
    <div class="move-buttons">${buttonsOf(scene, choices, pick)}</div>
  </div>`;
}

/** @param {Scene} scene @param {Choice[]} choices @param {(move: string, event: Event) => void} pick @param {string} [kind] */
function buttonsOf(scene, choices, pick, kind = "") {
  return repeat(
    choices,
    (choice) => choice.move,
    (choice) => moveButton(scene, choice, pick, kind),
  );
}

/** @param {Scene} scene @param {Choice} choice @param {(move: string, event: Event) => void} pick @param {string} kind */
function moveButton(scene, { number, move, label, short }, pick, kind) {
  return html`<button
    type="button"
    class="move-button ${kind}"
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
 * A group's title stands above its moves; screen readers read the whole label.
 * @param {string} label
 * @param {string} short
 */
function shortened(label, short) {
  return html`<span aria-hidden="true">${short}</span><span class="quiet">${label}</span>`;
}
