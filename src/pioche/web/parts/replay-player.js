/** A replay: the player that walks through its steps, and its controls. */

import * as api from "../js/api.js";
import { language, say } from "../js/words.js";
import { html, live, nothing, svg } from "../vendor/lit.js";
import { turnText } from "./replay-steps.js";

/** @import { Frame, Turn } from "../js/types.js" */

const FRAME_MS = 1300;
/** How many times as fast as usual. */
const SPEEDS = [0.5, 1, 2, 4];
// A slider passes over many steps: only where it rests is anything fetched.
const REST_MS = 80;
// The house may find that we ask too often; then we wait before asking again.
const TOO_OFTEN = 429;
const WAIT_MS = 500;

export class ReplayPlayer {
  /**
   * @param {string} table
   * @param {string | null} key  who looks; none: a spectator
   * @param {() => void} changed
   */
  constructor(table, key, changed) {
    this.table = table;
    this.key = key;
    this.changed = changed;
    /** By whose eyes, where these are not one's own: null is a spectator's. @type {number | null | undefined} */
    this.eyes = undefined;
    this.speed = 1;
    this.step = 0;
    this.steps = 0;
    /** @type {Map<number, Frame>} */
    this.frames = new Map();
    /** @type {unknown} */
    this.trouble = null;
    this.timer = 0;
    this.closed = false;
    /** Whether the step is still being shown: the next one waits. @type {() => boolean} */
    this.waits = () => false;
    /** How often the player went elsewhere than to the next step: a board begins anew then. */
    this.jumps = 0;
  }

  /** The present frame; while it is fetched, the one shown before. @type {Frame | null} */
  shown = null;
  /** By whose eyes that frame is. @type {number | null | undefined} */
  shownEyes = undefined;

  get playing() {
    return this.timer !== 0;
  }

  /** Show a step; out of range, the nearest there is. @param {number} wanted */
  async show(wanted) {
    this.trouble = null;
    this.step = Math.max(0, this.frames.size ? Math.min(wanted, this.steps) : wanted);
    this.changed();
    const step = this.step;
    const frame = await this.fetch(step, step);
    if (!frame || !this.isAt(step)) return;
    const next = frame.step === (this.shown?.step ?? -1) + 1 && this.shownEyes === this.eyes;
    if (!next) this.jumps += 1;
    this.shown = frame;
    this.shownEyes = this.eyes;
    this.changed();
    if (step < this.steps) void this.fetch(step + 1, step); // the next one will be wanted
  }

  /** @param {number} step */
  isAt(step) {
    return step === this.step && !this.closed;
  }

  /**
   * A frame; null if the player has moved on before it came.
   * @param {number} step
   * @param {number} from  the step at which the frame is still wanted
   */
  async fetch(step, from) {
    const known = this.frames.get(step);
    if (known) return known;
    await pause(REST_MS);
    while (this.isAt(from)) {
      try {
        const { eyes } = this;
        const frame = this.frames.get(step) ?? (await this.ask(step));
        if (eyes === this.eyes) return this.keep(frame);
      } catch (error) {
        if (!(error instanceof api.Refusal) || error.status !== TOO_OFTEN)
          return this.fail(error, from);
        await pause(WAIT_MS);
      }
    }
    return null;
  }

  /** @param {number} step */
  ask(step) {
    const key = this.eyes === null ? null : this.key;
    return api.replay(this.table, step, key, this.eyes ?? null);
  }

  /** Show the game from another seat, at the same moment. @param {number | null} eyes @param {number} step */
  async look(eyes, step) {
    this.eyes = eyes;
    this.frames.clear();
    await this.show(step);
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = speed;
    if (this.playing) this.start();
    this.changed();
  }

  /** @param {Frame} frame */
  keep(frame) {
    this.frames.set(frame.step, frame);
    this.steps = frame.steps;
    return frame;
  }

  /** Show an error, unless the player has moved on since. @param {unknown} error @param {number} from */
  fail(error, from) {
    if (!this.isAt(from)) return null;
    this.trouble = error;
    this.stop();
    return null;
  }

  /** Let the game run by itself, from the start if it had ended. */
  play() {
    if (this.playing) return this.stop();
    if (this.step >= this.steps) void this.show(0);
    this.start();
    this.changed();
  }

  start() {
    clearInterval(this.timer);
    this.timer = setInterval(() => this.next(), FRAME_MS / this.speed);
  }

  next() {
    if (this.waits()) return;
    if (this.step >= this.steps) this.stop();
    else void this.show(this.step + 1);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.changed();
  }

  /** Stop: the replay has been left. */
  close() {
    this.closed = true;
    clearInterval(this.timer);
  }
}

/** @param {number} time  in ms */
function pause(time) {
  return new Promise((go) => setTimeout(go, time));
}

