// The board of Diamant.

import { gem } from "../../art/gems.js";
import { rovingGrid } from "../../js/keyboard.js";
import { html, nothing } from "../../vendor/lit.js";
import { BoardElement, legalMove } from "../scene.js";
import { caveScene } from "./cave.js";
import { allGoOn, finalCount, ribbon, trapPart } from "./ending.js";
import { doors, party, targets } from "./party.js";
import { dangersPart, pathPart } from "./path.js";
import { relic } from "./pictures.js";
import { opening, script } from "./script.js";
import { viewOf } from "./view.js";

/** @import { Board, GameEvent, Scene } from "../scene.js" */

// Until it is measured.
const USUAL_SIZE = { width: 340, height: 200 };
const COUNTING = ["count", "counted"];

class DiamantBoard extends BoardElement {
  static properties = { size: { state: true }, placed: { state: true } };

  constructor() {
    super();
    this.size = USUAL_SIZE;
    /** Whether the path has been laid for its ground: before, nothing glides to its place. */
    this.placed = false;
    /** @type {Element | null} */
    this.ground = null;
    this.measure = new ResizeObserver(([entry]) => {
      if (entry) this.resize(entry.contentRect);
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.measure.disconnect();
    this.ground = null;
    this.placed = false;
  }

  /** @param {{width: number, height: number}} box */
  resize({ width, height }) {
    const same = width === this.size.width && height === this.size.height;
    if (!same && width && height)
      this.size = { width: Math.floor(width), height: Math.floor(height) };
    if (width && !this.placed)
      void this.updateComplete.then(() =>
        requestAnimationFrame(() => {
          this.placed = true;
        }),
      );
  }

  updated() {
    const ground = this.querySelector(".cave-ground");
    if (ground === this.ground) return;
    this.measure.disconnect();
    this.ground = ground;
    if (ground) this.measure.observe(ground);
  }

  render() {
    const { scene } = this;
    if (!scene) return nothing;
    const kind = scene.act?.kind ?? "";
    const counts = scene.over && (!scene.act || COUNTING.includes(kind));
    return html`<section class="diamant ${scene.motion ? "" : "is-still"} ${kind ? `is-${kind}` : ""} ${this.placed ? "is-placed" : ""}" aria-label=${scene.say("web-board-diamant-cave")}>
      ${caveScene()} ${counts ? finalCount(scene) : this.cave(scene)} ${kind === "trap" ? trapPart(scene) : nothing}
    </section>`;
  }

  /** @param {Scene} scene */
  cave(scene) {
    return html`${this.top(scene)} ${dangersPart(scene)} ${pathPart(scene, this.size, ribbon(scene))}
      ${party(scene)} ${doors(scene)}`;
  }

  /** @param {Scene} scene */
  top(scene) {
    const view = viewOf(scene);
    const rubies = view.path_rubies;
    const lamps = Array.from({ length: view.expeditions }, (_, index) => index + 1);
    const title = { number: view.expedition, last: view.expeditions };
    return html`<header class="cave-top">
      <h2 class="cave-title">${scene.say("diamant-board-expedition", title)}</h2>
      <span class="cave-lamps" aria-hidden="true"
        >${lamps.map((number) => html`<span class="lamp ${number < view.expedition ? "is-done" : number === view.expedition ? "is-lit" : ""}"></span>`)}</span
      >
      <span class="cave-relics" ${rovingGrid(scene)}>${view.relics_to_come.map(
        (face) =>
          html`<span data-face=${face} data-rove tabindex="-1" role="img" aria-label=${scene.spell.face(face)}><svg viewBox="0 0 100 100" aria-hidden="true">${relic(face)}</svg></span>`,
      )}</span>
      <p class="cave-rubies" title=${scene.say("diamant-board-path-rubies", { rubies })}>
        ${gem("ruby")}<b aria-hidden="true">${rubies}</b><span class="quiet">${scene.say("diamant-board-path-rubies", { rubies })}</span>
      </p>
    </header>`;
  }
}

customElements.define("diamant-board", DiamantBoard);

/** @param {string} move @returns {(scene: Scene) => string | null} */
const key = (move) => (scene) => legalMove(scene, move);

/** When nobody leaves, that is said once. @param {Scene} scene @param {readonly GameEvent[]} announced */
function caption(scene, announced) {
  const stayers = announced.filter(({ event }) => event === "stays");
  if (stayers.length < 2 || announced.some(({ event }) => event === "leaves")) return null;
  return announced.at(-1)?.event === "stays"
    ? allGoOn(
        scene,
        stayers.map(({ seat }) => seat),
      )
    : null;
}

/** @type {Board} */
export const board = {
  ambience: { bed: "cave", calls: ["drip"] },
  render: (scene) => html`<diamant-board .scene=${scene}></diamant-board>`,
  targets,
  whole: true,
  opening,
  script,
  caption,
  // The doors from left to right; in French and in English: continuer, sortir; go on, leave.
  keys: {
    1: key("leave"),
    2: key("go"),
    c: key("go"),
    g: key("go"),
    s: key("leave"),
    l: key("leave"),
  },
};
