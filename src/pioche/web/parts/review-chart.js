/** Chances of winning over the game, with a mark wherever a choice cost something, the same as a table, and what turned the game. */

import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { chartFigure, chartTable, lineChart } from "./line-chart.js";
import { turnText } from "./replay-steps.js";
import { changeText, MARKS, sharesAt, shareText, thinned, worthALook } from "./review-figures.js";
import { markBadge } from "./review-mark.js";

/** @typedef {import("../js/types.js").Review} Review */
/** @typedef {import("../js/types.js").Turn} Turn */
/** @typedef {import("./review-figures.js").TurningPoint} TurningPoint */

const GRID = [0, 0.25, 0.5, 0.75, 1];

/**
 * @typedef {object} Reviewed  a review with what its places in the log mean
 * @property {Review} review
 * @property {readonly string[]} names
 * @property {readonly Turn[]} turns
 * @property {number | null} own  the seat of whoever reads
 * @property {(log: number, seat?: number | null) => string} replayAt  the address of the replay there, by some eyes or one's own
 * @property {(log: number) => string} where  what a place in the log is called
 */

/** @param {Reviewed} reviewed */
export function reviewChart({ review, names, turns, replayAt }) {
  const curve = thinned(review.curve);
  const last = curve[curve.length - 1].step || 1;
  const bad = worthALook(review.decisions);
  const marks = bad.map(({ step, seat, mark }) => ({
    at: step / last,
    value: sharesAt(curve, step)[seat],
    seat,
    sign: new Map(MARKS).get(mark) ?? "",
  }));
  const label = say("web-review-chart");
  const drawing = lineChart({
    label,
    names,
    at: curve.map(({ step }) => step / last),
    rows: curve.map(({ shares }) => shares),
    grid: GRID.map((value) => ({ value, text: value * 100 })),
    marks,
  });
  const rows = turns.map((turn, number) => ({
    when: html`<a href=${replayAt(turn.log)}>${turnText(turns, number, names)}</a>`,
    figures: sharesAt(review.curve, turn.log).map(shareText),
  }));
  const end = { when: say("after-chart-end"), figures: review.result.map(shareText) };
  return html`<section class="review-part sheet">
    ${chartFigure(label, drawing, chartTable(names, [...rows, end]))}
    <ul class="chart-legend">
      ${MARKS.filter(([mark]) => bad.some((decision) => decision.mark === mark)).map(([mark]) => html`<li>${markBadge(mark)}</li>`)}
    </ul>
  </section>`;
}

/**
 * @param {Reviewed} reviewed
 * @param {readonly TurningPoint[]} points
 * @param {number} about  whose chances they changed
 * @param {(step: number) => readonly string[]} told  what happened there, as far as that is known
 */
export function turningList({ names, own, replayAt, where }, points, about, told) {
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
          <p class="turning-change ${point.change < 0 ? "is-loss" : ""}">${changeText(point.change)} <small>${whom}</small></p>
          <p class="turning-what"><strong>${cause(point, names)}</strong> · ${where(point.step)}</p>
          <p class="turning-told">${told(point.step).join(" ")}</p>
          <a class="button" href=${replayAt(point.step + 1)} aria-label=${say("web-review-see-long", { what: where(point.step) })}>${say("web-review-see")}</a>
        </li>`,
      )}
    </ul>
  </section>`;
}

/**
 * @param {TurningPoint} point
 * @param {readonly string[]} names
 */
function cause({ luck, seat }, names) {
  return luck
    ? say("web-review-turning-luck")
    : say("web-review-turning-choice", { who: "other", name: names[seat] });
}
