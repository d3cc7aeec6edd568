/** The end of a game: winner, ranking with the origin of the points, scores over the game, the seal, and what to do next. Loaded when a game is over. */

import { laurel } from "../art/camp.js";
import { gem } from "../art/gems.js";
import { portrait } from "../art/portraits.js";
import { emblem } from "../boards/index.js";
import * as api from "../js/api.js";
import { download } from "../js/api.js";
import { takeSeat } from "../js/open-table.js";
import { go, linkTo } from "../js/router.js";
import { calledNames, isBot } from "../js/spell.js";
import { isRecord, noteGame } from "../js/statistics.js";
import * as storage from "../js/storage.js";
import { cssVars, loadStyleSheet } from "../js/styles.js";
import { loadWords, say } from "../js/words.js";
import { classMap, html, nothing } from "../vendor/lit.js";
import { fairnessSeal, RecordCheck, recordName } from "./fairness-seal.js";
import { LevelOffer } from "./level-offer.js";
import { replayAddress, stepAt } from "./replay-steps.js";
import { sharePicture, sharesPictures } from "./result-picture.js";
import { speller } from "./scene.js";
import { ranking, scoreChart } from "./scores.js";
import { consolation, ownResultText, victoryTitle } from "./victory.js";

/** @import { Result, Summary, TableInfo } from "../js/types.js" */
/** @import { TableSession } from "./table-session.js" */

const MOST_FACES = 4;
const CONFETTI = 26;
const GEMS = /** @type {const} */ (["ruby", "diamond"]);

/** @param {TableInfo} info @param {number} seat */
function face(info, seat) {
  return portrait(seat, info.seats[seat].player !== "human");
}

/** Gems rain on a victory; each falls its own way. */
function confetti() {
  const falls = Array.from({ length: CONFETTI }, (_, index) => {
    const at = (index * 61) % 100;
    const way = {
      "--at": `${at}%`,
      "--wait": `${(index * 137) % 1400}ms`,
      "--drift": `${((index * 53) % 17) - 8}vw`,
      "--turn": `${((index * 97) % 720) - 360}deg`,
      "--size": `${0.8 + ((index * 29) % 10) / 12}rem`,
    };
    return html`<span class="confetti-gem" ${cssVars(way)}>${gem(GEMS[index % GEMS.length])}</span>`;
  });
  return html`<div class="confetti" aria-hidden="true">${falls}</div>`;
}

/** @param {TableSession} session @param {() => void} redraw */
export async function openGameEnd(session, redraw) {
  await Promise.all([
    loadStyleSheet("/web/css/later/end.css"),
    loadStyleSheet("/web/css/later/chart.css"),
    loadWords("after-game"),
  ]);
  return new GameEnd(session, redraw);
}

export class GameEnd {
  /** @param {TableSession} session @param {() => void} redraw */
  constructor(session, redraw) {
    this.session = session;
    this.redraw = redraw;
    /** Whether the details stand in front of the board; at first a summary stands below it, or all of it beside it. */
    this.open = false;
    /** Gems rain once. */
    this.celebrates = true;
    this.check = new RecordCheck(session.table, redraw);
    /** @type {Summary | null} */
    this.summary = null;
    this.failed = false;
    void this.check.begin();
    void this.fetchSummary();
    if (session.info) noteGame(session.info, session.connections[0].seat);
    this.levelOffer = new LevelOffer(session, redraw, (bot) => askRematch(session, bot));
    /** Whether this is the player's best score in this game. */
    this.record = this.own !== null && isRecord(session.table);
  }

  async fetchSummary() {
    this.failed = false;
    try {
      const { table } = this.session;
      this.summary = await api.summary(table, storage.ownKey(table));
    } catch {
      this.failed = true;
    }
    this.redraw();
  }

  /** The seat called "you": the only one of this device; several are named. */
  get own() {
    const { device, connections } = this.session;
    return device.shared ? null : connections[0].seat;
  }

