// Digger in sentences: the dice, the tokens, the crates.

import { forest } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Counts} Counts */

/**
 * Tokens or dice in a row, with how many there are of each.
 * @param {Scene} scene
 * @param {Counts} counts
 */
function listed(scene, counts) {
  const told = Object.entries(counts).filter(([, count]) => count);
  return told.map(([face, count]) => `${scene.spell.face(face)} ${count}`).join(", ") || scene.say("digger-board-nothing");
}

/** @param {readonly string[]} faces */
function tally(faces) {
  /** @type {Counts} */
  const counts = {};
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

/**
 * Who digs and who is master of time.
 * @param {Scene} scene
 */
export function turnLine(scene) {
  const { digger, master } = forest(scene);
  if (digger === null || master === null) return "";
  return scene.say("digger-board-turn", { digger: scene.names[digger] ?? "", master: scene.names[master] ?? "" });
}

/**
 * Whether a lone black die lies there with a gem that is still to be had.
 * @param {Scene} scene
 */
export function mayRob(scene) {
  const { theft, free } = forest(scene);
  return theft && free.some((face) => face !== "water");
}

/**
 * The whole table.
 * @param {Scene} scene
 */
export function describe(scene) {
  const { say } = scene;
  const view = forest(scene);
  const turn = turnLine(scene);
  return [
    ...(turn ? [`${turn}.`] : []),
    ...(view.throws_left === null || !turn ? [] : [`${say("digger-board-throws", { throws: view.throws_left })}.`]),
    say("digger-board-dice-line", { dice: listed(scene, tally(view.dice)) }),
    ...(view.free.length ? [say("digger-board-free-line", { tokens: listed(scene, tally(view.free)) })] : []),
    ...(mayRob(scene) ? [`${say("digger-board-theft")}.`] : []),
    say("digger-board-centre-line", { tokens: listed(scene, view.centre) }),
    say("digger-board-beside-line", { tokens: listed(scene, view.beside) }),
    `${say("digger-board-box", { water: view.box })}.`,
    ...view.players.map((player) =>
      say("digger-board-player-line", {
        player: scene.names[player.seat] ?? "",
        crate: listed(scene, player.crate),
        points: player.points,
        worth: listed(scene, player.worth),
      }),
    ),
  ];
}
