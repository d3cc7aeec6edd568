// What the latest events show: the moment, and the cards that fly.

import { render } from "../../vendor/lit.js";
import { cardFace } from "./card.js";

/** @import { GameEvent, Scene } from "../scene.js" */

/**
 * @typedef {object} Flight  one card on its way
 * @property {string} from  a place: `pile-0`, `dug`, `seat-1`
 * @property {string} to
 * @property {string | null} face  null: unknown
 *
 * @typedef {object} Moment  an important event, shown for a while
 * @property {"bust" | "collect" | "theft" | "blast"} kind
 * @property {string[]} faces  the cards that it is about
 * @property {GameEvent} event
 *
 * @typedef {object} Happenings
 * @property {string[]} dug  the cards dug in the turn under way
 * @property {Flight[]} flights
 * @property {Set<string>} halos  the places of the last actions
 * @property {Moment | null} moment
 */

/** @typedef {(all: Happenings, event: GameEvent) => void} Reader */

/** @param {Happenings} all @param {string} from @param {string} to @param {string | null} face */
function fly(all, from, to, face) {
  all.flights.push({ from, to, face });
  all.halos.add(to);
}

/** @param {string[]} faces @param {string} face */
function without(faces, face) {
  const place = faces.indexOf(face);
  return place < 0 ? faces : faces.toSpliced(place, 1);
}

/** @type {Record<string, Reader>} */
const READERS = {
  turn(all) {
    all.dug = [];
  },
  digs(all, { pile, face }) {
    all.dug = [...all.dug, face];
    all.halos.add(`pile-${pile}`);
    fly(all, `pile-${pile}`, "dug", face);
  },
  dog(all) {
    all.dug = without(all.dug, "skeleton");
  },
  gives(all, { other, face }) {
    all.dug = without(all.dug, face);
    fly(all, "dug", `seat-${other}`, face);
  },
  bust(all, event) {
    all.moment = { kind: "bust", faces: all.dug, event };
    all.dug = [];
  },
  stops(all, event) {
    for (const face of all.dug) fly(all, "dug", `seat-${event.seat}`, face);
    all.moment = { kind: "collect", faces: all.dug, event };
    all.dug = [];
  },
  searches(all, { pile }) {
    all.halos.add(`pile-${pile}`);
  },
  sees(all, { pile }) {
    all.halos.add(`pile-${pile}`);
  },
  takes(all, { seat, pile, face }) {
    fly(all, `pile-${pile}`, `seat-${seat}`, face);
  },
  returns(all, { pile }) {
    all.halos.add(`pile-${pile}`);
  },
  steals(all, event) {
    all.halos.add(`seat-${event.other}`);
    fly(all, `seat-${event.other}`, `seat-${event.seat}`, event.face);
    all.moment = { kind: "theft", faces: event.face ? [event.face] : [], event };
  },
  destroys(all, event) {
    all.halos.add(`pile-${event.pile}`);
    all.moment = { kind: "blast", faces: ["landmine"], event };
  },
};

/**
 * @param {readonly string[]} dug  the cards that were dug before these events
 * @param {readonly GameEvent[]} events
 */
export function readEvents(dug, events) {
  /** @type {Happenings} */
  const all = { dug: [...dug], flights: [], halos: new Set(), moment: null };
  for (const event of events) READERS[event.event]?.(all, event);
  return all;
}

const LASTS_MS = 560;
// Cards that leave together follow one another.
const APART_MS = 90;
// Where much has happened at once the last cards are enough.
const MOST = 8;

/** @param {Element} board @param {string} place */
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

/** @param {Scene} scene @param {Element} board @param {Flight} flight @param {number} order */
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

/** @param {Scene} scene @param {Element} board @param {readonly Flight[]} flights */
export function startFlights(scene, board, flights) {
  for (const [order, flight] of flights.slice(-MOST).entries()) start(scene, board, flight, order);
}
