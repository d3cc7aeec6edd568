/** A moment of a game to try again: the board as that seat saw it, its choices, and then what each of them was worth. */

import { loadBoard } from "../boards/index.js";
import * as api from "../js/api.js";
import { go, linkTo } from "../js/router.js";
import { playerNames, spellRefusal } from "../js/spell.js";
import * as storage from "../js/storage.js";
import { cssVars, loadStyleSheet } from "../js/styles.js";
import { loadWords, say } from "../js/words.js";
import { CardInfo } from "../parts/card-info.js";
import { LessonKeys } from "../parts/move-keys.js";
import { focusMoves, moves, movesSheet } from "../parts/moves.js";
import { replayAddress, stepAt } from "../parts/replay-steps.js";
import { drillAddress } from "../parts/review-decisions.js";
import {
  costOf,
  drillsOf,
  marginText,
  offered,
  percentOf,
  reasonsOf,
} from "../parts/review-figures.js";
import { momentScene } from "../parts/review-pictures.js";
import { promptText, speller } from "../parts/scene.js";
import { boardBox, tableHead, tableMessage } from "../parts/table-frame.js";
import { classMap, html, keyed, nothing } from "../vendor/lit.js";

/** @import { Board, Scene } from "../boards/scene.js" */
/** @import { Decision, Frame, GameInfo, Review, TableInfo, Verdict } from "../js/types.js" */

/** The tries of each game, as long as the page is open. @type {Map<string, Map<number, boolean>>} */
const triesOf = new Map();

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
  /** Whether the tally is shown, after the last moment. */
  ended = false;
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
    return momentScene({
      game,
      seats: info.seats,
      own: decision.seat,
      frame,
      seat: decision.seat,
      legal: this.chosen === null ? offered(decision, spell.move) : [],
      motion: storage.motionWanted(),
      play: (move) => this.pick(move),
    });
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
        ${this.strip(board, scene, decision)}
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
  strip(board, scene, decision) {
    if (this.chosen === null) return this.question(board, scene, decision);
    return this.ended ? this.tally(scene) : this.answer(scene, decision, this.chosen);
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
    const { verdict } =
      decision.verdicts.find(({ move }) => move === chosen) ?? decision.verdicts[0];
    return html`<h2 class="drill-verdict is-${verdict}" id="drill-verdict" tabindex="-1">${say(`web-drill-${verdict}`, { percent: costOf(decision, chosen) })}</h2>
      <div class="drill-scroll" role="group" tabindex="0" aria-label=${say("web-drill-values")}>
        <ul class="drill-values">${decision.verdicts.map((each) => moveWorth(scene, decision, chosen, each))}</ul>
        <ul class="drill-why">${reasonsOf(decision).map((line) => html`<li>${scene.spell.line(line)}</li>`)}</ul>
      </div>
      <div class="buttons drill-buttons">${this.next()} ${this.others(decision)}</div>`;
  }

  next() {
    const last = this.number >= this.drills.length;
    return last
      ? html`<button type="button" class="button main" @click=${() => this.end()}>${say("web-drill-tally-button")}</button>`
      : html`<a class="button main" href=${linkTo(drillAddress(this.table, this.number + 1, this.whose))}>${say("web-drill-next")}</a>`;
  }

  /** @param {Decision} decision */
  others({ seat }) {
    return html`<button type="button" class="button" @click=${() => this.choose(null)}>${say("web-drill-retry")}</button>
      <a class="button" href=${linkTo(replayAddress(this.table, seat, this.step ?? 0))}>${say("web-review-to-replay")}</a>`;
  }

  /** How many of the moments were found at the first try. @param {Scene} scene */
  tally(scene) {
    const tries = this.drills.map((_, place) => this.tries.get(place + 1));
    const found = tries.filter(Boolean).length;
    const of = tries.length;
    const word = found === of ? "all" : found ? "some" : "none";
    return html`<h2 class="drill-verdict ${found === of ? "is-best" : ""}" id="drill-verdict" tabindex="-1">${say("web-drill-tally", { found, of })}</h2>
      <div class="drill-scroll" role="group" tabindex="0" aria-label=${say("web-drill-tally-button")}>
        <p>${say(`web-drill-tally-${word}`)}</p>
        <ol class="drill-tally">${this.drills.map((decision, place) => html`<li>${this.tried(scene, decision, place + 1)}</li>`)}</ol>
      </div>
      <div class="buttons drill-buttons">
        <a class="button main" href=${linkTo(`/review/${this.table}`)}>${say("web-review-back")}</a>
        <button type="button" class="button" @click=${() => this.again()}>${say("web-drill-all-again")}</button>
      </div>`;
  }

  /** @param {Scene} scene @param {Decision} decision @param {number} number */
  tried({ spell }, { title, played }, number) {
    const found = this.tries.get(number);
    const word = found === undefined ? "untried" : found ? "found" : "missed";
    return html`<a class="drill-try is-${word}" href=${linkTo(drillAddress(this.table, number, this.whose))}>
      <span class="drill-sign" aria-hidden="true">${found === undefined ? "–" : found ? "✓" : "✗"}</span>
      <span>${title ? spell.line(title) : spell.move(played)}</span>
      <span class="hint">${say(`web-drill-${word}`)}</span>
    </a>`;
  }

  // What one does

  /** @param {boolean} listed */
  list(listed) {
    this.listed = listed;
    this.redraw();
  }

  /** @param {string} move */
  pick(move) {
    if (this.chosen !== null || !this.scene()?.legal.includes(move)) return;
    const verdict = this.decision?.verdicts.find((each) => each.move === move)?.verdict;
    // The first try counts.
    if (!this.tries.has(this.number)) this.tries.set(this.number, verdict !== "worse");
    this.choose(move);
  }

  /** The moments of this game that were tried: whether each was found. */
  get tries() {
    const name = `${this.table} ${this.whose}`;
    const known = triesOf.get(name) ?? new Map();
    triesOf.set(name, known);
    return known;
  }

  /** All moments once more, from the first. */
  again() {
    this.tries.clear();
    this.ended = false;
    if (this.number > 1) go(drillAddress(this.table, 1, this.whose));
    else this.choose(null);
  }

  end() {
    this.ended = true;
    this.redraw();
    requestAnimationFrame(() => document.getElementById("drill-verdict")?.focus());
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

/** @param {Scene} scene @param {Decision} decision @param {string} chosen @param {Verdict} verdict */
function moveWorth(scene, { best, played, moves }, chosen, { move, share }) {
  const margin = moves.find((value) => value.move === move)?.margin ?? 0;
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
