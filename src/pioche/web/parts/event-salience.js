/** What of the events is worth telling: not what a board shows anyway; some are headlines. */

/** @typedef {import("../js/types.js").GameEvent} GameEvent */
/**
 * @typedef {object} Salience
 * @property {string[]} shown events that the board shows anyway: in the log they would be noise
 * @property {string[]} headlines events that nobody should miss
 * @property {string[]} own those that the one whom they befall should not
 * @property {string[]} [secrets] what was seen in secret: forgotten where nothing is remembered
 */

/** @type {Record<string, Salience>} */
const SALIENCE = {
  diamant: {
    shown: ["chosen", "choice"],
    headlines: ["trap", "takes", "closed"],
    own: ["loses"],
  },
  letsdig: {
    shown: ["turn", "asks", "collects", "peeks", "holds"],
    headlines: ["emptied", "steals", "gives", "destroys"],
    own: ["bust"],
  },
  digup: {
    shown: ["asks", "spent", "picks-at", "picks-player", "draws", "finds", "back"],
    headlines: ["complete", "still", "robs", "bridges", "won", "lost"],
    own: ["looks"],
    secrets: ["looks", "sees", "robs", "gives", "keeps", "lifts"],
  },
  dig: {
    shown: ["asks", "carries"],
    headlines: ["calls", "crowned", "collapses", "stale", "reshuffled"],
    own: ["strikes", "closes", "scared", "eaten"],
  },
  digger: { shown: ["asks", "glass"], headlines: ["night", "touches"], own: [] },
};
/** @type {Salience} */
const PLAIN = { shown: [], headlines: [], own: [] };

/** @param {string} game */
const salienceOf = (game) => SALIENCE[game] ?? PLAIN;

/**
 * Whether the log tells this event.
 * @param {string} game
 * @param {GameEvent} event
 */
export function isLogged(game, event) {
  return !salienceOf(game).shown.includes(event.event);
}

/**
 * Whether this is for everybody's eyes, or befalls the one who looks.
 * @param {string} game
 * @param {GameEvent} event
 * @param {number | null} seat
 */
export function isHeadline(game, event, seat) {
  const { headlines, own } = salienceOf(game);
  return headlines.includes(event.event) || (own.includes(event.event) && event.seat === seat);
}

/**
 * The event as the log keeps it once its moment has passed: without the memory aid no secret card.
 * @param {string} game
 * @param {GameEvent} event
 * @param {Record<string, any> | null} view
 * @returns {GameEvent}
 */
export function redacted(game, event, view) {
  const secret = salienceOf(game).secrets?.includes(event.event);
  return secret && view?.memory === false ? { ...event, face: null } : event;
}
