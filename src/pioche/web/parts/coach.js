/** Tips in the first real games: one sentence beside what the question is about, for kinds of questions that this browser has not answered yet. */

import { teacher } from "../art/portraits.js";
import * as storage from "../js/storage.js";
import { has, loadWords, say } from "../js/words.js";
import { classMap, html, nothing, ref } from "../vendor/lit.js";
import { isAsked } from "./scene.js";

/** @import { Scene } from "../boards/scene.js" */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{box: Box, cost: number}} Spot */

export class Coach {
  /** The tip that is shown. */
  key = "";
  /** The question that was read last, and the tip about it. */
  question = -1;
  asked = "";
  /** The turn in which a tip was given: there is no other one in it. */
  turn = -1;
  /** Whether its words are here. @type {Promise<void> | null} */
  words = null;
  ready = false;
  /** Of a game against time: its words depend on it. */
  pace = "none";
  /** @type {HTMLElement | null} */
  bubble = null;
  placed = false;
  timer = 0;

  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    /** Where the head has no room for an offer. */
    this.narrow = matchMedia("(width < 40rem)");
    this.narrow.addEventListener("change", redraw);
    // The same function at every drawing: lit calls a new one again.
    this.taken = (/** @type {Element | undefined} */ bubble) => this.take(bubble);
  }

  /**
   * @param {Scene | null} scene
   * @param {boolean} held  whether something that has happened is still shown
   * @param {() => number} turn  a number that another turn has not
   * @param {unknown} [offer]  what is asked in the place of a tip, before any
   */
  render(scene, held, turn, offer = nothing) {
    if (!scene || held) return nothing;
    const asked = isAsked(scene) && scene.legal.length > 0;
    if (asked && offer !== nothing) return this.draw(offer);
    if (!storage.preferences().coach) return nothing;
    if (!asked) return this.answered();
    this.follow(scene, turn);
    return this.key ? this.draw(this.tip()) : nothing;
  }

  /** What the player has done once needs no tip. */
  answered() {
    if (this.asked) storage.noteCoached(this.asked);
    this.asked = "";
    this.key = "";
    return nothing;
  }

  /** @param {Scene} scene @param {() => number} turn */
  follow(scene, turn) {
    if (scene.view.question === this.question) return;
    if (!this.ready) return this.load();
    this.answered();
    this.question = scene.view.question;
    this.asked = tipAbout(scene);
    if (storage.coached().includes(this.asked) || !has(this.asked) || turn() === this.turn) return;
    this.key = this.asked;
    this.pace = String(scene.view.pace ?? "none");
    this.turn = turn();
  }

  load() {
    this.key = "";
    this.words ??= loadWords("coach").then(() => {
      this.ready = true;
      this.redraw();
    });
  }

  /** @param {unknown} inside */
  draw(inside) {
    return html`<div class=${classMap({ coach: true, "is-placed": this.placed })} role="status" ${ref(this.taken)}>${inside}</div>`;
  }

  tip() {
    return html`<button type="button" class="coach-words" title=${say("coach-ok")} @click=${() => this.dismiss()}>
        ${teacher()}<span>${say(this.key, { pace: this.pace })}</span>
      </button>
      <button type="button" class="button plain coach-off" title=${say("coach-off-help")} @click=${() => this.turnOff()}>${say("coach-off")}</button>`;
  }

  /** @param {Element | undefined} bubble */
  take(bubble) {
    clearInterval(this.timer);
    this.bubble = bubble instanceof HTMLElement ? bubble : null;
    this.placed = false;
    if (!this.bubble) return light([]);
    // Before it is painted, so that the question does not move under it.
    requestAnimationFrame(() => this.place());
    this.timer = window.setInterval(() => this.place(), FOLLOW_MS);
  }

  /** Stand where nothing is covered that a player needs; without such a place the tip waits for another question. */
  place() {
    const { bubble } = this;
    if (!bubble?.isConnected || document.querySelector("dialog[open]")) return;
    const targets = targetsSeen();
    const boxes = targets.map((each) => each.getBoundingClientRect());
    const here = bubble.getBoundingClientRect();
    if (!this.placed || !isInWindow(here) || !isFree(here, boxesTaken())) {
      const box = this.findRoom(bubble, boxes);
      this.placed = box !== null;
      bubble.classList.toggle("is-placed", this.placed);
      if (!box) return light([]);
      set(bubble, { left: box.left, top: box.top, width: box.right - box.left });
      if (this.key) storage.noteCoached(this.key);
    }
    if (!this.key) return; // an offer is about none of the targets
    const beside = point(bubble, boxes);
    light(beside || targets.length > MOST_LIT ? [] : targets);
  }

  /** Beside the question; where there is no room for both, the strip grows as little as it must. @param {HTMLElement} bubble @param {Box[]} targets */
  findRoom(bubble, targets) {
    for (const room of ADDED)
      for (const gap of [AIR, GAP]) {
        bubble.dataset.added = room;
        const box = freeBox(bubble, targets, gap);
        if (box) return box;
      }
    delete bubble.dataset.added; // the strip makes no room for nothing
    return null;
  }

  dismiss() {
    this.key = "";
    this.redraw();
  }

  turnOff() {
    storage.savePreferences({ coach: false });
    this.dismiss();
  }

  close() {
    clearInterval(this.timer);
    this.narrow.removeEventListener("change", this.redraw);
    light([]);
  }
}

