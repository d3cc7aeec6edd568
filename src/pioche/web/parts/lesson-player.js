/** A lesson under way: at which step it is, what the teacher says there, and whether a move is the one that is asked for. It knows no screen. */

import { preferences } from "../js/storage.js";
import { InputGuard } from "./input-guard.js";

/** @typedef {import("../js/types.js").LessonInfo} LessonInfo */

// How long a step is shown at which the teacher says nothing: what another player does.
const SILENT_MS = 1200;

export class LessonPlayer {
  place = 0;
  /** Which of the step's sentences is said. */
  line = 0;
  /** Another move than the one that is asked for, if one was tried. */
  tried = "";
  ended = false;
  timer = 0;
  guard = new InputGuard();

  /**
   * @param {LessonInfo} lesson
   * @param {() => void} changed
   */
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

  /** Once a step is drawn: where nobody has anything to say or to do, go on soon. @param {boolean} held  while the board still shows what has happened, do not */
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
