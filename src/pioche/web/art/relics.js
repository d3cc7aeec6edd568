// The relics of the cave, each in a box of 100 by 100: five of rising worth, and the classic one.

import { svg } from "../vendor/lit.js";
import { GOLD, GOLD_DARK, GOLD_LIGHT, ICE, INK, LEAF, RUBY, RUBY_LIGHT } from "./palette.js";

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

/** @type {Record<string, () => import("../vendor/lit.js").SVGTemplateResult>} */
const DRAWINGS = {
  "relic-5": mask,
  "relic-7": goblet,
  "relic-8": amulet,
  "relic-10": crown,
  "relic-12": sun,
};

/**
 * The drawing of a relic; classic ones are all alike.
 * @param {string} face
 */
export function relic(face) {
  return (DRAWINGS[face] ?? idol)();
}
