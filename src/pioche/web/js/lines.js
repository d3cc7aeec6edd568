/** Lines, which games make as data, as sentences, the same as words/lines.py makes. */

import { listed, spellFace, spellMove } from "./spell.js";
import { has, say } from "./words.js";

/** @import { GameInfo, Line, LineArgument, MoveShape } from "./types.js" */

/** @typedef {Record<string, any>} Form  an argument that is not plain: its first key is the form's name */

const MS_PER_SECOND = 1000;
const COMMA = ", ";
// Fields that hold the number of a seat.
const SEAT_FIELDS = ["seat", "turn"];
// What stands where there is nothing to show.
const NOTHING = "\u2013";
// How a view says that a card is not known.
const HIDDEN = "unknown";

/** Round half to even, as Python does. @param {number} value */
function whole(value) {
  const floor = Math.floor(value);
  return value - floor === 0.5 ? floor + (floor % 2) : Math.round(value);
}

/** With one decimal. @param {number} value */
function tenth(value) {
  const between = Math.abs(value * 4) % 2 === 1; // exactly so: a quarter or three
  return between ? whole(value * 10) / 10 : Number(value.toFixed(1));
}

/** Spells the lines of one table. */
export class LineSpeller {
  /**
   * @param {GameInfo} game
   * @param {readonly string[]} names
   * @param {boolean} [signs]  whether things are counted by a sign, or in words that can be read out
   * @param {number} [now]  the time at the table, in milliseconds
   * @param {number | null} [reader]  the seat that sentences call "you"
   */
  constructor(game, names, signs = false, now = 0, reader = null) {
    this.game = game;
    this.names = names;
    this.signs = signs;
    this.now = now;
    this.reader = reader;
  }

  /** A line as a sentence. @param {Line} line */
  line({ key, arguments: given = {}, chance }) {
    /** @type {Record<string, string | number>} */
    const args = { you: this.readerRole(given) };
    for (const [name, value] of Object.entries(given)) args[name] = this.argument(value);
    if (chance !== undefined) args.percent = whole(chance * 100);
    return say(key, args);
  }

  /** Which argument is the reader: what `$you` selects in the sentence. @param {Record<string, LineArgument>} given */
  readerRole(given) {
    const isReader = (/** @type {LineArgument} */ value) =>
      typeof value === "object" && this.reader !== null && value.seat === this.reader;
    return Object.keys(given).find((name) => isReader(given[name])) ?? "none";
  }

  /** What stands in a sentence for an argument. @param {LineArgument} value */
  argument(value) {
    if (typeof value === "number") return tenth(value);
    if (typeof value === "string") return value;
    return FORMS[Object.keys(value)[0]](this, value);
  }

  /** A card by its name. @param {string} face */
  face(face) {
    return face === HIDDEN ? say("terminal-face-down") : spellFace(this.game.game, face);
  }

  /** A thing, and how many of them where there are several. @param {LineArgument} thing @param {number} cards */
  counted(thing, cards) {
    return this.several(String(this.argument(thing)), cards);
  }

  /** @param {string} face @param {number} cards */
  several(face, cards) {
    if (cards === 1) return face;
    return this.signs ? say("line-times", { face, cards }) : say("line-counted", { face, cards });
  }

  /** Parts in a row, or what is said where there is none. @param {string[]} parts @param {Form} form */
  row(parts, { empty, between = COMMA }) {
    return !parts.length && empty ? say(empty) : parts.join(between);
  }

  /** Where a value stands: fields, players, places in a list. @param {(string | number | {seat: number})[]} steps */
  title(steps) {
    return steps.map((step) => this.step(step)).join(COMMA);
  }

  /** @param {string | number | {seat: number}} step */
  step(step) {
    if (typeof step === "object") return this.names[step.seat];
    return typeof step === "string" ? this.label(step) : String(step);
  }

  /** A field's name as people read it: the game's own word for it where there is one. @param {string} name */
  label(name) {
    const { game, faces } = this.game;
    const key = [`${game}-field-${name}`, `${game}-option-${name}`].find(has);
    if (key) return say(key);
    return faces.includes(name) ? spellFace(game, name) : name.replaceAll("_", " ");
  }

