// Pictures of cards without a drawing: a filled shape and its ink lines, in a box of 24 by 24.

import { pictureOf } from "../js/faces.js";
import { html, svg } from "../vendor/lit.js";
import { INK } from "./palette.js";

/** @import { Looks } from "../boards/scene.js" */

/** The colours of pictures; shapes differ too, so that colour alone never matters. */
/** @type {Record<string, string>} */
export const TONES = {
  ruby: "#d6384d",
  gold: "#e6ae34",
  ice: "#a6e0ef",
  leaf: "#6fa64a",
  steel: "#a3aab2",
  bone: "#f1e6cc",
  fire: "#ef7a2c",
  violet: "#a274c8",
  blue: "#4f8fd6",
  wood: "#b3763e",
  night: "#5a5370",
  earth: "#8a6a4c",
  pink: "#dd86a8",
};

/**
 * For each picture the outline that is filled, and the lines drawn over it.
 * @type {Record<string, [string, string?]>}
 */
const SHAPES = {
  // Gems, each with a cut of its own.
  ruby: ["M8 3h8l5 5v8l-5 5H8l-5-5V8z", "M8 3l1 5h6l1-5M3 8l6 0v8H3M21 8h-6v8h6M8 21l1-5h6l1 5"],
  diamond: ["M6 4h12l4 6-10 11L2 10z", "M2 10h20M6 4l2 6 4 11 4-11 2-6M8 10l4-6 4 6"],
  emerald: ["M7 2h10l3 4v12l-3 4H7l-3-4V6z", "M8 6h8v12H8zM4 6l4 0M20 6h-4M4 18h4M20 18h-4"],
  amethyst: ["M12 2l9 6v8l-9 6-9-6V8z", "M12 2v7l-9-1M12 9l9-1M12 9l-5 9M12 9l5 9M7 18h10"],
  sapphire: ["M12 1.5q8 9 8 14a8 7 0 0 1-16 0q0-5 8-14z", "M9 15q0 4 4 4M12 1.5v7l-5 5M12 8.5l5 5"],
  topaz: ["M12 2l10 18H2z", "M12 2v11M2 20l10-7 10 7"],
  gem: ["M12 2l7 7-7 13L5 9z", "M5 9h14M12 2L9 9l3 13 3-13z"],
  // What comes out of the ground.
  ingot: ["M7 6h10l5 12H2z", "M2 18l5-4h10l5 4M7 6v8M17 6v8"],
  bar: ["M3 9l4-4h14l-4 4v10H3z", "M3 9h14v10M17 9l4-4v10l-4 4"],
  coins: [
    "M3 15a6 3 0 0 1 12 0v4a6 3 0 0 1-12 0zM10 6a6 3 0 0 1 12 0v4a6 3 0 0 1-8 2.8V13",
    "M3 15a6 3 0 0 0 12 0M10 6a6 3 0 0 0 12 0M10 6v5",
  ],
  water: ["M12 2q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z", "M9 15a3 3 0 0 0 3 3"],
  earth: ["M2 19q2-8 8-7 2-4 6-2 5 1 6 9z", "M7 16h2M14 14h2M17 17h2"],
  rune: ["M5 3h14v18H5z", "M12 6v12M12 9l4-3M12 13l-4-3"],
  egg: ["M12 2q7 6 7 12a7 8 0 0 1-14 0q0-6 7-12z", "M6 12l3 2 3-3 3 3 3-2"],
  // Bad company.
  skull: [
    "M12 2a9 9 0 0 1 6 15v4H6v-4a9 9 0 0 1 6-15z",
    "M8 11a1.7 1.7 0 1 0 .1 0M16 11a1.7 1.7 0 1 0 .1 0M12 14l-1 2h2zM10 18v3M14 18v3",
  ],
  worms: [
    "M3 18q0-9 5-9t5 6q0 3 2 3t2-4q0-5-2-8l4-2q4 5 2 12-2 6-6 6t-6-6q0-3-2-3-1 0-1 5z",
    "M18 6.5h.1",
  ],
  barrel: [
    "M6 3h12l2 4v10l-2 4H6l-2-4V7z",
    "M4 8h16M4 16h16M12 12m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0",
  ],
  thief: ["M4 8a8 6 0 0 1 16 0v5a8 9 0 0 1-16 0z", "M4 10h16v4H4zM9 12h.1M15 12h.1M10 18h4"],
  ghost: ["M5 21V10a7 7 0 0 1 14 0v11l-3.5-2.5L12 21l-3.5-2.5z", "M9.5 10v2M14.5 10v2M11 15h2"],
  spider: [
    "M12 7a3 3 0 0 1 2 5q3 2 2 6-2 3-4 3t-4-3q-1-4 2-6a3 3 0 0 1 2-5z",
    "M9 12L4 9 2 12M8 15l-6 1M9 19l-5 3M15 12l5-3 2 3M16 15l6 1M15 19l5 3M10.5 9h.1M13.5 9h.1",
  ],
  snake: [
    "M4 20h11q5 0 5-4t-5-4H10q-3 0-3-2.5T10 7h4q0-4 4-4t4 4q0 3-3 3.2L14 10.5h-3.5v-1H15q7 1 7 6.5 0 7-7 7H4z",
    "M18 6h.1",
  ],
  wolf: ["M3 3l5 3h8l5-3-1 9q-1 6-8 10-7-4-8-10z", "M9 11l-2-1M15 11l2-1M12 16l-1.5-2h3zM12 16v3"],
  orc: [
    "M5 7q1-5 7-5t7 5l3 1-2 4q0 9-8 10-8-1-8-10L2 8z",
    "M9 10h.1M15 10h.1M9 18v-3M15 18v-3M8 18h8",
  ],
  collapse: ["M2 21l3-8 5 1 1-6 6-2 5 8-1 7z", "M5 13l4 8M10 14l5-1 2-7M15 13l2 8M4 3l3 3M12 2v3"],
  // Tools and treasure.
  chest: ["M3 10q0-6 5-6h8q5 0 5 6v10H3z", "M3 11h18M10 10h4v4h-4zM7 4.5V20M17 4.5V20"],
  map: ["M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2z", "M9 3v16M15 5v16M11 9l3 3M14 9l-3 3"],
  crown: ["M3 7l5 5 4-8 4 8 5-5-2 12H5z", "M5 16h14M12 13h.1"],
  ring: ["M12 8a7 7 0 1 1-.1 0zM12 11a4 4 0 1 0 .1 0z", "M9 3h6l2 3-5 4-5-4z"],
  shield: ["M12 2l9 3q0 12-9 17Q3 17 3 5z", "M12 2v20M4 11h16"],
  purse: ["M9 8q-7 5-6 10 1 4 9 4t9-4q1-5-6-10z", "M8 3l2 3 2-3 2 3 2-3-1 5H9zM12 12v6M10 14h4"],
  compass: [
    "M12 2a10 10 0 1 1-.1 0z",
    "M12 5v1.5M12 17.5V19M5 12h1.5M17.5 12H19M15 9l-2 5-4 1 2-5z",
  ],
  pickaxe: ["M3 7q9-7 18 3-5-3-8-3l-1 2-2-1V6Q7 6 3 7z", "M12 8L6 22"],
  shovel: ["M9 13l5 0q1 5-2.5 9Q8 18 9 13z", "M11.5 13V3M8.5 2.5h6"],
  scroll: ["M6 3h13v14a4 4 0 0 1-4 4H5q3-1 3-4V6q-1-3-4-2 1-1 2-1z", "M11 8h5M11 12h5"],
  bomb: ["M11 8a7 7 0 1 1-.1 0z", "M15 9l3-3 2 1M21 4l1-1M19 3V2M22 6h1"],
  dynamite: ["M7 8h10v14H7z", "M7 12h10M7 18h10M12 8q0-4 4-4l2-2"],
  potion: ["M9 2h6v6l5 9q1 5-4 5H8q-5 0-4-5l5-9z", "M8 3h8M6 14h12M11 18h.1M14 16h.1"],
  sceptre: ["M12 2a4 4 0 1 1-.1 0z", "M12 10v12M9 13h6M9 22h6"],
  anchor: [
    "M12 2a2.5 2.5 0 1 1-.1 0z",
    "M12 7v14M7 10h10M4 14q1 7 8 7t8-7M4 14l-1 3M4 14l3 1M20 14l1 3M20 14l-3 1",
  ],
  binoculars: ["M3 20v-7l3-8h4v15zM21 20v-7l-3-8h-4v15z", "M10 9h4M3 15h7M14 15h7"],
  bridge: ["M2 12q10 6 20 0v4q-10 6-20 0z", "M3 4v14M21 4v14M3 6q9 7 18 0M8 14v4M12 15v4M16 14v4"],
  river: ["M2 6q4-4 7 0t7 0 6 0v12q-3 4-6 0t-7 0-7 0z", "M4 12q3-3 5 0t6 0 5 0"],
  torch: ["M12 2q5 5 4 8-1 3-4 3t-4-3q-1-3 2-4 1 2 2 1 1-2 0-5z", "M9 13h6l-2 9h-2z"],
  idol: ["M8 2h8l1 7 4 2-2 5-2-1v7H7v-7l-2 1-2-5 4-2z", "M9.5 6h1M13.5 6h1M10 9h4M10 14v5M14 14v5"],
  // Odds and ends.
  cookie: [
    "M12 2a10 10 0 1 0 10 10q-3 1-4-2-4 0-4-4-3 0-2-4z",
    "M8 9h.1M7 14h.1M12 13h.1M13 18h.1M17 15h.1",
  ],
  milk: ["M8 2h8v4l2 4v12H6V10l2-4z", "M6 12h12M6 18h12M8 6h8"],
  pipe: ["M2 4h9q9 0 9 9v3h2v5H11v-5h2v-2q0-3-3-3H2z", "M5 4v7M11 16h11"],
  eye: ["M1 12q11-14 22 0-11 14-22 0z", "M12 8.5a3.5 3.5 0 1 1-.1 0M12 12h.1"],
  paw: [
    "M12 12q6 4 5 8-2 3-5 1-3 2-5-1-1-4 5-8zM4 13a2 2.6 0 1 1 .1 0zM9.4 8.6a2 2.6 0 1 1 .1 0zM14.6 8.6a2 2.6 0 1 1 .1 0zM20 13a2 2.6 0 1 1 .1 0z",
  ],
  urn: ["M8 2h8v3l-2 1q7 4 5 11-2 5-4 5H9q-2 0-4-5-2-7 5-11L8 5z", "M6 12h12M5 16h14"],
  hat: [
    "M1 17q4-1 4-6 2-7 7-7t7 7q0 5 4 6-11 5-22 0z",
    "M12 8a2 2 0 1 1-.1 0M9.5 14l5-2M9.5 12l5 2",
  ],
  sabre: ["M21 2Q20 14 8 17l-2-2Q18 10 21 2z", "M4 13l6 6M6 17l-4 4"],
  person: ["M12 2a4.5 4.5 0 1 1-.1 0zM3 22q0-10 9-10t9 10z"],
  glass: ["M5 2h14v4l-5 6 5 6v4H5v-4l5-6-5-6z", "M5 6h14M5 18h14M9 20h6"],
  dice: ["M4 4h16v16H4z", "M8 8h.1M16 8h.1M12 12h.1M8 16h.1M16 16h.1"],
  ticket: ["M2 6h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4z", "M15 6v12M6 10h5M6 14h5"],
  dress: ["M8 2l2 3h4l2-3 1 6-2 3 5 11H4L9 11 7 8z", "M9 11h6"],
  box: ["M3 8l9-5 9 5v9l-9 5-9-5z", "M3 8l9 5 9-5M12 13v9"],
  door: ["M4 22V9a8 7 0 0 1 16 0v13z", "M8 22V10a4 4 0 0 1 8 0v12M14 15h.1"],
  key: ["M8 3a5 5 0 1 1-.1 0zM8 6.5a1.5 1.5 0 1 0 .1 0z", "M11.5 11.5L21 21M17 17l3-3M14 14l2-2"],
  leaf: ["M3 21Q1 4 21 3q0 18-14 16z", "M3 21L15 9"],
  moon: ["M15 2A10 10 0 1 0 22 16 9 9 0 0 1 15 2z"],
  bow: ["M7 2q13 3 13 10T7 22l3-10z", "M7 2v20M2 12h18M20 12l-3-2M20 12l-3 2"],
  helmet: ["M4 21V11a8 8 0 0 1 16 0v10h-5v-6H9v6z", "M9 12h6M12 3v6"],
  star: ["M12 2l3 7 7 .5-5.5 4.5 2 7.5L12 17l-6.5 4.5 2-7.5L2 9.5 9 9z"],
  cross: ["M12 2l9 3q0 12-9 17Q3 17 3 5z", "M12 6v10M8 10h8"],
  cat: ["M4 3l5 4h6l5-4v10q0 8-8 8t-8-8z", "M9 12v1M15 12v1M12 15l-1 1h2zM1 14l5 1M23 14l-5 1"],
  hook: ["M8 2h8v6H8z", "M12 8v5q0 4 4 4t4-4-3-3M12 13q-6 1-6 5t5 4"],
  boot: ["M7 2h7v11l7 4v5H5V12z", "M5 18h16M7 6h7"],
  hammer: ["M3 4h14l4 4v3H3z", "M11 11v11"],
};

/** A picture by name in a tone. @param {string} name @param {string} tone */
export function glyph(name, tone) {
  const [outline, lines] = SHAPES[name] ?? SHAPES.box ?? [""];
  return html`<svg class="glyph" viewBox="-1 -1 26 26" aria-hidden="true" focusable="false">
    <path d=${outline} fill=${TONES[tone] ?? tone} fill-rule="evenodd" stroke=${INK} stroke-width="1.5" stroke-linejoin="round" />
    ${lines ? svg`<path d=${lines} fill="none" stroke=${INK} stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>` : ""}
  </svg>`;
}

/** What draws the cards of a game by its looks. @param {Looks} looks @returns {(face: string) => unknown} */
export function pictureBy(looks) {
  return (face) => glyph(...pictureOf(looks, face));
}
