/** The rules of a game or the advice for it, or the list of games with rules. */

import { emblem, gameName, gameSummary } from "../boards/index.js";
import * as api from "../js/api.js";
import { AsyncValue } from "../js/async-value.js";
import { linkTo } from "../js/router.js";
import { has, language, say } from "../js/words.js";
import { CardInfo } from "../parts/card-info.js";
import {
  loadRules,
  rulesContents,
  rulesDiagram,
  rulesPage,
  showSection,
  strategyPage,
} from "../parts/rules-page.js";
import { html, keyed, nothing } from "../vendor/lit.js";

/** @import { GameInfo, OpenScreen, RulesPage } from "../js/types.js" */

/** @typedef {[GameInfo[], GameInfo, RulesPage]} Loaded */

// Where there is room everything is open, and a list of the sections stands beside it.
const WIDE = "(min-width: 64rem)";

/** @type {OpenScreen} */
export function open(place, redraw) {
  const { path, parts } = place;
  if (!parts.game) return new RulesShelf(redraw);
  return new RulesScreen(parts.game, path.endsWith("/strategy"), redraw);
}

class RulesScreen {
  /** @param {string} id @param {boolean} advises  whether it shows the advice @param {() => void} redraw */
  constructor(id, advises, redraw) {
    this.id = id;
    this.advises = advises;
    this.redraw = redraw;
    this.language = language();
    this.loaded = this.load();
    this.cards = new CardInfo(() => {
      const game = this.loaded.value?.[1];
      return game ? { game } : null;
    });
  }

  /** @returns {AsyncValue<Loaded>} */
  load() {
    const wanted = Promise.all([api.games(), api.game(this.id), loadRules(this.id)]);
    return new AsyncValue(wanted, () => this.arrived());
  }

  /** A link may lead to a section. */
  arrived() {
    this.redraw();
    const [, section] = location.hash.split("#rules-");
    if (section) requestAnimationFrame(() => showSection(section));
  }

  close() {
    this.cards.close();
  }

  title() {
    const key = this.advises ? "web-strategy-of" : "web-rules-of";
    return has(`${this.id}-name`) ? say(key, { game: gameName(this.id) }) : say("web-rules");
  }

  render() {
    if (this.language !== language()) {
      this.language = language();
      this.loaded = this.load();
    }
    return html`${this.loaded.show((loaded) => drawScreen(loaded, this.language, this.advises))}`;
  }
}

/** The rules of all games. */
class RulesShelf {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.games = new AsyncValue(api.games(), redraw);
  }

  title() {
    return say("web-rules");
  }

  render() {
    return html`<h1>${this.title()}</h1>
      ${this.games.show((games) => html`<ul class="rules-shelf">${games.map(shelfGame)}</ul>`)}`;
  }
}

/** @param {GameInfo} game */
function shelfGame(game) {
  const { game: id } = game;
  return html`<li>
    <a class="sheet" href=${linkTo(`/rules/${id}`)}>
      <span class="rules-emblem">${emblem(id)}</span>
      <span>
        <strong>${gameName(id)}</strong>
        <span>${say(`${id}-pitch`)}</span>
      </span>
    </a>
  </li>`;
}

/**
 * @param {Loaded} loaded
 * @param {string} code  the language: another one is another page
 * @param {boolean} advises
 */
function drawScreen([games, game, page], code, advises) {
  const unfolded = matchMedia(WIDE).matches;
  if (advises)
    return html`<article class="rules is-strategy">${drawHead(game, page, true)} ${strategyPage(page, game.game)}</article>`;
  return html`${drawGames(games, game.game)}
    <article class="rules">
      ${drawHead(game, page, false)} ${rulesDiagram(page, game.game)}
      <div class="rules-columns">
        ${rulesContents(page)} ${keyed(`${game.game} ${code}`, rulesPage(page, game, { unfolded }))}
      </div>
    </article>`;
}

/** The rules of the other games are one step away. @param {GameInfo[]} games @param {string} shown */
function drawGames(games, shown) {
  return html`<nav class="rules-tabs" aria-label=${say("web-rules")}>
    ${games.map(
      ({
        game,
      }) => html`<a href=${linkTo(`/rules/${game}`)} aria-current=${game === shown ? "page" : nothing}>
        <span class="tab-emblem">${emblem(game)}</span><span class="tab-name">${gameName(game)}</span>
      </a>`,
    )}
  </nav>`;
}

/** @param {GameInfo} game @param {RulesPage} page @param {boolean} advises */
function drawHead(game, page, advises) {
  const { game: id } = game;
  const [other, path] = advises
    ? [say("web-rules"), `/rules/${id}`]
    : [say("web-strategy"), `/rules/${id}/strategy`];
  return html`<header class="rules-head">
    <div class="rules-emblem">${emblem(id)}</div>
    <div>
      <h1>${gameName(id)}</h1>
      ${gameSummary(game)}
      <p>${say(advises ? "web-strategy-pitch" : `${id}-pitch`)}</p>
      <p class="rules-actions">
        <a class="button main" href=${linkTo(`/new?game=${id}`)}>${say("web-play")}</a>
        ${game.lesson ? html`<a class="button" href=${linkTo(`/learn/${id}`)} aria-label=${say("web-learn-game", { game: gameName(id) })}>${say("web-learn")}</a>` : nothing}
        ${page.strategy.length ? html`<a class="button" href=${linkTo(path)}>${other}</a>` : nothing}
      </p>
    </div>
  </header>`;
}
