/** The log of a table: its groups, and what happened since the reader last looked. */

import { clockBack } from "../js/icons.js";
import { say } from "../js/words.js";
import { html, keyed, nothing, ref, repeat } from "../vendor/lit.js";
import { dialog } from "./dialog.js";
import { isHeading, isHeadline, isLogged, redacted } from "./scene.js";

/** @import { Board, Scene } from "../boards/scene.js" */
/** @import { GameEvent } from "../js/types.js" */
/** @import { SeatConnection } from "./seat-connection.js" */

/**
 * @typedef {object} LogLine
 * @property {number} number
 * @property {string} text
 * @property {number} times  how often in a row
 * @property {boolean} headline
 * @property {boolean} fresh
 * @property {string | null} face  the card that it speaks of
 * @property {number | null} seat  whose event it is
 *
 * @typedef {{heading: LogLine | null, lines: LogLine[], bare?: boolean}} LogGroup  a turn, a round or the like; what comes before the first has no heading, and a bare one says only whose turn it is
 */

// An older sentence is still in the record and in the replay.
const MOST_SHOWN = 400;

/**
 * The sentences of these events, turn by turn; those from number `since` on are new.
 * @param {Scene} scene
 * @param {readonly GameEvent[]} events
 * @param {number} since
 * @param {number} [first]  the first event; else the latest ones
 */
export function logGroups(scene, events, since, first = events.length - MOST_SHOWN) {
  /** @type {LogGroup[]} */
  const groups = [{ heading: null, lines: [] }];
  events.forEach((event, number) => {
    if (number < first) return;
    if (isHeading(scene.game, event)) {
      dropBareTurn(groups);
      const heading = logLine(scene, event, number, since);
      groups.push({ heading, lines: [], bare: event.event === TURN });
    } else if (isLogged(scene.game, event))
      addLine(groups[groups.length - 1].lines, logLine(scene, event, number, since));
  });
  return groups.filter(({ heading, lines }) => heading || lines.length);
}

/** A turn in which nothing is told needs no heading once another one follows. @param {LogGroup[]} groups */
function dropBareTurn(groups) {
  const last = groups.at(-1);
  if (last?.bare && !last.lines.length) groups.pop();
}

/** The same sentence again is counted on its line. @param {LogLine[]} lines @param {LogLine} line */
function addLine(lines, line) {
  const last = lines.at(-1);
  if (last?.text !== line.text) lines.push(line);
  else lines[lines.length - 1] = { ...line, number: last.number, times: last.times + 1 };
}

/** @param {Scene} scene @param {GameEvent} event @param {number} number @param {number} since @returns {LogLine} */
function logLine(scene, event, number, since) {
  const { game, view, seat } = scene;
  const kept = number < since ? redacted(game, event, view) : event;
  return {
    number,
    text: scene.spell.event(kept),
    times: 1,
    headline: isHeadline(game, event, seat),
    fresh: number >= since,
    face: kept.face ?? null,
    seat: event.seat ?? null,
  };
}

// More is not read out at once: the log keeps it.
const MOST_SAID = 8;

// In px, as `.log` has it: so that the first line in sight is a whole one.
const END_ROOM = 40;

/** Lists scrolled up by the reader. @type {WeakSet<Element>} */
const scrolledUp = new WeakSet();

/** @param {Event} event */
function noteScroll(event) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  if (list.scrollHeight - list.scrollTop - list.clientHeight > 48) scrolledUp.add(list);
  else scrolledUp.delete(list);
}

/** Keep the newest sentence in sight, unless the reader has scrolled up. @param {Element | undefined} list */
function follow(list) {
  queueMicrotask(() => {
    if (!list || scrolledUp.has(list)) return;
    list.scrollTop = list.scrollHeight - list.clientHeight - END_ROOM;
    list.scrollTop += cutHeight(list);
  });
}

/** How much of a line is still seen at the top of the list. @param {Element} list */
function cutHeight(list) {
  const start = list.getBoundingClientRect().top;
  const lines = list.querySelectorAll(".log-line");
  for (let place = lines.length - 1; place >= 0; place -= 1) {
    const { top, bottom } = lines[place].getBoundingClientRect();
    const edge = start + stayingHeight(lines[place]);
    if (top < edge) return top < edge - 1 && bottom > edge ? Math.min(bottom - edge, END_ROOM) : 0;
  }
  return 0;
}

