/** Undo: who asks for it, and the buttons and answers. */

import { listed, spellEvent } from "../js/spell.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @import { SeatConnection } from "./seat-connection.js" */
/** @import { TableSession } from "./table-session.js" */

/** @typedef {Pick<SeatConnection, "seat" | "news" | "events">} Requester */

export class UndoRequest {
  /** Who asked, and how much they had been told by then. @type {{connection: Requester, at: number} | null} */
  asked = null;

  /**
   * The key of a sentence when the question has just ended. Only the connection that asked can tell: on a device of several, another
   * looks by then.
   * @param {Requester} viewer
   * @returns {string | null}
   */
  follow(viewer) {
    if (!this.asked) {
      if (isAsking(viewer)) this.asked = { connection: viewer, at: viewer.events.length };
      return null;
    }
    const { connection, at } = this.asked;
    if (isAsking(connection)) return null;
    this.asked = null;
    const done = connection.events.slice(at).some(({ event }) => event === "table-undo");
    return done ? "terminal-undo-done" : "terminal-undo-refused";
  }
}

/** @param {Requester} connection */
function isAsking({ seat, news }) {
  return seat !== null && news?.table.undo_asked?.seat === seat;
}

// Of what was seen since so much is told, the latest of it.
const MOST_SEEN = 3;

/** The button, where there is something to take back. @param {TableSession} session */
export function undoButton(session) {
  const { news } = session.connection;
  if (!news?.undo || session.over || news.table.undo_asked) return nothing;
  const label = news.undo === "free" ? say("web-table-undo") : say("web-table-undo-ask");
  return html`<button
    type="button"
    class="button head-button undo-button"
    title=${label}
    aria-keyshortcuts="u"
    aria-disabled=${session.busy ? "true" : nothing}
    @click=${() => session.busy || session.undo()}
  >
    <span aria-hidden="true">↶</span><span class="head-text">${label}</span>
  </button>`;
}

/**
 * Somebody asks to take a move back: those who must agree are asked; the others see who has not answered.
 * @param {TableSession} session
 */
export function undoQuestion(session) {
  const asked = session.info?.undo_asked;
  if (!asked) return nothing;
  const { names, connection } = session;
  const name = names[asked.seat];
  if (connection.seat !== null && asked.missing.includes(connection.seat))
    return consent(session, name);
  const missing = listed(asked.missing.map((seat) => names[seat]));
  const key = asked.seat === connection.seat ? "web-table-undo-waits-you" : "web-table-undo-waits";
  return html`<p class="notice" role="status">${say(key, { name, missing })}</p>`;
}

/** @param {TableSession} session @param {string} name */
function consent(session, name) {
  const seen = seenSince(session, name);
  return html`<div class="consent" role="group" aria-labelledby="consent-question">
    <div class="consent-words" role="alert">
      <p id="consent-question">${say("web-table-undo-question", { name })}</p>
      ${seen.length ? html`<p class="consent-seen" tabindex="0">${seen.join(" ")}</p>` : nothing}
    </div>
    <div class="buttons">
      <button type="button" class="button" @click=${() => session.answer(true)}>${say("web-table-agree")}</button>
      <button type="button" class="button" @click=${() => session.answer(false)}>${say("web-table-disagree")}</button>
    </div>
  </div>`;
}

/**
 * What has come to light since the move: what all have seen, and how many cards the one who asks saw besides.
 * @param {TableSession} session
 * @param {string} name
 * @returns {string[]}
 */
export function seenSince({ game, names, connection }, name) {
  const seen = connection.news?.seen_since;
  if (!seen || !game) return [];
  const told = seen.events.slice(-MOST_SEEN).map((event) => spellEvent(game, event, names));
  const more = seen.events.length - told.length;
  const lines = told.length ? [say("undo-seen", { seen: told.join(" ") })] : [];
  if (more) lines.push(say("undo-seen-more", { count: more }));
  if (seen.hidden) lines.push(say("undo-seen-hidden", { name, count: seen.hidden }));
  return lines.length ? lines : [say("undo-seen-some")];
}
