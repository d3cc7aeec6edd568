// The explorers: those in the cave, and the door through which they leave.

import {
  bag,
  chest,
  choiceSign,
  explorer,
  goArt,
  leaveArt,
  seal,
  tent,
  thinking,
} from "../../art/camp.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { calledName } from "../scene.js";
import { danger, relic } from "./pictures.js";
import { viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Vote } from "./script.js" */
/** @import { Explorer } from "./view.js" */

// From left to right: the way out is where one came in.
const CHOICES = ["leave", "go"];
// Names that fit on a phone.
export const MOST_NAMES = 5;

/** An explorer as it stands there. @param {Scene} scene @param {number} seat @param {boolean} inside  with a lantern */
export function figure({ bots }, seat, inside) {
  return explorer(seat, inside, bots?.[seat]);
}

/** What a choice means just now. @param {Scene} scene @param {string} choice */
function hint(scene, choice) {
  const view = viewOf(scene);
  const rubies = view.explorers[scene.seat ?? -1]?.unsafe ?? 0;
  if (choice === "go") return risk(scene, rubies);
  return scene.say("web-board-diamant-leave-hint", { rubies, path: view.path_rubies });
}

/** What going on may cost, and the cards that cause it. @param {Scene} scene @param {number} rubies */
function risk(scene, rubies) {
  const seen = viewOf(scene).dangers;
  if (!seen.length) return scene.say("web-board-diamant-go-safe");
  const names = seen.map(scene.spell.face).join(", ");
  return html`${scene.say("web-board-diamant-go-hint", { rubies })}
    <span class="vote-dangers" role="img" aria-label=${names}
      >${seen.map((face) => html`<svg viewBox="0 0 100 100" aria-hidden="true">${danger(face)}</svg>`)}</span
    >`;
}

/** @param {string} choice */
const art = (choice) => (choice === "go" ? goArt() : leaveArt());

/** What the viewer has chosen: on its way to the server, sealed, or just revealed. @param {Scene} scene */
function choiceOf({ act, seat, sent, view }) {
  if (act?.kind !== "vote") return sent ?? view.choice;
  if (act.data.leavers.includes(seat)) return "leave";
  return act.data.stayers.includes(seat) ? "go" : null;
}

/** @param {Scene} scene @param {string} choice */
function door(scene, choice) {
  const chosen = choiceOf(scene) === choice;
  const legal = scene.legal.includes(choice);
  return html`<button type="button" class="door door-${choice} vote ${chosen ? "is-chosen" : ""}" data-move=${legal ? choice : nothing}
    aria-pressed=${chosen ? "true" : "false"} aria-disabled=${scene.busy ? "true" : nothing}
    @click=${() => legal && !scene.busy && scene.play(choice)}>
    ${art(choice)}<kbd aria-hidden="true">${CHOICES.indexOf(choice) + 1}</kbd>
    ${doorWords(scene, choice)}
    ${chosen ? sealed(scene) : nothing}
  </button>`;
}

/** @param {Scene} scene @param {string} choice */
function doorWords(scene, choice) {
  return html`<span class="vote-text"><span class="vote-name">${scene.spell.move(choice)}</span> <span class="vote-hint">${hint(scene, choice)}</span></span>`;
}

/** The doors as they stand there for those who do not choose. @param {Scene} scene @param {string} choice */
function idleDoor(scene, choice) {
  const safe = choice === "leave" && viewOf(scene).explorers[scene.seat ?? -1]?.inside === false;
  const chosen = choiceOf(scene) === choice;
  const kinds = `${scene.act ? "is-lit" : ""} ${chosen ? "is-chosen" : ""}`;
  return html`<div class="door door-${choice} is-idle ${kinds}">
    ${art(choice)} ${choice === "leave" ? camp(scene) : nothing} ${safe ? html`<p class="vote-none">${atCamp(scene)}</p>` : nothing}
    ${chosen ? html`${doorWords(scene, choice)} ${scene.act ? nothing : sealed(scene)}` : nothing}
  </div>`;
}

/** How long one is safe. @param {Scene} scene */
function atCamp(scene) {
  const { expedition, expeditions } = viewOf(scene);
  return scene.say(`web-board-diamant-at-camp${expedition === expeditions ? "-last" : ""}`);
}

/** Where each explorer comes out. @param {Scene} scene */
function camp(scene) {
  const { explorers } = viewOf(scene);
  return html`<span class="camp-spots" aria-hidden="true"
    >${explorers.map(({ seat }) => html`<span data-spot="camp-${seat}"></span>`)}</span
  >`;
}

