// The board of Digger: one key or tap a move.

import "./gesture.js";
import { cssVars } from "../../js/styles.js";
import { html, keyed, nothing } from "../../vendor/lit.js";
import {
  legalMove,
  MomentBoard,
  momentHooks,
  momentPart,
  passMoment,
  shownBoard,
} from "../scene.js";
import { beside, dearest, drawGlass, heaps, keepsTime, ownCrate, rivals, thumbs } from "./camp.js";
import { backdrop, duskAt, twilight } from "./clearing.js";
import { diceTray, tumble } from "./dice.js";
import { nightPart } from "./night.js";
import { picture } from "./pictures.js";
import { keyOf } from "./spots.js";
import { TOKENS, turnEnd, viewOf } from "./view.js";

/** @import { Board, GameEvent, Scene } from "../scene.js" */
/** @import { TurnEnd } from "./view.js" */

const TICK = 200;
// So long a theft stays marked, however quickly the dice go on.
const THEFT_MS = 2600;

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
    const { dark, sun, chirp } = duskAt(Date.now());
    const digs = viewOf(scene).digger === scene.seat;
    const layout = `${digs ? "is-digging" : ""} ${keepsTime(scene) ? "is-keeping" : ""} ${scene.motion ? "" : "is-still"}`;
    return html`<div class="digger ${layout}" ${cssVars({ "--dark": dark, "--sun": sun, "--chirp": chirp })}>
      ${backdrop()} ${twilight()} ${this.top(scene)} ${rivals(scene, act)} ${heaps(scene, act)} ${diceTray(scene, act)}
      ${beside(scene, act)} ${ownCrate(scene, act)} ${drawGlass(scene)} ${digs ? thumbs(scene, act) : nothing} ${this.gesture(scene)}
      ${held && this.end ? momentPart(this.moment, this.end.event.event, nightPart(scene, this.end)) : nothing}
    </div>`;
  }

  /** Whose turn it is, and what is left of it. @param {Scene} scene */
  top(scene) {
    const { throws_left: throws } = viewOf(scene);
    const turn = scene.described("digger-board-turn", "digger-board-turn-untimed");
    const [allowed] = scene.described("digger-board-theft");
    const theft = this.stolen ? scene.spell.event(this.stolen) : allowed;
    const left = throws === null ? "" : scene.say("digger-board-throws", { throws });
    return html`<header class="clearing-top">
      <h2 class="clearing-title">${turn}</h2>
      ${theft ? html`<span class="clearing-theft ${this.stolen ? "is-news" : ""}">${picture("black")}${theft}</span>` : nothing}
      ${left && !scene.over ? html`<span class="clearing-throws" role="img" aria-label=${left} title=${left}>${picture("die")}<b>${throws}</b></span>` : nothing}
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
