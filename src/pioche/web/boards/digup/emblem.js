// The emblem and the colour of the game.

import { coin } from "../../art/emblems.js";
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
