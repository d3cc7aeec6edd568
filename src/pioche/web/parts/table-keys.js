/** The keys of a table, and its help, which lists them. */

import { isOnControl } from "../js/keyboard.js";
import { linkTo } from "../js/router.js";
import { preferences, savePreferences } from "../js/storage.js";
import { say } from "../js/words.js";
import { html } from "../vendor/lit.js";
import { dialog, doButton } from "./dialog.js";
import { isDigit, KeyListener, moveOfNumber } from "./move-keys.js";
import { focusMoves, numbersOf, ONE_DIGIT } from "./moves.js";

/** @import { Board, Scene } from "../boards/scene.js" */
/** @import { GameInfo } from "../js/types.js" */
/** @import { TableSession } from "./table-session.js" */

/**
 * @typedef {object} TableControls  what keys act on: the screen of a table
 * @property {TableSession} session
 * @property {Board} board
 * @property {() => Scene | null} scene
 * @property {(move: string) => void} pick
 * @property {import("./table-playback.js").TablePlayback} playback
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

  /** @override @param {KeyboardEvent} event */
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

  /** The move that the board itself gives a key. @param {Scene} scene @param {string} key */
  boardMove(scene, key) {
    return scene.over ? null : this.screen.board.keys?.[key]?.(scene);
  }

  /** @param {Scene} scene @param {string} digit */
  digit(scene, digit) {
    if (this.screen.session.device.lingers) return;
    const move = this.moveTyped(scene, digit);
    if (move) this.screen.pick(move);
    this.screen.redraw();
  }

  /** @param {Scene} scene @param {number} number */
  pickNumber(scene, number) {
    const move = moveOfNumber(scene, number);
    if (move) this.screen.pick(move);
  }

  /** Enter ends a number, passes the device on, or makes the only move there is. @param {Scene | null} scene */
  enter(scene) {
    const { session } = this.screen;
    if (session.device.lingers) session.passDevice();
    else if (this.screen.playback.held) this.screen.playback.sequencer.skip();
    else if (session.mayStep) void session.step();
    else if (!scene) return;
    else if (this.typed) this.pickNumber(scene, Number(this.typed));
    else if (scene.legal.length === 1) this.screen.pick(scene.legal[0]);
  }

  /** @param {string} key @returns {(() => void) | undefined} */
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
      n: () => this.next(),
      s: () => screen.show("since"),
      Escape: () => this.forget(),
    };
    return actions[key];
  }

  /** What is played goes on; otherwise bots that wait for it do. */
  next() {
    const { playback, session } = this.screen;
    if (playback.held) playback.sequencer.skip();
    else if (session.mayStep) void session.step();
  }

  forget() {
    this.typed = "";
    this.screen.session.clearNotice();
  }
}

/** @type {[string[], string][]} */
const KEYS = [
  [["1", "…", "9"], "web-table-key-number"],
  [["Enter"], "web-table-key-enter"],
  [["←", "→", "↑", "↓"], "web-table-key-arrows"],
  [["Tab"], "web-table-key-tab"],
  [["u"], "web-table-key-undo"],
  [["m"], "web-table-key-moves"],
  [["b"], "web-table-key-board"],
  [["l"], "web-table-key-log"],
  [["o"], "web-table-key-odds"],
  [["c"], "web-table-key-chat"],
  [["r"], "web-table-key-rules"],
  [["s"], "web-table-key-since"],
  [["n"], "web-table-key-step"],
  [["i"], "web-table-key-card"],
  [["?"], "web-table-key-help"],
  [["Esc"], "web-table-key-escape"],
];

/** Whether there is a mouse, and so most likely a keyboard. */
function hovers() {
  return matchMedia("(hover: hover)").matches;
}

/**
 * Help at the table: what the game is about, its rules and lesson, and the keys where there are any.
 * @param {Board} board
 * @param {Scene | null} scene
 * @param {{game: GameInfo | null, rules: () => void, closed: () => void}} how
 */
export function helpDialog(board, scene, { game, rules, closed }) {
  const body = html`
    ${game ? html`<p>${say(`${game.game}-pitch`)}</p>` : ""}
    <p>${say("web-table-help-cards", { device: hovers() ? "mouse" : "touch" })}</p>
    <div class="menu-list">
      ${doButton(say("web-table-rules"), rules)}
      ${game?.lesson ? html`<a class="button" href=${linkTo(`/learn/${game.game}`)}>${say("web-learn")}</a>` : ""}
    </div>
    ${
      hovers()
        ? html`<details class="help-keys" open>
          <summary>${say("web-table-keys")}</summary>
          ${keys(board, scene)}
        </details>`
        : ""
    }
  `;
  return dialog({ title: say("web-table-help"), body, closed });
}

/** @param {Board} board @param {Scene | null} scene */
function keys(board, scene) {
  // A key that makes a move now has no other meaning.
  const taken = scene
    ? Object.entries(board.keys ?? {}).flatMap(([key, move]) => (move(scene) ? [key] : []))
    : [];
  const own = KEYS.filter(([keys]) => !taken.includes(keys[0]));
  return html`
    ${boardKeys(board, scene)}
    ${scene && !taken.some(isDigit) ? numbers(scene) : ""}
    <dl class="keys">${own.map(([keys, key]) => keyLine(keys, say(key)))}</dl>
    <label class="keys-switch">
      <input type="checkbox" .checked=${preferences().keys} @change=${switchKeys} />
      <span>${say("web-table-key-switch")}</span>
    </label>
    <p class="hint">${say("web-table-key-hint")}</p>
  `;
}

/** Switch single keys on or off. @param {Event} event */
function switchKeys(event) {
  savePreferences({ keys: /** @type {HTMLInputElement} */ (event.target).checked });
}

/** @param {string[]} keys @param {string} text */
function keyLine(keys, text) {
  return html`<div>
    <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
    <dd>${text}</dd>
  </div>`;
}

/** The moves that may be made now, each with its number: a board does not show them. @param {Scene} scene */
function numbers({ legal, game, spell }) {
  const numbers = numbersOf(legal, game.moves);
  if (!legal.length || Math.max(...numbers) > ONE_DIGIT) return "";
  return html`<dl class="keys">${legal.map((move, place) => keyLine([String(numbers[place])], spell.move(move)))}</dl>`;
}

/** The board's own keys, as far as they mean a move now. @param {Board} board @param {Scene | null} scene */
function boardKeys(board, scene) {
  const lines = Object.entries(board.keys ?? {}).flatMap(([key, move]) => {
    const text = scene ? move(scene) : null;
    return scene && text ? [keyLine([key], scene.spell.move(text))] : [];
  });
  return lines.length ? html`<dl class="keys">${lines}</dl>` : "";
}
