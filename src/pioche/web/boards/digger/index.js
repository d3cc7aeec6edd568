// The board of Digger: one key or tap a move.

import "./gesture.js";
import { glyph } from "../../art/glyphs.js";
import { html, keyed, nothing } from "../../vendor/lit.js";
import {
  legalMove,
  MomentBoard,
  momentHooks,
  momentPart,
  passMoment,
  shownBoard,
} from "../scene.js";
import { ownCrate, rivals } from "./crates.js";
import { beside, centre, diceTray, drawGlass, forest, keyOf, nightPart, thumbs } from "./pieces.js";
import { dearest, TOKENS, turnEnd, viewOf } from "./view.js";

/** @import { Board, GameEvent, Scene } from "../scene.js" */
/** @import { TurnEnd } from "./view.js" */

const TICK = 200;
// So long a theft stays marked, however quickly the dice go on.
const THEFT_MS = 2600;

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

class DiggerBoard extends MomentBoard {
  static properties = { theft: { state: true } };

  constructor() {
    super();
    /** @type {string | null} */
    this.theft = null;
    /** @type {TurnEnd | null} */
    this.end = null;
    this.throws = 0;
    /** The last theft. @type {GameEvent | null} */
    this.stolen = null;
    this.stolenAt = Number.NEGATIVE_INFINITY;
    this.timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = window.setInterval(() => this.tick(), TICK);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  tick() {
    if (this.scene && viewOf(this.scene).glass) this.requestUpdate();
  }

  willUpdate() {
    // Night may fall while a hand is out.
    if (this.theft && !this.scene?.legal.includes(this.theft)) this.theft = null;
    super.willUpdate();
  }

  /** @param {Scene} scene */
  follow(scene) {
    const { fresh } = scene;
    const end = turnEnd(fresh);
    if (end && this.latest) {
      this.end = end;
      this.moment.begin(this.latest);
    } else if (!fresh.length) this.moment.end();
    if (fresh.some((event) => event.event === "throws")) this.throws += 1;
    this.noteTheft(fresh.findLast((event) => event.event === "steals") ?? null);
  }

  /** A theft is marked until more happens, and for a while at least. @param {GameEvent | null} theft */
  noteTheft(theft) {
    const recent = performance.now() - this.stolenAt < THEFT_MS;
    if (!theft && recent) return;
    this.stolen = theft;
    this.stolenAt = performance.now();
  }

  /** Reach into a crate. @param {string} move */
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
      ${forest()} ${this.top(scene)} ${keyed(this.throws, diceTray(scene, act))} ${centre(scene)} ${rivals(scene, act, this.stolen)}
      ${beside(scene, act)} ${ownCrate(scene, act, this.stolen)} ${thumbs(scene, act)} ${this.gesture(scene)}
      ${held && this.end ? momentPart(this.moment, this.end.event.event, nightPart(scene, this.end)) : nothing}
    </div>`;
  }

  /** Whose turn it is, and what is left of it. @param {Scene} scene */
  top(scene) {
    const { throws_left: throws, box } = viewOf(scene);
    const turn = scene.described("digger-board-turn", "digger-board-turn-untimed");
    const [allowed] = scene.described("digger-board-theft");
    const theft = this.stolen ? scene.spell.event(this.stolen) : allowed;
    return html`<header class="clearing-top">
      <h2 class="clearing-title">${turn}</h2>
      ${throws === null || scene.over ? nothing : counter("throws", "dice", "bone", throws, scene.say("digger-board-throws", { throws }))}
      ${theft ? html`<span class="clearing-theft ${this.stolen ? "is-news" : ""}">${theft}</span>` : nothing} ${drawGlass(scene)}
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

/**
 * Whether the board takes a move over: during a moment, and for a theft, which needs a gesture.
 * @param {string} move
 */
function intercept(move) {
  if (passMoment()) return true;
  const board = shownBoard();
  if (!move.startsWith("steal ") || !(board instanceof DiggerBoard)) return false;
  board.reach(move);
  return true;
}

// All letters that mean something in one of the languages.
const LETTERS = "abcdefghijklmnopqruvwyz";

/**
 * What a letter does in the reader's language: it takes a token, or stores all.
 * @param {string} letter
 * @returns {(scene: Scene) => string | null}
 */
const reads = (letter) => (scene) => {
  if (keyOf(scene, "store-all") === letter && legalMove(scene, "store-all")) return "store-all";
  const kind = TOKENS.find((token) => keyOf(scene, `take-${token}`) === letter);
  return kind ? legalMove(scene, `take ${kind}`) : null;
};

/** @param {string} move @returns {(scene: Scene) => string | null} */
const plays = (move) => (scene) => legalMove(scene, move);

/** @type {Board} */
export const board = {
  ambience: { bed: "river", calls: ["cricket", "owl"] },
  render: (scene) => html`<digger-board .scene=${scene}></digger-board>`,
  ...momentHooks,
  intercept,
  targets: (scene) => [...scene.legal],
  keys: {
    ...Object.fromEntries([...LETTERS].map((letter) => [letter, reads(letter)])),
    t: plays("throw"),
    x: plays("stop"),
    s: dearest,
  },
};
