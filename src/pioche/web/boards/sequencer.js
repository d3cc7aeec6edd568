// What has happened is seen before it is told: the acts of a board, one after the other.

import { motionWanted, preferences, USUAL_MOMENT } from "../js/storage.js";
import { Flights, measureStarts } from "./flights.js";

/** @import { Flight } from "./flights.js" */
/** @import { GameEvent, Scene } from "./scene.js" */

/**
 * @typedef {object} Act  one thing that is seen and is then told
 * @property {string} [kind]  by which the board draws it; also on the box of the board, as `data-act`
 * @property {any} [data]  what the board needs to draw it
 * @property {Scene} [scene]  what the board shows from this act on; without it, what it showed before
 * @property {readonly Flight[]} [flights]  what moves during it
 * @property {number} [seen]  how many of the events have been seen once it has landed; without it, none more, and all at the last act
 * @property {number} [stakes]  from 0 to 1: how long a card is held before it turns
 * @property {number} [hold]  for how many milliseconds it stays after it has landed
 * @property {boolean} [live]  the question does not wait for it: in a game against time
 *
 * @typedef {Act & {landed: boolean}} ShownAct  once it has landed, its words may be shown
 *
 * @typedef {object} Stage
 * @property {(before: Scene, after: Scene) => readonly Act[]} script
 * @property {() => Element | null} box  the box of the board
 * @property {() => void} redraw
 * @property {(told: readonly GameEvent[], untold: number) => void} [tell]  these events have been seen; so many have come that have not
 * @property {() => void} [ended]  everything has been seen
 * @property {() => number} [speed]  how many times as fast as usual
 * @property {() => number | undefined} [most]  the most events that are played, where the board knows how to tell many in short
 */

/** @typedef {{before: Scene, after: Scene}} Piece */

// A second tap on the question before does not cut an act short.
const LEAST_MS = 300;
// After a return to the table, so much is not played again.
const MOST_EVENTS = 60;
const MOST_PIECES = 12;
const MOST_ACTS = 16;
const FRAME_MS = 120;
const UNDONE = "table-undo";

/** The next frame; hidden pages draw none. */
function nextFrame() {
  return Promise.race([new Promise((go) => requestAnimationFrame(go)), pause(FRAME_MS)]);
}

/** @param {number} time */
function pause(time) {
  return new Promise((go) => setTimeout(go, time));
}