  /**
   * The value of a field: lists in a row, yes and no in words, players by their names.
   * @param {string} name
   * @param {any} value
   * @returns {string}
   */
  value(name, value) {
    if (typeof value === "boolean") return say(value ? "terminal-yes" : "terminal-no");
    if (isEmpty(value)) return this.signs ? NOTHING : say("terminal-nothing");
    if (Array.isArray(value)) return value.map((inner) => this.value(name, inner)).join(COMMA);
    if (typeof value !== "number") return this.text(name, value);
    return SEAT_FIELDS.includes(name)
      ? this.names[value]
      : say("terminal-number", { value: tenth(value) });
  }

  /**
   * A card, a move or the value of an option by its name; any other text as it is.
   * @param {string} name
   * @param {string} text
   */
  text(name, text) {
    const { game, faces, moves } = this.game;
    if (faces.includes(text) || text === HIDDEN) return this.face(text);
    if (moves.some((shape) => isMove(shape, text))) return spellMove(this.game, text, this.names);
    const option = `${game}-option-${name}-${text}`;
    return has(option) ? say(option) : text;
  }
}

/** @param {any} value */
function isEmpty(value) {
  return value === null || (typeof value === "object" && !Object.keys(value).length);
}

/** Whether a text is written like a move. @param {MoveShape} shape @param {string} text */
function isMove(shape, text) {
  const [name, ...args] = text.split(" ");
  return name === shape.name && args.length === shape.arguments.length;
}

/** @type {Record<string, (speller: LineSpeller, form: Form) => string | number>} */
const FORMS = {
  face: (speller, { face }) => speller.face(face),
  seat: ({ names }, { seat }) => names[seat],
  seats: ({ names }, { seats }) => listed(seats.map((/** @type {number} */ seat) => names[seat])),
  line: (speller, { line }) => speller.line(line),
  lines: (speller, form) =>
    speller.row(
      form.lines.map((/** @type {Line} */ line) => speller.line(line)),
      form,
    ),
  counted: (speller, form) =>
    speller.row(
      form.counted.map((/** @type {[LineArgument, number]} */ [thing, cards]) =>
        speller.counted(thing, cards),
      ),
      form,
    ),
  faces: (speller, form) =>
    speller.row(
      form.faces.map((/** @type {string} */ face) => speller.face(face)),
      form,
    ),
  counts: (speller, form) =>
    speller.row(
      Object.entries(form.counts).map(([face, cards]) =>
        speller.several(speller.face(face), cards),
      ),
      form,
    ),
  until: ({ now }, { until }) => Math.max(0, Math.ceil((until - now) / MS_PER_SECOND)),
  title: (speller, { title }) => speller.title(title),
  value: (speller, { field, value }) => speller.value(field, value),
};

/**
 * The lines with one of these keys, at any depth, in their order.
 * @param {readonly Line[]} lines
 * @param {readonly string[]} keys
 * @returns {Line[]}
 */
export function findLines(lines, keys) {
  return lines.flatMap((line) => {
    if (keys.includes(line.key)) return [line];
    const inner = Object.values(line.arguments ?? {}).flatMap(linesWithin);
    return findLines(inner, keys);
  });
}

/**
 * The lines that name a player, themselves or in a line within.
 * @param {readonly Line[]} lines
 * @param {number} seat
 * @returns {Line[]}
 */
export function linesAbout(lines, seat) {
  const named = (/** @type {Line} */ line) =>
    Object.values(line.arguments ?? {}).some(
      (argument) =>
        (typeof argument === "object" && argument.seat === seat) ||
        linesAbout(linesWithin(argument), seat).length > 0,
    );
  return lines.filter(named);
}

/** @param {LineArgument} argument @returns {Line[]} */
function linesWithin(argument) {
  if (typeof argument !== "object") return [];
  return argument.line ? [argument.line] : (argument.lines ?? []);
}
