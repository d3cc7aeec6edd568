// The clearing: forest, river, grass, and a dusk that nobody can read the time from.

import { INK } from "../../art/palette.js";
import { cssVars } from "../../js/styles.js";
import { html, svg } from "../../vendor/lit.js";

// Where the pines stand: the left of each, its height and its row, in a strip of 400 by 120. The row behind is paler.
const PINES = [
  [4, 70, 0],
  [46, 84, 0],
  [88, 62, 0],
  [128, 78, 0],
  [172, 58, 0],
  [214, 74, 0],
  [252, 60, 0],
  [290, 82, 0],
  [330, 66, 0],
  [366, 80, 0],
  [-24, 112, 1],
  [20, 92, 1],
  [68, 74, 1],
  [300, 78, 1],
  [336, 98, 1],
  [376, 114, 1],
];

/** One pine of three storeys: dark, with the light on its left. @param {readonly number[]} pine */
function pine([left = 0, height = 0, row = 0]) {
  const wide = height * 0.58;
  const middle = left + wide / 2;
  const storeys = [
    [1, 0.62],
    [0.78, 0.82],
    [0.54, 1],
  ];
  const all = storeys.map(([top = 0, share = 0]) => {
    const y = 116 - height * top;
    return `M${middle} ${y}l${(wide / 2) * share} ${height * 0.42}q${(-wide / 2) * share} ${height * 0.08} ${-wide * share} 0z`;
  });
  const lit = storeys.map(([top = 0, share = 0]) => {
    const y = 116 - height * top;
    return `M${middle} ${y}l${(-wide / 2) * share} ${height * 0.42}q${wide * share * 0.2} ${height * 0.05} ${wide * share * 0.36} ${height * 0.03}z`;
  });
  return svg`<g class="pine pine-${row}"><path d=${`M${middle - 3} 112h6v8h-6z`} fill="#4a2f1b"/><path class="pine-dark" d=${all.join("")}/><path class="pine-lit" d=${lit.join("")}/></g>`;
}

/** A stretch of the forest. */
function forest() {
  return html`<svg class="forest" viewBox="0 0 400 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    ${PINES.map(pine)}
    <path class="undergrowth" d="M0 120v-12q14-10 28-2 12-12 30-2 18-10 34 0 20-10 38 1 16-9 36 0 18-11 40-1 20-9 36 1 18-10 38-1 16-8 34 1 20-10 40-1 16-9 46 4v12z" />
  </svg>`;
}

/** Grass, banks and water: what may be stretched to any shape of window. */
function ground() {
  return html`<svg class="ground" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path class="meadow-light" d="M30 10Q56 4 78 8q14 8 22 18v34Q76 52 54 62 34 70 27 52 20 26 30 10z" />
    <path class="meadow-dark" d="M100 62Q78 58 62 70 40 84 28 100h72z" />
    <path class="bank" d="M13 0q10 13 5 25t6 24-4 26 4 25H0V0z" />
    <path class="river" d="M9 0q10 13 5 25t6 24-4 26 4 25H0V0z" />
    <path class="river-deep" d="M4 0q8 13 4 25t5 24-4 26 3 25H0V0z" />
    <path class="bank-line" d="M9 0q10 13 5 25t6 24-4 26 4 25" />
  </svg>
  <svg class="ripples" viewBox="0 0 60 200" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
    <path d="M8 20q6 5 12 0t12 0M2 58q6 5 12 0t12 0M14 96q6 5 12 0t12 0M6 138q6 5 12 0t12 0M12 176q6 5 12 0t12 0" />
  </svg>`;
}

// Tufts, stones and flowers, in hundredths of the board.
const TUFTS = [
  [30, 46, 1],
  [92, 39, 0.8],
  [26, 70, 0.8],
  [95, 66, 1],
  [60, 42, 0.7],
  [78, 72, 0.8],
  [40, 93, 0.9],
];

/** @param {readonly number[]} tuft */
function tuft([x = 0, y = 0, size = 1]) {
  return html`<svg class="tuft" viewBox="0 0 40 24" aria-hidden="true" ${cssVars({ "--x": x, "--y": y, "--size": size })}>
    <path d="M4 24Q6 10 2 4q8 6 9 14Q12 6 18 0q0 10 0 16Q24 6 31 4q-5 8-5 14 4-6 11-8-4 6-5 14z" />
  </svg>`;
}

/** A cricket, and what it sings. */
function cricket() {
  return html`<svg class="cricket" viewBox="0 0 60 40" aria-hidden="true">
    <path d="M8 30q8-12 26-10l8 4-6 8q-16 4-28-2z" fill="#5f7a2c" stroke=${INK} stroke-width="2.4" stroke-linejoin="round" />
    <path d="M12 28q10-8 24-5" fill="none" stroke="#a9c464" stroke-width="2.6" stroke-linecap="round" />
    <path d="M22 30l6-16 8 20M36 31l4 6M42 22q8-8 14-8M42 23q8-2 14 0" fill="none" stroke=${INK} stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />
    <circle cx="39" cy="25" r="1.8" fill=${INK} />
    <path class="chirp" d="M48 8q4-3 8 0M50 2q5-2 9 1M44 4q-2-2-2-4" fill="none" stroke=${INK} stroke-width="2.2" stroke-linecap="round" />
  </svg>`;
}

/** Everything behind the game. */
export function backdrop() {
  return html`<div class="backdrop" aria-hidden="true">
    ${ground()} <div class="forests"><i class="low-sun"></i>${forest()}${forest()}</div> ${TUFTS.map(tuft)} ${cricket()}
  </div>`;
}

/** The light over the game: it darkens and clears, and touches nothing. */
export function twilight() {
  return html`<div class="twilight" aria-hidden="true">${[0, 1, 2, 3, 4, 5].map((place) => html`<i class="firefly firefly-${place}"></i>`)}</div>`;
}

// The dusk

const SWELL = 11_000;
const GUST = 4300;

/** A number between 0 and 1 that belongs to a whole number, always the same. @param {number} key */
function scattered(key) {
  let hash = Math.imul(key ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Smooth noise between 0 and 1. @param {number} time @param {number} period @param {number} seed */
function noise(time, period, seed) {
  const place = Math.floor(time / period);
  const way = time / period - place;
  const ease = way * way * (3 - 2 * way);
  const [one, two] = [scattered(place * 31 + seed), scattered((place + 1) * 31 + seed)];
  return one + (two - one) * ease;
}

/**
 * How dark it looks, where the sun seems to stand, how loud the crickets are; each between 0 and 1. It depends on the time of day
 * alone, neither on the game nor on its glass: dusk is felt, and tells nothing.
 * @param {number} time  of day, in milliseconds
 */
export function duskAt(time) {
  const dark = 0.65 * noise(time, SWELL, 1) + 0.35 * noise(time, GUST, 2);
  return { dark, sun: noise(time, SWELL, 3), chirp: noise(time, GUST, 4) };
}
