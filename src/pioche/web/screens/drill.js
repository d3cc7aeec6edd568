/** A moment of a game to try again: the board as that seat saw it, its choices, and then what each of them was worth. */

import { loadBoard } from "../boards/index.js";
import * as api from "../js/api.js";
import { go } from "../js/router.js";
import { playerNames, spellRefusal } from "../js/spell.js";
import * as storage from "../js/storage.js";
import { cssVars, loadStyleSheet } from "../js/styles.js";
import { loadWords, say } from "../js/words.js";
import { CardInfo } from "../parts/card-info.js";
import { LessonKeys } from "../parts/move-keys.js";
import { focusMoves, moves, movesSheet } from "../parts/moves.js";
import { replayAddress, stepAt } from "../parts/replay-steps.js";
import { drillAddress } from "../parts/review-decisions.js";
import { drillsOf, marginText, offered, percentOf, reasonsOf } from "../parts/review-figures.js";
import { describedBy, promptText, speller } from "../parts/scene.js";
import { boardBox, tableHead, tableMessage } from "../parts/table-frame.js";
import { classMap, html, keyed, nothing } from "../vendor/lit.js";

/** @import { Board, Scene } from "../boards/scene.js" */
/** @import { Decision, Frame, GameInfo, MoveValue, Review, TableInfo } from "../js/types.js" */

export class DrillScreen {
  bare = true;
  /** @type {TableInfo | null} */
  info = null;
  /** @type {GameInfo | null} */
  game = null;
  /** @type {Board | null} */
  board = null;
  /** @type {Review | null} */
  review = null;
  /** The table before the decision. @type {Frame | null} */
  frame = null;
  /** @type {unknown} */
  trouble = null;
  /** @type {string | null} */
  chosen = null;
  listed = false;
  wide = matchMedia("(min-width: 66rem)");

  /**
   * @param {string} table
   * @param {number} number  from one
   * @param {string | null} seat  of whose moments, from one; else of all
   * @param {() => void} redraw
   */
  constructor(table, number, seat, redraw) {
    this.table = table;
    this.number = number;
    this.whose = seat === null ? null : Number(seat) - 1;
    this.redraw = redraw;
    this.key = storage.ownKey(table);
    this.keys = new LessonKeys(this);
    this.cards = new CardInfo(() => this.cardSource());
    this.wide.addEventListener("change", redraw);
    void this.load();
  }

  async load() {
    try {
      const [info, { review }, summary] = await Promise.all([
        api.tableInfo(this.table),
        api.review(this.table, this.key),
        api.summary(this.table, this.key),
      ]);
      [this.game, this.board] = await Promise.all([
        api.game(info.game),
        loadBoard(info.game),
        loadStyleSheet("/web/css/later/drill.css"),
        ...["after-game", "review", "review-web"].map(loadWords),
      ]);
      if (!review) return go(`/review/${this.table}`, { replace: true });
      Object.assign(this, { info, review });
      const { decision } = this;
      if (!decision) throw new api.Refusal({ key: "web-no-such-page" }, 404);
      this.step = stepAt(summary.steps[decision.seat], decision.step);
      this.frame = await api.replay(this.table, this.step, this.key, decision.seat);
    } catch (error) {
      this.trouble = error;
    }
    this.redraw();
    requestAnimationFrame(() => setTimeout(focusMoves));
  }

  close() {
    this.keys.close();
    this.cards.close();
    this.wide.removeEventListener("change", this.redraw);
  }

  /** What is to be decided; null where there is no such moment. @returns {Decision | null} */
  get decision() {
    return this.drills[this.number - 1] ?? null;
  }

  get drills() {
    return this.review ? drillsOf(this.review, this.whose) : [];
  }

  cardSource() {
    const { game, info } = this;
    return game && info ? { game, options: info.options } : null;
  }

  title() {
    const of = this.drills.length;
    return of ? say("web-drill-title", { number: this.number, of }) : say("web-table-loading");
  }

  /** @returns {Scene | null} */
  scene() {
    const { game, info, frame, decision } = this;
    if (!game || !info || !frame || !decision) return null;
    const names = playerNames(info.seats);
    const spell = speller(game, names, { reader: decision.seat });
    return {
      game,
      view: frame.view,
      seat: decision.seat,
      names,
      legal: this.chosen === null ? offered(decision, spell.move) : [],
      fresh: [],
      waiting: [decision.seat],
      over: false,
      now: null,
      motion: storage.motionWanted(),
      busy: false,
      say,
      spell,
      description: frame.description,
      described: describedBy(frame.description, game, names),
      play: (move) => this.pick(move),
      act: null,
    };
  }

  // What is shown

  render() {
    const head = tableHead({
      title: this.title(),
      back: `/review/${this.table}`,
      backLabel: this.game ? say("web-review-back") : say("web-table-to-table"),
    });
    return html`<div class="table-screen drill-screen">${head} ${this.body()}</div>`;
  }