  /** Below the last board, whose count stays in sight; the details beside it, or in front of it once they are asked for. */
  render() {
    const info = this.session.info;
    if (!info?.result) return nothing;
    const { mood } = this;
    const kind = { end: true, sheet: true, "is-open": this.open, [`is-${mood}`]: true };
    const celebrates = mood === "won" && this.celebrates;
    return html`
      ${celebrates ? confetti() : nothing}
      <section class=${classMap(kind)} aria-labelledby="end-title">
        ${celebrates ? html`<span class="victory-rays" aria-hidden="true"></span>` : nothing}
        <div class="end-who">
          ${this.heroes(info, info.result)}
          <div>
            <h2 id="end-title" class="end-title" tabindex="-1">${victoryTitle(info.result, this.session.names, this.own)}</h2>
            ${this.words(info.result)}
          </div>
        </div>
        ${this.own === null ? nothing : this.levelOffer.render()}
        <div class="buttons end-buttons">${rematch(this.session)} ${this.reviewLink()} ${this.replayLink()} ${this.toggle()}</div>
        ${this.details(info, info.result)}
      </section>
    `;
  }

  toggle() {
    const act = () => {
      this.open = !this.open;
      this.celebrates = false;
      this.redraw();
    };
    return html`<button type="button" class="button end-toggle" aria-expanded=${this.open ? "true" : "false"} @click=${act}>
      ${this.open ? say("web-table-end-board") : say("web-table-end-details")}
    </button>`;
  }

  /** How it ended for those who look. */
  get mood() {
    const winners = this.session.info?.result?.winners ?? [];
    const own = this.session.connections.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    if (!own.length) return "watched";
    return own.some((seat) => winners.includes(seat)) ? "won" : "lost";
  }

  /** The winners' faces, with a crown beside them; one who lost alone has the game's emblem. @param {TableInfo} info @param {Result} result */
  heroes(info, { winners }) {
    if (!winners.length) return html`<span class="end-emblem">${emblem(info.game)}</span>`;
    const faces = winners.slice(0, MOST_FACES).map((seat) => face(info, seat));
    return html`<span class="end-heroes" aria-hidden="true">${faces}<span class="end-crown">${laurel()}</span></span>`;
  }

  /** Why it was won, one's own place, and a record. @param {Result} result */
  words(result) {
    const { game, names } = this.session;
    const reason = this.summary?.reason;
    return html`${reason && game ? html`<p class="end-reason">${speller(game, names, { reader: this.own }).line(reason)}</p>` : nothing}
      ${this.own === null ? nothing : html`<p class="end-own">${ownResultText(result, this.own)}</p>`}
      ${this.mood === "lost" ? html`<p class="end-kind">${consolation(this.session.info?.game ?? "", result, this.own)}</p>` : nothing}
      ${this.record ? html`<p class="end-record">${say("after-record")}</p>` : nothing}`;
  }

  /** @param {TableInfo} info @param {Result} result */
  details(info, result) {
    return html`
      <div class="end-scroll">
        ${this.scores(info, result)} ${this.chart(result)} ${fairnessSeal(this.check)}
        <div class="buttons">${this.pictureButton(info, result)} ${this.recordButton()} <a class="button" href=${linkTo("/games")}>${say("web-my-games")}</a></div>
      </div>
    `;
  }

  /** @param {TableInfo} info @param {Result} result */
  scores(info, result) {
    const { game, names } = this.session;
    if (!game) return nothing;
    const breakdown = this.summary?.breakdown ?? null;
    return html`${ranking({ game, info, result, names, own: this.own, breakdown })}
    ${
      this.failed
        ? html`<p class="notice bad"><span>${say("after-failed")}</span>
            <button type="button" class="button" @click=${() => this.fetchSummary()}>${say("web-table-again")}</button></p>`
        : nothing
    }`;
  }

  /** @param {Result} result */
  chart({ scores }) {
    const { summary, session } = this;
    if (!summary) return nothing;
    const { turns, steps } = summary;
    const { seat } = session.connections[0];
    return scoreChart({
      turns,
      scores,
      names: calledNames(session.names, this.own),
      replayAt: (turn) =>
        replayAddress(
          session.table,
          seat,
          stepAt(steps[seat ?? steps.length - 1], turns[turn].log),
        ),
    });
  }

  /** None where there was nothing to decide that a review could judge. */
  reviewLink() {
    const { game, table, info } = this.session;
    if (!game?.review.includes(info?.seats.length ?? 0)) return nothing;
    return html`<a class="button" href=${linkTo(`/review/${table}`)} aria-label=${say("after-review-long")}>${say("after-review")}</a>`;
  }

