/** What is asked of me, said in one line; and why something was refused. */

import { has, say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { aboutCard } from "./card-sheet.js";
import { promptText } from "./sentences.js";
import { turnClock } from "./turn-clock.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("./table-session.js").TableSession} TableSession */

/**
 * Whose turn it is, said in this one place: what is asked of me, or whom the table waits for. The line stays on the page while a
 * moment is held, so that what it says next is read out.
 * @param {TableSession} session
 * @param {Scene} scene
 * @param {boolean} held
 */
export function status(session, scene, held) {
  const asked = !held && isAsked(scene);
  return html`<div class="status ${asked ? "is-asked" : ""}">
    ${held ? nothing : aboutCard(scene)}
    <p class="status-line" id="status" role="status">${held ? nothing : html`${asked && !session.device.shared ? yourTurn() : nothing}${statusText(session, scene)}`}</p>
    ${held ? nothing : turnClock(session.connection)}
  </div>`;
}

/** @param {Scene} scene */
function isAsked({ seat, waiting, over }) {
  return seat !== null && waiting.includes(seat) && !over;
}

/** The light beside the question, for whoever hears it. */
function yourTurn() {
  return html`<span class="quiet">${say("web-table-your-turn")} </span>`;
}

/**
 * @param {TableSession} session
 * @param {Scene} scene
 */
function statusText(session, scene) {
  const { device, names, connection } = session;
  const name = connection.seat === null ? "" : names[connection.seat];
  if (device.lingers && device.asked?.seat != null) {
    return say("terminal-linger", { name, next: names[device.asked.seat] });
  }
  const question = promptText(scene);
  if (connection.seat === null && !scene.over) return say("web-table-watching", { question });
  const named = device.shared && isAsked(scene);
  return named ? say("terminal-asked", { name, question }) : question;
}

/**
 * Why something was refused, and the ruling that says so in its own words.
 * @param {TableSession} session
 */
export function notice(session) {
  const { notice, info } = session;
  const key = `${info?.game}-ruling-${notice?.ruling.toLowerCase()}`;
  return html`<div class="notices" role=${notice?.refused ? "alert" : "status"}>
    ${
      notice
        ? html`<div class="notice ${notice.refused ? "bad" : ""}">
          <span>${notice.sentence()}${notice.ruling && has(key) ? html` <em>${say(key)}</em>` : nothing}</span>
          <button type="button" class="icon-button" aria-label=${say("web-table-close")} @click=${() => session.clearNotice()}>
            <span aria-hidden="true">×</span>
          </button>
        </div>`
        : nothing
    }
  </div>`;
}
