// A game that the client has no drawing of, as plain data: every list of cards in its view becomes a zone, in the game's own words where it has them; the rest is told in sentences.

import { has } from "../../js/words.js";

/**
 * @typedef {import("../scene.js").Scene} Scene
 *
 * @typedef {object} Item  a card
 * @property {string | null} face  null: face down and unknown
 * @property {string} label  the card in a sentence
 * @property {string | null} move  what a click plays
 *
 * @typedef {object} Zone
 * @property {string} id
 * @property {string} title
 * @property {Item[]} items
 * @property {string[]} text  what else there is, in sentences
 */

/** How a view says that a card is not known. */
const UNKNOWN = "unknown";
// Moves that may name the card that they play, the first that is allowed wins.
const VERBS = ["play", "take", "discard", "give", "use"];

/**
 * @param {Scene} scene
 * @returns {Zone[]}
 */
export function layout(scene) {
  const title = scene.say(`${scene.game.game}-name`);
  const text = scene.description.map((line) => scene.spell.line(line, true));
  return [...cardZones(scene), { id: "fields", title, items: [], text }];
}

/**
 * The moves that cards offer.
 * @param {Scene} scene
 */
export function targets(scene) {
  const moves = layout(scene).flatMap(({ items }) => items.map(({ move }) => move));
  return [...new Set(moves.filter((move) => move !== null))];
}

/**
 * @param {Scene} scene
 * @returns {Zone[]}
 */
function cardZones(scene) {
  return Object.entries(scene.view)
    .filter(([name, value]) => isCards(scene, value) && has(`${scene.game.game}-field-${name}`))
    .map(([name, faces]) => ({
      id: name,
      title: scene.say(`${scene.game.game}-field-${name}`),
      items: faces.map((/** @type {string} */ face) => item(scene, face)),
      text: [],
    }));
}

/**
 * @param {Scene} scene
 * @param {unknown} value
 */
function isCards(scene, value) {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((face) => face === UNKNOWN || scene.game.faces.includes(face))
  );
}

/**
 * A card that lies open, or a back.
 * @param {Scene} scene
 * @param {string} face
 * @returns {Item}
 */
function item(scene, face) {
  if (face === UNKNOWN) return { face: null, label: scene.say("web-board-face-down"), move: null };
  const moves = VERBS.map((verb) => `${verb} ${face}`);
  const move = moves.find((one) => scene.legal.includes(one)) ?? null;
  return { face, label: scene.spell.face(face), move };
}
