/** A chart of lines, one per seat, as wide as its box; where there is much to see, a part of it can be looked at from nearer. */

import { cssVars } from "../js/styles.js";
import { say } from "../js/words.js";
import { html, LitElement, nothing, svg } from "../vendor/lit.js";

/** @import { Turn } from "../js/types.js" */

const GRID_LINES = 4;

/**
 * The scores at the beginning of each turn, and at the end.
 * @param {{turns: readonly Turn[], scores: readonly number[]}} chart
 * @returns {readonly (readonly number[])[]}
 */
export function rowsOf({ turns, scores }) {
  return [...turns.map((turn) => turn.scores), scores];
}

/**
 * Where lines are drawn for a range of scores: whole numbers, a few of them.
 * @param {number} lowest
 * @param {number} highest
 */
export function gridLines(lowest, highest) {
  const rough = Math.max(1, (highest - lowest) / GRID_LINES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((part) => part * power).find((wide) => wide >= rough) ?? rough;
  const first = Math.floor(lowest / step) * step;
  const count = Math.ceil((highest - first) / step);
  return Array.from({ length: count + 1 }, (_, line) => first + line * step);
}

/**
 * @typedef {object} Lines  what is drawn: a row of values, one for each player, at each of some times
 * @property {readonly number[]} at  when each row holds, from the start of the game (0) to its end (1)
 * @property {readonly (readonly number[])[]} rows
 *
 * @typedef {object} ChartParts
 * @property {string} label
 * @property {readonly string[]} names
 * @property {readonly {value: number, text: string | number}[]} grid  from the lowest to the highest
 * @property {readonly {at: number, value: number, seat: number, sign: string}[]} [marks]  what stands on the lines
 * @property {readonly {at: number, text: string}[]} [ticks]  what moments are called; else start and end are
 * @property {Lines} [near]  the lines in full, for looking at a part of them; without them there is no looking nearer
 *
 * @typedef {Lines & ChartParts} LineChart
 */

const LEFT = 34;
const TOP = 12;
const BOTTOM = 26;
// A line is drawn so far beyond the ends of the axis: its marks are not cut.
const BEYOND = 10;
const USUAL_WIDTH = 340;
const [LEAST_HEIGHT, MOST_HEIGHT, SHAPE] = [200, 320, 0.5];
// Between the names of two moments.
const TICK_GAP = 12;
// How much nearer each step goes, and the smallest part of the game that is shown.
const NEARER = 2;
const SMALLEST = 1 / 32;
const SEAT_COLOURS = 8;
// Dashes distinguish lines without colour.
const DASHES = ["none", "7 3", "2 3", "10 3 2 3", "4 2", "1 2", "12 4", "6 2 2 2"];

/**
 * A chart with its title, and the same as a table.
 * @param {string} title
 * @param {unknown} drawing
 * @param {unknown} table
 */
export function chartFigure(title, drawing, table) {
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    ${drawing}
    <details class="chart-table">
      <summary>${say("after-chart-table")}</summary>
      <div class="chart-scroll" role="group" tabindex="0" aria-label=${title}>${table}</div>
    </details>
  </figure>`;
}

/** @param {readonly string[]} names @param {readonly {when: unknown, figures: readonly unknown[]}[]} rows */
export function chartTable(names, rows) {
  return html`<table class="chart-figures">
    <thead>
      <tr>
        <th scope="col">${say("after-chart-when")}</th>
        ${names.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ when, figures }) => html`<tr>
          <th scope="row">${when}</th>
          ${figures.map((figure) => html`<td>${figure}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {LineChart} chart */
export function lineChart(chart) {
  return html`<line-chart .chart=${chart}></line-chart>`;
}

class LineChartElement extends LitElement {
  /** @type {Record<string, object>} */
  static properties = {
    chart: { attribute: false },
    width: { state: true },
    span: { state: true },
  };

  constructor() {
    super();
    /** @type {LineChart | null} */
    this.chart = null;
    this.width = USUAL_WIDTH;
    /** The part of the game that is shown, from 0 to 1. @type {readonly [number, number]} */
    this.span = [0, 1];
    this.resized = new ResizeObserver(() => {
      this.width = Math.round(this.clientWidth) || USUAL_WIDTH;
    });
    /** The fingers on the chart, and the moment under each. @type {Map<number, {x: number, at: number}>} */
    this.fingers = new Map();
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.resized.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.resized.disconnect();
  }

  get whole() {
    return this.span[0] === 0 && this.span[1] === 1;
  }

  get plot() {
    return this.width - LEFT - BEYOND;
  }

  /** Show a part of the game, within its ends. @param {number} from @param {number} length */
  show(from, length) {
    const size = Math.min(1, Math.max(SMALLEST, length));
    const first = Math.min(1 - size, Math.max(0, from));
    this.span = [first, first + size];
  }

  /** Look nearer, or from further away, about a moment. @param {number} factor @param {number} [about] */
  zoom(factor, about = (this.span[0] + this.span[1]) / 2) {
    const [from, to] = this.span;
    const length = Math.min(1, (to - from) / factor);
    this.show(about - ((about - from) / (to - from)) * length, length);
  }

  /** @param {number} way  -1: earlier, 1: later */
  move(way) {
    const [from, to] = this.span;
    this.show(from + (way * (to - from)) / 2, to - from);
  }

  /** The moment at a place of the screen. @param {number} x */
  momentAt(x) {
    const [from, to] = this.span;
    const left = this.getBoundingClientRect().left + LEFT;
    return from + ((x - left) / this.plot) * (to - from);
  }

  // Hands

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom(NEARER ** (-event.deltaY / 100), this.momentAt(event.clientX));
  }

  /** @param {PointerEvent} event */
  press({ pointerId, clientX }) {
    this.fingers.set(pointerId, { x: clientX, at: this.momentAt(clientX) });
  }

  /** One finger pulls the lines along, two pull them apart. @param {PointerEvent} event */
  drag({ pointerId, clientX }) {
    const finger = this.fingers.get(pointerId);
    if (!finger) return;
    finger.x = clientX;
    const [one, two] = [...this.fingers.values()].sort((first, second) => first.at - second.at);
    const [from, to] = this.span;
    const left = this.getBoundingClientRect().left + LEFT;
    const gap = two ? two.x - one.x : 0;
    const perPixel = gap > 0 ? (two.at - one.at) / gap : (to - from) / this.plot;
    this.show(one.at - (one.x - left) * perPixel, perPixel * this.plot);
  }

  /** @param {PointerEvent} event */
  release({ pointerId }) {
    this.fingers.delete(pointerId);
  }

  // What is drawn

  render() {
    const { chart, width } = this;
    if (!chart) return nothing;
    const height = Math.round(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, width * SHAPE)));
    const zooms = chart.near !== undefined;
    return html`${zooms ? this.buttons() : nothing}
      <svg
        class="chart-drawing ${zooms ? "is-near" : ""}"
        viewBox="0 0 ${width} ${height}"
        role="img"
        aria-label=${chart.label}
        @wheel=${zooms ? this.wheel : nothing}
        @pointerdown=${zooms ? this.press : nothing}
        @pointermove=${zooms ? this.drag : nothing}
        @pointerup=${zooms ? this.release : nothing}
        @pointercancel=${zooms ? this.release : nothing}
        @pointerleave=${zooms ? this.release : nothing}
      >
        ${this.drawing(chart, height)}
      </svg>
      ${legend(chart.names)}`;
  }

  buttons() {
    const { whole } = this;
    const [from, to] = this.span;
    return html`<div class="chart-buttons">
      ${chartButton("‹", say("after-chart-earlier"), () => this.move(-1), from === 0)} ${chartButton("›", say("after-chart-later"), () => this.move(1), to === 1)}
      ${chartButton("−", say("after-chart-further"), () => this.zoom(1 / NEARER), whole)}
      ${chartButton("+", say("after-chart-nearer"), () => this.zoom(NEARER), to - from <= SMALLEST)}
    </div>`;
  }

  /** @param {LineChart} chart @param {number} height */
  drawing({ names, grid, marks = [], ticks, near, ...lines }, height) {
    const [from, to] = this.span;
    const [low, high] = [grid[0].value, grid[grid.length - 1].value];
    const { at, rows } = this.whole || !near ? lines : near;
    const right = LEFT + this.plot;
    const x = (/** @type {number} */ when) => LEFT + ((when - from) / (to - from)) * this.plot;
    const y = (/** @type {number} */ value) =>
      TOP + ((high - value) / (high - low)) * (height - TOP - BOTTOM);
    return svg`
      ${grid.map(({ value, text }) => gridLine(text, y(value), right))}
      ${(ticks ? spacedTicks(ticks, x, right) : ends(right)).map((tick) => axisText(tick, height - 7))}
      <svg x=${LEFT - BEYOND} y="0" width=${this.plot + 2 * BEYOND} height=${height} viewBox="${LEFT - BEYOND} 0 ${this.plot + 2 * BEYOND} ${height}">
        ${names.map((_, seat) =>
          playerLine(
            seat,
            rows.map((row, place) => [x(at[place]), y(row[seat])]),
          ),
        )}
        ${marks.map((mark) => chartMark(mark, x(mark.at), y(mark.value)))}
      </svg>`;
  }
}

