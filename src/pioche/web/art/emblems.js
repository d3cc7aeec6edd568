// The shape of every emblem: a coin with an ink rim and one picture.

import { html, svg } from "../vendor/lit.js";
import { GOLD, INK, PAPER, PAPER_SHADE, RUBY } from "./palette.js";

/** @import { SVGTemplateResult as Drawing } from "../vendor/lit.js" */

/** The coin that every emblem is struck on. @param {string} ground @param {Drawing} picture */
export function coin(ground, picture) {
  return html`<svg class="emblem" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
    <circle cx="48" cy="48" r="46" fill=${GOLD} stroke=${INK} stroke-width="3" />
    <path d="M48 2a46 46 0 0 1 0 92 44 44 0 0 0 0-92z" fill="#000" opacity=".14" />
    <circle cx="48" cy="48" r="39.5" fill=${ground} stroke=${INK} stroke-width="2.4" />
    ${picture}
    <circle cx="48" cy="48" r="39.5" fill="none" stroke=${INK} stroke-width="2.4" />
    <path d="M9.6 40a39.5 39.5 0 0 1 26-29.5" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.6" stroke-linecap="round" />
  </svg>`;
}

/** A card on a game that has no emblem yet. */
export function unknownEmblem() {
  return coin(
    PAPER_SHADE,
    svg`<rect x="32" y="24" width="32" height="46" rx="5" fill=${PAPER} stroke=${INK} stroke-width="3"/><path d="M48 38l7 9-7 9-7-9z" fill=${RUBY} stroke=${INK} stroke-width="2"/>`,
  );
}

/** The frame of every cover: a wide picture whose left side is calm, for the name of the game. @param {Drawing} picture */
export function scenery(picture) {
  return html`<svg class="cover" viewBox="0 0 480 120" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">${picture}</svg>`;
}
