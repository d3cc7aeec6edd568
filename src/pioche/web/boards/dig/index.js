// The board of DIG.

import { html, nothing } from "../../vendor/lit.js";
import { BoardElement } from "../scene.js";
import { galleries, severalSheet } from "./galleries.js";
import { hand, rivals, rivalTargets } from "./hand.js";
import { land, rock } from "./pieces.js";
import { surface, tavern } from "./surface.js";
import {
  about,
  happeningsIn,
  momentRank,
  seatInMiddle,
  targetMoves,
  targets,
  tavernMoves,
  viewOf,
} from "./view.js";

/** @import { Board, Scene } from "../scene.js" */
/** @import { Happenings } from "./view.js" */

/** @typedef {"tavern" | "several"} Sheet */

// So long a moment stays, even where the others play on at once.
const MOMENT_MS = 2500;

class DigBoard extends BoardElement {
  static properties = { sheet: { state: true } };

  constructor() {
    super();
    /** @type {Sheet | null} */
    this.sheet = null;
    this.question = -1;
    this.happenings = happeningsIn([]);
    this.momentBegan = 0;
    this.moments = 0;
  }

  willUpdate() {
    const scene = this.scene;
    if (!scene) return;
    this.readQuestion(scene);
    const fresh = this.takeEvents();
    if (fresh?.length) this.readEvents(happeningsIn(fresh, scene.seat), scene.seat);
  }

  /** A new question shuts what was open; one that is answered in the tavern opens it. @param {Scene} scene */
  readQuestion(scene) {
    const { question, stage } = viewOf(scene);
    if (question === this.question) return;
    this.question = question;
    this.sheet = stage === "tavern" && tavernMoves(scene).length ? "tavern" : null;
  }

  /**
   * A less important event that follows at once does not replace the moment.
   * @param {Happenings} happenings
   * @param {number | null} own
   */
  readEvents(happenings, own) {
    const recent = performance.now() - this.momentBegan < MOMENT_MS;
    const shown = momentRank(this.happenings.moment, own);
    if (recent && shown < momentRank(happenings.moment, own)) {
      this.happenings = { ...this.happenings, touched: happenings.touched };
      return;
    }
    this.happenings = happenings;
    if (!happenings.moment) return;
    this.momentBegan = performance.now();
    this.moments += 1;
  }

  /** @param {Sheet} name */
  control(name) {
    const open = this.sheet === name;
    return { open, toggle: () => this.show(open ? null : name) };
  }

  /** @param {Sheet | null} sheet */
  show(sheet) {
    this.sheet = sheet;
  }

  /** @param {KeyboardEvent} event */
  closeByKey(event) {
    if (event.key !== "Escape" || !this.sheet) return;
    event.stopPropagation();
    const opener = this.querySelector(`[data-opens="#dig-${this.sheet}"]`);
    this.show(null);
    if (opener instanceof HTMLElement) opener.focus();
  }

  render() {
    const scene = this.scene;
    if (!scene) return nothing;
    const { happenings } = this;
    return html`<div class="dig ${scene.motion ? "" : "is-still"}" @keydown=${(/** @type {KeyboardEvent} */ event) => this.closeByKey(event)}>
      ${land()} ${surface(scene, happenings, this.control("tavern"))} ${targetMoves(scene).length ? nothing : rivals(scene, happenings)}
      ${this.drawHill(scene)} ${tavern(scene, this.sheet === "tavern")} ${hand(scene)}
    </div>`;
  }

  /** @param {Scene} scene */
  ownCollapse(scene) {
    return this.happenings.collapses.some(({ seat }) => seat === seatInMiddle(scene));
  }

  /** @param {Scene} scene */
  drawHill(scene) {
    const aims = targetMoves(scene).length > 0;
    // Two names for one movement, in turn: it begins anew without a new element, which would lose the focus.
    const shaken = this.ownCollapse(scene) ? `is-shaken-${this.moments % 2}` : "";
    const under = this.sheet === "several" ? "has-sheet" : "";
    return html`<div class="dig-hill ${shaken} ${under} ${aims ? "has-targets" : ""}">
      ${rock()} ${aims ? rivalTargets(scene) : galleries(scene, this.happenings, this.control("several"))}
      ${severalSheet(scene, this.sheet === "several")}
    </div>`;
  }
}

customElements.define("dig-board", DigBoard);

/** @type {Board} */
export const board = {
  ambience: { bed: "tunnel", calls: ["hammer", "drip"] },
  render: (scene) => html`<dig-board .scene=${scene}></dig-board>`,
  targets,
  about,
};
