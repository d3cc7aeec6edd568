// The board of Dig Up Adventure.

import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { BoardElement } from "../scene.js";
import { HandDrag } from "./drag.js";
import { finalTable } from "./ending.js";
import { holdings, ownMine, rivalsPart, soloTable } from "./mine.js";
import { picture } from "./pictures.js";
import {
  choosesColours,
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

/** @import { Board, Scene } from "../scene.js" */
/** @import { Spread } from "./piles.js" */

function backdrop() {
  return html`<svg class="digup-backdrop" viewBox="0 0 400 640" preserveAspectRatio="xMidYMin" aria-hidden="true">
    <g class="digup-hill-lands"><path class="digup-hill-sky" d="M-600 0h1600v640H-600z" />
    <path class="digup-hill-sky-low" d="M-600 66q200-30 420-8t400-14 400 10 380-10v120H-600z" />
    </g><circle class="digup-hill-halo" cx="338" cy="44" r="40" /><circle class="digup-hill-light" cx="338" cy="44" r="26" />
    <g class="digup-hill-lands"><path class="digup-hill-far" d="M-600 120Q-260 40 60 92T420 70 1000 110V640H-600z" />
    <path class="digup-hill-grass" d="M-600 142Q-220 104 110 128T500 118 1000 140V640H-600z" />
    <path class="digup-hill-soil" d="M-600 166q90-10 180 0t180-4 180 6 180-8 180 6 180-4 180 6 340-4V640H-600z" />
    <path class="digup-hill-rock" d="M-600 300q60-22 140-8t140-14 150 12 160-10 150 12 160-10 700 10V640H-600z" />
    <path class="digup-hill-deep" d="M-600 470q90-20 170-2t170-12 170 10 180-12 190 8 720-4V640H-600z" /></g>
    <path class="digup-hill-stones-shade" d="M26 217l16-7 10 9-8 11-15-1zM354 249l14-5 9 8-7 9-14-1zM22 389l12-9 13 6-3 12-17 2zM366 423l15-6 8 10-8 9-13-2zM36 559l13-7 12 7-6 10-14-1zM352 589l12-7 11 6-5 10-15 0zM-98 243l22-9 14 12-10 15-22-1zM500 283l20-9 13 12-9 13-20-1zM-70 431l18-10 15 9-6 15-23-1zM470 481l20-10 13 11-8 15-21-1z" />
    <path class="digup-hill-stones" d="M24 214l16-7 10 9-8 11-15-1zM352 246l14-5 9 8-7 9-14-1zM20 386l12-9 13 6-3 12-17 2zM364 420l15-6 8 10-8 9-13-2zM34 556l13-7 12 7-6 10-14-1zM350 586l12-7 11 6-5 10-15 0zM-100 240l22-9 14 12-10 15-22-1zM498 280l20-9 13 12-9 13-20-1zM-72 428l18-10 15 9-6 15-23-1zM468 478l20-10 13 11-8 15-21-1z" />
    <path class="digup-hill-veins" d="M4 330l18 12 12-6M396 352l-16 10-14-8M8 500l22 8 10-8M392 520l-20 6-8-8" />
  </svg>`;
}

/** What fills the board for a beat: a blast, or how many of the 36 stones lie in their places. @param {Scene} scene */
function spectacle(scene) {
  const kind = scene.act?.kind;
  if (kind === "blast")
    return html`<div class="digup-blast" aria-hidden="true"><span class="digup-blast-light"></span>${picture("dynamite")}</div>`;
  if (kind === "perfect")
    return html`<div class="digup-perfect" role="status"><span class="digup-rays" aria-hidden="true"></span><b>${scene.say("digup-board-perfect")}</b></div>`;
  if (kind === "placed")
    return html`<div class="digup-perfect" role="status"><b class="is-missed">${scene.say("digup-board-placed", { placed: viewOf(scene).scores?.[0] ?? 0 })}</b></div>`;
  return nothing;
}

class DigUpBoard extends BoardElement {
  static properties = { open: { state: true } };

  constructor() {
    super();
    /** Whether the viewer looks through the discard pile. */
    this.open = false;
    this.drag = new HandDrag(this);
  }

  updated() {
    if (this.scene && !this.scene.act) this.drag.answer(this.scene);
  }

  render() {
    const scene = this.scene;
    if (!scene) return nothing;
    return html`${backdrop()} ${this.content(scene)}
      ${spectacle(scene)}
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
    if (choosesColours(scene)) return html`<div class="digup-middle">${coloursPart(scene)}</div>`;
    return ownMine(scene, middleSeat(scene));
  }
}

customElements.define("digup-board", DigUpBoard);

/** @type {Board} */
export const board = {
  ambience: { bed: "hill", calls: ["cicada"] },
  render: (scene) => html`<digup-board .scene=${scene}></digup-board>`,
  targets,
  about,
  undoable,
  holdings,
  script,
  most: MOST_TOLD,
};
