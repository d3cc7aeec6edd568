/** The tables that this browser knows: to continue, to watch again, to forget. */

import { emblem, gameName } from "../boards/index.js";
import * as api from "../js/api.js";
import { download } from "../js/api.js";
import { asRefusal, refusalNotice } from "../js/async-value.js";
import { go, linkTo } from "../js/router.js";
import { listed, playerNames } from "../js/spell.js";
import { asCsv, asJson, eraseGames, noteGame, playedGames, totals } from "../js/statistics.js";
import * as storage from "../js/storage.js";
import { language, loadWords, locale, say } from "../js/words.js";
import { resultText, victoryTitle } from "../parts/victory.js";
import { html, nothing } from "../vendor/lit.js";

/** @import { Total } from "../js/statistics.js" */
/** @import { MyTable } from "../js/storage.js" */
/** @import { OpenScreen, Result, TableInfo } from "../js/types.js" */

/** @type {OpenScreen} */
export function open(_place, redraw) {
  const games = new Games(redraw);
  return { title: () => say("web-my-games"), render: () => games.draw() };
}

class Games {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    this.tables = storage.tables().filter((table) => table.game);
    /** @type {Map<string, TableInfo>} */
    this.infos = new Map();
    /** @type {Set<string>} tables that the server no longer has */
    this.gone = new Set();
    /** Whether the words about results are there. */
    this.worded = false;
    /** With how many players finished games can be reviewed, by game. @type {Map<string, readonly number[]>} */
    this.reviewable = new Map();
    this.import = new RecordImport(redraw);
    void this.load();
  }

  async load() {
    await loadWords("after-game").then(
      () => {
        this.worded = true;
      },
      () => {}, // the list is worth drawing without them
    );
    for (const known of this.tables) void this.refresh(known);
    const games = await api.games().catch(() => []);
    this.reviewable = new Map(games.map(({ game, review }) => [game, review]));
    this.redraw();
  }

  /** @param {MyTable} known */
  isReviewable({ table, game }) {
    const seats = this.infos.get(table)?.seats.length ?? 0;
    return Boolean(game && this.reviewable.get(game)?.includes(seats));
  }

  /** @param {MyTable} known */
  async refresh({ table, seats }) {
    try {
      const info = await api.tableInfo(table);
      this.infos.set(table, info);
      if (info.phase === "over" || info.closed) storage.noteOver(table);
      noteGame(info, seats[0]?.seat ?? null);
    } catch (error) {
      if (error instanceof api.Refusal && error.status === 404) this.gone.add(table);
    }
    this.redraw();
  }

  draw() {
    const going = this.tables.filter((table) => !this.isOver(table));
    const over = this.tables.filter((table) => this.isOver(table));
    return html`
      <h1>${say("web-my-games")}</h1>
      ${this.tables.length ? nothing : this.none()} ${this.list("web-games-going", going)} ${this.list("web-games-over", over)}
      ${this.tables.length ? html`<p class="hint">${say("web-games-where")}</p>` : nothing} ${this.import.draw()} ${this.worded ? statisticsPart(this.redraw) : nothing}
    `;
  }

  /** @param {MyTable} table */
  isOver({ table, over }) {
    const info = this.infos.get(table);
    return this.gone.has(table) || (info ? info.phase === "over" || info.closed !== null : over);
  }

  none() {
    return html`<section class="message sheet">
      <p>${say("web-games-none")}</p>
      <p><a class="button main" href=${linkTo("/")}>${say("web-choose-game")}</a></p>
    </section>`;
  }

  /** @param {string} key @param {MyTable[]} tables */
  list(key, tables) {
    if (!tables.length) return nothing;
    return html`<section>
      <h2>${say(key)}</h2>
      <ul class="my-games">
        ${tables.map((table) => html`<li class="sheet my-game">${this.entry(table)}</li>`)}
      </ul>
    </section>`;
  }

  /** @param {MyTable} known */
  entry(known) {
    const { table, game } = known;
    const info = this.infos.get(table);
    const names = info ? playerNames(info.seats) : known.names;
    const others = storage.othersAt(known, names);
    return html`
      <span class="shelf-emblem">${emblem(game)}</span>
      <div class="my-game-words">
        <h3>${gameName(game)}</h3>
        <p>${others.length ? say("web-with", { names: listed(others) }) : nothing}</p>
        <p class="hint">${[this.state(known, info, names), when(known.at)].filter(Boolean).join(" · ")}</p>
      </div>
      <div class="buttons">${this.buttons(known)}</div>
    `;
  }

  /** @param {MyTable} known @param {TableInfo | undefined} info @param {string[]} names */
  state(known, info, names) {
    if (this.gone.has(known.table))
      return [this.worded ? keptResult(known.table) : "", say("web-game-gone")].join(" ");
    if (!info) return "";
    if (info.phase === "gathering" || info.phase === "revealing") return say("web-game-gathering");
    if (info.phase === "closed") return say("closed-state");
    if (info.result) return this.worded ? outcome(known, info.result, names) : "";
    const mine = info.waiting.some((seat) => known.seats.some((own) => own.seat === seat));
    return mine
      ? say("web-game-your-turn")
      : say("terminal-waiting", { names: listed(info.waiting.map((seat) => names[seat])) });
  }

  /** @param {MyTable} known */
  buttons(known) {
    const { table, game } = known;
    const named = { game: gameName(game) };
    const forget = html`<button type="button" class="button plain" aria-label=${say("web-forget-game", named)} @click=${() => this.forget(table)}>
      ${say("web-forget")}
    </button>`;
    if (this.gone.has(table)) return forget;
    if (!this.isOver(known)) {
      return html`<a class="button main" href=${linkTo(`/t/${table}`)} aria-label=${say("web-continue", named)}>${say("web-go-on")}</a>`;
    }
    if (this.infos.get(table)?.closed) {
      return html`<a class="button" href=${linkTo(`/t/${table}`)} aria-label=${say("web-result-of", named)}>${say("web-result")}</a> ${forget}`;
    }
    return html`
      <a class="button" href=${linkTo(`/t/${table}`)} aria-label=${say("web-result-of", named)}>${say("web-result")}</a>
      <a class="button" href=${linkTo(`/replay/${table}`)} aria-label=${say("web-replay-of", named)}>${say("web-replay")}</a>
      ${this.worded && this.isReviewable(known) ? html`<a class="button" href=${linkTo(`/review/${table}`)} aria-label=${say("after-review-of", named)}>${say("after-review")}</a>` : nothing}
      ${forget}
    `;
  }

  /** @param {string} table */
  forget(table) {
    storage.forget(table);
    this.tables = this.tables.filter((known) => known.table !== table);
    this.redraw();
  }
}

