/** What of the events is worth telling, by what the game says of each kind: not what a board shows anyway; some are headlines. */

/** @typedef {import("../js/types.js").GameEvent} GameEvent */
/** @typedef {import("../js/types.js").GameInfo} GameInfo */
/** @typedef {import("../js/types.js").EventInfo} EventInfo */

/** What happens at the table itself, in any game. @type {EventInfo} */
const AT_THE_TABLE = { salience: "normal", secret: false, heading: false };

/**
 * @param {GameInfo} game
 * @param {GameEvent} event
 */
const kindOf = (game, event) => game.events[event.event] ?? AT_THE_TABLE;

/**
 * Whether the log tells this event.
 * @param {GameInfo} game
 * @param {GameEvent} event
 */
export function isLogged(game, event) {
  return kindOf(game, event).salience !== "shown";
}

/**
 * Whether a turn, a round or the like begins with this event.
 * @param {GameInfo} game
 * @param {GameEvent} event
 */
export function isHeading(game, event) {
  return kindOf(game, event).heading;
}

/**
 * Whether this is for everybody's eyes, or befalls the one who looks.
 * @param {GameInfo} game
 * @param {GameEvent} event
 * @param {number | null} seat
 */
export function isHeadline(game, event, seat) {
  const { salience } = kindOf(game, event);
  return salience === "headline" || (salience === "own" && event.seat === seat);
}

/**
 * The event as the log keeps it once its moment has passed: without the memory aid no secret card.
 * @param {GameInfo} game
 * @param {GameEvent} event
 * @param {Record<string, any> | null} view
 * @returns {GameEvent}
 */
export function redacted(game, event, view) {
  return kindOf(game, event).secret && view?.memory === false ? { ...event, face: null } : event;
}