  body() {
    const { trouble, board, decision } = this;
    const scene = this.scene();
    if (trouble)
      return tableMessage(trouble instanceof api.Refusal ? spellRefusal(trouble) : String(trouble));
    if (!board || !scene || !decision)
      return tableMessage(say("web-table-loading"), { waits: true });
    return html`<div class="table-body drill-body">
      ${boardBox(keyed(this.number, html`${board.render(scene)} ${description(scene)}`))}
      <section class=${classMap({ "table-strip": true, "drill-strip": true, "is-answer": this.chosen !== null })} aria-label=${say("web-drill-again")}>
        ${this.chosen === null ? this.question(board, scene, decision) : this.answer(scene, decision, this.chosen)}
      </section>
      ${
        this.listed && this.chosen === null
          ? movesSheet(
              scene,
              board,
              (move) => this.pick(move),
              () => this.list(false),
            )
          : nothing
      }
    </div>`;
  }

  /** @param {Board} board @param {Scene} scene @param {Decision} decision */
  question(board, scene, { seat }) {
    const mine = storage.table(this.table)?.seats.some((own) => own.seat === seat);
    return html`<div class="strip-words">
        <p class="drill-who">${mine ? say("web-drill-as-you") : say("web-drill-as", { name: scene.names[seat] })}</p>
        <div class="status is-asked"><p class="status-line" role="status">${promptText(scene)}</p></div>
      </div>
      ${moves(scene, board, (move) => this.pick(move), { wide: this.wide.matches, openList: () => this.list(true) })}`;
  }

  /** @param {Scene} scene @param {Decision} decision @param {string} chosen */
  answer(scene, decision, chosen) {
    const { verdict, loss } =
      decision.verdicts.find(({ move }) => move === chosen) ?? decision.verdicts[0];
    return html`<h2 class="drill-verdict is-${verdict}" id="drill-verdict" tabindex="-1">${say(`web-drill-${verdict}`, { percent: percentOf(loss) })}</h2>
      <div class="drill-scroll" role="group" tabindex="0" aria-label=${say("web-drill-values")}>
        <ul class="drill-values">${decision.moves.map((value) => moveWorth(scene, decision, chosen, value))}</ul>
        ${reasonsOf(decision).map((line) => html`<p>${scene.spell.line(line)}</p>`)}
      </div>
      <div class="buttons drill-buttons">${this.next()} ${this.others(decision)}</div>`;
  }

  next() {
    const last = this.number >= this.drills.length;
    return last
      ? html`<a class="button main" href="/review/${this.table}">${say("web-review-back")}</a>`
      : html`<a class="button main" href=${drillAddress(this.table, this.number + 1, this.whose)}>${say("web-drill-next")}</a>`;
  }

  /** @param {Decision} decision */
  others({ seat }) {
    return html`<button type="button" class="button" @click=${() => this.choose(null)}>${say("web-drill-retry")}</button>
      <a class="button" href=${replayAddress(this.table, seat, this.step ?? 0)}>${say("web-review-to-replay")}</a>`;
  }

  // What one does

  /** @param {boolean} listed */
  list(listed) {
    this.listed = listed;
    this.redraw();
  }

  /** @param {string} move */
  pick(move) {
    if (this.chosen === null && this.scene()?.legal.includes(move)) this.choose(move);
  }

  /** There is nothing to go on to by a key. */
  goOn() {}

  /** @param {string | null} move */
  choose(move) {
    this.chosen = move;
    this.listed = false;
    this.redraw();
    requestAnimationFrame(() =>
      setTimeout(() =>
        move === null ? focusMoves() : document.getElementById("drill-verdict")?.focus(),
      ),
    );
  }
}

/** @param {Scene} scene @param {Decision} decision @param {string} chosen @param {MoveValue} value */
function moveWorth(scene, { best, played }, chosen, { move, share, margin }) {
  const notes = [
    move === best ? "best" : "",
    move === chosen ? "chosen" : "",
    move === played ? "played" : "",
  ].filter(Boolean);
  return html`<li class=${move === best ? "is-best" : nothing}>
    <span class="drill-move"><strong>${scene.spell.move(move)}</strong>
      ${notes.map((note) => html`<span class="badge">${say(`web-drill-note-${note}`)}</span>`)}</span>
    <span class="drill-share">${say("web-review-percent", { percent: percentOf(share) })} <small>${marginText(margin)}</small></span>
    <span class="drill-bar" aria-hidden="true"><span ${cssVars({ "--width": `${share * 100}%` })}></span></span>
  </li>`;
}

/** The whole table in sentences, for screen readers. @param {Scene} scene */
function description(scene) {
  return html`<ul class="quiet" aria-label=${say("web-table-described")}>
    ${scene.description.map((line) => html`<li>${scene.spell.line(line)}</li>`)}
  </ul>`;
}
