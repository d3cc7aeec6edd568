/**
 * Fairness, from this side of the table: a seed of our own, promised before it is shown, and the check of a record afterwards. The
 * same steps as verifier/pioche_verify.py; docs/fairness.md explains each.
 */

import { fromHex, hmac, sha256, toHex } from "./sha256.js";

const SEED_BYTES = 32;
const WORDS_A_BLOCK = 8;
const WORD_RANGE = 2 ** 32;

/** A seed that nobody else can know, in hexadecimal. */
export function newSeed() {
  return toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

/** The promise of a seed: it fixes the seed and tells nothing about it. @param {string} seed */
export function promiseOf(seed) {
  return toHex(sha256(fromHex(seed)));
}

/**
 * HMAC-SHA-256 under the house's seed of the seats' seeds: hex or -, a line each.
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
  /**
   * @param {string} key
   * @param {Record<string, string | number>} [args]
   */
  constructor(key, args = {}) {
    super(key);
    this.key = key;
    this.arguments = args;
  }
}

/**
 * @typedef {object} Known  what this browser saw before the game
 * @property {string} [commitment]  the house's promise, as shown before anybody sat
 * @property {Record<number, string>} [seeds]  our own seeds by seat
 *
 * @typedef {object} Verdict
 * @property {boolean} ok
 * @property {number} proved  outcomes that come from the promised seeds
 * @property {number} shuffles
 * @property {number} dice
 * @property {number} seeds  how many seats brought one of their own
 * @property {number[]} late  our own seats whose seed had no part in the game, for it was not shown in time
 * @property {{key: string, arguments: Record<string, string | number>} | null} trouble
 */

/**
 * Whether every shuffle and die of a record comes from the seeds that were promised, and these are the ones we saw promised.
 * @param {string} text
 * @param {Known} [known]
 * @returns {Verdict}
 */
export function verify(text, known = {}) {
  /** @type {Verdict} */
  const verdict = { ok: false, proved: 0, shuffles: 0, dice: 0, seeds: 0, late: [], trouble: null };
  try {
    const [header, ...lines] = text
      .replace(/\n$/, "")
      .split("\n")
      .map((line) => JSON.parse(line));
    checkPromises(header, known);
    verdict.late = lateSeats(header, known);
    verdict.seeds = header.seeds.clients.filter(
      (/** @type {string | null} */ seed) => seed !== null,
    ).length;
    checkOutcomes(
      new Stream(masterSeed(header.seeds.server, header.seeds.clients)),
      lines,
      verdict,
    );
    verdict.ok = true;
  } catch (error) {
    if (error instanceof FairnessError)
      verdict.trouble = { key: error.key, arguments: error.arguments };
    else verdict.trouble = { key: "web-fair-no-record", arguments: {} };
  }
  return verdict;
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
    const promise = seed === null ? null : promiseOf(seed);
    if (promise !== commitments.clients[seat])
      throw new FairnessError("web-fair-seat-seed", { number: seat + 1 });
    const ours = known.seeds?.[seat];
    if (ours && seed !== null && ours !== seed)
      throw new FairnessError("web-fair-own-seed", { number: seat + 1 });
  });
}

/**
 * The seats of ours that count as having brought no seed: nobody lied, but the draws do not depend on us.
 * @param {any} header
 * @param {Known} known
 * @returns {number[]}
 */
function lateSeats({ seeds }, known) {
  return Object.keys(known.seeds ?? {})
    .map(Number)
    .filter((seat) => seeds.clients[seat] === null);
}

/**
 * Whether the stream gives what the lines say.
 * @param {Stream} stream
 * @param {any[]} lines
 * @param {Verdict} verdict
 */
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

/**
 * @param {Stream} stream
 * @param {{shuffle: number[]} | {die: number, sides: number}} line
 */
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
