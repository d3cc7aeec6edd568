// The heads of the animals that play as bots.

import { svg } from "../vendor/lit.js";
import { BONE, FIRE_LIGHT, GOLD, INK } from "./palette.js";

/** Two eyes with a glint from the top left. @param {number} left @param {number} right @param {number} y @param {number} r */
export function eyes(left, right, y, r) {
  return [left, right].map(
    (x) =>
      svg`<circle cx=${x} cy=${y} r=${r} fill=${INK}/><circle cx=${x - r * 0.3} cy=${y - r * 0.35} r=${r * 0.36} fill="#fff"/>`,
  );
}

/** A nose with a glint. @param {number} y @param {number} width @param {string} [fill] */
function nose(y, width, fill = INK) {
  const half = width / 2;
  return svg`<path d="M${32 - half} ${y}q${half}-${half * 0.9} ${width} 0-${half * 0.3} ${half * 1.1}-${half} ${half * 1.1}t-${half}-${half * 1.1}z" fill=${fill} stroke=${INK} stroke-width="1.800" stroke-linejoin="round"/>
    <path d="M${32 - half * 0.45} ${y - half * 0.1}q${half * 0.3}-${half * 0.3} ${half * 0.6}-${half * 0.25}" fill="none" stroke="#fff" stroke-width="1.400" stroke-linecap="round" opacity="0.8"/>`;
}

export const MOLE = {
  dark: "#40312d",
  fur: "#63504a",
  light: "#8b746a",
  pink: "#ee9f9a",
  rose: "#c9706f",
};

function mole() {
  return svg`<path d="M11 52q-3-36 21-40 24 4 21 40a28.500 28.500 0 0 1-42 0z" fill=${MOLE.fur} stroke=${INK} stroke-width="2.600" stroke-linejoin="round"/>
    <path d="M39 15q15 9 13.500 36a28 28 0 0 1-10 8.500q4-24-3.500-44.500z" fill=${MOLE.dark}/>
    <path d="M17 31q2-12 11-15" fill="none" stroke=${MOLE.light} stroke-width="3.400" stroke-linecap="round"/>
    <path d="M20 45q12-10 24 0-3 12-12 12t-12-12z" fill=${MOLE.light}/>
    <circle cx="22.500" cy="31" r="7" fill="#fff3cf" stroke=${GOLD} stroke-width="2.800"/><circle cx="41.500" cy="31" r="7" fill="#fff3cf" stroke=${GOLD} stroke-width="2.800"/>
    <circle cx="22.500" cy="31" r="8.600" fill="none" stroke=${INK} stroke-width="1.300"/><circle cx="41.500" cy="31" r="8.600" fill="none" stroke=${INK} stroke-width="1.300"/>
    <path d="M30.500 30q1.500-1.600 3 0" fill="none" stroke=${INK} stroke-width="2.400"/>
    ${eyes(23, 41, 31.5, 2.6)}
    <ellipse cx="32" cy="43" rx="7" ry="5.600" fill=${MOLE.pink} stroke=${INK} stroke-width="2.200"/>
    <path d="M36 38.500q4 4-.5 8.500" fill="none" stroke=${MOLE.rose} stroke-width="2.200" stroke-linecap="round"/>
    <circle cx="29" cy="41" r="1.700" fill="#fff" opacity="0.85"/>
    <path d="M26 52q6 4 12 0" fill="none" stroke=${INK} stroke-width="2.200" stroke-linecap="round"/>`;
}

function badger() {
  return svg`<circle cx="14.500" cy="19" r="6.500" fill="#4a4a50" stroke=${INK} stroke-width="2.400"/><circle cx="49.500" cy="19" r="6.500" fill="#3a3a40" stroke=${INK} stroke-width="2.400"/>
    <circle cx="14.500" cy="19" r="2.600" fill="#f7f2e6"/><circle cx="49.500" cy="19" r="2.600" fill="#e0d8c8"/>
    <path d="M32 10q21 1 22 22-1 14-11 21-5 8-11 8t-11-8q-10-7-11-21 1-21 22-22z" fill="#f8f3e7" stroke=${INK} stroke-width="2.600" stroke-linejoin="round"/>
    <path d="M46 16q8 7 7.500 17-1.500 13-10.500 19.500-4 7-9 8.300 9-19 12-44.800z" fill="#d8cfbd"/>
    <path d="M19 14.500q5-3.500 9-4-1 18-3.500 31-4 4-8.500 3.500-5-6-5.700-13 1-12 8.700-17.500z" fill="#3b3a40" stroke=${INK} stroke-width="1.800" stroke-linejoin="round"/>
    <path d="M45 14.500q-5-3.500-9-4 1 18 3.500 31 4 4 8.500 3.500 5-6 5.700-13-1-12-8.700-17.500z" fill="#2e2d33" stroke=${INK} stroke-width="1.800" stroke-linejoin="round"/>
    <path d="M15 26q2-8 7-10" fill="none" stroke="#6f6e78" stroke-width="2.400" stroke-linecap="round"/>
    <circle cx="20.500" cy="33" r="4.200" fill="#f8f3e7"/><circle cx="43.500" cy="33" r="4.200" fill="#f8f3e7"/>
    ${eyes(20.5, 43.5, 33, 2.9)}
    ${nose(50, 11)}
    <path d="M27 57q5 2.600 10 0" fill="none" stroke=${INK} stroke-width="1.800" stroke-linecap="round"/>`;
}

