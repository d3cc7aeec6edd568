/** The facts of a card: name, effect, figure and rulings, all from the game's description. */

import { familyOf, numberOf } from "./faces.js";
import { spellCard, spellFace } from "./spell.js";
import { has, say } from "./words.js";

/** @import { GameInfo, OptionValue } from "./types.js" */

/** @typedef {GameInfo["components"][number]} Component */

/**
 * @typedef {object} CardFacts
 * @property {string} face
 * @property {string} name
 * @property {string} text  what it does; empty where the game does not say
 * @property {number | null} count  how many there are; null where it is no thing of the box
 * @property {string} figure  its points, or what else its figure is; empty where it has none
 * @property {string} source  of the figure
 * @property {{id: string, text: string}[]} rulings
 */

// What stands for the number where a whole family of cards is named.
const ANY = "n";
const NOTHING = "nothing";

/**
 * @param {GameInfo} game
 * @param {string} face
 * @param {Record<string, OptionValue>} [options]  those of the table: its card sheet may correct figures
 * @returns {CardFacts}
 */
export function cardFacts(game, face, options = {}) {
  const component = componentOf(game, face, options);
  return {
    ...wordsOf(game, face),
    count: component?.count ?? null,
    figure: component ? figureOf(component.unit, component.value) : "",
    source: component?.source ?? "",
    rulings: rulingsOf(game, component?.rulings ?? []),
  };
}

/**
 * A component with the figures of a table; null where a face is none.
 * @param {GameInfo} game
 * @param {string} face
 * @param {Record<string, OptionValue>} options
 */
export function componentOf(game, face, options) {
  const found = game.components.find(({ id }) => id === face);
  return found ? bySheet(found, sheetFigures(game, options)) : null;
}

/**
 * What is in the box, card by card; cards that differ by a number only are one.
 * @param {GameInfo} game
 * @param {Record<string, OptionValue>} [options]
 * @returns {CardFacts[]}
 */
export function boxFacts(game, options = {}) {
  const figures = sheetFigures(game, options);
  /** @type {Map<string, Component[]>} */
  const families = new Map();
  for (const component of game.components) {
    const family = familyOf(component.id);
    families.set(family, [...(families.get(family) ?? []), bySheet(component, figures)]);
  }
  return [...families.values()].map((members) => familyFacts(game, members));
}

/** @param {GameInfo} game @param {Component[]} members @returns {CardFacts} */
function familyFacts(game, members) {
  const { id, unit, source, rulings } = members[members.length - 1];
  const named = numberOf(id) ? `${familyOf(id)}-${ANY}` : id;
  const values = members.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const value = lowest === highest ? lowest : say("card-range", { lowest, highest });
  return {
    ...wordsOf(game, named),
    face: id,
    count: members.reduce((sum, { count }) => sum + count, 0),
    figure: figureOf(unit, value),
    source,
    rulings: rulingsOf(game, rulings),
  };
}

/** @param {GameInfo} game @param {string} face */
function wordsOf({ game }, face) {
  return { face, name: capital(spellFace(game, face)), text: spellCard(game, face) };
}

/** Only points are called points. @param {string} unit @param {string | number} value */
function figureOf(unit, value) {
  return unit === NOTHING ? "" : say(`card-figure-${unit}`, { value });
}

/** @param {GameInfo} game @param {readonly string[]} ids */
export function rulingsOf({ game }, ids) {
  return ids
    .map((id) => ({ id, key: `${game}-ruling-${id.toLowerCase()}` }))
    .filter(({ key }) => has(key))
    .map(({ id, key }) => ({ id, text: say(key) }));
}

/**
 * What the table's card sheet says: `muck.points=2 elf.gold=1`.
 * @param {GameInfo} game
 * @param {Record<string, OptionValue>} options
 * @returns {Record<string, number>}
 */
function sheetFigures(game, options) {
  const sheets = game.options.filter(({ kind }) => kind === "sheet");
  const entries = sheets.flatMap(({ name }) => String(options[name] ?? "").split(/\s+/));
  return Object.fromEntries(
    entries.filter(Boolean).map((entry) => {
      const [name, value] = entry.split("=");
      return [name, Number(value)];
    }),
  );
}

/**
 * A component as the sheet has it; where it corrects something else, like `elf.gold`, our own figure is wrong.
 * @param {Component} component
 * @param {Record<string, number>} figures
 * @returns {Component}
 */
function bySheet(component, figures) {
  const { id } = component;
  const entries = Object.keys(figures).filter((name) => name.startsWith(`${id}.`));
  if (!entries.length) return component;
  const { [`${id}.count`]: count, [`${id}.points`]: value } = figures;
  const other = entries.some((name) => name !== `${id}.count` && name !== `${id}.points`);
  const corrected = { ...component, source: "sheet", unit: other ? NOTHING : component.unit };
  return { ...corrected, count: count ?? component.count, value: value ?? component.value };
}

/** @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