  replayLink() {
    return html`<a class="button" href=${linkTo(`/replay/${this.session.table}`)} aria-label=${say("web-table-replay")}>${say("web-replay")}</a>`;
  }

  /** @param {TableInfo} info @param {Result} result */
  pictureButton({ game, table, seats }, result) {
    const at = storage.table(table)?.at ?? Date.now();
    const { names } = this.session;
    const share = () =>
      sharePicture({ game, result, names, bots: seats.map(isBot), at }).catch(() =>
        this.session.notify("after-picture-failed"),
      );
    const does = sharesPictures() ? "share" : "save";
    return html`<button type="button" class="button" aria-label=${say(`after-picture-${does}-long`)} @click=${share}>
      ${say(`after-picture-${does}`)}
    </button>`;
  }

  recordButton() {
    const { record } = this.check;
    if (!record) return nothing;
    return html`<button type="button" class="button" @click=${() => this.downloadRecord(record)}>${say("web-table-record")}</button>`;
  }

  /** @param {string} record */
  downloadRecord(record) {
    const { info, table } = this.session;
    download(
      new Blob([record], { type: "application/jsonl" }),
      recordName(info?.game ?? "", table),
    );
  }
}

/**
 * The same game again: at the table where the others are already, or at a new one. A seated player requests it and so sits down
 * there too; a spectator only goes to look.
 * @param {TableSession} session
 */
function rematch(session) {
  const there = session.info?.rematch;
  const label = there ? say("web-table-rematch-join") : say("web-table-rematch");
  if (session.connection.seat === null)
    return there
      ? html`<a class="button main" href=${linkTo(`/t/${there}`)}>${label}</a>`
      : nothing;
  return html`<button
    type="button"
    class="button main"
    aria-disabled=${session.busy ? "true" : nothing}
    @click=${() => session.busy || askRematch(session)}
  >
    ${label}
  </button>`;
}

/** @param {TableSession} session @param {string | null} [bot]  in the place of all bots */
async function askRematch(session, bot = null) {
  const table = await playAgain(session, bot);
  if (table) go(`/t/${table}`);
}

/**
 * Where the game is played again; null where that was refused.
 * @param {TableSession} session
 * @param {string | null} [bot]  in the place of all bots
 * @returns {Promise<string | null>}
 */
export async function playAgain(session, bot = null) {
  const reply = await session.command({ type: "rematch" });
  if (reply?.type !== "rematched") return null;
  // Whatever fails afterwards, the table has its host.
  if (reply.host_key)
    storage.remember(reply.table, { game: session.info?.game ?? "", host: reply.host_key });
  try {
    await sitDown(session, reply.table, reply.flags, bot);
  } catch (error) {
    session.showRefusal(error); // the table is there: its lobby shows what is missing
  }
  return reply.table;
}

/**
 * @param {TableSession} session
 * @param {string} table
 * @param {string[][]} flags  of the people of this table, by seat
 * @param {string | null} bot  in the place of all bots
 */
async function sitDown(session, table, flags, bot) {
  const { game, commitment, seats, phase } = await api.tableInfo(table);
  const { host } = storage.remember(table, {
    game,
    commitment: storage.table(table)?.commitment || commitment,
  });
  const own = session.connections.flatMap((connection) => (connection.own ? [connection.own] : []));
  for (const { seat, nickname } of own) {
    if (phase === "gathering" && seats[seat].player === "open")
      await takeSeat(table, nickname, seat, flags[seat]);
  }
  if (host && bot && phase === "gathering")
    for (const [seat, who] of seats.entries())
      if (isBot(who)) await api.command(table, host, { type: "seat-bot", seat, bot });
  if (host && phase === "gathering" && isAlone(session))
    await api.command(table, host, { type: "start" });
}

/** Whether all people of the table sit at this device: then there is no one to wait for. @param {TableSession} session */
function isAlone({ info, connections }) {
  return Boolean(
    info?.seats.every(
      ({ player }, seat) =>
        player !== "human" || connections.some((connection) => connection.seat === seat),
    ),
  );
}
