/** How likely things are, as the table allows: asked for from one's own view, told in sentences and bars. */

import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../js/types.js").Line} Line */
/** @typedef {import("../js/types.js").Odds} Odds */
/** @typedef {import("./table-session.js").TableSession} TableSession */
/** @typedef {import("./seat-connection.js").SeatConnection} SeatConnection */

/** The odds of whoever looks, asked for again whenever something has happened. */
export class OddsLoader {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    /** @type {SeatConnection | null} */
    this.connection = null;
    /** The view that the odds belong to. @type {object | null} */
    this.view = null;
    /** @type {Odds | null} */
    this.odds = null;
  }

  /** The odds of the present view, if they are there; otherwise they are asked for. */
  get present() {
    const { connection, info } = this.session;
    const view = connection.news?.view ?? null;
    if (!info?.odds || info.phase !== "playing" || !view) return null;
    if (view !== this.view || connection !== this.connection) this.ask(connection, view);
    return this.connection === connection ? this.odds : null;
  }

  /**
   * @param {SeatConnection} connection
   * @param {object} view
   */
  async ask(connection, view) {
    if (connection !== this.connection) this.odds = null; // one's odds are nobody else's
    this.connection = connection;
    this.view = view;
    try {
      const reply = await connection.socket.command({ type: "odds" });
      if (connection === this.connection && view === this.view && reply.type === "odds")
        this.odds = reply;
    } catch {
      this.odds = null;
    }
    this.session.changed();
  }
}

/**
 * @param {Scene} scene
 * @param {Odds | null} odds
 * @param {boolean} allowed
 * @param {unknown} values  what each move is worth, where the table allows it
 */
export function oddsPanel(scene, odds, allowed, values) {
  if (!allowed) return html`<p class="hint">${say("web-table-odds-forbidden")}</p>`;
  if (scene.over) return html`<p class="hint">${say("terminal-over")}</p>`;
  if (!odds) return html`${values}<p class="hint">${say("web-table-odds-none")}</p>`;
  return html`${values}<div class="odds">
    ${oddsList(scene, say("web-table-odds-chances"), odds.chances)} ${oddsList(scene, say("web-table-odds-counts"), odds.counts)}
  </div>`;
}

/**
 * @param {Scene} scene
 * @param {string} title
 * @param {readonly Line[]} lines
 */
function oddsList(scene, title, lines) {
  if (!lines.length) return nothing;
  return html`<h3 class="odds-title">${title}</h3>
    <ul class="odds-lines">
      ${lines.map((line) => oddsLine(scene.spell.line(line, true), line.chance))}
    </ul>`;
}

/**
 * @param {string} text
 * @param {number} [chance]
 */
function oddsLine(text, chance) {
  if (chance === undefined) return html`<li>${text}</li>`;
  return html`<li>
    <span>${text}</span>
    <svg class="odds-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect class="odds-bar-back" width="100" height="6" rx="3"></rect>
      <rect class="odds-bar-full" width=${Math.round(chance * 100)} height="6" rx="3"></rect>
    </svg>
  </li>`;
}
