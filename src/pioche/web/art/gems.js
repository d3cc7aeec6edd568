// Rubies and diamonds: their shapes differ, not only their colours.

import { html, svg } from "../vendor/lit.js";
import {
  GOLD_DARK,
  ICE,
  ICE_DARK,
  ICE_LIGHT,
  ICE_MIDDLE,
  INK,
  RUBY,
  RUBY_GLINT,
  RUBY_LIGHT,
} from "./palette.js";

/** The rubies that a diamond is worth. */
const DIAMOND_WORTH = 5;
/** More diamonds than this are shown as a number. */
const MOST_DRAWN = 5;

/** Rubies changed into diamonds, and the rubies left over. @param {number} rubies */
function changed(rubies) {
  return { diamonds: Math.floor(rubies / DIAMOND_WORTH), rubies: rubies % DIAMOND_WORTH };
}

/** A ruby in a box of 20 by 20: eight-sided. */
export function rubyShape() {
  return svg`
    <polygon points="6.5,2 13.5,2 18,6.5 18,13.5 13.5,18 6.5,18 2,13.5 2,6.5"
      fill=${RUBY} stroke=${INK} stroke-width="1.4" stroke-linejoin="round"/>
    <polygon points="7.6,5 12.4,5 15,7.6 15,12.4 12.4,15 7.6,15 5,12.4 5,7.6" fill=${RUBY_LIGHT}/>
    <polygon points="7.6,5 12.4,5 9.5,8.4 5,10 5,7.6" fill=${RUBY_GLINT}/>`;
}

/** A diamond in a box of 20 by 20: a table above, a point below. */
export function diamondShape() {
  return svg`
    <polygon points="5,2.5 15,2.5 19.2,8 10,18.5 .8,8" fill=${ICE}
      stroke=${INK} stroke-width="1.4" stroke-linejoin="round"/>
    <polygon points="5,2.5 15,2.5 13.2,8 6.8,8" fill=${ICE_LIGHT}/>
    <polygon points="6.8,8 13.2,8 10,17.6" fill=${ICE_MIDDLE}/>
    <polygon points="15,2.5 19.2,8 13.2,8" fill=${ICE_DARK}/>
    <polygon points="5,2.5 6.8,8 .8,8" fill=${ICE_MIDDLE}/>`;
}

/** One gem as a picture of its own. @param {"ruby" | "diamond"} kind */
export function gem(kind) {
  const shape = kind === "ruby" ? rubyShape() : diamondShape();
  return html`<svg class="gem gem-${kind}" viewBox="0 0 20 20" aria-hidden="true">${shape}</svg>`;
}

/** Rubies in a row, diamonds first; many diamonds are one with a number. @param {number} value */
export function gemRow(value) {
  const { diamonds, rubies } = changed(value);
  const many = diamonds > MOST_DRAWN;
  const drawn = many ? 1 : diamonds;
  return html`<span class="gem-row" aria-hidden="true"
    >${Array.from({ length: drawn }, () => gem("diamond"))}${
      many ? html`<span class="gem-times">×${diamonds}</span>` : ""
    }${Array.from({ length: rubies }, () => gem("ruby"))}</span
  >`;
}

// Where up to seven gems lie on a card of 100 by 100, as [x, y] of their middles.
/** @type {Record<number, number[][]>} */
const HEAPS = {
  1: [[50, 52]],
  2: [
    [34, 54],
    [66, 54],
  ],
  3: [
    [50, 34],
    [31, 64],
    [69, 64],
  ],
  4: [
    [33, 38],
    [67, 38],
    [33, 68],
    [67, 68],
  ],
  5: [
    [33, 34],
    [67, 34],
    [22, 67],
    [50, 65],
    [78, 67],
  ],
  6: [
    [26, 36],
    [50, 31],
    [74, 36],
    [24, 68],
    [50, 64],
    [76, 68],
  ],
  7: [
    [36, 26],
    [64, 26],
    [20, 51],
    [50, 50],
    [80, 51],
    [35, 75],
    [65, 75],
  ],
};

/** A treasure as it lies on its card: the gems on their heap of gold dust. @param {number} value */
export function heap(value) {
  const { diamonds, rubies } = changed(value);
  const places = HEAPS[diamonds + rubies] ?? [];
  const size = places.length > 4 ? 25 : places.length > 1 ? 30 : 38;
  return svg`
    <ellipse cx="50" cy="84" rx="42" ry="9" fill=${GOLD_DARK} opacity=".35"/>
    ${places.map(
      ([x, y], index) => svg`<svg x=${(x ?? 0) - size / 2} y=${(y ?? 0) - size / 2}
        width=${size} height=${size} viewBox="0 0 20 20" overflow="visible"
        >${index < diamonds ? diamondShape() : rubyShape()}</svg>`,
    )}
    <path d="M12 18l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM88 40l1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4z"
      fill="#fff" opacity=".85"/>`;
}
