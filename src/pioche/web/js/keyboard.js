/** The keyboard: groups of controls with one tab stop, and single keys at a table. */

import { Directive, directive, noChange } from "../vendor/lit.js";
import { preferences } from "./storage.js";

const CONTROL = "[data-rove]";
const STEPS = /** @type {Record<string, number>} */ ({
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
});

/** @param {Element} group @returns {HTMLElement[]} as they stand in the page */
function controlsOf(group) {
  return /** @type {HTMLElement[]} */ ([...group.querySelectorAll(CONTROL)]);
}

/** Make one control the only tab stop. @param {HTMLElement[]} controls @param {HTMLElement | undefined} stop */
function setStop(controls, stop) {
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}

/** The present tab stop: where the focus is, else the one from before. @param {HTMLElement[]} controls */
function presentStop(controls) {
  const focused = controls.find((control) => control === document.activeElement);
  return focused ?? controls.find((control) => control.tabIndex === 0);
}

/** @param {KeyboardEvent} event */
function isShortcut(event) {
  return event.altKey || event.ctrlKey || event.metaKey;
}

/** Handle a key in a row of controls. @param {KeyboardEvent} event */
export function roveRow(event) {
  const controls = controlsOf(/** @type {HTMLElement} */ (event.currentTarget));
  const place = controls.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = nextInRow(controls, place, event.key);
  if (!next || isShortcut(event)) return;
  event.preventDefault();
  event.stopPropagation();
  setStop(controls, next);
  next.focus();
}

/**
 * @param {HTMLElement[]} controls
 * @param {number} place  -1 where the focus is on none of them
 * @param {string} key
 */
function nextInRow(controls, place, key) {
  if (key === "Home") return controls[0];
  if (key === "End") return controls[controls.length - 1];
  const step = STEPS[key];
  if (!step || !controls.length) return undefined;
  if (place < 0) return controls[step > 0 ? 0 : controls.length - 1];
  return controls[(place + step + controls.length) % controls.length];
}

/** After a row has been drawn anew: exactly one of its controls is a tab stop. @param {Element | undefined} row */
export function keepOneStop(row) {
  if (!row) return;
  const controls = controlsOf(row);
  setStop(controls, presentStop(controls) ?? controls[0]);
}

/**
 * The control nearest in that direction; none where there is none.
 * @param {HTMLElement[]} controls
 * @param {HTMLElement} from
 * @param {string} key
 */
function nextInGrid(controls, from, key) {
  const place = controls.indexOf(from);
  if (key === "Home") return controls[0];
  if (key === "End") return controls[controls.length - 1];
  if (key === "ArrowRight") return controls[place + 1];
  if (key === "ArrowLeft") return controls[place - 1];
  return nearestRow(controls, from, key === "ArrowDown" ? 1 : -1);
}

/**
 * The control of the next row that lies closest.
 * @param {HTMLElement[]} controls
 * @param {HTMLElement} from
 * @param {1 | -1} direction
 */
function nearestRow(controls, from, direction) {
  const { left, top, width, height } = from.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  /** @type {{control: HTMLElement | undefined, distance: number}} */
  const best = { control: undefined, distance: Number.POSITIVE_INFINITY };
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    const down = (box.top + box.height / 2 - y) * direction;
    if (down < height / 2) continue;
    const distance = down * 4 + Math.abs(box.left + box.width / 2 - x);
    if (distance < best.distance) Object.assign(best, { control, distance });
  }
  return best.control;
}

class RovingGrid extends Directive {
  /** @type {Element | null} */
  grid = null;

  /** @param {unknown} [_changed]  anything: the directive looks at its grid after every rendering */
  render(_changed) {
    return noChange;
  }

  /** @param {any} part */
  update(part) {
    const grid = /** @type {Element} */ (part.element);
    if (this.grid !== grid) this.attach(grid);
    // The grid's own children are rendered after this: look at them then.
    const hadFocus = grid.contains(document.activeElement);
    queueMicrotask(() => this.keepStop(hadFocus));
    return noChange;
  }

  /** @param {Element} grid */
  attach(grid) {
    this.grid = grid;
    grid.addEventListener("keydown", (event) => this.step(/** @type {KeyboardEvent} */ (event)));
    grid.addEventListener("focusin", (event) =>
      this.hold(/** @type {HTMLElement} */ (event.target)),
    );
  }

  /**
   * Exactly one control is in the order of tabs: the present stop, else the first that plays a move.
   * @param {boolean} hadFocus  whether the focus was here: a card that has gone hands it on to another
   */
  keepStop(hadFocus) {
    if (!this.grid) return;
    const controls = controlsOf(this.grid);
    const playable = controls.find((control) => control.tagName === "BUTTON");
    const stop = presentStop(controls) ?? playable ?? controls[0];
    setStop(controls, stop);
    if (hadFocus && !this.grid.contains(document.activeElement))
      stop?.focus({ preventScroll: true });
  }

  /** @param {HTMLElement} target */
  hold(target) {
    const control = /** @type {HTMLElement | null} */ (target.closest(CONTROL));
    if (this.grid && control) setStop(controlsOf(this.grid), control);
  }

  /** @param {KeyboardEvent} event */
  step(event) {
    const known = event.key in STEPS || event.key === "Home" || event.key === "End";
    if (!this.grid || !known || isShortcut(event)) return;
    const from = /** @type {HTMLElement} */ (event.target).closest(CONTROL);
    if (!from) return;
    event.preventDefault();
    event.stopPropagation();
    nextInGrid(controlsOf(this.grid), /** @type {HTMLElement} */ (from), event.key)?.focus();
  }
}

/** Makes its element a grid with one tab stop. */
export const rovingGrid = directive(RovingGrid);

/** Whether a key is meant for the table and not for a field, a dialog or the browser. @param {KeyboardEvent} event */
export function isForTable(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || event.repeat)
    return false;
  // Moves in a sheet keep their numbers.
  if (document.querySelector("dialog[open]:not(.is-moves)")) return false;
  if (event.key.length === 1 && event.key !== " " && !preferences().keys) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest("input, textarea, select, [contenteditable]");
}

/** Whether Enter would press something by itself. @param {KeyboardEvent} event */
export function isOnControl(event) {
  return (
    event.target instanceof Element &&
    event.target.closest("button, a[href], summary, [role=tab]") !== null
  );
}
