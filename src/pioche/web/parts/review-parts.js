/** The parts of a review: the ledger of luck and choices, the chances of winning over the game, the turning points. */

import { linkTo } from "../js/router.js";
import { cssVars } from "../js/styles.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { chartFigure, chartTable, lineChart } from "./line-chart.js";
import {
  changeText,
  decisionsAt,
  markBadge,
  percentOf,
  sharesAt,
  shareText,
} from "./review-figures.js";

/** @import { CurvePoint, Review, Total, Turn, TurningPoint } from "../js/types.js" */

const GRID = [0, 0.25, 0.5, 0.75, 1];
// Bars are drawn to the largest change of all players, and to no less than this.
// A margin as large as a win says nothing.
const WHOLE = 100;
const LEAST_SCALE = 0.1;

/**
 * @typedef {object} Moments  what the places in the log of a game mean
 * @property {readonly string[]} names
 * @property {readonly string[]} called  the same as labels for the reader
 * @property {readonly Turn[]} turns
 * @property {number | null} own  the reader's seat
 * @property {(log: number, seat?: number | null) => string} replayAt  the address of the replay there, by some eyes or one's own
 * @property {(log: number) => string} where  what a place in the log is called
 * @property {(number: number) => string} numbered  what the game calls a turn
 * @property {number} end  the end of the log
 */

/**
 * @param {Review | null} review  none while it is made: the chart keeps its place
 * @param {readonly CurvePoint[]} curve  what is known of it then
 * @param {Moments} moments
 */
export function reviewChart(review, curve, moments) {
  return html`<section class="review-part sheet">${review ? chartOf(review, moments) : growingChart(curve, moments)}</section>`;
}

/** @param {readonly CurvePoint[]} curve @param {Moments} moments */
function growingChart(curve, moments) {
  const { called: names, end } = moments;
  const label = say("web-review-chart");
  const even = { step: 0, shares: names.map(() => 1 / names.length) };
  const lines = linesOf(curve.length ? curve : [even], end);
  const ticks = ticksOf(moments, end);
  const drawing = lineChart({ label, names, ...lines, near: lines, grid: gridOf(), ticks });
  return html`<figure class="chart">
    <figcaption>${label}</figcaption>
    ${drawing}
    <p class="hint">${say("web-review-chart-later")}</p>
  </figure>`;
}

/** @param {Pick<Moments, "turns" | "numbered">} moments @param {number} last */
function ticksOf({ turns, numbered }, last) {
  return turns.map(({ log }, number) => ({ at: log / last, text: numbered(number + 1) }));
}

function gridOf() {
  return GRID.map((value) => ({
    value,
    text: say("web-review-percent", { percent: percentOf(value) }),
  }));
}

/** @param {Review} review @param {Moments} moments */
function chartOf(review, moments) {
  const { called: names, turns, replayAt, where } = moments;
  const { chart, curve, decisions, mistakes, counts } = review;
  const last = chart[chart.length - 1].step || 1;
  const bad = decisionsAt(decisions, mistakes, null);
  const marks = bad.map(({ step, seat, sign }) => ({
    at: step / last,
    value: sharesAt(chart, step)[seat],
    seat,
    sign,
  }));
  const label = say("web-review-chart");
  const drawing = lineChart({
    label,
    names,
    ...linesOf(chart, last),
    near: linesOf(curve, last),
    grid: gridOf(),
    ticks: ticksOf(moments, last),
    marks,
  });
  const rows = turns.map((turn) => ({
    when: html`<a href=${linkTo(replayAt(turn.log))}>${where(turn.log)}</a>`,
    figures: sharesAt(review.curve, turn.log).map(shareText),
  }));
  const end = { when: say("after-chart-end"), figures: review.result.map(shareText) };
  const worst = counts[0].marks.filter(({ mark }) => bad.some((one) => one.mark === mark));
  return html`${chartFigure(label, drawing, chartTable(names, [...rows, end]))}
    <ul class="chart-legend">
      ${worst.map((marked) => html`<li>${markBadge(marked)}</li>`)}
    </ul>`;
}

/** @param {readonly CurvePoint[]} curve @param {number} last */
function linesOf(curve, last) {
  return { at: curve.map(({ step }) => step / last), rows: curve.map(({ shares }) => shares) };
}

/**
 * @param {Review} review
 * @param {Moments} moments
 * @param {number} about  whose chances they changed
 * @param {(step: number) => readonly string[] | null} happened  what explains it; null: not known yet
 */
