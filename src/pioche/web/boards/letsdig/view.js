// The view of Let's Dig, and the place of each move on the board.

import { legalMove } from "../scene.js";

/** @import { Scene } from "../scene.js" */

/**
 * @typedef {Record<string, number>} Counts  how many cards of each face
 *
 * @typedef {{cards: number, top: string[]}} Pile  `top`: the faces that are known from the top
 * @typedef {{seats: number[], cards: number, known: Counts, used_dogs: number, points: number | null}} ScorePile
 *
 * @typedef {object} LetsdigView
 * @property {string} stage
 * @property {number} turn
 * @property {number} extra
 * @property {boolean} ending
 * @property {boolean} teams
 * @property {string} sheet
 * @property {number} cards  of all piles at first
 * @property {{worms: boolean, skeletons: number, all_skeletons: number, dogs: number}} danger  what threatens the digger
 * @property {number | null} stop_points  what stopping now would bring to the viewer who digs
 * @property {Pile[]} piles
 * @property {string[]} dug
 * @property {number} dug_used_dogs
 * @property {string[]} pending
 * @property {{pile: number, cards: number} | null} search
 * @property {number | null} victim
 * @property {Counts} discard
 * @property {{cards: number, known: Counts}} destroyed
 * @property {ScorePile[]} score_piles
 */

/** How a view says that a card is not known. */
export const UNKNOWN = "unknown";

/** The stages in which cards are dug up: later the collected ones have their effects. */
export const DIGGING = ["dig", "decide", "react", "heirloom"];

/** The view of a scene, by its own type. @param {Scene} scene @returns {LetsdigView} */
export function viewOf(scene) {
  return /** @type {any} */ (scene.view);
}

/** The score pile of a seat. @param {Scene} scene @param {number} seat */
export function pileOfSeat(scene, seat) {
  return viewOf(scene).score_piles.find(({ seats }) => seats.includes(seat));
}

/** @param {Counts} counts */
export function total(counts) {
  return Object.values(counts).reduce((sum, number) => sum + number, 0);
}

const PILE_VERBS = ["dig", "search", "destroy"];
const CHEST_VERBS = ["give", "rob"];
const CHOICE_VERBS = ["collect", "take", "top", "steal", "dog", "bust"];
const BAR_MOVES = ["stop", "spare"];

/** @param {string} move */
export function verbOf(move) {
  return move.split(" ")[0] ?? "";
}

/** What can be done with a pile now. @param {Scene} scene @param {number} index */
export function pileMove(scene, index) {
  return legalMove(scene, ...PILE_VERBS.map((verb) => `${verb} ${index + 1}`));
}

/**
 * What can be done to the owners of a chest now; of two who share it one stands for both.
 * @param {Scene} scene
 * @param {ScorePile} pile
 */
export function chestMove(scene, pile) {
  const moves = pile.seats.flatMap((seat) => CHEST_VERBS.map((verb) => `${verb} ${seat + 1}`));
  return legalMove(scene, ...moves);
}

/** The moves among which one chooses by a card. @param {Scene} scene */
export function choiceMoves(scene) {
  return scene.legal.filter((move) => CHOICE_VERBS.includes(verbOf(move)));
}

/** The move of the big button. @param {Scene} scene */
export function barMove(scene) {
  return legalMove(scene, ...BAR_MOVES);
}

/** All moves that the board offers. @param {Scene} scene */
export function targets(scene) {
  const view = viewOf(scene);
  const moves = [
    ...view.piles.map((_, index) => pileMove(scene, index)),
    ...view.score_piles.map((pile) => chestMove(scene, pile)),
    ...choiceMoves(scene),
    barMove(scene),
  ];
  return moves.flatMap((move) => move ?? []);
}
