/** The steps of a game, fetched as they are wanted and kept: what a replay is shown from. */

import * as api from "../js/api.js";

/** @typedef {import("../js/types.js").Frame} Frame */

const FRAME_MS = 1300;
// A slider passes over many steps: only where it rests is anything fetched.
const REST_MS = 80;
// The house may find that we ask too often; then we wait before asking again.
const TOO_OFTEN = 429;
const WAIT_MS = 500;

export class ReplayPlayer {
  /**
   * @param {string} table
   * @param {string | null} key  whose view; none: a spectator's
   * @param {() => void} changed
   */
  constructor(table, key, changed) {
    this.table = table;
    this.key = key;
    this.changed = changed;
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
    if (frame.step !== (this.shown?.step ?? -1) + 1) this.jumps += 1;
    this.shown = frame;
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
        return this.frames.get(step) ?? this.keep(await api.replay(this.table, step, this.key));
      } catch (error) {
        if (!(error instanceof api.Refusal) || error.status !== TOO_OFTEN)
          return this.fail(error, from);
        await pause(WAIT_MS);
      }
    }
    return null;
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
    this.timer = setInterval(() => this.next(), FRAME_MS);
    this.changed();
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
