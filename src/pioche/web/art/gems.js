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
  RUBY_DARK,
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
    <polygon points="6.5,2 13.5,2 18,6.5 18,13.5 13.5,18 6.5,18 2,13.5 2,6.5" fill=${RUBY}/>
    <path d="M6.500 2h7l-1.300 3.600H7.800z" fill=${RUBY_GLINT}/>
    <path d="M6.500 2L2 6.500v7l3.600-1.300V7.800l2.200-2.200zM13.500 2L18 6.500l-3.600 1.300-2.200-2.200z" fill=${RUBY_LIGHT}/>
    <path d="M18 13.500L13.500 18h-7L2 13.500l3.600-1.300 2.200 2.200h4.400l2.200-2.200z" fill=${RUBY_DARK}/>
    <path d="M18 6.500v7l-3.600-1.300V7.800z" fill="#9c1730"/>
    <path d="M7.800 5.600h4.400l2.200 2.200v4.400l-2.200 2.200H7.800l-2.200-2.200V7.800z" fill="#dd3c50"/>
    <path d="M8.100 6.400h3.600l-5.300 4.800V8.100z" fill=${RUBY_GLINT}/>
    <polygon points="6.5,2 13.5,2 18,6.5 18,13.5 13.5,18 6.5,18 2,13.5 2,6.5" fill="none" stroke=${INK} stroke-width="1.4" stroke-linejoin="round"/>`;
}

/** A diamond in a box of 20 by 20: a table above, a point below. */
export function diamondShape() {
  return svg`
    <polygon points="5,2.5 15,2.5 19.2,8 10,18.5 .8,8" fill=${ICE}/>
    <polygon points="5,2.5 15,2.5 13.2,8 6.8,8" fill=${ICE_LIGHT}/>
    <polygon points="6.8,8 13.2,8 10,17.6" fill=${ICE_MIDDLE}/>
    <polygon points="15,2.5 19.2,8 13.2,8" fill=${ICE_DARK}/>
    <polygon points="19.2,8 13.2,8 10,18.5" fill="#5ab1d0"/>
    <polygon points="5,2.5 6.8,8 .8,8" fill=${ICE_MIDDLE}/>
    <path d="M6.300 3.500h4.200L7.600 7z" fill="#fff"/>
    <path d="M4.600 9.400h1.900l2.300 5z" fill="#fff" opacity=".75"/>
    <path d="M.8 8h18.400" stroke=${ICE_DARK} stroke-width=".7"/>
    <polygon points="5,2.5 15,2.5 19.2,8 10,18.5 .8,8" fill="none" stroke=${INK} stroke-width="1.4" stroke-linejoin="round"/>`;
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
