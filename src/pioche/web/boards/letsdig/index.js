// The board of Let's Dig for Treasure.

import { html, nothing } from "../../vendor/lit.js";
import { BoardElement, legalMove } from "../scene.js";
import { chestsPart, contentsPart } from "./chests.js";
import { earthArt, grassArt, shaftsPart, skyArt } from "./garden.js";
import { readEvents, startFlights } from "./happenings.js";
import { about, barPart, choicePart, hasCards, trayPart } from "./tray.js";
import { targets, viewOf } from "./view.js";

/** @import { Board, Scene } from "../scene.js" */
/** @import { Happenings, Moment } from "./happenings.js" */

// A moment stays at least so long, and as long as nothing new lies in its place.
const MOMENT_MS = 2600;
// Where moments follow one another so fast, the last ones are enough.
const MOST_WAITING = 2;

class LetsdigBoard extends BoardElement {
  static properties = {
    opened: { state: true },
    moment: { state: true },
    aged: { state: true },
  };

  constructor() {
    super();
    /** @type {string | null} */
    this.opened = null;
    /** @type {Moment | null} */
    this.moment = null;
    this.aged = false;
    this.flying = false;
    this.moments = 0;
    /** @type {Moment[]} */
    this.waiting = [];
    this.question = -1;
    /** @type {string[]} */
    this.dug = [];
    /** @type {Happenings} */
    this.last = readEvents([], []);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** Read each scene's events once. */
  willUpdate() {
    const { scene } = this;
    if (!scene) return;
    if (this.takeEvents()?.length) this.read(scene);
    this.dug = viewOf(scene).dug;
    if (scene.view.question !== this.question) this.opened = null;
    this.question = scene.view.question;
    if (this.aged && hasCards(scene)) this.moment = null;
  }

  /** @param {Scene} scene */
  read(scene) {
    this.last = readEvents(this.dug, scene.fresh);
    this.flying = scene.motion;
    if (scene.fresh.some(({ event, seat }) => event === "digs" && seat === scene.seat)) this.skip();
    if (!this.last.moment) return;
    this.waiting = [...this.waiting, this.last.moment].slice(-MOST_WAITING);
    if (!this.moment || this.aged) this.showNext();
  }

  /** The reader's own dig ends the moments before it. */
  skip() {
    clearTimeout(this.timer);
    this.waiting = [];
    this.aged = true;
  }

  /** The next moment; after the last one whatever lies there is seen again. */
  showNext() {
    const next = this.waiting.shift();
    this.aged = !next;
    if (!next) return;
    this.moment = next;
    this.moments += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.showNext(), MOMENT_MS);
  }

  updated() {
    if (this.flying && this.scene) startFlights(this.scene, this, this.last.flights);
    this.flying = false;
  }

  /** @param {string | null} id */
  toggle(id) {
    this.opened = id;
  }

  render() {
    const { scene, last } = this;
    if (!scene) return nothing;
    const lid = { open: this.opened, toggle: (/** @type {string | null} */ id) => this.toggle(id) };
    return html`<div class="letsdig ${scene.motion ? "" : "is-still"}">
      <div class="garden">${skyArt()} ${notes(scene)} ${chestsPart(scene, last.halos, lid)}</div>
      <div class="earth ${this.moment?.kind === "blast" && !this.aged ? "is-shaken" : ""}">${earthArt()} ${grassArt()} ${shaftsPart(scene, last.halos)}</div>
      <div class="bench">${trayPart(scene, this.moment, this.moments, this.freshCards())} ${barPart(scene)}</div>
      ${contentsPart(scene, lid)} ${choicePart(scene)}
      <div class="flights" aria-hidden="true"></div>
    </div>`;
  }

  /** How many of the cards on the plank the last events have brought. */
  freshCards() {
    return this.last.flights.filter(({ to }) => to === "dug").length;
  }
}

customElements.define("letsdig-board", LetsdigBoard);

/** That it is the last turn, or not the last of this player. @param {Scene} scene */
function notes(scene) {
  const lines = scene.described("letsdig-board-ending", "letsdig-board-extra");
  return lines.length
    ? html`<p class="garden-note" aria-hidden="true">${lines.join(" · ")}</p>`
    : nothing;
}

/** @param {KeyboardEvent} event */
function closeOnEscape(event) {
  const board = /** @type {LetsdigBoard} */ (event.currentTarget);
  if (event.key !== "Escape" || !board.opened) return;
  event.stopPropagation();
  board.opened = null;
}

/** @type {Board} */
export const board = {
  ambience: { bed: "garden", calls: ["bird", "blackbird"] },
  stake: (scene) => (viewOf(scene).danger.worms ? 0.8 : 0),
  render: (scene) =>
    html`<letsdig-board .scene=${scene} @keydown=${closeOnEscape}></letsdig-board>`,
  targets,
  about,
  // In French and in English: s’arrêter, stop.
  keys: { s: (scene) => legalMove(scene, "stop") },
};
