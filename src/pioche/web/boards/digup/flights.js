// What the events move: from which spot of the table to which. Spots are named as the parts mark them (`data-spot`).

/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {{from: string | null, to: string, face: string | null}} Flight  without `from`: only marked */

/**
 * For each kind of event where a card goes; what it leaves is marked as well where that is in sight.
 * @type {Record<string, (event: any) => [string | null, string][]>}
 */
const WAYS = {
  plays: ({ seat }) => [[hand(seat), "played"]],
  lifts: ({ seat, at }) => [[place(seat, at), hand(seat)]],
  places: ({ seat, at }) => [["played", place(seat, at)]],
  spent: () => [["played", "discard"]],
  swaps: ({ seat, at, to }) => exchange(place(seat, at), place(seat, to)),
  bridges: ({ seat, at, other, to }) => exchange(place(seat, at), place(other, to)),
  looks: ({ other, at }) => [[null, place(other, at)]],
  "turns-up": ({ seat, at }) => [[null, place(seat, at)]],
  robs: ({ seat, other }) => [[hand(other), hand(seat)]],
  gives: ({ seat, other }) => [[hand(seat), hand(other)]],
  keeps: ({ seat }) => [["spread", hand(seat)]],
  back: () => [["spread", "pile"]],
  finds: () => [["pile", "spread"]],
  river: () => [["pile", "spread"]],
  takes: ({ seat }) => [["spread", hand(seat)]],
  discards: ({ seat }) => [[hand(seat), "discard"]],
  "digs-out": ({ seat }) => [["discard", hand(seat)]],
  draws: ({ seat }) => [["pile", hand(seat)]],
  "next-card": () => [["pile", "played"]],
  sets: ({ mine, at }) => [["played", place(mine - 1, at)]],
  uncovers: () => [[null, "played"]],
  skeleton: () => [["played", "discard"]],
};

/** @param {number} seat */
const hand = (seat) => `hand-${seat}`;

/**
 * @param {number} mine
 * @param {number} at
 */
const place = (mine, at) => `mine-${mine}-${at}`;

/**
 * @param {string} one
 * @param {string} other
 * @returns {[string, string][]}
 */
const exchange = (one, other) => [
  [one, other],
  [other, one],
];

/**
 * @param {GameEvent} event
 * @returns {Flight[]}
 */
function flightsOf(event) {
  const ways = WAYS[event.event]?.(event) ?? [];
  return ways.map(([from, to]) => ({ from, to, face: event.face ?? null }));
}

/**
 * What moves, in its order.
 * @param {readonly GameEvent[]} events
 * @returns {Flight[]}
 */
export function flights(events) {
  return events.flatMap(flightsOf);
}
