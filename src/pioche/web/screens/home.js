/** The first screen: the games, and the one that was left unfinished. */

import { homeBanner } from "../art/home-banner.js";
import { cover, emblem, gameColour, gameName, gameSummary } from "../boards/index.js";
import * as api from "../js/api.js";
import { AsyncValue, asRefusal, refusalNotice } from "../js/async-value.js";
import { arrow } from "../js/icons.js";
import { playAlone, playAtOnce } from "../js/open-table.js";
import { go, linkTo } from "../js/router.js";
import { listed } from "../js/spell.js";
import * as storage from "../js/storage.js";
import { site } from "../js/transport.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @import { GameInfo, OpenScreen } from "../js/types.js" */

/** @type {OpenScreen} */
export function open(_place, redraw) {
  const games = new AsyncValue(api.games(), redraw);
  const home = new Home(redraw);
  return {
    title: () => say("web-house"),
    render: () => html`<div class="home">
      ${home.drawHero(games.value)}
      <div class="home-games">${home.drawContinue()} ${games.show((known) => home.drawGames(known))}</div>
    </div>`,
  };
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

  /** @param {GameInfo[] | null} games  once they are known */
  drawHero(games) {
    return html`
      <section class="hero">
        ${homeBanner()}
        <div class="hero-words">
          <h1>${say("web-house")}</h1>
          <p>${say("web-tagline")}</p>
          ${games ? drawFirstLesson(games) : nothing}
        </div>
      </section>
    `;
  }

  drawContinue() {
    if (!this.last) return nothing;
    const { table, game } = this.last;
    const names = storage.othersAt(this.last, this.last.names);
    return html`
      <a class="continue" href=${linkTo(`/t/${table}`)}>
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
    return html`
      <article class="game" ${gameColour(id)} aria-labelledby="game-${id}">
        <div class="game-cover">${cover(id)}</div>
        <div class="game-emblem">${emblem(id)}</div>
        <div class="game-title">
          <h3 id="game-${id}">${gameName(id)}</h3>
          ${gameSummary(game)}
        </div>
        <p class="game-pitch">${say(`${id}-pitch`)}</p>
        <div class="game-buttons">${this.drawButtons(game)}</div>
      </article>
    `;
  }

  /** @param {GameInfo} game */
  drawButtons(game) {
    const { game: id } = game;
    const named = { game: gameName(id) };
    return html`
      <button
        type="button"
        class="button main"
        ?disabled=${this.opening === id}
        aria-label=${say("web-play-now-game", named)}
        @click=${() => this.play(game, playAtOnce)}
      >
        ${say(this.opening === id ? "web-opening" : "web-play-now")}
      </button>
      ${game.lesson ? html`<a class="button" href=${linkTo(`/learn/${id}`)} aria-label=${say("web-learn-game", named)}>${say("web-learn")}</a>` : nothing}
      <a class="button" href=${linkTo(`/new?game=${id}&with=${site ? "device" : "friends"}`)} aria-label=${say("web-with-friends-game", named)}>${say("web-with-friends")}</a>
      ${
        game.seats[0] === 1
          ? html`<button
              type="button"
              class="button"
              ?disabled=${this.opening === id}
              aria-label=${say("web-alone-game", named)}
              @click=${() => this.play(game, playAlone)}
            >
              ${say("web-alone")}
            </button>`
          : nothing
      }
      <a class="button plain" href=${linkTo(`/rules/${id}`)} aria-label=${say("web-rules-of", named)}>${say("web-rules")}</a>
    `;
  }

  /** @param {GameInfo} game @param {typeof playAtOnce} way */
  async play(game, way) {
    if (this.opening !== null) return;
    this.opening = game.game;
    this.refusal = null;
    this.redraw();
    try {
      go(`/t/${await way(game)}`);
    } catch (error) {
      this.refusal = asRefusal(error);
    }
    this.opening = null;
    this.redraw();
  }
}

/** Where to begin, for a browser without any game or lesson. @param {GameInfo[]} games */
function drawFirstLesson(games) {
  const game = games.find(({ lesson }) => lesson);
  if (!game || storage.tables().length || storage.learned().length) return nothing;
  return html`<a class="first-lesson" href=${linkTo(`/learn/${game.game}`)}>
    <span>${say("web-learn-first", { game: gameName(game.game) })}</span> ${arrow()}
  </a>`;
}
