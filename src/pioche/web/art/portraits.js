// Small faces: the players of a table (people as explorers, bots as animals), and the teacher of lessons.

import { html, svg } from "../vendor/lit.js";
import { animal, eyes, MOLE } from "./animals.js";
import { seatColour } from "./camp.js";
import {
  FIRE_LIGHT,
  GOLD,
  GOLD_DARK,
  INK,
  PAPER,
  PAPER_SHADE,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from "./palette.js";

const SKIN = "#f0c79d";
const SKIN_SHADE = "#d39f70";

/** The face of a player on a disc in the colour of the seat. @param {number} seat @param {boolean} bot */
export function portrait(seat, bot) {
  return html`<svg class="portrait" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <circle cx="32" cy="34" r="28.500" fill=${seatColour(seat)} />
    <path d="M12 54a28.500 28.500 0 0 0 40-40q2 26-40 40z" fill="#000" opacity="0.16" />
    <path d="M8 38a24 24 0 0 1 21-28" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round" opacity="0.35" />
    <circle cx="32" cy="34" r="28.500" fill="none" stroke=${INK} stroke-width="2.600" />
    ${bot ? animal(seat) : explorer(seatColour(seat))}
  </svg>`;
}

/** @param {string} colour */
function explorer(colour) {
  return svg`<path d="M12 53q4-12 20-12t20 12a28.500 28.500 0 0 1-40 0z" fill=${PAPER} stroke=${INK} stroke-width="2.400" stroke-linejoin="round"/>
    <path d="M40 42.500q9 2.500 12 10.500a28 28 0 0 1-12 7.500z" fill=${PAPER_SHADE}/>
    <circle cx="32" cy="30" r="13.500" fill=${SKIN} stroke=${INK} stroke-width="2.600"/>
    <path d="M38 18.500a13 13 0 0 1-6 24 15 15 0 0 0 6-24z" fill=${SKIN_SHADE}/>
    <path d="M10 25q22-8 44 0l-1.500 4.500q-20.500-5.500-41 0z" fill=${WOOD_DARK} stroke=${INK} stroke-width="2.200" stroke-linejoin="round"/>
    <path d="M18.500 23q0-17 13.500-18 13.500 1 13.500 18-13.500-3.500-27 0z" fill=${WOOD} stroke=${INK} stroke-width="2.400" stroke-linejoin="round"/>
    <path d="M21.500 17q2-9 9-10.500" fill="none" stroke=${WOOD_LIGHT} stroke-width="2.600" stroke-linecap="round"/>
    <path d="M18.700 19.500q13.300-3.500 26.600 0v3.800q-13.300-3.600-26.600 0z" fill=${colour} stroke=${INK} stroke-width="1.400"/>
    ${eyes(27, 37, 32, 2)}
    <path d="M27.500 37.500q4.500 3.300 9 0" fill="none" stroke=${INK} stroke-width="2" stroke-linecap="round"/>`;
}

export function teacher() {
  return html`<svg class="teacher" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <path d="M8 60q-2-34 24-36 26 2 24 36z" fill=${MOLE.fur} stroke=${INK} stroke-width="2.400" stroke-linejoin="round" />
    <path d="M42 27q15 8 13 32H43q4-18-1-32z" fill=${MOLE.dark} />
    <path d="M20 60q0-16 12-17 12 1 12 17z" fill=${MOLE.light} />
    <path d="M11 27q1-21 21-22 20 1 21 22-21-6-42 0z" fill=${GOLD} stroke=${INK} stroke-width="2.400" stroke-linejoin="round" />
    <path d="M40 7q12 4 12.500 18.500-5-1.500-10-2Q43 14 40 7z" fill=${GOLD_DARK} />
    <path d="M15.500 20q2-9 9-11.500" fill="none" stroke=${FIRE_LIGHT} stroke-width="3" stroke-linecap="round" />
    <path d="M7 29q25-9 50 0l-1 4q-24-8-48 0z" fill=${GOLD_DARK} stroke=${INK} stroke-width="2.200" stroke-linejoin="round" />
    <circle cx="32" cy="17" r="6.500" fill="#fff3c4" stroke=${INK} stroke-width="2.400" />
    <circle cx="32" cy="17" r="3.600" fill=${FIRE_LIGHT} />
    ${eyes(22.5, 41.5, 38, 3)}
    <path d="M24 43q8-5 16 0-3 7-8 7t-8-7z" fill="#7a635a" />
    <ellipse cx="32" cy="43" rx="5.200" ry="4" fill=${MOLE.pink} stroke=${INK} stroke-width="2" />
    <circle cx="30" cy="41.600" r="1.300" fill="#fff" opacity="0.85" />
    <path d="M26.500 49.500q5.500 4 11 0" fill="none" stroke=${INK} stroke-width="2" stroke-linecap="round" />
    <path d="M9 58q-4-9 3-12 6.500 4 5 14zM55 58q4-9-3-12-6.500 4-5 14z" fill=${MOLE.pink} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
  </svg>`;
}
