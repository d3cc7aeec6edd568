// Things that fly over the board: from one marked spot to another, lifted, held and turned over on the way.

import { render } from "../vendor/lit.js";

/** @import { Scene } from "./scene.js" */

/**
 * @typedef {object} Flight  one thing on its way; spots are elements with `data-spot`, which may hold several names
 * @property {string} to
 * @property {string | null} [from]  none: it turns over where it lies
 * @property {() => unknown} draw  what flies; it fills a box of the size of `to`
 * @property {() => unknown} [flip]  the face to which it turns on the way
 * @property {boolean} [lift]  whether it rises and stays a beat before it goes
 * @property {boolean} [leaves]  the scene still shows it at `from`: hidden there from now on
 * @property {(scene: Scene) => Scene} [brings]  how it changes the scene, which does not show it yet: as soon as it has landed
 * @property {boolean} [stays]  the scene does not show it at `to` yet: it stays there until the next act
 * @property {number} [delay]  in milliseconds
 * @property {number} [duration]  in milliseconds
 * @property {string} [kind]  a class for what flies
 */

const FLIGHT_MS = 520;
const LIFT_MS = 260;
const FLIP_MS = 420;
// What is at stake keeps a card face down for so much longer.
const STAKES_MS = 900;
const LIFTED = "translateY(-14px) scale(1.08)";

/** The element that bears this name and can be seen. @param {ParentNode} root @param {string | null | undefined} spot */
function spotElement(root, spot) {
  if (!spot) return null;
  const all = [...root.querySelectorAll(`[data-spot~="${CSS.escape(spot)}"]`)];
  return all.find((element) => element.checkVisibility()) ?? all[0] ?? null;
}

/** @param {ParentNode} root @param {string | null | undefined} spot */
function spotBox(root, spot) {
  return spotElement(root, spot)?.getBoundingClientRect() ?? null;
}

/**
 * Where flights begin, measured before the scene changes: a card may be gone from there afterwards.
 * @param {ParentNode} root
 * @param {readonly Flight[]} flights
 */
export function measureStarts(root, flights) {
  return flights.map(({ from }) => spotBox(root, from));
}

/** @param {DOMRect} start @param {DOMRect} end */
function fromStart(start, end) {
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const scale = end.width ? start.width / end.width : 1;
  return `translate(${x}px, ${y}px) scale(${scale || 1})`;
}

/** The parts of a flight, in milliseconds at the usual pace. @param {Flight} flight @param {number} stakes */
function partsOf({ lift, flip, from, delay = 0, duration = from ? FLIGHT_MS : 0 }, stakes) {
  const rise = lift ? LIFT_MS : 0;
  const wait = flip ? stakes * STAKES_MS : 0;
  return { delay, rise, duration, wait, long: rise + duration + wait + (flip ? FLIP_MS : 0) };
}

/** When a flight has landed, in milliseconds at the usual pace. @param {Flight} flight @param {number} [stakes] */
export function flightTime(flight, stakes = 0) {
  const { delay, long } = partsOf(flight, stakes);
  return delay + long;
}

/** One flight on the page. */
class Flyer {
  /**
   * @param {Flight} flight
   * @param {Element} layer
   * @param {{start: DOMRect, end: DOMRect}} way
   */
  constructor(flight, layer, { start, end }) {
    this.flight = flight;
    this.way = [fromStart(start, end), "translate(0, 0) scale(1)"];
    this.ghost = document.createElement("span");
    this.ghost.className = `flight ${flight.kind ?? ""}`;
    const home = layer.getBoundingClientRect();
    Object.assign(this.ghost.style, {
      left: `${end.left - home.left}px`,
      top: `${end.top - home.top}px`,
      width: `${end.width}px`,
      height: `${end.height}px`,
    });
    this.card = document.createElement("span");
    this.card.className = "flight-card";
    this.ghost.append(this.card);
    this.faces = [flight.draw, ...(flight.flip ? [flight.flip] : [])].map((draw, place) => {
      const face = document.createElement("span");
      face.className = place ? "flight-face is-turned" : "flight-face";
      render(draw(), face);
      this.card.append(face);
      return face;
    });
    layer.append(this.ghost);
  }

