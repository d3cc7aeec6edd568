/** The strip under the board: the clock, whose turn it is, and the moves. */

import { fastForward, hourglass } from "../js/icons.js";
import { has, say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { aboutCard } from "./card-info.js";
import { InputGuard } from "./input-guard.js";
import { seenLine, sinceButton } from "./log.js";
import { focusMoves, moves } from "./moves.js";
import { handOverButton } from "./player-actions.js";
import { isAsked, promptText } from "./scene.js";
import { stripUndo } from "./undo.js";

/** @import { Board, Scene } from "../boards/scene.js" */
/** @import { GameEvent } from "../js/types.js" */
/** @import { SeatConnection } from "./seat-connection.js" */
/** @import { TableSession } from "./table-session.js" */

const MS_PER_SECOND = 1000;
const SHORT_SECONDS = 10;

/** The seconds left; null without a clock. @param {SeatConnection} connection */
export function secondsLeft(connection) {
  const left = connection.news?.table.turn_left_ms;
  if (left === null || left === undefined) return null;
  return Math.max(
    0,
    Math.ceil((left - (performance.now() - connection.receivedAt)) / MS_PER_SECOND),
  );
}

/** @param {SeatConnection} connection */
function turnClock(connection) {
  const seconds = secondsLeft(connection);
  if (seconds === null) return nothing;
  const kind = seconds <= SHORT_SECONDS ? "turn-clock is-short" : "turn-clock";
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return html`<span class=${kind} role="timer" aria-label=${say("web-table-clock", { seconds })}>${hourglass()}${time}</span>`;
}

/**
 * Whose turn it is, said in this one place: what is asked of me, or whom the table waits for. The line stays on the page while a
 * moment is held, so that what it says next is read out.
 * @param {TableSession} session
 * @param {Scene} scene
 * @param {StripState} state
 */
function status(session, scene, { held, typed, show }) {
  const asked = !held && isAsked(scene);
  const { connection } = session;
  return html`<div class="status ${asked ? "is-asked" : ""}">
    ${held ? nothing : aboutCard(scene, session.board)}
    <p class="status-line" id="status" role="status">${held ? nothing : html`${asked && !session.device.shared ? yourTurn() : nothing}${statusText(session, scene)}${effectOf(session.board, scene)}`}</p>
    ${held ? nothing : turnClock(connection)} ${held || typed ? nothing : sinceButton(scene, connection, () => show("since"))}
  </div>`;
}

/** What the card in question does, where there is room for it. @param {Board} board @param {Scene} scene */
function effectOf(board, scene) {
  const text = isAsked(scene) && board.effect?.(scene);
  return text ? html` <span class="status-effect">${text}</span>` : nothing;
}

/** The light beside the question, in words for screen readers. */
function yourTurn() {
  return html`<span class="quiet">${say("web-table-your-turn")} </span>`;
}

/** @param {TableSession} session @param {Scene} scene */
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

/** Why something was refused, and the ruling that says so in its own words. @param {TableSession} session */
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

/**
 * @typedef {object} StripState
 * @property {Board} board
 * @property {boolean} held  whether the board still shows what has just happened
 * @property {readonly GameEvent[]} seen  what has just been seen
 * @property {string} typed  the digits of a move's number
 * @property {boolean} wide
 * @property {unknown} log  all that has happened, where there is room for it
 * @property {boolean} mayHurry  whether one may go on to one's next question at once
 * @property {(() => void) | null} skip  go on to what comes next, while something is played
 * @property {(move: string) => void} pick
 * @property {(sheet: "moves" | "since") => void} show
 */

/** @param {TableSession} session @param {Scene} scene @param {StripState} state */
export function tableStrip(session, scene, state) {
  return html`<section class="table-strip ${state.board.whole ? "is-brief" : ""}" aria-label=${say("web-table-action")}>
    ${state.log} <div class="strip-words">${happened(scene, state)} ${status(session, scene, state)}</div>
    ${state.held ? goOn(html`${passMomentButton(state)} ${hurryButton(session, state)}`) : buttons(session, scene, state)}
  </section>`;
}

/** Whether a key has pressed one of the buttons that go on: its focus is passed to the next question. */
let passesFocus = false;

/** What goes on with the game, side by side. @param {unknown} buttons */
function goOn(buttons) {
  return html`<div class="strip-go" @click=${notePress}>${buttons}</div>`;
}

/** @param {MouseEvent} event */
function notePress({ detail }) {
  passesFocus = detail === 0;
}

/** Below the board, where nothing can be chosen meanwhile. @param {StripState} state */
function passMomentButton({ skip }) {
  if (!skip) return nothing;
  return html`<button type="button" class="button moment-pass" aria-keyshortcuts="n" @click=${skip}>${say("web-board-moment-pass")}</button>`;
}

/** The number that is being typed, or what has just been seen. @param {Scene} scene @param {StripState} state */
function happened(scene, { board, held, typed, seen }) {
  // A count speaks for itself: what was said before is over.
  if (held) return scene.over ? nothing : seenLine(scene, seen, board);
  return typed ? html`<p class="headline">${say("web-table-typed", { typed })}</p>` : nothing;
}

/** @param {TableSession} session @param {Scene} scene @param {StripState} state */
function buttons(session, scene, state) {
  const { board, wide, pick, show } = state;
  if (session.device.lingers) return passButton(session);
  if (session.stepping) return goOn(html`${stepButton(session)} ${hurryButton(session, state)}`);
  if (state.mayHurry) return goOn(hurryButton(session, state));
  hurryOffered = false;
  passFocus();
  const undo = board.undoable?.(scene) ? stripUndo(session) : nothing;
  return html`${handOverButton(session)}
    <div class="strip-moves">${undo} ${moves(scene, board, pick, { wide, openList: () => show("moves") })}</div>`;
}

/** @param {TableSession} session */
function passButton(session) {
  const next = session.device.asked?.seat;
  const name = next == null ? "" : session.names[next];
  return html`<button type="button" class="button main pass-button" @click=${() => session.passDevice()}>
    ${say("terminal-linger-key", { next: name })}
  </button>`;
}

/** The button for the next step is about to go: the focus moves on to the question. */
function passFocus() {
  const { activeElement, body } = document;
  const gone = passesFocus && (!activeElement || activeElement === body);
  passesFocus = false;
  if (gone || activeElement?.matches(".strip-go > .button"))
    requestAnimationFrame(() => setTimeout(focusMoves));
}

/** Since when one may go on at once: the button may come under a finger. */
const hurryGuard = new InputGuard();
let hurryOffered = false;

/** Alone against bots: on to my next question. @param {TableSession} session @param {StripState} state */
function hurryButton(session, { mayHurry }) {
  if (mayHurry && !hurryOffered) hurryGuard.reset();
  hurryOffered = mayHurry;
  if (!mayHurry) return nothing;
  const hurry = () => hurryGuard.closed || session.hurry();
  return html`<button type="button" class="button hurry-button" aria-disabled=${session.hurrying ? "true" : nothing} @click=${hurry}>
    ${fastForward()}<span>${say("web-hurry")}</span>
  </button>`;
}

/** Bots wait to be asked: one tap, one question that they answer. @param {TableSession} session */
function stepButton(session) {
  return html`<button type="button" class="button main step-button" aria-keyshortcuts="n" aria-disabled=${session.mayStep ? nothing : "true"} @click=${() => session.step()}>
    ${say("web-step")}
  </button>`;
}