export function turningList(review, { names, own, replayAt, where }, about, happened) {
  // Luck without a card or a die to show explains nothing.
  const points = review.turns[about].filter(
    ({ luck, step }) => !luck || happened(step)?.length !== 0,
  );
  if (!points.length) return nothing;
  const whom = say("web-review-turning-effect", {
    who: about === own ? "you" : "other",
    name: names[about],
  });
  return html`<section class="review-part" aria-labelledby="review-turning">
    <h2 id="review-turning">${say("web-review-turning")}</h2>
    <ul class="turning-points">
      ${points.map(
        (point) => html`<li class="sheet turning-point">
          <p class="turning-change ${point.after < point.before ? "is-loss" : ""}">${changeText((percentOf(point.after) - percentOf(point.before)) / 100)} <small>${whom}</small></p>
          <p class="turning-what"><strong>${cause(point, names, own)}</strong> · ${where(point.step)}</p>
          <p class="turning-events">${happened(point.step)?.join(" ") || fromTo(point)}</p>
          <a class="button" href=${linkTo(replayAt(point.step + 1))} aria-label=${say("web-review-see-long", { what: where(point.step) })}>${say("web-review-see")}</a>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** The sentence for a point without events in the log. @param {TurningPoint} point */
function fromTo({ before, after }) {
  return say("web-review-turning-from", { before: percentOf(before), after: percentOf(after) });
}

/** @param {TurningPoint} point @param {readonly string[]} names @param {number | null} own */
function cause({ luck, seat }, names, own) {
  if (luck) return say("web-review-turning-luck");
  const who = seat === own ? "you" : "other";
  return say("web-review-turning-choice", { who, name: names[seat] });
}

/**
 * @param {Review} review
 * @param {readonly string[]} names
 * @param {number | null} own  who is called "you"
 */
export function reviewLedger(review, names, own) {
  const scale = Math.max(
    LEAST_SCALE,
    ...review.totals.flatMap(({ luck, choices, others }) => [luck, choices, others].map(Math.abs)),
  );
  const order = [...review.totals].sort((one, other) => rank(one, own) - rank(other, own));
  return html`<section class="review-part" aria-labelledby="review-ledger">
    <h2 id="review-ledger">${say("web-review-ledger")}</h2>
    <ul class="ledger">
      ${order.map((total) => html`<li class="sheet ledger-player">${playerLedger(review, total, names[total.seat], total.seat === own, scale)}</li>`)}
    </ul>
    <p class="hint">${say("web-review-ledger-help")}</p>
  </section>`;
}

/** The reader comes first. @param {Total} total @param {number | null} own */
function rank({ seat }, own) {
  return seat === own ? -1 : seat;
}

/** @param {Review} review @param {Total} total @param {string} name @param {boolean} you @param {number} scale */
function playerLedger(review, total, name, you, scale) {
  const { expectation, result } = review;
  const { seat, clear } = total;
  const label = you ? say("web-player-me") : name;
  const path = { before: percentOf(expectation[seat]), after: percentOf(result[seat]) };
  return html`
    <h3>${label}</h3>
    <p class="ledger-path">${say("web-review-path", path)}</p>
    ${clear.length ? ledgerTable(review, total, label, you, scale) : html`<p class="ledger-unclear">${say("web-review-nothing-clear")}</p>`}
  `;
}

/** @param {Review} review @param {Total} total @param {string} label @param {boolean} you @param {number} scale */
function ledgerTable({ result }, { luck, choices, others, margin, clear }, label, you, scale) {
  const who = you ? "you" : "other";
  /** @param {string} title @param {number} change @param {"luck" | "choices" | "others"} kind */
  const row = (title, change, kind) => part(title, change, scale, clear.includes(kind));
  return html`<table class="ledger-table">
      <caption class="quiet">${label}</caption>
      <thead class="quiet">
        <tr><th scope="col">${say("web-review-part")}</th><th scope="col">${say("web-review-part-change")}</th></tr>
      </thead>
      <tbody>
        ${row(say("web-review-part-luck"), luck, "luck")} ${row(say("web-review-part-choices", { who }), choices, "choices")}
        ${result.length > 1 ? row(say("web-review-part-others"), others, "others") : nothing}
      </tbody>
    </table>
    ${margin < WHOLE ? html`<p class="hint">${say("web-review-margin", { percent: margin })}</p>` : nothing}`;
}

/**
 * A part of the difference; one within its margin has neither bar nor figure.
 * @param {string} label
 * @param {number} change
 * @param {number} scale
 * @param {boolean} clear
 */
function part(label, change, scale, clear) {
  const width = `${(Math.abs(change) / scale) * 50}%`;
  const effect = html`<span class="ledger-bar ${change < 0 ? "is-loss" : ""}" aria-hidden="true"><span ${cssVars({ "--width": width })}></span></span>
    <span class="ledger-figure">${changeText(change)}</span>`;
  return html`<tr>
    <th scope="row">${label}</th>
    <td>${clear ? effect : html`<span class="ledger-unclear">${say("web-review-unclear")}</span>`}</td>
  </tr>`;
}
