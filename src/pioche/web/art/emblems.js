// What emblems are made of, all in one style: a coin with an ink rim and one clear picture; and the mark of the house.

import { html, svg } from "../vendor/lit.js";
import { rubyShape } from "./gems.js";
import { GOLD, INK, PAPER, PAPER_SHADE, ROCK_LIGHT, RUBY, WOOD, WOOD_DARK } from "./palette.js";

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

/** The mark of the house: the pickaxe over a card, as large as its box. */
export function houseMark() {
  return html`<svg class="emblem house-mark" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
    <rect x="27" y="22" width="46" height="62" rx="7" transform="rotate(9 50 53)" fill=${PAPER_SHADE} stroke=${INK} stroke-width="3" />
    <rect x="23" y="20" width="46" height="62" rx="7" transform="rotate(-5 46 51)" fill=${PAPER} stroke=${INK} stroke-width="3" />
    <svg x="35" y="50" width="24" height="24" viewBox="0 0 20 20" overflow="visible">${rubyShape()}</svg>
    <path d="M66 20L20 82" stroke=${INK} stroke-width="12" stroke-linecap="round" />
    <path d="M66 20L20 82" stroke=${WOOD} stroke-width="6.5" stroke-linecap="round" />
    <path d="M30 83l-6-5" stroke=${WOOD_DARK} stroke-width="3" />
    <path d="M30 9q28-9 45 5 16 14 14 44-5-20-17-31l-9 4-6-4 3-9Q47 9 30 9z" fill=${ROCK_LIGHT} stroke=${INK} stroke-width="3" stroke-linejoin="round" />
    <path d="M40 10q22-4 34 8 10 10 13 28-7-15-14-21-14-12-33-15z" fill="#fff" opacity=".4" />
    <path d="M58 13l14 12-7 8-12-11z" fill=${GOLD} stroke=${INK} stroke-width="2.6" stroke-linejoin="round" />
  </svg>`;
}
