// Digger, as the browser has it: one key or tap a move.

import { intercept, render } from "./board.js";
import { emblem } from "./emblem.js";
import { keyOf } from "./pieces.js";
import { TOKENS, viewOf } from "./types.js";

/** @typedef {import("../scene.js").GameClient} GameClient */
/** @typedef {import("../scene.js").Scene} Scene */

// All letters that take a colour in one of the languages.
const LETTERS = "abcdefghijklmnopqruvwyz";

/**
 * The token that a letter takes, in the reader's language.
 * @param {string} letter
 * @returns {(scene: Scene) => string | null}
 */
const takes = (letter) => (scene) => {
  const kind = TOKENS.find((token) => keyOf(scene, `take-${token}`) === letter);
  return kind && scene.legal.includes(`take ${kind}`) ? `take ${kind}` : null;
};

/**
 * @param {string} move
 * @returns {(scene: Scene) => string | null}
 */
const plays = (move) => (scene) => (scene.legal.includes(move) ? move : null);

/**
 * The next token to store: the one that pays most.
 * @param {Scene} scene
 */
const stores = (scene) => {
  const worth = viewOf(scene).players[scene.seat ?? 0]?.worth ?? {};
  const pays = (/** @type {string} */ move) => worth[move.slice("store ".length)] ?? 0;
  const moves = scene.legal.filter((move) => move.startsWith("store "));
  return moves.sort((one, two) => pays(two) - pays(one))[0] ?? null;
};

/** @type {GameClient} */
export const digger = {
  emblem,
  board: {
    render,
    intercept,
    targets: (scene) => [...scene.legal],
    keys: {
      ...Object.fromEntries([...LETTERS].map((letter) => [letter, takes(letter)])),
      t: plays("throw"),
      x: plays("stop"),
      s: stores,
    },
  },
};
