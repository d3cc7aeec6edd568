/** The games finished in this browser, and their totals. They stay in this browser until erased. */

import { isBot } from "./spell.js";
import { read, STATISTICS, write } from "./storage.js";

/** @import { Result, TableInfo } from "./types.js" */

/**
 * @typedef {object} Played  one finished game, by the eyes of this browser's first seat
 * @property {string} table
 * @property {string} game
 * @property {number} players
 * @property {number} points
 * @property {number} rank
 * @property {boolean} won
 * @property {string[]} [bots]  the others, where all of them were bots
 * @property {number[]} [ranks]  of those bots
 * @property {number} at  when it was first seen to be over, in ms
 *
 * @typedef {object} Total
 * @property {string} game
 * @property {boolean} solo  a game alone is another game: it has totals of its own
 * @property {number} games
 * @property {number} wins
 * @property {number} best
 * @property {number} average
 * @property {number} streak  victories in a row, up to now
 * @property {number} longest
 */

// Enough for years; the oldest are forgotten first.
const MOST_GAMES = 2000;
// Older games say little of how one plays now.
const MOST_BOT_GAMES = 10;

/** All that was played, in the order in which it ended. */
export function playedGames() {
  return /** @type {Played[]} */ (read(STATISTICS) ?? []);
}

// The best of two games is no record yet.
const WORTH_A_RECORD = 3;

/**
 * Keep a finished game, once. A game that a bot has finished does not count.
 * @param {TableInfo} info
 * @param {number | null} seat
 */
export function noteGame(info, seat) {
  const { result } = info;
  if (!result || seat === null || info.seats[seat].played_by) return;
  const games = playedGames();
  if (games.some(({ table }) => table === info.table)) return;
  const played = {
    table: info.table,
    game: info.game,
    players: info.seats.length,
    points: result.scores[seat],
    rank: result.standings.find((one) => one.seat === seat)?.rank ?? 0,
    won: result.winners.includes(seat),
    ...opponents(info, result, seat),
    at: Date.now(),
  };
  write(STATISTICS, [...games, played].slice(-MOST_GAMES));
}

/** The bots of a table and their ranks, where all others were bots. @param {TableInfo} info @param {Result} result @param {number} own */
function opponents({ seats }, { standings }, own) {
  const others = standings.filter(({ seat }) => seat !== own);
  if (!others.length || !others.every(({ seat }) => isBot(seats[seat]))) return {};
  return {
    bots: others.map(({ seat }) => seats[seat].player),
    ranks: others.map(({ rank }) => rank),
  };
}

/** The last games of one person against bots, in their order. @param {string} game */
export function botGames(game) {
  return playedGames()
    .filter((played) => played.game === game)
    .flatMap(({ bots, ranks, rank, at }) => (bots && ranks ? [{ bots, ranks, rank, at }] : []))
    .slice(-MOST_BOT_GAMES);
}

/** Whether this table has the best score of all its kind in this browser. @param {string} table */
export function isRecord(table) {
  const games = playedGames();
  const own = games.find((played) => played.table === table);
  if (!own) return false;
  const others = games.filter(
    ({ game, players, table: other }) =>
      other !== table && game === own.game && (players === 1) === (own.players === 1),
  );
  return others.length >= WORTH_A_RECORD && others.every(({ points }) => points < own.points);
}

export function eraseGames() {
  write(STATISTICS, []);
}

/** What the games come to: one total a game, those played most first. @param {Played[]} games @returns {Total[]} */
export function totals(games) {
  /** @type {Map<string, Played[]>} */
  const groups = new Map();
  for (const played of games) {
    const key = `${played.game} ${played.players === 1}`;
    groups.set(key, [...(groups.get(key) ?? []), played]);
  }
  return [...groups.values()].map(totalOf).sort((one, other) => other.games - one.games);
}

/**
 * @param {Played[]} games  all of one kind
 * @returns {Total}
 */
function totalOf(games) {
  const points = games.map((played) => played.points);
  const { longest, streak } = streaks(games.map(({ won }) => won));
  return {
    game: games[0].game,
    solo: games[0].players === 1,
    games: games.length,
    wins: games.filter(({ won }) => won).length,
    best: Math.max(...points),
    average: points.reduce((sum, one) => sum + one, 0) / games.length,
    streak,
    longest,
  };
}

/** @param {boolean[]} wins */
function streaks(wins) {
  let streak = 0;
  let longest = 0;
  for (const won of wins) {
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}

const COLUMNS = /** @type {const} */ (["at", "game", "players", "rank", "points", "won", "table"]);

/** One line a game, as spreadsheets read it. @param {Played[]} games */
export function asCsv(games) {
  const lines = games.map((played) =>
    COLUMNS.map((column) =>
      column === "at" ? new Date(played.at).toISOString() : String(played[column]),
    ).join(","),
  );
  return [COLUMNS.join(","), ...lines, ""].join("\r\n");
}

/** @param {Played[]} games */
export function asJson(games) {
  return `${JSON.stringify({ games, totals: totals(games) }, null, 2)}\n`;
}
