/** The seal: seeds and promises, the chain of a record (docs/fairness.md), and the check of a record by the browser. */

import { fromHex, hmac, join, sha256, toHex } from "./sha256.js";

const PURPOSE = "pioche chain";

const encoder = new TextEncoder();

/**
 * The heads of a record's lines (without the chain itself), each with the number of the line where its link begins.
 * @param {any[]} lines
 */
export function chainOf(lines) {
  const key = hmac(fromHex(lines[0].seeds.server), encoder.encode(PURPOSE));
  /** @type {Uint8Array} */
  let head = new Uint8Array();
  return linksOf(lines).map(({ texts, line }) => {
    head = hmac(key, join(head, encoder.encode(texts.join("\n"))));
    return { head: toHex(head), line };
  });
}

/** A step with the outcomes that follow it is one link. @param {any[]} lines */
function linksOf([header, ...rest]) {
  const links = [{ texts: [canonical({ ...header, seeds: null })], line: 1 }];
  for (const [place, entry] of rest.entries()) {
    if ("shuffle" in entry || "die" in entry) links[links.length - 1].texts.push(canonical(entry));
    else links.push({ texts: [canonical(entry)], line: place + 2 });
  }
  return links;
}

/** JSON in its one form: keys in order, no spaces. @param {unknown} value @returns {string} */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = /** @type {Record<string, unknown>} */ (value);
  const names = Object.keys(fields).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(fields[name])}`).join(",")}}`;
}

const SEED_BYTES = 32;
// Of records from before there were chains.
const FIRST_FORMAT = 1;
const WORDS_A_BLOCK = 8;
const WORD_RANGE = 2 ** 32;

/** A secret random seed, in hexadecimal. */
export function newSeed() {
  return toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

/** The promise of a seed: it commits to the seed without revealing it. @param {string} seed */
export function promiseOf(seed) {
  return toHex(sha256(fromHex(seed)));
}

/**
 * HMAC-SHA-256 of the seats' seeds (hex or -, a line each) under the server's seed.
 * @param {string} server
 * @param {(string | null)[]} clients
 */
export function masterSeed(server, clients) {
  const lines = clients.map((seed) => (seed === null ? "-" : toHex(fromHex(seed))));
  return hmac(fromHex(server), new TextEncoder().encode(lines.join("\n")));
}

/** Words of 32 bits from HMAC-SHA-256(master seed, counter), counter = 0, 1, 2... */
export class Stream {
  /** @param {Uint8Array} master */
  constructor(master) {
    this.master = master;
    this.read = 0;
    this.known = -1;
    /** @type {DataView} */
    this.block = new DataView(new ArrayBuffer(32));
  }

  word() {
    const block = Math.floor(this.read / WORDS_A_BLOCK);
    const place = this.read % WORDS_A_BLOCK;
    this.read += 1;
    if (block !== this.known) this.fill(block);
    return this.block.getUint32(4 * place);
  }

  /** @param {number} block */
  fill(block) {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, BigInt(block));
    this.block = new DataView(hmac(this.master, new Uint8Array(counter.buffer)).buffer);
    this.known = block;
  }

  /** A number below n: words past the last whole multiple of n are thrown away. @param {number} n */
  below(n) {
    if (!Number.isInteger(n) || n < 1 || n > WORD_RANGE)
      throw new RangeError(`no die has ${n} sides`);
    const limit = Math.floor(WORD_RANGE / n) * n;
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  /** Fisher and Yates from the end, over the items in ascending order. @param {number[]} given */
  shuffled(given) {
    const items = [...given].sort((one, other) => one - other);
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [items[i], items[j]] = [items[j], items[i]];
    }
    return items;
  }
}

/** Why a record proves nothing: the key of a sentence, and its arguments. */
class FairnessError extends Error {
  /** @param {string} key @param {Record<string, string | number>} [args] */
  constructor(key, args = {}) {
    super(key);
    this.key = key;
    this.arguments = args;
  }
}

