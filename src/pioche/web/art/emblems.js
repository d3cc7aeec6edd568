// A drawn emblem for each game, all in one style: a coin with an ink rim and one clear picture; and the mark of the house.

import { html, svg } from "../vendor/lit.js";
import { diamondShape, rubyShape } from "./gems.js";
import {
  FIRE,
  FIRE_LIGHT,
  GOLD,
  GOLD_LIGHT,
  ICE,
  INK,
  LEAF,
  LEAF_LIGHT,
  NIGHT,
  PAPER,
  PAPER_SHADE,
  ROCK,
  ROCK_DARK,
  ROCK_LIGHT,
  RUBY,
  RUBY_LIGHT,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from "./palette.js";

/** @typedef {import("../vendor/lit.js").SVGTemplateResult} Drawing */

/**
 * The coin that every emblem is struck on.
 * @param {string} ground
 * @param {Drawing} picture
 */
function coin(ground, picture) {
  return html`<svg class="emblem" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
    <circle cx="48" cy="48" r="46" fill=${GOLD} stroke=${INK} stroke-width="3" />
    <path d="M48 2a46 46 0 0 1 0 92 44 44 0 0 0 0-92z" fill="#000" opacity=".14" />
    <circle cx="48" cy="48" r="39.5" fill=${ground} stroke=${INK} stroke-width="2.4" />
    ${picture}
    <circle cx="48" cy="48" r="39.5" fill="none" stroke=${INK} stroke-width="2.4" />
    <path d="M9.6 40a39.5 39.5 0 0 1 26-29.5" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.6" stroke-linecap="round" />
  </svg>`;
}

/** A cave, and what glitters in it. */
function diamant() {
  return coin(
    ROCK,
    svg`<path d="M17 73V52Q19 20 48 18q29 2 31 34v21q-14 13-31 13T17 73z" fill="#1b1310" stroke=${INK} stroke-width="2.4"/>
      <path d="M14 40l9 3M26 20l6 8M48 9v8M70 20l-6 8M82 40l-9 3" stroke=${ROCK_DARK} stroke-width="3.4" stroke-linecap="round"/>
      <circle cx="48" cy="50" r="25" fill=${FIRE_LIGHT} opacity=".22"/><circle cx="48" cy="50" r="17" fill=${FIRE_LIGHT} opacity=".25"/>
      <svg x="26" y="28" width="44" height="44" viewBox="0 0 20 20" overflow="visible">${diamondShape()}</svg>
      <svg x="21" y="62" width="18" height="18" viewBox="0 0 20 20" overflow="visible">${rubyShape()}</svg>
      <svg x="57" y="63" width="18" height="18" viewBox="0 0 20 20" overflow="visible">${rubyShape()}</svg>`,
  );
}

/** A chest half out of the earth, and the shovel that found it. */
function letsdig() {
  return coin(
    "#9cc7d8",
    svg`<path d="M9.5 60q18-12 39-8t38 6Q82 86 48 87.5 14 86 9.5 60z" fill=${WOOD_DARK} stroke=${INK} stroke-width="2.4"/>
      <path d="M24 71l6 3M64 77l7-3M42 81l8 1M75 65l4-2" stroke=${WOOD_LIGHT} stroke-width="2.6" stroke-linecap="round"/>
      <path d="M27 40q2-13 14-14h24q9 1 10 14z" fill=${WOOD} stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/>
      <path d="M27 46q8-8 14-3 7-7 14-1 8-5 20 4z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="1.6"/>
      <path d="M27 46h48l-3 22q-12 5-22 2t-20 1z" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/>
      <path d="M35 46l1 25M67 46l-1 23" stroke=${INK} stroke-width="2"/>
      <path d="M46 44h10v11q-5 4-10 0z" fill=${GOLD} stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/>
      <path d="M16 16l13 33" stroke=${INK} stroke-width="8" stroke-linecap="round"/><path d="M16 16l13 33" stroke=${WOOD_LIGHT} stroke-width="4" stroke-linecap="round"/>
      <path d="M22 50l12-5q7 12 5 22-12-4-17-17z" fill=${ROCK_LIGHT} stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/>`,
  );
}

/** Nine cards of a mine: some hidden, one turned up. */
function digup() {
  const cards = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) => {
    const x = 23 + (place % 3) * 17.5;
    const y = 20 + Math.floor(place / 3) * 20;
    const up = place === 1 || place === 5 || place === 6;
    return svg`<rect x=${x} y=${y} width="15" height="17.5" rx="2.6" fill=${up ? PAPER : ROCK} stroke=${INK} stroke-width="2"/>
      ${up ? "" : svg`<path d=${`M${x + 4} ${y + 8.7}h7`} stroke=${ROCK_LIGHT} stroke-width="2.4" stroke-linecap="round"/>`}`;
  });
  return coin(
    "#3d6b4b",
    svg`${cards}
      <path d="M46 23l4.5 5.5-2.5 4.5h-4l-2.5-4.5z" transform="translate(2 0)" fill=${RUBY} stroke=${INK} stroke-width="1.4"/>
      <path d="M65.5 43l4 6-4 6-4-6z" fill=${ICE} stroke=${INK} stroke-width="1.4"/>
      <circle cx="30.5" cy="69" r="4.4" fill=${LEAF_LIGHT} stroke=${INK} stroke-width="1.4"/>
      <path d="M60 84L76 56" stroke=${INK} stroke-width="7.5" stroke-linecap="round"/><path d="M60 84L76 56" stroke=${WOOD_LIGHT} stroke-width="4" stroke-linecap="round"/>
      <path d="M76 60q-10-6-4-17 0 6 4 6-2-8 5-14 0 8 5 12 4 8-3 13-4 2-7 0z" fill=${FIRE} stroke=${INK} stroke-width="2" stroke-linejoin="round"/>
      <path d="M77 56q-4-4 1-9 3 5 2 9-1 2-3 0z" fill=${FIRE_LIGHT}/>`,
  );
}

