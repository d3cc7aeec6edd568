// Cards that fly over the table, and the marks that the last actions leave.

import { render } from "../../vendor/lit.js";
import { plainCard } from "./card.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./flights.js").Flight} Flight */

const FLIGHT_MS = 520;
const STEP_MS = 150;
// Somebody who comes back to a table need not watch all that was missed.
const MOST = 6;

/**
 * @param {Element} board
 * @param {string | null} spot
 */
function spotBox(board, spot) {
  const element = spot ? board.querySelector(`[data-spot="${spot}"]`) : null;
  return element?.getBoundingClientRect() ?? null;
}

/**
 * @param {DOMRect} box
 * @param {DOMRect} home
 * @param {HTMLElement} ghost
 */
function centred(box, home, ghost) {
  const x = box.left - home.left + (box.width - ghost.offsetWidth) / 2;
  const y = box.top - home.top + (box.height - ghost.offsetHeight) / 2;
  return `translate(${x}px, ${y}px)`;
}

/**
 * @param {Scene} scene
 * @param {HTMLElement} layer
 * @param {Flight} flight
 * @param {number} order
 */
function launch(scene, layer, flight, order) {
  const board = /** @type {Element} */ (layer.parentElement);
  const [from, to] = [spotBox(board, flight.from), spotBox(board, flight.to)];
  if (!from || !to) return;
  const ghost = document.createElement("span");
  ghost.className = "digup-flight";
  render(plainCard(scene, { face: flight.face, down: !flight.face }), ghost);
  layer.append(ghost);
  const home = layer.getBoundingClientRect();
  const way = [from, to].map((box) => ({ transform: centred(box, home, ghost), opacity: 1 }));
  const timing = { duration: FLIGHT_MS, delay: order * STEP_MS, easing: "ease-in-out" };
  void ghost
    .animate(way, timing)
    .finished.catch(() => {})
    .then(() => ghost.remove());
}

/**
 * Let the cards fly, one after the other.
 * @param {Scene} scene
 * @param {HTMLElement} layer
 * @param {Flight[]} all
 */
export function fly(scene, layer, all) {
  all
    .filter(({ from }) => from)
    .slice(-MOST)
    .forEach((flight, order) => {
      launch(scene, layer, flight, order);
    });
}

/**
 * Mark where the last actions ended, until the next ones.
 * @param {Element} board
 * @param {ReadonlySet<string>} spots
 */
export function markSpots(board, spots) {
  for (const element of board.querySelectorAll("[data-spot]"))
    element.toggleAttribute("data-halo", spots.has(element.getAttribute("data-spot") ?? ""));
}
