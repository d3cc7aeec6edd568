/** The winner in words for the viewer, and the place of each seat. */

import { listed } from "../js/spell.js";
import { has, say } from "../js/words.js";

/** @import { Result } from "../js/types.js" */

// Points short of the winner that the words name.
const CLOSE = 4;

/**
 * The headline. A solo game may be lost: then there is no winner.
 * @param {Pick<Result, "winners">} result
 * @param {readonly string[]} names
 * @param {number | null} own  the seat called "you", if any
 */
export function victoryTitle({ winners }, names, own) {
  if (!winners.length)
    return own === null ? say("after-loses", { names: names[0] }) : say("after-you-lose");
  const others = listed(winners.filter((seat) => seat !== own).map((seat) => names[seat]));
  if (own === null || !winners.includes(own))
    return say("after-wins", { count: winners.length, names: others });
  return winners.length === 1 ? say("after-you-win") : say("after-you-share", { names: others });
}

/** The place of a seat, and whether it is shared. @param {Pick<Result, "standings">} result @param {number} seat */
function placeOf({ standings }, seat) {
  const rank = standings.find((one) => one.seat === seat)?.rank ?? standings.length;
  return { rank, shared: standings.filter((one) => one.rank === rank).length > 1 };
}

/**
 * The place of a seat in short: "2e", or "1re ex æquo" where it is shared.
 * @param {Pick<Result, "standings">} result
 * @param {number} seat
 */
export function placeText(result, seat) {
  const { rank, shared } = placeOf(result, seat);
  return say(shared ? "after-place-shared" : "after-place", { rank });
}

/**
 * What a seat has reached; alone, of how much.
 * @param {Pick<Result, "standings" | "scores">} result
 * @param {number} seat
 */
export function pointsText({ standings, scores }, seat) {
  return say(standings.length < 2 ? "after-alone" : "after-points", { points: scores[seat] });
}

/**
 * Place and points of a seat; a solo game has no places.
 * @param {Pick<Result, "standings" | "scores">} result
 * @param {number} seat
 */
export function resultText(result, seat) {
  const points = pointsText(result, seat);
  if (result.standings.length < 2) return points;
  const { rank, shared } = placeOf(result, seat);
  return say("after-result", { rank, shared: shared ? "yes" : "no", points });
}

/**
 * The same for the reader: below another's name it says that it is theirs.
 * @param {Result} result
 * @param {number} own
 */
export function ownResultText(result, own) {
  const text = resultText(result, own);
  const others = result.winners.length > 0 && !result.winners.includes(own);
  return others ? say("after-own-result", { result: text }) : text;
}

/**
 * A kind word after a defeat, by the place and by the points that were missing; the last place has one of its game.
 * @param {string} game
 * @param {Result} result
 * @param {number | null} own  the seat called "you"; several at one device are consoled together
 */
export function consolation(game, result, own) {
  const { winners, scores, standings } = result;
  if (!winners.length) return say("after-consolation-alone");
  if (own === null) return say("after-consolation", { gap: "none", rank: 0 });
  const gap = scores[winners[0]] - scores[own];
  const { rank } = placeOf(result, own);
  const last = rank === standings.length && gap > CLOSE;
  if (last && has(`after-last-${game}`)) return say(`after-last-${game}`);
  return say("after-consolation", { gap, rank: last ? "last" : rank });
}
