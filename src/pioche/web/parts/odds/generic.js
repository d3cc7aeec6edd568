/** The odds of any game: every figure that it gives, a line each. */
import { has, say } from "../../js/words.js";
import { percent, tenth } from "./format.js";

/** @typedef {import("../../boards/scene.js").Scene} Scene */
/** @typedef {import("./format.js").Odds} Odds */
/** @typedef {import("./format.js").OddsRenderer} OddsRenderer */
/** @typedef {import("./format.js").OddsLine} OddsLine */

/**
 * Figures under a name that ends so are chances; any other fraction is a plain number.
 * @param {string} name
 */
const isChance = (name) => name.endsWith("chance");

/**
 * A field's name as people read it: the game's own word for it where there is one.
 * @param {Scene} scene
 * @param {string} name
 */
function label(scene, name) {
  const { game, faces } = scene.game;
  for (const key of [`${game}-field-${name}`, `${game}-option-${name}`]) {
    if (has(key)) return say(key);
  }
  return faces.includes(name) ? scene.spell.face(name) : name.replaceAll("_", " ");
}

/**
 * The figures inside a value, each under its full title.
 * @param {Scene} scene
 * @param {string} title
 * @param {boolean} chance
 * @param {unknown} value
 * @returns {OddsLine[]}
 */
function flat(scene, title, chance, value) {
  if (Array.isArray(value)) {
    return value.flatMap((inner, place) => flat(scene, `${title}, ${place + 1}`, chance, inner));
  }
  if (value && typeof value === "object") {
    return Object.entries(value).flatMap(([part, inner]) =>
      flat(scene, `${title}, ${label(scene, part)}`, chance || isChance(part), inner),
    );
  }
  return typeof value === "number" ? [figure(title, chance, value)] : [];
}

/**
 * One figure: a chance in percent, a number with one decimal.
 * @param {string} name
 * @param {boolean} chance
 * @param {number} value
 * @returns {OddsLine}
 */
function figure(name, chance, value) {
  if (!chance) return { text: say("terminal-field", { name, value: tenth(value) }) };
  return { text: say("terminal-percent", { name, percent: percent(value) }), chance: value };
}

/**
 * @param {Scene} scene
 * @param {Odds} odds
 */
function figures(scene, odds) {
  return Object.entries(odds).flatMap(([name, value]) =>
    flat(scene, label(scene, name), isChance(name), value),
  );
}

/** @type {OddsRenderer} */
export const generic = {
  counts: (scene, odds) => figures(scene, odds).filter((line) => line.chance === undefined),
  chances: (scene, odds) => figures(scene, odds).filter((line) => line.chance !== undefined),
};