/** A question that is another one alone has a tip of its own. @param {Scene} scene */
function tipAbout({ game, view, names }) {
  const tip = `coach-${game.game}-${view.stage}`;
  return names.length === 1 && has(`${tip}-alone`) ? `${tip}-alone` : tip;
}

// Boards move their pieces: the tip keeps clear of them.
const FOLLOW_MS = 200;
// Between the tip and the question, in CSS pixels, with room for its tail; between it and anything else.
const AIR = 11;
const GAP = 2;
// How much the strip grows for it: see lesson.css.
const ADDED = ["", "small", "medium", "large"];
const SIDE_GAP = 5;
// How far its tail stands out: never over the question.
const TAIL = 9;
const STEP = 2;
const WIDTHS = [400, 328, 304, 264, 224];
// Left and right of it in its room.
const MARGIN = 5;
// Further away than this it points at nothing: the targets are lit, unless there are many.
const BESIDE = 60;
const MOST_LIT = 4;
// A wider tip is better than a nearer one.
const NARROW = 0.5;
// Where it may stand: never over the board.
const ROOMS = [".table-side", ".table-strip"];
// What is never covered.
const TAKEN = [
  "#board",
  ".table-head",
  ".chip",
  ".table-notices > *",
  ".table-strip :is(button, .about-card, .turn-clock, .headline)",
  ".table-side > :not(.chips)",
].join();

/** @returns {Element[]} */
function targetsSeen() {
  const seen = [...document.querySelectorAll("[data-move]")].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const onBoard = seen.filter((each) => each.closest("#board"));
  return onBoard.length ? onBoard : seen;
}

/** @returns {Box[]} */
function boxesTaken() {
  return [...boxesOf(TAKEN), ...questionBoxes()];
}

/** The text of the question: there may be room beside it. @returns {Box[]} */
function questionBoxes() {
  const line = document.getElementById("status");
  if (!line) return [];
  const range = document.createRange();
  range.selectNodeContents(line);
  return [...range.getClientRects()].filter(({ width }) => width > 1);
}

/** Light what the tip speaks of. @param {Element[]} targets */
function light(targets) {
  const shown = targets.map((each) => each.querySelector("[data-ring]") ?? each);
  for (const each of document.querySelectorAll("[data-tipped]"))
    if (!shown.includes(each)) each.removeAttribute("data-tipped");
  for (const each of shown) each.setAttribute("data-tipped", "");
}

