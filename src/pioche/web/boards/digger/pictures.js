// Drawings of Digger: tokens, dice, the crate, the box, the glass, the thief's hand.

import {
  BONE,
  GOLD,
  GOLD_DARK,
  GOLD_LIGHT,
  ICE,
  ICE_DARK,
  ICE_LIGHT,
  ICE_MIDDLE,
  INK,
  PAPER,
  RUBY,
  RUBY_GLINT,
  RUBY_LIGHT,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from "../../art/palette.js";
import { html, svg } from "../../vendor/lit.js";

/** @import { SVGTemplateResult as Drawing } from "../../vendor/lit.js" */

const WATER = "#3b83d6";
const WATER_LIGHT = "#9fd2fb";
const WATER_DARK = "#22589f";
const GREEN = "#3f9a4e";
const GREEN_LIGHT = "#8fd68b";
const GREEN_DARK = "#226335";
const RUBY_DARK = "#84122a";
const NIGHT_BLACK = "#37324a";
const GLINT = "M0-9l2.4 6.6L9 0 2.4 2.4 0 9l-2.4-6.600L-9 0l6.6-2.400z";

/** Planes of a cut stone: corners and a colour each. @param {[string, string][]} planes */
function cut(planes) {
  return planes.map(([points, fill]) => svg`<polygon points=${points} fill=${fill}/>`);
}

/** The ink around a stone, and a star of light on it. @param {string} points @param {number} x @param {number} y */
function outline(points, x, y) {
  return svg`<polygon points=${points} fill="none" stroke=${INK} stroke-width="5.5" stroke-linejoin="round"/>
    <path d=${GLINT} transform=${`translate(${x} ${y})`} fill="#fff"/>`;
}

function water() {
  return svg`
    <path d="M50 5Q84 44 84 63a34 33 0 0 1-68 0Q16 44 50 5z" fill=${WATER}/>
    <path d="M50 5Q84 44 84 63a34 33 0 0 1-34 33q-12 0-20-6 34 0 36-32Q66 36 50 5z" fill=${WATER_DARK}/>
    <path d="M27 58q2-13 12-25-1 16-5 27-6 5-7-2z" fill=${WATER_LIGHT}/>
    <path d="M33 80q8 7 19 6" fill="none" stroke=${WATER_LIGHT} stroke-width="5" stroke-linecap="round"/>
    <path d="M50 5Q84 44 84 63a34 33 0 0 1-68 0Q16 44 50 5z" fill="none" stroke=${INK} stroke-width="5.5" stroke-linejoin="round"/>
    <circle cx="35" cy="46" r="4" fill="#fff"/>`;
}

function gold() {
  return svg`
    ${cut([
      ["20,46 80,46 95,82 5,82", GOLD],
      ["32,22 68,22 80,46 20,46", GOLD_LIGHT],
      ["80,46 95,82 70,82 62,46", GOLD_DARK],
      ["68,22 80,46 62,46 55,22", GOLD],
      ["20,46 30,46 18,82 5,82", GOLD_LIGHT],
    ])}
    <path d="M20 46h60" stroke=${INK} stroke-width="3.5" stroke-linecap="round"/>
    <path d="M38 57h24l4 15H34z" fill="none" stroke=${GOLD_DARK} stroke-width="3.5" stroke-linejoin="round"/>
    ${outline("32,22 68,22 80,46 95,82 5,82 20,46", 38, 33)}`;
}

function ruby() {
  return svg`
    ${cut([
      ["31,7 69,7 93,31 93,69 69,93 31,93 7,69 7,31", RUBY],
      ["31,7 69,7 62,28 38,28", RUBY_LIGHT],
      ["7,31 31,7 38,28 28,38", RUBY_GLINT],
      ["7,31 28,38 28,62 7,69", RUBY_LIGHT],
      ["93,31 93,69 72,62 72,38", RUBY_DARK],
      ["93,69 69,93 62,72 72,62", RUBY_DARK],
      ["69,93 31,93 38,72 62,72", RUBY_DARK],
      ["38,28 62,28 72,38 28,62 28,38", RUBY_LIGHT],
    ])}
    <path d="M38 28h24l10 10v24L62 72H38L28 62V38z" fill="none" stroke=${INK} stroke-width="2.4" stroke-opacity=".5"/>
    ${outline("31,7 69,7 93,31 93,69 69,93 31,93 7,69 7,31", 40, 40)}`;
}

function emerald() {
  return svg`
    ${cut([
      ["31,5 69,5 86,22 86,78 69,95 31,95 14,78 14,22", GREEN],
      ["31,5 69,5 62,25 38,25", GREEN_LIGHT],
      ["14,22 31,5 38,25 33,31", "#d3f3c6"],
      ["14,22 33,31 33,69 14,78", GREEN_LIGHT],
      ["86,22 86,78 67,69 67,31", GREEN_DARK],
      ["86,78 69,95 62,75 67,69", GREEN_DARK],
      ["69,95 31,95 38,75 62,75", GREEN_DARK],
      ["38,25 62,25 67,31 33,64 33,31", "#6cc070"],
    ])}
    <path d="M38 25h24l5 6v38l-5 6H38l-5-6V31z" fill="none" stroke=${INK} stroke-width="2.4" stroke-opacity=".5"/>
    ${outline("31,5 69,5 86,22 86,78 69,95 31,95 14,78 14,22", 43, 38)}`;
}

function diamond() {
  return svg`
    ${cut([
      ["27,12 73,12 97,42 50,95 3,42", ICE],
      ["27,12 73,12 62,42 38,42", "#fff"],
      ["27,12 38,42 3,42", ICE_LIGHT],
      ["73,12 97,42 62,42", ICE_MIDDLE],
      ["3,42 38,42 50,95", ICE_MIDDLE],
      ["38,42 62,42 50,95", ICE_LIGHT],
      ["62,42 97,42 50,95", ICE_DARK],
      ["50,12 62,42 38,42", ICE_LIGHT],
    ])}
    <path d="M3 42h94M27 12l11 30 12 53 12-53 11-30" fill="none" stroke=${INK} stroke-width="2.4" stroke-opacity=".5" stroke-linejoin="round"/>
    ${outline("27,12 73,12 97,42 50,95 3,42", 33, 28)}`;
}

/** The thief: eyes behind a mask. */
function black() {
  return svg`
    <path d="M8 34q20-12 42-4 22-8 42 4 4 30-16 38-16 4-26-10-10 14-26 10Q4 64 8 34z" fill=${NIGHT_BLACK} stroke=${INK} stroke-width="5.5" stroke-linejoin="round"/>
    <path d="M14 38q16-9 34-1" fill="none" stroke="#6f688c" stroke-width="4" stroke-linecap="round"/>
    <path d="M20 52q10-12 24-2-4 12-14 11-7-1-10-9zM80 52q-10-12-24-2 4 12 14 11 7-1 10-9z" fill=${PAPER} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <circle cx="35" cy="53" r="4.6" fill=${INK}/><circle cx="67" cy="53" r="4.6" fill=${INK}/>
    <path d="M91 40l8-8M90 50l9 6" stroke=${INK} stroke-width="5.5" stroke-linecap="round"/>`;
}

/** A die in the hand of the one who asks what it is. */
function dieArt() {
  return svg`
    <path d="M50 6l38 19v48L50 94 12 73V25z" fill=${BONE} stroke=${INK} stroke-width="5.5" stroke-linejoin="round"/>
    <path d="M88 25v48L50 94V46z" fill="#b59c6c"/><path d="M12 25v48l38 21V46z" fill="#dcc798"/>
    <path d="M12 25l38 21 38-21M50 46v48" fill="none" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
    <ellipse cx="50" cy="26" rx="13" ry="7" fill=${RUBY} stroke=${INK} stroke-width="3"/>
    <path d="M31 50l9 14-9 12-9-22z" fill=${GREEN} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <path d="M69 50l9 4-9 22-9-12z" fill=${WATER} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>`;
}

function crateArt() {
  return svg`
    <path d="M10 34h80v54H10z" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="5.5" stroke-linejoin="round"/>
    <path d="M10 34l10-16h60l10 16z" fill=${WOOD_DARK} stroke=${INK} stroke-width="5.5" stroke-linejoin="round"/>
    <path d="M70 34h20v54H70z" fill=${WOOD}/><path d="M10 52h80M10 70h80" stroke=${WOOD_DARK} stroke-width="4"/>
    <path d="M10 34h12v54H10zM78 34h12v54H78z" fill=${WOOD} stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
    <g fill=${INK}><circle cx="16" cy="43" r="2"/><circle cx="16" cy="79" r="2"/><circle cx="84" cy="43" r="2"/><circle cx="84" cy="79" r="2"/></g>
    <path d="M30 34q4-14 10-8 5-12 12-2 8-8 12 2 5-2 6 8z" fill=${GOLD} stroke=${INK} stroke-width="4" stroke-linejoin="round"/>`;
}

// Dice that look out of the cup: left, top, size and turn of each.
const CUP_DICE = [
  [22, 14, 34, -16],
  [62, 10, 36, 14],
  [40, 0, 38, -4],
  [26, 26, 34, 22],
  [60, 28, 34, -20],
];

/** The leather cup in which the dice wait, in a box of 120 by 132. @param {boolean} full */
export function cupArt(full) {
  return html`<svg class="cup-art" viewBox="0 0 120 132" aria-hidden="true">
    <ellipse cx="68" cy="121" rx="48" ry="9" fill="#000" opacity=".3"/>
    <ellipse cx="60" cy="50" rx="43" ry="14" fill="#2b160a" stroke=${INK} stroke-width="4"/>
    ${(full ? CUP_DICE : []).map(
      ([x = 0, y = 0, size = 0, turn = 0]) =>
        svg`<g transform=${`rotate(${turn} ${x + size / 2} ${y + size / 2})`}><svg x=${x} y=${y} width=${size} height=${size} viewBox="0 0 100 100" overflow="visible">${dieArt()}</svg></g>`,
    )}
    <path d="M17 50q2 46 13 68 30 14 60 0 11-22 13-68-43 26-86 0z" fill="#8a4d25" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
    <path d="M78 62q14-3 23-8-2 42-12 62-10 5-22 6 14-24 11-60z" fill="#5e3013"/>
    <path d="M25 62q2 32 9 48" fill="none" stroke="#c98950" stroke-width="6" stroke-linecap="round"/>
    <path d="M17 50q43 26 86 0v11q-43 26-85 0z" fill="#b8763f" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M21 58q39 21 78 0" fill="none" stroke="#f3d9a4" stroke-width="2.4" stroke-dasharray="5 5" stroke-linecap="round"/>
    <path d="M27 108q33 15 66 0l-3 10q-30 14-60 0z" fill="#b8763f" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M60 76l9 9-9 12-9-12z" fill=${GOLD} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M60 78l6 7h-12z" fill=${GOLD_LIGHT}/>
  </svg>`;
}

/** The lidded box into which water goes for good. */
function boxArt() {
  return svg`
    <path d="M12 44h76v46H12z" fill="#6f8ea4" stroke=${INK} stroke-width="5.5" stroke-linejoin="round"/>
    <path d="M64 44h24v46H64z" fill="#4c6a82"/><path d="M12 44h14v46H12z" fill="#9cb8c9"/>
    <path d="M12 44h76v46H12z" fill="none" stroke=${INK} stroke-width="5.5" stroke-linejoin="round"/>
    <path d="M8 34h84v14H8z" fill="#86a5ba" stroke=${INK} stroke-width="5.5" stroke-linejoin="round"/>
    <path d="M36 40h28" stroke=${INK} stroke-width="5" stroke-linecap="round"/>
    <svg x="34" y="54" width="32" height="32" viewBox="0 0 100 100">${water()}</svg>`;
}

/**
 * The sand glass, so far run down.
 * @param {number} share  what is left of its sand, between 0 and 1
 */
export function glassArt(share) {
  const [above, below] = [Math.sqrt(share), Math.sqrt(1 - share)];
  return svg`
    <path d="M22 16h56q2 22-20 34 22 12 20 34H22q-2-22 20-34-22-12-20-34z" fill="#dff1f2" fill-opacity=".92" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
    <path d="M28 24h44q-4 13-20 23h-4Q32 37 28 24z" fill=${GOLD} transform=${`translate(50 47) scale(${above}) translate(-50 -47)`}/>
    <path d="M24 82q4-18 26-23 22 5 26 23z" fill=${GOLD} transform=${`translate(50 82) scale(${below}) translate(-50 -82)`}/>
    <path d="M24 82q3-14 18-20-6 9-4 20z" fill=${GOLD_LIGHT} transform=${`translate(50 82) scale(${below}) translate(-50 -82)`}/>
    ${share > 0 ? svg`<path class="glass-thread" d="M50 46v36" stroke=${GOLD} stroke-width="2.6" stroke-linecap="round"/>` : ""}
    <path d="M30 22q0 14 12 23M30 78q0-14 10-22" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".85"/>
    <path d="M12 4h76v13H12zM12 83h76v13H12z" fill=${WOOD} stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
    <path d="M15 8h70M15 87h70" stroke=${WOOD_LIGHT} stroke-width="4" stroke-linecap="round"/>
    <path d="M17 17v66M83 17v66" stroke=${INK} stroke-width="7"/><path d="M17 17v66M83 17v66" stroke=${WOOD_LIGHT} stroke-width="3"/>`;
}

/** A gloved hand that reaches up, its fingertips at 50, 8. */
export function handArt() {
  return svg`
    <path d="M34 100l-3-22q-16-14-18-28 3-7 10-3l11 12-4-36q1-8 7-8t8 8l3 24 2-31q1-9 8-9t8 9l0 32 6-25q3-7 9-5t5 10l-5 26q8-13 13-15 7 0 5 8-7 24-21 34l-2 19z"
      fill="#5b5470" stroke=${INK} stroke-width="5" stroke-linejoin="round"/>
    <path d="M66 16l1 32 7-25M70 100l2-20q14-10 21-33" fill="none" stroke="#3a344c" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M37 26l4 30M57 12l0 30M20 52l16 20" stroke="#8b84a6" stroke-width="3.5" stroke-linecap="round"/>
    <path d="M30 88h44v12H30z" fill=${RUBY} stroke=${INK} stroke-width="5" stroke-linejoin="round"/>`;
}

/** The thief's hand on its way, still empty. */
export function reachingHand() {
  return html`<svg class="glyph" viewBox="0 0 100 100" overflow="visible" aria-hidden="true">
    <svg x="8" y="22" width="104" height="104" viewBox="0 0 100 100" overflow="visible">${handArt()}</svg>
  </svg>`;
}

/** A token in the thief's hand. @param {string} face */
export function grabbed(face) {
  return html`<svg class="glyph" viewBox="0 0 100 100" overflow="visible" aria-hidden="true">
    <svg x="8" y="22" width="104" height="104" viewBox="0 0 100 100" overflow="visible">${handArt()}</svg>
    <svg x="-4" y="-14" width="84" height="84" viewBox="0 0 100 100" overflow="visible">${drawing(face)}</svg>
  </svg>`;
}

/** @type {Record<string, () => Drawing>} */
const DRAWINGS = {
  water,
  gold,
  ruby,
  emerald,
  diamond,
  black,
  die: dieArt,
  crate: crateArt,
  box: boxArt,
  glass: () => glassArt(0.6),
};

/** What is drawn of a face, in a box of 100 by 100. @param {string} face @returns {Drawing} */
export function drawing(face) {
  return (DRAWINGS[face] ?? boxArt)();
}

/** The drawing by itself, as large as its box. @param {string} face */
export function picture(face) {
  return html`<svg class="glyph" viewBox="0 0 100 100" aria-hidden="true">${drawing(face)}</svg>`;
}

// A token lies in its colour: the rim, the top in light, the side in shade.
/** @type {Record<string, [string, string, string]>} */
const SLABS = {
  water: ["#5d9fe4", "#a9d6fb", WATER_DARK],
  gold: ["#dfa32b", "#fbdf86", "#8f5d10"],
  ruby: ["#c4223b", "#f3868a", "#7c1028"],
  emerald: ["#46a054", "#a3dd9b", "#1f5c31"],
  diamond: ["#9bd3e4", "#eefbff", "#4a92ae"],
};

/** The colours of a token: its middle tone, light and shade. @param {string} kind */
export function slabTones(kind) {
  return SLABS[kind] ?? [BONE, PAPER, WOOD];
}

// A slab's height, less where many lie on each other.
const SLAB = 7;
const MOST_SLABS = 10;
/** How high stacks may grow: where they are counted, in a crate of one’s own, and in the low one of another. */
export const HIGH = 44;
export const MIDDLE = 30;
export const LOW = 23;
const TOKEN = 42;

/**
 * Tokens of one kind in a stack, in a box 60 wide: it stands on the ground, and the stone lies on the uppermost.
 * @param {string} kind
 * @param {number} count
 * @param {number} highest
 */
export function stack(kind, count, highest) {
  const [tone, light, shade] = slabTones(kind);
  const drawn = Math.min(count, MOST_SLABS);
  const thick = Math.min(SLAB, highest / drawn);
  const edge = 72 - highest - TOKEN + 6;
  const top = 72 - thick * drawn;
  const slabs = Array.from({ length: drawn }, (_, place) => {
    const y = 72 - thick * place;
    const lean = place % 2 ? 0.9 : -0.9;
    return svg`<path d=${`M${5 + lean} ${y - thick}v${thick}a25 9.5 0 0 0 50 0v${-thick}z`} fill=${tone} stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/>
      <path d=${`M${42 + lean} ${y + 6}q12-3 12.5-7v${-thick * 0.7}q-4 4-12.5 6z`} fill=${shade}/>
      <path d=${`M${7 + lean} ${y - thick * 0.4}v${thick * 0.4}q1 3 5 5v${-thick * 0.5}q-4-1-5-4.5z`} fill=${light}/>`;
  });
  return html`<svg class="stack-art" aria-hidden="true" viewBox="0 ${edge} 60 ${84 - edge}" preserveAspectRatio="xMidYMax meet">
    <ellipse cx="33" cy="75" rx="27" ry="8" fill="#000" opacity=".3"/>
    ${slabs}
    <ellipse cx="30" cy=${top} rx="25" ry="9.5" fill=${light} stroke=${INK} stroke-width="2.4"/>
    <svg x=${30 - TOKEN / 2} y=${top - TOKEN + 7} width=${TOKEN} height=${TOKEN} viewBox="0 0 100 100">${drawing(kind)}</svg>
  </svg>`;
}

// How many lie in each layer of a heap, from the ground up, for one to ten.
const LAYERS = [
  [],
  [1],
  [2],
  [2, 1],
  [3, 1],
  [3, 2],
  [3, 2, 1],
  [4, 2, 1],
  [4, 3, 1],
  [4, 3, 2],
  [4, 3, 2, 1],
];
const STONE = 42;

/**
 * A heap on the ground, in a box of 126 by 124.
 * @param {string} kind
 * @param {number} count
 */
export function heap(kind, count) {
  const layers = LAYERS[Math.min(count, LAYERS.length - 1)] ?? [];
  const stones = layers.flatMap((wide, layer) =>
    Array.from({ length: wide }, (_, place) => {
      const turn = ((place * 47 + layer * 29 + wide * 13) % 31) - 15;
      const x = 70 + (place - (wide - 1) / 2) * 28 + (layer % 2 ? 2 : -1);
      const y = 84 - layer * 24 + (place % 2 ? 3 : 0);
      return svg`<svg x=${x - STONE / 2} y=${y - STONE / 2} width=${STONE} height=${STONE} viewBox="-50 -50 100 100" overflow="visible">
        <g transform=${`rotate(${kind === "water" ? turn / 3 : turn}) translate(-50 -50)`}>${drawing(kind)}</g></svg>`;
    }),
  );
  const wide = 14 + (layers[0] ?? 0) * 15;
  return html`<svg class="heap-art" aria-hidden="true" viewBox="7 -12 126 124" preserveAspectRatio="xMidYMax meet">
    <ellipse class="ground-shade" cx="76" cy="99" rx=${wide} ry="9" fill="#000" opacity=".28"/>
    ${stones}</svg>`;
}

/** How far a heap reaches to the right of its middle, in the units of its box. @param {number} count */
export function heapReach(count) {
  return ((LAYERS[Math.min(count, LAYERS.length - 1)] ?? [])[0] ?? 0) * 14 + 4;
}

// The faces of a die: enamel of the token's colour.
/** @type {Record<string, [string, string]>} */
const ENAMELS = {
  water: ["#cfe6fb", "#3f86d8"],
  gold: ["#fff0bf", "#dca02a"],
  ruby: ["#ffd6d3", "#c4223b"],
  emerald: ["#d6f2cf", "#3f9a4e"],
  diamond: ["#ffffff", "#a8c6cf"],
  black: ["#8a83a3", "#262233"],
};

/** What a throw shows. @param {string} face */
export function onTable(face) {
  return ENAMELS[face] ? dieSide(face) : null;
}

/** One side of a die, in a box of 100 by 100: bone to its very edges, so that six of them are a cube. @param {string} face */
export function dieSide(face) {
  const [light, tone] = ENAMELS[face] ?? ENAMELS.diamond;
  return html`<svg class="die-art" viewBox="0 0 100 100" aria-hidden="true">
    <rect x="1.5" y="1.5" width="97" height="97" rx="9" fill=${BONE} stroke=${INK} stroke-width="3"/>
    <path d="M97 12v76q0 9-9 9H20q60-4 77-85z" fill="#b79d6b" opacity=".4"/>
    <path d="M5 72V14q0-9 9-9h58" fill="none" stroke="#fffdf3" stroke-width="4" stroke-linecap="round"/>
    <rect x="11" y="11" width="78" height="78" rx="14" fill=${tone} stroke=${INK} stroke-width="2.4"/>
    <path d="M13 60V26q0-13 13-13h50q-53 8-63 47z" fill=${light} opacity=".6"/>
    <circle cx="50" cy="50" r="35" fill=${light} opacity=".9"/>
    <svg x="18" y="18" width="64" height="64" viewBox="0 0 100 100">${drawing(face)}</svg>
  </svg>`;
}