const FOX = { fur: "#e8792b", light: "#ffae5c", dark: "#b9521a", cheek: "#fff3e0" };

function fox() {
  return svg`<path d="M9 30q-3-17 1.500-26 9 3 15 12zM55 30q3-17-1.500-26-9 3-15 12z" fill=${FOX.fur} stroke=${INK} stroke-width="2.600" stroke-linejoin="round"/>
    <path d="M12.500 22q-1.500-8 .5-13 4.500 2.500 7.500 7zM51.500 22q1.500-8-.5-13-4.500 2.500-7.500 7z" fill=${INK}/>
    <path d="M32 13q18 0 23 15 2 8-2 14-9 5-21 20-12-15-21-20-4-6-2-14 5-15 23-15z" fill=${FOX.fur} stroke=${INK} stroke-width="2.600" stroke-linejoin="round"/>
    <path d="M42 15q10 4 12.500 13 1.500 7.500-2 13-8 4.500-18 17 8-20 7.500-43z" fill=${FOX.dark}/>
    <path d="M10 36q9-2 13 6 3.500 7 9 7t9-7q4-8 13-6l-1 5.500q-9 5-21 20.500-12-15.500-21-20.500z" fill=${FOX.cheek}/>
    <path d="M16 26q3-8 11-9.500" fill="none" stroke=${FOX.light} stroke-width="3.200" stroke-linecap="round"/>
    <path d="M17 30.500q5-4 10 1-5 4.500-10-1zM47 30.500q-5-4-10 1 5 4.500 10-1z" fill="#fff8e4" stroke=${INK} stroke-width="1.800" stroke-linejoin="round"/>
    ${eyes(23.5, 40.5, 31, 2.4)}
    <path d="M15.500 29.500q6-4.500 12 1.500M48.500 29.500q-6-4.500-12 1.500" fill="none" stroke=${INK} stroke-width="2.400" stroke-linecap="round"/>
    ${nose(54, 10)}`;
}

const PRICK = {
  dark: "#4f3724",
  spine: "#7b5635",
  light: "#b98b58",
  face: "#f3d7ae",
  shade: "#d9b383",
};

function hedgehog() {
  return svg`<path d="M32 3l5 6 7-3.500 2.500 7 7.500-.5.300 7.500 6.500 3-2.600 7 4.800 5-5.200 5 2 7-7 2-1 7.500-39.500.000-1-7.500-7-2 2-7-5.200-5 4.800-5-2.600-7 6.500-3 .300-7.500 7.500.500 2.500-7 7 3.500z" fill=${PRICK.spine} stroke=${INK} stroke-width="2.600" stroke-linejoin="round"/>
    <path d="M44 9.500l2 5 6-.5.500 6 5.500 2.500-2.200 6 4.200 4.500-4.500 4 1.700 6-6 1.500-1 6.500h-8z" fill=${PRICK.dark}/>
    <path d="M16 24l-3.500-5M22 17l-3-6M31 14l-1-6M13 33l-5.500-2" fill="none" stroke=${PRICK.light} stroke-width="2.800" stroke-linecap="round"/>
    <path d="M32 21q6-5 12 0 8 6 7 18-3 15-19 20.500-16-5.500-19-20.500-1-12 7-18 6-5 12 0z" fill=${PRICK.face} stroke=${INK} stroke-width="2.400" stroke-linejoin="round"/>
    <path d="M45 22q6.500 6 5 17-3 13-15 19 9-15 10-36z" fill=${PRICK.shade}/>
    <circle cx="20.500" cy="42" r="3.600" fill="#e8917d" opacity="0.75"/><circle cx="43.500" cy="42" r="3.600" fill="#d9775f" opacity="0.75"/>
    ${eyes(24, 40, 34, 3.2)}
    ${nose(44, 11)}
    <path d="M32 49v2.500M26.500 52q2.800 3 5.500 0 2.700 3 5.500 0" fill="none" stroke=${INK} stroke-width="1.900" stroke-linecap="round"/>`;
}

