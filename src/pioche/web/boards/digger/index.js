// Digger, as the browser has it: one key or tap a move.

import { holds, intercept, momentScene, render } from "./board.js";
import { keyOf } from "./pieces.js";
import { dearest, TOKENS } from "./types.js";

/** @typedef {import("../scene.js").Board} Board */
/** @typedef {import("../scene.js").Scene} Scene */

// All letters that mean something in one of the languages.
const LETTERS = "abcdefghijklmnopqruvwyz";

/**
 * What a letter does in the reader's language: it takes a token, or stores all.
 * @param {string} letter
 * @returns {(scene: Scene) => string | null}
 */
const reads = (letter) => (scene) => {
  if (scene.legal.includes("store-all") && keyOf(scene, "store-all") === letter) return "store-all";
  const kind = TOKENS.find((token) => keyOf(scene, `take-${token}`) === letter);
  return kind && scene.legal.includes(`take ${kind}`) ? `take ${kind}` : null;
};

/**
 * @param {string} move
 * @returns {(scene: Scene) => string | null}
 */
const plays = (move) => (scene) => (scene.legal.includes(move) ? move : null);

/** @type {Board} */
export const board = {
  render,
  holds,
  momentScene,
  intercept,
  targets: (scene) => [...scene.legal],
  keys: {
    ...Object.fromEntries([...LETTERS].map((letter) => [letter, reads(letter)])),
    t: plays("throw"),
    x: plays("stop"),
    s: dearest,
  },
};
