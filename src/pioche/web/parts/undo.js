/** Taking a move back: freely, by asking, and answering those who ask. */

import { listed, spellEvent } from "../js/spell.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./table-session.js").TableSession} TableSession */

// Of what was seen since so much is told, the latest of it.
const MOST_SEEN = 3;

/**
 * The button, where there is something to take back.
 * @param {TableSession} session
 */
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

/**
 * @param {TableSession} session
 * @param {string} name
 */
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
