// Small faces: the players of a table, and the teacher of lessons.

import { html, svg } from "../vendor/lit.js";
import { initial, seatColour } from "./camp.js";
import { FIRE_LIGHT, GOLD, ICE, INK, PAPER, WOOD, WOOD_DARK } from "./palette.js";

const SKIN = "#f0c79d";
const STEEL = "#c3cad2";

/** @param {number} seat @param {string} name @param {boolean} bot */
export function portrait(seat, name, bot) {
  return html`<svg class="portrait" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <circle cx="20" cy="20" r="19" fill=${seatColour(seat)} stroke=${INK} stroke-width="1.6" />
    ${bot ? botHead() : personHead(seatColour(seat))}
    <path d="M7.500 34q2.500-7 12.500-7t12.500 7a18.600 18.600 0 0 1-25 0z" fill=${PAPER} stroke=${INK} stroke-width="1.4" />
    <text x="20" y="37" font-size="9.500" font-weight="800" text-anchor="middle" fill=${INK}>${initial(name)}</text>
  </svg>`;
}

/** @param {string} colour */
function personHead(colour) {
  return svg`<circle cx="20" cy="18.500" r="8.500" fill=${SKIN} stroke=${INK} stroke-width="1.6"/>
    <path d="M6.500 15q13.500-5 27 0l-1 2.600q-12.500-3.200-25 0z" fill=${WOOD_DARK} stroke=${INK} stroke-width="1.3" stroke-linejoin="round"/>
    <path d="M11.500 14q0-10 8.500-10.800 8.500.8 8.500 10.800-8.500-2-17 0z" fill=${WOOD} stroke=${INK} stroke-width="1.4" stroke-linejoin="round"/>
    <path d="M11.500 12q8.500-2.200 17 0v2.400q-8.500-2.200-17 0z" fill=${colour}/>
    <circle cx="17" cy="20" r="1.300" fill=${INK}/><circle cx="23" cy="20" r="1.300" fill=${INK}/>
    <path d="M17 23.500q3 2.200 6 0" fill="none" stroke=${INK} stroke-width="1.200" stroke-linecap="round"/>`;
}

function botHead() {
  return svg`<path d="M20 3.500v6" stroke=${INK} stroke-width="1.800"/><circle cx="20" cy="4.500" r="2.400" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="1.200"/>
    <rect x="10.500" y="9" width="19" height="17" rx="5" fill=${STEEL} stroke=${INK} stroke-width="1.600"/>
    <rect x="13.500" y="13" width="5" height="5" rx="1.500" fill=${ICE} stroke=${INK} stroke-width="1.200"/>
    <rect x="21.500" y="13" width="5" height="5" rx="1.500" fill=${ICE} stroke=${INK} stroke-width="1.200"/>
    <path d="M15.500 22.500h9" stroke=${INK} stroke-width="1.500" stroke-linecap="round"/>`;
}

const FUR = "#5d4a44";
const SNOUT = "#e9a6a0";

export function teacher() {
  return html`<svg class="teacher" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <path d="M8 60q-2-34 24-36 26 2 24 36z" fill=${FUR} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    <path d="M20 60q0-16 12-17 12 1 12 17z" fill="#8b746a" />
    <path d="M11 27q1-21 21-22 20 1 21 22-21-6-42 0z" fill=${GOLD} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    <path d="M7 29q25-9 50 0l-1 4q-24-8-48 0z" fill=${WOOD} stroke=${INK} stroke-width="1.800" stroke-linejoin="round" />
    <circle cx="32" cy="17" r="6" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="2" />
    <circle cx="23" cy="37" r="2.400" fill=${INK} /><circle cx="41" cy="37" r="2.400" fill=${INK} />
    <path d="M24 43q8-5 16 0-3 7-8 7t-8-7z" fill="#7a635a" />
    <ellipse cx="32" cy="42" rx="4.600" ry="3.400" fill=${SNOUT} stroke=${INK} stroke-width="1.600" />
    <path d="M27 48q5 4 10 0" fill="none" stroke=${INK} stroke-width="1.800" stroke-linecap="round" />
    <path d="M9 56q-4-8 3-11 6 4 5 13zM55 56q4-8-3-11-6 4-5 13z" fill=${SNOUT} stroke=${INK} stroke-width="1.800" stroke-linejoin="round" />
  </svg>`;
}
