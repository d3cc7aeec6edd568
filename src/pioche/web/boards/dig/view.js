// The view of DIG: its fields, the place of each move on the board, and what the latest events show.

import { legalMove } from "../scene.js";

/** @import { GameEvent, Scene } from "../scene.js" */

/**
 * @typedef {{face: string, recruit: boolean, gems: number}} GalleryCard
 * @typedef {GalleryCard[]} Gallery
 * @typedef {{face: string, place: number}} TurnedCard
 *
 * @typedef {object} Player
 * @property {number} seat
 * @property {Record<string, number>} stones
 * @property {string[]} equipment
 * @property {string[]} companions
 * @property {number} free
 * @property {number} waiting
 * @property {number} eaten
 * @property {number} gems
 * @property {number} runes
 * @property {number} points
 *
 * @typedef {object} DigView
 * @property {number} question
 * @property {string} stage
 * @property {number | null} asked
 * @property {string | null} about
 * @property {number | null} place
 * @property {Record<string, Record<string, number>>} costs
 * @property {number} active
 * @property {number} hill
 * @property {TurnedCard[]} revealed
 * @property {number} gems
 * @property {string[]} tavern
 * @property {number} to_come
 * @property {Player[]} players
 * @property {Gallery[][]} galleries
 * @property {number[][][]} next_gems  by seat and gallery: the gems of the next cards, up to the first that bears any
 */

/** The view of a scene, by its own type. @param {Scene} scene @returns {DigView} */
export function viewOf(scene) {
  return /** @type {any} */ (scene.view);
}

/**
 * Whose hill stands in the middle: one's own; for a spectator that of the player whose turn it is.
 * @param {Scene} scene
 */
export function seatInMiddle(scene) {
  return scene.seat ?? viewOf(scene).active;
}

/** Everybody else, from the next player on. @param {Scene} scene */
export function rivalsOf(scene) {
  const { players } = viewOf(scene);
  const middle = seatInMiddle(scene);
  return [...players.slice(middle + 1), ...players.slice(0, middle)];
}

// Equipment that answers an attack or a collapse by its own name.
const ANSWERS = ["shield", "sceptre", "anchor"];

/**
 * The equipment in use, which asks about the cards that it has turned up.
 * @param {Scene} scene
 * @returns {string | null}
 */
export function about(scene) {
  const { stage } = viewOf(scene);
  return ["compass", "scroll"].includes(stage) ? stage : null;
}

/** At the pile of the hill. @param {Scene} scene */
export function pileMove(scene) {
  return legalMove(scene, "beside", "draw");
}

/** At the end of a gallery: dig there, or use the card in question there. @param {Scene} scene @param {number} number */
export function endMove(scene, number) {
  const chosen = viewOf(scene).stage === "order" ? [] : [`gallery ${number}`];
  return legalMove(scene, `dig ${number}`, ...chosen);
}

/** At the way into a gallery: bring home what is in it. @param {Scene} scene @param {number} number */
export function entryMove(scene, number) {
  return legalMove(scene, `close ${number}`);
}

/** Digging in several galleries at once: in all of them first. @param {Scene} scene */
export function severalMoves(scene) {
  const several = scene.legal.filter((move) => move.startsWith("dig ") && move.includes("+"));
  return several.sort((one, two) => two.length - one.length);
}

/**
 * On a card turned up: carry it out, or carry out the one of its gallery first.
 * @param {Scene} scene
 * @param {{face: string, place: number}} turned
 */
export function turnedMove(scene, { face, place }) {
  const order = viewOf(scene).stage === "order" ? [`gallery ${place}`] : [];
  return legalMove(scene, `take ${face}`, ...order);
}

/**
 * On equipment in one's hand. A card just drawn is a yes or no question instead.
 * @param {Scene} scene
 * @param {string} face
 */
export function equipmentMove(scene, face) {
  const use = viewOf(scene).stage === "equipment" ? [] : [`use ${face}`];
  return legalMove(scene, ...use, `pay ${face}`, ...ANSWERS.filter((answer) => answer === face));
}

/** On one's stones of a kind. @param {Scene} scene @param {string} stone */
export function stoneMove(scene, stone) {
  return legalMove(scene, `pay ${stone}`, `spare ${stone}`);
}

/** In the tavern. @param {Scene} scene */
export function tavernMoves(scene) {
  return scene.legal.filter((move) => /^(hire|engage) /.test(move));
}

/** At a rival's gallery. @param {Scene} scene */
export function targetMoves(scene) {
  return scene.legal.filter((move) => move.startsWith("target "));
}

/** All that can be done on the board, each move once. @param {Scene} scene @returns {string[]} */
export function targets(scene) {
  const view = viewOf(scene);
  const own = scene.seat === null ? null : view.players[scene.seat];
  if (!own) return [];
  const numbers = [1, 2, 3, 4];
  const found = [
    pileMove(scene),
    ...view.revealed.map((turned) => turnedMove(scene, turned)),
    ...numbers.flatMap((number) => [entryMove(scene, number), endMove(scene, number)]),
    ...severalMoves(scene),
    ...targetMoves(scene),
    ...tavernMoves(scene),
    ...own.equipment.map((face) => equipmentMove(scene, face)),
    ...Object.keys(own.stones).map((stone) => stoneMove(scene, stone)),
  ];
  return [...new Set(found.filter((move) => move !== null))];
}

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
 * What several turns' events show: the most important one is the moment.
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
 * The rank of a moment, the most important first: what happens to the reader comes before anything else.
 * @param {GameEvent | null} moment
 * @param {number | null} own  one's seat
 */
export function momentRank(moment, own) {
  if (!moment) return Number.POSITIVE_INFINITY;
  return MOMENTS.indexOf(moment.event) - (moment.seat === own ? MOMENTS.length : 0);
}

/** @param {GameEvent} event */
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