/**
 * @typedef {object} Replayed
 * @property {ReplayPlayer} player
 * @property {readonly string[]} names
 * @property {boolean} watch  whether there are a spectator's eyes
 * @property {readonly Turn[]} turns  none while the game goes on
 * @property {number} turn  the one that is shown
 * @property {number | null} eyes
 * @property {(turn: number) => unknown} goTurn
 * @property {(eyes: number | null) => unknown} look
 * @property {() => unknown} copyLink
 */

/** What the buttons show; each has its words as well. */
const ICONS = {
  first: svg`<path d="M5 5h2.500v14H5zM20 5v14L9 12z" />`,
  back: svg`<path d="M16 5v14L6.500 12zM17.500 5H20v14h-2.500z" />`,
  play: svg`<path d="M7 4.500v15L20 12z" />`,
  pause: svg`<path d="M6 5h4v14H6zM14 5h4v14h-4z" />`,
  next: svg`<path d="M8 5v14l9.500-7zM4 5h2.500v14H4z" />`,
  last: svg`<path d="M16.500 5H19v14h-2.500zM4 5v14l11-7z" />`,
  link: svg`<path d="M9.500 14.500l5-5M11 7l1.800-1.800a4.200 4.200 0 0 1 6 6L17 13M13 17l-1.800 1.800a4.200 4.200 0 0 1-6-6L7 11" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" />`,
};

/** @param {Replayed} replayed */
export function replayControls(replayed) {
  const { player } = replayed;
  const { step, steps } = player;
  const slide = (/** @type {Event} */ event) =>
    player.show(Number(/** @type {HTMLInputElement} */ (event.target).value));
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
      @input=${slide}
    />
    <div class="buttons replay-buttons">${before(replayed)} ${playButton(player)} ${after(replayed)}</div>
    <div class="replay-choices">
      ${replayed.turns.length ? turnChoice(replayed) : nothing} ${replayed.turns.length ? eyesChoice(replayed) : nothing} ${speedChoice(player)}
      ${replayed.turns.length ? button("link", say("after-step-link"), () => replayed.copyLink()) : nothing}
    </div>
    <p class="hint keys-hint">${say(replayed.turns.length ? "after-keys" : "web-table-step-keys")}</p>
  `;
}

/** @param {Replayed} replayed */
function before({ player, turns, turn, goTurn }) {
  const { step } = player;
  // At the beginning of a turn one goes to the one before; within it, to its beginning.
  const far = turns.length
    ? button("first", say("after-turn-back"), () => goTurn(turn), step === 0)
    : button("first", say("web-table-step-first"), () => player.show(0), step === 0);
  return html`${far} ${button("back", say("web-table-step-back"), () => player.show(step - 1), step === 0)}`;
}

/** @param {Replayed} replayed */
function after({ player, turns, turn, goTurn }) {
  const { step, steps } = player;
  const done = step >= steps;
  const far = turns.length
    ? button("last", say("after-turn-next"), () => goTurn(turn + 1), done)
    : button("last", say("web-table-step-last"), () => player.show(steps), done);
  return html`${button("next", say("web-table-step-next"), () => player.show(step + 1), done)} ${far}`;
}

/** @param {ReplayPlayer} player */
function playButton(player) {
  return player.playing
    ? button("pause", say("web-table-step-pause"), () => player.play())
    : button("play", say("web-table-step-play"), () => player.play());
}

/** @param {Replayed} replayed */
function turnChoice({ turns, turn, names, goTurn }) {
  const options = turns.map(
    (_, number) => /** @type {const} */ ([number, turnText(turns, number, names)]),
  );
  return choice(say("after-turn-choice"), options, turn, goTurn);
}

/** @param {Replayed} replayed */
function eyesChoice({ names, watch, eyes, look }) {
  /** @type {[number | null, string][]} */
  const options = names.map((name, seat) => [seat, say("after-eyes-of", { name })]);
  if (watch) options.push([null, say("after-eyes-spectator")]);
  return choice(say("after-eyes"), options, eyes, look);
}

/** @param {ReplayPlayer} player */
function speedChoice(player) {
  const number = new Intl.NumberFormat(language());
  const options = SPEEDS.map(
    (speed) =>
      /** @type {const} */ ([speed, say("after-speed-of", { speed: number.format(speed) })]),
  );
  return choice(say("after-speed"), options, player.speed, (speed) => player.setSpeed(speed));
}

/**
 * @template T
 * @param {string} label
 * @param {readonly (readonly [T, string])[]} options
 * @param {T} chosen
 * @param {(value: T) => unknown} choose
 */
function choice(label, options, chosen, choose) {
  const change = (/** @type {Event} */ event) =>
    choose(options[/** @type {HTMLSelectElement} */ (event.target).selectedIndex][0]);
  return html`<select class="replay-choice" aria-label=${label} title=${label} @change=${change}>
    ${options.map(([value, text]) => html`<option .selected=${live(value === chosen)}>${text}</option>`)}
  </select>`;
}

/**
 * @param {keyof typeof ICONS} icon
 * @param {string} label
 * @param {() => unknown} act
 * @param {boolean} [useless]  hidden, unless it has the focus
 */
function button(icon, label, act, useless = false) {
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
