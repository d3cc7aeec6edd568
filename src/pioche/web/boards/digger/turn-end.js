// How a turn ends badly, read from the events: night has fallen, or a pile was touched.

/** @typedef {import("../scene.js").GameEvent} GameEvent */
/** @typedef {{event: GameEvent, returned: GameEvent[]}} TurnEnd */

const ENDS = ["night", "touches"];

/**
 * How a turn has ended in these events, if it ended badly.
 * @param {readonly GameEvent[]} events
 * @returns {TurnEnd | null}
 */
export function turnEnd(events) {
  const at = events.findLastIndex(({ event }) => ENDS.includes(event));
  const event = events[at];
  if (!event) return null;
  const after = events.slice(at + 1);
  const next = after.findIndex((other) => other.event === "turn");
  const own = next < 0 ? after : after.slice(0, next);
  return { event, returned: own.filter((other) => other.event === "returns") };
}
