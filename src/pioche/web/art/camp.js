// Explorers, their tents and chests, and what stands about in a cave.

import { html, svg } from "../vendor/lit.js";
import { animal } from "./animals.js";
import {
  BONE,
  FIRE,
  FIRE_LIGHT,
  GOLD,
  GOLD_LIGHT,
  ICE,
  INK,
  NIGHT,
  PAPER,
  ROCK,
  ROCK_DARK,
  RUBY,
  RUBY_LIGHT,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from "./palette.js";

/** The number of seat colours. */
const SEAT_COLOURS = 8;

/** The colour of a seat; faces distinguish seats without colour. @param {number} seat */
export function seatColour(seat) {
  return `var(--seat-${(seat % SEAT_COLOURS) + 1})`;
}

/**
 * A little explorer with a hat, or an animal; a lantern in hand when in the cave.
 * @param {number} seat
 * @param {boolean} inside
 * @param {boolean} [bot]
 */
export function explorer(seat, inside, bot = false) {
  const colour = seatColour(seat);
  return html`<svg class="explorer-figure" viewBox="0 0 60 80" overflow="visible" aria-hidden="true">
    ${inside ? svg`<circle cx="49" cy="46" r="16" fill=${FIRE_LIGHT} opacity=".22"/>` : ""}
    <ellipse cx="29" cy="76" rx="17" ry="3.4" fill="#000" opacity=".3" />
    <path d="M21 60v14h7V62h3v12h7V60z" fill=${ROCK_DARK} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    <path d="M14 66q-1-27 15-28 16 1 15 28z" fill=${colour} stroke=${INK} stroke-width="2.4" stroke-linejoin="round" />
    <path d="M29 38q16 1 15 28H34q2-20-5-28z" fill="#000" opacity=".16" />
    <path d="M17 58q1-11 6-15" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".35" />
    <path d="M14.400 58h29.200v4.600H14.200z" fill=${WOOD_DARK} stroke=${INK} stroke-width="1.4" /><path d="M26.500 57h5v6.600h-5z" fill=${GOLD} stroke=${INK} stroke-width="1.2" />
    ${bot ? svg`<g transform="translate(5 0.500) scale(0.750)">${animal(seat)}</g>` : hatted(colour)}
    ${
      inside
        ? svg`<path d="M42 44q5 0 6-4" stroke=${INK} stroke-width="2.4" fill="none" stroke-linecap="round"/>
          <path d="M45 39h8v3h-8z" fill=${INK}/><path d="M44.5 42h9v11h-9z" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="1.8"/>
          <path d="M49 44q3 4 0 8-3-4 0-8z" fill=${FIRE}/>`
        : ""
    }
  </svg>`;
}

/** The head of a person. @param {string} colour */
function hatted(colour) {
  return svg`<circle cx="29" cy="27" r="12" fill="#f0c79d" stroke=${INK} stroke-width="2.4"/>
    <path d="M34 17a12 12 0 0 1-4 21.500 14 14 0 0 0 4-21.500z" fill="#d39f70"/>
    <path d="M11 20q18-6 36 0l-1 3q-17-4-34 0z" fill=${WOOD_DARK} stroke=${INK} stroke-width="2" stroke-linejoin="round"/>
    <path d="M17 19q0-14 12-15 12 1 12 15-12-3-24 0z" fill=${WOOD} stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/>
    <path d="M17 17q12-3 24 0l0 3q-12-3-24 0z" fill=${colour}/>
    <circle cx="25" cy="28" r="1.7" fill=${INK}/><circle cx="33" cy="28" r="1.7" fill=${INK}/>
    <path d="M25 33q4 3 8 0" fill="none" stroke=${INK} stroke-width="1.6" stroke-linecap="round"/>`;
}

/** A tent in its owner's colour; open and lit while its owner is in. @param {number} seat @param {boolean} home */
export function tent(seat, home) {
  const colour = seatColour(seat);
  return html`<svg class="tent" viewBox="0 0 90 64" aria-hidden="true">
    <ellipse cx="45" cy="59" rx="42" ry="4.4" fill="#000" opacity=".22" />
    <path d="M45 6L6 58h78z" fill=${colour} stroke=${INK} stroke-width="2.6" stroke-linejoin="round" />
    <path d="M45 6l39 52H58z" fill="#000" opacity=".2" />
    <path d="M45 6L24 58M45 6l21 52" stroke="#fff" stroke-opacity=".35" stroke-width="3" />
    <path d="M45 22L31 58h28z" fill=${home ? FIRE_LIGHT : NIGHT} stroke=${INK} stroke-width="2.2" stroke-linejoin="round" />
    ${home ? svg`<path d="M45 22L37 58H31z" fill=${GOLD}/>` : svg`<path d="M45 24v34" stroke=${INK} stroke-width="2"/>`}
    <path d="M45 6V1" stroke=${INK} stroke-width="2.4" /><path d="M45 1l9 3-9 3z" fill=${RUBY} stroke=${INK} stroke-width="1" />
  </svg>`;
}

/** What lies in an open chest. @param {number} full */
function heap(full) {
  if (!full) return svg`<path d="M8 14l1.500-5h21l1.500 5z" fill=${INK} opacity=".55"/>`;
  const high = 0.5 + full;
  return svg`<g transform=${`translate(0 14) scale(1 ${high}) translate(0 -14)`}><path d="M9 14q4-6 8-3 4-5 8 0 4-2 7 3z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="1.2"/></g>
    <path d=${`M${full > 0.5 ? "13 11l2.400-3 2.400 3-2.400 3zM22 10l2.600-3.400 2.600 3.400-2.600 3.400" : "18 12l2.400-3 2.400 3-2.400 3"}z`} fill=${RUBY_LIGHT} stroke=${INK} stroke-width="1"/>`;
}

// Where nobody says how full it is.
const USUALLY_FULL = 0.5;

/** A chest; open where its contents may be seen. @param {boolean} open @param {number} [full]  from 0 to 1 */
export function chest(open, full = USUALLY_FULL) {
  return html`<svg class="chest" viewBox="0 0 40 34" aria-hidden="true">
    ${
      open
        ? svg`<path d="M5 14L8 3h24l3 11z" fill=${WOOD_DARK} stroke=${INK} stroke-width="2" stroke-linejoin="round"/>
          ${heap(full)}`
        : svg`<path d="M4 14q1-9 9-10h14q8 1 9 10z" fill=${WOOD} stroke=${INK} stroke-width="2" stroke-linejoin="round"/>`
    }
    <path d="M4 14h32v16H4z" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    <path d="M4 14h32v4H4zM9 14v16M31 14v16" fill=${GOLD} stroke=${INK} stroke-width="1.4" />
    <path d="M17 15h6v7h-6z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="1.6" />
  </svg>`;
}

/** The bag in which unsafe loot is carried. */
export function bag() {
  return html`<svg class="bag" viewBox="0 0 24 26" aria-hidden="true">
    <path d="M9 8q-8 6-7 12 1 5 10 5t10-5q1-6-7-12z" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="1.8" stroke-linejoin="round" />
    <path d="M8 2l3 3 2-3 3 3v3H8z" fill=${WOOD} stroke=${INK} stroke-width="1.6" stroke-linejoin="round" />
    <path d="M7.6 8.4h8.8" stroke=${GOLD} stroke-width="2" stroke-linecap="round" />
  </svg>`;
}

/** A wax seal: a secret choice is made. */
export function seal() {
  return html`<svg class="wax-mark" viewBox="0 0 28 28" aria-hidden="true">
    <path d="M14 2l3 2 4-1 1 4 4 2-1 4 2 3-3 3v4l-4 1-2 3-4-1-4 1-2-3-4-1v-4l-3-3 2-3-1-4 4-2 1-4 4 1z" fill=${RUBY} stroke=${INK} stroke-width="1.6" stroke-linejoin="round" />
    <circle cx="14" cy="14" r="6.6" fill=${RUBY_LIGHT} opacity=".55" />
    <path d="M10.4 14.4l2.6 2.8 5-5.6" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />
  </svg>`;
}

/** A player is still thinking. */
export function thinking() {
  return html`<svg class="thinking" viewBox="0 0 28 28" aria-hidden="true">
    <path d="M5 4h18q3 0 3 3v10q0 3-3 3h-9l-6 6v-6H5q-3 0-3-3V7q0-3 3-3z" fill=${PAPER} stroke=${INK} stroke-width="1.6" stroke-linejoin="round" />
    <circle class="dot" cx="8.6" cy="12" r="1.9" fill=${INK} /><circle class="dot" cx="14" cy="12" r="1.9" fill=${INK} /><circle class="dot" cx="19.4" cy="12" r="1.9" fill=${INK} />
  </svg>`;
}

/** The back of a card of the path: the dark ahead. */
export function cardBack() {
  return html`<svg class="card-back" viewBox="0 0 100 136" aria-hidden="true">
    <rect x="3" y="3" width="94" height="130" rx="10" fill="#41322a" stroke=${INK} stroke-width="4" />
    <rect x="10" y="10" width="80" height="116" rx="6" fill="none" stroke=${GOLD} stroke-opacity=".75" stroke-width="2.4" />
    <path d="M24 104V66q2-24 26-26t26 26v38z" fill="#191210" stroke=${GOLD} stroke-opacity=".6" stroke-width="2.4" stroke-linejoin="round" />
    <path d="M34 104q2-14 16-16 14 2 16 16z" fill="#2b201a" />
    <g fill=${ICE} opacity=".9"><circle cx="43" cy="66" r="2.6" /><circle cx="55" cy="66" r="2.6" /></g>
    <path d="M50 18l5 6-5 6-5-6zM50 112l5 6-5 6-5-6z" fill=${GOLD} />
  </svg>`;
}

/** Deeper into the dark: a lantern held ahead. */
export function goArt() {
  return html`<svg class="vote-art" viewBox="0 0 120 80" aria-hidden="true">
    <path d="M0 80V34Q20 4 60 2q40 2 60 32v46z" fill=${ROCK} stroke=${INK} stroke-width="3" stroke-linejoin="round" />
    <path d="M22 80V48q6-26 38-28 32 2 38 28v32z" fill="#17100d" stroke=${INK} stroke-width="3" stroke-linejoin="round" />
    <path d="M44 80q4-18 16-30 12 12 16 30z" fill="#7a5a3a" />
    <circle cx="60" cy="46" r="22" fill=${FIRE_LIGHT} opacity=".28" /><circle cx="60" cy="46" r="13" fill=${FIRE_LIGHT} opacity=".35" />
    <path d="M60 24v8" stroke=${INK} stroke-width="3" /><path d="M52 32h16l2 5H50z" fill=${ROCK_DARK} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    <path d="M52 37h16v18H52z" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="2.4" /><path d="M60 40q5 6 0 13-5-7 0-13z" fill=${FIRE} />
    <path d="M49 55h22v4H49z" fill=${ROCK_DARK} stroke=${INK} stroke-width="2" />
    <path d="M8 40l10 5M102 36l9-6M30 16l6 8M86 16l-5 8" stroke=${ROCK_DARK} stroke-width="3" stroke-linecap="round" />
  </svg>`;
}

/** Back to the camp with what one has. */
export function leaveArt() {
  return html`<svg class="vote-art" viewBox="0 0 120 80" aria-hidden="true">
    <path d="M0 80V34Q20 4 60 2q40 2 60 32v46z" fill=${ROCK} stroke=${INK} stroke-width="3" stroke-linejoin="round" />
    <path d="M22 80V48q6-26 38-28 32 2 38 28v32z" fill="#fbe3a4" stroke=${INK} stroke-width="3" stroke-linejoin="round" />
    <circle cx="74" cy="40" r="8" fill=${GOLD} /><path d="M23 80V68q14-12 28-4 18-10 46 4v12z" fill="#98b85c" />
    <path d="M50 40L30 76h40z" fill=${RUBY} stroke=${INK} stroke-width="2.6" stroke-linejoin="round" />
    <path d="M50 40l20 36H56z" fill="#000" opacity=".2" /><path d="M50 52l-8 24h16z" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    <path d="M80 62h14v12H80z" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="2" /><path d="M79 62q1-6 8-6t8 6z" fill=${WOOD} stroke=${INK} stroke-width="2" /><path d="M85 61h4v5h-4z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="1.2" />
    <path d="M8 40l10 5M102 36l9-6M30 16l6 8M86 16l-5 8" stroke=${ROCK_DARK} stroke-width="3" stroke-linecap="round" />
  </svg>`;
}

/** A laurel for the one who has won. */
export function laurel() {
  return html`<svg class="laurel" viewBox="0 0 40 34" aria-hidden="true">
    <path d="M6 26L3 8l9 7 8-12 8 12 9-7-3 18z" fill=${GOLD} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    <path d="M6 26h28v5H6z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="1.8" stroke-linejoin="round" />
    <circle cx="20" cy="19" r="3" fill=${RUBY} stroke=${INK} stroke-width="1.2" /><circle cx="11" cy="21" r="1.8" fill=${BONE} /><circle cx="29" cy="21" r="1.8" fill=${BONE} />
  </svg>`;
}

/** What an explorer has chosen: the tent, or the lantern. @param {boolean} leaves */
export function choiceSign(leaves) {
  return html`<svg class="choice-sign" viewBox="0 0 32 36" aria-hidden="true">
    <path d="M6 2h20q4 0 4 4v16q0 4-4 4h-6l-4 8-4-8H6q-4 0-4-4V6q0-4 4-4z" fill=${leaves ? "#dff0c4" : "#3a2a20"} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    ${
      leaves
        ? svg`<path d="M16 6L6 22h20z" fill=${RUBY} stroke=${INK} stroke-width="1.8" stroke-linejoin="round"/><path d="M16 12l-4 10h8z" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="1.2"/>`
        : svg`<circle cx="16" cy="15" r="9" fill=${FIRE_LIGHT} opacity=".35"/><path d="M13 6h6v3h-6z" fill=${INK}/><path d="M11 9h10v11H11z" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="1.8"/><path d="M16 11q3 4 0 8-3-4 0-8z" fill=${FIRE}/>`
    }
  </svg>`;
}

/** A player on the way home with a full bag. @param {unknown} figure */
export function walker(figure) {
  return html`<span class="walker">${figure}<span class="walker-bag">${bag()}</span></span>`;
}
