/** One table: the board in its slot, what is asked, what one may do, and all that belongs to it. */

import { boardOf } from "../boards/index.js";
import { go } from "../js/router.js";
import { spellRefusal } from "../js/spell.js";
import { preferences, savePreferences } from "../js/storage.js";
import { say } from "../js/words.js";
import { chat, unread } from "../parts/chat.js";
import { botPlaysNotice, connectionBanner } from "../parts/connection-banner.js";
import { curtain } from "../parts/curtain.js";
import { RecordCheck } from "../parts/fairness-seal.js";
import { gameEnd } from "../parts/game-end.js";
import { isForTable, isOnControl } from "../parts/keys.js";
import { keysDialog } from "../parts/keys-dialog.js";
import { announcement, log, logLines } from "../parts/log.js";
import { confirmLeave, menu } from "../parts/menu.js";
import { numbersOf, readDigits } from "../parts/move-choices.js";
import { moves } from "../parts/moves.js";
import { OddsLoader, oddsPanel } from "../parts/odds.js";
import { rulesDialog } from "../parts/rules-dialog.js";
import { sceneOf } from "../parts/scene.js";
import { seats } from "../parts/seats.js";
import { headline, notice, status } from "../parts/status.js";
import { TableSession } from "../parts/table-session.js";
import { stacked, tabs } from "../parts/tabs.js";
import { secondsLeft } from "../parts/turn-clock.js";
import { undoButton, undoQuestion } from "../parts/undo.js";
import { classMap, html, keyed, nothing } from "../vendor/lit.js";

/** @typedef {import("../js/types.js").Screen} Screen */
/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../parts/tabs.js").Panel} Panel */
/** @typedef {"menu" | "help" | "rules" | "leave" | null} Dialog */

const TICK_MS = 1000;
// Room for the side beside the board; for all its panels at once.
const WIDE = "(min-width: 66rem)";
const HUGE = "(min-width: 100rem)";

class TableScreen {
  bare = true;

  /**
   * @param {string} table
   * @param {() => void} redraw
   */
  constructor(table, redraw) {
    this.redraw = redraw;
    this.session = new TableSession(table, () => this.changed());
    this.oddsLoader = new OddsLoader(this.session);
    this.recordCheck = new RecordCheck(table, redraw);
    /** @type {Dialog} */
    this.dialog = null;
    /** What opens once the present dialog has closed. @type {Dialog} */
    this.nextDialog = null;
    this.tab = preferences().odds ? "odds" : "log";
    this.typed = "";
    this.place = "";
    this.wide = matchMedia(WIDE);
    this.huge = matchMedia(HUGE);
    for (const room of [this.wide, this.huge]) room.addEventListener("change", redraw);
    this.press = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.press);
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  close() {
    clearInterval(this.timer);
    for (const room of [this.wide, this.huge]) room.removeEventListener("change", this.redraw);
    document.removeEventListener("keydown", this.press);
    this.session.close();
  }

  tick() {
    if (secondsLeft(this.session.connection) !== null) this.redraw();
  }

  changed() {
    if (this.session.over) void this.recordCheck.begin();
    this.redraw();
    this.arrive();
  }

  /** Where the reader is: a curtain, the table, or its end. Only when that changes does the focus go there. */
  arrive() {
    const { device, over } = this.session;
    const before = this.place;
    this.place = device.curtain ? "curtain-title" : over ? "end-title" : "moves";
    if (!before || before === this.place || document.activeElement?.closest("input, dialog"))
      return;
    // After the drawing that the change brings.
    requestAnimationFrame(() =>
      setTimeout(() => document.getElementById(this.place)?.focus({ preventScroll: !over })),
    );
  }

  // What is shown

  title() {
    const { info, over, connection } = this.session;
    if (!info) return say("web-table-title");
    const game = say(`${info.game}-name`);
    const asked = !over && connection.seat !== null && info.waiting.includes(connection.seat);
    return asked ? say("web-table-title-asked", { game }) : game;
  }

  render() {
    const { session } = this;
    return html`<div class="table-screen">${this.header()} ${connectionBanner(session)} ${this.body()} ${keyed(this.dialog, this.drawDialog())}</div>`;
  }

  header() {
    const { info } = this.session;
    return html`<header class="table-head">
      <a class="table-house" href="/" aria-label=${say("web-table-home")}><span aria-hidden="true">‹</span></a>
      <h1 class="table-name">${info ? say(`${info.game}-name`) : say("web-table-title")}</h1>
      ${info ? html`${this.headButton("rules", say("web-table-rules"))} ${this.headButton("menu", say("web-table-menu"))}` : nothing}
    </header>`;
  }

  /**
   * @param {Dialog} name
   * @param {string} label
   */
  headButton(name, label) {
    return html`<button type="button" class="button head-button" aria-haspopup="dialog" @click=${() => this.show(name)}>${label}</button>`;
  }

