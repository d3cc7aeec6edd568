/** What happened, in sentences: the log that one can read, and the voice that says what is new. */

import { say } from "../js/words.js";
import { classMap, html, keyed, nothing, ref, repeat } from "../vendor/lit.js";
import { isHeadline, isLogged, redacted } from "./event-salience.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../js/types.js").GameEvent} GameEvent */
/** @typedef {{number: number, text: string, headline: boolean, fresh: boolean, face: string | null}} LogLine  with the card that it speaks of */

// More is not read out at once: the log keeps it.
const MOST_SAID = 8;
// An older sentence is still in the record and in the replay.
const MOST_SHOWN = 400;

/**
 * The sentences of these events; those from number `since` on are new.
 * @param {Scene} scene
 * @param {readonly GameEvent[]} events
 * @param {number} since
 * @returns {LogLine[]}
 */
export function logLines(scene, events, since) {
  const { game } = scene;
  return events
    .map((event, number) => ({ event, number }))
    .slice(-MOST_SHOWN)
    .filter(({ event }) => isLogged(game, event))
    .map(({ event, number }) => {
      const told = number < since ? redacted(game, event, scene.view) : event;
      return {
        number,
        text: scene.spell.event(told),
        headline: isHeadline(game, event, scene.seat),
        fresh: number >= since,
        face: told.face ?? null,
      };
    });
}

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

/** @param {LogLine[]} lines */
export function log(lines) {
  if (!lines.length) return html`<p class="hint">${say("web-table-log-empty")}</p>`;
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
      <ol class="log-lines">
        ${repeat(lines, (line) => line.number, logItem)}
      </ol>
    </div>
  `;
}

/** @param {LogLine} line */
function logItem({ text, headline, fresh, face }) {
  return html`<li data-face=${face ?? nothing} class=${classMap({ "log-line": true, "is-headline": headline, "is-fresh": fresh })}>
    ${headline ? html`<span class="log-mark" aria-hidden="true">!</span>` : nothing}${text}
  </li>`;
}

/** Whose turn it is the status line says. */
const TURN = "turn";

/**
 * What is read out: the sentences of the last news. The log itself may be out of sight.
 * @param {Scene} scene
 * @param {number} count  of all events: the same sentence again is said again
 */
export function announcement(scene, count) {
  const told = scene.fresh.filter((event) => event.event !== TURN && isLogged(scene.game, event));
  const events = told.slice(-MOST_SAID);
  const text = events.map((event) => scene.spell.event(event)).join(" ");
  return html`<p class="quiet" id="voice" aria-live="polite">${keyed(count, html`<span>${text}</span>`)}</p>`;
}
