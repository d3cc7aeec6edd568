/** Keys of a screen with a board: listening to them, and the numbers of moves typed digit by digit. */

import { isForTable } from "./keys.js";
import { numbersOf, readDigits } from "./move-choices.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */

export class KeyListener {
  /** Digits of a number that is not finished. */
  typed = "";

  constructor() {
    this.listener = (/** @type {KeyboardEvent} */ event) => this.press(event);
    document.addEventListener("keydown", this.listener);
  }

  close() {
    document.removeEventListener("keydown", this.listener);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const act = isForTable(event) && this.actionOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  }

  /**
   * What a key does now; each screen says it.
   * @param {KeyboardEvent} _event
   * @returns {(() => void) | undefined}
   */
  actionOf(_event) {
    return undefined;
  }

  /**
   * One more digit: the move whose number has been typed, once that is certain.
   * @param {Scene} scene
   * @param {string} digit
   */
  moveTyped(scene, digit) {
    const numbers = numbersOf(scene.legal, scene.game.moves);
    const { number, typed } = readDigits(this.typed + digit, Math.max(0, ...numbers));
    this.typed = typed;
    return number ? moveOfNumber(scene, number) : undefined;
  }
}

/** @param {string} key */
export function isDigit(key) {
  return /^\d$/.test(key);
}

/**
 * @param {Scene} scene
 * @param {number} number
 * @returns {string | undefined}
 */
export function moveOfNumber(scene, number) {
  return scene.legal[numbersOf(scene.legal, scene.game.moves).indexOf(number)];
}
