// The emblem and the colour of the game.

import { coin, scenery } from "../../art/emblems.js";
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

/** The path into the dark, by lantern light. */
export function cover() {
  return scenery(svg`<rect width="480" height="120" fill="#33251b"/>
    <ellipse cx="350" cy="74" rx="150" ry="70" fill="#8a5a2c" opacity=".45"/><ellipse cx="350" cy="70" rx="92" ry="50" fill="#e39b45" opacity=".4"/>
    <path d="M0 0h480v34l-14 16-12-20-20 8-12 26-14-30-26 6-16-10-14 22-18-24-30 8-12 20-14-26-30 6-20-10-16 30-14-28-34 6-18-8-20 18-16-20-40 8-16 22-18-26-20 6z" fill="#1d1510"/>
    <path d="M0 120V96q60-14 130-6t130-8 120 4 100-8v42z" fill="#5b4330"/><path d="M0 120v-10q120-12 240-4t240-8v22z" fill="#3b2a1e"/>
    <path d="M302 120q10-22 34-30h34q26 10 36 30z" fill="#7d5c3c"/>
    <path d="M310 96V62q2-34 42-36 40 2 42 36v34z" fill="#15100c" stroke=${INK} stroke-width="4"/><path d="M300 98V60q4-42 52-44 48 2 52 44v38h-10V62q-2-34-42-36-40 2-42 36v36z" fill=${ROCK} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <g fill="#79cbe4"><circle cx="344" cy="60" r="3.400"/><circle cx="360" cy="60" r="3.400"/></g>
    <g stroke=${INK} stroke-width="2"><path d="M434 32v14" fill="none"/><path d="M424 48h20l3 5h-26z" fill=${ROCK_DARK}/><path d="M425 53h18v22h-18z" fill=${FIRE_LIGHT}/><path d="M421 75h26v5h-26z" fill=${ROCK_DARK}/></g><circle cx="434" cy="64" r="30" fill=${FIRE_LIGHT} opacity=".25"/>
    <svg x="276" y="86" width="24" height="24" viewBox="0 0 20 20" overflow="visible">${rubyShape()}</svg><svg x="296" y="96" width="17" height="17" viewBox="0 0 20 20" overflow="visible">${rubyShape()}</svg><svg x="406" y="92" width="21" height="21" viewBox="0 0 20 20" overflow="visible">${rubyShape()}</svg><svg x="246" y="98" width="15" height="15" viewBox="0 0 20 20" overflow="visible">${diamondShape()}</svg>`);
}
