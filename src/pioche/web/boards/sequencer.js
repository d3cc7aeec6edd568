// Each event is shown before it is announced: the acts of a board, one after the other.

import { inputTime } from "../js/input-time.js";
import { motionWanted, preferences, USUAL_MOMENT } from "../js/storage.js";
import { Flights, flightTime, measureStarts } from "./flights.js";

/** @import { Flight } from "./flights.js" */
/** @import { GameEvent, Scene } from "./scene.js" */

/**
 * @typedef {object} Act  one thing that is shown and then announced
 * @property {string} [kind]  by which the board draws it; also on the box of the board, as `data-act`
 * @property {any} [data]  what the board needs to draw it
 * @property {Scene} [scene]  what the board shows from this act on; without it, what it showed before
 * @property {readonly Flight[]} [flights]  what moves during it
 * @property {number} [seen]  how many of the events have been seen once it has landed; without it, none more, and all at the last act
 * @property {number} [stakes]  from 0 to 1: how long a card is held before it turns
 * @property {number} [hold]  for how many milliseconds it stays after it has landed
 * @property {boolean} [live]  the question does not wait for it, unless it waits for what follows: in a game against time
 *
 * @typedef {Act & {landed: boolean}} ShownAct  once it has landed, its words may be shown
 *
 * @typedef {object} Stage
 * @property {(before: Scene, after: Scene) => readonly Act[]} script
 * @property {() => Element | null} box  the box of the board
 * @property {() => void} redraw
 * @property {(announced: readonly GameEvent[], unseen: number) => void} [announce]  these events have been seen, and `unseen` more wait
 * @property {() => void} [ended]  everything has been seen
 * @property {() => number} [speed]  how many times as fast as usual
 * @property {boolean} [waits]  every act holds the question, also what is live elsewhere
 * @property {() => number | undefined} [most]  the most events that are played, where the board can shorten many
 */

/** @typedef {{before: Scene, after: Scene, seen?: number, short?: boolean}} Piece  `seen`: how many of its events were announced; `short`: only the end of the game is played of it */

// A second tap on the question before does not cut an act short.
const LEAST_MS = 300;
// After a return to the table, so much is not played again.
const MOST_EVENTS = 60;
const MOST_PIECES = 12;
const MOST_ACTS = 16;
const HIDDEN_MS = 120;
// A page that can be seen draws sooner or later; one that never does must not hold the table.
const STUCK_MS = 2000;
// Animations may end so much later than they should; a slow machine starts them late.
const LATE_MS = 2000;
const LATE_START_MS = 500;
const UNDONE = "table-undo";
// In a scene that is not the latest there is nothing to answer.
const UNASKED = { legal: [], waiting: [], fresh: [], sent: null };

/**
 * The next frame, in which what was asked for is drawn; hidden pages draw none. However slow the machine: what flies before
 * the scene is drawn would be seen where it goes, too.
 */
function nextFrame() {
  const late = pause(document.hidden ? HIDDEN_MS : STUCK_MS);
  return Promise.race([new Promise((go) => requestAnimationFrame(go)), late]);
}

/** @param {number} time */
function pause(time) {
  return new Promise((go) => setTimeout(go, time));
}

/** The scene with everything that these flights bring. @param {Scene} scene @param {readonly Flight[]} flights */
function brought(scene, flights) {
  return flights.reduce((shown, { brings }) => brings?.(shown) ?? shown, scene);
}

/** What moves during an act: nothing where motion is not wanted. @param {Act} act */
function seenFlights({ flights = [] }) {
  return motionWanted() ? flights : [];
}

/** Whether the question waits for none of these acts. @param {readonly Act[]} acts */
function isAllLive(acts) {
  return acts.every(({ live }) => live);
}

/** Whether an act belongs to the final count: the game is over in its scene. @param {Act} act */
function isCount({ scene }) {
  return scene?.over === true;
}

