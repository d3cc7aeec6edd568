// The board of Dig Up Adventure.

import { seatColour } from "../../art/camp.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { BoardElement } from "../scene.js";
import { HandDrag } from "./drag.js";
import { flights, fly, markSpots } from "./flights.js";
import {
  mineButton,
  mineColour,
  mineGrid,
  minePoints,
  nextPlace,
  rivalsPart,
  soloTable,
} from "./mine.js";
import {
  colourMoves,
  coloursPart,
  discardPile,
  drawPile,
  handPart,
  inPlay,
  isCrowded,
  spreadOf,
  spreadPart,
} from "./piles.js";
import { about, middleSeat, playerMove, targets, viewOf } from "./view.js";

/** @import { Board, Scene } from "../scene.js" */
/** @import { Flight } from "./flights.js" */
/** @import { Spread } from "./piles.js" */

function backdrop() {
  return html`<svg class="digup-backdrop" viewBox="0 0 400 640" preserveAspectRatio="xMidYMin" aria-hidden="true">
    <path class="digup-hill-sky" d="M-400 0h1200v640H-400z" />
    <circle class="digup-hill-light" cx="338" cy="44" r="26" />
    <path class="digup-hill-far" d="M-400 120Q-160 40 60 92T420 70 800 110V640H-400z" />
    <path class="digup-hill-grass" d="M-400 142Q-120 104 110 128T500 118 800 140V640H-400z" />
    <path class="digup-hill-soil" d="M-400 164q90-10 180 0t180-4 180 6 180-8 180 6 180-4 120 4V640H-400z" />
    <path class="digup-hill-rock" d="M-400 300q60-22 140-8t140-14 150 12 160-10 150 12 160-10 300 10V640H-400z" />
    <path class="digup-hill-deep" d="M-400 470q90-20 170-2t170-12 170 10 180-12 190 8 320-4V640H-400z" />
    <path class="digup-hill-stones" d="M24 214l16-7 10 9-8 11-15-1zM352 246l14-5 9 8-7 9-14-1zM20 386l12-9 13 6-3 12-17 2zM364 420l15-6 8 10-8 9-13-2zM34 556l13-7 12 7-6 10-14-1zM350 586l12-7 11 6-5 10-15 0z" />
    <path class="digup-hill-veins" d="M4 330l18 12 12-6M396 352l-16 10-14-8M8 500l22 8 10-8M392 520l-20 6-8-8" />
  </svg>`;
}

class DigUpBoard extends BoardElement {
  static properties = { open: { state: true } };

  constructor() {
    super();
    /** Whether the viewer looks through the discard pile. */
    this.open = false;
    /** @type {Flight[]} */
    this.last = [];
    this.drag = new HandDrag(this);
  }

  /** Read the events once: a rendering for another reason moves nothing. */
  updated() {
    const scene = this.scene;
    if (!scene) return;
    const moved = flights(this.takeEvents() ?? []);
    if (moved.length) this.last = moved;
    markSpots(this, new Set(this.last.map(({ to }) => to)));
    this.markNext(scene);
    this.drag.answer(scene);
    const layer = this.querySelector(".digup-flights");
    if (scene.motion && layer instanceof HTMLElement) fly(scene, layer, moved);
  }

  /** Solo: where the card in play will go. @param {Scene} scene */
  markNext(scene) {
    const next = viewOf(scene).solo ? nextPlace(scene) : null;
    for (const element of this.querySelectorAll("[data-spot]"))
      element.toggleAttribute("data-next", element.getAttribute("data-spot") === next);
  }

  render() {
    const scene = this.scene;
    if (!scene) return nothing;
    return html`${backdrop()} ${viewOf(scene).solo ? soloTable(scene) : this.table(scene)}
      <div class="digup-flights" aria-hidden="true"></div>`;
  }

  /** @param {Scene} scene */
  table(scene) {
    const spread = spreadOf(scene, this.open);
    return html`<div class="digup-table ${isCrowded(scene) ? "has-choice" : ""} ${scene.motion ? "" : "is-still"}">
      <div class="digup-top">${spread ? spreadPart(scene, spread, this.closer(scene, spread)) : rivalsPart(scene)}</div>
      <div class="digup-side">${viewOf(scene).round ? this.piles(scene, spread) : nothing}</div>
      ${this.middle(scene)}
      <div class="digup-side is-right">${inPlay(scene)}</div>
      ${handPart(scene)}
    </div>`;
  }

  /** @param {Scene} scene @param {Spread | null} spread */
  piles(scene, spread) {
    if (spread?.kind === "discard") return drawPile(scene);
    const open = isCrowded(scene) ? null : () => this.toggle();
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
    const seat = middleSeat(scene);
    const mine = viewOf(scene).mines[seat];
    const playing = !scene.over && viewOf(scene).turn === seat;
    if (colourMoves(scene).length)
      return html`<div class="digup-middle">${coloursPart(scene)}</div>`;
    return html`<div class="digup-middle ${playing ? "is-playing" : ""}" ${cssVars({ "--seat": seatColour(seat) })}>
      <header class="digup-mine-head">${mine ? mineColour(scene, mine) : nothing}<span class="digup-mine-name">${scene.names[seat]}</span>${minePoints(scene, seat)}</header>
      ${this.middleMine(scene, seat)}
    </div>`;
  }

  /** @param {Scene} scene @param {number} seat */
  middleMine(scene, seat) {
    const move = playerMove(scene, seat);
    if (move) return mineButton(scene, seat, move);
    return html`<div class="digup-mine-room">${mineGrid(scene, seat)}</div>`;
  }
}

customElements.define("digup-board", DigUpBoard);

/** @type {Board} */
export const board = {
  ambience: { bed: "hill", calls: ["cicada"] },
  render: (scene) => html`<digup-board .scene=${scene}></digup-board>`,
  targets,
  about,
};
