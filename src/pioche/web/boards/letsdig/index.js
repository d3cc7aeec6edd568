// The board of Let's Dig for Treasure.

import { html, nothing } from "../../vendor/lit.js";
import { BoardElement, legalMove } from "../scene.js";
import { barPart } from "./bar.js";
import { crowdPart, diggerPart } from "./crowd.js";
import { countPart, isCounting } from "./ending.js";
import { earthPart, fenceArt, lawnArt, skyArt } from "./garden.js";
import { momentPart } from "./moments.js";
import { script } from "./script.js";
import { answersPart, clothPart, ribbonPart } from "./stage.js";
import { heapContents, heapPart, holdings, standing } from "./stores.js";
import { about, targets } from "./view.js";

/** @import { Board, Scene } from "../scene.js" */
/** @import { Lid } from "./stores.js" */

class LetsdigBoard extends BoardElement {
  static properties = { opened: { state: true } };

  constructor() {
    super();
    /** What explains itself: the heap or a gauge. @type {string | null} */
    this.opened = null;
    this.question = -1;
  }

  willUpdate() {
    const question = this.scene?.view.question ?? -1;
    if (question !== this.question || this.scene?.act) this.opened = null;
    this.question = question;
  }

  render() {
    const { scene } = this;
    if (!scene) return nothing;
    const toggle = (/** @type {string | null} */ id) => {
      this.opened = id;
    };
    const lid = { open: this.opened, toggle };
    return html`<div class="letsdig ${scene.motion ? "" : "is-still"}">${isCounting(scene) ? countPart(scene) : this.garden(scene, lid)}</div>`;
  }

  /** @param {Scene} scene @param {Lid} lid */
  garden(scene, lid) {
    return html`
      <div class="lawn">${skyArt()} ${fenceArt()} ${lawnArt()} ${crowdPart(scene)} ${diggerPart(scene)} ${ribbonPart(scene)} ${clothPart(scene)} ${heapPart(scene, lid)}</div>
      ${earthPart(scene, answersPart(scene))} ${barPart(scene, lid)}
      ${heapContents(scene, lid)} ${momentPart(scene)}`;
  }
}

customElements.define("letsdig-board", LetsdigBoard);

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
  render: (scene) =>
    html`<letsdig-board .scene=${scene} @keydown=${closeOnEscape}></letsdig-board>`,
  targets,
  whole: true,
  about,
  script,
  standing,
  holdings,
  // In French and in English: s’arrêter, stop.
  keys: { s: (scene) => legalMove(scene, "stop") },
};
