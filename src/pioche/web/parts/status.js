/** What is asked of me, said in one line; above it what nobody should miss, below it why something was refused. */

import { has, say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { clock } from "./clock.js";
import { askedQuestion } from "./phrases.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../boards/scene.js").Board} Board */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/**
 * @param {Sitting} sitting
 * @param {Scene} scene
 * @param {unknown} buttons
 */
export function status(sitting, scene, buttons) {
  const asked = scene.seat !== null && scene.waiting.includes(scene.seat) && !scene.over;
  return html`<div class="status ${asked ? "is-asked" : ""}">
    <p class="status-line" id="status" role="status">${statusText(sitting, scene)}</p>
    ${clock(sitting.line)} ${buttons}
  </div>`;
}

/**
 * @param {Sitting} sitting
 * @param {Scene} scene
 */
function statusText(sitting, scene) {
  const { device, names, line } = sitting;
  const name = line.seat === null ? "" : names[line.seat];
  if (device.lingers && device.asked?.seat != null) {
    return say("terminal-linger", { name, next: names[device.asked.seat] });
  }
  const question = askedQuestion(scene);
  if (line.seat === null && !scene.over) return say("web-table-watching", { question });
  const named =
    device.shared && !scene.over && line.seat !== null && scene.waiting.includes(line.seat);
  return named ? say("terminal-asked", { name, question }) : question;
}

/**
 * What nobody should miss of what happened since one's own last move.
 * @param {Sitting} sitting
 * @param {Board} board
 * @param {Scene} scene
 */
export function headline(sitting, board, scene) {
  const told = board.headline(sitting.line.events.slice(sitting.line.since), scene);
  return told ? html`<p class="headline"><span aria-hidden="true">!</span> ${told}</p>` : nothing;
}

/**
 * Why something was refused, and the ruling that says so in its own words.
 * @param {Sitting} sitting
 */
export function notice(sitting) {
  const { notice: told, info } = sitting;
  const key = `${info?.game}-ruling-${told?.ruling.toLowerCase()}`;
  return html`<div class="notices" role=${told?.refused ? "alert" : "status"}>
    ${
      told
        ? html`<div class="notice ${told.refused ? "bad" : ""}">
          <span>${told.sentence()}${told.ruling && has(key) ? html` <em>${say(key)}</em>` : nothing}</span>
          <button type="button" class="icon-button" aria-label=${say("web-table-close")} @click=${() => sitting.hush()}>
            <span aria-hidden="true">×</span>
          </button>
        </div>`
        : nothing
    }
  </div>`;
}
