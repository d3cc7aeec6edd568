// The forest around the clearing.

import { html, svg } from "../../vendor/lit.js";

// Where the trees stand: the left of each and its height, in a strip of 400 by 90.
const TREES = [
  [-14, 88],
  [22, 62],
  [56, 76],
  [98, 48],
  [132, 58],
  [170, 40],
  [204, 52],
  [238, 42],
  [272, 66],
  [306, 50],
  [338, 80],
  [372, 64],
];

/**
 * One pine, three storeys high.
 * @param {readonly number[]} tree
 */
function pine([left = 0, height = 0]) {
  const wide = height * 0.56;
  const storey = (/** @type {number} */ top, /** @type {number} */ share) =>
    `M${left + wide / 2} ${90 - height * top}l${(wide / 2) * share} ${height * 0.42}h${-wide * share}z`;
  return svg`<path d=${storey(1, 0.6) + storey(0.76, 0.8) + storey(0.5, 1)}/>`;
}

export function forest() {
  return html`<svg class="forest" viewBox="0 0 400 90" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${TREES.map(pine)}</svg>`;
}
