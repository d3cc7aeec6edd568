/** What happened, as sentences in groups: each turn, round or the like has its heading. */

import { isHeading, isHeadline, isLogged, redacted } from "./event-salience.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../js/types.js").GameEvent} GameEvent */
/**
 * @typedef {object} LogLine
 * @property {number} number
 * @property {string} text
 * @property {boolean} headline
 * @property {boolean} fresh
 * @property {string | null} face  the card that it speaks of
 * @property {number | null} seat  whom it befalls
 *
 * @typedef {{heading: LogLine | null, lines: LogLine[]}} LogGroup  a turn, a round or the like; what comes before the first has no heading
 */

// An older sentence is still in the record and in the replay.
const MOST_SHOWN = 400;

/**
 * The sentences of these events, turn by turn; those from number `since` on are new.
 * @param {Scene} scene
 * @param {readonly GameEvent[]} events
 * @param {number} since
 * @param {number} [first]  the first that is told; none: as many as one may want to read
 * @returns {LogGroup[]}
 */
export function logGroups(scene, events, since, first = events.length - MOST_SHOWN) {
  /** @type {LogGroup[]} */
  const groups = [{ heading: null, lines: [] }];
  events.forEach((event, number) => {
    if (number < first) return;
    if (isHeading(scene.game, event))
      groups.push({ heading: logLine(scene, event, number, since), lines: [] });
    else if (isLogged(scene.game, event))
      groups[groups.length - 1].lines.push(logLine(scene, event, number, since));
  });
  return groups.filter(({ heading, lines }) => heading || lines.length);
}

/**
 * @param {Scene} scene
 * @param {GameEvent} event
 * @param {number} number
 * @param {number} since
 * @returns {LogLine}
 */
function logLine(scene, event, number, since) {
  const { game, view, seat } = scene;
  const told = number < since ? redacted(game, event, view) : event;
  return {
    number,
    text: scene.spell.event(told),
    headline: isHeadline(game, event, seat),
    fresh: number >= since,
    face: told.face ?? null,
    seat: event.seat ?? null,
  };
}
