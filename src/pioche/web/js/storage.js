/** What this browser remembers: seats and their keys, nickname, language, preferences. A full or forbidden storage only forgets sooner. */

import { site } from "./transport.js";

/** @import { BotPace, TableInfo } from "./types.js" */

/** A site of static files has tables of its own, whatever else its origin serves. */
const PREFIX = site ? `pioche ${new URL(".", location.href).pathname} ` : "pioche-";
// The name under which browsers have always kept them.
const PREFERENCES = "tastes";
/** Where js/statistics.js keeps its games. */
export const STATISTICS = "statistics";
const MOST_TABLES = 60;

/** @type {Map<string, string>} */
const fallback = new Map();

/** @param {string} name @returns {unknown} */
export function read(name) {
  try {
    const text = localStorage.getItem(PREFIX + name) ?? fallback.get(name);
    return text == null ? null : JSON.parse(text);
  } catch {
    const text = fallback.get(name);
    return text === undefined ? null : JSON.parse(text);
  }
}

/** @param {string} name @param {unknown} value */
export function write(name, value) {
  const text = JSON.stringify(value);
  fallback.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // Kept in memory until the page is closed.
  }
}

/** @param {string} name */
export function erase(name) {
  fallback.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // There was nothing to forget.
  }
}

/** Everything that is remembered, by name. */
export function names() {
  const found = new Set(fallback.keys());
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX)) found.add(name.slice(PREFIX.length));
  } catch {
    // What is in memory is all that there is.
  }
  return [...found];
}

/**
 * @typedef {object} MySeat
 * @property {number} seat
 * @property {string} key
 * @property {string} nickname
 * @property {string} seed  promised when sitting down
 * @property {boolean} [shown]  whether the table has confirmed the seed
 * @property {number} [seen]  the number of its events when it last played
 *
 * @typedef {object} MyTable
 * @property {string} table
 * @property {string} game
 * @property {string} [host]  the host's key
 * @property {string} commitment  of the server, as shown before players sat down
 * @property {MySeat[]} seats  those of people at this device
 * @property {number} at  when it was last used, in ms
 * @property {boolean} over
 * @property {string[]} names  of all players, as last seen
 */

/** My tables, the last used first. */
export function tables() {
  const all = /** @type {Record<string, MyTable>} */ (read("tables") ?? {});
  return Object.values(all).sort((one, other) => other.at - one.at);
}

/** The other players of a table, among these names. @param {MyTable} known @param {readonly string[]} names */
export function othersAt({ seats }, names) {
  return names.filter((_, place) => !seats.some(({ seat }) => seat === place));
}

/** @param {string} id */
export function table(id) {
  return tables().find((known) => known.table === id) ?? null;
}

/** The key of this browser at a table: that of its first seat; none: a spectator. @param {string} id */
export function ownKey(id) {
  return table(id)?.seats[0]?.key ?? null;
}

/**
 * The key with which this browser is the host of a table, if it is: that of the host's seat, or the one made with the table.
 * @param {string} id
 * @param {TableInfo | null} info
 */
export function hostKey(id, info) {
  const known = table(id);
  if (info?.host == null) return known?.host ?? null;
  return known?.seats.find(({ seat }) => seat === info.host)?.key ?? null;
}

/**
 * Remember something of a table; what is not named stays as it was.
 * @param {string} id
 * @param {Partial<Omit<MyTable, "table">>} news
 */
export function remember(id, news) {
  const known = table(id) ?? {
    table: id,
    game: "",
    commitment: "",
    seats: [],
    at: 0,
    over: false,
    names: [],
  };
  return keep({ ...known, ...news, at: Date.now() });
}

/** That a game is over; to have seen that is not to have used its table. @param {string} id */
export function noteOver(id) {
  const known = table(id);
  if (known && !known.over) keep({ ...known, over: true });
}

/**
 * One table and as many others as there is room for: games that go on before those that are over, the last used first.
 * @param {MyTable} fresh
 */
function keep(fresh) {
  const others = tables().filter((other) => other.table !== fresh.table);
  const ranked = [...others.filter(({ over }) => !over), ...others.filter(({ over }) => over)];
  const kept = [fresh, ...ranked].slice(0, MOST_TABLES);
  write("tables", Object.fromEntries(kept.map((one) => [one.table, one])));
  return fresh;
}

/** @param {string} id */
export function forget(id) {
  const kept = tables().filter((other) => other.table !== id);
  write("tables", Object.fromEntries(kept.map((one) => [one.table, one])));
}