  /** Its animations: the way, the lift, and the turn at its end. @param {number} pace  1: as usual @param {number} stakes */
  animate(pace, stakes) {
    const { lift, flip } = this.flight;
    const { delay, rise, duration, wait, long } = partsOf(this.flight, stakes);
    const fill = /** @type {const} */ ("both");
    const begins = (delay + rise) * pace;
    const way = this.way.map((transform) => ({ transform }));
    const easing = "cubic-bezier(.45, .05, .3, 1)";
    const all = [
      this.ghost.animate(way, { delay: begins, duration: duration * pace, easing, fill }),
    ];
    const high = lift || flip ? LIFTED : "none";
    const turned = flip ? " rotateY(180deg)" : "";
    const at = (/** @type {number} */ ms) => (long ? Math.min(1, ms / long) : 1);
    const steps = [
      { transform: "none", offset: 0 },
      { transform: high, offset: at(rise || duration / 3) },
      { transform: high, offset: at(rise + duration + wait) },
      { transform: `translateY(0)${turned}`, offset: 1 },
    ];
    if (flip) steps[2].transform = `${high} rotateY(0deg)`;
    all.push(this.card.animate(steps, { delay: delay * pace, duration: long * pace, fill }));
    return all;
  }
}

/** All flights of one act, until they are cleared away. */
export class Flights {
  /** @type {Flyer[]} */
  flyers = [];
  /** @type {Animation[]} */
  animations = [];
  /** Elements with an attribute that hides them. @type {[Element, string][]} */
  hidden = [];

  /**
   * @param {Element} root  where the spots are
   * @param {Element} layer  over the board
   */
  constructor(root, layer) {
    this.root = root;
    this.layer = layer;
  }

  /**
   * Let all fly; resolves when they have landed.
   * @param {readonly Flight[]} flights
   * @param {readonly (DOMRect | null)[]} starts
   * @param {{pace: number, stakes: number, landed: (flight: Flight) => void}} how
   */
  async fly(flights, starts, { pace, stakes, landed }) {
    const landings = flights.map((flight, place) =>
      this.launch(flight, starts[place], pace, stakes).then(() => landed(flight)),
    );
    await Promise.all(landings);
  }

  /** @param {Flight} flight @param {DOMRect | null} start @param {number} pace @param {number} stakes */
  async launch(flight, start, pace, stakes) {
    const target = spotElement(this.root, flight.to);
    const end = target?.getBoundingClientRect();
    const begin = start ?? spotBox(this.root, flight.from) ?? (flight.from ? null : end);
    if (!target || !end?.width || !begin) return;
    const source = flight.leaves ? spotElement(this.root, flight.from) : null;
    if (source) this.hide(source, "data-lifted");
    if (!flight.stays && !flight.brings) this.hide(target, "data-awaits");
    const flyer = new Flyer(flight, this.layer, { start: begin, end });
    this.flyers.push(flyer);
    const animations = flyer.animate(pace, stakes);
    this.animations.push(...animations);
    await Promise.all(animations.map(({ finished }) => finished)).catch(() => {});
    if (flight.stays) return;
    flyer.ghost.remove();
    target.removeAttribute("data-awaits");
  }

  /** @param {Element} element @param {string} attribute */
  hide(element, attribute) {
    element.setAttribute(attribute, "");
    this.hidden.push([element, attribute]);
  }

  /** All land at once. */
  finish() {
    for (const animation of this.animations) animation.finish();
  }

  /** Nothing is left of them. */
  clear() {
    for (const animation of this.animations) animation.cancel();
    for (const { ghost } of this.flyers) ghost.remove();
    for (const [element, attribute] of this.hidden) element.removeAttribute(attribute);
    Object.assign(this, { flyers: [], animations: [], hidden: [] });
  }
}
