/** What happened, in sentences: the log that one can read, and the voice that says what is new. */

import { say } from "../js/words.js";
import { html, keyed, nothing, ref, repeat } from "../vendor/lit.js";
import { isLogged } from "./event-salience.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("./log-groups.js").LogLine} LogLine */
/** @typedef {import("./log-groups.js").LogGroup} LogGroup */
// More is not read out at once: the log keeps it.
const MOST_SAID = 8;

/** Lists in which somebody reads further up. @type {WeakSet<Element>} */
const scrolledUp = new WeakSet();

/** @param {Event} event */
function noteScroll(event) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  if (list.scrollHeight - list.scrollTop - list.clientHeight > 48) scrolledUp.add(list);
  else scrolledUp.delete(list);
}

/** Keep the newest sentence in sight, unless somebody reads further up. @param {Element | undefined} list */
function follow(list) {
  queueMicrotask(() => {
    if (list && !scrolledUp.has(list)) list.scrollTop = list.scrollHeight;
  });
}

/** @param {LogGroup[]} groups */
export function log(groups) {
  if (!groups.length) return html`<p class="hint">${say("web-table-log-empty")}</p>`;
  return html`
    <div
      class="log"
      role="log"
      aria-live="off"
      aria-label=${say("web-table-log")}
      tabindex="0"
      @scroll=${noteScroll}
      ${ref((list) => follow(list))}
    >
      ${repeat(groups, ({ heading }) => heading?.number ?? -1, logGroup)}
    </div>
  `;
}

/** What gives a line the colour of a seat. @param {number | null | undefined} seat */
const seatClass = (seat) => (seat == null ? "" : `seat-${seat + 1}`);

/** @param {LogGroup} group */
function logGroup({ heading, lines }) {
  return html`<section class="log-group ${seatClass(heading?.seat)}">
    ${heading ? html`<h3 class="log-heading">${heading.text}</h3>` : nothing}
    ${lines.length ? logList(lines) : nothing}
  </section>`;
}

/** @param {LogLine[]} lines */
export function logList(lines) {
  return html`<ol class="log-lines">${repeat(lines, (line) => line.number, logItem)}</ol>`;
}

/** @param {LogLine} line */
function logItem({ text, headline, fresh, face, seat }) {
  const kind = `${headline ? "is-headline" : ""} ${fresh ? "is-fresh" : ""} ${seatClass(seat)}`;
  return html`<li data-face=${face ?? nothing} class="log-line ${kind}">
    ${headline ? html`<span class="log-mark" aria-hidden="true">!</span>` : nothing}${text}
  </li>`;
}

/**
 * What is read out: the sentences of the last news. The log itself may be out of sight.
 * @param {Scene} scene
 * @param {number} count  of all events: the same sentence again is said again
 */
export function announcement(scene, count) {
  const events = scene.fresh.filter((event) => isLogged(scene.game, event)).slice(-MOST_SAID);
  const text = events.map((event) => scene.spell.event(event)).join(" ");
  return html`<p class="quiet" id="voice" aria-live="polite">${keyed(count, html`<span>${text}</span>`)}</p>`;
}
