/** One browser at one table: its connections, the game with its board, the viewer, notices and refusals. It knows no screen. */

import { loadBoard } from "../boards/index.js";
import * as api from "../js/api.js";
import { keepMove } from "../js/kept-play.js";
import { isBot, playerNames, spellMove, spellRefusal } from "../js/spell.js";
import * as storage from "../js/storage.js";
import { say } from "../js/words.js";
import { InputGuard } from "./input-guard.js";
import { SeatConnection } from "./seat-connection.js";
import { SharedDevice } from "./shared-device.js";
import { UndoRequest } from "./undo.js";

/** @import { Board } from "../boards/scene.js" */
/** @import { BotPace, ChatLine, Command, GameInfo, Reply } from "../js/types.js" */

/** @typedef {{sentence: () => string, refused: boolean, ruling: string}} Notice */

/** @type {Board} */
const EMPTY = { render: () => "" };

// An answer that crossed the end of the game, the night or the next question: the table itself shows what came first.
const LATE = ["server-over", "move-stale", "move-late"];

/** @param {unknown} error */
function isLate(error) {
  return error instanceof api.Refusal && LATE.includes(error.key);
}

export class TableSession {
  /** The curtain has just fallen. */
  curtainGuard = new InputGuard();
  /** A player has just asked to take a move back. */
  consentGuard = new InputGuard();
  asked = { curtain: false, consent: false };

  /** Whether the viewer skips to the next question. */
  hurrying = false;

  /** The last move that was made here and stands, for the words of taking it back. @type {string | null} */
  made = null;
  /** The move that is on its way to the server. @type {string | null} */
  sent = null;

