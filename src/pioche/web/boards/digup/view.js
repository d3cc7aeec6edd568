// The view of Dig Up Adventure, and the place of each move on the board.

import { legalMove } from "../scene.js";

/** @import { Scene } from "../scene.js" */

/**
 * @typedef {object} Mine
 * @property {string | null} colour
 * @property {string[]} cards  nine of them; none before they are dealt
 * @property {number[]} up  the places that lie face up
 *
 * @typedef {object} DigUpView
 * @property {string} stage
 * @property {boolean} solo
 * @property {number} round
 * @property {number | null} turn
 * @property {number | null} picked_at
 * @property {number | null} picked_player
 * @property {boolean} ending
 * @property {Mine[]} mines  one a player; solo: four
 * @property {string[][]} hands
 * @property {number} pile
 * @property {string[]} pile_top
 * @property {string[]} discard  solo: the skeletons laid aside
 * @property {string[]} played
 * @property {string[]} river
 * @property {number[]} takers  who takes each card that is left in the river, in order
 * @property {string[]} looked
 * @property {string[]} aside
 * @property {number[][]} touched  mine and place
 * @property {number[] | null} scores  what the mines show; solo: gems placed
 * @property {(number | null)[][]} points  of each place of each mine; null where a card lies face down
 * @property {{name: "play" | "discard", number: number, of: number} | null} step  how far the turn has come
 * @property {number} amount  what the question counts: cards to be discarded at least, the colour chosen alone, the card that the torch lights
 * @property {(number | null)[] | null} place_gains  what the card in play would bring on each place
 * @property {Record<string, number>} gains  what each card in sight would bring at best
 * @property {number[] | null} next_place  solo: mine and place of the card in play
 * @property {number[][] | null} count  at the end: the score of each seat after each place that is counted
 * @property {number[]} winners  once it is over; none alone
 * @property {number[] | null} ranks  once it is over; equals share a rank; null alone
 * @property {boolean} memory
 */

/** How a view says that a card is not known. */
export const UNKNOWN = "unknown";

/** The view of a scene, by its own type. @param {Scene} scene @returns {DigUpView} */
export function viewOf(scene) {
  return /** @type {any} */ (scene.view);
}

/** Whose mine lies in the middle: one's own; for a spectator the first. @param {Scene} scene */
export function middleSeat(scene) {
  return scene.seat ?? 0;
}

/** The acts of the end. */
const COUNTING = ["count", "crown"];
const WITHOUT_PLACE = ["done", "all"];
// Questions about a place in the picked player's mine; all others are about one's own.
const THEIRS = ["torch-at", "bridge-theirs"];
const HAND_VERBS = ["play", "give", "discard"];
const SPREAD_VERBS = ["take", "back"];

/**
 * The card being played: the stage has its name, or asks for its place.
 * @param {Scene} scene
 * @returns {string | null}
 */
export function about(scene) {
  const { stage, played } = viewOf(scene);
  const [name] = stage.split("-");
  if (scene.game.faces.includes(name)) return name;
  return stage === "place" ? (played.at(-1) ?? null) : null;
}

/** The moves that the board itself offers. @param {Scene} scene */
export function targets(scene) {
  return scene.legal.filter((move) => !WITHOUT_PLACE.includes(move));
}

/** What a tap on a place of a mine plays. @param {Scene} scene @param {number} mine @param {number} at */
export function positionMove(scene, mine, at) {
  const { stage, picked_player } = viewOf(scene);
  const asked = THEIRS.includes(stage) ? picked_player : scene.seat;
  return asked === mine ? legalMove(scene, `at ${at}`) : null;
}

/** The rival's mine in question, which is shown larger. @param {Scene} scene */
export function grownMine(scene) {
  const { stage, picked_player } = viewOf(scene);
  const asked = THEIRS.includes(stage) && scene.legal.length > 0;
  return asked && picked_player !== scene.seat ? picked_player : null;
}

/** What a tap on a mine plays. @param {Scene} scene @param {number} seat */
export function playerMove(scene, seat) {
  return legalMove(scene, `player ${seat + 1}`);
}

/** What a tap on a card of one's hand plays. @param {Scene} scene @param {string} face */
export function handMove(scene, face) {
  return firstLegal(scene, HAND_VERBS, face);
}

/** What a tap on a card that is laid out plays. @param {Scene} scene @param {string} face */
export function spreadMove(scene, face) {
  return firstLegal(scene, SPREAD_VERBS, face);
}

/** @param {Scene} scene @param {string[]} verbs @param {string} face */
function firstLegal(scene, verbs, face) {
  return legalMove(scene, ...verbs.map((verb) => `${verb} ${face}`));
}

/** Whether what was done last is offered to be taken back: a card in play, and discards. @param {Scene} scene */
export function undoable(scene) {
  const { stage, turn, played } = viewOf(scene);
  return turn === scene.seat && (stage === "discard" || played.length > 0);
}

/** Whether the mines are counted, or have been: they lie side by side then, and nothing else. @param {Scene} scene */
export function isFinal({ act, over, view }) {
  return !view.solo && (act ? COUNTING.includes(act.kind ?? "") : over);
}
