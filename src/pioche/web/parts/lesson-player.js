/** A lesson: its steps, and the scene of the current step. */

import { motionWanted, preferences } from "../js/storage.js";
import { say } from "../js/words.js";
import { InputGuard } from "./input-guard.js";
import { describedBy, speller } from "./scene.js";

/** @import { Scene } from "../boards/scene.js" */
/** @import { GameInfo, LessonInfo, TableInfo } from "../js/types.js" */

/**
 * @param {LessonPlayer} player
 * @param {GameInfo} game
 * @param {string} learner  what the learner is called
 * @returns {Scene}
 */
export function lessonScene(player, game, learner) {
  const { step, lesson } = player;
  const names = namesOf(lesson, learner);
  return {
    game,
    view: step.view,
    seat: lesson.seat,
    names,
    legal: player.asked === null ? [] : step.legal,
    fresh: step.events,
    waiting: step.waiting,
    over: false,
    now: null,
    motion: motionWanted(),
    busy: false,
    say,
    spell: speller(game, names, { reader: lesson.seat }),
    description: step.description,
    described: describedBy(step.description, game, names),
    play: (move) => player.play(move),
    act: null,
  };
}

/** @param {LessonInfo} lesson @param {string} learner */
function namesOf(lesson, learner) {
  return lesson.seats.map(({ name }, seat) => (seat === lesson.seat ? learner : name));
}

// A lesson has no host, no votes, no undo and no rematch.
const NOT_IN_A_LESSON = {
  host: null,
  host_away: false,
  votes: [],
  undo_asked: null,
  result: null,
  rematch: null,
  closed: null,
};

/**
 * What everybody would know of such a table.
 * @param {LessonPlayer} player
 * @param {string} learner
 * @returns {TableInfo}
 */
export function lessonTable({ lesson, step }, learner) {
  const names = namesOf(lesson, learner);
  const seats = lesson.seats.map(({ player }, seat) => seatInfo(player, names[seat]));
  return {
    table: "",
    game: lesson.game,
    options: lesson.options,
    phase: "playing",
    seats,
    commitment: "",
    odds: false,
    watch: false,
    turn_seconds: null,
    grace_seconds: 0,
    bot_pace: "normal",
    values: false,
    step_wanted: false,
    waiting: step.waiting,
    turn_left_ms: null,
    stalling: [],
    ...NOT_IN_A_LESSON,
  };
}

/** @param {string} player @param {string} nickname */
function seatInfo(player, nickname) {
  return { player, nickname, present: true, played_by: null, promise: null, revealed: false };
}

// How long a step is shown at which the teacher says nothing: what another player does.
const SILENT_MS = 1200;

export class LessonPlayer {
  place = 0;
  /** Which of the step's sentences is said. */
  line = 0;
  /** A wrong move that was tried. */
  tried = "";
  ended = false;
  timer = 0;
  guard = new InputGuard();

  /** @param {LessonInfo} lesson @param {() => void} changed */
  constructor(lesson, changed) {
    this.lesson = lesson;
    this.changed = changed;
  }

  get step() {
    return this.lesson.steps[this.place];
  }

  get sentence() {
    return this.step.said[this.line] ?? null;
  }

  /** The move that the learner is to make now. */
  get asked() {
    const last = this.line >= this.step.said.length - 1;
    return last && !this.ended ? this.step.expected : null;
  }

  /** Whether the teacher waits for nothing but being read. */
  get waits() {
    return !this.ended && this.asked === null && this.sentence !== null;
  }

  /** How much of the lesson is over, from 0 to 1. */
  get progress() {
    return this.ended ? 1 : this.place / this.lesson.steps.length;
  }

  /** The learner has read: the next sentence, or the next step. */
  goOn() {
    if (!this.waits) return;
    if (this.line < this.step.said.length - 1) this.line += 1;
    else this.nextStep();
    this.guard.reset();
    this.changed();
  }

  /** @param {string} move */
  play(move) {
    if (this.asked === null || this.guard.closed) return;
    this.tried = move === this.asked ? "" : move;
    if (move === this.asked) this.nextStep();
    this.changed();
  }

  nextStep() {
    this.tried = "";
    this.guard.reset();
    if (this.place + 1 < this.lesson.steps.length) {
      this.place += 1;
      this.line = 0;
    } else this.ended = true;
  }

  /** Called after a step is drawn: go on soon where there is nothing to read or to do. @param {boolean} held  while the board still shows what has happened, do not */
  follow(held) {
    const silent = !this.ended && this.asked === null && this.sentence === null;
    if (!silent || held || this.timer) return;
    this.timer = window.setTimeout(() => this.pass(), Math.min(SILENT_MS, preferences().moment));
  }

  pass() {
    this.timer = 0;
    this.nextStep();
    this.changed();
  }

  restart() {
    Object.assign(this, { place: 0, line: 0, tried: "", ended: false });
    this.changed();
  }

  close() {
    clearTimeout(this.timer);
  }
}
