/** Keys that choose a move, at a table and in a lesson. */

import { isForTable, isOnControl } from "../js/keyboard.js";
import { numbersOf, readDigits } from "./moves.js";

/** @import { Board, Scene } from "../boards/scene.js" */

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

  /** What a key does now; each screen says it. @param {KeyboardEvent} _event @returns {(() => void) | undefined} */
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

/** @param {Scene} scene @param {number} number @returns {string | undefined} */
export function moveOfNumber(scene, number) {
  return scene.legal[numbersOf(scene.legal, scene.game.moves).indexOf(number)];
}

/**
 * @typedef {object} LessonControls  what the keys act on: the screen of a lesson
 * @property {() => Scene | null} scene
 * @property {Board | null} board
 * @property {(move: string) => void} pick
 * @property {() => void} goOn
 */

export class LessonKeys extends KeyListener {
  /** @param {LessonControls} screen */
  constructor(screen) {
    super();
    this.screen = screen;
  }

  /** @override @param {KeyboardEvent} event */
  actionOf(event) {
    const scene = this.screen.scene();
    if (!scene) return undefined;
    const move = this.boardMove(scene, event.key) ?? this.numbered(scene, event.key);
    if (move) return () => this.screen.pick(move);
    return event.key === "Enter" && !isOnControl(event) ? () => this.screen.goOn() : undefined;
  }

  /** @param {Scene} scene @param {string} key */
  boardMove(scene, key) {
    return this.screen.board?.keys?.[key]?.(scene);
  }

  /** @param {Scene} scene @param {string} key */
  numbered(scene, key) {
    return isDigit(key) && scene.legal.length ? this.moveTyped(scene, key) : undefined;
  }
}
