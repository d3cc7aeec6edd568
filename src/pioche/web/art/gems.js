// Rubies and diamonds: their shapes differ, not only their colours.

import { html, svg } from "../vendor/lit.js";
import {
  GOLD_DARK,
  GOLD_LIGHT,
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

// A treasure on a card of 100 by 100: how far apart its rubies lie at most, how much they cover each other, and where the lowest lie.
const MOST_APART = 26;
const HEAP_WIDTH = 84;
const RUBY_SIZE = 1.24;
const ROW_HEIGHT = 0.82;
const LOWEST = 80;

/** How many rubies lie in each row of a heap, from the lowest one up. @param {number} count */
function heapRows(count) {
  let widest = 1;
  while ((widest * (widest + 1)) / 2 < count) widest += 1;
  const rows = [];
  for (let left = count; left > 0; widest -= 1) {
    rows.push(Math.min(left, widest));
    left -= widest;
  }
  return rows;
}

/** A ruby at this place. @param {number} x @param {number} y @param {number} size */
function rubyAt(x, y, size) {
  return svg`<svg x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} viewBox="0 0 20 20" overflow="visible">${rubyShape()}</svg>`;
}

/**
 * A treasure as it lies on its card: all its rubies in a beam of light, those that are gone as traces.
 * @param {number} value
 * @param {number} [lying]  how many are left
 */
export function heap(value, lying = value) {
  const rows = heapRows(value);
  const widest = rows[0] ?? 1;
  const apart = Math.min(MOST_APART, HEAP_WIDTH / widest);
  const size = (widest === 1 ? 1.3 : 1) * apart * RUBY_SIZE;
  let left = lying;
  const placed = rows.map((count, row) => {
    const here = Math.min(left, count);
    left -= here;
    return Array.from({ length: count }, (_, place) => {
      const x = 50 + (place - (count - 1) / 2) * apart;
      const ruby = rubyAt(x, LOWEST - row * apart * ROW_HEIGHT, size);
      return place < here ? ruby : svg`<g opacity=".2">${ruby}</g>`;
    });
  });
  return svg`
    <path d="M50-6L14 96h72z" fill=${GOLD_LIGHT} opacity=".4"/><path d="M50-6L32 96h36z" fill="#fff" opacity=".35"/>
    <ellipse cx="50" cy="88" rx="48" ry="11" fill=${GOLD_DARK} opacity=".45"/>
    ${placed.toReversed()}
    <path d="M82 16l2.400 6.600L91 25l-6.600 2.400L82 34l-2.400-6.600L73 25l6.600-2.400zM91 50l1.400 3.600 3.600 1.400-3.600 1.400-1.400 3.600-1.400-3.600-3.600-1.400 3.600-1.400z"
      fill="#fff" stroke=${GOLD_DARK} stroke-width="1"/>`;
}
