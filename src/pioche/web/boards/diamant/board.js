// The whole board of Diamant as an element: it measures its width, and remembers the last reveal.

import { gemRow } from "../../art/gems.js";
import { html, keyed, LitElement, nothing } from "../../vendor/lit.js";
import { dangersPart } from "./dangers.js";
import { camp, insiders } from "./explorers.js";
import { finalCount } from "./final-count.js";
import { pathPart } from "./path.js";
import { cardsTurned, summarizeReveal } from "./reveal.js";
import { moment, revealBanner } from "./reveal-banner.js";
import { viewOf } from "./types.js";
import { votePart } from "./vote.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./reveal.js").RevealSummary} RevealSummary */

const USUAL_WIDTH = 640;
// Frame and padding of the cave, on both sides together.
const MARGIN = 26;

class DiamantBoard extends LitElement {
  static properties = { scene: { attribute: false }, width: { state: true } };

  constructor() {
    super();
    /** @type {Scene | null} */
    this.scene = null;
    this.width = USUAL_WIDTH;
    /** @type {RevealSummary | null} */
    this.reveal = null;
    /** @type {readonly unknown[] | null} */
    this.processed = null;
    this.turned = 0;
    this.moments = 0;
    this.measure = new ResizeObserver(([entry]) => {
      if (entry) this.width = Math.floor(entry.contentRect.width);
    });
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.measure.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.measure.disconnect();
  }

  /** Read the events once: a rendering for another reason tells nothing new. */
  willUpdate() {
    const fresh = this.scene?.fresh ?? [];
    if (fresh === this.processed || !fresh.length) return;
    this.processed = fresh;
    const turned = cardsTurned(fresh);
    if (turned) this.turned = turned;
    const reveal = summarizeReveal(fresh);
    if (reveal) {
      this.reveal = reveal;
      this.moments += 1;
    }
  }

  render() {
    const scene = this.scene;
    if (!scene) return nothing;
    return html`<div class="diamant ${scene.motion ? "" : "is-still"}">
      ${scene.over ? this.ending(scene) : this.expedition(scene)} ${scene.over ? nothing : camp(scene, this.reveal)}
    </div>`;
  }

  /** @param {Scene} scene */
  expedition(scene) {
    return html`<section class="cave" aria-label=${scene.say("web-board-diamant-cave")}>
      ${this.top(scene)} ${dangersPart(scene)} ${pathPart(scene, Math.max(240, this.width - MARGIN), this.turned)} ${this.rubies(scene)}
      <div class="cave-floor">${votePart(scene)} ${insiders(scene)}</div>
      ${revealBanner(scene, this.reveal)} ${this.moment(scene)}
    </section>`;
  }

  /** @param {Scene} scene */
  ending(scene) {
    return html`<section class="cave is-over">
      ${finalCount(scene)} ${revealBanner(scene, this.reveal)} ${this.moment(scene)}
    </section>`;
  }

  /** @param {Scene} scene */
  moment(scene) {
    return scene.motion && this.reveal ? keyed(this.moments, moment(scene, this.reveal)) : nothing;
  }

  /** @param {Scene} scene */
  top(scene) {
    const view = viewOf(scene);
    const lamps = Array.from({ length: view.expeditions }, (_, index) => index + 1);
    return html`<header class="cave-top">
      <h2 class="cave-title">${scene.described("diamant-board-expedition")}</h2>
      <span class="cave-lamps" aria-hidden="true"
        >${lamps.map((number) => html`<span class="lamp ${number < view.expedition ? "is-done" : number === view.expedition ? "is-lit" : ""}"></span>`)}</span
      >
      <p class="cave-piles">${scene.described("diamant-board-removed", "diamant-board-relics-to-come").join(" · ")}</p>
    </header>`;
  }

  /** @param {Scene} scene */
  rubies(scene) {
    const rubies = viewOf(scene).path_rubies;
    return html`<p class="cave-rubies">
      <span class="cave-rubies-gems">${gemRow(rubies)}</span>${scene.say("diamant-board-path-rubies", { rubies })}
    </p>`;
  }
}

customElements.define("diamant-board", DiamantBoard);

/** @param {Scene} scene */
export function render(scene) {
  return html`<diamant-board .scene=${scene}></diamant-board>`;
}
