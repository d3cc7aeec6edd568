// The table of one who plays alone: four mines around, the next card in the midst of the lower edge, skeletons laid aside.

import { glyph } from "../../art/glyphs.js";
import { familyOf, numberOf } from "../../js/faces.js";
import { html, nothing } from "../../vendor/lit.js";
import { colourMoves, coloursPart } from "./colours.js";
import { mineColour, mineGrid, mineTitle } from "./mine.js";
import { drawPile, inPlay } from "./piles.js";
import { viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */

const SKELETONS = [1, 2, 3, 4];

/**
 * Where the card in play goes: `mine-2-7`; a skeleton goes nowhere.
 * @param {Scene} scene
 */
export function nextPlace(scene) {
  const { played, mines } = viewOf(scene);
  const face = played[0] ?? "";
  const mine = mines.findIndex(({ colour }) => colour === familyOf(face));
  return mine < 0 ? null : `mine-${mine}-${numberOf(face)}`;
}

/**
 * @param {Scene} scene
 * @param {number} number
 */
function soloMine(scene, number) {
  const mine = viewOf(scene).mines[number];
  return html`<section class="digup-solo-mine" aria-label=${mineTitle(scene, number)}>
    <header class="digup-mine-head">${mine ? mineColour(scene, mine) : nothing}<span class="digup-mine-name">${mineTitle(scene, number)}</span></header>
    <div class="digup-mine-room">${mineGrid(scene, number)}</div>
  </section>`;
}

/** @param {Scene} scene */
function skeletons(scene) {
  const count = viewOf(scene).discard.length;
  return html`<div class="digup-skeletons" role="img" data-spot="discard" aria-label=${scene.say("digup-board-skeletons", { number: count })}>
    ${SKELETONS.map((number) => html`<span class="digup-skeleton-place ${number <= count ? "is-taken" : ""}">${number <= count ? glyph("skull", "bone") : nothing}</span>`)}
  </div>`;
}

/** @param {Scene} scene */
export function soloTable(scene) {
  if (colourMoves(scene).length)
    return html`<div class="digup-solo is-colours">${chosenColours(scene)} ${coloursPart(scene)}</div>`;
  return html`<div class="digup-solo">
    <div class="digup-solo-mines">${viewOf(scene).mines.map((_, number) => soloMine(scene, number))}</div>
    <div class="digup-solo-piles">${drawPile(scene)} ${inPlay(scene)} ${skeletons(scene)}</div>
  </div>`;
}

/**
 * The mines that have their colour, and those that wait for it.
 * @param {Scene} scene
 */
function chosenColours(scene) {
  const { mines } = viewOf(scene);
  return html`<div class="digup-solo-chosen">
    ${mines.map((mine, number) => html`<span class="digup-mine-head">${mineColour(scene, mine)}<span class="digup-mine-name">${mineTitle(scene, number)}</span></span>`)}
  </div>`;
}
