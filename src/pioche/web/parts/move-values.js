/** Values of the legal moves, as the server estimates them: the request and the display. */

import { Refusal } from "../js/api.js";
import { spellRefusal } from "../js/spell.js";
import { loadStyleSheet } from "../js/styles.js";
import { say } from "../js/words.js";
import { classMap, html, nothing, repeat } from "../vendor/lit.js";

/** @import { Scene } from "../boards/scene.js" */
/** @import { ValueOfMove, Values } from "../js/types.js" */
/** @import { SeatConnection } from "./seat-connection.js" */
/** @import { TableSession } from "./table-session.js" */

export class ValueRequest {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    /** The connection of the request. @type {SeatConnection | null} */
    this.connection = null;
    /** The question that it was asked about. @type {number | null} */
    this.question = null;
    /** @type {Refusal | null} */
    this.refusal = null;
  }

  /** The values received for that question. */
  get known() {
    const values = this.connection?.values;
    return values?.question === this.question && values?.moves.length ? values : null;
  }

  /** Request values while the panel is visible and the viewer has a question; else stop the server. @param {boolean} inSight */
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
   * Stop the server, unless another question or a lost connection has.
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

  /** @param {SeatConnection} connection @param {number} question */
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

/** The question of a seat, if values are allowed for it. @param {SeatConnection} connection */
function askedQuestion({ status, news, seat }) {
  if (status !== "open" || !news || seat === null || news.table.phase !== "playing") return null;
  return news.table.values && news.table.waiting.includes(seat) ? news.question : null;
}

/** The share in percent, and the points, with their margins. @param {ValueOfMove} value */
export function spellValue({ share, margin, points, points_margin }) {
  const percent = { share: Math.round(100 * share), error: margin };
  const expected = { points: Math.round(points), margin: points_margin };
  return { figures: say("values-figures", percent), worth: say("values-points", expected) };
}

// How many moves are shown at first, the best ones.
const SHOWN = 8;

/** @param {TableSession} session */
export async function openMoveValues(session) {
  await loadStyleSheet("/web/css/later/values.css");
  return new MoveValues(session);
}

export class MoveValues {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    this.request = new ValueRequest(session);
  }

  /** @param {boolean} inSight */
  follow(inSight) {
    this.request.follow(inSight);
  }

  /** @param {Scene} scene @param {boolean} inSight */
  render(scene, inSight) {
    this.follow(inSight);
    return html`<section class="values" aria-labelledby="values-title">
      <h3 class="odds-title" id="values-title">${say("values-title")}</h3>
      ${this.body(scene)}
    </section>`;
  }

  /** @param {Scene} scene */
  body(scene) {
    const { refusal, question, known } = this.request;
    if (refusal) return html`<p class="hint">${spellRefusal(refusal, this.session.names)}</p>`;
    if (question === null) return html`<p class="hint">${say("values-not-asked")}</p>`;
    return known ? valuesList(scene, known) : waitingList(scene);
  }
}

/** @param {Scene} scene @param {Values} values */
function valuesList(scene, { moves, tries, done }) {
  const shown = moves.length > SHOWN + 1 ? SHOWN : moves.length;
  const rest = moves.slice(shown);
  return html`
    ${rows(scene, moves.slice(0, shown), moves[0])}
    ${
      rest.length
        ? html`<details class="values-more">
            <summary>${say("values-more", { count: rest.length })}</summary>
            ${rows(scene, rest, moves[0])}
          </details>`
        : nothing
    }
    <p class="hint">${say("values-about", { tries })} ${done ? nothing : say("values-computing")}</p>
  `;
}

/** @param {Scene} scene @param {readonly ValueOfMove[]} moves @param {ValueOfMove} best */
function rows(scene, moves, best) {
  return html`<ul class="values-moves">
    ${repeat(
      moves,
      ({ move }) => move,
      (value) => row(scene, value, value === best),
    )}
  </ul>`;
}

/** @param {Scene} scene @param {ValueOfMove} value @param {boolean} best */
function row(scene, value, best) {
  const move = scene.spell.move(value.move);
  const { figures, worth } = spellValue(value);
  // Heard as one sentence, seen as a row.
  return html`<li class=${classMap({ value: true, "is-best": best })}>
    <span class="quiet">${say("values-line", { move, figures, worth })}</span>
    <span class="value-move"><span aria-hidden="true">${move} </span>${mark(best, value.close)}</span>
    <span class="value-share" aria-hidden="true">${figures}</span>
    ${bar(value.share, value.margin / 100)}
    <span class="value-points" aria-hidden="true">${worth}</span>
  </li>`;
}

/** @param {boolean} best @param {boolean} close */
function mark(best, close) {
  if (!best && !close) return nothing;
  return html`<span class="value-mark">${say(best ? "values-best" : "values-close")}</span>`;
}

/** The share, and how far it may be off. @param {number} share @param {number} margin */
function bar(share, margin) {
  const from = 100 * Math.max(0, share - margin);
  const to = 100 * Math.min(1, share + margin);
  return html`<svg class="odds-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect class="odds-bar-back" width="100" height="6" rx="3"></rect>
    <rect class="odds-bar-full" width=${(100 * share).toFixed(1)} height="6" rx="3"></rect>
    <rect class="value-margin" x=${from.toFixed(1)} width=${(to - from).toFixed(1)} y="1.5" height="3"></rect>
  </svg>`;
}

/** The moves are known before their values: what is below does not jump. @param {Scene} scene */
function waitingList(scene) {
  return html`
    <ul class="values-moves">
      ${scene.legal.slice(0, SHOWN).map(
        (move) => html`<li class="value">
          <span class="value-move">${scene.spell.move(move)}</span>
          <span class="value-share" aria-hidden="true">…</span>
          ${bar(0, 0)}
          <span class="value-points" aria-hidden="true">…</span>
        </li>`,
      )}
    </ul>
    <p class="hint">${say("values-computing")}</p>
  `;
}