/**
 * @typedef {object} Known  what this browser saw before the game
 * @property {string} [commitment]  the server's commitment, as shown before players sat down
 * @property {Record<number, string>} [seeds]  our own seeds by seat
 * @property {number[]} [shown]  our own seats whose seed the table has confirmed
 * @property {string[]} [heads]  of the chain, as sent while the game was played
 * @property {Record<string, number>} [moves]  how often our seats made which move, such as "0 dig 2"
 *
 * @typedef {object} Verdict
 * @property {boolean} ok
 * @property {number} proved  outcomes that come from the promised seeds
 * @property {number} shuffles
 * @property {number} dice
 * @property {number} seeds  how many seats brought one of their own
 * @property {number[]} late  our own seats whose seed had no part in the game, for it was not shown in time
 * @property {string[]} unshown  the others who promised a seed and did not show it, by name
 * @property {string | null} lastHead  of the chain; null for a record without one
 * @property {number} heads  how many of those that we were sent are in it: all of them, or the seal is broken
 * @property {{key: string, arguments: Record<string, string | number>} | null} trouble
 */

/**
 * Whether every shuffle and die of a record comes from the seeds that were promised, and these are the ones we saw promised.
 * @param {string} text
 * @param {Known} [known]
 * @returns {Verdict}
 */
export function verify(text, known = {}) {
  const verdict = emptyVerdict();
  try {
    const lines = text
      .replace(/\n$/, "")
      .split("\n")
      .map((line) => JSON.parse(line));
    const [header] = lines;
    checkPromises(header, known);
    const { seats, seeds, commitments } = header;
    verdict.late = lateSeats(header, known);
    verdict.unshown = (commitments.unshown ?? [])
      .filter((/** @type {number} */ seat) => !verdict.late.includes(seat))
      .map((/** @type {number} */ seat) => seats[seat].name);
    verdict.seeds = seeds.clients.filter(
      (/** @type {string | null} */ seed) => seed !== null,
    ).length;
    checkOutcomes(new Stream(masterSeed(seeds.server, seeds.clients)), lines.slice(1), verdict);
    checkChain(lines, known.heads ?? [], verdict);
    checkMoves(lines, known.moves ?? {});
    verdict.ok = true;
  } catch (error) {
    if (error instanceof FairnessError)
      verdict.trouble = { key: error.key, arguments: error.arguments };
    else verdict.trouble = { key: "web-fair-no-record", arguments: {} };
  }
  return verdict;
}

/** @returns {Verdict} */
function emptyVerdict() {
  const counts = { proved: 0, shuffles: 0, dice: 0, seeds: 0, heads: 0 };
  return { ok: false, ...counts, late: [], unshown: [], lastHead: null, trouble: null };
}

/**
 * Every seed revealed must be the one whose SHA-256 was published beforehand.
 * @param {any} header
 * @param {Known} known
 */
function checkPromises(header, known) {
  const { commitments, seeds } = header;
  if (!seeds) throw new FairnessError("web-fair-no-seeds");
  if (promiseOf(seeds.server) !== commitments.server)
    throw new FairnessError("web-fair-house-seed");
  if (known.commitment && known.commitment !== commitments.server)
    throw new FairnessError("web-fair-house-changed");
  if (seeds.clients.length !== commitments.clients.length)
    throw new FairnessError("web-fair-count");
  seeds.clients.forEach((/** @type {string | null} */ seed, /** @type {number} */ seat) => {
    checkSeat(header, seat, seed);
    checkOwnSeat(header, seat, known);
  });
}

/**
 * A seat reveals the seed that it promised, or is marked as silent.
 * @param {any} header
 * @param {number} seat
 * @param {string | null} seed
 */
function checkSeat({ commitments }, seat, seed) {
  const unshown = commitments.unshown?.includes(seat) ?? false;
  const promise = seed === null ? null : promiseOf(seed);
  const kept = unshown
    ? seed === null && commitments.clients[seat] !== null
    : promise === commitments.clients[seat];
  if (!kept) throw new FairnessError("web-fair-seat-seed", { number: seat + 1 });
}

/**
 * What we promised is in the record, and so is what the table took from us.
 * @param {any} header
 * @param {number} seat
 * @param {Known} known
 */
