/** The steps of a game, fetched as they are wanted and kept: what a replay is shown from. */

import * as api from "../js/api.js";

/** @typedef {import("../js/types.js").Frame} Frame */

const FRAME_MS = 1300;
/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4];
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
   * A frame; none if the player has gone elsewhere before it came.
   * @param {number} step
   * @param {number} from  where the player must still be for the frame to be wanted
   * @returns {Promise<Frame | null>}
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

  /**
   * See the game by other eyes from now on, at the step that is theirs of the same moment.
   * @param {number | null} eyes
   * @param {number} step
   */
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

  /**
   * Say what went wrong, unless the player has gone elsewhere since.
   * @param {unknown} error
   * @param {number} from
   * @returns {null}
   */
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
    if (this.step >= this.steps) this.stop();
    else void this.show(this.step + 1);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.changed();
  }

  /** Nobody looks any more: nothing is wanted. */
  close() {
    this.closed = true;
    clearInterval(this.timer);
  }
}

/** @param {number} time  in ms */
function pause(time) {
  return new Promise((go) => setTimeout(go, time));
}
