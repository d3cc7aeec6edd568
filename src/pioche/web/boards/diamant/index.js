// Diamant, as the table screen uses it.

import { render } from "./board.js";
import { describe } from "./description.js";
import { targets } from "./vote.js";

/** @typedef {import("../scene.js").Board} Board */
/** @typedef {import("../scene.js").Scene} Scene */

const HEADLINES = ["takes", "closed", "trap"];

/**
 * @param {string} move
 * @returns {(scene: Scene) => string | null}
 */
const key = (move) => (scene) => (scene.legal.includes(move) ? move : null);

/** @type {Board} */
export const diamant = {
  render,
  describe,
  targets,
  headline(events, scene) {
    const headlines = events.filter(
      (event) => HEADLINES.includes(event.event) && !(event.event === "closed" && scene.over),
    );
    // A trap says more than the end of the expedition that it brings.
    const trap = headlines.find((event) => event.event === "trap");
    const event = trap ?? headlines[0];
    return event ? scene.spell.event(event) : null;
  },
  // In French and in English: continuer, sortir; go on, leave.
  keys: { c: key("go"), g: key("go"), s: key("leave"), l: key("leave") },
};
