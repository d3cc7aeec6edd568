// One card: its face, its back, or the back of a known card. A button where it plays a move.

import { glyph } from "../../art/glyphs.js";
import { numberOf, withSoftHyphens } from "../../js/faces.js";
import { html, nothing } from "../../vendor/lit.js";
import { playOne } from "../scene.js";
import { picture } from "./pictures.js";
import { UNKNOWN } from "./view.js";

/** @import { Scene } from "../scene.js" */

/**
 * @typedef {object} Card
 * @property {string | null} face  null: not known
 * @property {string} label  the card in a sentence
 * @property {boolean} [down]  lies face down; with a face: known to the viewer
 * @property {number} [at]  its position in a mine
 * @property {number} [count]  how many equal cards lie here
 * @property {string | null} [move]  what a tap plays
 * @property {string} [spot]  where it lies, for what flies there
 * @property {boolean} [inPlace]
 * @property {boolean} [touched]  by what happened last
 * @property {boolean} [chosen]
 */

const EYE = html`<svg class="digup-eye" viewBox="0 0 24 16" aria-hidden="true">
  <path d="M1 8Q12-5 23 8 12 21 1 8z" /><circle cx="12" cy="8" r="4" />
</svg>`;

const ROCK = html`<svg class="digup-rock" viewBox="0 0 40 40" preserveAspectRatio="none" aria-hidden="true">
  <path d="M0 0h40v40H0z" class="digup-rock-ground" />
  <path d="M0 12l9-4 8 6 11-7 12 6v27H0z" class="digup-rock-middle" />
  <path d="M0 27l12-5 10 6 18-8v20H0z" class="digup-rock-deep" />
  <path d="M6 6l4 2M28 14l5-2M8 32l5-2M30 31l4 3" class="digup-rock-cracks" />
</svg>`;

/** What stands on a card that one sees. @param {Scene} scene @param {string} face */
function front(scene, face) {
  const number = numberOf(face);
  const name = scene.spell.face(face).replace(/\s*\(.*\)$/, "");
  return html`${number ? html`<b class="digup-number">${number}</b>` : nothing}
    <span class="digup-picture">${picture(face)}</span>
    ${number ? nothing : html`<span class="digup-name">${withSoftHyphens(name)}</span>`}`;
}

/** @param {Scene} scene @param {Card} card */
function drawn(scene, { face, down, at, inPlace, count = 1 }) {
  return html`<span class="digup-body" aria-hidden="true">
    ${down ? ROCK : nothing} ${face ? front(scene, face) : nothing} ${down && face ? EYE : nothing}
    ${at && (down || !face) ? html`<span class="digup-at">${at}</span>` : nothing}
    ${inPlace ? html`<span class="digup-star">${glyph("star", "gold")}</span>` : nothing}
    ${count > 1 ? html`<span class="digup-count">×${count}</span>` : nothing}
  </span>`;
}

/** @param {Card} card */
function kindOf(card) {
  const kinds = ["digup-card"];
  if (card.down) kinds.push(card.face ? "is-known" : "is-back");
  if (card.touched) kinds.push("is-touched");
  if (card.chosen) kinds.push("is-chosen");
  if ((card.count ?? 1) > 1) kinds.push("is-several");
  if (card.face && numberOf(card.face)) kinds.push("is-gem");
  return kinds.join(" ");
}

/** A card as it lies there. @param {Scene} scene @param {Card} card */
export function cardPart(scene, card) {
  const { move, label, spot, face } = card;
  if (!move)
    return html`<span class=${kindOf(card)} data-rove data-spot=${spot ?? nothing} data-face=${face ?? nothing}
      tabindex="-1" role="img" aria-label=${label}>${drawn(scene, card)}</span>`;
  return html`<button type="button" class="${kindOf(card)} is-target" data-rove data-spot=${spot ?? nothing} data-face=${face ?? nothing}
    data-move=${move} tabindex="-1" aria-disabled=${scene.busy ? "true" : nothing} @click=${() => playOne(scene, move)}><span class="quiet"
      >${scene.say("web-board-card-move", { card: label, move: scene.spell.move(move) })}</span>${drawn(scene, card)}</button>`;
}

/**
 * Equal cards as one, with their move; face down where they are unknown.
 * @param {Scene} scene
 * @param {string} face
 * @param {number} count
 * @param {string | null} move
 */
export function countedCard(scene, face, count, move) {
  if (face === UNKNOWN)
    return cardPart(scene, {
      face: null,
      down: true,
      count,
      label: scene.say("web-board-face-down"),
    });
  const label = scene.say("web-board-counted", { face: scene.spell.face(face), cards: count });
  return cardPart(scene, { face, label, count, move });
}

/**
 * A card for show, without a name: what flies, what is part of a button.
 * @param {Scene} scene
 * @param {Omit<Card, "label">} card
 */
export function plainCard(scene, card) {
  const named = { ...card, label: "" };
  return html`<span class=${kindOf(named)} data-spot=${card.spot ?? nothing} aria-hidden="true">${drawn(scene, named)}</span>`;
}
