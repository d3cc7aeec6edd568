/** The keys of a lesson: the board's own, the numbers of moves, and Enter, which goes on. */

import { isForTable, isOnControl } from "./keys.js";
import { numbersOf, readDigits } from "./move-choices.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../boards/scene.js").Board} Board */

/**
 * @typedef {object} LessonControls  what the keys act on: the screen of a lesson
 * @property {() => Scene | null} scene
 * @property {Board | null} board
 * @property {(move: string) => void} pick
 * @property {() => void} goOn
 */

export class LessonKeys {
  typed = "";

  /** @param {LessonControls} screen */
  constructor(screen) {
    this.screen = screen;
    this.listener = (/** @type {KeyboardEvent} */ event) => this.press(event);
    document.addEventListener("keydown", this.listener);
  }

  close() {
    document.removeEventListener("keydown", this.listener);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const scene = this.screen.scene();
    if (!scene || !isForTable(event)) return;
    const move = this.screen.board?.keys?.[event.key]?.(scene) ?? this.numbered(scene, event.key);
    if (move) this.screen.pick(move);
    else if (event.key === "Enter" && !isOnControl(event)) this.screen.goOn();
    else return;
    event.preventDefault();
  }

  /**
   * The move whose number has been typed, once that is certain.
   * @param {Scene} scene
   * @param {string} key
   */
  numbered(scene, key) {
    if (!/^\d$/.test(key) || !scene.legal.length) return null;
    const numbers = numbersOf(scene.legal, scene.game.moves);
    const { number, typed } = readDigits(this.typed + key, Math.max(...numbers));
    this.typed = typed;
    return number ? scene.legal[numbers.indexOf(number)] : null;
  }
}
