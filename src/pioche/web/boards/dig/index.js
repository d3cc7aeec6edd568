// The board of DIG.

import { html, nothing } from "../../vendor/lit.js";
import { BoardElement } from "../scene.js";
import { counts, finalCount, ribbon } from "./ending.js";
import { closeSheet, digSheet, ownGround, rivals } from "./galleries.js";
import { hand } from "./hand.js";
import { moment } from "./moment.js";
import { land, rock, sky } from "./pieces.js";
import { script } from "./script.js";
import { drawnCards, surface, tavern } from "./surface.js";
import {
  about,
  caption,
  closeChoices,
  digChoices,
  effect,
  label,
  leads,
  targets,
  tavernMoves,
  viewOf,
} from "./view.js";

/** @import { Board, Opener, Scene } from "../scene.js" */

/** @typedef {"tavern" | "several" | "close"} Sheet */

// With so much room the tavern stands beside the hill.
const ROOMY = { width: 700, height: 420 };

/** The board on the screen. @type {DigBoard | null} */
let shown = null;

class DigBoard extends BoardElement {
  static properties = { sheet: { state: true } };

  constructor() {
    super();
    /** @type {Sheet | null} */
    this.sheet = null;
    this.question = -1;
    this.measure = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect;
      this.classList.toggle("is-roomy", width >= ROOMY.width && height >= ROOMY.height);
    });
  }

  connectedCallback() {
    super.connectedCallback();
    shown = this;
    this.measure.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.measure.disconnect();
    if (shown === this) shown = null;
  }

  willUpdate() {
    if (this.scene) this.readQuestion(this.scene);
  }

  /** A new question shuts what was open; one that is answered in the tavern opens it. @param {Scene} scene */
  readQuestion(scene) {
    if (this.sheet === "tavern" && scene.act?.kind === "trade") return;
    const { question, stage } = viewOf(scene);
    const asked = scene.legal.length ? question : -1;
    if (asked === this.question) return;
    this.question = asked;
    this.sheet = stage === "tavern" && tavernMoves(scene).length ? "tavern" : null;
  }

  /** Open or shut a sheet; one that opens takes the focus. @param {Sheet} name */
  async toggle(name) {
    this.sheet = this.sheet === name ? null : name;
    await this.updateComplete;
    const first = this.querySelector(".dig-sheet.is-open [data-rove]");
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  close() {
    const { sheet } = this;
    this.sheet = null;
    const opener = document.querySelector(`[data-opens="#dig-${sheet}"]`);
    if (opener instanceof HTMLElement) opener.focus();
  }

  /** @param {KeyboardEvent} event */
  closeByKey(event) {
    if (event.key !== "Escape" || !this.sheet) return;
    event.stopPropagation();
    this.close();
  }

  render() {
    const scene = this.scene;
    if (!scene) return nothing;
    const { sheet } = this;
    const close = () => this.close();
    return html`<div class="dig ${scene.motion ? "" : "is-still"} ${sheet ? `has-sheet has-${sheet}` : ""}" @keydown=${(/** @type {KeyboardEvent} */ event) => this.closeByKey(event)}>
      ${land()} ${sky()} ${surface(scene, { open: sheet === "tavern", toggle: () => this.toggle("tavern") })} ${rock()} ${rivals(scene)}
      ${ownGround(scene)} ${tavern(scene, sheet === "tavern", close)} ${digSheet(scene, sheet === "several", close)}
      ${closeSheet(scene, sheet === "close", close)} ${hand(scene)}
      ${drawnCards(scene)} ${ribbon(scene)} ${moment(scene)} ${counts(scene) ? finalCount(scene) : nothing}
    </div>`;
  }
}

customElements.define("dig-board", DigBoard);

/** What the strip opens on the board: the tavern, and choices of galleries. @param {Scene} scene @returns {Opener[]} */
function openers(scene) {
  if (!["turn", "tavern"].includes(viewOf(scene).stage) || !scene.legal.length) return [];
  const opener = (
    /** @type {Sheet} */ sheet,
    /** @type {string} */ word,
    /** @type {number} */ count,
    apart = false,
  ) => ({
    opens: `#dig-${sheet}`,
    label: scene.say(word),
    count,
    apart,
    press: () => shown?.toggle(sheet),
  });
  const digs = digChoices(scene).length;
  const closes = closeChoices(scene).length;
  return [
    ...(digs ? [opener("several", "web-board-dig-open-dig", digs)] : []),
    opener("tavern", "web-board-tavern", tavernMoves(scene).length),
    ...(closes ? [opener("close", "web-board-dig-open-close", closes, true)] : []),
  ];
}

/** @type {Board} */
export const board = {
  ambience: { bed: "tunnel", calls: ["hammer", "drip"] },
  render: (scene) => html`<dig-board .scene=${scene}></dig-board>`,
  targets,
  about,
  effect,
  label,
  leads,
  openers,
  caption,
  apart: (move) => move.startsWith("close "),
  script,
};
