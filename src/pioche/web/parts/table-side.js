/** What stands beside the board, in tabs or in a drawer: log, odds, chat. */

import { roveRow } from "../js/keyboard.js";
import { preferences, savePreferences } from "../js/storage.js";
import { site } from "../js/transport.js";
import { say } from "../js/words.js";
import { html, nothing, ref, repeat } from "../vendor/lit.js";
import { dialog } from "./dialog.js";
import { log, logGroups } from "./log.js";
import { tabAlone } from "./tab-alone.js";

/** @import { Scene } from "../boards/scene.js" */
/** @import { ChatLine, Line, Odds } from "../js/types.js" */
/** @import { SeatConnection } from "./seat-connection.js" */
/** @import { TableSession } from "./table-session.js" */
/** @import { MoveValues } from "./move-values.js" */

/** @typedef {{id: string, title: string, mark?: unknown, body: unknown, plain?: boolean}} Panel  `plain`: nothing in it takes the focus, so it does itself, to be scrolled */

/** @param {Panel[]} panels @param {string} shown @param {(id: string) => void} choose @param {string} label */
function tabs(panels, shown, choose, label) {
  const present = panels.find((panel) => panel.id === shown) ?? panels[0];
  return html`
    <div class="tabs" role="tablist" aria-label=${label} @keydown=${roveRow}>
      ${panels.map((panel) => tab(panel, panel === present, choose))}
    </div>
    <div class="panel" role="tabpanel" id="panel-${present.id}" tabindex=${present.plain ? "0" : nothing} aria-labelledby="tab-${present.id}">${present.body}</div>
  `;
}

/** @param {Panel} panel @param {boolean} present @param {(id: string) => void} choose */
function tab({ id, title, mark = nothing }, present, choose) {
  return html`<button
    type="button"
    role="tab"
    class="tab"
    id="tab-${id}"
    data-rove
    tabindex=${present ? "0" : "-1"}
    aria-selected=${present ? "true" : "false"}
    aria-controls=${present ? `panel-${id}` : nothing}
    @click=${() => choose(id)}
    @focus=${() => choose(id)}
  >
    ${title}${mark}
  </button>`;
}

/** @param {Panel[]} panels */
function stacked(panels) {
  return panels.map(
    ({
      id,
      title,
      mark = nothing,
      body,
      plain,
    }) => html`<section class="panel" id="panel-${id}" tabindex=${plain ? "0" : nothing} aria-labelledby="title-${id}">
      <h2 class="panel-title" id="title-${id}">${title}${mark}</h2>
      ${body}
    </section>`,
  );
}

/** The viewer's odds, requested again after every event. */
class OddsLoader {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    /** @type {SeatConnection | null} */
    this.connection = null;
    /** The view that the odds belong to. @type {object | null} */
    this.view = null;
    /** @type {Odds | null} */
    this.odds = null;
  }

  /** The odds of the present view; requested where they are missing. */
  get present() {
    const { connection, info } = this.session;
    const view = connection.news?.view ?? null;
    if (!info?.odds || info.phase !== "playing" || !view) return null;
    if (view !== this.view || connection !== this.connection) this.ask(connection, view);
    return this.connection === connection ? this.odds : null;
  }

  /** @param {SeatConnection} connection @param {object} view */
  async ask(connection, view) {
    if (connection !== this.connection) this.odds = null; // odds of another seat
    this.connection = connection;
    this.view = view;
    try {
      const reply = await connection.socket.command({ type: "odds" });
      if (connection === this.connection && view === this.view && reply.type === "odds")
        this.odds = reply;
    } catch {
      this.odds = null;
    }
    this.session.changed();
  }
}

/**
 * @param {Scene} scene
 * @param {Odds | null} odds
 * @param {boolean} allowed
 * @param {unknown} values  what each move is worth, where the table allows it
 */
function oddsPanel(scene, odds, allowed, values) {
  if (!allowed) return html`<p class="hint">${say("web-table-odds-forbidden")}</p>`;
  if (scene.over) return html`<p class="hint">${say("terminal-over")}</p>`;
  if (!odds) return html`${values}<p class="hint">${say("web-table-odds-none")}</p>`;
  return html`${values}<div class="odds">
    ${oddsList(scene, say("web-table-odds-chances"), odds.chances)} ${oddsList(scene, say("web-table-odds-counts"), odds.counts)}
  </div>`;
}

