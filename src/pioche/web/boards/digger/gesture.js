// The theft as one gesture for the device at hand: drag the gem out between the piles, or stop a hand that sweeps over the way out.

import { html, LitElement, nothing } from "../../vendor/lit.js";
import { backdrop, twilight } from "./clearing.js";
import { drawHeist, gaugeAt } from "./heist.js";
import { GEMS, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { TheftSpace } from "./view.js" */

/** @typedef {[number, number, number]} Point  milliseconds, x and y in whole units */

const SECOND = 1000;
const MOST_POINTS = 1900;
// A pointer that says nothing for so long is asked where it is.
const SILENCE = 60;
// A busy browser hears of several movements at once: a hand is no faster than this, in units a millisecond.
const QUICK = 5;
// A hand that has touched a pile falls to its own side, in units a millisecond.
const FALL = 1.2;
// So near, in units, a pile trembles.
const TREMBLE = 45;
// How long one sees a pile fall, or a gem land, before the board comes back.
const SLIP_MS = 900;
const LANDED_MS = 320;
const ZOOM_MS = 300;

/**
 * The place of the marker after some milliseconds, between 0 and 1.
 * @param {number} elapsed
 * @param {number} period
 */
export function markerAt(elapsed, period) {
  const phase = elapsed % period;
  const half = period / 2;
  return (phase <= half ? phase : period - phase) / half;
}

/** Which gem of whose crate a move reaches for. @param {string} move  `steal ruby 2` */
function aimOf(move) {
  const [, gem = "", number = "1"] = move.split(" ");
  return { gem, seat: Number(number) - 1 };
}

function isTouch() {
  return matchMedia("(pointer: coarse)").matches;
}

/** Whether the gesture begins with the marker: where the hand is on the keys. */
function byKeys() {
  const { activeElement } = document;
  return !isTouch() && (activeElement?.matches(":focus-visible") ?? false);
}

export class TheftGesture extends LitElement {
  static properties = {
    scene: { attribute: false },
    move: { attribute: false },
    trouble: { state: true },
    sweeps: { state: true },
    slipped: { state: true },
    landed: { state: true },
  };

  constructor() {
    super();
    /** @type {Scene | null} */
    this.scene = null;
    this.move = "";
    this.trouble = "";
    /** Whether the marker sweeps, instead of a gem to drag. */
    this.sweeps = byKeys();
    /** The pile that was touched: the hand falls. @type {string | null} */
    this.slipped = null;
    /** The gem lies in one's own crate. */
    this.landed = false;
    /** The gesture has been made: nothing more is taken from the hand. */
    this.over = false;
    this.began = 0;
    this.frame = 0;
    /** @type {Point[] | null} */
    this.path = null;
    this.grabbed = 0;
    this.place = { x: 0, y: 0 };
    this.finger = { x: 0, y: 0 };
    /** As it was last known: the night may fall while the hand is in the crate. @type {TheftSpace | null} */
    this.lastSpace = null;
  }

  createRenderRoot() {
    return this;
  }

  firstUpdated() {
    const dialog = this.querySelector("dialog");
    dialog?.showModal();
    this.zoom();
    this.begin();
    let last = performance.now();
    const step = (/** @type {number} */ now) => {
      this.frame = requestAnimationFrame(step);
      if (this.sweeps && !this.over) this.sweep();
      if (this.slipped) this.fall(now - last);
      else this.breathe();
      last = now;
    };
    this.frame = requestAnimationFrame(step);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    cancelAnimationFrame(this.frame);
  }

  /** @returns {TheftSpace} */
  get space() {
    const now = this.scene ? viewOf(this.scene).theft_space : null;
    this.lastSpace = now ?? this.lastSpace;
    return /** @type {TheftSpace} */ (this.lastSpace);
  }

  /** The pile that is aimed at. */
  get aim() {
    const { gem, seat } = aimOf(this.move);
    return this.space.piles[seat][gem];
  }

  get crate() {
    return this.scene ? (viewOf(this.scene).players[aimOf(this.move).seat]?.crate ?? {}) : {};
  }

  /** From now on the marker sweeps, where it does. */
  begin() {
    this.began = performance.now();
    /** @type {HTMLElement | null} */ (this.querySelector(".theft-main"))?.focus();
  }

  /** The other way to make the gesture. */
  async change() {
    this.sweeps = !this.sweeps;
    this.trouble = "";
    await this.updateComplete;
    this.begin();
  }

  // The sweep

  /** The marker goes on. */
  sweep() {
    const share = markerAt(performance.now() - this.began, this.space.period);
    this.querySelector(".sweep-hand")?.setAttribute("transform", `translate(${gaugeAt(share)} 0)`);
  }

  /** Stop the marker: that is the gesture. */
  halt() {
    if (this.over) return;
    const began = Math.round(this.began);
    const stopped = Math.round(performance.now());
    if (stopped - began < this.space.shortest_sweep) return;
    if (stopped - began > this.space.longest_gesture) {
      this.began = performance.now();
      return;
    }
    this.slipped = this.besideGap(markerAt(stopped - began, this.space.period));
    this.finish({ sweep: [began, stopped] });
  }

  /** The neighbour that falls where the hand was stopped, for the picture. @param {number} share */
  besideGap(share) {
    const [from, until] = this.aim.free;
    if (share >= from && share <= until) return null;
    const place = GEMS.indexOf(aimOf(this.move).gem) + (share < from ? -1 : 1);
    return GEMS[place] ?? null;
  }

  // The pointer's path

  /** Where a pointer is, in whole units of the crate. @param {PointerEvent} event */
  locate(event) {
    const crate = /** @type {SVGSVGElement} */ (this.querySelector(".theft-crate"));
    const { width, height } = this.space;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      crate.getScreenCTM()?.inverse(),
    );
    // One's own crate reaches further down than what is judged.
    this.finger = { x, y };
    return {
      x: Math.min(width, Math.max(0, Math.round(x))),
      y: Math.min(height, Math.max(0, Math.round(y))),
    };
  }

  /** @param {PointerEvent} event */
  grab(event) {
    if (this.over) return;
    const at = this.locate(event);
    const { x, radius } = this.aim;
    if (Math.hypot(at.x - x, at.y - this.space.row) >= radius) return;
    event.preventDefault();
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    this.trouble = "";
    this.grabbed = event.timeStamp;
    this.place = at;
    this.path = [[0, at.x, at.y]];
    this.requestUpdate();
  }

  /** @param {PointerEvent} event */
  drag(event) {
    if (!this.path || this.slipped) return;
    event.preventDefault();
    const before = this.place;
    this.place = this.locate(event);
    this.note(event.timeStamp);
    this.follow();
    this.feel(before);
  }

  /** The piles beside the way tremble, and fall where they are touched. @param {{x: number, y: number}} before */
  feel(before) {
    const { gem, seat } = aimOf(this.move);
    const { row, hand, piles } = this.space;
    for (const other of GEMS.filter((each) => each !== gem && this.crate[each])) {
      const { x, radius } = piles[seat][other];
      const room = distance({ x, y: row }, before, this.place) - radius - hand;
      this.querySelector(`.theft-pile-${other}`)?.classList.toggle("is-trembling", room < TREMBLE);
      if (room < 0) this.slipped ??= other;
    }
  }

  /** A hand that has touched a pile cannot hold the gem: the turn is over when it lies on the thief's side. @param {number} passed */
  fall(passed) {
    if (!this.path) return;
    this.place = {
      x: this.place.x,
      y: Math.min(this.space.height, Math.round(this.place.y + Math.min(passed, SILENCE) * FALL)),
    };
    this.finger = this.place;
    this.note();
    this.follow();
    if (this.place.y >= this.space.height) this.release();
  }

  /**
   * Put the present place on the path, if time has passed since the last one. A hand that was not heard of has rested.
   * @param {number} [now]
   */
  note(now = performance.now()) {
    const { path } = this;
    const last = path?.[path.length - 1];
    if (!path || !last || path.length >= MOST_POINTS) return;
    const far = Math.hypot(this.place.x - last[1], this.place.y - last[2]);
    const late = Math.round(now - this.grabbed);
    if (late <= last[0]) return;
    const time = Math.max(late, last[0] + Math.ceil(far / QUICK));
    for (let rest = last[0] + SILENCE; rest < time - SILENCE; rest += SILENCE)
      path.push([rest, last[1], last[2]]);
    path.push([time, this.place.x, this.place.y]);
  }

  /** A hand that rests is still there: the path has no silence. */
  breathe() {
    const last = this.path?.[this.path.length - 1];
    if (last && performance.now() - this.grabbed - last[0] > SILENCE) this.note();
  }

  /** The token under the finger. */
  follow() {
    this.querySelector(".theft-token")?.setAttribute(
      "transform",
      `translate(${this.finger.x} ${this.finger.y})`,
    );
  }

  /** @param {PointerEvent} event */
  drop(event) {
    if (this.slipped) return;
    this.place = this.locate(event);
    this.release();
  }

  release() {
    if (!this.path || !this.scene) return;
    this.note();
    const path = this.ended(this.path);
    this.path = null;
    this.requestUpdate();
    if (this.place.y < this.space.thief_side)
      this.trouble = this.scene.say("web-board-digger-drag-short");
    else this.finish({ path });
  }

  /**
   * The path with its end: a pointer released within the same millisecond still ends on the thief's side.
   * @param {Point[]} path
   * @returns {Point[]}
   */
  ended(path) {
    const last = path[path.length - 1];
    return last && last[2] >= this.space.thief_side
      ? path
      : [...path, [(last?.[0] ?? 0) + 1, this.place.x, this.place.y]];
  }

  // The end of it

  /** A fall is seen before it is told; a gem in one's own crate is told at once. @param {Record<string, unknown>} evidence */
  async finish(evidence) {
    this.over = true;
    const { slipped } = this;
    if (slipped && this.scene?.motion) await pause(SLIP_MS);
    // Night may have fallen meanwhile.
    if (this.scene?.legal.includes(this.move)) this.scene.play(this.move, evidence);
    this.landed = !slipped;
    if (this.landed && this.scene?.motion) await pause(LANDED_MS);
    this.close();
  }

  /** What has been done is not taken back by a key. @param {Event} event */
  keep(event) {
    if (this.over) event.preventDefault();
  }

  /** Back to the board, as one came. */
  async close() {
    this.over = true;
    await this.zoom("reverse");
    cancelAnimationFrame(this.frame);
    this.dispatchEvent(new CustomEvent("done"));
  }

  /** From the crate on the board to the large one, or back. @param {PlaybackDirection} [direction] */
  zoom(direction = "normal") {
    const { gem, seat } = aimOf(this.move);
    const small = document.querySelector(`[data-spot="crate-${seat}-${gem}"]`)?.closest(".crate");
    const picture = this.querySelector(".theft-crate");
    const box = this.querySelector(".theft-box")?.getBoundingClientRect();
    const from = small?.getBoundingClientRect();
    if (!this.scene?.motion || !picture || !box || !from) return null;
    const whole = picture.getBoundingClientRect();
    const time = { duration: ZOOM_MS, easing: "cubic-bezier(.2,.8,.3,1)", direction };
    const origin = `${box.x - whole.x + box.width / 2}px ${box.y - whole.y + box.height / 2}px`;
    const way = `translate(${from.x + from.width / 2 - box.x - box.width / 2}px, ${from.y + from.height / 2 - box.y - box.height / 2}px) scale(${from.width / box.width})`;
    this.querySelector("dialog")?.animate([{ opacity: 0 }, { opacity: 1, offset: 0.6 }, {}], time);
    return picture.animate(
      [
        { transform: way, transformOrigin: origin },
        { transform: "none", transformOrigin: origin },
      ],
      time,
    ).finished;
  }

  render() {
    const scene = this.scene;
    if (!scene || !this.space) return nothing;
    const { gem, seat } = aimOf(this.move);
    const title = scene.say("digger-gesture-title", {
      face: scene.spell.face(gem),
      name: scene.names[seat] ?? "",
    });
    const stopping = isTouch() ? "web-board-digger-sweep-touch" : "web-board-digger-sweep";
    const how = scene.say(this.sweeps ? stopping : "web-board-digger-drag", { face: gem });
    const other = scene.say(
      this.sweeps ? "web-board-digger-by-drag" : "web-board-digger-without-drag",
    );
    return html`<dialog class="theft ${this.slipped ? "is-slipped" : ""} ${this.path ? "is-held" : ""} ${this.landed ? "is-landed" : ""} ${scene.motion ? "" : "is-still"}" aria-labelledby="theft-title" aria-describedby="theft-how" @cancel=${this.keep} @close=${() => this.close()}>
      <div class="theft-place">${backdrop()} ${twilight()}</div>
      ${this.picture(scene)}
      <div class="theft-words">
        <h2 id="theft-title">${title}</h2>
        <p id="theft-how">${how}</p>
        ${this.sweeps ? html`<p class="quiet">${this.windowText(scene)}</p>` : nothing}
        ${this.trouble ? html`<p class="gesture-trouble" role="status">${this.trouble}</p>` : nothing}
      </div>
      <div class="theft-buttons">
        ${this.sweeps ? html`<button type="button" class="button main big theft-main sweep-stop" @click=${() => this.halt()}>${scene.say("web-board-digger-halt")}</button>` : nothing}
        <button type="button" class="button theft-other ${this.sweeps ? "" : "theft-main"}" @click=${() => this.change()}>${other}</button>
        <button type="button" class="button theft-leave" @click=${() => this.close()}>${scene.say("web-board-digger-give-up")}</button>
      </div>
    </dialog>`;
  }

  /** The crate, and what a hand does there. @param {Scene} scene */
  picture(scene) {
    const { gem, seat } = aimOf(this.move);
    const { sweeps, slipped, space, landed } = this;
    const held = this.path !== null;
    const drawn = drawHeist(
      { scene, space, gem, seat, sweeps, held, landed, slipped },
      this.finger,
    );
    if (sweeps) return html`<div class="theft-stage" @pointerdown=${this.halt}>${drawn}</div>`;
    return html`<div class="theft-stage" @pointerdown=${this.grab} @pointermove=${this.drag} @pointerup=${this.drop} @pointercancel=${this.drop}>${drawn}</div>`;
  }

  /** When the way out is clear, for those who count. @param {Scene} scene */
  windowText(scene) {
    const { period } = this.space;
    const [left, right] = this.aim.free;
    const seconds = (/** @type {number} */ place) =>
      Math.round((place * period) / 2 / 10) / (SECOND / 10);
    const window = scene.say("digger-gesture-window", {
      from: seconds(left),
      until: seconds(right),
    });
    return scene.say("web-board-digger-window", { window, period: period / SECOND });
  }
}

/**
 * How far a point is from a stretch of the path; for what is drawn, the server judges.
 * @param {{x: number, y: number}} point
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 */
function distance(point, from, to) {
  const [ax, ay] = [to.x - from.x, to.y - from.y];
  const length = ax * ax + ay * ay;
  const foot = length ? ((point.x - from.x) * ax + (point.y - from.y) * ay) / length : 0;
  const way = Math.min(1, Math.max(0, foot));
  return Math.hypot(point.x - from.x - way * ax, point.y - from.y - way * ay);
}

/** @param {number} time  in milliseconds */
function pause(time) {
  return new Promise((go) => setTimeout(go, time));
}

customElements.define("theft-gesture", TheftGesture);
