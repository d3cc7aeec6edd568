/** Safe hands: what has just been asked takes no input at first, so that the second of two taps never answers it. */

import { preferences } from "../js/storage.js";

export class InputGuard {
  since = Number.NEGATIVE_INFINITY;

  /** Something new is asked. */
  reset() {
    this.since = performance.now();
  }

  /** Whether it is too soon for an answer. */
  get closed() {
    return performance.now() - this.since < preferences().settle;
  }
}