/** @param {string} selector @returns {Box[]} */
function boxesOf(selector) {
  return [...document.querySelectorAll(selector)]
    .filter((each) => !each.closest(".coach") && each.checkVisibility({ visibilityProperty: true }))
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** After a phone is turned, a tip may stand outside. @param {Box} box */
function isInWindow({ right, bottom }) {
  return right <= innerWidth && bottom <= innerHeight;
}

/** @param {Box} box @param {Box[]} taken */
function isFree(box, taken) {
  return !taken.some((each) => overlap(box, each) > 0);
}

/** The area that two boxes share. @param {Box} one @param {Box} other */
function overlap(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far two boxes are apart. @param {Box} one @param {Box} other */
function distance(one, other) {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(across, down);
}

/**
 * The free place nearest to a target.
 * @param {HTMLElement} bubble
 * @param {Box[]} targets
 * @param {number} air  between it and the question
 * @returns {Box | null}
 */
function freeBox(bubble, targets, air) {
  const gap = document.querySelector(".table-side") ? SIDE_GAP : GAP;
  const wide = [
    ...boxesOf(TAKEN).map((each) => grown(each, gap)),
    ...questionBoxes().map((each) => grown(each, Math.max(air, gap))),
  ];
  const [room] = ROOMS.flatMap(boxesOf);
  if (!room) return null;
  const most = room.right - room.left - 2 * MARGIN;
  /** @type {Spot | null} */
  let best = null;
  for (const width of [most, ...WIDTHS].filter((each) => each <= Math.min(most, WIDTHS[0]))) {
    set(bubble, { width });
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    const spot = bestOf(size, { room, wide, targets });
    if (spot && (!best || spot.cost < best.cost)) best = spot;
  }
  return best?.box ?? null;
}

/** @param {Box} box @param {number} by @returns {Box} */
function grown({ left, top, right, bottom }, by) {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/**
 * @param {{width: number, height: number}} size
 * @param {{room: Box, wide: Box[], targets: Box[]}} table
 * @returns {Spot | null}
 */
function bestOf({ width, height }, { room, wide, targets }) {
  /** @type {Spot | null} */
  let best = null;
  for (let top = room.top + GAP; top + height <= room.bottom - GAP; top += STEP)
    for (let left = room.left + MARGIN; left + width <= room.right - MARGIN; left += 4 * STEP) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (!isFree(box, wide)) continue;
      const away = Math.min(...targets.map((each) => distance(box, each)));
      const cost = away - width * NARROW;
      if (!best || cost < best.cost) best = { box, cost };
    }
  return best;
}

/** A small tail towards the target beside it; returns whether there is one. @param {HTMLElement} bubble @param {Box[]} targets */
function point(bubble, targets) {
  const box = bubble.getBoundingClientRect();
  const [target] = targets.toSorted((one, other) => distance(box, one) - distance(box, other));
  const near =
    target && distance(box, target) <= BESIDE && isFree(grown(box, TAIL), questionBoxes());
  const side = near ? sideOf(box, target) : "none";
  bubble.dataset.tail = side;
  if (!target || side === "none") return false;
  const across = side === "top" || side === "bottom";
  const middle = across
    ? (Math.max(box.left, target.left) + Math.min(box.right, target.right)) / 2 - box.left
    : (Math.max(box.top, target.top) + Math.min(box.bottom, target.bottom)) / 2 - box.top;
  set(bubble, { tail: middle });
  return true;
}

/** On which side of a box the target lies; none where it lies across a corner. @param {Box} box @param {Box} target */
function sideOf(box, target) {
  const beside = target.left < box.right - 24 && target.right > box.left + 24;
  const level = target.top < box.bottom - 24 && target.bottom > box.top + 24;
  if (beside) return target.top >= box.bottom ? "bottom" : "top";
  if (level) return target.left >= box.right ? "right" : "left";
  return "none";
}

/** @param {HTMLElement} bubble @param {Record<string, number>} values */
function set(bubble, values) {
  for (const [name, value] of Object.entries(values))
    bubble.style.setProperty(`--coach-${name}`, `${Math.round(value)}px`);
}
