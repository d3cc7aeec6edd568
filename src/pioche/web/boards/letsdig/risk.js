// How near the end of a turn is: worms, skeletons, dogs.

import { countOf } from "./points.js";
import { pileOfSeat, viewOf } from "./view.js";

/** @typedef {import("../scene.js").Scene} Scene */

/**
 * @typedef {object} Risk
 * @property {boolean} worms  whether one more worms card busts
 * @property {number} skeletons  those that the viewer has seen
 * @property {number} allSkeletons
 * @property {number} dogs  unused dogs of the digger, as far as the viewer knows
 */

/**
 * @param {Scene} scene
 * @returns {Risk}
 */
export function riskOf(scene) {
  const { dug } = viewOf(scene);
  return {
    worms: dug.includes("worms") || dug.includes("waste"),
    skeletons: seen(scene, "skeleton"),
    allSkeletons: countOf(scene, "skeleton"),
    dogs: readyDogs(scene),
  };
}

/**
 * How many cards of a face the viewer sees, wherever they lie.
 * @param {Scene} scene
 * @param {string} face
 */
function seen(scene, face) {
  const view = viewOf(scene);
  const open = [...view.dug, ...view.pending, ...view.piles.flatMap(({ top }) => top)];
  const counted = [
    view.discard,
    view.destroyed.known,
    ...view.score_piles.map(({ known }) => known),
  ];
  const loose = open.filter((each) => each === face).length;
  return counted.reduce((sum, counts) => sum + (counts[face] ?? 0), loose);
}

/** @param {Scene} scene */
function readyDogs(scene) {
  const view = viewOf(scene);
  const pile = pileOfSeat(scene, view.turn);
  const kept = (pile?.known.dog ?? 0) - (pile?.used_dogs ?? 0);
  const dug = view.dug.filter((face) => face === "dog").length - view.dug_used_dogs;
  return Math.max(0, kept) + dug;
}
