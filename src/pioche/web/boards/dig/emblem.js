// The emblem and the colour of the game.

import { coin } from "../../art/emblems.js";
import {
  GOLD_LIGHT,
  ICE,
  INK,
  LEAF,
  LEAF_LIGHT,
  RUBY,
  RUBY_LIGHT,
  WOOD_LIGHT,
} from "../../art/palette.js";
import { svg } from "../../vendor/lit.js";

export const colour = "var(--gold)";
/** What its cards lie on in the rules. */
export const ground = "linear-gradient(#8a6a48 0 12%, #2b1d15 12% 88%, #6b4a30 88%)";

/** The hill, its gallery, and the crown for its king. */
export function emblem() {
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
