// The view of Let's Dig, and the place of each move on the board.

import { legalMove } from "../scene.js";

/** @import { Scene } from "../scene.js" */

/**
 * @typedef {Record<string, number>} Counts  how many cards of each face
 *
 * @typedef {{cards: number, top: string[]}} Pile  `top`: the faces that are known from the top
 * @typedef {{seats: number[], cards: number, known: Counts, used_dogs: number, points: number | null}} ScorePile
 * @typedef {{face: string, cards: number, points: number, total: number}} Counted  a kind of card in the final count
 *
 * @typedef {object} Danger  what threatens the digger
 * @property {boolean} worms  whether one more worms card busts
 * @property {number} skeletons  those seen
 * @property {number} all_skeletons
 * @property {number} dogs  that can still be used
 * @property {(number | null)[]} risks  in percent, by pile: that its next card busts
 * @property {number} least_risk
 * @property {number} most_risk
 *
 * @typedef {object} LetsdigView
 * @property {string} stage
 * @property {number} turn
 * @property {number} extra
 * @property {boolean} ending
 * @property {boolean} teams
 * @property {string} sheet
 * @property {number} cards  of all piles at first
 * @property {Danger} danger
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
 * @property {number[] | null} scores
 * @property {Counted[][]} [final_count]  by score pile, once it is over
 * @property {number[]} [winners]
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

// The stages that ask about one collected card.
/** @type {Record<string, string>} */
const CARRIED_OUT = {
  sewer: "sewer",
  search: "map",
  take: "map",
  return: "map",
  steal: "hat",
  mine: "landmine",
};
// Those that ask about a card that lies among the others.
/** @type {Record<string, string>} */
const AMONG_DUG = { react: "skeleton", heirloom: "heirloom" };

/** The card in question. @param {Scene} scene @returns {string | null} */
export function about(scene) {
  const { stage } = viewOf(scene);
  return CARRIED_OUT[stage] ?? AMONG_DUG[stage] ?? null;
}

/** @typedef {{face: string, used: boolean, lit: boolean}} Dug  a card on the cloth */

/**
 * The cards on the cloth: the one being carried out, and those to come or at risk.
 * @param {Scene} scene
 * @returns {Dug[]}
 */
export function clothCards(scene) {
  const carried = CARRIED_OUT[viewOf(scene).stage];
  const cards = looseCards(scene);
  return carried ? [{ face: carried, used: false, lit: true }, ...cards] : cards;
}

/**
 * The cards dug, or those collected whose effects are still to come; used dogs come first.
 * @param {Scene} scene
 * @returns {Dug[]}
 */
function looseCards(scene) {
  const view = viewOf(scene);
  let used = view.pending.length ? 0 : view.dug_used_dogs;
  const faces = view.pending.length ? view.pending : view.dug;
  const asked = AMONG_DUG[view.stage] ?? "";
  return faces.map((face) => {
    if (face !== "dog") return { face, used: false, lit: face === asked };
    used -= 1;
    return { face, used: used >= 0, lit: false };
  });
}

const PILE_VERBS = ["dig", "search", "destroy"];
const PLAYER_VERBS = ["give", "rob"];
const CARD_VERBS = ["collect", "take", "top", "steal"];
const ANSWER_VERBS = ["dog", "bust"];
const BAR_MOVES = ["stop", "spare"];

/** @param {string} move */
export function verbOf(move) {
  return move.split(" ")[0] ?? "";
}

/** @param {Scene} scene @param {readonly string[]} verbs */
function movesOf(scene, verbs) {
  return scene.legal.filter((move) => verbs.includes(verbOf(move)));
}

/** What can be done with a pile now. @param {Scene} scene @param {number} index */
export function pileMove(scene, index) {
  return legalMove(scene, ...PILE_VERBS.map((verb) => `${verb} ${index + 1}`));
}

/** The moves that name a player. @param {Scene} scene */
export function playerMoves(scene) {
  return movesOf(scene, PLAYER_VERBS);
}

/** The moves among which one chooses by a card. @param {Scene} scene */
export function cardMoves(scene) {
  return movesOf(scene, CARD_VERBS);
}

/** The answers to a skeleton. @param {Scene} scene */
export function answerMoves(scene) {
  return movesOf(scene, ANSWER_VERBS);
}

/** The move of the big button. @param {Scene} scene */
export function barMove(scene) {
  return legalMove(scene, ...BAR_MOVES);
}

/** All moves that the board offers. @param {Scene} scene */
export function targets(scene) {
  const piles = viewOf(scene).piles.map((_, index) => pileMove(scene, index));
  const moves = [
    ...piles,
    ...playerMoves(scene),
    ...cardMoves(scene),
    ...answerMoves(scene),
    barMove(scene),
  ];
  return moves.flatMap((move) => move ?? []);
}
