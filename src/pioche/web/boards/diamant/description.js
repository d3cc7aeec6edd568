// Diamant in sentences: the path, the dangers seen, everybody with what they have.

import { suffixOf } from "../../js/faces.js";
import { viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Explorer} Explorer */

/**
 * The dangers that lie on the path: each of them, once more, is the trap.
 * @param {readonly string[]} path
 */
export function dangersSeen(path) {
  return [...new Set(path.filter((face) => face.startsWith("danger")))];
}

/** @param {Scene} scene */
export function expeditionLine(scene) {
  const view = viewOf(scene);
  return scene.say("diamant-board-expedition", { number: view.expedition, last: view.expeditions });
}

/**
 * How many cards of each kind, in a row.
 * @param {Scene} scene
 * @param {readonly string[]} faces
 */
export function counted(scene, faces) {
  return [...new Set(faces)]
    .map((face) => {
      const cards = faces.filter((other) => other === face).length;
      const name = scene.spell.face(face);
      return cards === 1 ? name : scene.say("diamant-board-counted", { face: name, cards });
    })
    .join(", ");
}

/** @param {Scene} scene */
function pathLine(scene) {
  const view = viewOf(scene);
  if (!view.path.length) return scene.say("diamant-board-path-empty");
  const rubies = scene.say("diamant-board-path-rubies", { rubies: view.path_rubies });
  return scene.say("diamant-board-path-line", {
    cards: view.path.map(scene.spell.face).join(", "),
    rubies,
  });
}

/** @param {Scene} scene */
function dangersLine(scene) {
  const seen = dangersSeen(viewOf(scene).path).map(scene.spell.face).join(", ");
  return `${scene.say("diamant-board-dangers-line", { dangers: seen || scene.say("diamant-board-dangers-none") })}.`;
}

/**
 * Relics to come by their values; classic ones are all alike and only counted.
 * @param {readonly string[]} faces
 */
function relicsToCome(faces) {
  const values = faces.map(suffixOf);
  return values.every((value) => /^\d+$/.test(value)) ? values.join(", ") : String(faces.length);
}

/**
 * What left the game and what is still to come, where there is any.
 * @param {Scene} scene
 */
export function pileLines(scene) {
  const view = viewOf(scene);
  const lines = [];
  if (view.removed.length)
    lines.push(scene.say("diamant-board-removed", { cards: counted(scene, view.removed) }));
  if (view.relics_to_come.length) {
    lines.push(
      scene.say("diamant-board-relics-to-come", { cards: relicsToCome(view.relics_to_come) }),
    );
  }
  return lines;
}

/**
 * Where somebody is and, in the cave, whether the choice is made.
 * @param {Scene} scene
 * @param {Explorer} explorer
 */
function place(scene, explorer) {
  if (scene.over || !explorer.inside) return scene.say("diamant-board-outside");
  const choice = scene.say(explorer.chosen ? "diamant-board-chosen" : "diamant-board-thinking");
  return `${scene.say("diamant-board-inside")}, ${choice}`;
}

/**
 * One explorer in a sentence.
 * @param {Scene} scene
 * @param {Explorer} explorer
 */
export function explorerSentence(scene, explorer) {
  const held = { count: explorer.relics.length, points: explorer.relic_points };
  return scene.say("diamant-board-player-line", {
    player: scene.names[explorer.seat] ?? "",
    place: place(scene, explorer),
    unsafe: explorer.unsafe,
    chest: explorer.chest ?? scene.say("diamant-board-hidden"),
    relics: held.count ? scene.say("diamant-board-relics-held", held) : "none",
  });
}

/**
 * The whole table.
 * @param {Scene} scene
 */
export function describe(scene) {
  return [
    `${expeditionLine(scene)}. ${scene.say("diamant-board-deck", { cards: viewOf(scene).deck })}.`,
    pathLine(scene),
    dangersLine(scene),
    ...pileLines(scene).map((line) => `${line}.`),
    ...viewOf(scene).explorers.map((explorer) => explorerSentence(scene, explorer)),
  ];
}