  body() {
    const { session } = this;
    const { status: state, refusal } = session.connection;
    if (state === "refused")
      return this.message(refusal ? spellRefusal(refusal, session.names) : nothing, false);
    if (session.info && session.device.curtain) return curtain(session);
    const scene = sceneOf(session);
    if (!scene)
      return this.message(session.info ? say("web-table-revealing") : say("web-table-loading"));
    return keyed(session.connection, this.playing(scene));
  }

  /**
   * @param {unknown} text
   * @param {boolean} [waits]
   */
  message(text, waits = true) {
    return html`<section class="table-message sheet">
      <p role="status">${waits ? html`<span class="turning" aria-hidden="true"></span>` : nothing}${text}</p>
      <p><a class="button" href="/">${say("web-table-home")}</a></p>
    </section>`;
  }

  /** @param {Scene} scene */
  playing(scene) {
    const { session } = this;
    const kind = { "table-body": true, "is-over": scene.over, "is-wide": this.wide.matches };
    return html`<div class=${classMap(kind)}>
      ${scene.over ? gameEnd(session, this.recordCheck) : nothing}
      <section class="table-board" id="board" tabindex="-1" aria-label=${say("web-table-board")}>
        ${keyed(this.undone, this.board.render(scene))} ${this.described(scene)}
      </section>
      ${scene.over ? html`<div class="table-action">${notice(session)}</div>` : this.action(scene)}
      <aside class="table-side" aria-label=${say("web-table-side")}>${this.side(scene)}</aside>
      ${announcement(scene, session.connection.events.length)}
    </div>`;
  }

  get board() {
    return boardOf(this.session.info?.game ?? "");
  }

  /** How often a move was taken back: what a board remembers of it has not happened. */
  get undone() {
    return this.session.connection.events.filter(({ event }) => event === "table-undo").length;
  }

  /** The whole table in sentences, for whoever hears it. @param {Scene} scene */
  described(scene) {
    const sentences = this.board.describe?.(scene) ?? [];
    if (!sentences.length) return nothing;
    return html`<ul class="quiet" aria-label=${say("web-table-described")}>
      ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>`;
  }

  /** @param {Scene} scene */
  action(scene) {
    const { session } = this;
    const { device } = session;
    return html`<section class="table-action" aria-label=${say("web-table-action")}>
      ${headline(session, this.board, scene)} ${notice(session)} ${undoQuestion(session)} ${botPlaysNotice(session)}
      <div class="action-row">
        ${status(session, scene, html`${undoButton(session)} ${this.helpButton()}`)}
        ${device.lingers ? this.passButton() : moves(scene, this.typed, (move) => this.pick(move), this.board.targets?.(scene) ?? [])}
      </div>
    </section>`;
  }

  helpButton() {
    return html`<button
      type="button"
      class="icon-button help-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      aria-label=${say("web-table-help")}
      title=${say("web-table-help")}
      @click=${() => this.show("help")}
    >
      <span aria-hidden="true">?</span>
    </button>`;
  }

  passButton() {
    const next = this.session.device.asked?.seat;
    const name = next == null ? "" : this.session.names[next];
    return html`<button type="button" class="button main big" @click=${() => this.session.passDevice()}>
      ${say("terminal-linger-key", { next: name })}
    </button>`;
  }

  /** @param {Scene} scene */
  side(scene) {
    const panels = this.panels(scene);
    if (this.huge.matches) return html`${this.people(scene)} ${stacked(panels)}`;
    const shown = html`<div class="tabbed">${tabs(panels, this.tab, (id) => this.choose(id), say("web-table-side"))}</div>`;
    return this.wide.matches
      ? html`${this.people(scene)} ${shown}`
      : html`${shown} ${this.people(scene)}`;
  }

  /** @param {Scene} scene */
  people(scene) {
    const { info, names } = this.session;
    if (!info) return nothing;
    return html`<section class="panel panel-seats" aria-labelledby="title-seats">
      <h2 class="panel-title" id="title-seats">${say("web-table-seats")}</h2>
      ${seats({ info, names, seat: scene.seat, view: scene.view })}
    </section>`;
  }

  /**
   * @param {Scene} scene
   * @returns {Panel[]}
   */
  panels(scene) {
    const { session } = this;
    const { chat: lines, connection, info } = session;
    if (this.inSight("chat")) session.chatRead = lines.length;
    const send =
      connection.seat === null ? null : (/** @type {string} */ text) => session.say(text);
    const odds = this.inSight("odds") ? this.oddsLoader.present : null;
    const panels = [
      {
        id: "log",
        title: say("web-table-log"),
        body: log(logLines(scene, connection.events, connection.firstNew)),
      },
      {
        id: "odds",
        title: say("web-table-odds"),
        body: oddsPanel(scene, odds, Boolean(info?.odds)),
      },
      {
        id: "chat",
        title: say("web-table-chat"),
        mark: unread(lines.length - session.chatRead),
        body: chat(lines, send),
      },
    ];
    return scene.over ? panels.filter(({ id }) => id !== "odds") : panels;
  }

