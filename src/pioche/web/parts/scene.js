/** The scene that a board draws, which of its events are worth a line, and the question of the moment. */

import { findLines, LineSpeller } from "../js/lines.js";
import { calledNames, isBot, listed, spellEvent, spellFace, spellMove } from "../js/spell.js";
import { motionWanted } from "../js/storage.js";
import { has, say } from "../js/words.js";

/** @import { Scene } from "../boards/scene.js" */
/** @import { EventInfo, GameEvent, GameInfo, Line } from "../js/types.js" */
/** @import { TableSession } from "./table-session.js" */

/**
 * The names of this game's cards, moves, events and lines.
 * @param {GameInfo} game
 * @param {readonly string[]} names
 * @param {{now?: (() => number) | null, reader?: number | null, stage?: string}} [how]  the time of the game, the seat that is called
 *   "you", and the stage whose moves are named: some have a name of their own there
 */
export function speller(game, names, { now = null, reader = null, stage = "" } = {}) {
  return {
    line: (/** @type {Line} */ line, signs = false) =>
      new LineSpeller(game, calledNames(names, reader), signs, now?.(), reader).line(line),
    face: (/** @type {string} */ face) => spellFace(game.game, face),
    move: (/** @type {string} */ move) => {
      const key = `web-move-${game.game}-${move}-${stage}`;
      return stage && has(key) ? say(key) : spellMove(game, move, names);
    },
    event: (/** @type {GameEvent} */ event) => spellEvent(game, event, names, reader),
  };
}

/**
 * What a description says under some keys, wherever it stands.
 * @param {readonly Line[]} description
 * @param {GameInfo} game
 * @param {readonly string[]} names
 * @param {number | null} reader  the seat that is called "you"
 */
export function describedBy(description, game, names, reader) {
  const spell = speller(game, names, { reader });
  return (/** @type {string[]} */ ...keys) =>
    findLines(description, keys).map((line) => spell.line(line));
}

/**
 * The scene of the viewer; null before the first news.
 * @param {TableSession} session
 * @param {readonly GameEvent[]} fresh  what has happened since the scene before
 * @returns {Scene | null}
 */
export function sceneOf(session, fresh) {
  const { game, names, connection } = session;
  const news = connection.news;
  if (!game || !news?.view) return null;
  const now = clockOf(connection);
  const reader = session.device.shared ? null : news.seat;
  return {
    game,
    view: news.view,
    seat: news.seat,
    names,
    reader,
    bots: news.table.seats.map(isBot),
    legal: news.legal,
    fresh,
    waiting: news.table.waiting,
    ...stateOf(session),
    now,
    motion: motionWanted(),
    say,
    spell: speller(game, names, { now, reader, stage: news.view.stage }),
    description: news.description,
    described: describedBy(news.description, game, names, reader),
    play: (move, evidence) => void session.play(move, evidence),
    act: null,
  };
}

/** @param {TableSession} session */
function stateOf({ over, busy, sent }) {
  return { over, busy, sent };
}

/** The time of the game, extrapolated from the latest news. @param {TableSession["connection"]} connection */
function clockOf(connection) {
  const received = connection.news?.now ?? null;
  return received === null ? null : () => received + performance.now() - connection.receivedAt;
}

/** What happens at the table itself, in any game. @type {EventInfo} */
const AT_THE_TABLE = { salience: "normal", secret: false, heading: false, reveals: false };

/** @param {GameInfo} game @param {GameEvent} event */
const kindOf = (game, event) => game.events[event.event] ?? AT_THE_TABLE;

/** Whether the log has a line for this event. @param {GameInfo} game @param {GameEvent} event */
export function isLogged(game, event) {
  return kindOf(game, event).salience !== "shown";
}

/** Whether a turn, a round or the like begins with this event. @param {GameInfo} game @param {GameEvent} event */
export function isHeading(game, event) {
  return kindOf(game, event).heading;
}

/** Whether this says why chances changed: not that a turn begins; a known card that was drawn also where only a board shows it. @param {GameInfo} game @param {GameEvent} event */
export function explains(game, event) {
  const { heading, reveals } = kindOf(game, event);
  return !heading && (isLogged(game, event) || (reveals && event.face != null));
}

/**
 * Whether this is important to all players, or happens to the viewer.
 * @param {GameInfo} game
 * @param {GameEvent} event
 * @param {number | null} seat
 */
export function isHeadline(game, event, seat) {
  const { salience } = kindOf(game, event);
  return salience === "headline" || (salience === "own" && event.seat === seat);
}

/**
 * The event as the log keeps it: without the memory aid a secret card is hidden later.
 * @param {GameInfo} game
 * @param {GameEvent} event
 * @param {Record<string, any> | null} view
 */
export function redacted(game, event, view) {
  return kindOf(game, event).secret && view?.memory === false ? { ...event, face: null } : event;
}

/** Whether the viewer has a question. @param {Pick<Scene, "seat" | "waiting" | "over">} scene */
export function isAsked({ seat, waiting, over }) {
  return seat !== null && waiting.includes(seat) && !over;
}

/** The question to the viewer, or whom the game waits for. @param {Scene} scene */
export function promptText(scene) {
  const stage = `${scene.game.game}-ask-${scene.view?.stage}`;
  if (scene.over) return has(stage) ? say(stage) : say("terminal-over");
  if (!isAsked(scene)) return waitingFor(scene);
  return has(stage) ? say(stage, askedAbout(scene)) : say("terminal-ask");
}

/**
 * Arguments of a question: a card, a place, an amount, the game's pace, which of its cases it is.
 * @param {Scene} scene
 * @returns {Record<string, string|number>}
 */
function askedAbout(scene) {
  const { about, place, amount, pace, case: form } = scene.view;
  return {
    about: about ? scene.spell.face(about) : "none",
    place: place ?? "none",
    amount: amount || 0,
    pace: String(pace ?? "none"),
    case: String(form ?? "none"),
  };
}

/** The choice is made and may still change, or there is nothing to choose. @param {Scene} scene */
function waitingFor(scene) {
  const change = `${scene.game.game}-ask-change`;
  const choice = scene.view?.choice;
  if (scene.legal.length && choice && has(change)) {
    return say(change, { move: scene.spell.move(String(choice)) });
  }
  return say("terminal-waiting", { names: listed(scene.waiting.map((seat) => scene.names[seat])) });
}
