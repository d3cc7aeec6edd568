// The emblem and the colour of the game.

import { coin, scenery } from "../../art/emblems.js";
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

/** A garden cut open: the cottage above, a chest below. */
export function cover() {
  return scenery(svg`<rect width="480" height="120" fill="#6fb8dc"/><circle cx="250" cy="20" r="15" fill="#ffd84d"/><circle cx="250" cy="20" r="26" fill="#ffe98c" opacity=".4"/>
    <path d="M0 62q80-34 170-12 90-30 180-4 80-16 130 4v20H0z" fill="#8cc77a"/><path d="M0 66q110-22 230-6t250-8v18H0z" fill="#5f9c3c"/>
    <path d="M404 62V34h50v28z" fill="#f6e3c0" stroke=${INK} stroke-width="2.500"/><path d="M394 36l35-26 35 26z" fill="#c5533d" stroke=${INK} stroke-width="2.500" stroke-linejoin="round"/><path d="M412 42h12v11h-12z" fill="#8cc3dc" stroke=${INK} stroke-width="2"/><path d="M434 62V44h12v18z" fill=${WOOD} stroke=${INK} stroke-width="2"/>
    <path d="M0 68q120-8 240-2t240-2v56H0z" fill="#7a4d2c"/><path d="M0 92q120-10 240 0t240-4v32H0z" fill="#5a4a44"/><path d="M0 66q120-8 240-2t240-2v7q-120-4-240 2T0 74z" fill="#3f7426"/>
    <path d="M300 66h76v30q-2 14-38 14t-38-14z" fill="#23160e" stroke=${INK} stroke-width="3"/>
    <path d="M316 84q2-10 11-11h22q9 1 11 11z" fill=${WOOD} stroke=${INK} stroke-width="2.500"/><path d="M316 90q8-8 14-4 8-7 14 0 8-5 16 4z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="1.600"/><path d="M316 90h44v17h-44z" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="2.500"/><path d="M333 88h10v10q-5 4-10 0z" fill=${GOLD} stroke=${INK} stroke-width="2"/>
    <g fill=${ROCK_LIGHT} stroke=${INK} stroke-width="2"><path d="M256 98q0-9 9-9t9 9-9 7-9-7zM414 88q0-8 8-8t8 8-8 6-8-6z"/></g><path d="M440 104q-4-2-2-5l5 1 14-8q0-4 4-3 3 1 2 4 4 1 2 4-2 2-5 1l-14 8q0 4-4 3-3-1-2-5z" fill="#e9dcc2" stroke=${INK} stroke-width="1.800"/>
    <path d="M392 22l-26 52" stroke=${INK} stroke-width="7" stroke-linecap="round"/><path d="M392 22l-26 52" stroke=${WOOD_LIGHT} stroke-width="3.600" stroke-linecap="round"/><path d="M384 18l15 8" stroke=${INK} stroke-width="7" stroke-linecap="round"/><path d="M384 18l15 8" stroke=${WOOD_LIGHT} stroke-width="3.600" stroke-linecap="round"/>`);
}
