/** One seat's connection to the table, and the banner while it is lost. */

import { keepHead, keptPlay } from "../js/kept-play.js";
import { Connection } from "../js/socket.js";
import { rememberSeat } from "../js/storage.js";
import { tabServer } from "../js/transport.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { InputGuard } from "./input-guard.js";

/** @import { Refusal } from "../js/api.js" */
/** @import { Listeners, Status } from "../js/socket.js" */
/** @import { MySeat } from "../js/storage.js" */
/** @import { ChatLine, GameEvent, News, Values } from "../js/types.js" */
/** @import { TableSession } from "./table-session.js" */

/**
 * @typedef {object} SeatConnectionListeners
 * @property {(connection: SeatConnection) => void} onchange
 * @property {(connection: SeatConnection, said: ChatLine) => void} onchat
 */

export class SeatConnection {
  /** What moves are worth, as last events. @type {Values | null} */
  values = null;
  revealing = false;
  guard = new InputGuard();

  /**
   * @param {string} table
   * @param {MySeat | null} own  none: a spectator
   * @param {SeatConnectionListeners} listeners
   */
  constructor(table, own, listeners) {
    this.table = table;
    this.own = own;
    this.listeners = listeners;
    /** @type {News | null} */
    this.news = null;
    /** All events that have come. @type {readonly GameEvent[]} */
    this.received = [];
    /** How many of the last ones the board has still to show. */
    this.unseen = 0;
    /** When that was, on this browser's own clock. */
    this.receivedAt = 0;
    /** The first event since the last move of this seat: what comes after is new. */
    this.firstNew = 0;
    /** How often a move was made since the table was opened here. */
    this.choices = 0;
    /** @type {Status} */
    this.status = "connecting";
    /** @type {Refusal | null} */
    this.refusal = null;
    this.socket = new Connection(table, own?.key ?? null, this.heard(), keptPlay(table).last);
  }

  /** What is done with what the socket hears. @returns {Listeners} */
  heard() {
    return {
      onnews: (news, events) => this.receive(news, events),
      onchat: (said) => this.listeners.onchat(this, said),
      onvalues: (values) => this.receiveValues(values),
      onstatus: (status, refusal) => this.setStatus(status, refusal ?? null),
    };
  }

  get seat() {
    return this.own ? this.own.seat : null;
  }

  /** The events that have been seen: nothing is said of the others yet. */
  get events() {
    return this.unseen ? this.received.slice(0, -this.unseen) : this.received;
  }

  /** @param {News} news @param {readonly GameEvent[]} events */
  receive(news, events) {
    const first = this.news === null;
    if (asksAnew(this.news, news)) this.guard.reset();
    this.news = news;
    this.received = events;
    this.receivedAt = performance.now();
    if (first) this.firstNew = Math.min(this.own?.seen ?? events.length, events.length);
    this.reveal(news);
    this.noteShown(news);
    keepHead(this.table, news);
    this.listeners.onchange(this);
  }

  /** @param {Values} values */
  receiveValues(values) {
    this.values = values;
    this.listeners.onchange(this);
  }

  /** Reveal the promised seed once all promises are made. @param {News} news */
  reveal(news) {
    const seat =
      this.own && news.table.phase === "revealing" ? news.table.seats[this.own.seat] : null;
    if (!this.own?.seed || !seat?.promise || seat.revealed || this.revealing) return;
    this.revealing = true;
    this.socket.command({ type: "reveal", seed: this.own.seed }).catch(() => {
      // Too late, or shown already: the table says how it stands.
    });
  }

  /** Remember that the table took our seed: it must be in the record. @param {News} news */
  noteShown({ table }) {
    if (!this.own || this.own.shown || !table.seats[this.own.seat].revealed) return;
    this.own.shown = true;
    rememberSeat(this.table, this.own);
  }

  /** @param {Status} status @param {Refusal | null} refusal */
  setStatus(status, refusal) {
    this.status = status;
    this.refusal = refusal;
    this.listeners.onchange(this);
  }

  /** Mark all events so far as seen, also for after a reload. */
  markSeen() {
    this.choices += 1;
    this.firstNew = this.received.length;
    if (this.own) rememberSeat(this.table, { ...this.own, seen: this.firstNew });
  }

  close() {
    this.socket.close();
  }
}

/** Whether the question or its legal moves have changed. @param {News | null} before @param {News} news */
function asksAnew(before, { question, legal }) {
  return before?.question !== question || before.legal.join("\n") !== legal.join("\n");
}

/** In a tab that has a trouble, its note says more (parts/tab-status.js). */
const isTroubled = () => tabServer !== null && tabServer.status !== "ready";

/** @param {TableSession} session */
export function connectionBanner(session) {
  return html`<div class="connection-banner" role="status">
    ${
      session.connection.status === "lost" && !isTroubled()
        ? html`<p class="notice"><span class="turning" aria-hidden="true"></span>${say("web-table-lost")}</p>`
        : nothing
    }
  </div>`;
}

/** That a bot plays for the viewer, and how to take the seat again. @param {TableSession} session */
export function botPlaysNotice(session) {
  const { seat } = session.connection;
  if (seat === null || session.over || !session.info?.seats[seat].played_by) return nothing;
  return html`<p class="notice" role="status">
    <span>${say("web-table-bot-plays")}</span>
    <button type="button" class="button" @click=${() => session.command({ type: "back" })}>${say("web-table-back")}</button>
  </p>`;
}
