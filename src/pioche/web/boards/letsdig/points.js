// What cards are worth, counted as the odds count them (games/letsdig/odds.py).

import { pileOfSeat, viewOf } from "./view.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("./view.js").Counts} Counts */

// Worth something only in company, to some, or in the last turn.
const CONDITIONAL = ["cookies", "milk", "newkid", "boardgames", "lottery", "skwirmz", "dress"];

/**
 * A figure of the card sheet, where the table has corrected it: `muck.points`.
 * @param {Scene} scene
 * @param {string} name
 */
function corrected(scene, name) {
  const figure = viewOf(scene)
    .sheet.split(" ")
    .find((each) => each.startsWith(`${name}=`));
  return figure === undefined ? undefined : Number(figure.slice(name.length + 1));
}

/**
 * @param {Scene} scene
 * @param {string} face
 */
function component(scene, face) {
  return scene.game.components.find(({ id }) => id === face);
}

/**
 * The points of a card; where it has a condition, those with the condition met.
 * @param {Scene} scene
 * @param {string} face
 */
export function worthOf(scene, face) {
  return corrected(scene, `${face}.points`) ?? component(scene, face)?.value ?? 0;
}

/**
 * How many cards of a face this table was opened with.
 * @param {Scene} scene
 * @param {string} face
 */
export function countOf(scene, face) {
  if (face === "landmine" && !viewOf(scene).landmine) return 0;
  return corrected(scene, `${face}.count`) ?? component(scene, face)?.count ?? 0;
}

/** @param {string} face */
export function isConditional(face) {
  return CONDITIONAL.includes(face);
}

/**
 * What stopping now would bring to a seat, by what the viewer knows of its pile: what is given away does not count.
 * @param {Scene} scene
 * @param {number} seat
 */
export function stopPoints(scene, seat) {
  const view = viewOf(scene);
  const own = pileOfSeat(scene, seat);
  if (!own) return 0;
  const kept = view.dug.filter((face) => isKept(view.teams, face));
  /** @type {Counts} */
  const grown = { ...own.known };
  for (const face of kept) grown[face] = (grown[face] ?? 0) + 1;
  const tickets = view.ending ? kept.filter((face) => face === "lottery").length : 0;
  const before = pilePoints(scene, own.seats, own.known);
  return pilePoints(scene, own.seats, grown) - before + tickets * worthOf(scene, "lottery");
}

/**
 * Whether a card dug up can end in the digger's own pile; an heirloom only by way of a partner.
 * @param {boolean} teams
 * @param {string} face
 */
function isKept(teams, face) {
  if (face === "heirloom") return teams;
  return face !== "sewer" && face !== "skeleton";
}

/**
 * The points of a score pile of these seats; no lottery ticket has won yet.
 * @param {Scene} scene
 * @param {number[]} seats
 * @param {Counts} counts
 */
function pilePoints(scene, seats, counts) {
  const view = viewOf(scene);
  const many = (/** @type {string} */ face) => counts[face] ?? 0;
  const worth = (/** @type {string} */ face) => many(face) * worthOf(scene, face);
  const plain = Object.keys(counts).filter((face) => !isConditional(face));
  let points = plain.reduce((sum, face) => sum + worth(face), 0);
  if (seats.some((seat) => view.first_game.includes(seat))) points += worth("newkid");
  if (seats.some((seat) => view.owns_game.includes(seat))) points += worth("boardgames");
  if (many("ring")) points += worth("dress");
  return points + worth("skwirmz") * many("worms") + pairPoints(scene, counts);
}

/**
 * Cookies and milk count in pairs; what is left over is lonely.
 * @param {Scene} scene
 * @param {Counts} counts
 */
function pairPoints(scene, counts) {
  const sides = ["cookies", "milk"];
  const pairs = Math.min(...sides.map((face) => counts[face] ?? 0));
  return sides.reduce((sum, face) => {
    const alone = (counts[face] ?? 0) - pairs;
    return sum + pairs * worthOf(scene, face) + alone * (corrected(scene, `${face}.alone`) ?? 0);
  }, 0);
}

/**
 * A figure with its sign, as on the stop button.
 * @param {number} points
 */
export function signed(points) {
  return points < 0 ? `−${-points}` : `+${points}`;
}
