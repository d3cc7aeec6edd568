// The secret vote: two large choices, sealed once chosen, and the other one to change one's mind.

import { goArt, leaveArt, seal } from "../../art/camp.js";
import { html, nothing } from "../../vendor/lit.js";
import { dangersSeen, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */

const CHOICES = ["go", "leave"];

/**
 * What a choice means just now.
 * @param {Scene} scene
 * @param {string} choice
 */
function hint(scene, choice) {
  const view = viewOf(scene);
  const own = view.explorers[scene.seat ?? -1];
  if (choice === "go" || !own) return risk(scene, own?.unsafe ?? 0);
  return scene.say("web-board-diamant-leave-hint", { rubies: own.unsafe, path: view.path_rubies });
}

/**
 * What going on may cost, and by which cards: whoever has never seen the game learns it here.
 * @param {Scene} scene
 * @param {number} rubies
 */
function risk(scene, rubies) {
  const dangers = dangersSeen(viewOf(scene).path).map(scene.spell.face);
  if (!dangers.length) return scene.say("web-board-diamant-go-safe");
  return scene.say("web-board-diamant-go-hint", { rubies, dangers: dangers.join(", ") });
}

/**
 * @param {Scene} scene
 * @param {string} choice
 */
function choiceButton(scene, choice) {
  const chosen = viewOf(scene).choice === choice;
  const legal = scene.legal.includes(choice);
  return html`<button type="button" class="vote vote-${choice} ${chosen ? "is-chosen" : ""}"
    data-move=${legal ? choice : nothing} aria-pressed=${chosen ? "true" : "false"} aria-disabled=${scene.busy ? "true" : nothing}
    @click=${() => legal && !scene.busy && scene.play(choice)}>
    ${choice === "go" ? goArt() : leaveArt()}
    <span class="vote-name">${scene.spell.move(choice)}</span>
    <span class="vote-hint">${hint(scene, choice)}</span>
    ${chosen ? html`<span class="vote-seal">${seal()}<span>${scene.say("web-board-diamant-sealed")}</span></span>` : nothing}
  </button>`;
}

/**
 * The vote, for somebody in the cave; what happens meanwhile for the others.
 * @param {Scene} scene
 */
export function votePart(scene) {
  const own = viewOf(scene).explorers[scene.seat ?? -1];
  if (!own) return nothing;
  if (!own.inside) return html`<p class="vote-none">${scene.say("web-board-diamant-at-camp")}</p>`;
  return html`<div class="votes" role="group" aria-label=${scene.say("web-board-diamant-vote")}>
    ${CHOICES.map((choice) => choiceButton(scene, choice))}
  </div>`;
}

/**
 * The moves that the board itself offers.
 * @param {Scene} scene
 */
export function targets(scene) {
  return scene.legal.filter((move) => CHOICES.includes(move));
}
