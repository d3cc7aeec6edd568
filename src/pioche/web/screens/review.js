/** A finished game looked at again: what luck did and what choices did, over the game and choice by choice. A moment of it is tried again on a page of its own. */

import { loadBoard } from "../boards/index.js";
import * as api from "../js/api.js";
import { download } from "../js/api.js";
import { asRefusal, errorMessage, loadingMessage } from "../js/async-value.js";
import { linkTo } from "../js/router.js";
import { calledNames, namesInSentence, playerNames, spellRefusal } from "../js/spell.js";
import * as storage from "../js/storage.js";
import { loadStyleSheet } from "../js/styles.js";
import { site } from "../js/transport.js";
import { has, loadWords, say } from "../js/words.js";
import { replayAddress, stepAt, turnAt, turnText } from "../parts/replay-steps.js";
import { listedOf, reviewDecisions } from "../parts/review-decisions.js";
import { headlines } from "../parts/review-figures.js";
import { ReviewLoader } from "../parts/review-loader.js";
import { reviewChart, reviewLedger, turningList } from "../parts/review-parts.js";
import { Pictures } from "../parts/review-pictures.js";
import { explains, speller } from "../parts/scene.js";
import { victoryTitle } from "../parts/victory.js";
import { html, nothing } from "../vendor/lit.js";
import { DrillScreen } from "./drill.js";

/** @import { GameEvent, GameInfo, Review, ReviewStatus, Summary, TableInfo } from "../js/types.js" */
/** @import { Moments } from "../parts/review-parts.js" */

/** @import { OpenScreen } from "../js/types.js" */

// How many times a screen reader says the progress.
const SPOKEN_PARTS = 4;

const MINUTE = 60;

// Events shown for a turning point: the last ones say how it ended.
const MOST_EVENTS = 4;

class ReviewScreen {
  /** @type {TableInfo | null} */
  info = null;
  /** @type {GameInfo | null} */
  game = null;
  /** @type {Summary | null} */
  summary = null;
  /** @type {api.Refusal | null} */
  refusal = null;
  /** Whose choices are shown. @type {number | null} */
  whose = null;
  /** Whether the list of all choices is open. */
  all = false;
  /** The board at moments of the game. @type {Pictures | null} */
  pictures = null;
  /** What happened at the turning points, by their place in the log. @type {Map<number, GameEvent[]>} */
  happened = new Map();
  fetchedTurns = "";

  /** @param {string} table @param {() => void} redraw */
  constructor(table, redraw) {
    this.table = table;
    this.redraw = redraw;
    const seats = storage.table(table)?.seats ?? [];
    this.key = storage.ownKey(table);
    /** Who is called "you": the one person of this browser. */
    this.own = seats.length === 1 ? seats[0].seat : null;
    this.loader = new ReviewLoader(table, this.key, () => this.changed());
    void this.load();
  }

  async load() {
    try {
      const info = await api.tableInfo(this.table);
      const [game, board] = await Promise.all([
        api.game(info.game),
        loadBoard(info.game),
        loadStyleSheet("/web/css/later/review.css"),
        loadStyleSheet("/web/css/later/chart.css"),
        ...["after-game", "review", "review-web"].map(loadWords),
      ]);
      this.summary = await api.summary(this.table, this.key);
      const { seats } = info;
      const { steps } = this.summary;
      this.game = game;
      this.info = info;
      const { table, key, own } = this;
      this.pictures = new Pictures({ table, key, game, board, seats, own, steps });
      await this.loader.begin();
    } catch (error) {
      this.refusal = asRefusal(error);
    }
    this.redraw();
  }

  close() {
    this.loader.close();
  }

  changed() {
    const { review } = this.loader;
    if (review?.decisions.some(({ seat }) => seat === this.own)) this.whose ??= this.own;
    keepInPlace(() => this.redraw());
  }

  title() {
    if (!this.info || !this.game) return say("web-waiting");
    return say("web-review-of", { game: say(`${this.info.game}-name`) });
  }

