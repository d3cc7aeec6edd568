// The theft as one gesture for the device at hand: drag the gem out between the piles, or stop a hand that sweeps over the way out.

import { INK, WOOD, WOOD_DARK, WOOD_LIGHT } from "../../art/palette.js";
import { html, LitElement, nothing, svg } from "../../vendor/lit.js";
import { drawing, handArt, picture, slabTones } from "./pictures.js";
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

class TheftGesture extends LitElement {
  static properties = {
    scene: { attribute: false },
    move: { attribute: false },
    trouble: { state: true },
    sweeps: { state: true },
    slipped: { state: true },
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
    this.begin();
    let last = performance.now();
    const step = (/** @type {number} */ now) => {
      this.frame = requestAnimationFrame(step);
      if (this.sweeps) this.sweep();
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

  /** Where the sweep passes, in units: as far on both sides as the next field. */
  get way() {
    const { x } = this.aim;
    const step = this.space.piles[aimOf(this.move).seat];
    const spacing = Math.abs((step.ruby?.x ?? 0) - (step.gold?.x ?? 0));
    return { left: x - spacing, width: 2 * spacing };
  }

  /** The marker goes on. */
  sweep() {
    const { left, width } = this.way;
    const at = left + markerAt(performance.now() - this.began, this.space.period) * width;
    this.querySelector(".sweep-hand")?.setAttribute("transform", `translate(${at} 0)`);
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
    const crate = /** @type {SVGSVGElement} */ (this.querySelector(".theft-crate"));
    const { width, height } = this.space;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      crate.getScreenCTM()?.inverse(),
    );
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
      `translate(${this.place.x} ${this.place.y})`,
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
    const stopping = isTouch() ? "web-board-digger-sweep-touch" : "web-board-digger-sweep";
    const how = scene.say(this.sweeps ? stopping : "web-board-digger-drag");
    const other = scene.say(
      this.sweeps ? "web-board-digger-by-drag" : "web-board-digger-without-drag",
    );
    return html`<dialog class="theft ${this.slipped ? "is-slipped" : ""}" aria-labelledby="theft-title" aria-describedby="theft-how" @close=${() => this.close()}>
      <div class="theft-words">
        <h2 id="theft-title">${picture(gem)} ${title}</h2>
        <p id="theft-how">${how}</p>
        ${this.sweeps ? html`<p class="quiet">${this.windowText(scene)}</p>` : nothing}
        ${this.trouble ? html`<p class="gesture-trouble" role="status">${this.trouble}</p>` : nothing}
      </div>
      ${this.drawCrate(scene, gem)}
      <div class="theft-buttons">
        ${this.sweeps ? html`<button type="button" class="button main big theft-main sweep-stop" @click=${() => this.halt()}>${scene.say("web-board-digger-halt")}</button>` : nothing}
        <button type="button" class="button theft-other ${this.sweeps ? "" : "theft-main"}" @click=${() => this.change()}>${other}</button>
        <button type="button" class="button theft-leave" @click=${() => this.close()}>${scene.say("web-board-digger-give-up")}</button>
      </div>
    </dialog>`;
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

  /** The crate from above, as the thief sees it. @param {Scene} scene @param {string} gem */
  drawCrate(scene, gem) {
    const { width, height, row, thief_side: side } = this.space;
    const at = this.path ? this.place : { x: this.aim.x, y: row };
    const drag = !this.sweeps;
    const upright = innerHeight > innerWidth;
    const top = upright ? -300 : 0;
    const below = upright ? 420 : 0;
    return html`<svg class="theft-crate ${drag ? "is-drag" : ""}" viewBox="0 ${top} ${width} ${height - top + below}" aria-hidden="true"
      @pointerdown=${drag ? this.grab : nothing} @pointermove=${drag ? this.drag : nothing} @pointerup=${drag ? this.drop : nothing} @pointercancel=${drag ? this.drop : nothing}>
      <rect x="26" y=${top + 36} width="960" height=${550 - top} rx="26" fill="#000" opacity=".35"/>
      <rect x="14" y=${top + 14} width="972" height=${556 - top} rx="26" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="12"/>
      <path d="M20 ${top + 60}h960M20 546h960M40 ${top + 20}v544M960 ${top + 20}v544" stroke=${WOOD} stroke-width="9"/>
      <rect x="62" y=${top + 72} width="876" height=${450 - top} rx="10" fill="#4a2d14" stroke=${INK} stroke-width="10"/>
      ${planks(top + 150)}
      <path d="M68 ${top + 78}h864v44H68z" fill="#000" opacity=".35"/>
      ${STRAWS.map(([x = 0, y = 0, turn = 0]) => svg`<path class="straw" d="M-46 0q46-26 92 4" transform=${`translate(${x} ${y}) rotate(${turn})`}/>`)}
      <g fill=${WOOD_DARK} stroke=${INK} stroke-width="4"><circle cx="38" cy=${top + 40} r="10"/><circle cx="962" cy=${top + 40} r="10"/><circle cx="38" cy="546" r="10"/><circle cx="962" cy="546" r="10"/></g>
      <rect x="0" y=${side} width=${width} height=${height - side + below} rx="18" class="theft-side"/>
      ${upright ? this.drawOwn(height) : nothing}
      <text x="500" y=${(side + height) / 2 + 16} text-anchor="middle" font-size="52" font-weight="700" class="theft-side-name">${scene.say("web-board-digger-your-side")}</text>
      ${this.sweeps ? this.drawSweep() : this.drawWay()}
      ${GEMS.map((other) => this.drawPile(other, other === gem))}
      ${
        this.sweeps
          ? svg`<g class="sweep-hand" transform=${`translate(${this.way.left} 0)`}><path d=${`M0 ${side - 98}v110`} class="sweep-needle"/>${this.drawHand(0, side + 4)}</g>`
          : svg`<g class="theft-token" transform=${`translate(${at.x} ${at.y})`}>${this.drawHand(0, 0)}${this.path ? token(gem, 0, 0, 62) : ""}</g>`
      }
    </svg>`;
  }

  /** One's own crate, open to what comes, and what lies in it. @param {number} top */
  drawOwn(top) {
    const { seat = null } = this.scene ?? {};
    const own = this.scene && seat !== null ? viewOf(this.scene).players[seat]?.crate : {};
    const stones = GEMS.flatMap((gem, field) =>
      Array.from({ length: Math.min(own?.[gem] ?? 0, MOST_SHOWN) }, (_, place) =>
        token(gem, 205 + field * 180 + place * 52, top + 96 - (place % 2) * 22, 92),
      ),
    );
    return svg`${OWN_TUFTS.map(([x = 0, y = 0]) => svg`<path class="theft-tuft" d="M0 0q4-26-8-40 22 12 24 32 4-28 18-42 0 24-2 42 10-22 28-28-12 18-14 36z" transform=${`translate(${x} ${top + y})`}/>`)}
      <ellipse cx="520" cy=${top + 380} rx="400" ry="26" fill="#000" opacity=".3"/>
      <path d=${`M110 ${top + 120}l60-90h660l60 90z`} fill="#3c2413" stroke=${INK} stroke-width="12" stroke-linejoin="round"/>
      ${stones}
      <path d=${`M110 ${top + 120}h780v260H110z`} fill=${WOOD_LIGHT} stroke=${INK} stroke-width="12" stroke-linejoin="round"/>
      <path d=${`M700 ${top + 126}h184v248H700z`} fill=${WOOD}/>
      <path d=${`M110 ${top + 206}h780M110 ${top + 294}h780`} stroke=${WOOD_DARK} stroke-width="8"/>
      <path d=${`M110 ${top + 120}h70v260h-70zM820 ${top + 120}h70v260h-70z`} fill=${WOOD} stroke=${INK} stroke-width="10" stroke-linejoin="round"/>`;
  }

  /** The thief's hand, its fingers at a place. @param {number} x @param {number} y */
  drawHand(x, y) {
    return svg`<svg class="theft-hand" x=${x - 108} y=${y - 10} width="190" height="190" viewBox="0 0 100 100" overflow="visible">${handArt()}</svg>`;
  }

  /** The way out, for one who drags. */
  drawWay() {
    const { x, radius } = this.aim;
    const { row, thief_side: side } = this.space;
    return svg`<path class="theft-way" d=${`M${x} ${row + radius + 26}V${side + 14}m-26-34l26 34 26-34`}/>`;
  }

  /** The free part of the way out, and what is occupied, hatched. */
  drawSweep() {
    const [from, until] = this.aim.free;
    const { left, width } = this.way;
    const top = this.space.thief_side - 78;
    const at = (/** @type {number} */ place) => left + place * width;
    return svg`<rect class="sweep-piles" x=${left} y=${top} width=${width} height="60" rx="12"/>
      <path class="sweep-hatch" d=${hatches(left, width, at(from), at(until), top)}/>
      <rect class="sweep-free" x=${at(from)} y=${top} width=${at(until) - at(from)} height="60" rx="8"/>`;
  }

  /** @param {string} gem @param {boolean} aimed */
  drawPile(gem, aimed) {
    const height = this.crate[gem] ?? 0;
    const { row, piles } = this.space;
    const { x, radius } = piles[aimOf(this.move).seat][gem];
    if (!height) return svg`<circle cx=${x} cy=${row} r="50" class="theft-empty"/>`;
    const [tone, light, shade] = slabTones(gem);
    const left = aimed && this.path ? height - 1 : height;
    const fallen = this.slipped === gem;
    return svg`<g class="theft-pile-${gem} ${aimed ? "theft-aim" : "theft-pile"} ${fallen ? "is-fallen" : ""}">
      <circle cx=${x + 10} cy=${row + 16} r=${radius} fill="#000" opacity=".35"/>
      <circle cx=${x} cy=${row} r=${radius - 3} fill=${shade} stroke=${INK} stroke-width="7"/>
      <circle cx=${x - 4} cy=${row - 6} r=${radius - 14} fill=${tone}/>
      <circle cx=${x - 8} cy=${row - 12} r=${radius - 30} fill=${light} opacity=".8"/>
      ${scatter(left).map(([dx, dy], place) => svg`<g class="theft-stone theft-stone-${place}">${token(gem, x + dx * (radius - 26), row + dy * (radius - 26), 58)}</g>`)}
    </g>`;
  }
}

// Of a kind, so many stones look out of one's own crate.
const MOST_SHOWN = 3;
const OWN_TUFTS = [
  [30, 110],
  [900, 60],
  [40, 330],
  [905, 350],
];

// Straw on the floor of the crate: places and how each stalk lies.
const STRAWS = [
  [160, 180, 20],
  [340, 440, -30],
  [520, 170, 80],
  [700, 450, 10],
  [860, 200, -50],
  [250, 300, 70],
  [600, 330, -12],
  [820, 370, 40],
  [130, 430, -8],
];

/** The boards of the crate's floor. @param {number} from */
function planks(from) {
  const rows = Array.from({ length: Math.ceil((520 - from) / 92) }, (_, row) => from + row * 92);
  return svg`<path d=${rows.map((y) => `M66 ${y}h868`).join("")} stroke="#37200d" stroke-width="8"/>`;
}

/** A gem in the crate. @param {string} gem @param {number} x @param {number} y @param {number} size */
function token(gem, x, y, size) {
  return svg`<svg x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} viewBox="0 0 100 100" overflow="visible">${drawing(gem)}</svg>`;
}

/** Where the gems of a pile lie, in shares of its radius: from its rim to the middle, the last on top. @param {number} count */
function scatter(count) {
  return Array.from({ length: count }, (_, place) => {
    const out = Math.sqrt((count - 1 - place) / Math.max(count, 3));
    const angle = place * 2.4;
    return [out * Math.cos(angle), out * Math.sin(angle)];
  });
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

/**
 * Strokes over occupied ground, visible without colours.
 * @param {number} left
 * @param {number} width
 * @param {number} from
 * @param {number} until
 * @param {number} top
 */
function hatches(left, width, from, until, top) {
  let line = "";
  for (let x = left + 10; x < left + width; x += 18)
    if (x < from - 4 || x > until + 4) line += `M${x} ${top + 6}v48`;
  return line;
}

customElements.define("theft-gesture", TheftGesture);