/** Opens the record of a game from elsewhere: a server, a terminal, another tab. */
class RecordImport {
  /** @type {api.Refusal | null} */
  refusal = null;
  busy = false;

  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
  }

  draw() {
    return html`<section class="sheet import" aria-labelledby="import-title">
      <h2 id="import-title">${say("web-import")}</h2>
      <p>${say("web-import-help")}</p>
      ${refusalNotice(this.refusal)}
      <input type="file" id="record-file" hidden @change=${(/** @type {Event} */ event) => this.choose(event)} />
      <button type="button" class="button" ?disabled=${this.busy} @click=${() => document.getElementById("record-file")?.click()}>
        ${say(this.busy ? "web-import-reading" : "web-import-choose")}
      </button>
    </section>`;
  }

  /** @param {Event} event */
  async choose({ target }) {
    const field = /** @type {HTMLInputElement} */ (target);
    const file = field.files?.[0];
    if (file) await this.open(await file.text());
    field.value = ""; // the same file may be chosen again
  }

  /** @param {string} text */
  async open(text) {
    this.busy = true;
    this.refusal = null;
    this.redraw();
    try {
      const { table, game } = await api.importRecord(text);
      if (!storage.table(table)) storage.remember(table, { game, over: true });
      go(`/replay/${table}`);
    } catch (error) {
      const game = gameOf(text);
      if (game) await loadWords(game).catch(() => {}); // a refusal may speak of its cards
      this.refusal = asRefusal(error);
    }
    this.busy = false;
    this.redraw();
  }
}

/** The game that a record names; nothing where it is none. @param {string} text */
function gameOf(text) {
  const [, game] = /"game":"(\w+)"/.exec(text.slice(0, 200)) ?? [];
  return game ?? "";
}

/**
 * How a game ended for the seats of this device; several are named.
 * @param {MyTable} known
 * @param {Result} result
 * @param {string[]} names
 */
function outcome({ seats }, result, names) {
  const own = seats.length === 1 ? seats[0].seat : null;
  const title = victoryTitle(result, names, own);
  return own === null ? title : `${title} · ${resultText(result, own)}`;
}

/** My place and points at a table that the server no longer has. @param {string} table */
function keptResult(table) {
  const played = playedGames().find((one) => one.table === table);
  if (!played) return "";
  const points = say("after-points", { points: played.points });
  const { rank, players } = played;
  return `${players > 1 ? say("after-result", { rank, shared: "no", points }) : points}.`;
}

/** When a table was last used, in words. @param {number} at */
function when(at) {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** Nothing where nothing was played to its end yet. @param {() => void} redraw */
export function statisticsPart(redraw) {
  const games = playedGames();
  if (!games.length) return nothing;
  return html`<section class="statistics sheet" aria-labelledby="statistics-title">
    <h2 id="statistics-title">${say("after-statistics")}</h2>
    <ul class="statistics-games">
      ${totals(games).map(totalPart)}
    </ul>
    <p class="hint">${say("after-statistics-help")}</p>
    <div class="buttons">
      ${fileButton("csv", () => new Blob([asCsv(games)], { type: "text/csv" }))}
      ${fileButton("json", () => new Blob([asJson(games)], { type: "application/json" }))}
      <button type="button" class="button danger" @click=${() => erase(redraw)}>${say("after-statistics-erase")}</button>
    </div>
  </section>`;
}

/** @param {string} kind @param {() => Blob} content */
function fileButton(kind, content) {
  return html`<button type="button" class="button" @click=${() => download(content(), `pioche.${kind}`)}>
    ${say(`after-statistics-${kind}`)}
  </button>`;
}

/** @param {() => void} redraw */
function erase(redraw) {
  if (!confirm(say("after-statistics-erase-sure"))) return;
  eraseGames();
  redraw();
}

/** @param {Total} total */
function totalPart(total) {
  const { game, solo, games, wins, best, average, streak, longest } = total;
  const mean = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(average);
  const name = gameName(game);
  return html`<li class="statistics-game">
    <h3><span class="statistics-emblem">${emblem(game)}</span>${solo ? say("after-statistics-solo", { game: name }) : name}</h3>
    <dl class="statistics-figures">
      ${figure("games", games)} ${figure("wins", wins)} ${figure("best", best)} ${figure("average", mean)}
      ${figure("streak", streak)} ${figure("longest", longest)}
    </dl>
  </li>`;
}

/** @param {string} name @param {string | number} value */
function figure(name, value) {
  return html`<div><dt>${say(`after-statistics-${name}`)}</dt><dd>${value}</dd></div>`;
}
