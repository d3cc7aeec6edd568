// The view of DIG: its fields, and the place of each move on the board.

import { tally } from "../../js/faces.js";
import { listed } from "../../js/spell.js";
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
 * @property {Record<string, number>} values  the crystals of each piece that pays
 * @property {number} crystals  of all that is held
 * @property {number} price  of a recruit, in crystals
 * @property {string[]} affordable  companions in the tavern that could be paid
 * @property {Record<string, Record<string, number>>} chest_for  those among them that take the chest, and the stones it stands for
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
 * @property {number} amount
 * @property {string} case  which form the question takes
 * @property {number} paid  the crystals handed over, while a recruit is paid for
 * @property {Record<string, Record<string, number>>} costs
 * @property {number} active
 * @property {number} hill
 * @property {Record<string, number>} discard
 * @property {TurnedCard[]} revealed
 * @property {boolean} [drawn]  in an act: the cards turned up lie large over the board
 * @property {boolean} [rests]  in an act: the card turned up lies where it is asked about, not in the sky
 * @property {number} gems
 * @property {string[]} tavern
 * @property {number} to_come
 * @property {Player[]} players
 * @property {Gallery[][]} galleries
 * @property {number[][]} worth  by seat and gallery: its points if it is closed now
 * @property {number[]} scores
 * @property {number | null} crowned
 * @property {string | null} end  why the game is over
 * @property {number[]} winners  once it is over
 * @property {number[] | null} ranks  once it is over; equals share a rank
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

/**
 * The equipment in use, which asks about the cards that it has turned up.
 * @param {Scene} scene
 * @returns {string | null}
 */
export function about(scene) {
  const { stage } = viewOf(scene);
  return ["compass", "scroll"].includes(stage) ? stage : null;
}

/** What the equipment just drawn does: the question is whether to use it. @param {Scene} scene */
export function effect(scene) {
  const { stage, about } = viewOf(scene);
  return stage === "equipment" && about ? scene.say(`dig-card-${about}`) : null;
}

/** Using what was just drawn is what the question names. @param {string} move @param {Scene} scene */
export function leads(move, scene) {
  return viewOf(scene).stage === "equipment" && move.startsWith("use ");
}

// Questions about a single card, which lies where it would act.
const ASKED_IN_PLACE = ["stone", "equipment", "attack", "collapse"];
// A hill with fewer galleries shows where the next ones would be.
export const FEWEST_ROWS = 2;

/** Whether the card in question lies on one's own ground: at the end of its gallery, or where a new one would begin. @param {DigView} view */
export function restsInPlace({ stage, asked, active, revealed, galleries }) {
  if (!ASKED_IN_PLACE.includes(stage) || asked !== active || revealed.length !== 1) return false;
  const [{ place }] = revealed;
  if (place) return galleries[active][place - 1].length > 0;
  return galleries[active].filter(({ length }) => length).length < FEWEST_ROWS;
}

/** Where the card in question rests: the number of a gallery, 0 for a new one; null: in the sky. @param {Scene} scene */
export function restingPlace(scene) {
  const view = viewOf(scene);
  const { active, drawn, revealed, rests = restsInPlace(view) } = view;
  if (!rests || drawn || !revealed.length || active !== seatInMiddle(scene)) return null;
  return revealed[0].place;
}

/** Drawing from the hill: a tap on it does what the strip says. @param {Scene} scene */
export function hillMove(scene) {
  return legalMove(scene, "beside", "draw");
}

/** Where the card in question is used: at the end of a gallery. @param {Scene} scene @param {number} number */
export function placeMove(scene, number) {
  return viewOf(scene).stage === "place" ? legalMove(scene, `gallery ${number}`) : null;
}

/** @param {Scene} scene @param {string} name */
const movesNamed = (scene, name) => scene.legal.filter((move) => move.startsWith(`${name} `));

/** Choices of galleries to dig in, in a sheet: a single one is in the strip. @param {Scene} scene */
export function digChoices(scene) {
  const moves = movesNamed(scene, "dig");
  return moves.length > 1 ? moves.sort((one, two) => one.length - two.length) : [];
}

/** Galleries to close, in a sheet: a single one is in the strip. @param {Scene} scene */
export function closeChoices(scene) {
  const moves = movesNamed(scene, "close");
  return moves.length > 1 ? moves : [];
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
 * On equipment in one's hand. A card just drawn is a yes or no question, as is an attack: both answers are in the strip.
 * @param {Scene} scene
 * @param {string} face
 */
export function equipmentMove(scene, face) {
  const use = viewOf(scene).stage === "equipment" ? [] : [`use ${face}`];
  return legalMove(scene, ...use, `pay ${face}`);
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
  const found = [
    ...view.revealed.map((turned) => turnedMove(scene, turned)),
    ...[1, 2, 3, 4].map((number) => placeMove(scene, number)),
    ...digChoices(scene),
    ...closeChoices(scene),
    ...targetMoves(scene),
    ...tavernMoves(scene),
    ...own.equipment.map((face) => equipmentMove(scene, face)),
    ...Object.keys(own.stones).map((stone) => stoneMove(scene, stone)),
  ];
  return [...new Set(found.filter((move) => move !== null))];
}

/**
 * What the strip calls a move where its own name says too little: both sides of a choice, what a gallery brings.
 * @param {string} move
 * @param {Scene} scene
 */
export function label(move, scene) {
  const view = viewOf(scene);
  const [name, number] = move.split(" ");
  if (name === "suffer")
    return scene.say(`web-board-dig-suffer-${view.stage}`, { case: view.case });
  if (name === "recruit" && view.stage === "stone") return scene.say("web-board-dig-open-gallery");
  if (name === "beside" && movesNamed(scene, "dig").length)
    return scene.say("web-board-dig-outside");
  if (name === "dig") return scene.say("web-board-dig-dig-in", { number });
  if (name !== "close") return null;
  const points = view.worth[seatInMiddle(scene)][Number(number) - 1];
  return scene.say("web-board-dig-close-for", { number: Number(number), points });
}

/** What the strip says of a payment: all its stones in one sentence. @param {Scene} scene @param {readonly GameEvent[]} announced */
export function caption(scene, announced) {
  const [first] = announced;
  const pays = announced.every(({ event, seat }) => event === "pays" && seat === first?.seat);
  if (!pays || announced.length < 2) return null;
  const pieces = Object.entries(tally(announced.map(({ face }) => face)));
  const words = pieces.map(([face, cards]) =>
    scene.say(face === "chest" ? "web-board-dig-chest" : `dig-stone-${face}`, { cards }),
  );
  const you = first.seat === scene.reader ? "yes" : "no";
  const name = scene.names[first.seat] ?? "";
  return scene.say("web-board-dig-pays", { you, name, stones: listed(words) });
}
