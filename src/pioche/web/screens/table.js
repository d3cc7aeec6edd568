/** One table: the board in its frame, the question, the moves, and everything around them. */

import { bars, book, page } from "../js/icons.js";
import { go } from "../js/router.js";
import { spellRefusal } from "../js/spell.js";
import { preferences, USUAL_MOMENT } from "../js/storage.js";
import { say } from "../js/words.js";
import { CardInfo } from "../parts/card-info.js";
import { chips, playerSheet } from "../parts/chips.js";
import { Coach } from "../parts/coach.js";
import { rulesDialog } from "../parts/dialog.js";
import { TapGuard } from "../parts/input-guard.js";
import { announcement, sinceSheet } from "../parts/log.js";
import { confirmLeave, menu } from "../parts/menu.js";
import { focusMoves, movesSheet } from "../parts/moves.js";
import { playerActions } from "../parts/player-actions.js";
import { isHeading } from "../parts/scene.js";
import { botPlaysNotice, connectionBanner } from "../parts/seat-connection.js";
import { curtain } from "../parts/shared-device.js";
import { Signals } from "../parts/signals.js";
import { boardBox, headButton, tableHead, tableMessage } from "../parts/table-frame.js";
import { helpDialog, TableKeys } from "../parts/table-keys.js";
import { TablePlayback } from "../parts/table-playback.js";
import { TableSession } from "../parts/table-session.js";
import { TableSide, unread } from "../parts/table-side.js";
import { notice, secondsLeft, tableStrip } from "../parts/table-strip.js";
import { undoButton, undoQuestion } from "../parts/undo.js";
import { classMap, html, keyed, nothing } from "../vendor/lit.js";

/** @import { Scene } from "../boards/scene.js" */
/** @import { OpenScreen } from "../js/types.js" */
/** @import { GameEnd } from "../parts/game-end.js" */

/** @typedef {"menu" | "help" | "rules" | "leave" | "side" | "moves" | "player" | "since" | null} Dialog */

/** @type {Dialog[]} */
const ABOUT_TABLE = ["moves", "player", "since"];
const TICK_MS = 1000;
// The last count of a board stays so long before the result rises.
const END_MS = 600;

class TableScreen {
  bare = true;
  /** Whether the game was played on here: its last board is looked at before its end comes. */
  played = false;
  /** Whether the last board has been looked at. */
  endShown = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  endTimer = undefined;

