/** Within reach of a thumb: what happened, what is asked, and the moves that have no place on the board; or the one button that lets the game go on. */

import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { focusMoves, moves } from "./moves.js";
import { sinceLine } from "./since.js";
import { status } from "./status.js";

/** @typedef {import("../boards/scene.js").Board} Board */
/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("./table-session.js").TableSession} TableSession */
/**
 * @typedef {object} StripState
 * @property {Board} board
 * @property {boolean} held  whether the board still shows what has just happened
 * @property {string} typed  the digits of a move's number
 * @property {boolean} wide
 * @property {(move: string) => void} pick
 * @property {(sheet: "moves" | "since") => void} show
 */

/**
 * @param {TableSession} session
 * @param {Scene} scene
 * @param {StripState} state
 */
export function tableStrip(session, scene, state) {
  return html`<section class="table-strip" aria-label=${say("web-table-action")}>
    <div class="strip-words">${happened(session, scene, state)} ${state.held ? nothing : status(session, scene)}</div>
    ${state.held ? nothing : buttons(session, scene, state)}
  </section>`;
}

/**
 * @param {TableSession} session
 * @param {Scene} scene
 * @param {StripState} state
 */
function happened({ info, connection }, scene, { held, typed, show }) {
  if (held) return nothing; // nor what comes after it
  if (typed) return html`<p class="headline">${say("web-table-typed", { typed })}</p>`;
  return info ? sinceLine(scene, connection, info, () => show("since")) : nothing;
}

/**
 * @param {TableSession} session
 * @param {Scene} scene
 * @param {StripState} state
 */
function buttons(session, scene, { board, wide, pick, show }) {
  if (session.device.lingers) return passButton(session);
  if (session.stepping) return stepButton(session);
  passFocus();
  return moves(scene, board, pick, { wide, openList: () => show("moves") });
}

/** @param {TableSession} session */
function passButton(session) {
  const next = session.device.asked?.seat;
  const name = next == null ? "" : session.names[next];
  return html`<button type="button" class="button main pass-button" @click=${() => session.passDevice()}>
    ${say("terminal-linger-key", { next: name })}
  </button>`;
}

/** The button for the next step, which is still there, is about to go: it hands the focus on to what is asked then. */
function passFocus() {
  const focused = document.activeElement?.classList.contains("step-button");
  if (focused) requestAnimationFrame(() => setTimeout(focusMoves));
}

/** Bots wait to be asked: one tap, one question that they answer. @param {TableSession} session */
function stepButton(session) {
  return html`<button type="button" class="button main step-button" aria-keyshortcuts="n" aria-disabled=${session.mayStep ? nothing : "true"} @click=${() => session.step()}>
    ${say("web-step")}
  </button>`;
}