function checkOwnSeat({ pioche, commitments, seeds }, seat, known) {
  const ours = known.seeds?.[seat];
  const number = seat + 1;
  if (!ours) return;
  if (seeds.clients[seat] !== null && ours !== seeds.clients[seat])
    throw new FairnessError("web-fair-own-seed", { number });
  if (pioche === FIRST_FORMAT) return;
  if (commitments.clients[seat] !== promiseOf(ours))
    throw new FairnessError("web-fair-own-promise", { number });
  if (seeds.clients[seat] === null && known.shown?.includes(seat))
    throw new FairnessError("web-fair-own-dropped", { number });
}

/**
 * Whether the heads are those of the lines, and all that we were sent are among them.
 * @param {any[]} all
 * @param {readonly string[]} kept
 * @param {Verdict} verdict
 */
function checkChain(all, kept, verdict) {
  const written = all[0].pioche === FIRST_FORMAT ? null : all[all.length - 1].chain;
  if (written) {
    const chain = chainOf(all.slice(0, -1));
    const wrong = chain.find(({ head }, place) => head !== written[place]);
    if (wrong) throw new FairnessError("web-fair-chain", { line: wrong.line });
    if (chain.length !== written.length) throw new FairnessError("web-fair-chain-missing");
    verdict.lastHead = written[written.length - 1];
  } else if (all[0].pioche !== FIRST_FORMAT) throw new FairnessError("web-fair-chain-missing");
  const known = new Set(written ?? []);
  if (kept.some((head) => !known.has(head))) throw new FairnessError("web-fair-other-play");
  verdict.heads = kept.length;
}

/**
 * Whether our moves are in the record: chain heads fix moves, but do not name them.
 * @param {any[]} lines
 * @param {Record<string, number>} moves
 */
function checkMoves(lines, moves) {
  /** @type {Record<string, number>} */
  const made = {};
  for (const { seat, move } of lines) {
    const name = `${seat} ${move}`;
    made[name] = (made[name] ?? 0) + 1;
  }
  const missing = Object.keys(moves).find((name) => !(made[name] >= moves[name]));
  if (missing)
    throw new FairnessError("web-fair-own-move", { number: Number.parseInt(missing, 10) + 1 });
}

/**
 * Our seats without a seed in the record: no fraud, but the draws do not depend on us.
 * @param {any} header
 * @param {Known} known
 */
function lateSeats({ seeds }, known) {
  return Object.keys(known.seeds ?? {})
    .map(Number)
    .filter((seat) => seeds.clients[seat] === null);
}

/** Whether the stream gives what the lines say. @param {Stream} stream @param {any[]} lines @param {Verdict} verdict */
function checkOutcomes(stream, lines, verdict) {
  /** @type {number[]} for each move that stands: how far the stream had been read before it */
  const before = [];
  for (const [place, line] of lines.entries()) {
    if ("shuffle" in line || "die" in line) {
      if (!outcomeHolds(stream, line))
        throw new FairnessError("web-fair-outcome", { line: place + 2 });
      verdict.proved += 1;
      verdict["shuffle" in line ? "shuffles" : "dice"] += 1;
    } else if ("move" in line) before.push(stream.read);
    else if ("undo" in line) rewind(stream, before, line.undo, place + 2);
  }
}

/** @param {Stream} stream @param {{shuffle: number[]} | {die: number, sides: number}} line */
function outcomeHolds(stream, line) {
  if (!("shuffle" in line)) return stream.below(line.sides) === line.die;
  const drawn = stream.shuffled(line.shuffle);
  return drawn.every((item, place) => item === line.shuffle[place]);
}

/**
 * Moves taken back give their part of the stream back: the same cards come again.
 * @param {Stream} stream
 * @param {number[]} before
 * @param {number} count
 * @param {number} line
 */
function rewind(stream, before, count, line) {
  if (!(count >= 1 && count <= before.length)) throw new FairnessError("web-fair-undo", { line });
  stream.read = before[before.length - count];
  before.length -= count;
}