const MAGPIE = { feather: "#2b3140", sheen: "#4d6fa8", dark: "#191c26" };

function magpie() {
  return svg`<path d="M9.500 50q6-8 22.500-8t22.500 8a28.500 28.500 0 0 1-45 0z" fill="#fbf6ea" stroke=${INK} stroke-width="2.400" stroke-linejoin="round"/>
    <path d="M42 44q9 1.500 12.500 6a28 28 0 0 1-13 10.500z" fill="#d9d2c2"/>
    <path d="M28 8q-16 1-17.500 19-.5 12 5 19 8 6.500 20 3 12-3.500 12-18 0-22-19.500-23z" fill=${MAGPIE.feather} stroke=${INK} stroke-width="2.600" stroke-linejoin="round"/>
    <path d="M22 49q12 3 20-5 6-8 4.500-18-3 16-24.500 23z" fill=${MAGPIE.dark}/>
    <path d="M15.500 28q1-12 10.500-15" fill="none" stroke=${MAGPIE.sheen} stroke-width="4" stroke-linecap="round"/>
    <path d="M25 11q-2-6 1.500-9 1 4 4.500 6.500z" fill=${MAGPIE.feather} stroke=${INK} stroke-width="2.200" stroke-linejoin="round"/>
    <path d="M44 24q12 0 18.500 7.500-8 2-18 5-5-6-.500-12.500z" fill="#5a5f6e" stroke=${INK} stroke-width="2.400" stroke-linejoin="round"/>
    <path d="M43.500 32.500q9-1.500 18-1-9 2.500-17 4.500z" fill="#353946"/>
    <path d="M46 26.500q6 .5 9.500 2.500" fill="none" stroke="#9aa1b3" stroke-width="1.800" stroke-linecap="round"/>
    <circle cx="33" cy="26" r="6.500" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="2.200"/>
    <circle cx="34" cy="26.300" r="3.500" fill=${INK}/><circle cx="32.600" cy="24.700" r="1.400" fill="#fff"/>
    <path d="M27 20.500q6-4 12.500-.5" fill="none" stroke=${INK} stroke-width="2.400" stroke-linecap="round"/>`;
}

const OTTER = {
  fur: "#8a5a38",
  light: "#b9855a",
  dark: "#613c22",
  muzzle: "#f2dcb8",
  shade: "#d6b78a",
};

function otter() {
  return svg`<circle cx="11.500" cy="25" r="5.500" fill=${OTTER.fur} stroke=${INK} stroke-width="2.400"/><circle cx="52.500" cy="25" r="5.500" fill=${OTTER.dark} stroke=${INK} stroke-width="2.400"/>
    <path d="M32 10q22 1 23.500 25-1.500 26-23.500 26T8.500 35q1.500-24 23.500-25z" fill=${OTTER.fur} stroke=${INK} stroke-width="2.600" stroke-linejoin="round"/>
    <path d="M44 14q10.500 7 10 21-1.500 22-17.500 25.500 11-20 7.500-46.500z" fill=${OTTER.dark}/>
    <path d="M14.500 30q3-12 13-15" fill="none" stroke=${OTTER.light} stroke-width="3.600" stroke-linecap="round"/>
    <path d="M13 45q2-8 12-8.500h14q10 .5 12 8.500-5 14.500-19 14.800-14-.3-19-14.800z" fill=${OTTER.muzzle} stroke=${INK} stroke-width="2.200" stroke-linejoin="round"/>
    <path d="M41 38q7 1 9 7-4 12-14 14 7-9 5-21z" fill=${OTTER.shade}/>
    ${eyes(21.5, 42.5, 30, 3)}
    ${nose(40.5, 14)}
    <path d="M32 48v2q-4 5-9 2M32 50q4 5 9 2" fill="none" stroke=${INK} stroke-width="2" stroke-linecap="round"/>
    <path d="M19 46l-9-2M19 49l-8.500 2M45 46l9-2M45 49l8.500 2" stroke=${INK} stroke-width="1.300" stroke-linecap="round"/>`;
}

const HARE = { fur: "#c69a6b", light: "#eccb9d", dark: "#94683f", ear: "#f0b3a0" };

