/** The table of a lesson, as boards, chips and sheets know a table. */

import { motionWanted } from "../js/storage.js";
import { say } from "../js/words.js";
import { describedBy, speller } from "./scene.js";

/** @typedef {import("../js/types.js").GameInfo} GameInfo */
/** @typedef {import("../js/types.js").LessonInfo} LessonInfo */
/** @typedef {import("../js/types.js").TableInfo} TableInfo */
/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("./lesson-player.js").LessonPlayer} LessonPlayer */

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
  };
}

/**
 * @param {LessonInfo} lesson
 * @param {string} learner
 */
function namesOf(lesson, learner) {
  return lesson.seats.map(({ name }, seat) => (seat === lesson.seat ? learner : name));
}

// A teacher has no host, and nobody votes, takes back or begins again.
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

/**
 * @param {string} player
 * @param {string} nickname
 */
function seatInfo(player, nickname) {
  return { player, nickname, present: true, played_by: null, promise: null, revealed: false };
}
