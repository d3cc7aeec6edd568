// Cards that fly over the board from one place to another.

import { render } from "../../vendor/lit.js";
import { cardFace } from "./card.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./happenings.js").Flight} Flight */

const LASTS_MS = 560;
// Cards that leave together follow one another.
const APART_MS = 90;
// Where much has happened at once the last cards are enough.
const MOST = 8;

/**
 * @param {Element} board
 * @param {string} place
 */
function middleOf(board, place) {
  const found = board.querySelector(`[data-place~="${place}"]`);
  const last = place === "dug" ? found?.querySelector(".tray-card:last-child") : null;
  const box = (last ?? found)?.getBoundingClientRect();
  if (!box) return null;
  const around = board.getBoundingClientRect();
  return {
    x: box.left + box.width / 2 - around.left,
    y: box.top + Math.min(box.height, box.width) / 2 - around.top,
  };
}

/**
 * @param {Scene} scene
 * @param {Element} board
 * @param {Flight} flight
 * @param {number} order
 */
function start(scene, board, flight, order) {
  const from = middleOf(board, flight.from);
  const to = middleOf(board, flight.to);
  const sky = board.querySelector(".flights");
  if (!from || !to || !sky) return;
  const card = document.createElement("span");
  card.className = "flight";
  render(cardFace(scene, flight.face), card);
  sky.append(card);
  const at = (/** @type {{x: number, y: number}} */ { x, y }) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const steps = [{ transform: at(from) }, { transform: at(to) }];
  const timing = { duration: LASTS_MS, delay: order * APART_MS, easing: "ease-in-out" };
  const animation = card.animate(steps, { ...timing, fill: /** @type {const} */ ("both") });
  const land = () => card.remove();
  animation.finished.then(land, land);
}

/**
 * @param {Scene} scene
 * @param {Element} board
 * @param {readonly Flight[]} flights
 */
export function startFlights(scene, board, flights) {
  for (const [order, flight] of flights.slice(-MOST).entries()) start(scene, board, flight, order);
}
