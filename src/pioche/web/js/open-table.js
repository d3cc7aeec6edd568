/** Opening tables and taking seats from this browser; every seat promises a seed first. */

import * as api from "./api.js";
import { newSeed, promiseOf } from "./fairness.js";
import * as storage from "./storage.js";
import { say } from "./words.js";

/** @import { CreateTable, GameInfo } from "./types.js" */

/** @typedef {{seat: number, nickname: string}} Person */

const USUAL_SEATS = 4;
/** The bots of the default seats; stronger levels are chosen explicitly. */
const TEMPERAMENTS = ["careful", "balanced", "bold"];
export const OPEN = "open";
/** The players of a seat that are people, of this device or not. */
const PEOPLE = [OPEN, "here", "friend"];
const FIRST = "first";

/**
 * Who begins, where the table may choose: a person alone against bots. Otherwise it is drawn.
 * @param {GameInfo} game
 * @param {readonly string[]} seats  bots, or open
 * @returns {NonNullable<CreateTable["options"]>}
 */
export function usualFirst(game, seats) {
  const people = seats.flatMap((player, seat) => (PEOPLE.includes(player) ? [seat] : []));
  const offered = game.options.some(({ name }) => name === FIRST) && seats.length > 1;
  return offered && people.length === 1 ? { [FIRST]: String(people[0] + 1) } : {};
}

/** The default number of seats. @param {GameInfo} game */
export function usualSeats(game) {
  return Math.min(Math.max(USUAL_SEATS, game.seats[0]), game.seats[game.seats.length - 1]);
}

/** The bot of the level that was chosen for a game; null: none was. @param {GameInfo} game */
export function chosenLevel({ game, levels }) {
  const chosen = storage.preferences().levels[game];
  return levels.some(({ bot, step }) => step && bot === chosen) ? chosen : null;
}

/** Choose the level of the bots of a game; null: every temperament. @param {GameInfo} game @param {string | null} bot */
export function chooseLevel({ game }, bot) {
  const { [game]: _, ...others } = storage.preferences().levels;
  storage.savePreferences({ levels: bot ? { ...others, [game]: bot } : others });
}

/** The default bot of a seat: that of the chosen level, or every temperament in turn. @param {GameInfo} game @param {number} seat */
export function usualBot(game, seat) {
  return chosenLevel(game) ?? temperedBot(game, seat);
}

/** Every temperament in turn. @param {GameInfo} game @param {number} seat */
export function temperedBot(game, seat) {
  const tempers = game.bots.filter((name) => TEMPERAMENTS.includes(name));
  const known = tempers.length ? tempers : game.bots;
  return known[(seat + known.length - 1) % known.length];
}

/** What the person at this browser is called, if only for want of a name. */
export function myName() {
  return storage.preferences().nickname || say("web-nickname-default");
}

/**
 * Take a seat. A request without an answer is repeated with the same secret and gives the same seat.
 * @param {string} table
 * @param {string} nickname
 * @param {number | null} [seat]  the first open one if none is named
 * @param {string[] | null} [flags]  options that are true of this person; null: not asked
 */
export async function takeSeat(table, nickname, seat = null, flags = null) {
  const { secret, seed } = sittingAt(table, seat);
  const wanted = { nickname, seat, promise: promiseOf(seed), flags, secret };
  const host = storage.table(table)?.host ?? null;
  const seated = await api.sit(table, wanted, host).catch((error) => {
    if (!api.isLost(error)) storage.noteSitting(null);
    throw error;
  });
  storage.rememberSeat(table, { seat: seated.seat, key: seated.key, nickname, seed });
  storage.noteSitting(null);
  return seated;
}

/**
 * Secret and seed of a request for a seat; those of an unanswered request are reused.
 * @param {string} table
 * @param {number | null} seat
 */
function sittingAt(table, seat) {
  const before = storage.sitting();
  if (before?.table === table && before.seat === seat) return before;
  const asked = { table, seat, secret: api.newSecret(), seed: newSeed() };
  storage.noteSitting(asked);
  return asked;
}

/**
 * A new table, with the people of this device on their seats. Where no seat is left for friends the game starts at once.
 * @param {CreateTable} wanted
 * @param {Person[]} people
 * @param {boolean} start
 * @returns {Promise<string>} the table
 */
export async function openTable(wanted, people, start) {
  const { botPace } = storage.preferences();
  const created = await api.createTable({ bot_pace: botPace, secret: api.newSecret(), ...wanted });
  const { table, host_key: host, commitment } = created;
  storage.remember(table, { game: wanted.game, host, commitment });
  for (const { seat, nickname } of people) await takeSeat(table, nickname, seat);
  if (start) await api.command(table, host, { type: "start" });
  return table;
}

/**
 * One person, bots on the other usual seats, nothing to fill in.
 * @param {GameInfo} game
 * @param {CreateTable["options"]} [options]
 */
export function playAtOnce(game, options = {}) {
  const seats = Array.from({ length: usualSeats(game) }, (_, seat) =>
    seat === 0 ? OPEN : usualBot(game, seat),
  );
  const wanted = { game: game.game, seats, options: { ...usualFirst(game, seats), ...options } };
  return openTable(wanted, [{ seat: 0, nickname: myName() }], true);
}

/** One person and nobody else, where a game allows it. @param {GameInfo} game */
export function playAlone(game) {
  const wanted = { game: game.game, seats: [OPEN], options: {} };
  return openTable(wanted, [{ seat: 0, nickname: myName() }], true);
}
