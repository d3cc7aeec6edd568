/** A lesson: its chapters and steps, where it was left, and the scene of the current step. */

import * as storage from "../js/storage.js";
import { say } from "../js/words.js";
import { InputGuard } from "./input-guard.js";
import { describedBy, speller } from "./scene.js";

/** @import { Scene } from "../boards/scene.js" */
/** @import { GameInfo, LessonChapter, LessonInfo, TableInfo } from "../js/types.js" */

/**
 * @param {LessonPlayer} player
 * @param {GameInfo} game
 * @param {string} learner  what the learner is called
 * @returns {Scene}
 */
export function lessonScene(player, game, learner) {
  const { step, chapter } = player;
  const names = namesOf(chapter, learner);
  return {
    game,
    view: step.view,
    seat: chapter.seat,
    reader: chapter.seat,
    names,
    bots: chapter.seats.map((_, seat) => seat !== chapter.seat),
    legal: player.asked === null ? [] : step.legal,
    fresh: step.events,
    waiting: step.waiting,
    over: false,
    now: null,
    motion: storage.motionWanted(),
    busy: false,
    say,
    spell: speller(game, names, { reader: chapter.seat }),
    description: step.description,
    described: describedBy(step.description, game, names, chapter.seat),
    play: (move) => player.play(move),
    act: null,
  };
}

/** @param {LessonChapter} chapter @param {string} learner */
function namesOf(chapter, learner) {
  return chapter.seats.map(({ name }, seat) => (seat === chapter.seat ? learner : name));
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
export function lessonTable({ lesson, chapter, step }, learner) {
  const names = namesOf(chapter, learner);
  const seats = names.map(seatInfo);
  return {
    table: "",
    game: lesson.game,
    options: chapter.options,
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

/** The others have names of people, and no temperament beside them. @param {string} nickname */
function seatInfo(nickname) {
  return {
    player: "human",
    nickname,
    present: true,
    played_by: null,
    promise: null,
    revealed: false,
  };
}

// How long a step is shown at which the teacher says nothing: what another player does.
const SILENT_MS = 1200;

export class LessonPlayer {
  /** Which chapter, counted from 0. */
  number = 0;
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
    this.resume(storage.lesson(lesson.game).at);
  }

  /** Go on where the lesson was left, unless it has changed since. @param {storage.LessonPlace | null} at */
  resume(at) {
    if (!at || this.lesson.chapters[at.chapter]?.steps.length !== at.steps) return;
    Object.assign(this, { number: at.chapter, place: at.place, line: at.line });
  }

  /** Remember where the learner is. */
  keep() {
    const { number, place, line, ended, lesson } = this;
    const { done } = storage.lesson(lesson.game);
    if (ended) storage.keepLesson(lesson.game, { at: null, done: [...new Set([...done, number])] });
    else {
      const steps = this.chapter.steps.length;
      const begun = place + line > 0;
      const at = begun || number > 0 ? { chapter: number, place, line, steps } : null;
      storage.keepLesson(lesson.game, { at });
    }
  }

  get chapter() {
    return this.lesson.chapters[this.number];
  }

  /** The chapter that comes next; null after the last one. */
  get nextChapter() {
    return this.lesson.chapters[this.number + 1] ?? null;
  }

  get step() {
    return this.chapter.steps[this.place];
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
    return this.ended ? 1 : this.place / this.chapter.steps.length;
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
    if (move === this.asked) {
      storage.noteCoached(`coach-${this.lesson.game}-${this.step.view.stage}`);
      this.nextStep();
    }
    this.changed();
  }

  nextStep() {
    this.tried = "";
    this.guard.reset();
    if (this.place + 1 < this.chapter.steps.length) {
      this.place += 1;
      this.line = 0;
    } else this.ended = true;
  }

  /** Called after a step is drawn: go on soon where there is nothing to read or to do. @param {boolean} held  while the board still shows what has happened, do not */
  follow(held) {
    const silent = !this.ended && this.asked === null && this.sentence === null;
    if (!silent || held || this.timer) return;
    this.timer = window.setTimeout(
      () => this.pass(),
      Math.min(SILENT_MS, storage.preferences().moment),
    );
  }

  pass() {
    this.timer = 0;
    this.nextStep();
    this.changed();
  }

  /** Begin a chapter, from its first step. @param {number} number */
  begin(number) {
    clearTimeout(this.timer);
    Object.assign(this, { number, place: 0, line: 0, tried: "", ended: false, timer: 0 });
    this.changed();
  }

  close() {
    clearTimeout(this.timer);
  }
}
