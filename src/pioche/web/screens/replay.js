/** A game from its beginning, step by step: a slider, buttons and keys. */

import { html, live, nothing } from "../vendor/lit.js";
import { boardOf } from "../boards/index.js";
import * as api from "../js/api.js";
import * as memory from "../js/memory.js";
import { playerNames, spellRefusal } from "../js/spell.js";
import { say } from "../js/words.js";
import { Film } from "../parts/film.js";
import { isForTable } from "../parts/keys.js";
import { isTold } from "../parts/telling.js";
import { speller } from "../parts/scene.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../js/types.js").GameInfo} GameInfo */
/** @typedef {import("../js/types.js").TableInfo} TableInfo */
/** @typedef {import("../js/types.js").Frame} Frame */

class ReplayScreen {
  bare = true;

  /**
   * @param {string} table
   * @param {() => void} redraw
   */
  constructor(table, redraw) {
    this.table = table;
    this.redraw = redraw;
    /** @type {TableInfo | null} */
    this.info = null;
    /** @type {GameInfo | null} */
    this.game = null;
    /** @type {unknown} */
    this.trouble = null;
    const own = memory.table(table)?.seats[0];
    this.seat = own ? own.seat : null;
    this.film = new Film(table, own?.key ?? null, redraw);
    this.press = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.press);
    void this.load();
  }

  async load() {
    try {
      this.info = await api.tableInfo(this.table);
      this.game = await api.game(this.info.game);
      await this.film.show(0);
    } catch (error) {
      this.trouble = error;
    }
    this.redraw();
  }

  close() {
    this.film.stop();
    document.removeEventListener("keydown", this.press);
  }

  title() {
    return this.info ? say("web-table-replay-of", { game: say(`${this.info.game}-name`) }) : say("web-table-replay");
  }

  render() {
    return html`<div class="table-screen replay-screen">
      <header class="table-head">
        <a class="table-house" href="/t/${this.table}" aria-label=${say("web-table-to-table")}><span aria-hidden="true">‹</span></a>
        <h1 class="table-name">${this.title()}</h1>
      </header>
      ${this.body()}
    </div>`;
  }

  body() {
    const trouble = this.trouble ?? this.film.trouble;
    if (trouble) return this.message(trouble instanceof api.Refusal ? spellRefusal(trouble) : String(trouble));
    const { info, game } = this;
    const frame = this.film.shown;
    if (!info || !game || !frame) return this.message(say("web-table-loading"));
    const scene = this.scene(info, game, frame);
    return html`<div class="table-body replay-body">
      <section class="table-board" id="board" aria-label=${say("web-table-board")}>${boardOf(game.game).render(scene)}</section>
      <section class="table-action replay-action" aria-label=${say("web-table-replay")}>${this.told(scene, frame)} ${this.controls()}</section>
    </div>`;
  }

  /** @param {string} text */
  message(text) {
    return html`<section class="table-message sheet">
      <p role="status">${text}</p>
      <p><a class="button" href="/">${say("web-table-home")}</a></p>
    </section>`;
  }

  /**
   * @param {TableInfo} info
   * @param {GameInfo} game
   * @param {Frame} frame
   * @returns {Scene}
   */
  scene(info, game, frame) {
    const names = playerNames(info.seats);
    return {
      game,
      view: frame.view,
      seat: this.seat,
      names,
      legal: [],
      fresh: frame.events,
      waiting: [],
      over: frame.view.stage === "over",
      motion: memory.motionWanted(),
      busy: false,
      say,
      spell: speller(game, names),
      play: () => {},
    };
  }

  /**
   * What this step told.
   * @param {Scene} scene
   * @param {Frame} frame
   */
  told(scene, frame) {
    const told = frame.events.filter((event) => isTold(scene.game.game, event));
    const events = told.length ? told : frame.events;
    return html`<div class="replay-told" role="status">
      <p class="replay-step">${say("web-table-step", { step: this.film.step, steps: this.film.steps })}</p>
      <ul class="log-lines">
        ${events.map((event) => html`<li class="log-line">${scene.spell.event(event)}</li>`)}
      </ul>
    </div>`;
  }

  controls() {
    const { film } = this;
    const { step, steps } = film;
    return html`
      <label class="quiet" for="replay-slider">${say("web-table-step-slider")}</label>
      <input
        class="replay-slider"
        id="replay-slider"
        type="range"
        min="0"
        max=${steps}
        .value=${live(String(step))}
        aria-valuetext=${say("web-table-step", { step, steps })}
        @input=${(/** @type {Event} */ event) => film.show(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
      <div class="buttons replay-buttons">
        ${this.button("⏮", say("web-table-step-first"), () => film.show(0), step === 0)}
        ${this.button("◀", say("web-table-step-back"), () => film.show(step - 1), step === 0)}
        ${this.button(film.playing ? "⏸" : "▶", film.playing ? say("web-table-step-pause") : say("web-table-step-play"), () => film.play(), false)}
        ${this.button("▶", say("web-table-step-next"), () => film.show(step + 1), step >= steps)}
        ${this.button("⏭", say("web-table-step-last"), () => film.show(steps), step >= steps)}
      </div>
      <p class="hint">${say("web-table-step-keys")}</p>
    `;
  }

  /**
   * @param {string} sign
   * @param {string} label
   * @param {() => unknown} act
   * @param {boolean} useless
   */
  button(sign, label, act, useless) {
    return html`<button
      type="button"
      class="button replay-button"
      aria-label=${label}
      title=${label}
      aria-disabled=${useless ? "true" : nothing}
      @click=${() => useless || act()}
    >
      <span aria-hidden="true">${sign}</span>
    </button>`;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const onButton = event.target instanceof Element && event.target.closest("button, a") !== null;
    if (!isForTable(event) || (event.key === " " && onButton)) return;
    const { film } = this;
    /** @type {Record<string, () => unknown>} */
    const acts = {
      ArrowLeft: () => film.show(film.step - 1),
      ArrowRight: () => film.show(film.step + 1),
      Home: () => film.show(0),
      End: () => film.show(film.steps),
      " ": () => film.play(),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}

/** @type {import("../js/types.js").OpenScreen} */
export function open(place, redraw) {
  return new ReplayScreen(place.parts.table, redraw);
}