/** @param {Scene} scene @param {string} title @param {readonly Line[]} lines */
function oddsList(scene, title, lines) {
  if (!lines.length) return nothing;
  return html`<h3 class="odds-title">${title}</h3>
    <ul class="odds-lines">
      ${lines.map((line) => oddsLine(scene.spell.line(line, true), line.chance))}
    </ul>`;
}

/** @param {string} text @param {number} [chance] */
function oddsLine(text, chance) {
  if (chance === undefined) return html`<li>${text}</li>`;
  return html`<li>
    <span>${text}</span>
    <svg class="odds-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect class="odds-bar-back" width="100" height="6" rx="3"></rect>
      <rect class="odds-bar-full" width=${Math.round(chance * 100)} height="6" rx="3"></rect>
    </svg>
  </li>`;
}

const LONGEST = 500;

/** @param {Element | undefined} list */
function toEnd(list) {
  queueMicrotask(() => {
    if (list) list.scrollTop = list.scrollHeight;
  });
}

/**
 * @param {ChatLine[]} lines
 * @param {((text: string) => Promise<unknown>) | null} send  none: one may only read
 */
function chat(lines, send) {
  return html`
    <div class="chat">
      ${lines.length ? chatLines(lines) : html`<p class="hint">${say("web-table-chat-empty")}</p>`}
      ${send ? chatForm(send) : html`<p class="hint">${say("web-table-chat-watch")}</p>`}
    </div>
  `;
}

/** Around one device people talk: what the house announces, and where to play with others. @param {ChatLine[]} lines */
function chatOfTab(lines) {
  return html`<div class="chat">${lines.length ? chatLines(lines) : nothing} ${tabAlone()}</div>`;
}

/** @param {ChatLine[]} lines */
function chatLines(lines) {
  return html`<div class="chat-lines" role="log" aria-label=${say("web-table-chat")} tabindex="0" ${ref((list) => toEnd(list))}>
    <ol>
      ${repeat(lines, (line) => line.number, chatLine)}
    </ol>
  </div>`;
}

/** @param {ChatLine} line */
function chatLine({ name, text, key }) {
  if (key) return html`<li class="chat-notice">${say(key)}</li>`;
  return html`<li><strong class="chat-name">${name}</strong> <span>${text}</span></li>`;
}

/** @param {(text: string) => Promise<unknown>} send */
function chatForm(send) {
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement | null} */ (
      /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("text")
    );
    const text = field?.value.trim();
    if (field && text && (await send(text))) field.value = "";
  };
  return html`<form class="chat-form" @submit=${submit}>
    <label class="quiet" for="chat-text">${say("web-table-chat-say")}</label>
    <input id="chat-text" name="text" type="text" maxlength=${LONGEST} autocomplete="off" placeholder=${say("web-table-chat-say")} />
    <button type="submit" class="button">${say("web-table-chat-send")}</button>
  </form>`;
}

/** How many lines wait to be read, beside the name of the panel. @param {number} count */
export function unread(count) {
  if (!count) return nothing;
  return html` <span class="badge" aria-label=${say("web-table-unread", { count })}>${count}</span>`;
}

// Room for the side beside the board; for all its panels at once.
const WIDE = "(min-width: 66rem)";
const HUGE = "(min-width: 100rem)";
// A phone on its side: the log stands over the question, in the column beside the board (wide.css).
const FLAT = "(max-height: 30rem) and (36rem <= width < 66rem)";

export class TableSide {
  tab = preferences().odds ? "odds" : "log";
  wide = matchMedia(WIDE);
  huge = matchMedia(HUGE);
  flat = matchMedia(FLAT);
  /** Whether the drawer is open; beside the board there is none. */
  open = false;
  /** What moves are worth, fetched when the odds are first in sight. @type {MoveValues | null} */
  values = null;
  valuesAsked = false;

  /** @param {TableSession} session @param {() => void} redraw */
  constructor(session, redraw) {
    this.session = session;
    this.redraw = redraw;
    this.oddsLoader = new OddsLoader(session);
    for (const room of this.rooms) room.addEventListener("change", redraw);
  }

