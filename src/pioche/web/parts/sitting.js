/** One browser at one table: its lines, who looks, what was said and refused. It knows no screen. */

import * as api from "../js/api.js";
import * as memory from "../js/memory.js";
import { playerNames, spellRefusal } from "../js/spell.js";
import { say } from "../js/words.js";
import { Asking } from "./asking.js";
import { Device } from "./device.js";
import { Line } from "./line.js";

/** @typedef {import("../js/types.js").GameInfo} GameInfo */
/** @typedef {import("../js/types.js").ChatLine} ChatLine */
/** @typedef {import("../js/types.js").Command} Command */
/** @typedef {import("../js/types.js").Reply} Reply */
/** @typedef {{sentence: () => string, refused: boolean, ruling: string}} Notice */

export class Sitting {
  /**
   * @param {string} table
   * @param {() => void} changed  called whenever something is to be drawn
   */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
    /** @type {GameInfo | null} */
    this.game = null;
    /** @type {ChatLine[]} */
    this.chat = [];
    this.chatRead = 0;
    /** @type {Notice | null} */
    this.notice = null;
    this.commands = 0;
    this.asking = new Asking();
    const own = memory.table(table)?.seats ?? [];
    const listeners = {
      onchange: () => this.update(),
      onchat: (/** @type {Line} */ line, /** @type {ChatLine} */ said) => this.hear(line, said),
    };
    const seats = own.length ? own : [null];
    this.lines = seats.map((seat) => new Line(table, seat, listeners));
    this.device = new Device(this.lines);
  }

  /** The line of whoever looks; while nobody does, any: nothing secret is drawn from it. */
  get line() {
    return this.device.looker ?? this.lines[0];
  }

  get news() {
    return this.device.news;
  }

  get info() {
    return this.news?.table ?? null;
  }

  get names() {
    return this.info ? playerNames(this.info.seats) : [];
  }

  get over() {
    return this.device.over;
  }

  get busy() {
    return this.commands > 0;
  }

  get moves() {
    return this.line.news?.legal ?? [];
  }

  update() {
    const info = this.info;
    if (info && !this.game) this.learn(info.game);
    if (info) this.note();
    this.followUndo();
    this.device.settle();
    this.changed();
  }

  /** Say how the question ended whether a move may be taken back. */
  followUndo() {
    const ended = this.asking.follow(this.line);
    if (ended) this.tell(ended);
  }

  /** @param {string} game */
  async learn(game) {
    try {
      this.game = await api.game(game);
      this.changed();
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Remember the table for the list of one's games. */
  note() {
    const info = this.info;
    const known = memory.table(this.table);
    if (!info || !known) return;
    const names = this.names;
    if (
      known.over === this.over &&
      known.game === info.game &&
      known.names.join("\n") === names.join("\n")
    )
      return;
    memory.remember(this.table, { game: info.game, over: this.over, names });
  }

  /**
   * @param {Line} line
   * @param {ChatLine} said
   */
  hear(line, said) {
    if (line !== this.lines[0]) return; // every line hears the same
    this.chat = [...this.chat, said];
    this.changed();
  }

  // What one may do

  /**
   * Have something done for whoever looks, and say so if it is refused.
   * @param {Command} wanted
   * @returns {Promise<Reply | null>}
   */
  async command(wanted) {
    this.commands += 1;
    this.changed();
    try {
      return await this.line.connection.command(wanted);
    } catch (error) {
      this.refuse(error);
      return null;
    } finally {
      this.commands -= 1;
      this.changed();
    }
  }

  /**
   * @param {string} move
   * @param {Record<string, any> | null} [evidence]
   */
  async play(move, evidence = null) {
    const { news } = this.line;
    if (!news || this.busy || this.device.away) return;
    this.notice = null;
    this.line.seen();
    await this.command({ type: "move", question: news.question, move, evidence });
  }

  async undo() {
    this.notice = null;
    const free = this.line.news?.undo === "free";
    const reply = await this.command({ type: "undo" });
    if (reply && free) this.tell("terminal-undo-done");
  }

  /** @param {boolean} agree */
  async answer(agree) {
    await this.command({ type: "answer", agree });
  }

  /** @param {string} text */
  say(text) {
    return this.command({ type: "say", text });
  }

  /** Whoever looks passes the device on. */
  passOn() {
    this.device.stepAside();
    this.notice = null;
    this.changed();
  }

  /** @param {Line} line */
  sit(line) {
    this.device.sit(line);
    this.notice = null;
    this.changed();
  }

  // One sentence below the status line

  /**
   * @param {string} key
   * @param {Record<string, string>} [told]
   */
  tell(key, told) {
    this.notice = { sentence: () => say(key, told), refused: false, ruling: "" };
    this.changed();
  }

  /** @param {unknown} error */
  refuse(error) {
    if (!(error instanceof api.Refusal)) throw error;
    if (this.closed) return;
    this.notice = {
      sentence: () => spellRefusal(error, this.names),
      refused: true,
      ruling: error.ruling,
    };
    this.changed();
  }

  hush() {
    this.notice = null;
    this.changed();
  }

  closed = false;

  close() {
    this.closed = true;
    for (const line of this.lines) line.close();
  }
}
