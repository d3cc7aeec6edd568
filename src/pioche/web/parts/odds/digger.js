/** The odds of Digger in sentences: as counts, or as chances. Time is not among them. */
import { say } from "../../js/words.js";
import { chanceLine, line, tenth } from "./format.js";

/** @typedef {import("../../boards/scene.js").Scene} Scene */
/** @typedef {import("./format.js").OddsRenderer} OddsRenderer */

const CHANCES = ["unique", "theft", "nothing"];

/**
 * What is left in the centre.
 * @param {Scene} scene
 */
function centre(scene) {
  const tokens = Object.entries(scene.view?.centre)
    .filter(([, count]) => count)
    .map(([face, count]) => `${scene.spell.face(face)} ${count}`);
  return tokens.join(", ") || say("digger-board-nothing");
}

/** @type {OddsRenderer} */
export const digger = {
  counts(scene, odds) {
    const points =
      odds.points === null ? [] : [line("digger-odds-points", { points: tenth(odds.points) })];
    return [
      line("digger-odds-centre", { tokens: centre(scene) }),
      line("digger-odds-throw", { tokens: tenth(odds.tokens), gems: tenth(odds.gems) }),
      ...points,
    ];
  },
  chances(_scene, odds) {
    return CHANCES.map((name) => chanceLine(`digger-odds-${name}`, odds[`${name}_chance`]));
  },
};
