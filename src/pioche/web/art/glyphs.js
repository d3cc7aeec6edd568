// Pictures of cards without a drawing: a filled shape with its light and shade, and ink lines over it, in a box of 24 by 24. The light comes from the top left.

import { pictureOf } from "../js/faces.js";
import { html, svg } from "../vendor/lit.js";
import { INK } from "./palette.js";

/** @import { Looks } from "../boards/scene.js" */

/** The colours of pictures; shapes differ too, so that colour alone never matters. */
/** @type {Record<string, string>} */
export const TONES = {
  ruby: "#d92a45",
  gold: "#e6ae34",
  ice: "#a6e0ef",
  leaf: "#5fa03c",
  steel: "#a3aab2",
  bone: "#f1e6cc",
  fire: "#ef7a2c",
  violet: "#9a5fcb",
  blue: "#3f86d8",
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
  ruby: ["M8 3h8l5 5v8l-5 5H8l-5-5V8z"],
  diamond: ["M6 4h12l4 6-10 11L2 10z", "M2 10h20"],
  emerald: ["M7 2h10l3 4v12l-3 4H7l-3-4V6z"],
  amethyst: ["M12 2l9 6v8l-9 6-9-6V8z"],
  sapphire: ["M12 1.5q8 9 8 14a8 7 0 0 1-16 0q0-5 8-14z"],
  topaz: ["M12 2l10 18H2z"],
  gem: ["M12 2l7 7-7 13L5 9z"],
  // What comes out of the ground.
  ingot: ["M7 6h10l5 12H2z", "M5.5 10.5h13"],
  bar: ["M3 9l4-4h14v10l-4 4H3z", "M3 9h14v10M17 9l4-4"],
  coins: [
    "M3 15a6 3 0 0 1 7-2.900V6a6 3 0 0 1 12 0v4q0 2.500-4 3-2 .500-3 .200v5.800a6 3 0 0 1-12 0z",
    "M3 15a6 3 0 0 0 12 0 6 3 0 0 0-5-2.900M10 6a6 3 0 0 0 12 0M15 13.200V15",
  ],
  water: ["M12 2q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z", "M9 15a3 3 0 0 0 3 3"],
  earth: ["M2 19q2-8 8-7 2-4 6-2 5 1 6 9z", "M7 16h2M14 14h2M17 17h2"],
  rune: ["M5 3h14v18H5z", "M12 6v12M12 9l4-3M12 13l-4-3"],
  egg: ["M12 2q7 6 7 12a7 8 0 0 1-14 0q0-6 7-12z", "M6 12l3 2 3-3 3 3 3-2"],
  // Bad company.
  skull: [
    "M12 2a9 9 0 0 1 6 15v4H6v-4a9 9 0 0 1 6-15z",
    "M9.500 18.500V21M12 18.500V21M14.500 18.500V21",
  ],
  worms: [
    "M3 20q-1-11 5-11 5 0 5 6 0 3 2 3t2-4q0-5-2-8 0-3 3-3 3 .500 4 5 1.500 12-6 13-6 0-6-7 0-2-2-2-1.500 0-1 8-2 2-4 0z",
    "M18 6h.1M4 17h2M15 20l-.600 2M19.500 10l2-.500",
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
  crown: ["M3 7l5 5 4-8 4 8 5-5-2 12H5z", "M5.400 16h13.200"],
  ring: ["M12 8a7 7 0 1 1-.1 0zM12 11a4 4 0 1 0 .1 0z"],
  shield: ["M12 2l9 3q0 12-9 17Q3 17 3 5z", "M12 2v20M4 11h16"],
  purse: ["M9 8q-7 5-6 10 1 4 9 4t9-4q1-5-6-10z", "M8 3l2 3 2-3 2 3 2-3-1 5H9zM12 12v6M10 14h4"],
  compass: [
    "M12 2a10 10 0 1 1-.1 0z",
    "M12 5v1.5M12 17.5V19M5 12h1.5M17.5 12H19M15 9l-2 5-4 1 2-5z",
  ],
  pickaxe: ["M3 7q9-7 18 3-5-3-8-3l-1 2-2-1V6Q7 6 3 7z"],
  shovel: ["M9 13l5 0q1 5-2.5 9Q8 18 9 13z"],
  scroll: ["M6 3h13v14a4 4 0 0 1-4 4H5q3-1 3-4V6q-1-3-4-2 1-1 2-1z", "M11 8h5M11 12h5"],
  bomb: ["M11 8a7 7 0 1 1-.1 0z", "M15 9l3-3 2 1M21 4l1-1M19 3V2M22 6h1"],
  dynamite: ["M7 8h10v14H7z", "M7 12h10M7 18h10M12 8q0-4 4-4l2-2"],
  potion: ["M9 2h6v6l5 9q1 5-4 5H8q-5 0-4-5l5-9z", "M8 3h8M6 14h12M11 18h.1M14 16h.1"],
  sceptre: ["M12 2a4 4 0 1 1-.1 0z"],
  anchor: [
    "M12 2a2.5 2.5 0 1 1-.1 0z",
    "M12 7v14M7 10h10M4 14q1 7 8 7t8-7M4 14l-1 3M4 14l3 1M20 14l1 3M20 14l-3 1",
  ],
  binoculars: ["M3 20v-7l3-8h4v15zM21 20v-7l-3-8h-4v15z", "M10 9h4M3 15h7M14 15h7"],
  bridge: ["M2 12q10 6 20 0v4q-10 6-20 0z", "M3 4v14M21 4v14M3 6q9 7 18 0M8 14v4M12 15v4M16 14v4"],
  river: ["M2 6q4-4 7 0t7 0 6 0v12q-3 4-6 0t-7 0-7 0z", "M4 12q3-3 5 0t6 0 5 0"],
  torch: ["M12 2q5 5 4 8-1 3-4 3t-4-3q-1-3 2-4 1 2 2 1 1-2 0-5z"],
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
  person: ["M12 2a4.500 4.500 0 1 1-.1 0zM3 22q0-10 9-10t9 10z"],
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
  star: ["M12 2l3 7 7 .5-5.5 4.500 2 7.500L12 17l-6.500 4.500 2-7.500L2 9.500 9 9z"],
  cross: ["M12 2l9 3q0 12-9 17Q3 17 3 5z", "M12 6v10M8 10h8"],
  cat: ["M4 3l5 4h6l5-4v10q0 8-8 8t-8-8z", "M9 12v1M15 12v1M12 15l-1 1h2zM1 14l5 1M23 14l-5 1"],
  hook: ["M8 2h8v6H8z", "M12 8v5q0 4 4 4t4-4-3-3M12 13q-6 1-6 5t5 4"],
  boot: ["M7 2h7v11l7 4v5H5V12z", "M5 18h16M7 6h7"],
  hammer: ["M3 4h14l4 4v3H3z"],
};

/**
 * The faces of cut stones and the like, each with its light: from -1, black, to 1, white.
 * @type {Record<string, [string, number][]>}
 */
const FACETS = {
  ruby: [
    ["M8 3h8l-1.500 4h-5z", 0.5],
    ["M8 3L3 8l3.500 1.500 3-2.500z", 0.36],
    ["M3 8v8l3.500-1.500v-5z", 0.14],
    ["M16 3l5 5-3.500 1.500-3-2.500z", 0.08],
    ["M21 8v8l-3.500-1.500v-5z", -0.24],
    ["M21 16l-5 5-1.500-4 3-2.500z", -0.42],
    ["M16 21H8l1.500-4h5z", -0.34],
    ["M8 21l-5-5 3.500-1.500 3 2.500z", -0.14],
    ["M9.500 7h5l3 2.500v5l-3 2.500h-5l-3-2.500v-5z", 0.06],
    ["M9.700 8h4.500L7.500 13.500V10z", 0.55],
  ],
  diamond: [
    ["M6 4h12l-2 6H8z", 0.5],
    ["M6 4L2 10h6z", 0.3],
    ["M18 4l4 6h-6z", -0.2],
    ["M8 10h8l-4 11z", 0.22],
    ["M22 10h-6l-4 11z", -0.32],
    ["M7.500 5h5L9 9z", 0.85],
    ["M5.500 11.500h2L10 17z", 0.45],
  ],
  emerald: [
    ["M7 2h10l-1.500 4.500h-7z", 0.48],
    ["M7 2L4 6v12l3 4 1.500-4.500v-11z", 0.14],
    ["M17 2l3 4v12l-3 4-1.500-4.500v-11z", -0.28],
    ["M7 22h10l-1.500-4.500h-7z", -0.4],
    ["M8.500 6.500h7v11h-7z", 0.08],
    ["M9.300 7.300h4.700l-4.700 6z", 0.55],
  ],
  amethyst: [
    ["M12 2v7L3 8z", 0.48],
    ["M12 2v7l9-1z", 0.12],
    ["M3 8l9 1-5 9-4-2z", 0.1],
    ["M21 8l-9 1 5 9 4-2z", -0.28],
    ["M12 9l5 9H7z", 0.22],
    ["M7 18h10l-5 4z", -0.3],
    ["M3 16l4 2 5 4z", -0.16],
    ["M21 16l-4 2-5 4z", -0.46],
    ["M11.600 10.500l-2.800 5.500 1.800-.300z", 0.5],
  ],
  sapphire: [
    ["M12 1.500q8 9 8 14a8 7 0 0 1-8 7q5.500-6 4.500-12Q15 6 12 1.500z", -0.3],
    ["M11.300 4.500Q5.800 11 5.800 15.500q0 2.800 1.700 4.300-.8-7.300 3.800-15.300z", 0.42],
    ["M8.200 15q.200-2.700 1.600-4.500.8 2.300-.4 5.200z", 0.85],
    ["M9 20.500q3 1.300 6.500-.300-1.500 1.800-3.500 1.800-1.800 0-3-1.500z", 0.3],
  ],
  topaz: [
    ["M12 2v11L2 20z", 0.38],
    ["M12 2v11l10 7z", -0.2],
    ["M2 20l10-7 10 7z", -0.36],
    ["M11 6.500v5.700L6 15.700z", 0.45],
  ],
  gem: [
    ["M12 2L5 9h4z", 0.52],
    ["M12 2L9 9h6z", 0.26],
    ["M12 2l7 7h-4z", -0.12],
    ["M5 9h4l3 13z", 0.18],
    ["M19 9h-4l-3 13z", -0.36],
    ["M9.800 10h2.400l-.7 5z", 0.55],
  ],
  ingot: [
    ["M7 6h10l1.500 4.500h-13z", 0.42],
    ["M14.500 10.500h4L22 18h-6z", -0.3],
    ["M6.200 12.200h5l-.4 2.200H5z", 0.5],
  ],
  bar: [
    ["M3 9l4-4h14l-4 4z", 0.45],
    ["M17 9l4-4v10l-4 4z", -0.36],
    ["M5 11h5l-2.500 5.500H5z", 0.42],
  ],
  coins: [
    ["M3 15a6 3 0 0 1 12 0 6 3 0 0 1-12 0z", 0.4],
    ["M10 6a6 3 0 0 1 12 0 6 3 0 0 1-12 0z", 0.4],
    ["M11.500 17.500v4q3.500-.500 3.500-2.500v-4q0 1.800-3.500 2.500z", -0.34],
    ["M18.500 8.500v4.300q3.500-.8 3.500-2.800V6q0 1.800-3.500 2.500z", -0.34],
  ],
  skull: [
    ["M13 2.100a9 9 0 0 1 5 14.900v4h-4.500q2.500-9-.500-18.900z", -0.2],
    ["M5 10.500Q5.500 4.800 11 4q-3.500 2-4 6.500z", 0.6],
    ["M8.300 8.800a2.500 2.500 0 1 1-.1 0zM15.700 8.800a2.500 2.500 0 1 1-.1 0z", -0.86],
    ["M12 14l-1.500 2.700h3z", -0.86],
  ],
  star: [
    ["M12 2L9 9l3 3.200z", 0.5],
    ["M2 9.500L9 9l3 3.200z", 0.42],
    ["M7.500 14L2 9.500l10 2.700z", 0.1],
    ["M12 2l3 7-3 3.200z", -0.08],
    ["M22 9.500l-5.500 4.500-4.500-1.800z", -0.3],
    ["M18.500 21.500L12 17v-4.800z", -0.38],
    ["M5.500 21.500L12 17v-4.800z", -0.14],
  ],
  crown: [
    ["M12 4l4 8 5-5-2 12h-7z", -0.22],
    ["M5.400 16h13.200l-.4 3H5.800z", 0.38],
    ["M4.600 9.500l3.200 3.200.4 2.400H5.700z", 0.5],
  ],
  box: [
    ["M3 8l9-5 9 5-9 5z", 0.42],
    ["M12 13l9-5v9l-9 5z", -0.3],
  ],
  dice: [
    ["M4 4h16l-2 2H6v12l-2 2z", 0.45],
    ["M20 4v16H4l2-2h12V6z", -0.28],
  ],
  shield: [
    ["M12 2l9 3q0 12-9 17z", -0.26],
    ["M4.600 6.300L11 4.200v3.300L5 9z", 0.45],
  ],
  cross: [
    ["M12 2l9 3q0 12-9 17z", -0.26],
    ["M4.600 6.300L11 4.200v2L4.900 8.300z", 0.45],
  ],
  map: [
    ["M9 3l6 2v16l-6-2z", -0.2],
    ["M3 5l6-2v16l-6 2z", 0.3],
    ["M15 5l6-2v16l-6 2z", 0.1],
  ],
  leaf: [["M3 21L15 9l6-6q0 18-14 16z", -0.24]],
};

/**
 * Handles: a rod of wood or metal behind the shape.
 * @type {Record<string, [string, string]>}
 */
const RODS = {
  pickaxe: ["M12.500 6.500L5.500 21.500", "wood"],
  shovel: ["M11.500 14V3M8.500 2.500h6", "wood"],
  hammer: ["M11 10v12", "wood"],
  sceptre: ["M12 9v13M9 13h6M9 22h6", "gold"],
  torch: ["M12 13l-.500 9", "wood"],
};

/**
 * Parts of another colour over the shape.
 * @type {Record<string, [string, string][]>}
 */
const PARTS = {
  ring: [["M9 2.500h6l2.500 3.500-5.500 4.500L6.500 6z", "ice"]],
  crown: [["M12 10.300l1.700 2.200-1.700 2.200-1.700-2.200z", "ruby"]],
  torch: [["M8.500 12.500h7l-1.200 3H9.700z", "steel"]],
  chest: [["M10 10h4v4h-4z", "gold"]],
  purse: [["M12 12.300a2.800 2.800 0 1 1-.1 0z", "gold"]],
};

// Thin or hollow ones: only a line of light, since a smaller copy of them would not lie inside.
/** @type {Record<string, string>} */
const SHINES = {
  worms: "M4 16q0-5 4-5 2.500.300 3 4M17.500 5q2 .500 2.500 5-.500 6-3 8",
  snake: "M5 21.500h10q5.500-.500 5.500-5M17 4.500q2-.500 3 1.500",
  sabre: "M19 5Q17 12 9 15",
  bow: "M9 4.500q8.500 2.500 9.500 7",
  ring: "M7 13q.5-2.500 3-3.300M10 4.300h2.500",
  anchor: "M11 3.500h.1",
  sceptre: "M10.300 4q-1 1-.8 2.400",
  pickaxe: "M6 6.300q6-3 11 1.200",
  shovel: "M10.500 14.500q0 2 .6 3.500",
  spider: "M10 15.500q0-1.500 1-2.500",
  paw: "M9.500 17q.500-1.800 2-3",
  bridge: "M4 13.500q8 4 16 0",
  river: "M4 8q2-2 4 0M14 9q2 1 4 0",
  pipe: "M4 6h7q5 .5 6.500 4",
  key: "M5.500 6.500q.5-1 1.500-1.500",
  moon: "M6 9q-1.500 5 1.500 9",
  collapse: "M6 14l3 .800M12 9l4-1.200",
  torch: "M9.700 10q-.5-1.500.5-2.500",
  hook: "M9.500 3.500v3",
  compass: "M5 9q1.500-4 5-5",
  eye: "M5 10q6-5 12-1.500",
  person: "M9.500 5q.8-1.300 2.300-1.400M6 19q.5-4 4-5",
  hat: "M7.500 11q.5-4 4-5",
  bomb: "M6.500 14q.5-3 3.500-4",
};

/** A picture by name in a tone. @param {string} name @param {string} tone */
export function glyph(name, tone) {
  const known = SHAPES[name] ? name : "box";
  const [outline, lines] = SHAPES[known] ?? [""];
  return html`<svg class="glyph" viewBox="-1 -1 26 26" aria-hidden="true" focusable="false">
    ${rod(known)}
    <path d=${outline} fill=${TONES[tone] ?? tone} fill-rule="evenodd" />
    ${light(known, TONES[tone] ?? tone)}
    ${lines ? svg`<path d=${lines} fill="none" stroke=${INK} stroke-width="1.300" stroke-linecap="round" stroke-linejoin="round"/>` : ""}
    <path d=${outline} fill="none" stroke=${INK} stroke-width="1.500" stroke-linejoin="round" />
    ${(PARTS[known] ?? []).map(([d, other]) => svg`<path d=${d} fill=${TONES[other]} stroke=${INK} stroke-width="1.200" stroke-linejoin="round"/>`)}
  </svg>`;
}

/** @param {string} name */
function rod(name) {
  const found = RODS[name];
  if (!found) return "";
  const [d, tone] = found;
  return svg`<path d=${d} fill="none" stroke=${INK} stroke-width="4" stroke-linecap="round"/>
    <path d=${d} fill="none" stroke=${TONES[tone]} stroke-width="1.600" stroke-linecap="round"/>`;
}

/** The light on a shape: its facets, a line of shine, or a rim that lies in the shade. @param {string} name @param {string} colour */
function light(name, colour) {
  const facets = FACETS[name];
  if (facets) {
    return facets.map(
      ([d, shade]) =>
        svg`<path d=${d} fill=${shade < 0 ? "#1c0d06" : "#fff"} opacity=${Math.abs(shade)}/>`,
    );
  }
  const shine = SHINES[name];
  if (shine)
    return svg`<path d=${shine} fill="none" stroke="#fff" stroke-width="1.400" stroke-linecap="round" opacity="0.6"/>`;
  const [outline] = SHAPES[name] ?? [""];
  return svg`<path d=${outline} fill="#1c0d06" fill-rule="evenodd" opacity="0.26"/>
    <path d=${outline} fill=${colour} fill-rule="evenodd" transform="translate(10 9.500) scale(0.840) translate(-10 -9.500)"/>
    <path d=${outline} fill="#fff" fill-rule="evenodd" opacity="0.26" transform="translate(9 8) scale(0.620) translate(-9 -8)"/>`;
}

/** What draws the cards of a game by its looks. @param {Looks} looks @returns {(face: string) => unknown} */
export function pictureBy(looks) {
  return (face) => glyph(...pictureOf(looks, face));
}
