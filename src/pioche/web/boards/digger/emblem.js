// The emblem and the colour of the game.

import { coin, scenery } from "../../art/emblems.js";
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

/** Dusk at the river: a tent, heaps of gems, dice on the bank. */
export function cover() {
  return scenery(svg`<rect width="480" height="120" fill=${NIGHT}/><path d="M0 40h480v40H0z" fill="#5a3f6b"/><path d="M0 58h480v22H0z" fill="#b5654f" opacity=".75"/>
    <circle cx="446" cy="24" r="13" fill=${PAPER}/><circle cx="452" cy="20" r="11" fill=${NIGHT}/><g fill=${GOLD_LIGHT}><circle cx="210" cy="16" r="1.800"/><circle cx="262" cy="28" r="1.500"/><circle cx="300" cy="12" r="1.800"/><circle cx="352" cy="26" r="1.500"/><circle cx="400" cy="14" r="1.600"/><circle cx="170" cy="30" r="1.400"/></g>
    <path d="M0 76l30-34 22 24 26-38 34 44 30-26 30 30H0zM400 78l22-30 18 18 20-26 20 22v16z" fill="#2c2a3c"/>
    <path d="M0 76q120-8 240-2t240-2v48H0z" fill="#4c6a36"/><path d="M180 120q50-14 40-28t50-22h44q-34 12-22 24t44 26z" fill="#4b93b5"/><path d="M226 112q30-8 26-16t30-18" fill="none" stroke="#a8dcee" stroke-width="3" stroke-linecap="round"/>
    <path d="M366 40l-34 52h68z" fill=${RUBY} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M366 40l34 52h-22z" fill="#000" opacity=".22"/><path d="M366 58l-12 34h24z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2.400" stroke-linejoin="round"/>
    <g stroke=${INK} stroke-width="2.400" stroke-linejoin="round"><rect x="300" y="84" width="24" height="24" rx="5" transform="rotate(-14 312 96)" fill=${PAPER}/><rect x="414" y="84" width="24" height="24" rx="5" transform="rotate(12 426 96)" fill=${PAPER}/><path d="M312 89l6 7-6 8-6-8z" fill=${RUBY} transform="rotate(-14 312 96)"/><path d="M426 89l6 7-6 8-6-8z" fill=${LEAF} transform="rotate(12 426 96)"/>
    <path d="M446 108q2-12 14-12t14 12z" fill=${GOLD}/><path d="M456 92l5 6-5 7-5-7z" fill=${LEAF_LIGHT}/><path d="M468 94l5 6-5 7-5-7z" fill=${RUBY_LIGHT}/></g>`);
}
