/** Tips in the first real games: one sentence beside what the question is about, for kinds of questions that this browser has not answered yet. */

import { teacher } from "../art/portraits.js";
import * as storage from "../js/storage.js";
import { has, loadWords, say } from "../js/words.js";
import { classMap, html, nothing, ref } from "../vendor/lit.js";
import { isAsked } from "./scene.js";

/** @import { Scene } from "../boards/scene.js" */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{box: Box, weight: number}} Weighed */
/** @typedef {{box: Box, cost: number, target: Box | null}} Spot */

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
  /** @type {HTMLElement | null} */
  bubble = null;
  placed = false;
  timer = 0;

  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    // The same function at every drawing: lit calls a new one again.
    this.taken = (/** @type {Element | undefined} */ bubble) => this.take(bubble);
  }

  /**
   * @param {Scene | null} scene
   * @param {boolean} held  whether something that has happened is still shown
   * @param {() => number} turn  a number that another turn has not
   */
  render(scene, held, turn) {
    if (!scene || held || !storage.preferences().coach) return nothing;
    if (!isAsked(scene) || !scene.legal.length) return this.answered();
    this.follow(scene, turn);
    return this.key ? this.draw() : nothing;
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
    this.asked = `coach-${scene.game.game}-${scene.view.stage}`;
    if (storage.coached().includes(this.asked) || !has(this.asked) || turn() === this.turn) return;
    this.key = this.asked;
    this.turn = turn();
  }

  load() {
    this.key = "";
    this.words ??= loadWords("coach").then(() => {
      this.ready = true;
      this.redraw();
    });
  }

  draw() {
    return html`<div class=${classMap({ coach: true, "is-placed": this.placed })} role="status" ${ref(this.taken)}>
      <button type="button" class="coach-words" title=${say("coach-ok")} @click=${() => this.dismiss()}>
        ${teacher()}<span>${say(this.key)}</span>
      </button>
      <button type="button" class="button plain coach-off" title=${say("coach-off-help")} @click=${() => this.turnOff()}>${say("coach-off")}</button>
    </div>`;
  }

  /** @param {Element | undefined} bubble */
  take(bubble) {
    clearInterval(this.timer);
    this.bubble = bubble instanceof HTMLElement ? bubble : null;
    this.placed = false;
    if (this.bubble) this.timer = window.setInterval(() => this.place(), FOLLOW_MS);
  }

  /** Stand where nothing is covered that a player needs; without such a place the tip waits for another question. */
  place() {
    const { bubble } = this;
    if (!bubble?.isConnected || document.querySelector("dialog[open]")) return;
    const taken = boxesOf(TAKEN);
    if (this.placed && isFree(bubble.getBoundingClientRect(), taken)) return;
    const spot = freeSpot(bubble, taken);
    this.placed = spot !== null;
    bubble.classList.toggle("is-placed", this.placed);
    if (!spot) return;
    set(bubble, { left: spot.box.left, top: spot.box.top });
    point(bubble, spot);
    storage.noteCoached(this.key);
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
  }
}

// Boards move their pieces: the tip keeps clear of them.
const FOLLOW_MS = 200;
// Between the tip and anything else, in CSS pixels.
const EDGE = 8;
const GAP = 3;
const STEP = 8;
const WIDTHS = [374, 340, 300, 240, 190];
// Further away than this it points at nothing.
const BESIDE = 60;
// What is never covered: targets, the head with its undo button, players, the question.
const TAKEN = [
  "[data-move]",
  "[data-opens]",
  ".table-head",
  ".chip",
  ".table-notices > *",
  ".table-strip :is(button, .status-line, .about-card)",
].join();
// What had better not be covered.
const SEEN = "#board [data-face], .strip-words > *, .table-side";
// Nor, if that can be helped, the players on the board.
const PLAYERS = '#board :is([data-seat], [data-spot^="seat"], [data-place^="seat"])';
const WEIGHTS = { seen: 120, players: 600 };

/** @param {string} selector @returns {Box[]} */
function boxesOf(selector) {
  return [...document.querySelectorAll(selector)]
    .filter((each) => !each.closest(".coach") && each.checkVisibility({ visibilityProperty: true }))
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
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
 * The free place nearest to a target, in the widest form that has one.
 * @param {HTMLElement} bubble
 * @param {Box[]} taken
 * @returns {Spot | null}
 */
function freeSpot(bubble, taken) {
  const onBoard = boxesOf("#board [data-move]");
  const targets = onBoard.length ? onBoard : boxesOf("[data-move]");
  const wide = taken.map((each) => grown(each, GAP));
  const seen = [
    ...boxesOf(SEEN).map((box) => ({ box, weight: WEIGHTS.seen })),
    ...boxesOf(PLAYERS).map((box) => ({ box, weight: WEIGHTS.players })),
  ];
  for (const width of WIDTHS) {
    if (width > innerWidth - 2 * EDGE) continue;
    set(bubble, { width });
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    const best = bestOf(size, { wide, targets, seen });
    if (best) return best;
  }
  return null;
}

/** @param {Box} box @param {number} by @returns {Box} */
function grown({ left, top, right, bottom }, by) {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/**
 * @param {{width: number, height: number}} size
 * @param {{wide: Box[], targets: Box[], seen: Weighed[]}} table
 * @returns {Spot | null}
 */
function bestOf({ width, height }, { wide, targets, seen }) {
  /** @type {Spot | null} */
  let best = null;
  for (let top = EDGE; top + height <= innerHeight - EDGE; top += STEP)
    for (let left = EDGE; left + width <= innerWidth - EDGE; left += STEP) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (!isFree(box, wide)) continue;
      const spot = judged(box, targets, seen);
      if (!best || spot.cost < best.cost) best = spot;
    }
  return best;
}

/** @param {Box} box @param {Box[]} targets @param {Weighed[]} seen @returns {Spot} */
function judged(box, targets, seen) {
  /** @type {Box | null} */
  let target = null;
  let nearest = 0;
  for (const each of targets) {
    const apart = distance(box, each);
    if (target && apart >= nearest) continue;
    target = each;
    nearest = apart;
  }
  const area = (box.right - box.left) * (box.bottom - box.top);
  const covered = seen.reduce((sum, each) => sum + overlap(box, each.box) * each.weight, 0);
  return { box, target, cost: nearest + covered / area };
}

/** A small tail towards the target beside it. @param {HTMLElement} bubble @param {Spot} spot */
function point(bubble, { box, target }) {
  const side = target && distance(box, target) <= BESIDE ? sideOf(box, target) : "none";
  bubble.dataset.tail = side;
  if (!target || side === "none") return;
  const across = side === "top" || side === "bottom";
  const middle = across
    ? (Math.max(box.left, target.left) + Math.min(box.right, target.right)) / 2 - box.left
    : (Math.max(box.top, target.top) + Math.min(box.bottom, target.bottom)) / 2 - box.top;
  set(bubble, { tail: middle });
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