customElements.define("line-chart", LineChartElement);

/** @param {string} sign @param {string} label @param {() => void} act @param {boolean} useless */
function chartButton(sign, label, act, useless) {
  return html`<button
    type="button"
    class="button chart-button"
    aria-label=${label}
    title=${label}
    aria-disabled=${useless ? "true" : nothing}
    @click=${() => useless || act()}
  >
    <span aria-hidden="true">${sign}</span>
  </button>`;
}

/** Whose line is which. @param {readonly string[]} names */
function legend(names) {
  return html`<ul class="chart-names">
    ${names.map(
      (name, seat) => html`<li ${tint(seat)}>
        <svg class="chart-sample" viewBox="0 0 28 8" aria-hidden="true"><path class="chart-dash" stroke-dasharray=${DASHES[seat % SEAT_COLOURS]} d="M0 4H28" /></svg>${name}
      </li>`,
    )}
  </ul>`;
}

/** @typedef {{x: number, text: string, anchor: "start" | "middle" | "end"}} AxisText */

/** @param {number} right @returns {AxisText[]} */
function ends(right) {
  return [
    { x: LEFT, text: say("after-chart-start"), anchor: "start" },
    { x: right, text: say("after-chart-end"), anchor: "end" },
  ];
}

/**
 * The moments that can be named without touching each other.
 * @param {readonly {at: number, text: string}[]} ticks
 * @param {(at: number) => number} x
 * @param {number} right
 * @returns {AxisText[]}
 */
