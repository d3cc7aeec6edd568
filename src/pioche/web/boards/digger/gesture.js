// The theft as a gesture: drag the gem out between the piles, or stop a marker that sweeps over the way out.

import { TONES } from "../../art/glyphs.js";
import { INK, PAPER, WOOD, WOOD_DARK, WOOD_LIGHT } from "../../art/palette.js";
import { pictureOf } from "../../js/faces.js";
import { html, LitElement, nothing, svg } from "../../vendor/lit.js";
import { LOOKS, picture } from "./pictures.js";
import { GEMS, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { TheftSpace } from "./view.js" */

/** @typedef {[number, number, number]} Point  milliseconds, x and y in whole units */

const SECOND = 1000;
const MOST_POINTS = 1900;
// A pointer that says nothing for so long is asked where it is.
const SILENCE = 60;

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

class TheftGesture extends LitElement {
  static properties = {
    scene: { attribute: false },
    move: { attribute: false },
    trouble: { state: true },
  };

  constructor() {
    super();
    /** @type {Scene | null} */
    this.scene = null;
    this.move = "";
    this.trouble = "";
    this.began = 0;
    this.frame = 0;
    /** @type {Point[] | null} */
    this.path = null;
    this.grabbed = 0;
    this.place = { x: 0, y: 0 };
    /** As it was last known: the night may fall while the hand is in the crate. @type {TheftSpace | null} */
    this.lastSpace = null;
  }

  createRenderRoot() {
    return this;
  }

  firstUpdated() {
    const dialog = this.querySelector("dialog");
    dialog?.showModal();
    /** @type {HTMLElement | null} */ (this.querySelector(".sweep-stop"))?.focus();
    this.began = performance.now();
    const step = () => {
      this.frame = requestAnimationFrame(step);
      this.sweep();
      this.breathe();
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

  // The sweep

  /** The marker goes on. */
  sweep() {
    const marker = this.querySelector(".sweep-marker");
    marker?.setAttribute(
      "x",
      String(markerAt(performance.now() - this.began, this.space.period) * 100 - 0.8),
    );
  }

  /** Stop the marker: that is the gesture. */
  halt() {
    const began = Math.round(this.began);
    const stopped = Math.round(performance.now());
    if (stopped - began < this.space.shortest_sweep) return;
    if (stopped - began > this.space.longest_gesture) {
      this.began = performance.now();
      return;
    }
    this.finish({ sweep: [began, stopped] });
  }

  // The pointer's path

  /** Where a pointer is, in whole units of the crate. @param {PointerEvent} event */
  locate(event) {
    const box = /** @type {Element} */ (this.querySelector(".theft-crate")).getBoundingClientRect();
    const { width, height } = this.space;
    const x = ((event.clientX - box.left) / box.width) * width;
    const y = ((event.clientY - box.top) / box.height) * height;
    return {
      x: Math.min(width, Math.max(0, Math.round(x))),
      y: Math.min(height, Math.max(0, Math.round(y))),
    };
  }

  /** @param {PointerEvent} event */
  grab(event) {
    const at = this.locate(event);
    const { x, radius } = this.aim;
    if (Math.hypot(at.x - x, at.y - this.space.row) >= radius) return;
    event.preventDefault();
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    this.trouble = "";
    this.grabbed = performance.now();
    this.place = at;
    this.path = [[0, at.x, at.y]];
    this.requestUpdate();
  }

  /** @param {PointerEvent} event */
  drag(event) {
    if (!this.path) return;
    event.preventDefault();
    this.place = this.locate(event);
    this.note();
    this.follow();
  }

  /** Put the present place on the path, if time has passed since the last one. */
  note() {
    const last = this.path?.[this.path.length - 1];
    const time = Math.round(performance.now() - this.grabbed);
    if (!this.path || !last || time <= last[0] || this.path.length >= MOST_POINTS) return;
    this.path.push([time, this.place.x, this.place.y]);
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
      `translate(${this.place.x} ${this.place.y})`,
    );
  }

  /** @param {PointerEvent} event */
  drop(event) {
    if (!this.path || !this.scene) return;
    this.place = this.locate(event);
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

  /** @param {Record<string, unknown>} evidence */
  finish(evidence) {
    const scene = this.scene;
    this.close();
    scene?.play(this.move, evidence);
  }

  close() {
    cancelAnimationFrame(this.frame);
    this.dispatchEvent(new CustomEvent("done"));
  }

  render() {
    const scene = this.scene;
    if (!scene || !this.space) return nothing;
    const { gem, seat } = aimOf(this.move);
    const title = scene.say("digger-gesture-title", {
      face: scene.spell.face(gem),
      name: scene.names[seat] ?? "",
    });
    return html`<dialog class="theft" aria-labelledby="theft-title" aria-describedby="theft-how" @close=${() => this.close()}>
      <h2 id="theft-title">${picture(gem)} ${title}</h2>
      <p id="theft-how">${scene.say("web-board-digger-drag")}</p>
      ${this.drawCrate(scene, gem)}
      ${this.trouble ? html`<p class="gesture-trouble" role="status">${this.trouble}</p>` : nothing}
      ${this.drawSweep(scene)}
      <button type="button" class="button theft-leave" @click=${() => this.close()}>${scene.say("web-board-digger-give-up")}</button>
    </dialog>`;
  }

  /** @param {Scene} scene @param {string} gem */
  drawCrate(scene, gem) {
    const { width, height, row, thief_side: side, hand } = this.space;
    const at = this.path ? this.place : { x: this.aim.x, y: row };
    return html`<svg class="theft-crate" viewBox="0 0 ${width} ${height}" aria-hidden="true"
      @pointerdown=${this.grab} @pointermove=${this.drag} @pointerup=${this.drop} @pointercancel=${this.drop}>
      <rect x="20" y="60" width="960" height="480" rx="30" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="12"/>
      <path d="M20 180h960M20 420h960" stroke=${WOOD} stroke-width="8"/>
      <rect x="8" y="48" width="984" height="40" rx="14" fill=${WOOD_DARK} stroke=${INK} stroke-width="8"/>
      <rect x="0" y=${side} width=${width} height=${height - side} class="theft-side"/>
      <text x="500" y="666" text-anchor="middle" font-size="42" font-weight="700" class="theft-side-name">${scene.say("web-board-digger-your-side")}</text>
      ${GEMS.map((other) => this.drawPile(other, other === gem))}
      ${svg`<g class="theft-token" transform=${`translate(${at.x} ${at.y})`}>${this.path ? svg`<circle r=${hand} fill=${TONES[pictureOf(LOOKS, gem)[1]]} stroke=${INK} stroke-width="8"/>` : ""}</g>`}
    </svg>`;
  }

  /** @param {string} gem @param {boolean} aimed */
  drawPile(gem, aimed) {
    const height = this.crate[gem] ?? 0;
    const { row, piles } = this.space;
    const { x, radius } = piles[aimOf(this.move).seat][gem];
    if (!height) return svg`<circle cx=${x} cy=${row} r="50" class="theft-empty"/>`;
    const tone = TONES[pictureOf(LOOKS, gem)[1]] ?? PAPER;
    return svg`<g class=${aimed ? "theft-aim" : "theft-pile"}>
      <circle cx=${x} cy=${row} r=${radius} fill=${tone} stroke=${INK} stroke-width="9"/>
      <circle cx=${x} cy=${row} r=${radius - 16} fill="none" stroke=${INK} stroke-opacity=".35" stroke-width="5"/>
      <text x=${x} y=${row + 20} text-anchor="middle" font-size="58" font-weight="800" fill=${INK}>${height}</text></g>`;
  }

  /** @param {Scene} scene */
  drawSweep(scene) {
    const { period } = this.space;
    const [left, right] = this.aim.free;
    const seconds = (/** @type {number} */ place) =>
      Math.round((place * period) / 2 / 10) / (SECOND / 10);
    const window = scene.say("digger-gesture-window", {
      from: seconds(left),
      until: seconds(right),
    });
    return html`<div class="sweep">
      <p>${scene.say("digger-gesture-how")}</p>
      <p class="quiet">${scene.say("web-board-digger-window", { window, period: period / SECOND })}</p>
      <svg class="sweep-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect x="0" y="1" width="100" height="10" class="sweep-piles"/>
        ${svg`<path class="sweep-hatch" d=${hatches(left, right)}/>`}
        <rect x=${left * 100} y="1" width=${(right - left) * 100} height="10" class="sweep-free"/>
        <rect class="sweep-marker" x="0" y="0" width="1.6" height="12"/>
      </svg>
      <button type="button" class="button main big sweep-stop" @click=${() => this.halt()}>${scene.say("web-board-digger-halt")}</button>
    </div>`;
  }
}

/** Strokes over occupied ground, visible without colours. @param {number} left @param {number} right */
function hatches(left, right) {
  let line = "";
  for (let x = 1; x < 100; x += 2.5)
    if (x < left * 100 - 1 || x > right * 100 + 1) line += `M${x} 1.500v9`;
  return line.replaceAll("1.500", "1.5");
}

customElements.define("theft-gesture", TheftGesture);
