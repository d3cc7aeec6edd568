// One tab stop for a whole grid: arrows go from card to card, Home and End to its ends.

import { Directive, directive, noChange } from "../vendor/lit.js";

const STEPS = new Set(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End"]);
const SPOT = "[data-spot]";

/**
 * The spots of a grid, as they stand in the page.
 * @param {Element} grid
 */
function spotsOf(grid) {
  return /** @type {HTMLElement[]} */ ([...grid.querySelectorAll(SPOT)]);
}

/**
 * The spot nearest in that direction; the same one where there is none.
 * @param {HTMLElement[]} spots
 * @param {HTMLElement} here
 * @param {string} key
 */
function next(spots, here, key) {
  const at = spots.indexOf(here);
  if (key === "Home") return spots[0];
  if (key === "End") return spots[spots.length - 1];
  if (key === "ArrowRight") return spots[at + 1];
  if (key === "ArrowLeft") return spots[at - 1];
  return acrossRows(spots, here, key === "ArrowDown" ? 1 : -1);
}

/**
 * The spot of the next row that lies closest.
 * @param {HTMLElement[]} spots
 * @param {HTMLElement} here
 * @param {1 | -1} way
 */
function acrossRows(spots, here, way) {
  const from = here.getBoundingClientRect();
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  /** @type {{spot: HTMLElement | undefined, far: number}} */
  const best = { spot: undefined, far: Infinity };
  for (const spot of spots) {
    const box = spot.getBoundingClientRect();
    const down = (box.top + box.height / 2 - y) * way;
    if (down < from.height / 2) continue;
    const far = down * 4 + Math.abs(box.left + box.width / 2 - x);
    if (far < best.far) Object.assign(best, { spot, far });
  }
  return best.spot;
}

class Roving extends Directive {
  /** @type {Element | null} */
  grid = null;

  /** @param {unknown} [_again]  anything: the directive looks at its grid after every rendering */
  render(_again) {
    return noChange;
  }

  /** @param {any} part */
  update(part) {
    const grid = /** @type {Element} */ (part.element);
    if (this.grid !== grid) {
      this.grid = grid;
      grid.addEventListener("keydown", (event) => this.step(/** @type {KeyboardEvent} */ (event)));
      grid.addEventListener("focusin", (event) =>
        this.hold(/** @type {HTMLElement} */ (event.target)),
      );
    }
    // The grid's own children are rendered after this: look at them then.
    const had = grid.contains(document.activeElement);
    queueMicrotask(() => this.settle(had));
    return noChange;
  }

  /**
   * Exactly one spot is in the order of tabs: the one held, else the first that plays a move.
   * @param {boolean} had  whether the focus was here: a card that has gone hands it on to another
   */
  settle(had) {
    if (!this.grid) return;
    const spots = spotsOf(this.grid);
    const held =
      spots.find((spot) => spot === document.activeElement) ??
      spots.find((spot) => spot.tabIndex === 0);
    const playable = spots.find((spot) => spot.tagName === "BUTTON");
    const stop = held ?? playable ?? spots[0];
    this.mark(spots, stop);
    if (had && !this.grid.contains(document.activeElement)) stop?.focus({ preventScroll: true });
  }

  /**
   * @param {HTMLElement[]} spots
   * @param {HTMLElement | undefined} chosen
   */
  mark(spots, chosen) {
    for (const spot of spots) spot.tabIndex = spot === chosen ? 0 : -1;
  }

  /** @param {HTMLElement} target */
  hold(target) {
    const spot = /** @type {HTMLElement | null} */ (target.closest(SPOT));
    if (this.grid && spot) this.mark(spotsOf(this.grid), spot);
  }

  /** @param {KeyboardEvent} event */
  step(event) {
    if (!this.grid || !STEPS.has(event.key) || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const here = /** @type {HTMLElement} */ (event.target).closest(SPOT);
    if (!here) return;
    event.preventDefault();
    event.stopPropagation();
    next(spotsOf(this.grid), /** @type {HTMLElement} */ (here), event.key)?.focus();
  }
}

/** Makes its element a grid with one tab stop; each card in it carries `data-spot`. */
export const roving = directive(Roving);
