/** One table: the board in its slot, what is asked, what one may do, and all that belongs to it. */

import { boardOf } from "../boards/index.js";
import { go } from "../js/router.js";
import { spellRefusal } from "../js/spell.js";
import { say } from "../js/words.js";
import { CardInfo } from "../parts/card-info.js";
import { botPlaysNotice, connectionBanner } from "../parts/connection-banner.js";
import { curtain } from "../parts/curtain.js";
import { RecordCheck } from "../parts/fairness-seal.js";
import { gameEnd } from "../parts/game-end.js";
import { keysDialog } from "../parts/keys-dialog.js";
import { announcement } from "../parts/log.js";
import { confirmLeave, menu } from "../parts/menu.js";
import { moves } from "../parts/moves.js";
import { rulesDialog } from "../parts/rules-dialog.js";
import { sceneOf } from "../parts/scene.js";
import { headline, notice, status } from "../parts/status.js";
import { tableHead, tableMessage } from "../parts/table-frame.js";
import { TableKeys } from "../parts/table-keys.js";
import { TableSession } from "../parts/table-session.js";
import { TableSide } from "../parts/table-side.js";
import { secondsLeft } from "../parts/turn-clock.js";
import { undoButton, undoQuestion } from "../parts/undo.js";
import { classMap, html, keyed, nothing } from "../vendor/lit.js";

/** @typedef {import("../js/types.js").Screen} Screen */
/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {"menu" | "help" | "rules" | "leave" | null} Dialog */

const TICK_MS = 1000;
class TableScreen {
  bare = true;

  /**
   * @param {string} table
   * @param {() => void} redraw
   */
  constructor(table, redraw) {
    this.redraw = redraw;
    this.session = new TableSession(table, () => this.changed());
    this.side = new TableSide(this.session, redraw);
    this.recordCheck = new RecordCheck(table, redraw);
    /** @type {Dialog} */
    this.dialog = null;
    /** What opens once the present dialog has closed. @type {Dialog} */
    this.nextDialog = null;
    this.place = "";
    this.keys = new TableKeys(this);
    this.cards = new CardInfo(() => this.cardSource());
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  close() {
    clearInterval(this.timer);
    this.side.close();
    this.keys.close();
    this.cards.close();
    this.session.close();
  }

  tick() {
    if (secondsLeft(this.session.connection) !== null) this.redraw();
  }

  changed() {
    if (this.session.over) void this.recordCheck.begin();
    this.redraw();
    this.moveFocus();
  }

  /** Where the reader is: a curtain, the table, or its end. Only when that changes does the focus go there. */
  moveFocus() {
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
    return tableHead({
      title: info ? say(`${info.game}-name`) : say("web-table-title"),
      back: "/",
      backLabel: say("web-table-home"),
      buttons: info
        ? html`${this.headButton("rules", say("web-table-rules"))} ${this.headButton("menu", say("web-table-menu"))}`
        : nothing,
    });
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
      return tableMessage(refusal ? spellRefusal(refusal, session.names) : nothing);
    if (session.info && session.device.curtain) return curtain(session);
    const scene = this.scene();
    if (!scene) return tableMessage(this.loadingText(), { waits: true });
    return keyed(session.connection, this.drawTable(scene));
  }

  loadingText() {
    return this.session.info ? say("web-table-revealing") : say("web-table-loading");
  }

  /** @param {Scene} scene */
  drawTable(scene) {
    const { session } = this;
    const kind = { "table-body": true, "is-over": scene.over, "is-wide": this.side.wide.matches };
    return html`<div class=${classMap(kind)}>
      ${scene.over ? gameEnd(session, this.recordCheck) : nothing}
      <section class="table-board" id="board" tabindex="-1" aria-label=${say("web-table-board")}>
        ${keyed(this.undone, this.board.render(scene))} ${this.description(scene)}
      </section>
      ${scene.over ? html`<div class="table-action">${notice(session)}</div>` : this.action(scene)}
      <aside class="table-side" aria-label=${say("web-table-side")}>${this.side.render(scene)}</aside>
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
  description(scene) {
    return html`<ul class="quiet" aria-label=${say("web-table-described")}>
      ${scene.description.map((line) => html`<li>${scene.spell.line(line)}</li>`)}
    </ul>`;
  }

  /** @param {Scene} scene */
  action(scene) {
    const { session } = this;
    const { device } = session;
    return html`<section class="table-action" aria-label=${say("web-table-action")}>
      ${headline(session, scene)} ${notice(session)} ${undoQuestion(session)} ${botPlaysNotice(session)}
      <div class="action-row">
        ${status(session, scene, html`${undoButton(session)} ${this.helpButton()}`)}
        ${device.lingers ? this.passButton() : moves(scene, this.keys.typed, (move) => this.pick(move), this.board.targets?.(scene) ?? [])}
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

  drawDialog() {
    const closed = () => {
      const next = this.nextDialog;
      this.nextDialog = null;
      this.show(next);
    };
    const { session } = this;
    if (this.dialog === "help") return keysDialog(this.board, this.scene(), closed);
    if (this.dialog === "rules")
      return session.game
        ? rulesDialog(session.game, session.info?.options ?? {}, closed)
        : nothing;
    if (this.dialog === "leave") return confirmLeave(() => this.leave(), closed);
    if (this.dialog !== "menu") return nothing;
    return menu(session, {
      rules: () => this.showNext("rules"),
      help: () => this.showNext("help"),
      leave: () => this.showNext("leave"),
      closed,
    });
  }

  cardSource() {
    const { game, info } = this.session;
    return game && info ? { game, options: info.options } : null;
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

  /** @param {string} panel */
  goTo(panel) {
    this.side.goTo(panel);
  }

  scene() {
    return sceneOf(this.session);
  }

  /** Play a move from the list; a board may want a gesture for it first. @param {string} move */
  pick(move) {
    const scene = this.scene();
    this.keys.typed = "";
    if (!scene || scene.busy || this.board.intercept?.(move, scene)) return;
    scene.play(move);
  }

  async leave() {
    if (await this.session.command({ type: "leave" })) go("/games");
  }
}

/** @type {import("../js/types.js").OpenScreen} */
export function open(place, redraw) {
  return new TableScreen(place.parts.table, redraw);
}