  render() {
    if (this.refusal) return errorMessage(this.refusal);
    const { info, game, summary } = this;
    const { review, status, failure } = this.loader;
    if (failure && isFinal(asRefusal(failure))) return errorMessage(asRefusal(failure));
    if (!info || !game || !summary || !(status || failure)) return html`${loadingMessage()}`;
    const moments = this.moments(playerNames(info.seats), summary);
    const { found } = this.loader;
    const listed = review ? listedOf(review, found) : found.filter((decision) => decision.listed);
    return html`<article class="review">
      <h1>${this.title()}</h1>
      <p class="quiet" role="status">${review ? say("web-review-ready") : this.spokenProgress(status)}</p>
      <header class="review-head">
        ${info.result ? html`<p class="review-result">${victoryTitle(info.result, moments.names, this.own)}</p>` : nothing}
        ${review ? this.headline(review, moments) : this.progress(listed.length)}
      </header>
      ${reviewChart(review, status?.curve ?? [], moments)}
      ${
        review || listed.length
          ? reviewDecisions(moments, {
              game,
              table: this.table,
              listed,
              review,
              pictures: this.pictures,
              whose: this.whose,
              show: (seat) => this.set({ whose: seat }),
              all: this.all,
              showAll: (all) => this.set({ all }),
            })
          : nothing
      }
      ${review ? this.drawRest(review, moments, game) : nothing}
    </article>`;
  }

  // While it is made

  /** What is heard of it: now and then, not with every task. @param {ReviewStatus | null} status */
  spokenProgress(status) {
    const { done, of } = status ?? { done: 0, of: 0 };
    const percent = of ? Math.floor((done / of) * SPOKEN_PARTS) * (100 / SPOKEN_PARTS) : 0;
    return progressText(percent, percent);
  }

  /** @param {number} listed  how many choices worth a second look have been found */
  progress(listed) {
    const { status, failure, found } = this.loader;
    const reported = status?.trouble ? new api.Refusal({ key: status.trouble }) : null;
    const trouble = failure ? asRefusal(failure) : reported;
    const stopped = trouble !== null || this.loader.halted;
    const part = status?.of ? status.done / status.of : 0;
    const percent = Math.floor(part * 100);
    return html`<section class="review-progress" aria-label=${say("web-review-working")}>
      <div role="alert">${trouble ? html`<p class="notice bad">${spellRefusal(trouble)}</p>` : nothing}</div>
      <progress aria-label=${say("web-review-working")} max="1" .value=${part}></progress>
      <p class="review-line">
        <strong>${stopped ? say("web-review-stopped", { percent }) : progressText(status?.of ?? 0, percent)}</strong>
        ${stopped || !status ? nothing : timeLeft(status)}
        ${found.length ? html`· ${say("web-review-found", { judged: found.length, listed })}` : nothing}
      </p>
      <p class="hint">${say("web-review-working-help")} ${status?.reduced ? say(site ? "tab-review-reduced" : "web-review-reduced") : nothing}</p>
      <div class="buttons">
        ${
          stopped
            ? html`<button type="button" class="button main" @click=${() => this.loader.begin()}>${say("web-review-go-on")}</button>`
            : html`<button type="button" class="button" @click=${() => this.loader.stop()}>${say("web-review-stop")}</button>`
        }
        <a class="button" href=${linkTo(`/t/${this.table}`)}>${say("web-table-to-table")}</a>
      </div>
    </section>`;
  }

  // What it tells

  /** @param {Review} review @param {Moments} moments */
  headline(review, { names }) {
    const about = this.own ?? review.people[0];
    return html`<p class="review-headline">${headlines(review, review.totals[about], names[about], about === this.own).join(" ")}</p>
      <div class="buttons">
        <a class="button" href=${linkTo(`/replay/${this.table}`)}>${say("web-review-to-replay")}</a>
        <a class="button" href=${linkTo(`/t/${this.table}`)}>${say("web-table-to-table")}</a>
        <button type="button" class="button" @click=${() => this.save(review)}>${say("web-review-save")}</button>
      </div>`;
  }

