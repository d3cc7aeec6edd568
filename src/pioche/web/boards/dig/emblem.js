// The emblem and the colour of the game.

import { coin, scenery } from "../../art/emblems.js";
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
export const ground =
  "linear-gradient(#8a6a48 0 1.75rem, #2b1d15 1.75rem calc(100% - 0.6rem), #6b4a30 calc(100% - 0.6rem))";

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

/** The king's hill at sunset, and the galleries under it. */
export function cover() {
  return scenery(svg`<rect width="480" height="120" fill="#e8a85a"/><circle cx="232" cy="56" r="24" fill="#ffe2a0"/><circle cx="232" cy="56" r="42" fill="#ffe2a0" opacity=".3"/>
    <path d="M0 70q70-22 150-8t150-14 180 10v62H0z" fill="#a8733f"/><path d="M196 84q60-64 150-66t134 60v42H196z" fill=${LEAF} stroke=${INK} stroke-width="3"/><path d="M370 19q96 6 110 60v41h-60q4-66-50-101z" fill="#000" opacity=".16"/>
    <path d="M0 82q120-8 240-2t240-4v44H0z" fill="#5b3d27"/><path d="M0 82q120-8 240-2t240-4v8q-120-2-240 4T0 90z" fill="#3f6a2c"/>
    <path d="M250 96h112q10 0 10 8v16H240v-16q0-8 10-8zM398 92h64v28h-64z" fill="#1f140d" stroke=${INK} stroke-width="2.500"/>
    <path d="M262 118V98M306 118V98M350 118V98M256 97h100" stroke=${WOOD_LIGHT} stroke-width="4"/>
    <g stroke=${INK} stroke-width="1.800" stroke-linejoin="round"><path d="M284 102l7 7-7 9-7-9z" fill=${RUBY}/><path d="M284 102l7 7h-7z" fill=${RUBY_LIGHT}/><path d="M328 103l6 7-6 9-6-9z" fill=${ICE}/><path d="M430 100l6 7-6 9-6-9z" fill=${GOLD_LIGHT}/></g>
    <path d="M322 78V62q1-14 18-14t18 14v16q-18 6-36 0z" fill="#1b1310" stroke=${INK} stroke-width="2.500"/><path d="M321 78V60M359 78V60M317 57h46" stroke=${INK} stroke-width="8" stroke-linecap="round"/><path d="M321 78V60M359 78V60M317 57h46" stroke=${WOOD_LIGHT} stroke-width="4.500" stroke-linecap="round"/>
    <path d="M316 4l12 12 12-15 12 15 12-12-5 30h-38z" transform="translate(0 -1)" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2.800" stroke-linejoin="round"/><circle cx="340" cy="20" r="4" fill=${ICE} stroke=${INK} stroke-width="1.600"/><circle cx="325" cy="22" r="2.600" fill=${RUBY}/><circle cx="355" cy="22" r="2.600" fill=${RUBY}/>
    <path d="M404 60l6-24 6 24zM432 66l7-30 7 30z" fill=${LEAF_LIGHT} stroke=${INK} stroke-width="2" stroke-linejoin="round"/>`);
}
