/** What surrounds a board, at a table as in a replay: the head, and a message where there is nothing to show yet. */

import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/**
 * @param {{title: string, back: string, backLabel: string, buttons?: unknown}} head  where the arrow leads, and what stands beside the title
 */
export function tableHead({ title, back, backLabel, buttons = nothing }) {
  return html`<header class="table-head">
    <a class="table-house" href=${back} aria-label=${backLabel}><span aria-hidden="true">‹</span></a>
    <h1 class="table-name">${title}</h1>
    ${buttons}
  </header>`;
}

/**
 * @param {unknown} text
 * @param {{waits?: boolean}} [how]  whether something is waited for
 */
export function tableMessage(text, { waits = false } = {}) {
  return html`<section class="table-message sheet">
    <p role="status">${waits ? html`<span class="turning" aria-hidden="true"></span>` : nothing}${text}</p>
    <p><a class="button" href="/">${say("web-table-home")}</a></p>
  </section>`;
}
