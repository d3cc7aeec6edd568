// The board of Dig Up Adventure.

import { cssVars } from "../../js/styles.js";
import { html, nothing, svg } from "../../vendor/lit.js";
import { BoardElement } from "../scene.js";
import { HandDrag } from "./drag.js";
import { finalTable, minePlaces, slideMines } from "./ending.js";
import { holdings, ownMine, rivalsPart, soloTable } from "./mine.js";
import { momentPart } from "./moments.js";
import {
  choosesColours,
  coloursHead,
  coloursPart,
  discardPile,
  drawPile,
  handPart,
  inPlay,
  isCrowded,
  spreadOf,
  spreadPart,
} from "./piles.js";
import { MOST_TOLD, script } from "./script.js";
import { about, isFinal, middleSeat, targets, undoable, viewOf } from "./view.js";

/** @import { Board, GameEvent, Scene } from "../scene.js" */
/** @import { Places } from "./ending.js" */
/** @import { Spread } from "./piles.js" */

// Pines on the ridge: where each stands, and how large it is.
const PINES = [
  [-268, 40, 1.1],
  [-246, 42, 0.8],
  [-120, 38, 0.9],
  [24, 42, 0.9],
  [40, 43, 0.7],
  [226, 40, 0.8],
  [372, 40, 1],
  [470, 38, 0.8],
  [620, 40, 1.1],
];
// What lies in the ground: a drawing, where, how large.
const BURIED = [
  ["shell", 20, 306, 0.62],
  ["crystals", 380, 470, 0.66],
  ["bone", 376, 214, 0.6],
  ["crystals", -214, 520, 1.2],
  ["shell", -250, 330, 1],
  ["bone", -90, 590, 1],
  ["shell", 330, 600, 0.8],
  ["bone", 24, 600, 0.7],
];

/** @type {Record<string, unknown>} */
const DRAWINGS = {
  shell: svg`<path d="M0-22Q22-22 22 0T0 20-16 2-2-13 10 0 0 9" fill="none" stroke-width="6" stroke-linecap="round"/>`,
  bone: svg`<path d="M-20 8L18-8" stroke-width="9" stroke-linecap="round"/><path d="M-24 4l2 8M18-12l4 8" stroke-width="11" stroke-linecap="round"/>`,
  crystals: svg`<path class="digup-crystal" d="M-20 14l-6-18 9-12 8 14-2 16zM-4 16l-6-26L2-30l12 20-6 26zM16 15l-1-14 9-10 6 12-5 12z"/><path class="digup-crystal-light" d="M2-28l9 18-8 3zM-17-14l7 12-6 2z"/>`,
};

/** The hill cut open: a ridge with pines and a pit head, and what the layers below hide. */
function backdrop() {
  return html`<svg class="digup-backdrop" viewBox="0 0 400 640" preserveAspectRatio="xMidYMin" aria-hidden="true">
    <g class="digup-hill-lands"><path class="digup-hill-sky" d="M-600-40h1600v140H-600z" />
    <path class="digup-hill-sky-low" d="M-600 24q200-18 420-4t400-10 400 8 380-8v80H-600z" /></g>
    <circle class="digup-hill-halo" cx="196" cy="16" r="26" /><circle class="digup-hill-light" cx="196" cy="16" r="15" />
    <g class="digup-hill-lands"><path class="digup-hill-far" d="M-600 40Q-260 4 60 34T420 26 1000 38V120H-600z" /></g>
    ${PINES.map(([x, y, size]) => svg`<path class="digup-pine" transform="translate(${x} ${y}) scale(${size})" d="M0-32l-9 14h4l-7 10h5l-6 9h26l-6-9h5l-7-10h4zM-2 1h4v6h-4z"/>`)}
    <g class="digup-pit" transform="translate(128 46)"><path d="M-12 8L-3-32h6l9 40M-9-6H9M-6-18H6" /><circle cx="0" cy="-34" r="6" /></g>
    <g class="digup-hill-lands"><path class="digup-hill-grass" d="M-600 52Q-220 36 110 48T500 42 1000 52V120H-600z" />
    <path class="digup-hill-soil" d="M-600 62q90-7 180 0t180-3 180 4 180-6 180 4 180-3 180 4 340-3V760H-600z" />
    <path class="digup-hill-rock" d="M-600 216q60-22 140-8t140-14 150 12 160-10 150 12 160-10 700 10V760H-600z" />
    <path class="digup-hill-deep" d="M-600 420q90-20 170-2t170-12 170 10 180-12 190 8 720-4V760H-600z" />
    <path class="digup-hill-edge" d="M-600 216q60-22 140-8t140-14 150 12 160-10 150 12 160-10 700 10M-600 420q90-20 170-2t170-12 170 10 180-12 190 8 720-4" /></g>
    <path class="digup-hill-stones-shade" d="M22 143l12-5 8 7-6 8-12-1zM366 131l12-5 7 7-6 8-11-1zM10 233l13-8 12 6-3 11-16 1zM374 341l15-6 8 10-8 9-13-2zM14 473l13-7 12 7-6 10-14-1zM352 569l12-7 11 6-5 10-15 0zM-98 143l22-9 14 12-10 15-22-1zM500 203l20-9 13 12-9 13-20-1zM-270 231l18-10 15 9-6 15-23-1zM470 441l20-10 13 11-8 15-21-1z" />
    <path class="digup-hill-stones" d="M20 140l12-5 8 7-6 8-12-1zM364 128l12-5 7 7-6 8-11-1zM8 230l13-8 12 6-3 11-16 1zM372 338l15-6 8 10-8 9-13-2zM12 470l13-7 12 7-6 10-14-1zM350 566l12-7 11 6-5 10-15 0zM-100 140l22-9 14 12-10 15-22-1zM498 200l20-9 13 12-9 13-20-1zM-272 228l18-10 15 9-6 15-23-1zM468 438l20-10 13 11-8 15-21-1z" />
    ${BURIED.map(([name, x, y, size]) => svg`<g class="digup-buried" transform="translate(${x} ${y}) scale(${size})">${DRAWINGS[name]}</g>`)}
    <path class="digup-hill-veins" d="M4 260l18 12 12-6M396 282l-16 10-14-8M8 400l22 8 10-8M392 410l-20 6-8-8M-200 420l26 10 14-10M520 330l-24 8-12-10" />
  </svg>`;
}

