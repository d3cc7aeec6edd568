/** What a review's figures come to, before they are drawn: percents as people say them, what to look at first, how it stood when. */

import { listed } from "../js/spell.js";
import { say } from "../js/words.js";

/** @typedef {import("../js/types.js").CurvePoint} CurvePoint */
/** @typedef {import("../js/types.js").Decision} Decision */
/** @typedef {import("../js/types.js").Mark} Mark */
/** @typedef {import("../js/types.js").Review} Review */
/** @typedef {import("../js/types.js").Total} Total */
/** @typedef {{step: number, seat: number, luck: boolean, change: number}} TurningPoint */

/** From the best to the worst, with the sign that stands for each. @type {[Mark, string][]} */
export const MARKS = [
  ["best", "✓"],
  ["close", "≈"],
  ["inaccuracy", "?!"],
  ["mistake", "?"],
  ["blunder", "??"],
];
/** @type {readonly Mark[]} */
const GOOD = ["best", "close"];
// What changes less than this is no turning point.
const SMALLEST_TURN = 0.05;
// So many standard errors hardly ever come about among all changes of a game.
const CERTAIN = 4;
// More points than this cannot be told apart in a chart.
const MOST_POINTS = 80;

/** @param {number} share */
export function percentOf(share) {
  return Math.round(share * 100);
}

/** A share in percent. @param {number} share */
export function shareText(share) {
  return say("web-review-percent", { percent: percentOf(share) });
}

/** An error of less than one percent has a decimal, and none is nothing. @param {number} error */
export function errorOf(error) {
  const percent = error * 100;
  return percent >= 0.95 ? Math.round(percent) : Math.max(1, Math.round(percent * 10)) / 10;
}

/** @param {number} error */
export function errorText(error) {
  return say("web-review-error", { percent: errorOf(error) });
}

/**
 * A change in percent, and whether it is for the better.
 * @param {number} change
 * @returns {{sign: "plus" | "minus" | "none", percent: number}}
 */
export function changeOf(change) {
  const percent = Math.abs(percentOf(change));
  if (!percent) return { sign: "none", percent };
  return { sign: change > 0 ? "plus" : "minus", percent };
}

/** @param {number} change */
export function changeText(change) {
  return say("web-review-change", changeOf(change));
}

/**
 * What luck and choices did to a player, in two sentences.
 * @param {Total} total
 * @param {string} name
 * @param {boolean} you  whether that is whoever reads it
 */
export function headlines({ luck, choices, error }, name, you) {
  const who = you ? "you" : "other";
  // What is no greater than its error is not told as a fact.
  const clear = (/** @type {number} */ change) => changeOf(Math.abs(change) > error ? change : 0);
  return [
    say("web-review-luck", { who, name, ...clear(luck) }),
    say("web-review-choices", { who, name, ...clear(choices) }),
  ];
}

/**
 * How it stood after so many steps of the log.
 * @param {readonly CurvePoint[]} curve
 * @param {number} step
 */
export function sharesAt(curve, step) {
  return (curve.findLast((point) => point.step <= step) ?? curve[0]).shares;
}

/**
 * A curve as it is drawn: of a long one the means of every few points, which are steadier than each of them.
 * @param {readonly CurvePoint[]} curve
 * @returns {readonly CurvePoint[]}
 */
export function thinned(curve) {
  const size = Math.ceil(curve.length / MOST_POINTS);
  if (size < 2) return curve;
  const [first, last] = [curve[0], curve[curve.length - 1]];
  const inner = curve.slice(1, -1);
  const groups = Array.from({ length: Math.ceil(inner.length / size) }, (_, place) =>
    inner.slice(place * size, (place + 1) * size),
  );
  return [first, ...groups.map(meanOf), last];
}

/** @param {readonly CurvePoint[]} points @returns {CurvePoint} */
function meanOf(points) {
  const mean = (/** @type {number[]} */ values) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    step: mean(points.map(({ step }) => step)),
    shares: points[0].shares.map((_, seat) => mean(points.map(({ shares }) => shares[seat]))),
  };
}

/**
 * What changed a player's chances most, the greatest first: luck, and what others chose.
 * @param {Review} review
 * @param {number} about  the player's seat
 * @param {number} most  how many are told
 * @returns {TurningPoint[]}
 */
export function turningPoints({ ledger, totals }, about, most) {
  // The error of one change, from that of their sum: what it could bring about by itself is no turning point.
  const events = ledger.filter(({ chance }) => chance).length || 1;
  const least = Math.max(SMALLEST_TURN, (CERTAIN * totals[about].error) / Math.sqrt(events));
  const found = ledger.flatMap(({ step, seat, choice, luck }) => [
    { step, seat, luck: true, change: luck[about] },
    { step, seat, luck: false, change: seat === about ? 0 : choice[about] },
  ]);
  const turned = found
    .filter(({ change }) => Math.abs(change) >= least)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  const steps = turned.map(({ step }) => step);
  return turned.filter(({ step }, place) => steps.indexOf(step) === place).slice(0, most);
}

/** Those that cost something for certain, the dearest first. @param {readonly Decision[]} decisions */
export function worthALook(decisions) {
  return decisions
    .filter(({ mark }) => !GOOD.includes(mark))
    .sort((one, other) => other.loss - one.loss);
}

/** How many choices were how good, in one sentence. @param {readonly Decision[]} decisions */
export function countsText(decisions) {
  const counts = MARKS.map(([mark]) => {
    const count = decisions.filter((decision) => decision.mark === mark).length;
    return count ? say(`web-review-count-${mark}`, { count }) : "";
  });
  return say("web-review-counts", {
    total: decisions.length,
    counts: listed(counts.filter(Boolean)),
  });
}

/**
 * How good another choice would have been there: worse only where the errors allow it.
 * @param {Decision} decision
 * @param {string} move
 * @returns {{verdict: "best" | "close" | "worse", loss: number}}
 */
export function verdictOf({ moves, best, played, mark, loss: known }, move) {
  const [chosen, top] = [move, best].map((name) => moves.find((value) => value.move === name));
  const loss = (top?.share ?? 0) - (chosen?.share ?? 0);
  if (move === best) return { verdict: "best", loss: 0 };
  // What was played was compared with the best in the same games: that is known more exactly.
  if (move === played) return { verdict: GOOD.includes(mark) ? "close" : "worse", loss: known };
  const error = Math.hypot(top?.error ?? 0, chosen?.error ?? 0);
  return { verdict: loss > 2 * error ? "worse" : "close", loss };
}

/**
 * The moments to try again, the worst first: those of one seat, or all.
 * @param {Review} review
 * @param {number | null} seat
 * @returns {Decision[]}
 */
export function drillsOf({ decisions, drills }, seat) {
  return drills
    .map((index) => decisions[index])
    .filter((decision) => seat === null || decision.seat === seat);
}

/**
 * Why a choice cost something, but for what the figures beside it say already.
 * @param {Decision} decision
 */
export function reasonsOf({ reason }) {
  return reason.filter(({ key }) => key !== "review-share");
}

/**
 * The choices as they are offered: not by their worth, which would tell.
 * @param {Decision} decision
 * @param {(move: string) => string} spell
 */
export function offered({ moves }, spell) {
  return moves
    .map(({ move }) => move)
    .sort((one, other) => spell(one).localeCompare(spell(other), undefined, { numeric: true }));
}
