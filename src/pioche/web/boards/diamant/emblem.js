// The emblem and the colour of the game.

import { coin } from "../../art/emblems.js";
import { diamondShape, rubyShape } from "../../art/gems.js";
import { FIRE_LIGHT, INK, ROCK, ROCK_DARK } from "../../art/palette.js";
import { svg } from "../../vendor/lit.js";

export const colour = "var(--ruby)";
/** What its cards lie on in the rules. */
export const ground = "radial-gradient(120% 140% at 20% 0%, #5d4a6b, #2a2138 70%)";

/** A cave, and what glitters in it. */
export function emblem() {
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
