/** What is asked of me, said in one line; and why something was refused. */

import { has, say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { aboutCard } from "./card-sheet.js";
import { promptText } from "./sentences.js";
import { turnClock } from "./turn-clock.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("./table-session.js").TableSession} TableSession */

/**
 * @param {TableSession} session
 * @param {Scene} scene
 */
export function status(session, scene) {
  const asked = scene.seat !== null && scene.waiting.includes(scene.seat) && !scene.over;
  return html`<div class="status ${asked ? "is-asked" : ""}">
    ${aboutCard(scene)}
    <p class="status-line" id="status" role="status">${statusText(session, scene)}</p>
    ${turnClock(session.connection)}
  </div>`;
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
  const named =
    device.shared &&
    !scene.over &&
    connection.seat !== null &&
    scene.waiting.includes(connection.seat);
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
