// Digger in sentences: the dice, the tokens, the crates.

import { tally } from "../../js/faces.js";
import { viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Counts} Counts */
/** @typedef {import("./types.js").Player} Player */

/**
 * Tokens or dice in a row, with how many there are of each.
 * @param {Scene} scene
 * @param {Counts} counts
 */
function listed(scene, counts) {
  const counted = Object.entries(counts).filter(([, count]) => count);
  return (
    counted.map(([face, count]) => `${scene.spell.face(face)} ${count}`).join(", ") ||
    scene.say("digger-board-nothing")
  );
}

/**
 * Who digs and who is master of time.
 * @param {Scene} scene
 */
export function turnLine(scene) {
  const { digger, master, throws_left: left } = viewOf(scene);
  if (digger === null || master === null) return "";
  const name = scene.names[digger] ?? "";
  if (left !== null) return scene.say("digger-board-turn-untimed", { digger: name });
  return scene.say("digger-board-turn", { digger: name, master: scene.names[master] ?? "" });
}

/**
 * Without a clock: how many throws are left.
 * @param {Scene} scene
 */
export function throwsLine(scene) {
  const { digger, throws_left: left } = viewOf(scene);
  return left === null || digger === null ? "" : scene.say("digger-board-throws", { throws: left });
}

/**
 * Whether a lone black die lies there, and somebody has a gem that may still be taken.
 * @param {Scene} scene
 */
export function mayRob(scene) {
  const { theft, free, players, digger } = viewOf(scene);
  return (
    theft &&
    players.some((player) => player.seat !== digger && free.some((face) => player.crate[face]))
  );
}

/**
 * Whether whoever listens is in the middle of a turn.
 * @param {Scene} scene
 */
function isDigging(scene) {
  const { stage, digger } = viewOf(scene);
  return (stage === "dig" || stage === "store") && scene.seat === digger;
}

/**
 * One crate in a sentence.
 * @param {Scene} scene
 * @param {Player} player
 */
function crateLine(scene, player) {
  const name = scene.names[player.seat] ?? "";
  return scene.say("digger-board-player-line", {
    player: name,
    crate: listed(scene, player.crate),
    points: player.points,
  });
}

/**
 * Who has what; what the crates pay is told once where it is the same for all.
 * @param {Scene} scene
 */
function crateLines(scene) {
  const { players, crates } = viewOf(scene);
  if (crates === "black")
    return players.flatMap((player) => [crateLine(scene, player), worthLine(scene, player)]);
  const worth = listed(scene, players[0]?.worth ?? {});
  return [
    ...players.map((player) => crateLine(scene, player)),
    scene.say("digger-board-worth-all", { worth }),
  ];
}

/**
 * What one black crate pays.
 * @param {Scene} scene
 * @param {Player} player
 */
function worthLine(scene, player) {
  return scene.say("digger-board-worth-one", {
    player: scene.names[player.seat] ?? "",
    worth: listed(scene, player.worth),
  });
}

/**
 * What lies on the table; who digs in a hurry hears of the crates when robbing.
 * @param {Scene} scene
 */
export function describe(scene) {
  const { say } = scene;
  const view = viewOf(scene);
  const lines = [
    ...[turnLine(scene), throwsLine(scene)].filter(Boolean).map((line) => `${line}.`),
    say("digger-board-dice-line", { dice: listed(scene, tally(view.dice)) }),
    ...(view.free.length
      ? [say("digger-board-free-line", { tokens: listed(scene, tally(view.free)) })]
      : []),
    ...(mayRob(scene) ? [`${say("digger-board-theft")}.`] : []),
    say("digger-board-centre-line", { tokens: listed(scene, view.centre) }),
    say("digger-board-beside-line", { tokens: listed(scene, view.beside) }),
  ];
  if (isDigging(scene) && !mayRob(scene)) return lines;
  return [...lines, `${say("digger-board-box", { water: view.box })}.`, ...crateLines(scene)];
}