  close() {
    for (const room of this.rooms) room.removeEventListener("change", this.redraw);
  }

  get rooms() {
    return [this.wide, this.huge, this.flat];
  }

  /** @param {Scene} scene */
  render(scene) {
    const panels = this.panels(scene);
    if (this.huge.matches) return stacked(panels);
    const label = say("web-table-side");
    return html`<div class="tabbed">${tabs(panels, this.tab, (id) => this.choose(id), label)}</div>`;
  }

  /** The log over the question, where the strip is a column. @param {Scene} scene */
  stripLog(scene) {
    if (!this.flat.matches) return nothing;
    const { title, body } = this.logPanel(scene);
    return html`<div class="strip-log"><h2 class="quiet">${title}</h2>${body}</div>`;
  }

  /** The same in a sheet that comes up from below. @param {Scene} scene @param {() => void} closed */
  drawer(scene, closed) {
    const title = say("web-table-side");
    return dialog({ title, body: this.render(scene), kind: "is-drawer is-side", closed });
  }

  /** How many lines of the chat are unread; what has happened is offered beside the question. */
  get unreadLines() {
    const { chat: said, chatRead } = this.session;
    return said.length - chatRead;
  }

  /** @param {Scene} scene @returns {Panel[]} */
  panels(scene) {
    const panels = [this.logPanel(scene), this.oddsPanel(scene), this.chatPanel()];
    return scene.over ? panels.filter(({ id }) => id !== "odds") : panels;
  }

  /** @param {Scene} scene */
  logPanel(scene) {
    const { events, firstNew } = this.session.connection;
    return {
      id: "log",
      title: say("web-table-log"),
      body: log(logGroups(scene, events, firstNew)),
    };
  }

  /** @param {Scene} scene */
  oddsPanel(scene) {
    const inSight = this.inSight("odds");
    const odds = inSight ? this.oddsLoader.present : null;
    const values = this.moveValues(scene, inSight);
    const body = oddsPanel(scene, odds, Boolean(this.session.info?.odds), values);
    return { id: "odds", title: say("web-table-odds"), body, plain: true };
  }

  /** @param {Scene} scene @param {boolean} inSight */
  moveValues(scene, inSight) {
    const { info, connection } = this.session;
    if (!info?.values || connection.seat === null) return nothing;
    if (inSight) void this.loadValues();
    return this.values?.render(scene, inSight) ?? nothing;
  }

  async loadValues() {
    if (this.valuesAsked) return;
    this.valuesAsked = true;
    try {
      const { openMoveValues } = await import("./move-values.js");
      this.values = await openMoveValues(this.session);
    } catch {
      this.valuesAsked = false; // the line is down: again with the next drawing
    }
    this.redraw();
  }

  /** The drawer opens or closes. @param {boolean} open */
  setOpen(open) {
    this.open = open;
    this.values?.follow(this.inSight("odds"));
  }

  chatPanel() {
    const { session } = this;
    const { chat: lines, connection } = session;
    if (this.inSight("chat")) session.chatRead = lines.length;
    const send =
      connection.seat === null ? null : (/** @type {string} */ text) => session.say(text);
    const mark = unread(lines.length - session.chatRead);
    const body = site ? chatOfTab(lines) : chat(lines, send);
    return { id: "chat", title: say("web-table-chat"), mark, body, plain: Boolean(site) };
  }

  /** @param {string} id */
  inSight(id) {
    if (this.huge.matches) return true;
    return this.tab === id && (this.wide.matches || this.open);
  }

  /** @param {string} id */
  choose(id) {
    if (this.tab === id) return;
    this.tab = id;
    savePreferences({ odds: id === "odds" });
    this.redraw();
  }

  /** Show a panel and put the focus into it. @param {string} id */
  goTo(id) {
    this.choose(id);
    // After the drawing that the choice brings.
    requestAnimationFrame(() => setTimeout(() => focusPanel(id)));
  }
}

/** @param {string} id */
function focusPanel(id) {
  const panel = document.getElementById(`panel-${id}`);
  const inside =
    panel?.querySelector("input, [tabindex='0']") ?? document.getElementById(`tab-${id}`);
  if (inside instanceof HTMLElement) inside.focus();
  panel?.scrollIntoView({ block: "nearest" });
}
