// The emblem and the colour of the game.

import { coin } from "../../art/emblems.js";
import {
  GOLD,
  GOLD_LIGHT,
  INK,
  ROCK_LIGHT,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from "../../art/palette.js";
import { svg } from "../../vendor/lit.js";

export const colour = "var(--good)";
/** What its cards lie on in the rules. */
export const ground = "linear-gradient(#79b04c 0 10%, #8f5f38 10%, #6d4527)";

/** A chest half out of the earth, and the shovel that found it. */
export function emblem() {
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
