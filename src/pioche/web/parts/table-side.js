/** The log, the odds and the chat, in tabs: beside the board below the players, or in a drawer where there is no room. */

import { preferences, savePreferences } from "../js/storage.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { chat, unread } from "./chat.js";
import { dialog } from "./dialog.js";
import { isLogged } from "./event-salience.js";
import { log } from "./log.js";
import { logGroups } from "./log-groups.js";
import { OddsLoader, oddsPanel } from "./odds.js";
import { stacked, tabs } from "./tabs.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("./tabs.js").Panel} Panel */
/** @typedef {import("./table-session.js").TableSession} TableSession */

// Room for the side beside the board; for all its panels at once.
const WIDE = "(min-width: 66rem)";
const HUGE = "(min-width: 100rem)";

export class TableSide {
  tab = preferences().odds ? "odds" : "log";
  wide = matchMedia(WIDE);
  huge = matchMedia(HUGE);
  /** Whether the drawer is open; beside the board there is none. */
  open = false;
  /** What moves are worth, fetched when the odds are first in sight. @type {import("./move-values.js").MoveValues | null} */
  values = null;
  valuesAsked = false;
  /** So many events had happened when the log was last looked at. */
  logRead = 0;

  /**
   * @param {TableSession} session
   * @param {() => void} redraw
   */
  constructor(session, redraw) {
    this.session = session;
    this.redraw = redraw;
    this.oddsLoader = new OddsLoader(session);
    for (const room of [this.wide, this.huge]) room.addEventListener("change", redraw);
  }

  close() {
    for (const room of [this.wide, this.huge]) room.removeEventListener("change", this.redraw);
  }

  /** @param {Scene} scene */
  render(scene) {
    const panels = this.panels(scene);
    if (this.huge.matches) return stacked(panels);
    const label = say("web-table-side");
    return html`<div class="tabbed">${tabs(panels, this.tab, (id) => this.choose(id), label)}</div>`;
  }

  /**
   * The same in a sheet that comes up from below.
   * @param {Scene} scene
   * @param {() => void} closed
   */
  drawer(scene, closed) {
    this.logRead = this.session.connection.events.length;
    const title = say("web-table-side");
    return dialog({ title, body: this.render(scene), kind: "is-drawer is-side", closed });
  }

  /** How many lines nobody has looked at: of the log since one's own last move, and of the chat. @param {Scene} scene */
  unreadLines(scene) {
    const { connection, chat: said, chatRead } = this.session;
    const since = Math.max(this.logRead, connection.firstNew);
    const told = connection.events.slice(since).filter((event) => isLogged(scene.game, event));
    return told.length + said.length - chatRead;
  }

  /**
   * @param {Scene} scene
   * @returns {Panel[]}
   */
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

  /**
   * @param {Scene} scene
   * @param {boolean} inSight
   */
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
    return { id: "chat", title: say("web-table-chat"), mark, body: chat(lines, send) };
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
