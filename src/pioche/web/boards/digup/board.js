// The whole table as an element: it remembers what the viewer has opened and what happened last.

import { seatColour } from "../../art/camp.js";
import { cssVars } from "../../js/styles.js";
import { html, LitElement, nothing } from "../../vendor/lit.js";
import { backdrop } from "./backdrop.js";
import { colourMoves, coloursPart } from "./colours.js";
import { HandDrag } from "./drag.js";
import { flights } from "./flights.js";
import { fly, markSpots } from "./fly.js";
import { handPart } from "./hand.js";
import { mineButton, mineColour, mineGrid, minePoints } from "./mine.js";
import { playerMove } from "./offers.js";
import { discardPile, drawPile, inPlay } from "./piles.js";
import { rivalsPart } from "./rivals.js";
import { nextPlace, soloTable } from "./solo.js";
import { isCrowded, spreadOf, spreadPart } from "./spread.js";
import { middleSeat, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./flights.js").Flight} Flight */
/** @typedef {import("./spread.js").Spread} Spread */

class DigUpBoard extends LitElement {
  static properties = { scene: { attribute: false }, open: { state: true } };

  constructor() {
    super();
    /** @type {Scene | null} */
    this.scene = null;
    /** Whether the viewer looks through the discard pile. */
    this.open = false;
    /** @type {readonly unknown[] | null} */
    this.processed = null;
    /** @type {Flight[]} */
    this.last = [];
    this.drag = new HandDrag(this);
  }

  createRenderRoot() {
    return this;
  }

  /** Read the events once: a rendering for another reason moves nothing. */
  updated() {
    const scene = this.scene;
    if (!scene) return;
    const moved = scene.fresh === this.processed ? [] : flights(scene.fresh);
    this.processed = scene.fresh;
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

  /**
   * @param {Scene} scene
   * @param {Spread | null} spread
   */
  piles(scene, spread) {
    if (spread?.kind === "discard") return drawPile(scene);
    const open = isCrowded(scene) ? null : () => this.toggle();
    return html`${drawPile(scene)} ${discardPile(scene, open)}`;
  }

  /**
   * What closes the discard pile, unless a card of it must be taken.
   * @param {Scene} scene
   * @param {Spread} spread
   */
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

  /**
   * @param {Scene} scene
   * @param {number} seat
   */
  middleMine(scene, seat) {
    const move = playerMove(scene, seat);
    if (move) return mineButton(scene, seat, move);
    return html`<div class="digup-mine-room">${mineGrid(scene, seat)}</div>`;
  }
}

customElements.define("digup-board", DigUpBoard);

/** @param {Scene} scene */
export function render(scene) {
  return html`<digup-board .scene=${scene}></digup-board>`;
}