function hare() {
  return svg`<path d="M24 28q-9-8-10-24 7-3 11 4 4 8 4 18zM40 28q9-8 10-24-7-3-11 4-4 8-4 18z" fill=${HARE.fur} stroke=${INK} stroke-width="2.600" stroke-linejoin="round"/>
    <path d="M24.500 22q-6-6-7-15 4-.5 6 4 2 5 1 11zM39.500 22q6-6 7-15-4-.5-6 4-2 5-1 11z" fill=${HARE.ear}/>
    <path d="M32 20q18 1 19 19-1 22-19 22.500Q14 61 13 39q1-18 19-19z" fill=${HARE.fur} stroke=${INK} stroke-width="2.600" stroke-linejoin="round"/>
    <path d="M42 23q8 5 7.500 16-1 19-13 21.700Q45 43 42 23z" fill=${HARE.dark}/>
    <path d="M18 35q2.500-9 9.500-11" fill="none" stroke=${HARE.light} stroke-width="3.200" stroke-linecap="round"/>
    <path d="M22 50q0-7 10-7t10 7q-2 9.500-10 9.500T22 50z" fill="#fdf1dc"/>
    <path d="M28.500 53h7v6.500q-3.500 1.500-7 0z" fill="#fff" stroke=${INK} stroke-width="1.700" stroke-linejoin="round"/><path d="M32 53.500v6" stroke=${INK} stroke-width="1.300"/>
    <ellipse cx="23" cy="37" rx="3.200" ry="4" fill=${INK}/><ellipse cx="41" cy="37" rx="3.200" ry="4" fill=${INK}/>
    <circle cx="22" cy="35.300" r="1.300" fill="#fff"/><circle cx="40" cy="35.300" r="1.300" fill="#fff"/>
    ${nose(46, 8, "#e08a80")}
    <path d="M25 52q4 3 7 0 3 3 7 0" fill="none" stroke=${INK} stroke-width="1.800" stroke-linecap="round"/>`;
}

const BEAVER = {
  fur: "#7a4a2a",
  light: "#a8703f",
  dark: "#52301a",
  muzzle: "#c99a68",
  shade: "#a87b4c",
};

function beaver() {
  return svg`<circle cx="13" cy="19" r="6.500" fill=${BEAVER.fur} stroke=${INK} stroke-width="2.400"/><circle cx="51" cy="19" r="6.500" fill=${BEAVER.dark} stroke=${INK} stroke-width="2.400"/>
    <circle cx="13.500" cy="19.500" r="2.800" fill=${BEAVER.muzzle}/><circle cx="50.500" cy="19.500" r="2.800" fill=${BEAVER.shade}/>
    <path d="M32 9q20 1 22.500 22 1.500 12-3.500 21a28.500 28.500 0 0 1-38 0q-5-9-3.500-21Q12 10 32 9z" fill=${BEAVER.fur} stroke=${INK} stroke-width="2.600" stroke-linejoin="round"/>
    <path d="M44 13q9 6 10 18 1 12-3.500 20.500a28 28 0 0 1-11 8Q49 38 44 13z" fill=${BEAVER.dark}/>
    <path d="M15 27q3-10 12-13" fill="none" stroke=${BEAVER.light} stroke-width="3.600" stroke-linecap="round"/>
    <path d="M27 49h10v10.500q-5 2.200-10 0z" fill=${BONE} stroke=${INK} stroke-width="2.200" stroke-linejoin="round"/><path d="M32 50v10.500" stroke=${INK} stroke-width="1.700"/>
    <path d="M16 45q1-8.500 10-8.500h12q9 0 10 8.500-1 7.500-8 7.500-5 0-8-3-3 3-8 3-7 0-8-7.500z" fill=${BEAVER.muzzle} stroke=${INK} stroke-width="2.200" stroke-linejoin="round"/>
    <path d="M40 38q6 1 7 7-1 6-7 6.500 2-7 0-13.500z" fill=${BEAVER.shade}/>
    ${eyes(21.5, 42.5, 28, 3.2)}
    <path d="M17 23q4-3.500 8-1.500M47 23q-4-3.500-8-1.500" fill="none" stroke=${INK} stroke-width="2.200" stroke-linecap="round"/>
    ${nose(40, 13)}`;
}

// By seat, each on a colour that sets it off: words/*/table.ftl names them in the same order. The second is the size that leaves some of the colour around a head.
/** @type {[() => unknown, number][]} */
const ANIMALS = [
  [mole, 0.9],
  [badger, 0.88],
  [fox, 0.92],
  [hedgehog, 0.82],
  [magpie, 0.97],
  [otter, 0.85],
  [hare, 1],
  [beaver, 0.85],
];

/** The head of a seat's animal in a box of 64 by 64, standing on its lower edge. @param {number} seat */
export function animal(seat) {
  const [draw, size] = ANIMALS[seat % ANIMALS.length];
  return svg`<g transform="translate(32 61) scale(${size}) translate(-32 -61)">${draw()}</g>`;
}
