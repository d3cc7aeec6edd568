/**
 * Chain heads and own moves of a game, kept during play and compared with the record afterwards; and the proof of the last head,
 * by which the server finds out after a reload whether its store has lost it.
 */

import * as storage from "./storage.js";

const PREFIX = "play-";
// A long game has five hundred heads of 64 letters: those of older games give way to what is needed more.
const MOST_TABLES = 12;

/** @typedef {{head: string, proof: string}} ProvenHead */

/**
 * @typedef {object} KeptPlay
 * @property {string[]} heads  of the chain, whichever seat of this browser received them
 * @property {Record<string, number>} moves  how often its seats made which move, such as "0 dig 2"
 * @property {ProvenHead} [last]
 */

/** Of tables at which one only looks on: until the page is closed. @type {Map<string, KeptPlay>} */
const watched = new Map();

/** @param {string} table */
export function keptPlay(table) {
  const kept = storage.table(table) ? storage.read(PREFIX + table) : watched.get(table);
  return /** @type {KeptPlay} */ (kept ?? { heads: [], moves: {} });
}

/** Keep a head; before the deal there is none. @param {string} table @param {ProvenHead} last */
export function keepHead(table, { head, proof }) {
  const kept = keptPlay(table);
  if (!head || head === kept.last?.head) return;
  const heads = kept.heads.includes(head) ? kept.heads : [...kept.heads, head];
  keep(table, { ...kept, heads, last: { head, proof } });
}

/** Keep a move that the table has taken. @param {string} table @param {number} seat @param {string} move */
export function keepMove(table, seat, move) {
  const kept = keptPlay(table);
  const made = `${seat} ${move}`;
  keep(table, { ...kept, moves: { ...kept.moves, [made]: (kept.moves[made] ?? 0) + 1 } });
}

/** @param {string} table @param {KeptPlay} play */
function keep(table, play) {
  if (!storage.table(table)) watched.set(table, play);
  else {
    if (play.heads.length <= 1) forgetOld(table);
    storage.write(PREFIX + table, play);
  }
}

/** @param {string} table */
function forgetOld(table) {
  const others = storage.tables().filter((other) => other.table !== table);
  const known = [table, ...others.slice(0, MOST_TABLES - 1).map((other) => other.table)];
  for (const name of storage.names())
    if (name.startsWith(PREFIX) && !known.includes(name.slice(PREFIX.length))) storage.erase(name);
}