/** @param {string} id @param {MySeat} seat */
export function rememberSeat(id, seat) {
  const others = (table(id)?.seats ?? []).filter((known) => known.seat !== seat.seat);
  return remember(id, { seats: [...others, seat].sort((one, other) => one.seat - other.seat) });
}

/**
 * @typedef {object} Sitting  a seat that was asked for, until there is an answer
 * @property {string} table
 * @property {number | null} seat
 * @property {string} secret
 * @property {string} seed
 */

/** The last unanswered request for a seat, also from before a reload. */
export function sitting() {
  return /** @type {Sitting | null} */ (read("sitting"));
}

/** @param {Sitting | null} asked  null: it is answered */
export function noteSitting(asked) {
  write("sitting", asked);
}

/**
 * @typedef {object} Preferences
 * @property {string} nickname
 * @property {string} language  empty: as the browser says
 * @property {"system" | "light" | "dark"} theme
 * @property {"system" | "full" | "reduced"} motion
 * @property {boolean} odds  whether the panel of odds is open
 * @property {boolean} keys  whether single letters and digits do something at the table
 * @property {boolean} coach  whether hints are given in first games
 * @property {boolean} sound  whether the table is heard
 * @property {boolean} soundOffered  whether that has been offered
 * @property {number} volume  from 0 to 100
 * @property {boolean} vibration  whether a phone shakes when it is one's turn
 * @property {boolean} notify  whether the system says so while the page is hidden
 * @property {number} settle  for how many milliseconds a new question takes no input
 * @property {BotPace} botPace  how fast bots play at the tables that are made here
 * @property {Record<string, string>} levels  by game, the bot of the level that was chosen; none: a temperament for each seat
 * @property {Record<string, number>} levelAsked  by game, when a level was last suggested, in ms
 * @property {number} moment  for how many milliseconds what has just happened stays on the screen
 */

/** For how long what has just happened stays, as most people have it. */
export const USUAL_MOMENT = 2500;

/** @type {Preferences} */
const PLAIN = {
  nickname: "",
  language: "",
  theme: "system",
  motion: "system",
  odds: false,
  keys: true,
  coach: true,
  sound: false,
  soundOffered: false,
  volume: 60,
  vibration: false,
  notify: false,
  settle: 400,
  botPace: "normal",
  levels: {},
  levelAsked: {},
  moment: USUAL_MOMENT,
};

/** @returns {Preferences} */
export function preferences() {
  return { ...PLAIN, .../** @type {Partial<Preferences>} */ (read(PREFERENCES) ?? {}) };
}

/** @param {Partial<Preferences>} changed */
export function savePreferences(changed) {
  write(PREFERENCES, { ...preferences(), ...changed });
}

/** Whether things may move on the screen. */
export function motionWanted() {
  const { motion } = preferences();
  if (motion !== "system") return motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The games whose lesson was finished in this browser, the last one last. */
export function learned() {
  return /** @type {string[]} */ (read("learned") ?? []);
}

/** @param {string} game */
export function noteLearned(game) {
  if (!learned().includes(game)) write("learned", [...learned(), game]);
}

/**
 * @typedef {object} LessonPlace  where a lesson was left
 * @property {number} chapter
 * @property {number} place
 * @property {number} line
 * @property {number} steps  of the chapter: a lesson that has changed begins anew
 *
 * @typedef {{at: LessonPlace | null, done: number[]}} KeptLesson  `done`: the chapters that were finished
 */

/** What this browser knows of a game's lesson. @param {string} game @returns {KeptLesson} */
export function lesson(game) {
  const all = /** @type {Record<string, KeptLesson>} */ (read("lessons") ?? {});
  return all[game] ?? { at: null, done: [] };
}

/** @param {string} game @param {Partial<KeptLesson>} changed */
export function keepLesson(game, changed) {
  const all = /** @type {Record<string, KeptLesson>} */ (read("lessons") ?? {});
  write("lessons", { ...all, [game]: { ...lesson(game), ...changed } });
}

/** The hints that need not be given in this browser: given, or about something that the player has done. */
export function coached() {
  return /** @type {string[]} */ (read("coached") ?? []);
}

/** @param {string} hint */
export function noteCoached(hint) {
  if (!coached().includes(hint)) write("coached", [...coached(), hint]);
}

/** All hints are to be given again. */
export function forgetCoached() {
  write("coached", []);
}

/** Nothing of this house is left on this device. */
export function forgetAll() {
  for (const name of names()) erase(name);
}

/** @param {string} name @param {string | null} value */
function attribute(name, value) {
  if (value === null) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}

export function applyPreferences() {
  const { theme } = preferences();
  attribute("data-theme", theme === "system" ? null : theme);
  attribute("data-motion", motionWanted() ? "full" : "reduced");
}
