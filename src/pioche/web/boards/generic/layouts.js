// How each game is laid out in zones.

import { dig } from "./dig.js";
import { digup } from "./digup.js";
import { fallback } from "./fallback.js";
import { letsdig } from "./letsdig.js";

/** @typedef {import("./zones.js").Scene} Scene */
/** @typedef {import("./zones.js").Zone} Zone */

/** @type {Record<string, (scene: Scene) => Zone[]>} */
const LAYOUTS = { letsdig, digup, dig };

/**
 * The zones of a scene.
 * @param {Scene} scene
 * @returns {Zone[]}
 */
export function zonesOf(scene) {
  return (LAYOUTS[scene.game.game] ?? fallback)(scene);
}
