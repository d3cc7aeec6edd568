/** Asking the server what moves are worth, for whoever looks, and how it is told. It draws nothing. */

import { Refusal } from "../js/api.js";
import { say } from "../js/words.js";

/** @typedef {import("../js/types.js").ValueOfMove} ValueOfMove */
/** @typedef {import("./table-session.js").TableSession} TableSession */
/** @typedef {import("./seat-connection.js").SeatConnection} SeatConnection */

// So many standard errors are the margin that people are told.
export const MARGIN = 2;

export class ValueRequest {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    /** Of whom the server was asked. @type {SeatConnection | null} */
    this.connection = null;
    /** The question that it was asked about. @type {number | null} */
    this.question = null;
    /** @type {Refusal | null} */
    this.refusal = null;
  }

  /** What has been told of that question. */
  get known() {
    const values = this.connection?.values;
    return values?.question === this.question && values?.moves.length ? values : null;
  }

  /** Ask while the panel is in sight and something is asked of whoever looks; else have the server stop. @param {boolean} inSight */
  follow(inSight) {
    const { connection } = this.session;
    const question = inSight ? askedQuestion(connection) : null;
    if (question === this.question && connection === this.connection) return;
    this.stop(connection, question);
    this.connection = connection;
    this.question = question;
    this.refusal = null;
    if (question !== null) void this.ask(connection, question);
  }

  /**
   * Another question ends it by itself, and so does a lost line.
   * @param {SeatConnection} connection  that looks now
   * @param {number | null} question
   */
  stop(connection, question) {
    const before = this.connection;
    if (!before || this.question === null || before.status !== "open") return;
    if (before === connection && question !== null) return;
    before.socket.command({ type: "stop-values" }).catch(() => {
      // The line has gone, and all that was asked over it.
    });
  }

  /**
   * @param {SeatConnection} connection
   * @param {number} question
   */
  async ask(connection, question) {
    try {
      await connection.socket.command({ type: "values", question });
    } catch (error) {
      if (this.connection !== connection || this.question !== question) return;
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      this.session.changed();
    }
  }
}

/**
 * The question that a seat is asked, if it may be told what its answers are worth.
 * @param {SeatConnection} connection
 */
function askedQuestion({ status, news, seat }) {
  if (status !== "open" || !news || seat === null || news.table.phase !== "playing") return null;
  return news.table.values && news.table.waiting.includes(seat) ? news.question : null;
}

/** As people are told it: the share in percent, and the points. @param {ValueOfMove} value */
export function spellValue({ share, error, points, points_error }) {
  const percent = { share: Math.round(100 * share), error: rounded(100 * MARGIN * error) };
  const expected = { points: Math.round(points), margin: rounded(MARGIN * points_error) };
  return { figures: say("values-figures", percent), worth: say("values-points", expected) };
}

/** A margin is rounded up: nobody is told that something is certain. @param {number} margin */
function rounded(margin) {
  return Math.max(1, Math.ceil(margin));
}
