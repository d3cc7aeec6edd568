/** The figures of a review in words. Python has judged them (`review/review_data.py`); here they are only rounded and spelled. */

import { listed } from "../js/spell.js";
import { say } from "../js/words.js";
import { html } from "../vendor/lit.js";

/** @import { Counts, CurvePoint, Decision, Review, Total } from "../js/types.js" */

/** @param {number} share */
export function percentOf(share) {
  return Math.round(share * 100);
}

/** A share in percent. @param {number} share */
export function shareText(share) {
  return say("web-review-percent", { percent: percentOf(share) });
}

/**
 * What a move costs against the best, in percent: the difference of their shares as they stand beside it.
 * @param {Decision} decision
 * @param {string} move
 */
export function costOf({ verdicts, best }, move) {
  const shareOf = (/** @type {string} */ wanted) =>
    percentOf(verdicts.find((verdict) => verdict.move === wanted)?.share ?? 0);
  return shareOf(best) - shareOf(move);
}

/** @param {number} margin  in percent */
export function marginText(margin) {
  return say("web-review-error", { percent: margin });
}

/**
 * A change in percent, and whether it is for the better.
 * @param {number} change
 * @returns {{sign: "plus" | "minus" | "none", percent: number}}
 */
function changeOf(change) {
  const percent = percentOf(Math.abs(change));
  if (!percent) return { sign: "none", percent };
  return { sign: change > 0 ? "plus" : "minus", percent };
}

/** @param {number} change */
export function changeText(change) {
  return say("web-review-change", changeOf(change));
}

/**
 * Luck and choices of a player in two sentences; a part that is not clear is "no clear difference".
 * @param {Review} review
 * @param {Total} total
 * @param {string} name
 * @param {boolean} you  whether the player is the reader
 */
export function headlines({ small_costs }, { seat, luck, choices, clear }, name, you) {
  const who = you ? "you" : "other";
  const change = changeOf(clear.includes("choices") ? choices : 0);
  const chosen = small_costs.includes(seat) ? { ...change, sign: "small" } : change;
  const lucky = changeOf(clear.includes("luck") ? luck : 0);
  return [
    say("web-review-luck", { who, name, ...inWords(lucky) }),
    say("web-review-choices", { who, name, ...inWords(chosen) }),
  ];
}

// Many changes may add up to more than a whole win: a figure would only puzzle.
const WHOLE_WIN = 100;

/** @param {{sign: string, percent: number}} change */
function inWords({ sign, percent }) {
  const much = percent > WHOLE_WIN && ["plus", "minus"].includes(sign);
  return { sign: much ? `${sign}-much` : sign, percent };
}

/**
 * Things under the same key together, in the order of the first of each.
 * @template T
 * @param {readonly T[]} things
 * @param {(thing: T) => string} keyOf
 */
export function grouped(things, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const thing of things) {
    const key = keyOf(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return [...groups.values()];
}

/** Every seat's share after a number of steps of the log. @param {readonly CurvePoint[]} curve @param {number} step */
export function sharesAt(curve, step) {
  return (curve.findLast((point) => point.step <= step) ?? curve[0]).shares;
}

/** The marks of some choices in one sentence. @param {Counts} counts */
export function countsText({ total, marks }) {
  const counts = marks.map(({ mark, count }) => say(`review-count-${mark}`, { count }));
  return say("web-review-counts", { total, counts: listed(counts) });
}

/**
 * The moments to try again, the worst first: those of one seat, or all.
 * @param {Review} review
 * @param {number | null} seat
 * @returns {Decision[]}
 */
export function drillsOf({ decisions, drills }, seat) {
  return decisionsAt(decisions, drills, seat);
}

/**
 * The decisions at these indexes: those of one seat, or all.
 * @param {readonly Decision[]} decisions
 * @param {readonly number[]} indexes
 * @param {number | null} seat
 */
export function decisionsAt(decisions, indexes, seat) {
  return indexes
    .map((index) => decisions[index])
    .filter((decision) => seat === null || decision.seat === seat);
}

/** Why a choice cost something, without the shares: they stand beside it. @param {Decision} decision */
export function reasonsOf({ reason }) {
  return reason.filter(({ key }) => key !== "review-share");
}

/**
 * The choices in the order of their names, which does not give the best away.
 * @param {Decision} decision
 * @param {(move: string) => string} spell
 */
export function offered({ moves }, spell) {
  return moves
    .map(({ move }) => move)
    .sort((one, other) => spell(one).localeCompare(spell(other), undefined, { numeric: true }));
}

/** A mark as a sign, a word and a colour. @param {{mark: string, sign: string}} marked */
export function markBadge({ mark, sign }) {
  return html`<span class="review-mark is-${mark}"><span class="review-sign" aria-hidden="true">${sign}</span>${say(`review-mark-${mark}`)}</span>`;
}
