// The board of Digger: one key or tap a move.

import { html, keyed, nothing } from "../../vendor/lit.js";
import { BoardElement, legalMove } from "../scene.js";
import { script } from "./acts.js";
import {
  beside,
  dearest,
  drawGlass,
  heaps,
  keepsTime,
  ownCrate,
  rivals,
  thumbs,
  timeLeft,
} from "./camp.js";
import { backdrop, duskAt, twilight } from "./clearing.js";
import { diceTray, tumble } from "./dice.js";
import { ending, placesOf, walk } from "./ending.js";
import { TheftGesture } from "./gesture.js";
import { isMoment, sight } from "./night.js";
import { picture } from "./pictures.js";
import { keyOf } from "./spots.js";
import { TOKENS, viewOf } from "./view.js";

/** @import { Board, Scene } from "../scene.js" */

const TICK = 250;
// The light changes in steps that no eye sees: a board that is repainted all the time would tire small devices.
const LIGHT_STEPS = 24;
const SHADE_STEPS = 8;
// Where nothing may move, it is always the same hour.
const STILL = { dark: 0.35, sun: 0.6, chirp: 0.3 };

/** The board on the screen. @type {DiggerBoard | null} */
let shown = null;

class DiggerBoard extends BoardElement {
  static properties = { theft: { state: true } };

  constructor() {
    super();
    /** The theft for which a hand is out. @type {string | null} */
    this.theft = null;
    /** The throw that has tumbled. @type {unknown} */
    this.thrown = null;
    this.timer = 0;
    /** The least that was seen in a glass. */
    this.sand = { ends: 0, left: 0 };
    /** Where the crates stood that were counted. @type {ReturnType<typeof placesOf>} */
    this.stood = new Map();
  }

  connectedCallback() {
    super.connectedCallback();
    shown = this;
    this.timer = window.setInterval(() => this.tick(), TICK);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
    if (shown === this) shown = null;
  }

  tick() {
    if (this.scene && viewOf(this.scene).glass) this.requestUpdate();
    this.light();
  }

  /** The light of this hour: it depends on the time of day and on nothing of the game. */
  light() {
    const { dark, sun, chirp } = this.scene?.motion ? duskAt(Date.now()) : STILL;
    for (const part of this.querySelectorAll(".backdrop, .twilight"))
      set(part, { dark: step(dark), sun: step(sun), chirp: step(chirp) });
    for (const part of this.querySelectorAll(".heaps")) set(part, { sun: step(sun, SHADE_STEPS) });
  }

  willUpdate() {
    this.stood = placesOf(this);
    // Night may fall while a hand is out.
    const gesture = this.querySelector("theft-gesture");
    const made = gesture instanceof TheftGesture && gesture.over;
    if (this.theft && !made && !this.scene?.legal.includes(this.theft)) this.theft = null;
  }

  updated() {
    this.light();
    const { data, kind } = this.scene?.act ?? {};
    if (kind === "winner" && this.scene?.motion) walk(this, this.stood);
    if (kind !== "throw" || data === this.thrown) return;
    this.thrown = data;
    if (this.scene?.motion) tumble(this, data.above);
  }

  /** What is left in the glass: never more than before, though some messages come later than others. @param {Scene} scene */
  sandLeft(scene) {
    const left = timeLeft(scene);
    const { glass } = viewOf(scene);
    // In a replay one may go back.
    if (left === null || !glass || !scene.now) return left;
    const least = this.sand.ends === glass.ends ? Math.min(this.sand.left, left) : left;
    this.sand = { ends: glass.ends, left: least };
    return least;
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
    const { scene } = this;
    if (!scene) return nothing;
    if (isCounted(scene)) return this.end(scene);
    const act = (/** @type {string} */ move) => this.act(move);
    const digs = viewOf(scene).digger === scene.seat;
    const band = digs
      ? thumbs(scene, act)
      : keepsTime(scene)
        ? drawGlass(scene, this.sandLeft(scene))
        : waits(scene);
    return html`<div class="digger ${layoutOf(scene)}" ?data-hurried=${isHurried(scene)}>
      ${backdrop()} ${twilight()} ${this.top(scene)} ${rivals(scene, act)} ${heaps(scene, act)} ${diceTray(scene, act)}
      ${beside(scene, act)} ${ownCrate(scene, act)} ${band} ${sight(scene)} ${this.gesture(scene)}
    </div>`;
  }