  /**
   * @param {string} table
   * @param {() => void} changed  called after every change
   */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
    /** @type {GameInfo | null} */
    this.game = null;
    /** There as soon as the game is. @type {Board} */
    this.board = EMPTY;
    /** @type {ChatLine[]} */
    this.chat = [];
    this.chatRead = 0;
    /** @type {Notice | null} */
    this.notice = null;
    this.commands = 0;
    /** Whether values of moves are allowed, in the latest news. @type {boolean | null} */
    this.values = null;
    /** The seat of the host, in the latest news. @type {number | null | undefined} */
    this.host = undefined;
    this.undoRequest = new UndoRequest();
    const own = storage.table(table)?.seats ?? [];
    const listeners = {
      onchange: () => this.update(),
      onchat: (/** @type {SeatConnection} */ connection, /** @type {ChatLine} */ said) =>
        this.receiveChat(connection, said),
    };
    const seats = own.length ? own : [null];
    this.connections = seats.map((seat) => new SeatConnection(table, seat, listeners));
    this.device = new SharedDevice(this.connections);
  }

  /** The viewer's connection; behind the curtain any one, since nothing secret is drawn from it. */
  get connection() {
    return this.device.viewer ?? this.connections[0];
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
    return this.connection.news?.legal ?? [];
  }

  update() {
    const info = this.info;
    if (info && !this.game) this.loadGame(info.game);
    if (info) this.rememberTable();
    this.followUndo();
    this.followValues();
    this.followHost();
    this.device.update();
    this.followGuards();
    this.changed();
  }

  /** A question of the table itself, too, takes no input at first. */
  followGuards() {
    const { asked } = this;
    const curtain = this.device.curtain;
    const consent = Boolean(this.info?.undo_asked);
    if (curtain && !asked.curtain) this.curtainGuard.reset();
    if (consent && !asked.consent) this.consentGuard.reset();
    this.asked = { curtain, consent };
  }

  /** Say how the question ended whether a move may be taken back. */
  followUndo() {
    const ended = this.undoRequest.follow(this.connection);
    if (ended) this.notify(ended);
  }

  /** Say when the host changes which help there is: where several play, all should know. */
  followValues() {
    const { info } = this;
    if (!info) return;
    const before = this.values;
    this.values = info.values;
    const people = info.seats.filter(({ player }) => player === "human").length;
    if (before === null || before === info.values || people < 2) return;
    this.notify(info.values ? "values-allowed" : "values-disallowed");
  }

  /** Say who is the host when that changes. */
  followHost() {
    const { info } = this;
    if (!info) return;
    const before = this.host;
    this.host = info.host;
    if (before === undefined || before === info.host || info.host === null) return;
    if (this.hostKey) this.notify("web-host-you");
    else this.notify("web-host-is", { name: this.names[info.host] });
  }

  /** @param {string} game */
  async loadGame(game) {
    try {
      const [info, board] = await Promise.all([api.game(game), loadBoard(game)]);
      Object.assign(this, { game: info, board });
      this.changed();
    } catch (error) {
      this.showRefusal(error);
    }
  }

  /** Remember the table for the list of one's games. */
  rememberTable() {
    const info = this.info;
    const known = storage.table(this.table);
    if (!info || !known) return;
    const names = this.names;
    if (
      known.over === this.over &&
      known.game === info.game &&
      known.names.join("\n") === names.join("\n")
    )
      return;
    storage.remember(this.table, { game: info.game, over: this.over, names });
  }

  /** @param {SeatConnection} connection @param {ChatLine} said */
  receiveChat(connection, said) {
    if (connection !== this.connections[0]) return; // every connection hears the same
    this.chat = [...this.chat, said];
    this.changed();
  }

  // What one may do

  /** Send a command of the viewer, and show its refusal. @param {Command} wanted @returns {Promise<Reply | null>} */
  async command(wanted) {
    this.commands += 1;
    this.changed();
    try {
      return await this.connection.socket.command(wanted);
    } catch (error) {
      if (!isLate(error)) this.showRefusal(error);
      return null;
    } finally {
      this.commands -= 1;
      this.changed();
    }
  }

  /** @param {string} move @param {Record<string, any> | null} [evidence] */
  async play(move, evidence = null) {
    const { news, seat } = this.connection;
    if (!news || this.busy || this.device.away || this.isTooSoon) return;
    this.notice = null;
    this.connection.markSeen();
    this.sent = move;
    const reply = await this.command({ type: "move", question: news.question, move, evidence });
    this.sent = null;
    if (!reply) return;
    this.made = move;
    if (seat !== null) keepMove(this.table, seat, move);
  }

  /** While a clock of the game runs there is no input guard. */
  get isTooSoon() {
    return !this.connection.news?.against_time && this.connection.guard.closed;
  }

  /** What that move is called; several people at one device have each their own. */
  get madeName() {
    const { game, made, device } = this;
    return game && made && !device.shared ? spellMove(game, made, this.names) : null;
  }

  async undo() {
    this.notice = null;
    const free = this.connection.news?.undo === "free";
    const move = this.madeName;
    const reply = await this.command({ type: "undo" });
    if (!reply) return;
    this.made = null;
    if (free && move) this.notify("web-table-undo-done", { move });
    else if (free) this.notify("terminal-undo-done");
  }

  /** @param {boolean} agree */
  async answer(agree) {
    if (this.consentGuard.closed) return;
    await this.command({ type: "answer", agree });
  }

  /** The host's key, if this browser has it. */
  get hostKey() {
    return storage.hostKey(this.table, this.info);
  }

  /** @param {BotPace} pace */
  async setPace(pace) {
    await this.commandAsHost({ type: "pace", pace });
  }

  /** @param {boolean} allowed */
  async allowValues(allowed) {
    await this.commandAsHost({ type: "allow-values", allowed });
  }

  /** Whether bots wait for a tap at this device. */
  get mayStep() {
    const here = this.connection.seat !== null || this.hostKey !== null;
    return here && !this.over && Boolean(this.info?.step_wanted);
  }

  /** Whether bots play step by step now: while they answer one, the button for the next stays where it is. */
  get stepping() {
    const { info } = this;
    if (this.mayStep || info?.bot_pace !== "step" || this.game?.timed) return this.mayStep;
    const bots = info.waiting.every(
      (seat) => isBot(info.seats[seat]) || info.seats[seat].played_by,
    );
    return this.connection.seat !== null && info.waiting.length > 0 && bots;
  }

  /** Whether bots alone are asked, at a table with one person: then their moves need not be awaited. */
  get mayHurry() {
    const { info, connection } = this;
    if (!info || connection.seat === null || this.over || info.phase !== "playing") return false;
    const waits = info.waiting.length > 0 && !info.waiting.includes(connection.seat);
    return this.isAlone && waits;
  }

  /** Whether the viewer plays against bots alone. */
  get isAlone() {
    const people = this.info?.seats.filter((seat) => !isBot(seat)) ?? [];
    return people.length === 1 && this.connection.seat !== null;
  }

  /** On to the next question: what is still to be seen is passed over, and bots that still play do so at once. */
  async hurry() {
    const { news } = this.connection;
    if (!news) return;
    const { mayHurry } = this;
    this.hurrying = true;
    this.changed();
    if (mayHurry) await this.command({ type: "hurry", question: news.question });
  }

  /** Let the bots make their next move. */
  async step() {
    const { news, seat } = this.connection;
    if (!news || !this.mayStep || this.busy) return;
    /** @type {Command} */
    const wanted = { type: "step", question: news.question };
    await (seat === null ? this.commandAsHost(wanted) : this.command(wanted));
  }

  /** @param {Command} wanted */
  async commandAsHost(wanted) {
    try {
      if (this.hostKey) await api.command(this.table, this.hostKey, wanted);
    } catch (error) {
      this.showRefusal(error);
    }
  }

  /** @param {string} text */
  say(text) {
    return this.command({ type: "say", text });
  }

  /** The viewer passes the device on. */
  passDevice() {
    this.device.hideTable();
    this.followGuards();
    this.notice = null;
    this.changed();
  }

  /** @param {SeatConnection} connection */
  sit(connection) {
    if (this.curtainGuard.closed) return;
    this.device.sit(connection);
    this.asked.curtain = false;
    connection.guard.reset();
    this.notice = null;
    this.changed();
  }

  // One sentence below the status line

  /** @param {string} key @param {Record<string, string>} [args] */
  notify(key, args) {
    this.notice = { sentence: () => say(key, args), refused: false, ruling: "" };
    this.changed();
  }

  /** @param {unknown} error */
  showRefusal(error) {
    if (!(error instanceof api.Refusal)) throw error;
    if (this.closed) return;
    this.notice = {
      sentence: () => spellRefusal(error, this.names),
      refused: true,
      ruling: error.ruling,
    };
    this.changed();
  }

  clearNotice() {
    this.notice = null;
    this.changed();
  }

  closed = false;

  close() {
    this.closed = true;
    for (const connection of this.connections) connection.close();
  }
}
