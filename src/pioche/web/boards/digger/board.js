// The board of Digger as an element: quick hands first, the glass for those who may see it, thefts by gesture.

import { html, keyed, LitElement, nothing } from "../../vendor/lit.js";
import "./gesture.js";
import { drawGlass } from "./glass.js";
import { bigMoves, crate, diceTray, tokens } from "./pieces.js";
import { viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("../scene.js").GameEvent} GameEvent */

const TICK = 200;
const MOMENTS = ["night", "touches"];

/** The board that is shown now, if any. @type {DiggerBoard | null} */
let shown = null;

/**
 * Whether a move needs a gesture: then the board on the screen asks for it.
 * @param {string} move
 */
export function intercept(move) {
  if (!move.startsWith("steal ") || !shown) return false;
  shown.reach(move);
  return true;
}

class DiggerBoard extends LitElement {
  static properties = { scene: { attribute: false }, theft: { state: true } };

  constructor() {
    super();
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {string | null} */
    this.theft = null;
    /** @type {readonly GameEvent[] | null} */
    this.processed = null;
    /** @type {GameEvent | null} */
    this.moment = null;
    this.throws = 0;
    this.timer = 0;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    shown = this;
    this.timer = window.setInterval(() => this.tick(), TICK);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (shown === this) shown = null;
    clearInterval(this.timer);
  }

  tick() {
    if (this.scene && viewOf(this.scene).glass) this.requestUpdate();
  }

  willUpdate() {
    const scene = this.scene;
    if (!scene) return;
    // Night may fall while a hand is out.
    if (this.theft && !scene.legal.includes(this.theft)) this.theft = null;
    if (scene.fresh === this.processed || !scene.fresh.length) return;
    this.processed = scene.fresh;
    this.moment = scene.fresh.find((event) => MOMENTS.includes(event.event)) ?? null;
    if (scene.fresh.some((event) => event.event === "throws")) this.throws += 1;
  }

  /**
   * Reach into a crate.
   * @param {string} move
   */
  reach(move) {
    this.theft = move;
  }

  /** @param {string} move */
  act(move) {
    if (!this.scene?.busy && !intercept(move)) this.scene?.play(move);
  }

  render() {
    const scene = this.scene;
    if (!scene) return nothing;
    const act = (/** @type {string} */ move) => this.act(move);
    return html`<div class="digger ${scene.motion ? "" : "is-still"}">
      ${scene.over ? nothing : this.clearing(scene, act)}
      ${tokens(scene, "beside", "store", act)} ${tokens(scene, "centre", "take", act)}
      <div class="crates">${this.ordered(scene).map((player) => crate(scene, player, act))}</div>
      ${this.gesture(scene)} ${this.drawMoment(scene)}
    </div>`;
  }

  /**
   * Where it all happens: the dice, the glass, the two large moves.
   * @param {Scene} scene
   * @param {(move: string) => void} act
   */
  clearing(scene, act) {
    const turn = scene.described("digger-board-turn", "digger-board-turn-untimed");
    const [throws] = scene.described("digger-board-throws");
    const [theft] = scene.described("digger-board-theft");
    return html`<section class="clearing" aria-label=${scene.say("digger-board-dice")}>
      <header class="clearing-top">
        <h2 class="clearing-title">${turn}</h2>
        ${throws ? html`<span class="clearing-throws">${throws}</span>` : nothing}
        ${drawGlass(scene)}
      </header>
      ${keyed(this.throws, diceTray(scene, act))}
      ${theft ? html`<p class="clearing-theft">${theft}</p>` : nothing} ${bigMoves(scene, act)}
    </section>`;
  }

  /** One's own crate first. @param {Scene} scene */
  ordered(scene) {
    const { players } = viewOf(scene);
    return [...players].sort(
      (one, two) => Number(two.seat === scene.seat) - Number(one.seat === scene.seat),
    );
  }

  /** @param {Scene} scene */
  gesture(scene) {
    if (!this.theft) return nothing;
    const done = () => {
      this.theft = null;
    };
    return keyed(
      this.theft,
      html`<theft-gesture .scene=${scene} .move=${this.theft} @done=${done}></theft-gesture>`,
    );
  }

  /** @param {Scene} scene */
  drawMoment(scene) {
    const { moment } = this;
    if (!moment || !scene.motion) return nothing;
    return keyed(
      moment,
      html`<div class="moment moment-night" aria-hidden="true"><div class="moment-inner"><p class="moment-text">${scene.spell.event(moment)}</p></div></div>`,
    );
  }
}

customElements.define("digger-board", DiggerBoard);

/** @param {Scene} scene */
export function render(scene) {
  return html`<digger-board .scene=${scene}></digger-board>`;
}
