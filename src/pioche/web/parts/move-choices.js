/** The legal moves as people pick them: by a number, in groups where there are many. */

/** @typedef {import("../js/types.js").MoveShape} MoveShape */
/** @typedef {{number: number, move: string, label: string, short: string}} Choice */
/** @typedef {{title: string, choices: Choice[]}} Group */

// So many moves have a key each; more are grouped by what they do.
export const ONE_DIGIT = 9;
// A group of fewer needs no title.
const WORTH_A_TITLE = 3;
// So many buttons stand in the strip at the most, and so many letters on all of them: a label takes two lines of a narrow strip.
const MOST_IN_STRIP = 6;
const NARROW_LETTERS = 60;
const WIDE_LETTERS = 110;
// What the frame of a button takes away, in letters.
const FRAME_LETTERS = 4;

/**
 * The number of each move: its place in the list; but where every move ends with a number that has a key, that one, lest key 8 mean
 * place 9.
 * @param {readonly string[]} legal
 * @param {readonly MoveShape[]} shapes
 * @returns {number[]}
 */
export function numbersOf(legal, shapes) {
  const counted = new Set(
    shapes.filter((shape) => shape.arguments.at(-1) === "number").map(({ name }) => name),
  );
  const own = legal.map((move) =>
    counted.has(move.split(" ")[0]) ? Number(move.split(" ").at(-1)) : 0,
  );
  const fit =
    own.every((number) => number >= 1 && number <= ONE_DIGIT) && new Set(own).size === own.length;
  return fit ? own : legal.map((_, place) => place + 1);
}

/**
 * The legal moves in their order, in groups by the name of the move where the list is long.
 * @param {readonly string[]} legal
 * @param {(move: string) => string} spell
 * @param {readonly number[]} numbers
 * @returns {Group[]}
 */
export function groupsOf(legal, spell, numbers) {
  const choices = legal.map((move, place) => {
    const label = spell(move);
    return { number: numbers[place], move, label, short: label };
  });
  if (choices.length <= ONE_DIGIT) return choices.length ? [{ title: "", choices }] : [];
  /** @type {Map<string, Choice[]>} */
  const named = new Map();
  for (const choice of choices) {
    const name = choice.move.split(" ")[0];
    named.set(name, [...(named.get(name) ?? []), choice]);
  }
  return [...named.values()].map(titled);
}

/**
 * A group under the words with which all its names begin; the buttons then say the rest.
 * @param {Choice[]} choices
 * @returns {Group}
 */
function titled(choices) {
  const start =
    choices.length < WORTH_A_TITLE ? "" : sharedStart(choices.map((choice) => choice.label));
  if (!start) return { title: "", choices };
  const title = start.replace(/[\s:\u00a0\u202f]+$/, "");
  return {
    title,
    choices: choices.map((choice) => ({ ...choice, short: choice.label.slice(start.length) })),
  };
}

/**
 * The words with which all of several names begin; never a whole name.
 * @param {string[]} labels
 */
function sharedStart(labels) {
  const words = labels.map((label) => label.split(/(?<=\s)/));
  const shortest = Math.min(...words.map((row) => row.length)) - 1;
  let count = 0;
  while (count < shortest && words.every((row) => row[count] === words[0][count])) count += 1;
  return words[0].slice(0, count).join("");
}

/**
 * Whether moves with these names have room beside each other in the strip.
 * @param {readonly string[]} labels
 * @param {boolean} wide
 */
export function fitsStrip(labels, wide) {
  if (labels.length <= 1) return true;
  const letters = labels.reduce((sum, label) => sum + label.length + FRAME_LETTERS, 0);
  return labels.length <= MOST_IN_STRIP && letters <= (wide ? WIDE_LETTERS : NARROW_LETTERS);
}

/**
 * What digits typed one after the other mean: a move at once, or a number still to be ended by Enter.
 * @param {string} typed
 * @param {number} count  the highest number of a move
 * @returns {{number: number | null, typed: string}}
 */
export function readDigits(typed, count) {
  const number = Number(typed);
  if (!number || number > count) return { number: null, typed: "" };
  return number * 10 <= count ? { number: null, typed } : { number, typed: "" };
}
