/** The sentences of a table: what is asked, and of whom. */
import { listed } from "../js/spell.js";
import { has, say } from "../js/words.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */

/**
 * What is asked of the one who looks, or whom the game waits for.
 * @param {Scene} scene
 * @returns {string}
 */
export function promptText(scene) {
  const stage = `${scene.game.game}-ask-${scene.view?.stage}`;
  if (scene.over) return has(stage) ? say(stage) : say("terminal-over");
  if (scene.seat === null || !scene.waiting.includes(scene.seat)) return waitingFor(scene);
  return has(stage) ? say(stage, askedAbout(scene)) : say("terminal-ask");
}

/**
 * What a question may name: a card, where, how much or how many, and the game's pace.
 * @param {Scene} scene
 * @returns {Record<string, string|number>}
 */
function askedAbout(scene) {
  const { about, place, amount, pace } = scene.view;
  return {
    about: about ? scene.spell.face(about) : "none",
    place: place ?? "none",
    amount: amount || 0,
    pace: String(pace ?? "none"),
  };
}

/**
 * The choice is made and may still change, or there is nothing to choose.
 * @param {Scene} scene
 * @returns {string}
 */
function waitingFor(scene) {
  const change = `${scene.game.game}-ask-change`;
  const choice = scene.view?.choice;
  if (scene.legal.length && choice && has(change)) {
    return say(change, { move: scene.spell.move(String(choice)) });
  }
  return say("terminal-waiting", { names: listed(scene.waiting.map((seat) => scene.names[seat])) });
}
