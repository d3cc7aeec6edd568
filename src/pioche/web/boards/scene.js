// What a board is drawn from, what a board is, and what boards share: their element, playing a move.

import { calledNames, namesInSentence } from "../js/spell.js";
import { LitElement } from "../vendor/lit.js";

/** @import { GameInfo, Line } from "../js/types.js" */

/** @import { Ambience } from "../js/sounds.js" */
/** @import { Act, ShownAct } from "./sequencer.js" */

/** @typedef {import("../js/types.js").GameEvent} GameEvent */

/**
 * @typedef {object} Spell
 * @property {(face: string) => string} face  the name of a card
 * @property {(move: string) => string} move  what a move is called
 * @property {(event: GameEvent) => string} event  what happened
 * @property {(line: Line, signs?: boolean) => string} line  what is said of a view
 *
 * @typedef {object} Scene
 * @property {GameInfo} game
 * @property {Record<string, any>} view
 * @property {number | null} seat  whose view it is; null: a spectator's
 * @property {readonly string[]} names
 * @property {number | null} reader  the seat that is called "you"; null: none, as where several people look at one device
 * @property {readonly boolean[]} [bots]  the seats that bots play: these are drawn as animals
 * @property {readonly string[]} legal  moves in text
 * @property {readonly GameEvent[]} fresh  what has happened since the last scene, for animation
 * @property {readonly number[]} waiting  the seats that owe a choice
 * @property {boolean} over
 * @property {(() => number) | null} now  the time of a game against time in milliseconds, for those who may know it
 * @property {boolean} motion  whether things may move
 * @property {boolean} busy  whether a move is under way to the server
 * @property {string | null} [sent]  that move
 * @property {(key: string, args?: Record<string, string | number>) => string} say
 * @property {Spell} spell
 * @property {readonly Line[]} description  the whole table in lines
 * @property {(...keys: string[]) => string[]} described  what the description says under these keys, wherever it stands
 * @property {(move: string, evidence?: Record<string, any>) => void} play
 * @property {Scene | null} [uncounted]  during the final count, the scene before it: points come from it until all are counted
 * @property {ShownAct | null} act  what is being played of what has happened; null: the table as it stands
 *
 * @typedef {{opens: string, label: string, count: number, press: () => void, apart?: boolean}} Opener  a sheet of the board by its selector, and how many moves are in it
 *
 * @typedef {object} Board
 * @property {(scene: Scene) => unknown} render
 * @property {(scene: Scene) => string[]} [targets]  moves that can be made on the board itself
 * @property {boolean} [whole]  whether all its moves are made on the board itself: what stands beside it needs little room
 * @property {(scene: Scene) => string | null} [about]  the card that the question is about, where the view does not name it
 * @property {(move: string, scene: Scene) => string | null} [label]  what the strip calls a move where its own name says too little
 * @property {(scene: Scene) => readonly Opener[]} [openers]  what the strip opens on the board, beside the moves
 * @property {(scene: Scene) => string | null} [effect]  what the card in question does, under the question
 * @property {(move: string, scene: Scene) => boolean} [leads]  the move that the question names: its button stands out
 * @property {(move: string) => boolean} [apart]  moves that end something: they come last in the strip, apart from the others
 * @property {Record<string, (scene: Scene) => string | null>} [keys]  single keys, and the move that each makes now
 * @property {(scene: Scene, seat: number) => unknown} [standing]  what a player's chip shows instead of their points
 * @property {(scene: Scene, seat: number) => unknown} [holdings]  what the sheet about a player shows of their cards
 * @property {(move: string, scene: Scene) => boolean} [intercept]  whether the board takes a move over: it asks for a gesture
 *   first, and plays the move itself. Other controls call this before they play a move.
 * @property {(first: Scene) => Scene | null} [opening]  the table before the events of the first scene, where these are the beginning of the game: its script plays them
 * @property {(before: Scene, after: Scene) => readonly Act[]} [script]  what is to be seen between two scenes, by the events of the later one
 * @property {(scene: Scene, announced: readonly GameEvent[]) => string | null} [caption]  what the strip says of what has just been seen, where its sentences say too much
 * @property {Ambience} [ambience]  what is heard of the place
 * @property {number} [most]  the most events that its script tells, if more than usual
 * @property {(scene: Scene) => boolean} [undoable]  whether taking back the last move is offered beside the moves
 *
 * @typedef {readonly [string, string]} Look  a picture and a tone
 * @typedef {Record<string, Look>} Looks  for each card of a game, or family of cards
 */

/** What a player is called on the board, as a label. @param {Scene} scene @param {number} player */
export function calledName(scene, player) {
  return calledNames(scene.names, scene.reader)[player] ?? "";
}

/** What a player is called within a sentence. @param {Scene} scene @param {number} player */
export function nameInSentence(scene, player) {
  return namesInSentence(scene.names, scene.reader)[player] ?? "";
}

/** The first of these moves that is legal now. @param {Scene} scene @param {...string} moves */
export function legalMove(scene, ...moves) {
  return moves.find((move) => scene.legal.includes(move)) ?? null;
}

/** Play a move, unless another is under way. @param {Scene} scene @param {string} move */
export function playOne(scene, move) {
  if (!scene.busy) scene.play(move);
}

/** A board as an element without a shadow: the page's style sheets apply to it. */
export class BoardElement extends LitElement {
  /** @type {Record<string, object>} */
  static properties = { scene: { attribute: false } };

  constructor() {
    super();
    /** @type {Scene | null} */
    this.scene = null;
  }

  createRenderRoot() {
    return this;
  }
}
