// The land, the hill and its buildings, and the pieces that several parts of the board of DIG show.

import { seatColour } from "../../art/camp.js";
import {
  FIRE_LIGHT,
  GOLD,
  INK,
  LEAF,
  LEAF_LIGHT,
  PAPER,
  PAPER_SHADE,
  ROCK,
  ROCK_DARK,
  ROCK_LIGHT,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from "../../art/palette.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, svg } from "../../vendor/lit.js";
import { playOne } from "../scene.js";
import { frameOf, miner, picture } from "./pictures.js";
import { viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { TurnedCard } from "./view.js" */

/** The land behind everything: sky, far hills, the grass of the hill itself; colours from the style sheet, by day and by night. */
export function land() {
  return html`<svg class="dig-land" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path class="dig-far" d="M0 62Q60 26 120 54T240 46t160 6v48H0z" />
    <path class="dig-near" d="M0 80Q70 50 170 60T330 72t70 2v26H0z" />
    <path class="dig-grass" d="M0 90q90-12 200-6t200 4v12H0z" />
  </svg>`;
}

const TREE = svg`<path d="M8 30V24" stroke=${INK} stroke-width="3" stroke-linecap="round"/><path class="dig-tree" d="M8 1L1 12h3l-4 8h4l-3 6h14l-3-6h4l-4-8h3z"/>`;
// Where trees stand on the slopes: left and bottom in hundredths of the land, height in px.
const TREES = [
  [24, 30, 26],
  [28, 27, 34],
  [33, 33, 22],
  [66, 31, 24],
  [70, 26, 32],
  [96, 34, 24],
];

/** What keeps its shape however wide the land is: the sun or the moon, clouds, trees. */
export function sky() {
  return html`<div class="dig-sky" aria-hidden="true">
    <i class="dig-sun"></i>
    ${[1, 2, 3].map(() => html`<svg class="dig-cloud" viewBox="0 0 100 40" focusable="false"><path d="M14 38q-14 0-14-11t13-11q2-14 18-15 13 0 18 9 6-5 14-3 11 3 11 13 14-2 18 6 2 12-12 12z" /></svg>`)}
    ${TREES.map(([left, bottom, height]) => html`<svg class="dig-tree-place" viewBox="0 0 16 32" focusable="false" ${cssVars({ "--left": `${left}%`, "--bottom": `${bottom}%`, "--height": `${height}px` })}>${TREE}</svg>`)}
  </div>`;
}

/** The hill cut open: layers of earth, stones, roots and bones. */
export function rock() {
  return html`<svg class="dig-rock" viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path class="dig-turf" d="M0 0h400v9l-14 4-12-5-15 6-20-5-16 5-22-6-14 4-24-4-18 6-20-5-18 3-22-4-16 6-24-5-18 5-20-6-16 4-22-4-18 6-20-5-11 3z" />
    <path class="dig-layer" d="M0 84q100-20 200-6t200-8v72q-100 18-200 4T0 152z" />
    <path class="dig-layer is-deep" d="M0 196q110-22 220-6t180-12v122H0z" />
    <path class="dig-seam" d="M0 84q100-20 200-6t200-8M0 152q100 12 200-6t200-4M0 196q110-22 220-6t180-12M0 246q120 14 230-4t170 4" />
    <path class="dig-specks" d="M20 40h8M70 34h5M110 44h9M170 38h6M230 46h9M290 36h7M340 44h8M376 34h6M40 118h9M92 126h6M150 112h8M214 120h9M270 110h6M322 104h9M16 172h8M74 178h6M132 168h9M190 180h7M250 172h9M310 166h6M368 170h8M30 224h7M98 232h9M164 222h6M226 234h8M286 222h9M350 230h7M58 282h9M120 276h6M186 286h8M248 278h9M318 284h7" />
    <path class="dig-stones" d="M22 96l10-6 9 7-6 9-10-1zM352 120l12-4 6 9-9 7-9-4zM300 262l14-7 8 10-12 8zM64 250l12-3 5 9-11 6zM196 170l9-4 7 7-8 6zM128 60l7-3 5 6-7 4zM262 44l8-3 4 6-8 5zM372 226l9-3 4 8-9 4z" />
    <path class="dig-glints" d="M210 272l3 5-3 7-3-7zM118 214l2 4-2 5-2-5zM338 168l2 4-2 5-2-5zM30 186l2 4-2 5-2-5z" />
  </svg>`;
}

// What the ground hides where no gallery is yet: its class, its box, its drawing.
const FINDS = [
  {
    kind: "is-root",
    box: "0 0 100 60",
    draw: svg`<path d="M50 0q-4 16-18 22T14 44M50 0q2 20 12 28t10 26M46 10q-14 0-22 8M54 14q16 2 24 16M62 28q12 2 20-2" fill="none" stroke=${WOOD_DARK} stroke-width="5" stroke-linecap="round"/><path d="M48 2q-4 14-16 20M52 6q4 16 10 22" fill="none" stroke=${WOOD_LIGHT} stroke-width="1.6" stroke-linecap="round"/>`,
  },
  {
    kind: "is-shell",
    box: "0 0 80 70",
    draw: svg`<path d="M72 40q0 26-32 26T6 38 36 6t26 26-22 22-20-16 16-16 13 12-9 9" fill=${ROCK_LIGHT} stroke=${INK} stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 28l9 5M24 12l6 10M42 8l-2 10M58 22l-9 5M66 44l-10-2M56 60l-6-8M36 64l1-9M18 56l7-8" stroke=${ROCK_DARK} stroke-width="3" stroke-linecap="round"/>`,
  },
  {
    kind: "is-bones",
    box: "0 0 120 60",
    draw: svg`<path d="M8 32h84" stroke=${INK} stroke-width="9" stroke-linecap="round"/><path d="M24 32q-6-20 6-24M42 32q-6-22 6-28M60 32q-6-22 6-28M78 32q-6-18 6-22M24 32q-2 14 6 18M42 32q-2 16 6 22M60 32q-2 16 6 22M78 32q-2 12 6 16" fill="none" stroke=${INK} stroke-width="8" stroke-linecap="round"/><path d="M8 32h84M24 32q-6-20 6-24M42 32q-6-22 6-28M60 32q-6-22 6-28M78 32q-6-18 6-22M24 32q-2 14 6 18M42 32q-2 16 6 22M60 32q-2 16 6 22M78 32q-2 12 6 16" fill="none" stroke=${PAPER_SHADE} stroke-width="4.4" stroke-linecap="round"/><path d="M90 22q14-8 26 6l-4 10-16 4q-10-8-6-20z" fill=${PAPER_SHADE} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><circle cx="101" cy="29" r="3.4" fill=${INK}/>`,
  },
  {
    kind: "is-vein",
    box: "0 0 80 60",
    draw: svg`<ellipse cx="40" cy="46" rx="38" ry="14" fill="#d9b6ff" opacity=".18"/><path d="M22 54l-8-18 8-16 10 16-4 18zM40 56l-9-26L42 6l12 24-7 26zM58 54l-4-15 9-13 8 14-7 14z" fill="#8d5cc0" stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M42 8l10 22-8 2zM22 22l8 14-7 2zM63 28l7 12-6 1z" fill="#cba6ee"/><path d="M6 56h70" stroke=${INK} stroke-width="4" stroke-linecap="round"/>`,
  },
  {
    kind: "is-pot",
    box: "0 0 70 70",
    draw: svg`<g transform="rotate(-24 35 35)"><path d="M24 10h24l-3 9q20 12 15 30-5 15-24 15T12 49q-5-18 15-30z" fill="#c0683a" stroke=${INK} stroke-width="3.6" stroke-linejoin="round"/><path d="M46 20q18 12 13 29-4 14-20 15 16-18 7-44z" fill="#000" opacity=".2"/><path d="M14 38q22 9 46-1M16 46q20 8 42 0" fill="none" stroke=${PAPER} stroke-width="3"/></g>`,
  },
  {
    kind: "is-props",
    box: "0 0 90 90",
    draw: svg`<path d="M12 88V26Q14 14 45 13t33 13v62z" fill="#1b1310" opacity=".7"/><circle cx="45" cy="42" r="30" fill=${FIRE_LIGHT} opacity=".28"/><path d="M14 88V20M76 88V20M6 17h78" stroke=${INK} stroke-width="12" stroke-linecap="round"/><path d="M14 88V20M76 88V20M6 17h78" stroke=${WOOD} stroke-width="7" stroke-linecap="round"/><path d="M12 86V22M8 15h72" stroke=${WOOD_LIGHT} stroke-width="2" stroke-linecap="round"/><path d="M45 20v10" stroke=${INK} stroke-width="3"/><path d="M37 30h16l3 20H34z" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M45 34v12" stroke=${GOLD} stroke-width="4" stroke-linecap="round"/>`,
  },
];

// What lies in each place for a gallery, from the mouth on.
const BURIED = [
  ["is-pot", "is-shell", "is-vein"],
  ["is-bones", "is-vein", "is-props"],
];

/** What a place for a gallery hides. @param {number} place */
export function buried(place) {
  const kinds = BURIED[place % BURIED.length];
  const found = FINDS.filter(({ kind }) => kinds.includes(kind));
  return html`<span class="dig-buried" aria-hidden="true">${found.map(
    ({ kind, box, draw }) =>
      html`<svg class="dig-find ${kind}" viewBox=${box} focusable="false">${draw}</svg>`,
  )}</span>`;
}

/** The pile to draw from: a mound of earth with a shaft, and cards in it. */
export function hillPile() {
  return html`<svg class="dig-pile-art" viewBox="0 0 100 88" aria-hidden="true" focusable="false">
    <ellipse cx="50" cy="82" rx="48" ry="6" fill="#000" opacity=".22" />
    <path d="M3 80Q12 20 50 16t47 64q-46 9-94 0z" fill=${LEAF} stroke=${INK} stroke-width="3.2" stroke-linejoin="round" />
    <path d="M54 17q34 5 42 62-20 4-38 5 20-34-4-67z" fill="#000" opacity=".18" />
    <path d="M14 58q4-16 14-24M36 24l8-3" fill="none" stroke=${LEAF_LIGHT} stroke-width="4" stroke-linecap="round" />
    <path d="M30 82V54q2-16 20-17 18 1 20 17v28q-20 4-40 0z" fill=${ROCK_DARK} stroke=${INK} stroke-width="3" />
    <g transform="rotate(-7 50 66)"><rect x="37" y="52" width="24" height="31" rx="3" fill=${WOOD} stroke=${INK} stroke-width="2.6" /><rect x="41" y="48" width="24" height="31" rx="3" fill=${PAPER} stroke=${INK} stroke-width="2.6" /><path d="M53 54l6 8-6 10-6-10z" fill=${GOLD} stroke=${INK} stroke-width="2" /></g>
    <path d="M28 84V52M72 84V52M23 50h54" stroke=${INK} stroke-width="9" stroke-linecap="round" />
    <path d="M28 84V52M72 84V52M23 50h54" stroke=${WOOD_LIGHT} stroke-width="5" stroke-linecap="round" />
  </svg>`;
}

/** The way into a gallery: props and a lamp. */
export function doorway() {
  return html`<svg class="dig-doorway" viewBox="0 0 44 60" aria-hidden="true" focusable="false" preserveAspectRatio="none">
    <path d="M4 60V18Q6 6 22 6t18 12v42z" fill="#1b1310" />
    <circle cx="22" cy="24" r="12" fill=${FIRE_LIGHT} opacity=".25" />
    <path d="M7 60V14M37 60V14M3 12h38" stroke=${INK} stroke-width="8" stroke-linecap="round" />
    <path d="M7 60V14M37 60V14M3 12h38" stroke=${WOOD} stroke-width="5" stroke-linecap="round" />
    <path d="M6 58V16M4 11h34" stroke=${WOOD_LIGHT} stroke-width="1.8" stroke-linecap="round" />
    <path d="M22 12v6" stroke=${INK} stroke-width="2" /><circle cx="22" cy="22" r="4.4" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="1.6" />
  </svg>`;
}

/** The mouth of a gallery that is not dug yet. */
export function boardedDoorway() {
  return html`<svg class="dig-boards" viewBox="-2 4 48 56" aria-hidden="true" focusable="false" preserveAspectRatio="none">
    <path d="M4 60V18Q6 6 22 6t18 12v42z" fill=${ROCK_DARK} />
    <path d="M7 60V14M37 60V14M3 12h38" stroke=${INK} stroke-width="8" stroke-linecap="round" /><path d="M7 60V14M37 60V14M3 12h38" stroke=${WOOD_DARK} stroke-width="5" stroke-linecap="round" />
    <path d="M6 26l32 8M6 40l32-6M6 52l32-2" stroke=${INK} stroke-width="8" stroke-linecap="round" /><path d="M6 26l32 8M6 40l32-6M6 52l32-2" stroke=${WOOD} stroke-width="5" stroke-linecap="round" />
    <path d="M7 25l28 7M7 39l28-5" stroke=${WOOD_LIGHT} stroke-width="1.6" stroke-linecap="round" />
  </svg>`;
}

/** A recruit in the colours of a seat. @param {number} seat */
export function recruitFigure(seat) {
  return html`<svg class="dig-recruit" viewBox="0 0 104 104" aria-hidden="true" focusable="false">${miner(seatColour(seat))}</svg>`;
}

// The stones of a fall, from the back to the front: where, how large, how turned.
const FALLEN = [
  [16, 26, 1, 10],
  [46, 20, 1.15, -14],
  [80, 24, 1.2, 30],
  [112, 20, 1.1, -6],
  [142, 26, 1, 18],
  [4, 46, 1, -20],
  [30, 44, 1.1, 24],
  [62, 46, 1.3, -8],
  [98, 44, 1.2, 12],
  [128, 46, 1.15, -26],
  [154, 46, 1, 6],
];

/** Stones where a gallery fell in, broken props among them, and dust. */
export function rubble() {
  const stones = FALLEN.map(
    ([x, y, size, turn]) =>
      svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-17 4L-12-11 2-15 15-8 17 6 6 14-10 13z" fill=${ROCK_LIGHT} stroke=${INK} stroke-width="2.400" stroke-linejoin="round"/><path d="M15-8L17 6 6 14-10 13 3 3z" fill=${ROCK_DARK} opacity=".55"/><path d="M-12-10L2-14 6-6-8-2z" fill="#b59c88"/></g>`,
  );
  const beam = (/** @type {string} */ d) =>
    svg`<path d=${d} stroke=${INK} stroke-width="10" stroke-linecap="round"/><path d=${d} stroke=${WOOD_LIGHT} stroke-width="6" stroke-linecap="round"/>`;
  return html`<svg class="dig-rubble" viewBox="0 0 160 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path d="M-4 64V34L20 10l30-8 32 6 34-6 28 8 22 24v30z" fill=${ROCK} />${stones.slice(0, 5)}${beam("M22 54L74 26M150 50l-46-22")}${stones.slice(5)}
    <g class="dig-dust"><circle cx="20" cy="52" r="14"/><circle cx="52" cy="58" r="18"/><circle cx="92" cy="56" r="17"/><circle cx="128" cy="58" r="18"/><circle cx="152" cy="50" r="12"/></g>
  </svg>`;
}

/** The tavern's house and its hanging sign. */
export function tavernHouse() {
  return html`<svg class="dig-tavern-art" viewBox="0 0 100 88" aria-hidden="true" focusable="false">
    <ellipse cx="48" cy="83" rx="46" ry="5" fill="#000" opacity=".22" />
    <path d="M12 82V40h62v42z" fill=${PAPER} stroke=${INK} stroke-width="3.2" /><path d="M50 41h23v40H56z" fill=${PAPER_SHADE} />
    <path d="M12 60h62M28 42v16M58 42v16" stroke=${WOOD} stroke-width="4" />
    <path d="M62 26V12h10v22z" fill=${ROCK} stroke=${INK} stroke-width="2.6" />
    <path d="M3 43L43 9l40 34z" fill=${WOOD} stroke=${INK} stroke-width="3.2" stroke-linejoin="round" /><path d="M43 11l38 31H58z" fill=${WOOD_DARK} opacity=".6" />
    <path d="M16 36l24-20M24 37l12-10" stroke=${WOOD_LIGHT} stroke-width="2.6" stroke-linecap="round" />
    <path d="M33 82V62q0-9 10-9t10 9v20z" fill=${WOOD_DARK} stroke=${INK} stroke-width="2.8" />
    <path d="M17 47h9v10h-9zM61 47h9v10h-9z" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="2.2" /><circle cx="48" cy="70" r="1.8" fill=${GOLD} />
    <path d="M74 48h20M90 48v6" stroke=${INK} stroke-width="3" stroke-linecap="round" /><path d="M81 54h16v17H81z" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="2.6" stroke-linejoin="round" />
    <path d="M86 59h6v8h-6zM92 61h2v3h-2" fill=${PAPER} stroke=${INK} stroke-width="1.6" />
  </svg>`;
}

/** The bar in the tavern: barrels, mugs, a lamp. */
export function tavernBar() {
  return html`<svg class="dig-bar" viewBox="0 0 200 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    <path d="M0 0h200v120H0z" fill=${WOOD_DARK} /><path d="M0 0h200v30H0zM0 60h200v30H0z" fill="#000" opacity=".1" />
    <circle cx="100" cy="26" r="46" fill=${FIRE_LIGHT} opacity=".22" /><path d="M100 0v12" stroke=${INK} stroke-width="3" /><path d="M90 12h20l4 18H86z" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="3" stroke-linejoin="round" />
    ${[26, 174].map(
      (x) =>
        svg`<g transform="translate(${x - 22} 22)"><path d="M4 6q18-8 36 0 6 22 0 44-18 8-36 0-6-22 0-44z" fill=${WOOD} stroke=${INK} stroke-width="3"/><path d="M30 4q10 24 0 48l10-3q6-22 0-43z" fill="#000" opacity=".2"/><path d="M1 18q21-6 42 0M1 38q21 6 42 0" fill="none" stroke=${INK} stroke-width="4"/><circle cx="22" cy="28" r="5" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="2"/></g>`,
    )}
    <path d="M0 84h200v36H0z" fill=${WOOD} stroke=${INK} stroke-width="3" /><path d="M0 76h200v12H0z" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="3" /><path d="M40 90v30M90 90v30M150 90v30" stroke=${WOOD_DARK} stroke-width="3" />
    ${[74, 118].map(
      (x) =>
        svg`<g transform="translate(${x} 46)"><path d="M16 8h8v14h-8" fill="none" stroke=${INK} stroke-width="4"/><path d="M0 4h18v28H0z" fill=${PAPER_SHADE} stroke=${INK} stroke-width="3"/><path d="M11 5h6v26h-6z" fill="#000" opacity=".15"/><path d="M-3 4q0-8 7-7 4-6 9-1 8-1 8 8-6 5-12 1-8 4-12-1z" fill="#fff" stroke=${INK} stroke-width="2.6"/></g>`,
    )}
  </svg>`;
}

/** The back of a hill card: the hill and its shaft in a frame of gold. */
export function cardBack() {
  return html`<span class="dig-card is-back"><svg class="glyph" viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="52" r="46" fill="#f7d58c" stroke=${INK} stroke-width="4" /><path d="M50 8a44 44 0 0 1 0 88 60 60 0 0 0 0-88z" fill="#000" opacity=".12" />
    <path d="M12 74Q20 36 50 34t38 40q-10 20-38 22-28-2-38-22z" fill=${LEAF} stroke=${INK} stroke-width="4" stroke-linejoin="round" /><path d="M56 35q26 5 31 39-9 17-31 21 16-26 0-60z" fill="#000" opacity=".18" />
    <path d="M24 62q4-12 12-17" fill="none" stroke=${LEAF_LIGHT} stroke-width="5" stroke-linecap="round" />
    <path d="M37 94V68q1-11 13-12 12 1 13 12v26q-13 4-26 0z" fill=${ROCK_DARK} stroke=${INK} stroke-width="4" /><circle cx="50" cy="72" r="8" fill=${FIRE_LIGHT} opacity=".5" />
    <path d="M50 6l10 12-10 17-10-17z" fill="#b48adf" stroke=${INK} stroke-width="3.6" stroke-linejoin="round" /><path d="M50 9l4 9-4 14z" fill="#fff" opacity=".6" /></svg></span>`;
}

/** A crystal with a number: what a stone pays. Green and six-sided, so that it is none of the stones. @param {number} value */
export function crystals(value) {
  return html`<span class="dig-value"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M7.500 1.500h6l4 5-3.500 11-6 1-5-6z" fill="#2fb573" stroke=${INK} stroke-width="1.800" stroke-linejoin="round"/><path d="M7.500 2.500h5.500l-2.500 4.500-5 1.500zM10.500 7.500l-2 10-4.500-5.500z" fill="#d9ffe6" opacity=".75"/><path d="M16.500 6.500L13.500 17l-4.500 1 2-10.500z" fill="#0d6b41" opacity=".55"/></svg>${value}</span>`;
}

/** The face of a card without words. @param {string} face @param {unknown} [more] @param {string} [kind] */
export function cardFace(face, more = nothing, kind = "") {
  return html`<span class="dig-card is-${frameOf(face)} ${kind}"><span class="dig-inside">${picture(face)}${more}</span></span>`;
}

/**
 * A button that plays a move. Its label is the move, after the card or place that it is about; without a face it also has a title.
 * @param {Scene} scene
 * @param {string} move
 * @param {string} kind  its class
 * @param {unknown} inside  the picture, hidden from screen readers
 * @param {{about?: string, data?: string, spot?: string}} [more]  the card in words; its face; its spot
 */
export function moveButton(scene, move, kind, inside, { about, data, spot } = {}) {
  const name = scene.spell.move(move);
  const label = about ? scene.say("web-board-card-move", { card: about, move: name }) : name;
  return html`<button type="button" class="dig-move ${kind}" data-rove data-move=${move} data-face=${data ?? nothing} data-spot=${spot ?? nothing} title=${data ? nothing : label}
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => playOne(scene, move)}><span class="quiet">${label}</span>
    <span class="dig-inside" aria-hidden="true">${inside}</span></button>`;
}

// The letters of a word that still fit on a card in the hand.
const LONGEST_WORD = 9;

/** @param {string} name */
function isLong(name) {
  return name.split(/[\s-]/).some((word) => word.length > LONGEST_WORD);
}

/** @param {string} name */
export function cardName(name) {
  return html`<span class="dig-card-name ${isLong(name) ? "is-long" : ""}">${name}</span>`;
}

/**
 * A card with its name: a button where it plays a move, else a picture.
 * @param {Scene} scene
 * @param {string} face
 * @param {string | null} move
 * @param {{kind?: string, extra?: unknown, about?: string, spot?: string, twin?: boolean}} [how]  a twin: another card has the button
 */
export function card(scene, face, move, { kind = "", extra = nothing, about, spot, twin } = {}) {
  const name = scene.spell.face(face);
  const inside = html`${picture(face)}${cardName(name)}${extra}`;
  const classes = `dig-card is-${frameOf(face)} ${kind}`;
  if (move && twin) {
    const tap = () => playOne(scene, move);
    return still(`${classes} is-twin`, face, about ?? name, inside, spot, { move, tap });
  }
  if (move)
    return moveButton(scene, move, classes, inside, { about: about ?? name, data: face, spot });
  return still(classes, face, about ?? name, inside, spot);
}

/** Where cards turned up together are for several galleries, each says for which: its mouth and number. @param {Scene} scene @param {number} place */
function forGallery(scene, place) {
  const { revealed } = viewOf(scene);
  const several = revealed.some((other) => other.place !== place);
  if (!place || (revealed.length > 1 && !several)) return nothing;
  return html`<b class="dig-place">${doorway()}${place}</b>`;
}

/**
 * A card turned up. Of two that are the same, one is the button of their move, and a tap on its twin plays it as well.
 * @param {Scene} scene
 * @param {TurnedCard} turned
 * @param {string | null} move
 * @param {number} index
 * @param {boolean} [twin]
 */
export function turnedCard(scene, turned, move, index, twin = false) {
  const face = scene.spell.face(turned.face);
  const { about: asked, place } = viewOf(scene);
  const kind = turned.face === asked && turned.place === (place ?? 0) ? "is-asked" : "";
  const words = move?.startsWith("take ") ? "web-board-dig-play" : "web-board-dig-first";
  const extra = html`${forGallery(scene, turned.place)}${move ? html`<span class="dig-words">${scene.say(words)}</span>` : nothing}`;
  const about = scene.say("dig-board-revealed-card", { face, place: turned.place });
  return card(scene, turned.face, move, { kind, extra, about, spot: `turned:${index}`, twin });
}

/**
 * A card or piece that is no button. It takes the focus of arrow keys and explains itself.
 * @param {string} kind  its class
 * @param {string} face
 * @param {string} label
 * @param {unknown} inside
 * @param {string} [spot]
 * @param {{move: string, tap: () => void}} [tapped]  what a tap plays
 */
export function still(kind, face, label, inside, spot, tapped) {
  return html`<span class=${kind} data-face=${face} data-spot=${spot ?? nothing} data-tap=${tapped?.move ?? nothing} @click=${tapped?.tap ?? nothing} data-rove tabindex="-1" role="img" aria-label=${label}><span class="dig-inside" aria-hidden="true">${inside}</span></span>`;
}
