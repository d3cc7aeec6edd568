/** A game step by step; after its end also turn by turn and from any seat. The address names the step. */

import { loadBoard } from "../boards/index.js";
import { Sequencer } from "../boards/sequencer.js";
import * as api from "../js/api.js";
import { isForTable } from "../js/keyboard.js";
import { linkTo } from "../js/router.js";
import { isBot, namesInSentence, playerNames, spellRefusal } from "../js/spell.js";
import * as storage from "../js/storage.js";
import { loadStyleSheet } from "../js/styles.js";
import { loadWords, say } from "../js/words.js";
import { CardInfo } from "../parts/card-info.js";
import { chips, playerSheet } from "../parts/chips.js";
import { ReplayPlayer, replayControls } from "../parts/replay-player.js";
import { eyesIn, replayAddress, stepAt, turnAt } from "../parts/replay-steps.js";
import { describedBy, isLogged, speller } from "../parts/scene.js";
import { boardBox, tableHead, tableMessage } from "../parts/table-frame.js";
import { classMap, html, keyed, nothing } from "../vendor/lit.js";

/** @import { Board, Scene } from "../boards/scene.js" */
/** @import { Frame, GameInfo, OpenScreen, Summary, TableInfo } from "../js/types.js" */
/** @import { Replayed } from "../parts/replay-player.js" */

// The address follows after a pause: browsers limit the number of changes.
const ADDRESS_MS = 300;

class ReplayScreen {
  bare = true;
  /** How many of the step's events the board has still to show. */
  unseen = 0;
  /** The frame that the board shows or comes to. @type {Frame | null} */
  followed = null;
  /** About whom the sheet is that is open. @type {number | null} */
  playerOpen = null;
  jumps = 0;
  /** @type {TableInfo | null} */
  info = null;
  /** @type {GameInfo | null} */
  game = null;
  /** @type {Board | null} */
  board = null;
  /** @type {unknown} */
  trouble = null;
  wide = matchMedia("(min-width: 66rem)");