/** The height of the heading that stays over this line, if it does; headings may have two lines. @param {Element} line */
function stayingHeight(line) {
  const heading = line.closest(".log-group")?.querySelector(".log-heading");
  const stays = heading && getComputedStyle(heading).position === "sticky";
  return stays ? heading.getBoundingClientRect().height : 0;
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
function logList(lines) {
  return html`<ol class="log-lines">${repeat(lines, (line) => line.number, logItem)}</ol>`;
}

/** @param {LogLine} line */
function logItem({ text, times, headline, fresh, face, seat }) {
  const kind = `${headline ? "is-headline" : ""} ${fresh ? "is-fresh" : ""} ${seatClass(seat)}`;
  return html`<li data-face=${face ?? nothing} class="log-line ${kind}">
    ${headline ? html`<span class="log-mark" aria-hidden="true">!</span>` : nothing}${text}${times > 1 ? html` <b>×${times}</b>` : nothing}
  </li>`;
}

/** Whose turn it is the status line says. */
const TURN = "turn";

/**
 * What is read out: the sentences of what has just been seen. The log itself may be out of sight.
 * @param {Scene} scene
 * @param {readonly GameEvent[]} seen
 * @param {number} count  of all events: the same sentence again is said again
 */
export function announcement(scene, seen, count) {
  const logged = seen.filter((event) => event.event !== TURN && isLogged(scene.game, event));
  const events = logged.slice(-MOST_SAID);
  const text = events.map((event) => scene.spell.event(event)).join(" ");
  return html`<p class="quiet" id="voice" aria-live="polite">${keyed(count, html`<span>${text}</span>`)}</p>`;
}

// Short sentences that fit in the strip.
const MOST_SEEN = 2;
const MOST_LETTERS = 110;

/** Both sentences, or the last one where both are too long. @param {Scene} scene @param {readonly GameEvent[]} shown */
function caption(scene, shown) {
  const sentences = shown.map((event) => scene.spell.event(event));
  const both = sentences.join(" ");
  return both.length > MOST_LETTERS ? sentences[sentences.length - 1] : both;
}

/** What has just been seen, in the strip: the important sentences, or else the last ones. @param {Scene} scene @param {readonly GameEvent[]} seen @param {Board} board */
export function seenLine(scene, seen, board) {
  const logged = seen.filter((event) => event.event !== TURN && isLogged(scene.game, event));
  const headlines = logged.filter((event) => isHeadline(scene.game, event, scene.seat));
  const shown = (headlines.length ? headlines : logged).slice(-MOST_SEEN);
  if (!shown.length) return nothing;
  const text = board.caption?.(scene, logged) ?? caption(scene, shown);
  return html`<p class="seen-line ${headlines.length ? "is-headline" : ""}" aria-hidden="true">${text}</p>`;
}

/**
 * What others have done since the viewer's last choice: it opens the sentences.
 * @param {Scene} scene
 * @param {SeatConnection} connection
 * @param {() => void} open
 */
export function sinceButton(scene, connection, open) {
  const events = eventsSince(scene, connection);
  const others = events.some(({ seat }) => seat != null && seat !== scene.seat);
  if (!others) return nothing;
  const key = scene.seat === null ? "web-since-watching-count" : "web-since-count";
  const text = say(key, { count: events.length });
  return html`<button type="button" class="since" aria-haspopup="dialog" title=${text} @click=${open}>
    ${clockBack()}<span class="since-text">${text}</span><b class="since-count" aria-hidden="true">${events.length}</b>
  </button>`;
}

/** Events to show, without turns: the board shows those. @param {Scene} scene @param {SeatConnection} connection */
function eventsSince({ game }, { events, firstNew }) {
  return events.slice(firstNew).filter((event) => isLogged(game, event) && !isHeading(game, event));
}

/** @param {Scene} scene */
function title(scene) {
  return say(scene.seat === null ? "web-since-watching" : "web-since");
}

/** All of it, turn by turn. @param {Scene} scene @param {SeatConnection} connection @param {() => void} closed */
export function sinceSheet(scene, connection, closed) {
  const { events, firstNew } = connection;
  const body = html`<div class="since-sheet">${log(logGroups(scene, events, firstNew, firstNew))}</div>`;
  return dialog({ title: title(scene), body, kind: "is-drawer is-since", closed });
}
