// Drawings of Diamant: dangers, relics, cards.

import { gem, heap } from "../../art/gems.js";
import {
  BONE,
  FIRE,
  FIRE_LIGHT,
  GOLD,
  GOLD_DARK,
  GOLD_LIGHT,
  ICE,
  INK,
  LEAF,
  LEAF_LIGHT,
  ROCK,
  ROCK_DARK,
  ROCK_LIGHT,
  RUBY,
  RUBY_LIGHT,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from "../../art/palette.js";
import { suffixOf } from "../../js/faces.js";
import { capital } from "../../js/spell.js";
import { html, svg } from "../../vendor/lit.js";

/** @import { Scene } from "../scene.js" */
/** @import { SVGTemplateResult } from "../../vendor/lit.js" */

function spiders() {
  return svg`
    <g fill="none" stroke=${INK} stroke-opacity=".35" stroke-width="1.6">
      <path d="M2 2l46 46M50 0v40M98 2L52 48M0 34l40 12M100 34L60 46"/>
      <path d="M14 14q14 8 36 6 22 2 36-6M25 25q10 8 25 6 15 2 25-6M4 17q-2 10-1 18M96 17q2 10 1 18"/>
    </g>
    <g fill="none" stroke=${INK} stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M38 52L20 36 8 48M37 60L16 56 4 70M39 68L22 76 16 94M44 74l-8 14 2 10"/>
      <path d="M62 52l18-16 12 12M63 60l21-4 12 14M61 68l17 8 6 18M56 74l8 14-2 10"/>
    </g>
    <ellipse cx="50" cy="72" rx="19" ry="20" fill="#4a3446" stroke=${INK} stroke-width="3"/>
    <path d="M50 58l5 8-5 8 5 8-5 8-5-8 5-8-5-8z" fill=${RUBY}/>
    <circle cx="50" cy="49" r="13" fill="#5d4358" stroke=${INK} stroke-width="3"/>
    <g fill=${FIRE_LIGHT} stroke=${INK} stroke-width="1"><circle cx="44" cy="46" r="3.4"/><circle cx="56" cy="46" r="3.4"/>
      <circle cx="47.5" cy="53" r="2"/><circle cx="52.5" cy="53" r="2"/></g>
    <path d="M45 59l-2 7M55 59l2 7" stroke=${INK} stroke-width="3" stroke-linecap="round"/>`;
}

function snakes() {
  return svg`
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d="M20 90h52q16-2 14-15-2-11-18-11H34q-15-1-14-13 2-11 16-11h22q14 0 13-13"
        stroke=${INK} stroke-width="17"/>
      <path d="M20 90h52q16-2 14-15-2-11-18-11H34q-15-1-14-13 2-11 16-11h22q14 0 13-13"
        stroke=${LEAF} stroke-width="12"/>
      <path d="M24 90h48q16-2 14-15-2-11-18-11H34q-15-1-14-13 2-11 16-11h22q10 0 12-6"
        stroke=${LEAF_LIGHT} stroke-width="4" stroke-dasharray="1 11"/>
    </g>
    <path d="M58 28q-2-18 12-21 17 0 18 15 0 11-12 13-13 2-18-7z" fill=${LEAF} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <circle cx="71" cy="16" r="3.6" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="1.4"/><path d="M71 13.4v5.2" stroke=${INK} stroke-width="1.6"/>
    <path d="M87 26l9 4m0 0l4-3m-4 3l2 5" stroke=${RUBY} stroke-width="2.6" fill="none" stroke-linecap="round"/>
    <path d="M78 31l-1 6M84 29l2 5" stroke=${BONE} stroke-width="2.6" stroke-linecap="round"/>`;
}

function lava() {
  return svg`
    <path d="M0 100V66l14-10 12 6 14-8 12 7 15-8 14 8 10-5 9 8v36z" fill=${ROCK_DARK} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <ellipse cx="50" cy="82" rx="38" ry="13" fill=${FIRE} stroke=${INK} stroke-width="3"/>
    <ellipse cx="50" cy="84" rx="28" ry="8" fill=${FIRE_LIGHT}/>
    <path d="M50 6q-3 15 9 25 12 11 8 28-4 15-18 17-17-1-20-17-2-13 8-22 3 6 7 7-4-21 6-38z"
      fill=${FIRE} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <path d="M51 34q-1 9 6 15 6 7 2 16-3 8-10 8-9-1-10-10 0-7 5-12 1 4 4 4-1-12 3-21z" fill=${FIRE_LIGHT}/>
    <g fill=${FIRE} stroke=${INK} stroke-width="2"><circle cx="18" cy="48" r="5"/><circle cx="84" cy="44" r="6"/><circle cx="78" cy="24" r="3.5"/><circle cx="24" cy="26" r="3"/></g>`;
}

function boulders() {
  return svg`
    <path d="M0 96L100 62v38H0z" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <path d="M12 97l16-6M46 88l18-7M76 80l16-6" stroke=${WOOD_DARK} stroke-width="2.4" stroke-linecap="round"/>
    <circle cx="44" cy="48" r="34" fill=${ROCK_LIGHT} stroke=${INK} stroke-width="3.4"/>
    <path d="M44 14a34 34 0 0 1 26 56 42 42 0 0 0-26-56z" fill=${ROCK}/>
    <path d="M22 38l12 6-4 12 10 8M50 24l-3 10 11 5M56 60l9-6M30 26l6-4M36 74l8-2" fill="none" stroke=${INK} stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
    <g fill="none" stroke=${INK} stroke-width="3" stroke-linecap="round"><path d="M82 20q8 10 8 24M92 12q8 14 8 26"/></g>
    <path d="M3 84l7-9 9 6 2 9-16 5zM88 58l6-6 6 4v6z" fill=${ROCK} stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/>`;
}

function rams() {
  return svg`
    <g stroke=${INK} stroke-width="4" fill="none"><path d="M28 4v34M76 4v34" stroke-dasharray="5 3.4"/></g>
    <path d="M6 2h88v9H6z" fill=${WOOD_DARK} stroke=${INK} stroke-width="3"/>
    <path d="M36 36h58q6 12 0 26H36z" fill=${WOOD} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <ellipse cx="94" cy="49" rx="5" ry="13" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="2.4"/>
    <path d="M44 44h42M50 54h36" stroke=${WOOD_DARK} stroke-width="2.4" stroke-linecap="round"/>
    <path d="M66 35h8v28h-8z" fill=${ROCK} stroke=${INK} stroke-width="2.4"/>
    <path d="M42 32q-18-4-28 10-8 12-5 25 9 6 19 1 14-2 14-8z" fill=${ROCK_LIGHT} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <path d="M40 33q12 4 10 18-2 12-13 13-10 0-10-10 1-8 9-7 5 2 3 7" fill=${BONE} stroke=${INK} stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="22" cy="49" r="3.2" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="1.6"/>
    <path d="M10 64q4 2 8 0M14 44l7-4" stroke=${INK} stroke-width="2.4" fill="none" stroke-linecap="round"/>
    <path d="M6 82h22M2 74h10M10 91h34" stroke=${INK} stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`;
}

/** The dangers in the order of the board. */
export const DANGERS = [
  "danger-spiders",
  "danger-snakes",
  "danger-lava",
  "danger-boulders",
  "danger-rams",
];

/** @type {Record<string, () => SVGTemplateResult>} */
const DANGER_DRAWINGS = {
  "danger-spiders": spiders,
  "danger-snakes": snakes,
  "danger-lava": lava,
  "danger-boulders": boulders,
  "danger-rams": rams,
};

/** The drawing of a danger. @param {string} face */
export function danger(face) {
  return DANGER_DRAWINGS[face]?.() ?? svg``;
}

const RAYS = svg`<g stroke=${GOLD} stroke-width="3" stroke-linecap="round" opacity=".8">
  <path d="M50 2v9M17 15l6 7M83 15l-6 7M3 47h8M89 47h8M14 82l6-5M86 82l-6-5"/></g>`;

function mask() {
  return svg`${RAYS}
    <path d="M24 22h52l4 22q-2 32-30 42-28-10-30-42z" fill=${GOLD} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M50 22h26l4 22q-2 32-30 42z" fill=${GOLD_DARK} opacity=".35"/>
    <path d="M24 22l6-8 8 8 12-10 12 10 8-8 6 8z" fill=${LEAF} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <path d="M30 40h15l-3 9h-9zM70 40H55l3 9h9z" fill=${INK}/>
    <path d="M46 50h8l3 11H43zM36 69h28l-5 7H41z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/>`;
}

function goblet() {
  return svg`${RAYS}
    <path d="M24 20h52q1 32-20 37v13q14 2 16 16H28q2-14 16-16V57Q23 52 24 20z" fill=${GOLD} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M56 57v13q14 2 16 16H50V58q10-1 20-38h6q1 32-20 37z" fill=${GOLD_DARK} opacity=".35"/>
    <ellipse cx="50" cy="21" rx="26" ry="6" fill=${RUBY} stroke=${INK} stroke-width="3"/>
    <path d="M50 34l7 7-7 8-7-8z" fill=${ICE} stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/>
    <path d="M30 30q1 12 7 18" stroke=${GOLD_LIGHT} stroke-width="4" fill="none" stroke-linecap="round"/>`;
}

function amulet() {
  return svg`${RAYS}
    <path d="M22 12q4 34 28 38 24-4 28-38" fill="none" stroke=${INK} stroke-width="8" stroke-linecap="round"/>
    <path d="M22 12q4 34 28 38 24-4 28-38" fill="none" stroke=${GOLD} stroke-width="3.6" stroke-dasharray="4 3"/>
    <circle cx="50" cy="64" r="24" fill=${GOLD} stroke=${INK} stroke-width="3.4"/>
    <path d="M50 40a24 24 0 0 1 0 48z" fill=${GOLD_DARK} opacity=".35"/>
    <path d="M30 64q20-22 40 0-20 22-40 0z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/>
    <circle cx="50" cy="64" r="7.4" fill=${RUBY} stroke=${INK} stroke-width="2.4"/><circle cx="48" cy="62" r="2" fill="#fff"/>`;
}

function crown() {
  return svg`${RAYS}
    <path d="M14 32l17 18 19-30 19 30 17-18-7 48H21z" fill=${GOLD} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M50 20l19 30 17-18-7 48H50z" fill=${GOLD_DARK} opacity=".3"/>
    <path d="M21 70h58l-1.4 12H22.4z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <g stroke=${INK} stroke-width="2.4"><circle cx="14" cy="30" r="5" fill=${RUBY}/><circle cx="50" cy="18" r="6" fill=${RUBY}/><circle cx="86" cy="30" r="5" fill=${RUBY}/>
    <path d="M50 52l7 8-7 7-7-7z" fill=${ICE}/><circle cx="32" cy="76" r="3" fill=${LEAF}/><circle cx="68" cy="76" r="3" fill=${LEAF}/></g>`;
}

function sun() {
  return svg`
    <path d="M50 0l7 14 12-10 1 16 16-4-6 15 16 3-12 11 12 11-16 3 6 15-16-4-1 16-12-10-7 14-7-14-12 10-1-16-16 4 6-15-16-3 12-11L4 34l16-3-6-15 16 4 1-16 12 10z"
      fill=${GOLD} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <circle cx="50" cy="45" r="25" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="3"/>
    <path d="M50 20a25 25 0 0 1 0 50z" fill=${GOLD} opacity=".6"/>
    <path d="M34 40q6-6 12 0M54 40q6-6 12 0M50 42l-3 9h6" fill="none" stroke=${INK} stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M38 56q12 9 24 0" fill=${RUBY_LIGHT} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/>
    <path d="M44 28l6-5 6 5-6 5z" fill=${RUBY} stroke=${INK} stroke-width="2"/>
    <path d="M30 92h40M38 98h24" stroke=${GOLD_DARK} stroke-width="3" stroke-linecap="round"/>`;
}

function idol() {
  return svg`${RAYS}
    <path d="M34 88l3-22-13-8 6-14 10 4q-8-6-6-18 4-14 16-14t16 14q2 12-6 18l10-4 6 14-13 8 3 22z" fill=${GOLD} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M50 16q12 0 16 14 2 12-6 18l10-4 6 14-13 8 3 22H50z" fill=${GOLD_DARK} opacity=".35"/>
    <circle cx="43" cy="32" r="4" fill=${LEAF} stroke=${INK} stroke-width="2"/><circle cx="57" cy="32" r="4" fill=${LEAF} stroke=${INK} stroke-width="2"/>
    <path d="M43 42h14M44 60h12M44 68h12M45 76h10" stroke=${INK} stroke-width="2.6" stroke-linecap="round"/>
    <path d="M26 88h48v7H26z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>`;
}

/** @type {Record<string, () => SVGTemplateResult>} */
const RELIC_DRAWINGS = {
  "relic-5": mask,
  "relic-7": goblet,
  "relic-8": amulet,
  "relic-10": crown,
  "relic-12": sun,
};

/** The drawing of a relic; classic ones are all alike. @param {string} face */
export function relic(face) {
  return (RELIC_DRAWINGS[face] ?? idol)();
}

/** @param {string} face */
export function familyOf(face) {
  if (face.startsWith("treasure")) return "treasure";
  return face.startsWith("danger") ? "danger" : "relic";
}

/** The rubies of a treasure. @param {string} face */
export function rubiesOf(face) {
  return Number(suffixOf(face));
}

/** The drawing of a card by itself. @param {string} face */
export function picture(face) {
  return html`<svg viewBox="0 0 100 100" aria-hidden="true">${drawing(face)}</svg>`;
}

/** @param {string} face @param {number} [lying]  the rubies on a treasure; all by default */
function drawing(face, lying) {
  const family = familyOf(face);
  if (family === "treasure") return heap(rubiesOf(face), lying);
  return family === "danger" ? danger(face) : relic(face);
}

/**
 * The rubies of a treasure, in the corner that a covered card still shows; else the name.
 * @param {Scene} scene
 * @param {string} face
 */
function caption(scene, face) {
  if (familyOf(face) !== "treasure")
    return html`<span class="cave-card-name">${capital(scene.spell.face(face))}</span>`;
  return html`<span class="cave-card-value">${rubiesOf(face)}${gem("ruby")}</span>`;
}

/**
 * The face of a card, hidden from screen readers: its place has a label.
 * @param {Scene} scene
 * @param {string} face
 * @param {number} [lying]  the rubies that are left of a treasure
 */
export function cardFace(scene, face, lying) {
  return html`<span class="cave-card cave-card-${familyOf(face)}" data-face=${face} aria-hidden="true">
    <svg class="cave-card-art" viewBox="0 0 100 100">${drawing(face, lying)}</svg>
    ${caption(scene, face)}
  </span>`;
}
