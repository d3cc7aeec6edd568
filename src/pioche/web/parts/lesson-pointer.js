/** What the teacher points at: a ring around the real target on the board, in the strip or among the players. It takes no taps. */

import { html, ref } from "../vendor/lit.js";

// A board moves its pieces: the ring follows them.
const FOLLOW_MS = 120;

/**
 * What `point` means on the page, the most precise first: `move go`, `face relic-5`, `seat 2`, `part .party`.
 * @param {string} point
 * @returns {string}  a selector
 */
function selectorOf(point) {
  const space = point.indexOf(" ");
  const name = point.slice(space + 1);
  /** @type {Record<string, string>} */
  const selectors = {
    move: `[data-move="${CSS.escape(name)}"]`,
    face: `#board [data-face="${CSS.escape(name)}"]`,
    seat: `.chips > li:nth-child(${Number(name)})`,
    part: `#board ${name}`,
  };
  return selectors[point.slice(0, space)] ?? "";
}

/**
 * The element to point at; for what is shut away, whatever opens it.
 * @param {string} point
 * @returns {Element | null}
 */
export function targetOf(point) {
  const selector = selectorOf(point);
  if (!selector) return null;
  const found = [...document.querySelectorAll(selector)];
  const seen = found.find(isSeen);
  if (seen || !point.startsWith("move ")) return seen ?? null;
  const shut = found.map((each) => each.closest("[id]")?.id).find(Boolean);
  const opener = shut ? `[data-opens="#${CSS.escape(shut)}"]` : ".move-open";
  return document.querySelector(opener);
}

/** @param {Element} element */
function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

export class LessonPointer {
  /** What is pointed at; empty: nothing. */
  point = "";
  /** @type {HTMLElement | null} */
  ring = null;
  /** @type {Element | null} */
  target = null;

  constructor() {
    // One and the same for every drawing: a new one would be told that the ring is new.
    this.taken = (/** @type {Element | undefined} */ ring) => this.take(ring);
    this.timer = setInterval(() => this.follow(), FOLLOW_MS);
  }

  /** @param {string} point */
  render(point) {
    this.point = point;
    queueMicrotask(() => this.follow());
    return html`<div class="lesson-pointer" popover="manual" aria-hidden="true" ${ref(this.taken)}><span></span></div>`;
  }

  /** @param {Element | undefined} ring */
  take(ring) {
    this.ring = ring instanceof HTMLElement ? ring : null;
    this.target = null;
  }

  follow() {
    const { ring } = this;
    if (!ring?.isConnected) return;
    const target = this.point ? targetOf(this.point) : null;
    const before = this.target;
    this.target = this.isHidden(target) ? null : target;
    if (this.target !== before) this.raise(ring);
    if (!this.target) return;
    place(ring, this.target.getBoundingClientRect());
    // There an arrow would lie over the teacher's words.
    ring.classList.toggle("is-plain", this.target.closest(".lesson-strip") !== null);
  }

  /** Behind a sheet that is open nothing is pointed at. @param {Element | null} target */
  isHidden(target) {
    const sheet = document.querySelector("dialog[open]");
    return sheet !== null && !sheet.contains(target);
  }

  /** Above all, a sheet that has just opened included. @param {HTMLElement} ring */
  raise(ring) {
    if (ring.matches(":popover-open")) ring.hidePopover();
    if (this.target) ring.showPopover();
  }

  close() {
    clearInterval(this.timer);
  }
}

/**
 * @param {HTMLElement} ring
 * @param {DOMRect} box
 */
function place(ring, { left, top, width, height }) {
  const values = { left, top, width, height };
  for (const [name, value] of Object.entries(values))
    ring.style.setProperty(`--${name}`, `${Math.round(value)}px`);
  ring.classList.toggle("is-low", top > innerHeight / 2);
}
