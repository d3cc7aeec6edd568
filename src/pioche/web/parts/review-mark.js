/** How good a choice was: a sign, a word, a colour. */

import { say } from "../js/words.js";
import { html } from "../vendor/lit.js";
import { MARKS } from "./review-figures.js";

/** @typedef {import("../js/types.js").Mark} Mark */

/** @param {Mark} mark */
export function markBadge(mark) {
  const sign = new Map(MARKS).get(mark);
  return html`<span class="mark is-${mark}"><span class="mark-sign" aria-hidden="true">${sign}</span>${say(`web-review-mark-${mark}`)}</span>`;
}
