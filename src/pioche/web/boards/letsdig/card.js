// Cards and places of the board.

import { GOLD, GOLD_DARK, GOLD_LIGHT, INK, WOOD_DARK } from "../../art/palette.js";
import { componentOf } from "../../js/cards.js";
import { html, nothing } from "../../vendor/lit.js";
import { playOne } from "../scene.js";
import { groundOf, picture } from "./pictures.js";
import { UNKNOWN, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */

/**
 * @typedef {object} Place
 * @property {string} kind  its classes
 * @property {string} label
 * @property {string | null} move
 * @property {string} [spot]  its name, for cards that fly there
 */

/** @param {Scene} scene @param {Place} place @param {unknown} inside */
export function placePart(scene, { kind, label, move, spot }, inside) {
  if (!move)
    return html`<div class=${kind} data-spot=${spot ?? nothing} data-rove tabindex="-1" role="img" aria-label=${label}>${inside}</div>`;
  return html`<button type="button" class="${kind} is-target" data-rove data-spot=${spot ?? nothing} data-move=${move}
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => playOne(scene, move)}>
    <span class="quiet">${scene.say("web-board-card-move", { card: label, move: scene.spell.move(move) })}</span>${inside}
  </button>`;
}

/** @typedef {{count?: number, used?: boolean, kind?: string, earned?: number}} CardState  `earned`: by the kind in the final count */

/**
 * A card's points in its corner, with a question mark where they depend on other cards.
 * @param {Scene} scene
 * @param {string} face
 */
function pointsPart(scene, face) {
  const component = componentOf(scene.game, face, { sheet: viewOf(scene).sheet });
  const points = component?.value;
  if (!points) return nothing;
  const text = `${points < 0 ? "−" : ""}${Math.abs(points)}${component.conditional ? "?" : ""}`;
  return html`<b class="find-points ${points < 0 ? "is-loss" : ""}">${text}</b>`;
}

/** What the cards of a kind have earned. @param {number} points */
export function earnedPart(points) {
  const sign = points < 0 ? "−" : points > 0 ? "+" : "";
  return html`<b class="find-points ${points < 0 ? "is-loss" : ""}">${sign}${Math.abs(points)}</b>`;
}

/** The back of a card: earth, and a spade in a golden ring. @param {string} [kind] */
export function cardBack(kind = "") {
  return html`<span class="find is-back ${kind}" aria-hidden="true"><svg class="back-art" viewBox="0 0 100 139" preserveAspectRatio="none">
    <rect x="8" y="8" width="84" height="123" rx="7" fill="none" stroke=${GOLD} stroke-opacity=".8" stroke-width="2.4" />
    <circle cx="50" cy="69.5" r="31" fill="#3a2718" stroke=${GOLD} stroke-width="2.4" />
    <path d="M50 40v34" stroke=${INK} stroke-width="8" stroke-linecap="round" /><path d="M50 40v34" stroke=${GOLD_LIGHT} stroke-width="3.6" stroke-linecap="round" />
    <path d="M42 40h16" stroke=${INK} stroke-width="8" stroke-linecap="round" /><path d="M42 40h16" stroke=${GOLD_LIGHT} stroke-width="3.6" stroke-linecap="round" />
    <path d="M39 72h22v12q-3 11-11 15-8-4-11-15z" fill=${GOLD} stroke=${INK} stroke-width="3" stroke-linejoin="round" /><path d="M50 73h9v11q-2 8-9 12z" fill=${GOLD_DARK} />
    <path d="M18 22l6 5M82 22l-6 5M18 117l6-5M82 117l-6-5" stroke=${GOLD} stroke-width="3" stroke-linecap="round" /><path d="M50 16l4 5-4 5-4-5zM50 113l4 5-4 5-4-5z" fill=${GOLD} stroke=${WOOD_DARK} />
  </svg></span>`;
}

/** A card, without a label. @param {Scene} scene @param {string | null} face @param {CardState} [state] */
export function cardFace(scene, face, { count = 1, used = false, kind = "", earned } = {}) {
  if (!face || face === UNKNOWN) return cardBack(kind);
  const name = scene.say(used ? "letsdig-board-used-dog" : `letsdig-short-${face}`);
  return html`<span class="find is-${groundOf(face)} ${used ? "is-used" : ""} ${kind}" data-face=${face} aria-hidden="true">
    <span class="find-picture">${picture(face)}</span><span class="find-name">${name}</span>
    ${earned === undefined ? pointsPart(scene, face) : earnedPart(earned)} ${count > 1 ? html`<b class="find-count">${earned === undefined ? `×${count}` : scene.say("web-board-letsdig-cards", { cards: count })}</b>` : nothing}
  </span>`;
}

/**
 * What a card is called, with how many there are of it.
 * @param {Scene} scene
 * @param {string} face
 * @param {number} cards
 * @param {boolean} [used]  a dog that has been used
 */
export function cardLabel(scene, face, cards, used = false) {
  const name = used ? scene.say("letsdig-board-used-dog-name") : scene.spell.face(face);
  return scene.say("web-board-counted", { face: name, cards });
}

/** A figure with its sign. @param {Scene} scene @param {number} points */
export function signed(scene, points) {
  const sign = points < 0 ? "minus" : "plus";
  return scene.say("web-board-letsdig-signed", { sign, points: Math.abs(points) });
}
