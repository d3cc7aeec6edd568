// The emblem and the colour of the game.

import { coin, scenery } from "../../art/emblems.js";
import {
  FIRE,
  FIRE_LIGHT,
  ICE,
  INK,
  LEAF_LIGHT,
  PAPER,
  ROCK,
  ROCK_LIGHT,
  RUBY,
  WOOD_LIGHT,
} from "../../art/palette.js";
import { svg } from "../../vendor/lit.js";

export const colour = "var(--diamond)";
/** What its cards lie on in the rules. */
export const ground = "linear-gradient(150deg, #9a6a41, #5f4029)";

/** Nine cards of a mine: some hidden, one turned up. */
export function emblem() {
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

/** The mouth of a mine in the jungle, with a torch on each side. */
export function cover() {
  return scenery(svg`<rect width="480" height="120" fill="#2f5a45"/><path d="M0 120V40q50-22 110-6t110-14 120 6 140-16v110z" fill="#244838"/>
    <path d="M210 120q8-84 62-98 80-30 154 0 46 16 54 98z" fill=${ROCK} stroke=${INK} stroke-width="3"/><path d="M400 22q76 18 80 98h-60q16-60-20-98z" fill="#000" opacity=".2"/>
    <path d="M286 120V66q4-26 60-27 58 1 62 27v54z" fill="#15100c"/>
    <path d="M288 120V58M406 120V58M276 54h142" stroke=${INK} stroke-width="15" stroke-linecap="round"/><path d="M288 120V58M406 120V58M276 54h142" stroke=${WOOD_LIGHT} stroke-width="9" stroke-linecap="round"/>
    <path d="M322 120l16-34M372 120l-16-34" stroke="#8a7a68" stroke-width="4"/><path d="M322 112h50M328 100h38M334 90h26" stroke="#6a4020" stroke-width="4"/>
    <g stroke=${INK} stroke-width="2" stroke-linejoin="round"><path d="M330 70l9 10-9 14-9-14z" fill=${RUBY}/><path d="M364 66l8 9-8 12-8-12z" fill=${ICE}/><circle cx="347" cy="92" r="6" fill=${LEAF_LIGHT}/></g>
    ${[248, 446].map((x) => svg`<circle cx=${x} cy="50" r="26" fill=${FIRE_LIGHT} opacity=".22"/><path d=${`M${x} 96V58`} stroke=${INK} stroke-width="7" stroke-linecap="round"/><path d=${`M${x} 96V58`} stroke=${WOOD_LIGHT} stroke-width="3.600" stroke-linecap="round"/><path d=${`M${x} 62q-12-6-6-20 1 6 5 7-1-10 5-17 0 8 5 13 5 10-2 16-4 2-7 1z`} fill=${FIRE} stroke=${INK} stroke-width="2"/><path d=${`M${x} 58q-5-5 1-12 4 7 2 12-1 2-3 0z`} fill=${FIRE_LIGHT}/>`)}
    <path d="M0 120v-14q110-12 220-6t260-4v24z" fill="#1d3b2d"/><path d="M186 106q-2-30-26-40 6 24 2 40zM178 106q12-26 36-30-4 22-18 30z" fill="#3f7a52" stroke=${INK} stroke-width="2"/>`);
}
