/** Undo: who asks for it, and the buttons and answers. */

import { listed, spellEvent } from "../js/spell.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @import { SeatConnection } from "./seat-connection.js" */
/** @import { TableSession } from "./table-session.js" */

/** @typedef {Pick<SeatConnection, "seat" | "news" | "events">} Requester */

export class UndoRequest {
  /** Who asked, and the number of events by then. @type {{connection: Requester, at: number} | null} */
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

// How many of the latest events since then are listed.
const MOST_SEEN = 3;

/** The button, where there is something to take back. @param {TableSession} session */
export function undoButton(session) {
  const { news } = session.connection;
  if (!news?.undo || session.over || news.table.undo_asked) return nothing;
  const label = news.undo === "free" ? say("web-table-undo") : say("web-table-undo-ask");
  const move = session.madeName;
  return html`<button
    type="button"
    class="button head-button undo-button"
    title=${move ? say("web-table-undo-move", { undo: label, move }) : label}
    aria-keyshortcuts="u"
    aria-disabled=${session.busy ? "true" : nothing}
    @click=${() => session.busy || session.undo()}
  >
    <span aria-hidden="true">↶</span><span class="head-text">${label}</span>
  </button>`;
}

/** The same beside the moves, in words, instead of the one in the head; only where nobody has to agree. @param {TableSession} session */
export function stripUndo(session) {
  if (session.connection.news?.undo !== "free" || session.over) return nothing;
  return html`<button
    type="button"
    class="button strip-undo"
    aria-keyshortcuts="u"
    aria-disabled=${session.busy ? "true" : nothing}
    @click=${() => session.busy || session.undo()}
  >
    <span aria-hidden="true">↶</span> ${say("web-table-undo")}
  </button>`;
}

/**
 * A request to take a move back: buttons for those who must agree, the open answers for the others.
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
 * What has been revealed since the move: to all, and how many cards to the requester.
 * @param {TableSession} session
 * @param {string} name
 */
function seenSince({ game, names, connection }, name) {
  const seen = connection.news?.seen_since;
  if (!seen || !game) return [];
  const sentences = seen.events.slice(-MOST_SEEN).map((event) => spellEvent(game, event, names));
  const more = seen.events.length - sentences.length;
  const lines = sentences.length ? [say("undo-seen", { seen: sentences.join(" ") })] : [];
  if (more) lines.push(say("undo-seen-more", { count: more }));
  if (seen.hidden) lines.push(say("undo-seen-hidden", { name, count: seen.hidden }));
  return lines.length ? lines : [say("undo-seen-some")];
}
