/** What a board is drawn from: the news of whoever looks, with the names and the words of the house. */

import { motionWanted } from "../js/memory.js";
import { spellEvent, spellFace, spellMove } from "../js/spell.js";
import { say } from "../js/words.js";

/** @typedef {import("../js/types.js").GameInfo} GameInfo */
/** @typedef {import("../js/types.js").GameEvent} GameEvent */
/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/**
 * How this game's cards, moves and events are called.
 * @param {GameInfo} game
 * @param {readonly string[]} names
 */
export function speller(game, names) {
  return {
    face: (/** @type {string} */ face) => spellFace(game.game, face),
    move: (/** @type {string} */ move) => spellMove(game, move, names),
    event: (/** @type {GameEvent} */ event) => spellEvent(game, event, names),
  };
}

/**
 * The scene of whoever looks; null until there is something to see.
 * @param {Sitting} sitting
 * @returns {Scene | null}
 */
export function sceneOf(sitting) {
  const { game, names, line } = sitting;
  const news = line.news;
  if (!game || !news?.view) return null;
  return {
    game,
    view: news.view,
    seat: news.seat,
    names,
    legal: news.legal,
    fresh: line.fresh,
    waiting: news.table.waiting,
    over: sitting.over,
    now: clockOf(line),
    motion: motionWanted(),
    busy: sitting.busy,
    say,
    spell: speller(game, names),
    play: (move, evidence) => void sitting.play(move, evidence),
  };
}

/**
 * The time of the game, carried on from when it was told.
 * @param {Sitting["line"]} line
 */
function clockOf(line) {
  const told = line.news?.now ?? null;
  return told === null ? null : () => told + performance.now() - line.heardAt;
}
