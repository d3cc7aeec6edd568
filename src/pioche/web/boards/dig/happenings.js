// What has just happened where, read from the events: what struck, what fell in, what was touched.

/** @typedef {import("./types.js").GameEvent} GameEvent */
/**
 * @typedef {object} Strike
 * @property {number} seat
 * @property {number} gallery  0: outside
 * @property {string} face
 *
 * @typedef {object} Happenings
 * @property {GameEvent | null} moment  what everybody must see
 * @property {string | null} face  the card that did it
 * @property {Strike[]} strikes
 * @property {GameEvent[]} collapses
 * @property {GameEvent[]} closes
 * @property {Set<string>} touched  `seat/gallery/position` of cards that came or got something
 */

// What is shown as a moment: of several the first of these.
const MOMENTS = ["crowned", "collapses", "strikes", "steals", "calls", "closes", "protects"];
const TOUCHES = ["adds", "posts", "gem", "loses-gem", "scared", "eaten"];

/**
 * Several turns may come at once: of what happened in them, the moment is what matters most.
 * @param {readonly GameEvent[]} events
 * @param {number | null} [own]  one's seat
 * @returns {Happenings}
 */
export function happeningsIn(events, own = null) {
  const of = (/** @type {string} */ kind) => events.filter(({ event }) => event === kind);
  const moments = events.filter(({ event }) => MOMENTS.includes(event));
  const ranks = moments.map((event) => momentRank(event, own));
  const moment = moments[ranks.lastIndexOf(Math.min(...ranks))] ?? null;
  return {
    moment,
    face: moment?.event === "collapses" ? "collapse" : (moment?.face ?? null),
    strikes: of("strikes").map(({ seat, gallery, face }) => ({ seat, gallery, face })),
    collapses: of("collapses"),
    closes: of("closes"),
    touched: new Set(events.flatMap(touchedBy)),
  };
}

/**
 * How much a moment matters to whoever looks, the least number first: what befalls oneself comes before anything else.
 * @param {GameEvent | null} moment
 * @param {number | null} own  one's seat
 */
export function momentRank(moment, own) {
  if (!moment) return Number.POSITIVE_INFINITY;
  return MOMENTS.indexOf(moment.event) - (moment.seat === own ? MOMENTS.length : 0);
}

/**
 * @param {GameEvent} event
 * @returns {string[]}
 */
function touchedBy({ event, seat, gallery, position }) {
  if (event === "opens") return [`${seat}/${gallery}/1`];
  return TOUCHES.includes(event) ? [`${seat}/${gallery}/${position}`] : [];
}

/**
 * Whether something struck, fell in or was closed in a gallery.
 * @param {Happenings} happenings
 * @param {number} seat
 * @param {number} gallery
 * @returns {"collapse" | "close" | "strike" | null}
 */
export function happenedIn(happenings, seat, gallery) {
  const here = (/** @type {{seat: number, gallery: number}} */ each) =>
    each.seat === seat && each.gallery === gallery;
  if (happenings.collapses.some((event) => here(/** @type {any} */ (event)))) return "collapse";
  if (happenings.strikes.some(here)) return "strike";
  return happenings.closes.some((event) => here(/** @type {any} */ (event))) ? "close" : null;
}