/** The hill, its gallery, and the crown for its king. */
function dig() {
  return coin(
    "#f3c777",
    svg`<path d="M8.5 66Q26 28 48 30t39.5 36Q80 86.5 48 87.5 16 86.5 8.5 66z" fill=${LEAF} stroke=${INK} stroke-width="2.8"/>
      <path d="M48 30q22 0 39.5 36Q80 86.5 48 87.5q26-26 0-57.5z" fill="#000" opacity=".16"/>
      <path d="M20 58q4-8 9-13M34 42l5-4" stroke=${LEAF_LIGHT} stroke-width="3" stroke-linecap="round" fill="none"/>
      <path d="M33 82V66q1-13 15-13t15 13v16q-15 8-30 0z" fill="#1b1310" stroke=${INK} stroke-width="2.4"/>
      <path d="M32 80V63M64 80V63M29 61h38" stroke=${INK} stroke-width="7.5" stroke-linecap="round"/><path d="M32 80V63M64 80V63M29 61h38" stroke=${WOOD_LIGHT} stroke-width="4" stroke-linecap="round"/>
      <path d="M48 66l7 8-7 11-7-11z" fill=${RUBY} stroke=${INK} stroke-width="2" stroke-linejoin="round"/><path d="M48 66l7 8h-7z" fill=${RUBY_LIGHT}/>
      <path d="M33 15l8 8 7-12 7 12 8-8-3 20H36z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/>
      <circle cx="48" cy="27" r="3" fill=${ICE} stroke=${INK} stroke-width="1.4"/>`,
  );
}

/** The sand glass and two dice. */
function digger() {
  return coin(
    NIGHT,
    svg`<circle cx="76" cy="36" r="7" fill=${PAPER}/><circle cx="79" cy="34" r="6" fill=${NIGHT}/>
      <g fill=${GOLD_LIGHT}><circle cx="22" cy="34" r="1.6"/><circle cx="30" cy="20" r="1.3"/><circle cx="72" cy="23" r="1.4"/><circle cx="15" cy="46" r="1.3"/></g>
      <path d="M34 25h28q1 13-10 22 11 9 10 22H34q-1-13 10-22-11-9-10-22z" fill="#d9eef2" stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/>
      <path d="M39 34h18q-2 6-8 11h-2q-6-5-8-11zM37 67q2-9 11-12 9 3 11 12z" fill=${GOLD} /><path d="M48 44v12" stroke=${GOLD} stroke-width="2.2"/>
      <path d="M29 18h38v8H29zM29 68h38v8H29z" fill=${WOOD} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/>
      <g stroke=${INK} stroke-width="2.4" stroke-linejoin="round"><rect x="13" y="55" width="21" height="21" rx="4" transform="rotate(-12 23 65)" fill=${RUBY}/>
      <rect x="61" y="57" width="21" height="21" rx="4" transform="rotate(14 71 67)" fill=${LEAF}/></g>
      <circle cx="23.5" cy="65.5" r="4.6" fill=${RUBY_LIGHT}/><path d="M71 62l4.6 5.5-4.6 5.5-4.6-5.5z" fill=${LEAF_LIGHT}/>`,
  );
}

/** A card on a game that has no emblem yet. */
function unknown() {
  return coin(
    PAPER_SHADE,
    svg`<rect x="32" y="24" width="32" height="46" rx="5" fill=${PAPER} stroke=${INK} stroke-width="3"/><path d="M48 38l7 9-7 9-7-9z" fill=${RUBY} stroke=${INK} stroke-width="2"/>`,
  );
}

/** @type {Record<string, () => unknown>} */
const EMBLEMS = { diamant, letsdig, digup, dig, digger };

/**
 * The emblem of a game, as large as its box.
 * @param {string} game
 */
export function emblem(game) {
  return (EMBLEMS[game] ?? unknown)();
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
