// The board of Digger as an element: quick hands first, the glass for those who may see it, thefts by gesture, and the night.

import { glyph } from "../../art/glyphs.js";
import { html, keyed, LitElement, nothing } from "../../vendor/lit.js";
import { Moment, momentPart } from "../moment.js";
import { ownCrate, rivals } from "./crates.js";
import { forest } from "./forest.js";
import "./gesture.js";
import { drawGlass } from "./glass.js";
import { nightPart } from "./night.js";
import { beside, centre, diceTray, thumbs } from "./pieces.js";
import { turnEnd } from "./turn-end.js";
import { viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("../scene.js").GameEvent} GameEvent */
/** @typedef {import("./turn-end.js").TurnEnd} TurnEnd */

const TICK = 200;

/** The board that is shown now, if any. @type {DiggerBoard | null} */
let shown = null;

/** Whether the end of a turn is still shown: nothing new is asked before. */
export function holds() {
  return shown?.moment.held ?? false;
}

/** The table as it stood then. */
export function momentScene() {
  return shown?.moment.scene ?? null;
}

/**
 * Whether a move needs a gesture: then the board on the screen asks for it. While night falls nothing is asked yet.
 * @param {string} move
 */
export function intercept(move) {
  if (shown?.moment.held) {
    shown.moment.pass();
    return true;
  }
  if (!move.startsWith("steal ") || !shown) return false;
  shown.reach(move);
  return true;
}

/**
 * A small picture with a number, and what it means in words.
 * @param {string} kind
 * @param {string} sign
 * @param {string} tone
 * @param {number} count
 * @param {string} label
 */
function counter(kind, sign, tone, count, label) {
  return html`<span class="clearing-${kind}" role="img" aria-label=${label} title=${label}>${glyph(sign, tone)}${kind === "box" ? glyph("water", "blue") : nothing}<b>${count}</b></span>`;
}

class DiggerBoard extends LitElement {
  static properties = { scene: { attribute: false }, theft: { state: true } };

  constructor() {
    super();
    /** @type {Scene | null} */
    this.scene = null;
    /** The scene before the events told last. @type {Scene | null} */
    this.latest = null;
    /** @type {string | null} */
    this.theft = null;
    /** @type {readonly GameEvent[] | null} */
    this.processed = null;
    this.moment = new Moment(this);
    /** @type {TurnEnd | null} */
    this.end = null;
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
    this.moment.end();
    if (shown === this) shown = null;
    clearInterval(this.timer);
  }

  tick() {
    if (this.scene && viewOf(this.scene).glass) this.requestUpdate();
  }

  willUpdate() {
    const { scene } = this;
    if (!scene) return;
    // Night may fall while a hand is out.
    if (this.theft && !scene.legal.includes(this.theft)) this.theft = null;
    if (scene.fresh !== this.processed) this.follow(scene);
    this.latest = scene;
  }

  /** @param {Scene} scene */
  follow(scene) {
    const { fresh } = scene;
    this.processed = fresh;
    const end = turnEnd(fresh);
    if (end && this.latest) {
      this.end = end;
      this.moment.begin(this.latest);
    } else if (!fresh.length) this.moment.end();
    if (fresh.some((event) => event.event === "throws")) this.throws += 1;
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
    const scene = this.moment.scene ?? this.scene;
    if (!scene) return nothing;
    const act = (/** @type {string} */ move) => this.act(move);
    const held = this.moment.held;
    return html`<div class="digger ${scene.motion ? "" : "is-still"} ${held ? "is-held" : ""}">
      ${forest()} ${this.top(scene)} ${keyed(this.throws, diceTray(scene, act))} ${centre(scene)} ${rivals(scene, act)}
      ${beside(scene, act)} ${ownCrate(scene, act)} ${thumbs(scene, act)} ${this.gesture(scene)}
      ${held && this.end ? momentPart(this.moment, this.end.event.event, nightPart(scene, this.end)) : nothing}
    </div>`;
  }

  /** Whose turn it is, and what is left of it. @param {Scene} scene */
  top(scene) {
    const { throws_left: throws, box } = viewOf(scene);
    const turn = scene.described("digger-board-turn", "digger-board-turn-untimed");
    const [theft] = scene.described("digger-board-theft");
    return html`<header class="clearing-top">
      <h2 class="clearing-title">${turn}</h2>
      ${throws === null || scene.over ? nothing : counter("throws", "dice", "bone", throws, scene.say("digger-board-throws", { throws }))}
      ${theft ? html`<span class="clearing-theft">${theft}</span>` : nothing} ${drawGlass(scene)}
      ${counter("box", "box", "wood", box, scene.say("digger-board-box", { water: box }))}
    </header>`;
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
}

customElements.define("digger-board", DiggerBoard);

/** @param {Scene} scene */
export function render(scene) {
  return html`<digger-board .scene=${scene}></digger-board>`;
}