  /** What is left when the river is dry. @param {Scene} scene */
  end(scene) {
    return html`<div class="digger is-over ${scene.motion ? "" : "is-still"}">${backdrop()} ${twilight()} ${ending(scene)}</div>`;
  }

  /** Whose turn it is, and whether one may steal. @param {Scene} scene */
  top(scene) {
    // Announced once the dice lie still, one thing at a time.
    const quiet = ["throw", "reach", "steal"].includes(scene.act?.kind ?? "") || isMoment(scene);
    const [theft] = quiet ? [] : scene.described("digger-board-theft");
    const turn = turnWords(scene);
    return html`<header class="clearing-top">
      ${turn ? html`<h2 class="clearing-title">${turn}</h2>` : nothing}
      ${theft ? html`<span class="clearing-theft">${picture("black")}${theft}</span>` : nothing}
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

/** A share in whole steps. @param {number} share @param {number} [steps] */
function step(share, steps = LIGHT_STEPS) {
  return Math.round(share * steps) / steps;
}

/** Only what has changed, so that nothing else is styled again. @param {Element} part @param {Record<string, number>} values */
function set(part, values) {
  const { style } = /** @type {HTMLElement} */ (part);
  for (const [name, value] of Object.entries(values))
    if (style.getPropertyValue(`--${name}`) !== String(value))
      style.setProperty(`--${name}`, String(value));
}

/** What the clearing is used for now. @param {Scene} scene */
function layoutOf(scene) {
  const kinds = {
    "is-digging": viewOf(scene).digger === scene.seat,
    "is-choosing": scene.legal.length > 0,
    "is-keeping": keepsTime(scene),
    "is-tumbling": scene.act?.kind === "throw",
    "is-still": !scene.motion,
  };
  return Object.entries(kinds)
    .filter(([, is]) => is)
    .map(([kind]) => kind)
    .join(" ");
}

/** Whether the crates are being counted, or have been. @param {Scene} scene */
function isCounted({ act, over, view }) {
  if (act) return act.kind === "count" || act.kind === "winner";
  return over && view.winners !== null;
}

/** Who digs, and who keeps the time. @param {Scene} scene */
function turnWords(scene) {
  const { digger, master, throws_left: throws } = viewOf(scene);
  if (digger === null || digger !== scene.seat)
    return scene.described("digger-board-turn", "digger-board-turn-untimed").join("");
  const name = (throws === null && master !== null && scene.names[master]) || "none";
  return scene.say("web-board-digger-you-dig", { master: name });
}

/** Who waits sees there for whom. @param {Scene} scene */
function waits(scene) {
  if (viewOf(scene).digger === null) return nothing;
  return html`<p class="waits" aria-hidden="true">${picture("die")}<span>${turnWords(scene)}</span></p>`;
}

/** Whether the viewer digs while the glass runs. @param {Scene} scene */
function isHurried({ seat, view }) {
  const runs = view.throws_left === null && ["dig", "store"].includes(view.stage);
  return runs && view.digger === seat;
}

customElements.define("digger-board", DiggerBoard);

/** Whether the board takes a move over: a theft, which needs a gesture. @param {string} move */
function intercept(move) {
  if (!move.startsWith("steal ") || !shown) return false;
  shown.reach(move);
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
  script,
  // While the crates are counted the banner says it all.
  caption: ({ act }) => (act?.kind === "count" || act?.kind === "winner" ? "" : null),
  intercept,
  targets: (scene) => [...scene.legal],
  whole: true,
  keys: {
    ...Object.fromEntries([...LETTERS].map((letter) => [letter, reads(letter)])),
    t: plays("throw"),
    x: plays("stop"),
    s: dearest,
  },
};