export class Sequencer {
  /** The latest scene. @type {Scene | null} */
  latest = null;
  /** The scene of the act that is shown. @type {Scene | null} */
  shown = null;
  /** @type {Piece[]} */
  queue = [];
  /** What is played now. @type {Piece | null} */
  piece = null;
  /** How many of its events have been seen. */
  seen = 0;
  running = false;
  /** Counts resets: what was begun before one ends. */
  run = 0;
  began = 0;
  /** How many acts have begun. */
  acts = 0;
  /** Ends the hold of the present act. */
  release = () => {};
  /** @type {Flights | null} */
  flights = null;

  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
  }

  /** What is to be drawn; `live` is the latest scene. @param {Scene} live @returns {Scene} */
  sceneOf(live) {
    if (!this.shown?.act?.live) return this.shown ?? live;
    return { ...live, act: this.shown.act };
  }

  /** Whether the next question has to wait. */
  get holds() {
    return this.running && !this.shown?.act?.live;
  }

  /** Begin at this scene; nothing is played. @param {Scene | null} scene */
  reset(scene) {
    this.run += 1;
    this.queue = [];
    this.latest = scene;
    this.end();
  }

  /**
   * A later scene; what has happened since is played before it is shown.
   * @param {Scene} scene
   * @param {boolean} news  whether its events are new; otherwise it replaces the latest one
   */
  follow(scene, news) {
    const before = this.latest;
    if (news && before && !this.isPlayed(scene)) return this.fastForward(scene);
    this.latest = scene;
    if (!news || !before) return;
    this.queue.push({ before, after: scene });
    this.report([]);
    if (!this.running) void this.play();
  }

  /** @param {Scene} scene */
  isPlayed({ fresh }) {
    const undone = fresh.some(({ event }) => event === UNDONE);
    const most = this.stage.most?.() ?? MOST_EVENTS;
    return !undone && !document.hidden && fresh.length <= most;
  }

  async play() {
    const { run } = this;
    this.running = true;
    this.began = performance.now();
    for (let piece = this.queue.shift(); piece; piece = this.queue.shift()) {
      this.piece = piece;
      this.seen = 0;
      if (this.queue.length < MOST_PIECES) await this.playPiece(piece, run);
      if (run !== this.run) return;
      this.tell(piece, piece.after.fresh.length);
    }
    this.end();
  }

  /** @param {Piece} piece @param {number} run */
  async playPiece(piece, run) {
    const acts = this.stage.script(piece.before, piece.after);
    const most = this.stage.most?.() ? acts.length : MOST_ACTS;
    let scene = piece.before;
    for (const [place, act] of acts.entries()) {
      scene = act.scene ?? scene;
      if (place < acts.length - most) continue;
      await this.perform(act, scene, piece, run);
      if (run !== this.run) return;
    }
  }

  /**
   * @param {Act} act
   * @param {Scene} scene
   * @param {Piece} piece
   * @param {number} run
   */
  async perform(act, scene, piece, run) {
    this.acts += 1;
    const moving = motionWanted() && act.flights?.length ? act.flights : [];
    const box = this.stage.box();
    const root = box?.closest(".table-body") ?? box;
    const starts = root && moving.length ? measureStarts(root, moving) : [];
    const earlier = this.flights;
    this.show(act, scene, !moving.length);
    await nextFrame();
    earlier?.clear();
    if (run !== this.run) return;
    if (root && box && moving.length) await this.fly(root, box, moving, starts, act.stakes ?? 0);
    if (run !== this.run) return;
    this.tell(piece, act.seen ?? this.seen);
    if (moving.length) this.show(act, scene, true);
    if (act.hold) await this.hold(act.hold * this.pace);
  }

  /** @param {Act} act @param {Scene} scene @param {boolean} landed */
  show(act, scene, landed) {
    this.shown = { ...scene, legal: [], waiting: [], fresh: [], act: { ...act, landed } };
    this.stage.redraw();
  }

  /**
   * @param {Element} root
   * @param {Element} box
   * @param {readonly Flight[]} moving
   * @param {readonly (DOMRect | null)[]} starts
   * @param {number} stakes
   */
  async fly(root, box, moving, starts, stakes) {
    const layer = box.querySelector(":scope > .flights");
    if (!layer) return;
    this.flights = new Flights(root, layer);
    const { pace } = this;
    // Animations that a hidden page never ends must not hold the table.
    const longest = Math.max(...moving.map(({ delay = 0, duration = 0 }) => delay + duration));
    const late = pause((longest + 3500) * pace + 500);
    await Promise.race([this.flights.fly(moving, starts, { pace, stakes }), late]);
  }

  /** Until the time is over, or a tap. @param {number} time */
  async hold(time) {
    const released = new Promise((go) => {
      this.release = () => go(null);
    });
    await Promise.race([pause(time), released]);
  }

  /** Faster where more is waiting to be seen. */
  get pace() {
    const waiting = this.queue.filter(
      ({ before, after }) => this.stage.script(before, after).length,
    );
    const speed = (this.stage.speed?.() ?? 1) * (1 + waiting.length / 2);
    return preferences().moment / USUAL_MOMENT / speed;
  }

  /** @param {Piece} piece @param {number} seen */
  tell({ after }, seen) {
    const told = after.fresh.slice(this.seen, seen);
    this.seen = Math.max(this.seen, seen);
    this.report(told);
  }

  /** @param {readonly GameEvent[]} told */
  report(told) {
    const left = this.piece ? this.piece.after.fresh.length - this.seen : 0;
    const waiting = this.queue.reduce((sum, { after }) => sum + after.fresh.length, left);
    this.stage.tell?.(told, waiting);
  }

  /** A tap: the present act is over, once there was time to look. */
  skip() {
    if (!this.running || performance.now() - this.began < LEAST_MS) return;
    this.flights?.finish();
    this.release();
  }

  /** Show the latest scene at once. @param {Scene | null} [scene]  a still later one */
  fastForward(scene = this.latest) {
    const later = scene && scene !== this.latest ? scene.fresh : [];
    const rest = this.piece?.after.fresh.slice(this.seen) ?? [];
    const told = [...rest, ...this.queue.flatMap(({ after }) => after.fresh), ...later];
    this.reset(scene);
    this.stage.tell?.(told, 0);
  }

  end() {
    this.running = false;
    this.shown = null;
    this.piece = null;
    this.seen = 0;
    this.release();
    this.report([]);
    const { flights } = this;
    this.flights = null;
    this.stage.redraw();
    // What has landed stays until the table shows it.
    if (flights) void nextFrame().then(() => flights.clear());
    this.stage.ended?.();
  }
}
