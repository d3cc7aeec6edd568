// The emblem and the colour of the game.

import { coin } from "../../art/emblems.js";
import {
  GOLD,
  GOLD_LIGHT,
  INK,
  LEAF,
  LEAF_LIGHT,
  NIGHT,
  PAPER,
  RUBY,
  RUBY_LIGHT,
  WOOD,
} from "../../art/palette.js";
import { svg } from "../../vendor/lit.js";

export const colour = "var(--seat-4)";
/** What its cards lie on in the rules. */
export const ground = "linear-gradient(175deg, #6f9e4a 0 62%, #5aa3c4 62% 78%, #6f9e4a 78%)";

/** The sand glass and two dice. */
export function emblem() {
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