/** @param {Scene} scene */
function sealed(scene) {
  return html`<span class="vote-seal">${seal()}<span>${scene.say("web-board-diamant-sealed")}</span></span>`;
}

/** Both doors, always in the same place; buttons for an explorer who has to choose. @param {Scene} scene */
export function doors(scene) {
  // In a replay an explorer in the cave has nothing to choose.
  const asked = viewOf(scene).explorers[scene.seat ?? -1]?.inside && scene.legal.length > 0;
  if (!asked) return CHOICES.map((choice) => idleDoor(scene, choice));
  return CHOICES.map((choice) => door(scene, choice));
}

/** The moves that the board itself offers. @param {Scene} scene */
export function targets(scene) {
  return scene.legal.filter((move) => CHOICES.includes(move));
}

/** The mark over an explorer in the cave: what was chosen once all have, before that sealed or still thinking. @param {Scene} scene @param {Explorer} explorer */
function mark(scene, explorer) {
  if (scene.act?.kind === "vote") return vote(scene.act.data, explorer.seat);
  if (!explorer.chosen && !scene.waiting.includes(explorer.seat)) return nothing;
  const word = scene.say(explorer.chosen ? "diamant-board-chosen" : "diamant-board-thinking");
  return html`<span class="member-mark ${explorer.chosen ? "is-sealed" : ""}" title=${word}
    >${explorer.chosen ? seal() : thinking()}</span
  >`;
}

/** @param {Vote} votes @param {number} seat */
function vote({ stayers, leavers }, seat) {
  if (![...stayers, ...leavers].includes(seat)) return nothing;
  const leaves = leavers.includes(seat);
  return html`<span class="member-vote ${leaves ? "is-leaving" : ""}">${choiceSign(leaves)}</span>`;
}

// Rubies that fill a chest.
const FULL_CHEST = 40;

/** How full a chest is, from 0 to 1. @param {number} rubies */
export function filled(rubies) {
  return Math.min(1, rubies / FULL_CHEST);
}

/** @param {Explorer} explorer */
function loot(explorer) {
  if (explorer.inside) return html`${bag()}<b>${explorer.unsafe}</b>`;
  return html`${chest(explorer.chest !== null, filled(explorer.chest ?? 0))}${explorer.chest === null ? nothing : html`<b>${explorer.chest}</b>`}`;
}

/** @param {Explorer} explorer */
const relics = (explorer) =>
  explorer.relics.length
    ? html`<span class="member-relics" aria-hidden="true">${explorer.relics.map((face) => html`<span data-face=${face}><svg viewBox="0 0 100 100">${relic(face)}</svg></span>`)}</span>`
    : nothing;

/** What an explorer has just brought home or lost. @param {Scene} scene @param {number} seat */
function change({ act }, seat) {
  const won = act?.data?.banked?.get(seat);
  const lost = act?.data?.lost?.get(seat);
  if (won) return html`<span class="member-change is-won" aria-hidden="true">+${won}</span>`;
  return lost
    ? html`<span class="member-change is-lost" aria-hidden="true">−${lost}</span>`
    : nothing;
}

/** @param {Scene} scene @param {Explorer} explorer */
function member(scene, explorer) {
  const { seat, inside } = explorer;
  const own = seat === scene.seat;
  const kinds = [
    inside ? "is-inside" : "is-home",
    own ? "is-own" : "",
    !inside && scene.act?.data?.leavers?.includes(seat) ? "is-back" : "",
  ];
  const sentence = scene.described("diamant-board-player-line")[seat] ?? "";
  return html`<li class="member ${kinds.join(" ")}">
    <span class="member-body" data-rove tabindex="-1" role="img" aria-label=${sentence}>
      <span class="member-figure">${inside ? nothing : tent(seat, true)}<span class="member-person" data-spot="explorer-${seat}">${figure(scene, seat, inside)}</span>${inside ? mark(scene, explorer) : nothing}${change(scene, seat)}</span>
      <span class="member-plate"><span class="member-loot"><span class="bag-spot" data-spot="bag-${seat}"></span>${loot(explorer)}${relics(explorer)}</span>
        <span class="member-name">${calledName(scene, seat)}</span></span>
    </span>
  </li>`;
}

/** @param {Scene} scene */
export function party(scene) {
  const { explorers } = viewOf(scene);
  const crowded = explorers.length > MOST_NAMES ? "is-crowded" : "";
  return html`<ul class="party ${crowded}" aria-label=${scene.say("diamant-board-explorers")} ${cssVars({ "--members": explorers.length })} ${rovingGrid(scene)}>
    ${repeat(
      explorers,
      (explorer) => explorer.seat,
      (explorer) => member(scene, explorer),
    )}
  </ul>`;
}
