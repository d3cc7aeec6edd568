// Cards that move: which ones by the events, and their flight over the board.

import { render } from "../../vendor/lit.js";
import { plainCard } from "./card.js";

/** @import { GameEvent, Scene } from "../scene.js" */

/** @typedef {{from: string | null, to: string, face: string | null}} Flight  without `from`: only marked */

/**
 * For each kind of event the origin and target of its cards.
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

/** @param {number} mine @param {number} at */
const place = (mine, at) => `mine-${mine}-${at}`;

/** @param {string} one @param {string} other @returns {[string, string][]} */
const exchange = (one, other) => [
  [one, other],
  [other, one],
];

/** @param {GameEvent} event @returns {Flight[]} */
function flightsOf(event) {
  const ways = WAYS[event.event]?.(event) ?? [];
  return ways.map(([from, to]) => ({ from, to, face: event.face ?? null }));
}

/** What moves, in its order. @param {readonly GameEvent[]} events @returns {Flight[]} */
export function flights(events) {
  return events.flatMap(flightsOf);
}

const FLIGHT_MS = 520;
const STEP_MS = 150;
// After a return to the table most of the missed moves are not animated.
const MOST = 6;

/** @param {Element} board @param {string | null} spot */
function spotBox(board, spot) {
  const element = spot ? board.querySelector(`[data-spot="${spot}"]`) : null;
  return element?.getBoundingClientRect() ?? null;
}

/** @param {DOMRect} box @param {DOMRect} home @param {HTMLElement} ghost */
function centred(box, home, ghost) {
  const x = box.left - home.left + (box.width - ghost.offsetWidth) / 2;
  const y = box.top - home.top + (box.height - ghost.offsetHeight) / 2;
  return `translate(${x}px, ${y}px)`;
}

/** @param {Scene} scene @param {HTMLElement} layer @param {Flight} flight @param {number} order */
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

/** Let the cards fly, one after the other. @param {Scene} scene @param {HTMLElement} layer @param {Flight[]} all */
export function fly(scene, layer, all) {
  all
    .filter(({ from }) => from)
    .slice(-MOST)
    .forEach((flight, order) => {
      launch(scene, layer, flight, order);
    });
}

/** Mark where the last actions ended, until the next ones. @param {Element} board @param {ReadonlySet<string>} spots */
export function markSpots(board, spots) {
  for (const element of board.querySelectorAll("[data-spot]"))
    element.toggleAttribute("data-halo", spots.has(element.getAttribute("data-spot") ?? ""));
}
