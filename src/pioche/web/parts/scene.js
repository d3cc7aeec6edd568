/** What a board is drawn from: the news of whoever looks, with the names and the words of the house. */

import { findLines, LineSpeller } from "../js/lines.js";
import { spellEvent, spellFace, spellMove } from "../js/spell.js";
import { motionWanted } from "../js/storage.js";
import { say } from "../js/words.js";

/** @typedef {import("../js/types.js").GameInfo} GameInfo */
/** @typedef {import("../js/types.js").GameEvent} GameEvent */
/** @typedef {import("../js/types.js").Line} Line */
/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("./table-session.js").TableSession} TableSession */

/**
 * How this game's cards, moves, events and lines are called.
 * @param {GameInfo} game
 * @param {readonly string[]} names
 * @param {{now?: (() => number) | null, reader?: number | null}} [how]  the time of the game, and the seat that is called "you"
 */
export function speller(game, names, { now = null, reader = null } = {}) {
  return {
    line: (/** @type {Line} */ line, signs = false) =>
      new LineSpeller(game, names, signs, now?.()).line(line),
    face: (/** @type {string} */ face) => spellFace(game.game, face),
    move: (/** @type {string} */ move) => spellMove(game, move, names),
    event: (/** @type {GameEvent} */ event) => spellEvent(game, event, names, reader),
  };
}

/**
 * What a description says under some keys, wherever it stands.
 * @param {readonly Line[]} description
 * @param {GameInfo} game
 * @param {readonly string[]} names
 */
export function describedBy(description, game, names) {
  const spell = speller(game, names);
  return (/** @type {string[]} */ ...keys) =>
    findLines(description, keys).map((line) => spell.line(line));
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
    spell: speller(game, names, { now: clockOf(connection), reader: news.seat }),
    description: news.description,
    described: describedBy(news.description, game, names),
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
