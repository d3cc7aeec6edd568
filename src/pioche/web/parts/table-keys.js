/** The keys of the table: which part of it each key means, and the numbers of moves typed digit by digit. */

import { isDigit, KeyListener, moveOfNumber } from "./key-listener.js";
import { isOnControl } from "./keys.js";
import { focusMoves } from "./moves.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../boards/scene.js").Board} Board */
/** @typedef {import("./table-session.js").TableSession} TableSession */

/**
 * @typedef {object} TableControls  what keys act on: the screen of a table
 * @property {TableSession} session
 * @property {Board} board
 * @property {() => Scene | null} scene
 * @property {(move: string) => void} pick
 * @property {(dialog: "help" | "rules" | "since") => void} show
 * @property {(panel: string) => void} goTo
 * @property {() => void} redraw
 */

export class TableKeys extends KeyListener {
  /** @param {TableControls} screen */
  constructor(screen) {
    super();
    this.screen = screen;
  }

  /**
   * @override
   * @param {KeyboardEvent} event
   * @returns {(() => void) | undefined}
   */
  actionOf(event) {
    const { session } = this.screen;
    if (event.key === "?") return () => this.screen.show("help");
    const enters = event.key === "Enter" && !isOnControl(event);
    if (session.device.curtain) return enters ? this.raiseCurtain() : undefined;
    const scene = this.screen.scene();
    const move = scene && this.boardMove(scene, event.key);
    if (move) return () => this.screen.pick(move);
    if (scene && isDigit(event.key)) return () => this.digit(scene, event.key);
    return enters ? () => this.enter(scene) : this.letter(event.key);
  }

  raiseCurtain() {
    const { session } = this.screen;
    const next = session.device.asked;
    return next ? () => session.sit(next) : undefined;
  }

  /**
   * The move that the board itself gives a key.
   * @param {Scene} scene
   * @param {string} key
   */
  boardMove(scene, key) {
    return scene.over ? null : this.screen.board.keys?.[key]?.(scene);
  }

  /**
   * @param {Scene} scene
   * @param {string} digit
   */
  digit(scene, digit) {
    if (this.screen.session.device.lingers) return;
    const move = this.moveTyped(scene, digit);
    if (move) this.screen.pick(move);
    this.screen.redraw();
  }

  /**
   * @param {Scene} scene
   * @param {number} number
   */
  pickNumber(scene, number) {
    const move = moveOfNumber(scene, number);
    if (move) this.screen.pick(move);
  }

  /** Enter ends a number, passes the device on, or makes the only move there is. @param {Scene | null} scene */
  enter(scene) {
    const { session } = this.screen;
    if (session.device.lingers) session.passDevice();
    else if (session.mayStep) void session.step();
    else if (!scene) return;
    else if (this.typed) this.pickNumber(scene, Number(this.typed));
    else if (scene.legal.length === 1) this.screen.pick(scene.legal[0]);
  }

  /**
   * @param {string} key
   * @returns {(() => void) | undefined}
   */
  letter(key) {
    const { screen } = this;
    const { session } = screen;
    /** @type {Record<string, () => void>} */
    const actions = {
      u: () => session.connection.seat !== null && !session.busy && session.undo(), // where it cannot be, the refusal says why
      m: focusMoves,
      b: () => document.getElementById("board")?.focus(),
      l: () => screen.goTo("log"),
      o: () => screen.goTo("odds"),
      c: () => screen.goTo("chat"),
      r: () => screen.show("rules"),
      n: () => session.mayStep && session.step(),
      s: () => screen.show("since"),
      Escape: () => this.forget(),
    };
    return actions[key];
  }

  forget() {
    this.typed = "";
    this.screen.session.clearNotice();
  }
}
