// The secret vote: two doors, back to the camp and deeper into the dark; sealed once chosen, and the other one to change one's mind.

import { goArt, leaveArt, seal } from "../../art/camp.js";
import { html, nothing } from "../../vendor/lit.js";
import { danger } from "./art.js";
import { dangersSeen, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */

// From left to right: the way out is where one came in.
const CHOICES = ["leave", "go"];

/**
 * What a choice means just now.
 * @param {Scene} scene
 * @param {string} choice
 */
function hint(scene, choice) {
  const view = viewOf(scene);
  const rubies = view.explorers[scene.seat ?? -1]?.unsafe ?? 0;
  if (choice === "go") return risk(scene, rubies);
  return scene.say("web-board-diamant-leave-hint", { rubies, path: view.path_rubies });
}

/**
 * What going on may cost, and by which cards: whoever has never seen the game learns it here.
 * @param {Scene} scene
 * @param {number} rubies
 */
function risk(scene, rubies) {
  const seen = dangersSeen(viewOf(scene).path);
  if (!seen.length) return scene.say("web-board-diamant-go-safe");
  const names = seen.map(scene.spell.face).join(", ");
  return html`${scene.say("web-board-diamant-go-hint", { rubies })}
    <span class="vote-dangers" role="img" aria-label=${names}
      >${seen.map((face) => html`<svg viewBox="0 0 100 100" aria-hidden="true">${danger(face)}</svg>`)}</span
    >`;
}

/** @param {string} choice */
const art = (choice) => (choice === "go" ? goArt() : leaveArt());

/**
 * @param {Scene} scene
 * @param {string} choice
 */
function door(scene, choice) {
  const chosen = viewOf(scene).choice === choice;
  const legal = scene.legal.includes(choice);
  return html`<button type="button" class="door door-${choice} vote ${chosen ? "is-chosen" : ""}" data-move=${legal ? choice : nothing}
    aria-pressed=${chosen ? "true" : "false"} aria-disabled=${scene.busy ? "true" : nothing}
    @click=${() => legal && !scene.busy && scene.play(choice)}>
    ${art(choice)}
    <span class="vote-text"><span class="vote-name">${scene.spell.move(choice)}</span> <span class="vote-hint">${hint(scene, choice)}</span></span>
    ${chosen ? sealed(scene) : nothing}
  </button>`;
}

/**
 * The doors as they stand there for those who do not choose.
 * @param {Scene} scene
 * @param {string} choice
 */
function idleDoor(scene, choice) {
  const safe = choice === "leave" && viewOf(scene).explorers[scene.seat ?? -1]?.inside === false;
  const chosen = viewOf(scene).choice === choice;
  return html`<div class="door door-${choice} is-idle">
    ${art(choice)} ${safe ? html`<p class="vote-none">${scene.say("web-board-diamant-at-camp")}</p>` : nothing}
    ${chosen ? sealed(scene) : nothing}
  </div>`;
}

/** @param {Scene} scene */
function sealed(scene) {
  return html`<span class="vote-seal">${seal()}<span>${scene.say("web-board-diamant-sealed")}</span></span>`;
}

/**
 * Both doors, always in the same place; buttons for somebody in the cave who is asked.
 * @param {Scene} scene
 * @param {boolean} held  while a moment is shown, nobody is asked
 */
export function doors(scene, held) {
  // In a replay somebody is in the cave and has nothing to choose.
  const asked = viewOf(scene).explorers[scene.seat ?? -1]?.inside && scene.legal.length > 0;
  if (held || !asked) return CHOICES.map((choice) => idleDoor(scene, choice));
  return CHOICES.map((choice) => door(scene, choice));
}

/**
 * The moves that the board itself offers.
 * @param {Scene} scene
 */
export function targets(scene) {
  return scene.legal.filter((move) => CHOICES.includes(move));
}
