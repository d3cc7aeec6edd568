/** Safe hands: a new question takes no input at first, so that the second of two taps never answers it. Meanwhile it looks as it will: greyed, it would flicker and seem forbidden. */

import { inputTime } from "../js/input-time.js";
import { preferences } from "../js/storage.js";

export class InputGuard {
  since = Number.NEGATIVE_INFINITY;

  /** A new question. */
  reset() {
    this.since = performance.now();
  }

  /** Whether it is too soon for an answer. */
  get closed() {
    return inputTime() - this.since < preferences().settle;
  }
}

// Two taps so near each other, in CSS pixels, are meant for the same thing.
const SAME_SPOT = 24;

// Buttons, and pictures that take taps for a move whose button is elsewhere.
const TAPPED = "button, [data-tap]";

/** Where a finger has just tapped, no other move comes under it: whatever the board looks like by then. Even in a game against time. */
export class TapGuard {
  guard = new InputGuard();
  x = 0;
  y = 0;
  /** @type {string | undefined} */
  move = undefined;
  /** Before the buttons themselves hear of it. */
  capture = true;

  /** @param {MouseEvent} event */
  handleEvent(event) {
    const byKey = event.detail === 0;
    const button = event.target instanceof Element ? event.target.closest(TAPPED) : null;
    if (byKey || !(button instanceof HTMLElement)) return;
    const { tap, move = tap } = button.dataset;
    const near = Math.hypot(event.clientX - this.x, event.clientY - this.y) < SAME_SPOT;
    if (move && near && this.guard.closed && move !== this.move) event.stopPropagation();
    else this.note(event, move);
  }

  /** @param {MouseEvent} event @param {string | undefined} move */
  note({ clientX, clientY }, move) {
    Object.assign(this, { x: clientX, y: clientY, move });
    this.guard.reset();
  }
}