/** What the board showed before the final count. @param {readonly Act[]} acts @param {Scene} before */
function sceneBeforeCount(acts, before) {
  const count = acts.findIndex(isCount);
  return acts
    .slice(0, count)
    .reduce((scene, act) => brought(act.scene ?? scene, act.flights ?? []), before);
}

/** Whether the scenes of a final count hold the points counted so far, instead of those of the end. @param {readonly Act[]} acts @param {Scene} after */
function countsAlong(acts, after) {
  const final = String(after.view?.scores);
  return acts.some((act) => isCount(act) && String(act.scene?.view.scores) !== final);
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
  /** During the final count, the scene before it. @type {Scene | null} */
  uncounted = null;
  running = false;
  /** Whether the end of the game is being played. */
  ending = false;
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
    if (!this.shown || !this.isLive) return this.shown ?? live;
    const { act } = this.shown;
    const { awaited } = this;
    return awaited ? { ...awaited, ...UNASKED, act } : { ...live, act };
  }

  /** The scene before the first of what waits to be played and holds the question: nothing later may be drawn yet. */
  get awaited() {
    const held = this.queue.find(
      ({ before, after }) => !isAllLive(this.stage.script(before, after)),
    );
    return held?.before ?? null;
  }

  /** Whether the question does not wait for the act that is shown. */
  get isLive() {
    return Boolean(this.shown?.act?.live && !this.stage.waits);
  }

  /** Whether the next question has to wait. */
  get holds() {
    return this.running && !(this.isLive && !this.awaited);
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
    if (news && before && !this.isPlayed(scene)) return this.catchUp(scene);
    this.latest = scene;
    if (news && before) this.enqueue({ before, after: scene });
  }

  /** @param {Piece} piece */
  enqueue(piece) {
    if (this.isLive && !this.awaited) this.catchUpWords();
    this.queue.push(piece);
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
      this.seen = piece.seen ?? 0;
      if (this.queue.length < MOST_PIECES) await this.playPiece(piece, run);
      if (run !== this.run) return;
      this.announce(piece, piece.after.fresh.length);
    }
    this.end();
  }

  /** @param {Piece} piece @param {number} run */
  async playPiece(piece, run) {
    const acts = this.stage.script(piece.before, piece.after);
    const most = this.stage.most?.() ? acts.length : MOST_ACTS;
    const end = this.endOf(acts, piece);
    const first = piece.short ? end : acts.length - most;
    const along = countsAlong(acts, piece.after);
    let scene = piece.before;
    for (const [place, act] of acts.entries()) {
      scene = act.scene ?? scene;
      this.ending = place >= end;
      // The last act of a count shows what has been counted.
      const early = isCount(act) && !along && place < acts.length - 1;
      this.uncounted = early ? sceneBeforeCount(acts, piece.before) : null;
      const live = isAllLive(acts.slice(place));
      if (place >= first) await this.perform({ ...act, live }, scene, piece, run);
      else if (piece.short) this.announce(piece, act.seen ?? this.seen);
      if (run !== this.run) return;
      scene = brought(scene, act.flights ?? []);
    }
  }

  /** With which act the end of the game begins: with the count, or what is played where nothing else has happened. @param {readonly Act[]} acts @param {Piece} piece */
  endOf(acts, { before, after }) {
    if (!after.over || before.over) return acts.length;
    const count = acts.findIndex(isCount);
    const alone = this.stage.script({ ...after, over: false }, { ...after, fresh: [] });
    return Math.min(count < 0 ? acts.length : count, acts.length - alone.length);
  }

  /**
   * @param {Act} act
   * @param {Scene} scene
   * @param {Piece} piece
   * @param {number} run
   */
  async perform(act, scene, piece, run) {
    this.acts += 1;
    const moving = seenFlights(act);
    const box = this.stage.box();
    const root = box?.closest(".table-body") ?? box;
    const starts = root && moving.length ? measureStarts(root, moving) : [];
    const earlier = this.flights;
    const whole = brought(scene, act.flights ?? []);
    this.show(act, moving.length ? scene : whole, !moving.length);
    await nextFrame();
    earlier?.clear();
    if (run !== this.run) return;
    if (root && box && moving.length) await this.fly(root, box, moving, starts, act.stakes ?? 0);
    if (run !== this.run) return;
    const news = this.announce(piece, act.seen ?? this.seen);
    if (news || moving.length) this.show(act, whole, true);
    if (act.hold) await this.hold(act.hold * this.pace);
  }

  /** @param {Act} act @param {Scene} scene @param {boolean} landed */
  show(act, scene, landed) {
    const { uncounted } = this;
    this.shown = {
      ...scene,
      uncounted,
      ...UNASKED,
      act: { ...act, landed },
    };
    this.stage.redraw();
  }

  /** One of the things that fly has landed: what it brings is seen. @param {Flight} flight */
  land({ brings }) {
    if (!brings || !this.shown) return;
    this.shown = brings(this.shown);
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
    const longest = Math.max(...moving.map((flight) => flightTime(flight, stakes)));
    const late = pause((longest + LATE_MS) * pace + LATE_START_MS);
    const { run } = this;
    let flying = true;
    const landed = (/** @type {Flight} */ flight) =>
      flying && run === this.run && this.land(flight);
    await Promise.race([this.flights.fly(moving, starts, { pace, stakes, landed }), late]);
    flying = false;
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

  /** Tells whether there was something to announce. @param {Piece} piece @param {number} seen */
  announce({ after }, seen) {
    const announced = after.fresh.slice(this.seen, seen);
    this.seen = Math.max(this.seen, seen);
    this.report(announced);
    return announced.length > 0;
  }

  /** The board shows the latest scene during a live act: what has led to it is announced before anything later is. */
  catchUpWords() {
    const rest = this.piece?.after.fresh.slice(this.seen) ?? [];
    this.seen += rest.length;
    for (const piece of this.queue) {
      rest.push(...piece.after.fresh.slice(piece.seen ?? 0));
      piece.seen = piece.after.fresh.length;
    }
    this.report(rest);
  }

  /** @param {readonly GameEvent[]} announced */
  report(announced) {
    const left = this.piece ? this.piece.after.fresh.length - this.seen : 0;
    const waiting = this.queue.reduce(
      (sum, { after, seen = 0 }) => sum + after.fresh.length - seen,
      left,
    );
    this.stage.announce?.(announced, waiting);
  }

  /** A tap: the present act is over, once there was time to look. */
  skip() {
    if (!this.running || inputTime() - this.began < LEAST_MS) return;
    this.flights?.finish();
    this.release();
  }

  /** Show the latest scene at once. @param {Scene | null} [scene]  a still later one */
  fastForward(scene = this.latest) {
    const later = scene && scene !== this.latest ? scene.fresh : [];
    const rest = this.piece?.after.fresh.slice(this.seen) ?? [];
    const announced = [...rest, ...this.queue.flatMap(({ after }) => after.fresh), ...later];
    this.reset(scene);
    this.stage.announce?.(announced, 0);
  }

  /** Show the latest scene at once; of the end of the game, all that there is to see. @param {Scene | null} [scene]  a still later one */
  catchUp(scene = this.latest) {
    if (this.ending) return;
    const last = this.lastPiece(scene);
    if (!last?.after.over || last.before.over || document.hidden) return this.fastForward(scene);
    const seen = last === this.piece ? this.seen : 0;
    if (last === this.queue.at(-1)) this.queue.pop();
    this.latest = last.before;
    if (last === this.piece) this.reset(last.before);
    else this.fastForward();
    this.latest = last.after;
    this.queue.push({ ...last, seen, short: true });
    this.report([]);
    void this.play();
  }

  /** What leads to this scene. @param {Scene | null} scene @returns {Piece | null} */
  lastPiece(scene) {
    if (scene && this.latest && scene !== this.latest) return { before: this.latest, after: scene };
    return this.queue.at(-1) ?? this.piece;
  }

  end() {
    this.running = false;
    this.ending = false;
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
