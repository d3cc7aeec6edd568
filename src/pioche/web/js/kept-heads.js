/** The heads of games that this browser was sent while they were played, to be compared with their records afterwards: the seal does so. */

import * as storage from "./storage.js";

const PREFIX = "heads-";
// A long game has five hundred, of 64 letters: of older games they give way to what is needed more.
const MOST_TABLES = 12;

/** Of tables at which one only looks on: until the page is closed. @type {Map<string, string[]>} */
const watched = new Map();

/** All heads of a table, whichever seat of this browser received them. @param {string} table */
export function keptHeads(table) {
  const kept = storage.table(table) ? storage.read(PREFIX + table) : watched.get(table);
  return /** @type {string[]} */ (kept ?? []);
}

/**
 * Keep a head; before the deal there is none.
 * @param {string} table
 * @param {string} head
 */
export function keepHead(table, head) {
  const kept = keptHeads(table);
  if (!head || kept.includes(head)) return;
  if (!storage.table(table)) watched.set(table, [...kept, head]);
  else {
    if (kept.length === 0) forgetOld(table);
    storage.write(PREFIX + table, [...kept, head]);
  }
}

/** @param {string} table */
function forgetOld(table) {
  const others = storage.tables().filter((other) => other.table !== table);
  const known = others.slice(0, MOST_TABLES - 1).map((other) => PREFIX + other.table);
  for (const name of storage.names())
    if (name.startsWith(PREFIX) && !known.includes(name)) storage.erase(name);
}
