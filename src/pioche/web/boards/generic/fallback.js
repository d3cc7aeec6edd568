// Any other game: every list of cards in its view becomes a zone, in the game's own words where it has them; the rest is told in sentences.

import { has } from "../../js/words.js";
import { cards, UNKNOWN } from "./zones.js";

/** @typedef {import("./zones.js").Scene} Scene */
/** @typedef {import("./zones.js").Zone} Zone */

const VERBS = ["play", "take", "discard", "give", "use"];

/**
 * @param {Scene} scene
 * @returns {Zone[]}
 */
export function fallback(scene) {
  const text = scene.description.map((line) => scene.spell.line(line, true));
  return [
    ...cardZones(scene),
    { id: "fields", title: scene.say(`${scene.game.game}-name`), wide: true, text },
  ];
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
      items: cards(scene, faces, VERBS),
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