  /** @param {Review} review @param {Moments} moments @param {GameInfo} game */
  drawRest(review, moments, game) {
    const { own } = this;
    const about = own ?? review.people[0];
    void this.fetchTurns(game, review.turns[about]);
    const { event } = speller(game, moments.names, { reader: own });
    return html`
      ${turningList(review, moments, about, (step) => this.happened.get(step)?.map(event) ?? null)}
      ${reviewLedger(review, moments.names, own)}
    `;
  }

  /** @param {Partial<Pick<ReviewScreen, "whose" | "all">>} changed */
  set(changed) {
    Object.assign(this, changed);
    this.redraw();
  }

  /** What the game calls a turn: an expedition, where it goes on one. @param {number} number */
  numbered(number) {
    const own = `after-turn-${this.info?.game}`;
    return say(has(own) ? own : "after-turn", { number });
  }

  /** @param {readonly string[]} names @param {Summary} summary @returns {Moments} */
  moments(names, { turns, steps }) {
    return {
      names,
      called: calledNames(names, this.own),
      turns,
      own: this.own,
      replayAt: (log, seat = this.own) =>
        replayAddress(this.table, seat, stepAt(steps[seat ?? steps.length - 1], log)),
      where: (log) => {
        const turn = turnAt(turns, log);
        if (turns[turn].seat === null) return this.numbered(turn + 1);
        return turnText(turns, turn, namesInSentence(names, this.own));
      },
      numbered: (number) => this.numbered(number),
      end: Math.max(1, ...steps.flat()),
    };
  }

  /**
   * What happened at the turning points, fetched once.
   * @param {GameInfo} game
   * @param {readonly {step: number}[]} points
   */
  async fetchTurns(game, points) {
    const wanted = points.map(({ step }) => step).join();
    if (this.fetchedTurns === wanted || !this.summary) return;
    this.fetchedTurns = wanted;
    const steps = this.summary.steps[this.own ?? this.summary.steps.length - 1];
    const key = this.own === null ? null : this.key;
    for (const { step } of points) {
      const number = stepAt(steps, step + 1);
      const frame = await api.replay(this.table, number, key, this.own).catch(() => null);
      if (!frame) continue;
      const telling = frame.events.filter((event) => explains(game, event));
      this.happened.set(step, telling.slice(-MOST_EVENTS));
    }
    this.redraw();
  }

  /** @param {Review} review */
  save(review) {
    const name = `${review.game}-${this.table.slice(0, 8)}.review.json`;
    download(new Blob([JSON.stringify(review)], { type: "application/json" }), name);
  }
}

/** @param {number} of @param {number} percent */
function progressText(of, percent) {
  return of ? say("web-review-progress", { percent }) : say("web-review-preparing");
}

/** What the pace so far promises. @param {ReviewStatus} status */
function timeLeft({ seconds_left: seconds }) {
  if (seconds === null) return nothing;
  return html`· ${say("web-review-left", { minutes: Math.round(seconds / MINUTE) })}`;
}

/**
 * Draw so that what is being read stays where it is. Most browsers do so by themselves.
 * @param {() => void} draw
 */
function keepInPlace(draw) {
  const read = [...document.querySelectorAll(".decision")].find(
    (card) => card.getBoundingClientRect().bottom > 0,
  );
  if (!read || scrollY === 0 || CSS.supports("overflow-anchor", "auto")) return draw();
  const before = read.getBoundingClientRect().top;
  draw();
  requestAnimationFrame(() => scrollBy(0, read.getBoundingClientRect().top - before));
}

/** Whether it is of no use to try again. @param {api.Refusal} refusal */
function isFinal({ key }) {
  return key === "server-no-review" || key === "review-no-choice";
}

/** @type {OpenScreen} */
export function open(place, redraw) {
  const drill = Number.parseInt(place.query.get("drill") ?? "", 10);
  if (drill > 0) return new DrillScreen(place.parts.table, drill, place.query.get("seat"), redraw);
  return new ReviewScreen(place.parts.table, redraw);
}
