/** What a board is drawn from: the news of whoever looks, with the names and the words of the house. */

import { spellEvent, spellFace, spellMove } from "../js/spell.js";
import { motionWanted } from "../js/storage.js";
import { say } from "../js/words.js";

/** @typedef {import("../js/types.js").GameInfo} GameInfo */
/** @typedef {import("../js/types.js").GameEvent} GameEvent */
/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("./table-session.js").TableSession} TableSession */

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
 * @param {TableSession} session
 * @returns {Scene | null}
 */
export function sceneOf(session) {
  const { game, names, connection } = session;
  const news = connection.news;
  if (!game || !news?.view) return null;
  return {
    game,
    view: news.view,
    seat: news.seat,
    names,
    legal: news.legal,
    fresh: connection.fresh,
    waiting: news.table.waiting,
    over: session.over,
    now: clockOf(connection),
    motion: motionWanted(),
    busy: session.busy,
    say,
    spell: speller(game, names),
    play: (move, evidence) => void session.play(move, evidence),
  };
}

/**
 * The time of the game, carried on from when it was told.
 * @param {TableSession["connection"]} connection
 */
function clockOf(connection) {
  const received = connection.news?.now ?? null;
  return received === null ? null : () => received + performance.now() - connection.receivedAt;
}
