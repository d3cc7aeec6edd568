/** What every game's odds are told with: lines, chances in percent, counted cards. */
import { say } from "../../js/words.js";

/** @typedef {import("../../boards/scene.js").Scene} Scene */
/** @typedef {Record<string, any>} Odds what the server reckons from one's own view */
/** @typedef {{text: string, chance?: number}} OddsLine a sentence; a chance may be drawn as a bar */
/** @typedef {Record<string, number>} Counts */
/**
 * @typedef {object} OddsRenderer
 * @property {(scene: Scene, odds: Odds) => OddsLine[]} counts
 * @property {(scene: Scene, odds: Odds) => OddsLine[]} chances
 */

/**
 * The nearest whole number; of two equally near the even one, as everywhere else in the house.
 * @param {number} value
 */
function whole(value) {
  const floor = Math.floor(value);
  return value - floor === 0.5 ? floor + (floor % 2) : Math.round(value);
}

/** @param {number} fraction */
export const percent = (fraction) => whole(fraction * 100);

/** With one decimal. @param {number} value */
export function tenth(value) {
  const between = Math.abs(value * 4) % 2 === 1; // exactly so: a quarter or three
  return between ? whole(value * 10) / 10 : Number(value.toFixed(1));
}

/**
 * A plain sentence.
 * @param {string} key
 * @param {Record<string, string|number>} [args]
 * @returns {OddsLine}
 */
export function line(key, args) {
  return { text: say(key, args) };
}

/**
 * A sentence about one chance.
 * @param {string} key
 * @param {number} chance
 * @param {Record<string, string|number>} [args]
 * @returns {OddsLine}
 */
export function chanceLine(key, chance, args = {}) {
  return { text: say(key, { ...args, percent: percent(chance) }), chance };
}

/**
 * Kinds of cards in a row, with how many there are where several.
 * @param {Scene} scene
 * @param {Counts} counts
 * @returns {string}
 */
export function counted(scene, counts) {
  const names = Object.entries(counts)
    .filter(([, cards]) => cards)
    .map(([face, cards]) => several(scene.spell.face(face), cards));
  return names.join(", ");
}

/**
 * @param {string} name
 * @param {number} cards
 */
export function several(name, cards) {
  return cards > 1 ? say("web-table-times", { name, count: cards }) : name;
}

/** @param {Counts} counts */
export const total = (counts) => Object.values(counts).reduce((sum, cards) => sum + cards, 0);

/**
 * Those of the counts whose face passes.
 * @param {Counts} counts
 * @param {(face: string) => boolean} passes
 * @returns {Counts}
 */
export function among(counts, passes) {
  return Object.fromEntries(Object.entries(counts).filter(([face]) => passes(face)));
}