class DigUpBoard extends BoardElement {
  static properties = { open: { state: true } };

  constructor() {
    super();
    /** Whether the viewer looks through the discard pile. */
    this.open = false;
    this.drag = new HandDrag(this);
    /** Where the mines lay before the end. @type {Places | null} */
    this.left = null;
    /** @type {Animation[]} */
    this.slides = [];
  }

  willUpdate() {
    const { scene } = this;
    // What flies next is measured: nothing slides any more, however slow the machine.
    if (scene?.act?.flights?.length) for (const slide of this.slides) slide.finish();
    const ends = scene?.motion && isFinal(scene) && this.querySelector(".digup-table");
    this.left = ends ? minePlaces(this) : null;
  }

  updated() {
    if (this.left) this.slides = slideMines(this, this.left);
    if (this.scene && !this.scene.act) this.drag.answer(this.scene);
  }

  render() {
    const scene = this.scene;
    if (!scene) return nothing;
    return html`${backdrop()} ${this.content(scene)}
      ${momentPart(scene)}
      <div class="digup-flights" aria-hidden="true"></div>`;
  }

  /** @param {Scene} scene */
  content(scene) {
    if (viewOf(scene).solo) return soloTable(scene);
    return isFinal(scene) ? finalTable(scene) : this.table(scene);
  }

  /** @param {Scene} scene */
  table(scene) {
    const spread = spreadOf(scene, this.open);
    const kinds = [scene.motion ? "" : "is-still", spread ? `has-spread of-${spread.kind}` : ""];
    const room = cssVars({ "--kinds": new Set(spread?.faces).size });
    return html`<div class="digup-table ${kinds.join(" ")}" ${room}>
      <div class="digup-top">${rivalsPart(scene)}</div>
      ${spread ? spreadPart(scene, spread, this.closer(scene, spread)) : nothing}
      <div class="digup-side">${viewOf(scene).round ? this.piles(scene, spread) : nothing}</div>
      ${this.middle(scene)}
      <div class="digup-side is-right">${viewOf(scene).round ? inPlay(scene) : nothing}</div>
      ${handPart(scene)}
    </div>`;
  }

  /** @param {Scene} scene @param {Spread | null} spread */
  piles(scene, spread) {
    const asked = spread?.kind === "discard" && !this.closer(scene, spread);
    const open = isCrowded(scene) || asked ? null : () => this.toggle();
    return html`${drawPile(scene)} ${discardPile(scene, open)}`;
  }

  /** What closes the discard pile, unless a card of it must be taken. @param {Scene} scene @param {Spread} spread */
  closer(scene, { kind }) {
    const asked = scene.legal.some((move) => move.startsWith("take "));
    return kind === "discard" && !asked ? () => this.toggle() : null;
  }

  toggle() {
    this.open = !this.open;
  }

  /** The mine in the middle, or the colours while one is to be chosen. @param {Scene} scene */
  middle(scene) {
    if (choosesColours(scene))
      return html`<div class="digup-middle">${coloursHead(scene)} ${coloursPart(scene)}</div>`;
    return ownMine(scene, middleSeat(scene));
  }
}

customElements.define("digup-board", DigUpBoard);

/**
 * What the strip says of hands that change all at once: two sentences for many cards.
 * @param {Scene} scene
 * @param {readonly GameEvent[]} announced
 */
function caption(scene, announced) {
  const [first] = announced;
  const seats = new Set(announced.map(({ seat }) => seat));
  const alike = announced.every(({ event }) => event === first?.event);
  if (!alike || seats.size < 2 || !["discards", "draws"].includes(first.event)) return null;
  return scene.say(`digup-all-${first.event}`);
}

/** @type {Board} */
export const board = {
  ambience: { bed: "hill", calls: ["cicada"] },
  render: (scene) => html`<digup-board .scene=${scene}></digup-board>`,
  targets,
  about,
  undoable,
  holdings,
  script,
  caption,
  most: MOST_TOLD,
};
