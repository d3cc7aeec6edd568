/** The frame of a board, at a table as in a replay: the head, the box of the board, and messages. */

import { linkTo } from "../js/router.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

// More letters leave no room for a fourth button on a phone, unless they are small.
const LONG_NAME = 12;

/**
 * @param {{title: string, back: string, backLabel: string, buttons?: unknown}} head  where the arrow leads, and what stands beside the title
 */
export function tableHead({ title, back, backLabel, buttons = nothing }) {
  return html`<header class="table-head">
    <a class="table-house" href=${linkTo(back)} aria-label=${backLabel}><span aria-hidden="true">‹</span></a>
    <h1 class="table-name ${title.length > LONG_NAME ? "is-long" : ""}">${title}</h1>
    ${buttons}
  </header>`;
}

/**
 * A button of the head; where there is little room, its sign alone is shown.
 * @param {{sign: unknown, label: string, act: () => void, mark?: unknown, kind?: string, keys?: string}} button
 */
export function headButton({ sign, label, act, mark = nothing, kind = "", keys }) {
  return html`<button
    type="button"
    class="button head-button ${kind}"
    aria-haspopup="dialog"
    aria-keyshortcuts=${keys ?? nothing}
    title=${label}
    @click=${act}
  >
    ${sign}<span class="head-text">${label}</span>${mark}
  </button>`;
}

/**
 * The box of the board: as large as the frame allows, whatever is drawn in it.
 * @param {unknown} board
 * @param {{inert?: boolean, act?: string, skip?: (() => void) | null}} [how]  whether something stands in front of it; what is being played, and how
 *   a tap goes on
 */
export function boardBox(board, { inert = false, act, skip = null } = {}) {
  return html`<section class="table-board" id="board" tabindex="-1" aria-label=${say("web-table-board")} ?inert=${inert} data-act=${act ?? nothing} @click=${skip ?? nothing}>
    ${board}
    <div class="flights" aria-hidden="true"></div>
  </section>`;
}

/**
 * @param {unknown} text
 * @param {{waits?: boolean}} [how]  whether something is waited for
 */
export function tableMessage(text, { waits = false } = {}) {
  return html`<section class="table-message sheet">
    <p role="status">${waits ? html`<span class="turning" aria-hidden="true"></span>` : nothing}${text}</p>
    <p><a class="button" href=${linkTo("/")}>${say("web-table-home")}</a></p>
  </section>`;
}
