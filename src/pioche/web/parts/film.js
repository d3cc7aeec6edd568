/** The steps of a game, fetched as they are wanted and kept: what a replay is shown from. */

import * as api from "../js/api.js";

/** @typedef {import("../js/types.js").Frame} Frame */

const FRAME_MS = 1300;

export class Film {
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
    /** How often the film went elsewhere than to the next step: a board begins anew then. */
    this.jumps = 0;
  }

  /** The present frame; while it is fetched, the one shown before. @type {Frame | null} */
  shown = null;

  get playing() {
    return this.timer !== 0;
  }

  /** Show a step; out of range, the nearest there is. @param {number} wanted */
  async show(wanted) {
    this.step = Math.max(0, this.frames.size ? Math.min(wanted, this.steps) : wanted);
    this.changed();
    const step = this.step;
    const frame = await this.fetch(step);
    if (!frame || step !== this.step) return;
    if (frame.step !== (this.shown?.step ?? -1) + 1) this.jumps += 1;
    this.shown = frame;
    this.changed();
    if (step < this.steps) void this.fetch(step + 1); // the next one will be wanted
  }

  /** @param {number} step */
  async fetch(step) {
    const known = this.frames.get(step);
    if (known) return known;
    try {
      const frame = await api.replay(this.table, step, this.key);
      this.frames.set(step, frame);
      this.steps = frame.steps;
      return frame;
    } catch (error) {
      this.trouble = error;
      this.stop();
      this.changed();
      return null;
    }
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
}
