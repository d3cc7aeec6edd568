/** The server's routes, one function each. Whatever is refused is thrown as a `Refusal`. */

import { NO_ANSWER, request } from "./transport.js";
import { loadWords } from "./words.js";

/** @import { Arguments, BotGames, Command, CreateTable, Created, Frame, GameInfo, ImportedTable, LessonInfo, Reply, ReviewStatus, RulesPage, Seated, Sit, SuggestedLevel, Summary, TableInfo } from "./types.js" */

/** A request that the server, or the line to it, refused: the key of a sentence and its arguments. */
export class Refusal extends Error {
  /**
   * @param {{key: string, arguments?: Arguments, ruling?: string, line?: number}} trouble
   * @param {number} [status]  of HTTP; 0 when no answer came
   */
  constructor(trouble, status = 0) {
    super(trouble.key);
    this.name = "Refusal";
    this.key = trouble.key;
    this.arguments = trouble.arguments ?? {};
    this.ruling = trouble.ruling ?? "";
    /** Of a record that was sent; 0: it is about none, or about all of it. */
    this.line = trouble.line ?? 0;
    this.status = status;
  }
}

/** The statuses of what may have been done or not: no answer, a proxy without one, a store that failed. */
const LOST = [0, 502, 503, 504];
/** Milliseconds before a request is repeated. */
const WAITS = [300, 900, 2000];

/** @param {string} path @param {{method?: string, key?: string | null, body?: unknown}} [request] */
async function ask(path, { method = "GET", key = null, body } = {}) {
  const text = body === undefined ? null : JSON.stringify(body);
  const answer = await request(path, { method, key, body: text }).catch(() => {
    throw new Refusal({ key: NO_ANSWER });
  });
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

/** @param {Response} answer */
async function refusalOf(answer) {
  const trouble = await answer.json().catch(() => null);
  return new Refusal(trouble?.key ? trouble : { key: NO_ANSWER }, answer.status);
}

/** Whether the outcome of a request is unknown: no answer came, or it could not be stored. @param {unknown} error */
export function isLost(error) {
  return error instanceof Refusal && LOST.includes(error.status);
}

/**
 * Ask for something that has a secret of ours, and where no answer comes ask again: it is carried out once.
 * @param {string} path
 * @param {unknown} body
 * @param {string | null} [key]
 */
async function askRepeatedly(path, body, key = null) {
  for (const wait of WAITS) {
    try {
      return await (await ask(path, { method: "POST", key, body })).json();
    } catch (error) {
      if (!isLost(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return (await ask(path, { method: "POST", key, body })).json();
}

/** @param {string} table @param {string} rest */
function at(table, rest = "") {
  return `/api/tables/${encodeURIComponent(table)}${rest}`;
}

/** @type {Promise<GameInfo[]> | null} */
let catalogue = null;

/** The games of the server, requested once. */
export function games() {
  catalogue ??= ask("/api/games")
    .then((answer) => answer.json())
    .catch((error) => {
      catalogue = null;
      throw error;
    });
  return /** @type {Promise<GameInfo[]>} */ (catalogue);
}

/** The level of bots that would suit a person with these results. @param {string} game @param {BotGames["games"]} played @returns {Promise<SuggestedLevel>} */
export async function suggestedLevel(game, played) {
  const path = `/api/games/${encodeURIComponent(game)}/level`;
  return (await ask(path, { method: "POST", body: { games: played } })).json();
}

/** One game, once its words are there. @param {string} id */
export async function game(id) {
  const found = (await games()).find((info) => info.game === id);
  if (!found) throw new Refusal({ key: "web-no-such-page" }, 404);
  await loadWords(id).catch(() => {
    throw new Refusal({ key: NO_ANSWER });
  });
  return found;
}

/**
 * A first game with a teacher.
 * @param {string} id  of the game
 * @returns {Promise<LessonInfo>}
 */
export async function lesson(id) {
  return (await ask(`/api/games/${encodeURIComponent(id)}/lesson`)).json();
}

/** How a game is played. @param {string} id @param {string} language @returns {Promise<RulesPage>} */
export async function rules(id, language) {
  return (await ask(`/words/${language}/rules/${encodeURIComponent(id)}.json`)).json();
}

/** @param {CreateTable} wanted @returns {Promise<Created>} */
export function createTable(wanted) {
  return askRepeatedly("/api/tables", wanted);
}

/** The table of a finished game from elsewhere. @param {string} record @returns {Promise<ImportedTable>} */
export async function importRecord(record) {
  return (await ask("/api/records", { method: "POST", body: { record } })).json();
}

/** @param {string} table @returns {Promise<TableInfo>} */
export async function tableInfo(table) {
  return (await ask(at(table))).json();
}

/**
 * @param {string} table
 * @param {Sit} wanted
 * @param {string | null} [host]  the host's key, if known
 * @returns {Promise<Seated>}
 */
export function sit(table, wanted, host = null) {
  return askRepeatedly(at(table, "/seats"), wanted, host);
}

/**
 * @param {string} table
 * @param {number} step
 * @param {string | null} key
 * @param {number | null} [seat]  by whose eyes, once the game is over; else by those of the key
 * @returns {Promise<Frame>}
 */
export async function replay(table, step, key, seat = null) {
  const eyes = seat === null ? "" : `?seat=${seat}`;
  return (await ask(at(table, `/replay/${step}${eyes}`), { key })).json();
}

/**
 * Where the points of a finished game come from, its turns and its steps.
 * @param {string} table
 * @param {string | null} key  none: a spectator
 * @returns {Promise<Summary>}
 */
export async function summary(table, key) {
  return (await ask(at(table, "/summary"), { key })).json();
}

/**
 * The review of a finished game: begun or gone on with (`POST`), asked for (`GET`), stopped (`DELETE`).
 * @param {string} table
 * @param {string | null} key  none: a spectator
 * @param {"POST" | "GET" | "DELETE"} [method]
 * @param {number} [since]  how many of the decisions found so far are known here
 * @returns {Promise<ReviewStatus>}
 */
export async function review(table, key, method = "GET", since = 0) {
  return (await ask(at(table, `/review?since=${since}`), { method, key })).json();
}

/**
 * The record of a finished game.
 * @param {string} table
 * @param {string | null} key  none: a spectator
 */
export async function record(table, key) {
  return (await ask(at(table, "/record"), { key })).text();
}

/** @param {string} table */
export function inviteImage(table) {
  return at(table, "/invite.svg");
}

/** The link that invites to a table. @param {string} table */
export function inviteLink(table) {
  return `${location.origin}/t/${table}`;
}

/** @param {string} table @param {string} key @param {Command} wanted @returns {Promise<Reply>} */
export async function command(table, key, wanted) {
  const body = { ...wanted, id: newId() };
  return (await ask(at(table, "/commands"), { method: "POST", key, body })).json();
}

/** A secret as long as a key: a request repeated with it is done once. */
export function newSecret() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 22);
}

/** A name for a command that no other has. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Blob} content @param {string} name */
export function download(content, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