  /** @param {string} id */
  inSight(id) {
    return this.huge.matches || this.tab === id;
  }

  drawDialog() {
    const closed = () => {
      const next = this.nextDialog;
      this.nextDialog = null;
      this.show(next);
    };
    const { session } = this;
    if (this.dialog === "help") return keysDialog(this.board, sceneOf(session), closed);
    if (this.dialog === "rules") return session.game ? rulesDialog(session.game, closed) : nothing;
    if (this.dialog === "leave") return confirmLeave(() => this.leave(), closed);
    if (this.dialog !== "menu") return nothing;
    return menu(session, {
      rules: () => this.showNext("rules"),
      help: () => this.showNext("help"),
      leave: () => this.showNext("leave"),
      closed,
    });
  }

  // What one does

  /** @param {Dialog} name */
  show(name) {
    this.dialog = name;
    this.redraw();
  }

  /** One dialog after the other: the first must have closed. @param {Dialog} name */
  showNext(name) {
    this.nextDialog = name;
  }

  /** @param {string} id */
  choose(id) {
    if (this.tab === id) return;
    this.tab = id;
    savePreferences({ odds: id === "odds" });
    this.redraw();
  }

  /** Play a move from the list; a board may want a gesture for it first. @param {string} move */
  pick(move) {
    const scene = sceneOf(this.session);
    this.typed = "";
    if (!scene || scene.busy || this.board.intercept?.(move, scene)) return;
    scene.play(move);
  }

  async leave() {
    if (await this.session.command({ type: "leave" })) go("/games");
  }

  // Keys

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!isForTable(event)) return;
    if (event.key === "?") return this.take(event, () => this.show("help"));
    if (this.session.device.curtain) return this.curtainKey(event);
    const scene = sceneOf(this.session);
    const move = scene && !scene.over ? this.board.keys?.[event.key]?.(scene) : null;
    if (move) return this.take(event, () => this.pick(move));
    if (scene && /^\d$/.test(event.key))
      return this.take(event, () => this.digit(scene, event.key));
    if (event.key === "Enter" && !isOnControl(event))
      return this.take(event, () => this.enter(scene));
    const act = this.letter(event.key);
    if (act) this.take(event, act);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {() => void} act
   */
  take(event, act) {
    event.preventDefault();
    act();
  }

  /** @param {KeyboardEvent} event */
  curtainKey(event) {
    const next = this.session.device.asked;
    if (event.key === "Enter" && next && !isOnControl(event))
      this.take(event, () => this.session.sit(next));
  }

  /**
   * @param {Scene} scene
   * @param {string} digit
   */
  digit(scene, digit) {
    if (this.session.device.lingers) return;
    const numbers = numbersOf(scene.legal, scene.game.moves);
    const { number, typed } = readDigits(this.typed + digit, Math.max(0, ...numbers));
    this.typed = typed;
    if (number) this.pickNumber(scene, number);
    this.redraw();
  }

  /**
   * @param {Scene} scene
   * @param {number} number
   */
  pickNumber(scene, number) {
    const move = scene.legal[numbersOf(scene.legal, scene.game.moves).indexOf(number)];
    if (move) this.pick(move);
  }

  /** Enter ends a number, passes the device on, or makes the only move there is. @param {Scene | null} scene */
  enter(scene) {
    if (this.session.device.lingers) this.session.passDevice();
    else if (!scene) return;
    else if (this.typed) this.pickNumber(scene, Number(this.typed));
    else if (scene.legal.length === 1) this.pick(scene.legal[0]);
  }

  /**
   * @param {string} key
   * @returns {(() => void) | undefined}
   */
  letter(key) {
    /** @type {Record<string, () => void>} */
    const acts = {
      u: () => this.session.connection.news?.undo && !this.session.busy && this.session.undo(),
      m: () => this.focusOn("moves"),
      b: () => this.focusOn("board"),
      l: () => this.goTo("log"),
      o: () => this.goTo("odds"),
      c: () => this.goTo("chat"),
      r: () => this.show("rules"),
      Escape: () => this.forget(),
    };
    return acts[key];
  }

  /** @param {string} id */
  focusOn(id) {
    document.getElementById(id)?.focus();
  }

  /** @param {string} id */
  goTo(id) {
    this.choose(id);
    requestAnimationFrame(() =>
      setTimeout(() => {
        const panel = document.getElementById(`panel-${id}`);
        const inside =
          panel?.querySelector("input, [tabindex='0']") ?? document.getElementById(`tab-${id}`);
        if (inside instanceof HTMLElement) inside.focus();
        panel?.scrollIntoView({ block: "nearest" });
      }),
    );
  }

  forget() {
    this.typed = "";
    this.session.clearNotice();
  }
}

/** @type {import("../js/types.js").OpenScreen} */
export function open(place, redraw) {
  return new TableScreen(place.parts.table, redraw);
}