  /** @param {string} table @param {() => void} redraw */
  constructor(table, redraw) {
    this.redraw = redraw;
    this.session = new TableSession(table, () => this.changed());
    this.playback = new TablePlayback(this.session, {
      redraw,
      announced: () => this.signals.follow(() => this.held),
      ended: () => this.followMoment(),
    });
    this.side = new TableSide(this.session, redraw);
    /** The end of the game, fetched when it is over. @type {GameEnd | null} */
    this.end = null;
    this.endAsked = false;
    /** Whether the end gets the focus once it is there. */
    this.endFocus = false;
    /** @type {Dialog} */
    this.dialog = null;
    /** What opens once the present dialog has closed. @type {Dialog} */
    this.nextDialog = null;
    /** The seat that the sheet of a player is about. */
    this.player = 0;
    this.place = "";
    this.keys = new TableKeys(this);
    this.cards = new CardInfo(() => this.cardSource());
    this.tapGuard = new TapGuard();
    this.coach = new Coach(redraw);
    this.signals = new Signals(this.session, () => this.scene());
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  close() {
    clearInterval(this.timer);
    clearTimeout(this.endTimer);
    this.side.close();
    this.keys.close();
    this.cards.close();
    this.signals.close();
    this.coach.close();
    this.session.close();
  }

  tick() {
    const seconds = secondsLeft(this.session.connection);
    this.signals.tick(seconds);
    if (seconds !== null) this.redraw();
  }

  changed() {
    if (this.session.info?.closed) return go(`/t/${this.session.table}`, { replace: true }); // it says why
    if (this.session.over) void this.loadEnd();
    else if (this.scene()) Object.assign(this, { played: true, endShown: false });
    this.playback.follow();
    this.awaitEnd();
    this.signals.follow(() => this.held);
    this.redraw();
    this.moveFocus();
  }

  async loadEnd() {
    if (this.endAsked) return;
    this.endAsked = true;
    this.clearTable();
    try {
      const { openGameEnd } = await import("../parts/game-end.js");
      this.end = await openGameEnd(this.session, this.redraw);
    } catch {
      this.endAsked = false; // the line is down: again with the next news
    }
    this.redraw();
    if (this.endFocus) requestAnimationFrame(() => setTimeout(() => focusOn("end-title")));
  }

  /** Where the reader is: a curtain, the table, or its end. Only when that changes does the focus go there. */
  moveFocus() {
    const { device, over } = this.session;
    const before = this.place;
    this.place = device.curtain ? "curtain-title" : over ? "end-title" : "moves";
    if (!before || before === this.place || document.activeElement?.closest("input, dialog"))
      return;
    this.endFocus = this.place === "end-title";
    const focus = this.place === "moves" ? focusMoves : () => focusOn(this.place);
    // After the drawing that the change brings.
    requestAnimationFrame(() => setTimeout(focus));
  }

  // What is shown

  /** Whether there is nothing to show yet. */
  get loading() {
    const { info, connection, device } = this.session;
    const coming = connection.status === "connecting" || connection.status === "open";
    return coming && !this.scene() && !info?.closed && !device.curtain;
  }

  title() {
    const { info, over, connection } = this.session;
    if (!info) return say("web-table-title");
    const game = say(`${info.game}-name`);
    const asked = !over && connection.seat !== null && info.waiting.includes(connection.seat);
    return asked ? say("signal-title-asked", { game }) : game;
  }

  render() {
    return html`<div class="table-screen" @click=${this.tapGuard}>${this.header()} ${this.body()} ${this.notices()} ${this.tip()} ${keyed(this.dialog, this.drawDialog())}</div>`;
  }

  header() {
    const { info } = this.session;
    return tableHead({
      title: info ? say(`${info.game}-name`) : say("web-table-title"),
      back: "/",
      backLabel: say("web-table-home"),
      buttons: info ? this.headButtons() : nothing,
    });
  }

  headButtons() {
    const { session } = this;
    const scene = session.device.curtain ? null : this.scene();
    const side = scene && !this.side.wide.matches;
    return html`
      ${scene && !this.coach.narrow.matches ? this.soundOffer() : nothing}
      ${scene ? undoButton(session) : nothing} ${side ? this.sideButton() : nothing}
      ${headButton({ sign: book(), label: say("web-table-rules"), act: () => this.show("rules"), kind: "head-rules" })}
      ${headButton({ sign: html`<b aria-hidden="true">?</b>`, label: say("web-table-help"), act: () => this.show("help"), kind: "is-sign head-help", keys: "?" })}
      ${headButton({ sign: bars(), label: say("web-table-menu"), act: () => this.show("menu") })}
    `;
  }

  soundOffer() {
    return this.signals.offer(() => this.redraw());
  }

  sideButton() {
    return headButton({
      sign: page(),
      label: say("web-table-side"),
      act: () => this.show("side"),
      mark: unread(this.side.unreadLines),
      kind: "is-sign",
    });
  }

  /** What is said over the head and the players, never over the board. */
  notices() {
    const { session } = this;
    const open = this.scene() && !session.device.curtain;
    return html`<div class="table-notices">
      ${connectionBanner(session)} ${open ? html`${notice(session)} ${undoQuestion(session)} ${botPlaysNotice(session)}` : nothing}
    </div>`;
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
    const { info } = session;
    const wide = this.side.wide.matches;
    const over = scene.over && !this.held;
    const kind = {
      "table-body": true,
      "is-over": over,
      "is-wide": wide,
      "is-slim": Boolean(this.board.whole) && !over,
      "is-busy": scene.busy,
      "is-settled": isSettled(scene),
    };
    const players = info
      ? chips(info, scene, this.board, (seat) => this.showPlayer(seat))
      : nothing;
    return html`<div class=${classMap(kind)}>
      ${wide ? nothing : players}
      ${boardBox(html`${keyed(this.undone, this.board.render(scene))} ${this.description(scene)}`, {
        inert: over && Boolean(this.end?.open),
        act: scene.act?.kind,
        skip: this.held ? () => this.skip() : null,
      })}
      ${over ? (this.end?.render() ?? nothing) : this.strip(scene)}
      ${wide ? this.aside(scene, players, over && this.end !== null) : nothing} ${announcement(scene, this.playback.announced, session.connection.events.length)}
    </div>`;
  }

  /** @param {Scene} scene @param {unknown} players @param {boolean} covered  whether the end of the game lies over it */
  aside(scene, players, covered) {
    return html`<aside class="table-side" aria-labelledby="side-title" ?inert=${covered}>
      <h2 class="quiet" id="side-title">${say("web-table-side")}</h2>
      ${players} ${this.side.render(scene)}
    </aside>`;
  }

  /** For a device with one player. */
  tip() {
    const { device, game, connection } = this.session;
    if (device.shared || device.curtain || !game) return nothing;
    const turn = () => connection.events.filter((event) => isHeading(game, event)).length;
    const offer = this.coach.narrow.matches ? this.soundOffer() : nothing;
    return this.coach.render(this.scene(), this.held, turn, offer);
  }

  get board() {
    return this.session.board;
  }

  /** Whether the board still shows a moment: no new question and no end before it is over. */
  get held() {
    return this.playback.held || this.endWaits;
  }

  /** Whether the last board is still looked at. */
  get endWaits() {
    return this.session.over && this.played && !this.endShown;
  }

  awaitEnd() {
    if (!this.endWaits || this.playback.held) return;
    clearTimeout(this.endTimer);
    this.endTimer = setTimeout(
      () => this.showEnd(),
      (END_MS * preferences().moment) / USUAL_MOMENT,
    );
  }

  showEnd() {
    clearTimeout(this.endTimer);
    if (this.playback.held) return; // it is awaited again after that
    this.endShown = true;
    this.clearTable();
    this.followMoment();
  }

  /** Nothing that was opened about the table lies over its end. */
  clearTable() {
    this.cards.hide();
    if (ABOUT_TABLE.includes(this.dialog)) this.show(null);
  }

  /** On to what comes next. */
  skip() {
    if (this.playback.held) this.playback.sequencer.skip();
    else this.showEnd();
  }

  /** Everything has been seen. */
  followMoment() {
    this.awaitEnd();
    if (!this.held) this.session.connection.guard.reset();
    this.signals.follow(() => this.held);
    this.redraw();
    if (!this.held && this.session.over) requestAnimationFrame(() => focusOn("end-title"));
  }

  /** How often a move was taken back: what a board remembers of it has not happened. */
  get undone() {
    return this.session.connection.events.filter(({ event }) => event === "table-undo").length;
  }

  /** The whole table in sentences, for screen readers. @param {Scene} scene */
  description(scene) {
    return html`<ul class="quiet" aria-label=${say("web-table-described")}>
      ${scene.description.map((line) => html`<li>${scene.spell.line(line)}</li>`)}
    </ul>`;
  }

  /** @param {Scene} scene */
  strip(scene) {
    return tableStrip(this.session, scene, {
      board: this.board,
      held: this.held,
      seen: this.playback.caption,
      typed: this.keys.typed,
      mayHurry: this.playback.mayHurry,
      skip: this.held ? () => this.skip() : null,
      wide: this.side.wide.matches,
      log: this.side.stripLog(scene),
      pick: (move) => this.pick(move),
      show: (name) => this.show(name),
    });
  }

  drawDialog() {
    const closed = () => this.closeDialog();
    const { session } = this;
    const scene = session.device.curtain ? null : this.scene();
    switch (this.dialog) {
      case "help":
        return helpDialog(this.board, scene, {
          game: session.game,
          rules: () => this.showNext("rules"),
          closed,
        });
      case "rules":
        return session.game
          ? rulesDialog(session.game, session.info?.options ?? {}, closed)
          : nothing;
      case "leave":
        return confirmLeave(() => this.leave(), closed);
      case "menu":
        return menu(session, this.menuActions(closed));
      default:
        return scene ? this.drawSheet(scene, closed) : nothing;
    }
  }

  /** A sheet about what lies on the table. @param {Scene} scene @param {() => void} closed */
  drawSheet(scene, closed) {
    const { info } = this.session;
    if (this.dialog === "side" && !this.side.wide.matches) return this.side.drawer(scene, closed);
    if (this.dialog === "since") return sinceSheet(scene, this.session.connection, closed);
    if (this.dialog === "moves")
      return movesSheet(scene, this.board, (move) => this.pick(move), closed);
    if (this.dialog === "player" && info)
      return playerSheet(
        info,
        scene,
        this.board,
        this.player,
        playerActions(this.session, this.player),
        closed,
      );
    return nothing;
  }

  /** @param {() => void} closed */
  menuActions(closed) {
    return {
      rules: () => this.showNext("rules"),
      help: () => this.showNext("help"),
      leave: () => this.showNext("leave"),
      closed,
    };
  }

  cardSource() {
    const { game, info } = this.session;
    return game && info ? { game, options: info.options } : null;
  }

  // What one does

  /** @param {Dialog} name */
  show(name) {
    this.dialog = name;
    this.side.setOpen(name === "side");
    this.redraw();
  }

  closeDialog() {
    const next = this.nextDialog;
    this.nextDialog = null;
    this.show(next);
  }

  /** @param {number} seat */
  showPlayer(seat) {
    this.player = seat;
    this.show("player");
  }

  /** One dialog after the other: the first must have closed. @param {Dialog} name */
  showNext(name) {
    this.nextDialog = name;
  }

  /** @param {string} panel */
  goTo(panel) {
    if (!this.side.wide.matches) this.show("side");
    this.side.goTo(panel);
  }

  scene() {
    return this.playback.scene;
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

/** Whether the viewer has chosen and may only change it. @param {Scene} scene */
function isSettled({ seat, waiting, legal, view }) {
  return seat !== null && !waiting.includes(seat) && legal.length > 0 && Boolean(view.choice);
}

/** @param {string} id */
function focusOn(id) {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** @type {OpenScreen} */
export function open(place, redraw) {
  return new TableScreen(place.parts.table, redraw);
}
