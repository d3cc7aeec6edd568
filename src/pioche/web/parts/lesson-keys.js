/** The keys of a lesson: the board's own, the numbers of moves, and Enter, which goes on. */

import { isDigit, KeyListener } from "./key-listener.js";
import { isOnControl } from "./keys.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../boards/scene.js").Board} Board */

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

  /**
   * @override
   * @param {KeyboardEvent} event
   */
  actionOf(event) {
    const scene = this.screen.scene();
    if (!scene) return undefined;
    const move = this.boardMove(scene, event.key) ?? this.numbered(scene, event.key);
    if (move) return () => this.screen.pick(move);
    return event.key === "Enter" && !isOnControl(event) ? () => this.screen.goOn() : undefined;
  }

  /**
   * @param {Scene} scene
   * @param {string} key
   */
  boardMove(scene, key) {
    return this.screen.board?.keys?.[key]?.(scene);
  }

  /**
   * @param {Scene} scene
   * @param {string} key
   */
  numbered(scene, key) {
    return isDigit(key) && scene.legal.length ? this.moveTyped(scene, key) : undefined;
  }
}