function spacedTicks(ticks, x, right) {
  /** @type {AxisText[]} */
  const shown = [];
  let free = LEFT;
  for (const { at, text } of ticks) {
    const width = axisWidth(text);
    const start = Math.max(x(at) - width / 2, LEFT);
    if (x(at) < LEFT - 0.5 || start < free || start + width > right + BEYOND) continue;
    shown.push({ x: start, text, anchor: "start" });
    free = start + width + TICK_GAP;
  }
  return shown;
}

/** How wide a text of the axis is: see `.chart-axis`. @param {string} text */
function axisWidth(text) {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = `12px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}

/** @param {AxisText} tick @param {number} y */
function axisText({ x, text, anchor }, y) {
  return svg`<text class="chart-axis" x=${x} y=${y} text-anchor=${anchor}>${text}</text>`;
}

/** @param {string | number} text @param {number} y @param {number} right */
function gridLine(text, y, right) {
  return svg`<path class="chart-grid" d="M${LEFT} ${y}H${right}" />
    <text class="chart-axis" x=${LEFT - 6} y=${y + 4} text-anchor="end">${text}</text>`;
}

/** A name cut to a number of letters. @param {string} name @param {number} most */
export function shortened(name, most) {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : name;
}

/** @param {number} seat */
function tint(seat) {
  return cssVars({ "--tint": `var(--seat-${(seat % SEAT_COLOURS) + 1})` });
}

/** @param {number} seat @param {number[][]} points */
function playerLine(seat, points) {
  const [endX, endY] = points[points.length - 1];
  return svg`<g class="chart-player" ${tint(seat)}>
    <polyline class="chart-line" stroke-dasharray=${DASHES[seat % SEAT_COLOURS]} points=${points.map((point) => point.join(",")).join(" ")} />
    <circle class="chart-end" cx=${endX} cy=${endY} r="4" />
  </g>`;
}

/** @param {{seat: number, sign: string}} mark @param {number} x @param {number} y */
function chartMark({ seat, sign }, x, y) {
  return svg`<g class="chart-mark" ${tint(seat)}>
    <circle cx=${x} cy=${y} r="9" />
    <text x=${x} y=${y + 4} text-anchor="middle">${sign}</text>
  </g>`;
}
