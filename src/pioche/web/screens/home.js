/** The first screen: the games, and the one that was left unfinished. */

import { homeBanner } from "../art/home-banner.js";
import { emblem, gameColour, gameName, gameSummary } from "../boards/index.js";
import * as api from "../js/api.js";
import { AsyncValue, asRefusal, refusalNotice } from "../js/async-value.js";
import { arrow } from "../js/icons.js";
import { playAtOnce } from "../js/open-table.js";
import { go } from "../js/router.js";
import { listed } from "../js/spell.js";
import * as storage from "../js/storage.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @import { GameInfo, OpenScreen } from "../js/types.js" */

/** @type {OpenScreen} */
export function open(_place, redraw) {
  const games = new AsyncValue(api.games(), redraw);
  const home = new Home(redraw);
  return {
    title: () => say("web-house"),
    render: () =>
      html`${hero()} ${home.drawContinue()} ${games.show((known) => html`${home.drawFirstLesson(known)} ${home.drawGames(known)}`)}`,
  };
}

function hero() {
  return html`
    <section class="hero">
      ${homeBanner()}
      <div class="hero-words">
        <h1>${say("web-house")}</h1>
        <p>${say("web-tagline")}</p>
      </div>
    </section>
  `;
}

class Home {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    /** @type {string | null} */
    this.opening = null;
    /** @type {api.Refusal | null} */
    this.refusal = null;
    this.last = storage.tables().find((table) => !table.over) ?? null;
    if (this.last) this.check(this.last.table);
  }

  /** Whether the last game is still there. @param {string} table */
  async check(table) {
    try {
      const info = await api.tableInfo(table);
      if (info.phase === "over" || info.closed) this.drop(() => storage.noteOver(table));
    } catch (error) {
      if (error instanceof api.Refusal && error.status === 404)
        this.drop(() => storage.forget(table));
    }
  }

  /** @param {() => void} note */
  drop(note) {
    note();
    this.last = null;
    this.redraw();
  }

  drawContinue() {
    if (!this.last) return nothing;
    const { table, game, names } = this.last;
    return html`
      <a class="continue" href="/t/${table}">
        <span class="continue-emblem">${emblem(game)}</span>
        <span class="continue-words">
          <strong>${say("web-continue", { game: gameName(game) })}</strong>
          ${names.length ? html`<span>${say("web-with", { names: listed(names) })}</span>` : nothing}
        </span>
        ${arrow()}
      </a>
    `;
  }

  /** @param {GameInfo[]} games */
  drawGames(games) {
    return html`
      <section aria-labelledby="choose">
        <h2 id="choose" class="choose">${say("web-choose-game")}</h2>
        ${refusalNotice(this.refusal)}
        <ul class="games">
          ${games.map((game) => html`<li>${this.drawGame(game)}</li>`)}
        </ul>
      </section>
    `;
  }

  /** @param {GameInfo} game */
  drawGame(game) {
    const { game: id } = game;
    const named = { game: gameName(id) };
    return html`
      <article class="game" ${gameColour(id)} aria-labelledby="game-${id}">
        <div class="game-emblem">${emblem(id)}</div>
        <div class="game-words">
          <h3 id="game-${id}">${gameName(id)}</h3>
          ${gameSummary(game)}
          <p>${say(`${id}-pitch`)}</p>
        </div>
        <div class="game-buttons">
          <button
            type="button"
            class="button main"
            ?disabled=${this.opening !== null}
            aria-label=${say("web-play-now-game", named)}
            @click=${() => this.play(game)}
          >
            ${say(this.opening === id ? "web-opening" : "web-play-now")}
          </button>
          <a class="button" href="/new?game=${id}&with=friends" aria-label=${say("web-with-friends-game", named)}>${say("web-with-friends")}</a>
          ${game.lesson ? html`<a class="button" href="/learn/${id}" aria-label=${say("web-learn-game", named)}>${say("web-learn")}</a>` : nothing}
          <a class="button plain" href="/rules/${id}" aria-label=${say("web-rules-of", named)}>${say("web-rules")}</a>
        </div>
      </article>
    `;
  }

  /** Where to begin, for a browser without any game or lesson. @param {GameInfo[]} games */
  drawFirstLesson(games) {
    const game = games.find(({ lesson }) => lesson);
    if (!game || storage.tables().length || storage.learned().length) return nothing;
    return html`
      <a class="continue first-lesson" href="/learn/${game.game}">
        <span class="continue-emblem">${emblem(game.game)}</span>
        <span class="continue-words">
          <strong>${say("web-learn-first", { game: gameName(game.game) })}</strong>
          <span>${say("web-learn-first-help")}</span>
        </span>
        ${arrow()}
      </a>
    `;
  }

  /** @param {GameInfo} game */
  async play(game) {
    this.opening = game.game;
    this.refusal = null;
    this.redraw();
    try {
      go(`/t/${await playAtOnce(game)}`);
    } catch (error) {
      this.refusal = asRefusal(error);
    }
    this.opening = null;
    this.redraw();
  }
}