  /**
   * @param {string} table
   * @param {URLSearchParams} query  may name a step and whose eyes
   * @param {() => void} redraw
   */
  constructor(table, query, redraw) {
    this.table = table;
    this.query = query;
    this.redraw = redraw;
    /** Once the game is over. @type {Summary | null} */
    this.summary = null;
    /** What is said of the link. */
    this.notice = "";
    this.addressTimer = 0;
    const seats = storage.table(table)?.seats ?? [];
    const [own] = seats;
    this.own = own ? own.seat : null;
    /** The seat called "you", by whosever eyes one looks; several at one device are named. */
    this.reader = seats.length === 1 ? this.own : null;
    this.player = new ReplayPlayer(table, own?.key ?? null, () => this.changed());
    this.player.waits = () => this.sequencer.running;
    this.sequencer = this.newSequencer();
    this.press = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.press);
    this.wide.addEventListener("change", redraw);
    this.cards = new CardInfo(() => this.cardSource());
    void this.load();
  }

  newSequencer() {
    return new Sequencer({
      script: (before, after) => this.board?.script?.(before, after) ?? [],
      box: () => document.getElementById("board"),
      redraw: this.redraw,
      announce: (_, unseen) => {
        this.unseen = unseen;
      },
      speed: () => this.player.speed,
    });
  }

  async load() {
    try {
      const info = await api.tableInfo(this.table);
      [this.game, this.board] = await Promise.all([
        api.game(info.game),
        loadBoard(info.game),
        loadStyleSheet("/web/css/later/replay.css"),
        loadWords("after-game"),
      ]);
      if (info.phase === "over") this.summary = await api.summary(this.table, this.player.key);
      this.info = info;
      await this.begin(info);
    } catch (error) {
      this.trouble = error;
    }
    this.redraw();
  }

  /** Where the address says. @param {TableInfo} info */
  async begin(info) {
    if (!this.summary) return this.player.show(0);
    const asked = eyesIn(this.query.get("seat"), info.seats.length);
    const eyes = asked === undefined || (asked === null && !info.watch) ? this.own : asked;
    const steps = this.stepsOf(eyes);
    const named = Number.parseInt(this.query.get("step") ?? "", 10);
    if (named >= 0) return this.player.look(eyes, Math.min(named, steps.length - 1));
    // The deal is played: without it, the table is empty.
    const first = stepAt(steps, this.summary.turns[0]?.log ?? 0);
    await this.player.look(eyes, Math.max(0, first - 1));
    if (first) await this.player.show(first);
  }

  changed() {
    this.notice = "";
    clearTimeout(this.addressTimer);
    if (this.summary) this.addressTimer = setTimeout(() => this.followAddress(), ADDRESS_MS);
    this.followFrame();
    this.redraw();
  }

  /** A step to the next frame is played; any other frame is shown at once. */
  followFrame() {
    const { info, game, board, player } = this;
    const frame = player.shown;
    if (!info || !game || !board || !frame || frame === this.followed) return;
    this.followed = frame;
    const scene = this.scene(info, game, frame);
    if (this.sequencer.running) this.sequencer.fastForward();
    if (this.jumps === player.jumps) this.sequencer.follow(scene, true);
    else this.leap(scene, board);
    this.jumps = player.jumps;
  }

  /** To any frame; the beginning of a game is played. @param {Scene} scene @param {Board} board */
  leap(scene, board) {
    const before = this.player.step ? null : (board.opening?.(scene) ?? null);
    this.sequencer.reset(before ?? scene);
    if (before) this.sequencer.follow(scene, true);
  }

  get address() {
    return replayAddress(this.table, this.eyes, this.player.step);
  }

  followAddress() {
    history.replaceState(null, "", linkTo(this.address));
  }

  close() {
    clearTimeout(this.addressTimer);
    this.player.close();
    this.cards.close();
    this.wide.removeEventListener("change", this.redraw);
    document.removeEventListener("keydown", this.press);
  }

  cardSource() {
    const { game, info } = this;
    return game && info ? { game, options: info.options } : null;
  }

  title() {
    return this.info
      ? say("web-table-replay-of", { game: say(`${this.info.game}-name`) })
      : say("web-table-replay");
  }

  render() {
    const head = tableHead({
      title: this.title(),
      back: `/t/${this.table}`,
      backLabel: say("web-table-to-table"),
      buttons:
        this.summary && this.game?.review.includes(this.info?.seats.length ?? 0)
          ? html`<a class="button plain" href=${linkTo(`/review/${this.table}`)} aria-label=${say("after-review-long")}>${say("after-review")}</a>`
          : nothing,
    });
    return html`<div class="table-screen replay-screen">${head} ${this.body()}</div>`;
  }

  body() {
    const trouble = this.trouble ?? this.player.trouble;
    if (trouble)
      return tableMessage(trouble instanceof api.Refusal ? spellRefusal(trouble) : String(trouble));
    const { info, game, board } = this;
    const frame = this.player.shown;
    if (!info || !game || !board || !frame) return tableMessage(say("web-table-loading"));
    const scene = this.sequencer.sceneOf(this.scene(info, game, frame));
    const skip = this.sequencer.running ? () => this.sequencer.skip() : null;
    const wide = this.wide.matches;
    const players = chips(atTable(info), scene, board, (seat) => this.showPlayer(seat));
    const strip = this.strip(info, scene, frame);
    return html`<div class=${classMap({ "table-body": true, "replay-body": true, "is-wide": wide })}>
      ${wide ? nothing : players}
      ${boardBox(keyed(this.player.jumps, board.render(scene)), { act: scene.act?.kind, skip })}
      ${wide ? html`<aside class="table-side" aria-label=${say("web-table-side")}>${players} ${strip}</aside>` : strip}
      ${this.playerOpen === null ? nothing : playerSheet(atTable(info), scene, board, this.playerOpen, nothing, () => this.showPlayer(null))}
    </div>`;
  }

  /** @param {TableInfo} info @param {Scene} scene @param {Frame} frame */
  strip(info, scene, frame) {
    return html`<section class="table-strip replay-strip" aria-label=${say("web-table-replay")}>
      ${this.sentences(scene, frame)}
      <div class="replay-controls">${replayControls(this.replayed(info))}</div>
    </section>`;
  }

  /** @param {number | null} seat */
  showPlayer(seat) {
    this.playerOpen = seat;
    this.redraw();
  }

  /** @param {TableInfo} info @param {GameInfo} game @param {Frame} frame @returns {Scene} */
  scene(info, game, frame) {
    const names = playerNames(info.seats);
    return {
      game,
      view: frame.view,
      seat: this.seat,
      reader: this.reader,
      names,
      bots: info.seats.map(isBot),
      legal: [],
      fresh: frame.events,
      waiting: [],
      over: frame.view.stage === "over",
      now: null,
      motion: storage.motionWanted(),
      busy: false,
      say,
      spell: speller(game, names, { reader: this.reader }),
      description: frame.description,
      described: describedBy(frame.description, game, names, this.reader),
      play: () => {},
      act: null,
    };
  }

  /** What happened in this step. @param {Scene} scene @param {Frame} frame */
  sentences(scene, frame) {
    const seen = frame.events.slice(0, frame.events.length - this.unseen);
    const logged = seen.filter((event) => isLogged(scene.game, event));
    const events = logged.length ? logged : seen;
    return html`<div class="replay-events" role="status">
      <p class="replay-step">
        ${say("web-table-step", { step: this.player.step, steps: this.player.steps })}
        ${this.notice ? html`<span class="replay-notice">${this.notice}</span>` : nothing}
      </p>
      <ul class="log-lines" tabindex="0" aria-label=${say("web-table-log")}>
        ${events.map((event) => html`<li class="log-line">${scene.spell.event(event)}</li>`)}
      </ul>
    </div>`;
  }

  // Turns and eyes

  /** By whose eyes. */
  get eyes() {
    return this.summary ? (this.player.eyes ?? null) : this.own;
  }

  /** By whose eyes the frame is that is shown: the next one may be under way. */
  get seat() {
    return this.summary ? (this.player.shownEyes ?? null) : this.own;
  }

  /** Where in the log the steps of these eyes end. @param {number | null} eyes @returns {readonly number[]} */
  stepsOf(eyes) {
    const steps = this.summary?.steps ?? [[0]];
    return steps[eyes ?? steps.length - 1];
  }

  /** Where in the log the present step ends. */
  get log() {
    return this.stepsOf(this.eyes)[this.player.step] ?? 0;
  }

  /** @param {TableInfo} info @returns {Replayed} */
  replayed(info) {
    const turns = this.summary?.turns ?? [];
    return {
      player: this.player,
      names: namesInSentence(playerNames(info.seats), this.reader),
      watch: info.watch,
      turns,
      turn: turnAt(turns, this.log),
      eyes: this.eyes,
      goTurn: (turn) => this.goTurn(turn),
      look: (eyes) => this.player.look(eyes, stepAt(this.stepsOf(eyes), this.log)),
      copyLink: () => this.copyLink(),
    };
  }

  /** To the beginning of a turn, or, from there, of the one before; after the last one, to the end. @param {number} turn */
  goTurn(turn) {
    const turns = this.summary?.turns ?? [];
    const steps = this.stepsOf(this.eyes);
    if (turn >= turns.length) return this.player.show(this.player.steps);
    const begins = stepAt(steps, turns[turn].log);
    if (begins !== this.player.step || turn === 0) return this.player.show(begins);
    return this.player.show(stepAt(steps, turns[turn - 1].log));
  }

  async copyLink() {
    const link = new URL(linkTo(this.address), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      this.notice = say("web-copied");
    } catch {
      this.notice = link;
    }
    this.redraw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const onButton = event.target instanceof Element && event.target.closest("button, a") !== null;
    if (!isForTable(event) || (event.key === " " && onButton)) return;
    const { player } = this;
    const turn = turnAt(this.summary?.turns ?? [], this.log);
    /** @type {Record<string, () => unknown>} */
    const acts = {
      ArrowLeft: () => player.show(player.step - 1),
      ArrowRight: () => player.show(player.step + 1),
      Home: () => player.show(0),
      End: () => player.show(player.steps),
      PageUp: () => this.goTurn(turn),
      PageDown: () => this.goTurn(turn + 1),
      " ": () => player.play(),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}

/** The table with nobody away: who is there now is no part of the game. @param {TableInfo} info @returns {TableInfo} */
function atTable(info) {
  const seats = info.seats.map((seat) => ({ ...seat, present: true, played_by: null }));
  return { ...info, seats };
}

/** @type {OpenScreen} */
export function open(place, redraw) {
  return new ReplayScreen(place.parts.table, place.query, redraw);
}
