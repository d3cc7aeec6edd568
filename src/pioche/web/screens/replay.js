/** A game from its beginning, step by step: a slider, buttons and keys. */

import { loadBoard } from "../boards/index.js";
import * as api from "../js/api.js";
import { playerNames, spellRefusal } from "../js/spell.js";
import * as storage from "../js/storage.js";
import { say } from "../js/words.js";
import { CardInfo } from "../parts/card-info.js";
import { isLogged } from "../parts/event-salience.js";
import { isForTable } from "../parts/keys.js";
import { ReplayPlayer } from "../parts/replay-player.js";
import { describedBy, speller } from "../parts/scene.js";
import { boardBox, tableHead, tableMessage } from "../parts/table-frame.js";
import { html, keyed, live, nothing, svg } from "../vendor/lit.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../js/types.js").GameInfo} GameInfo */
/** @typedef {import("../js/types.js").TableInfo} TableInfo */
/** @typedef {import("../js/types.js").Frame} Frame */

/** What the buttons show; each has its words as well. */
const ICONS = {
  first: svg`<path d="M5 5h2.500v14H5zM20 5v14L9 12z" />`,
  back: svg`<path d="M16 5v14L6.500 12zM17.500 5H20v14h-2.500z" />`,
  play: svg`<path d="M7 4.500v15L20 12z" />`,
  pause: svg`<path d="M6 5h4v14H6zM14 5h4v14h-4z" />`,
  next: svg`<path d="M8 5v14l9.500-7zM4 5h2.500v14H4z" />`,
  last: svg`<path d="M16.500 5H19v14h-2.500zM4 5v14l11-7z" />`,
};

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
    /** @type {import("../boards/scene.js").Board | null} */
    this.board = null;
    /** @type {unknown} */
    this.trouble = null;
    const own = storage.table(table)?.seats[0];
    this.seat = own ? own.seat : null;
    this.player = new ReplayPlayer(table, own?.key ?? null, redraw);
    this.press = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.press);
    this.cards = new CardInfo(() => this.cardSource());
    void this.load();
  }

  async load() {
    try {
      this.info = await api.tableInfo(this.table);
      this.game = await api.game(this.info.game);
      this.board = await loadBoard(this.info.game);
      await this.player.show(0);
    } catch (error) {
      this.trouble = error;
    }
    this.redraw();
  }

  close() {
    this.player.close();
    this.cards.close();
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
    const scene = this.scene(info, game, frame);
    return html`<div class="table-body replay-body">
      ${boardBox(keyed(this.player.jumps, board.render(scene)))}
      <section class="table-strip replay-strip" aria-label=${say("web-table-replay")}>
        ${this.sentences(scene, frame)}
        <div class="replay-controls">${this.controls()}</div>
      </section>
    </div>`;
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
      now: null,
      motion: storage.motionWanted(),
      busy: false,
      say,
      spell: speller(game, names, { reader: this.seat }),
      description: frame.description,
      described: describedBy(frame.description, game, names),
      play: () => {},
    };
  }

  /**
   * What happened in this step.
   * @param {Scene} scene
   * @param {Frame} frame
   */
  sentences(scene, frame) {
    const logged = frame.events.filter((event) => isLogged(scene.game, event));
    const events = logged.length ? logged : frame.events;
    return html`<div class="replay-events" role="status">
      <p class="replay-step">${say("web-table-step", { step: this.player.step, steps: this.player.steps })}</p>
      <ul class="log-lines" tabindex="0" aria-label=${say("web-table-log")}>
        ${events.map((event) => html`<li class="log-line">${scene.spell.event(event)}</li>`)}
      </ul>
    </div>`;
  }

  controls() {
    const { player } = this;
    const { step, steps } = player;
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
        @input=${(/** @type {Event} */ event) => player.show(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
      <div class="buttons replay-buttons">
        ${this.button("first", say("web-table-step-first"), () => player.show(0), step === 0)}
        ${this.button("back", say("web-table-step-back"), () => player.show(step - 1), step === 0)}
        ${
          player.playing
            ? this.button("pause", say("web-table-step-pause"), () => player.play(), false)
            : this.button("play", say("web-table-step-play"), () => player.play(), false)
        }
        ${this.button("next", say("web-table-step-next"), () => player.show(step + 1), step >= steps)}
        ${this.button("last", say("web-table-step-last"), () => player.show(steps), step >= steps)}
      </div>
      <p class="hint keys-hint">${say("web-table-step-keys")}</p>
    `;
  }

  /**
   * @param {keyof typeof ICONS} icon
   * @param {string} label
   * @param {() => unknown} act
   * @param {boolean} useless
   */
  button(icon, label, act, useless) {
    return html`<button
      type="button"
      class="button replay-button"
      aria-label=${label}
      title=${label}
      aria-disabled=${useless ? "true" : nothing}
      @click=${() => useless || act()}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${ICONS[icon]}</svg>
    </button>`;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const onButton = event.target instanceof Element && event.target.closest("button, a") !== null;
    if (!isForTable(event) || (event.key === " " && onButton)) return;
    const { player } = this;
    /** @type {Record<string, () => unknown>} */
    const acts = {
      ArrowLeft: () => player.show(player.step - 1),
      ArrowRight: () => player.show(player.step + 1),
      Home: () => player.show(0),
      End: () => player.show(player.steps),
      " ": () => player.play(),
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
