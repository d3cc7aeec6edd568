// One card: its face, its back, or the back of a known card. A button where it plays a move.

import { familyOf, numberOf } from "../../js/faces.js";
import { html, nothing } from "../../vendor/lit.js";
import { playOne } from "../scene.js";
import { frameOf, picture } from "./pictures.js";
import { UNKNOWN } from "./view.js";

/** @import { Scene } from "../scene.js" */

/**
 * @typedef {object} Card
 * @property {string | null} face  null: not known
 * @property {string} label  the card in a sentence
 * @property {boolean} [down]  lies face down; with a face: known to the viewer
 * @property {number} [at]  its place in a mine
 * @property {number} [count]  how many equal cards lie here
 * @property {string | null} [move]  what a tap plays
 * @property {string} [spot]  where it lies, for what flies there
 * @property {number | null} [points]  that it brings where it lies
 * @property {number | null} [gain]  that it would bring, or that a card would bring here
 * @property {boolean} [touched]  by what happened last
 * @property {boolean} [chosen]
 * @property {boolean} [next]  the card in play goes here
 * @property {boolean} [counted]  now, at the end
 * @property {string | null} [note]  why it cannot be played now
 */

const EYE = html`<svg class="digup-eye" viewBox="0 0 24 16" aria-hidden="true">
  <path d="M1 8Q12-5 23 8 12 21 1 8z" /><circle cx="12" cy="8" r="4" />
</svg>`;

const ROCK = html`<svg class="digup-rock" viewBox="0 0 60 76" preserveAspectRatio="none" aria-hidden="true">
  <path d="M0 0h60v76H0z" class="digup-rock-ground" />
  <path d="M0 0h27l-5 15-13 7-9-3zM31 0h29v14l-13 8-13-5zM0 24l10 2 5 15-9 10-6-2zM60 18v24l-12 2-5-13 5-9zM0 54l7 1 9 12-3 9H0zM60 47v29H44l-3-11 8-14z" class="digup-rock-light" />
  <path d="M24 17l9 3 7 11-5 13-12 4-10-10 1-14zM18 53l12-1 9 11-2 13H20l-4-10z" class="digup-rock-middle" />
  <path d="M0 0h27l-2 5H4v12l-4-2zM31 0h29v5H33zM24 17l9 3-10 4-4 9-6 3 1-12z" class="digup-rock-shine" />
  <path d="M40 31l-5 13-12 4 13-6zM60 42l-12 2 8-5zM37 76l2-13-5 9zM16 66l4 10h-5z" class="digup-rock-deep" />
</svg>`;

/** The name on a card: a short one where the language has it. @param {Scene} scene @param {string} face */
function nameOf(scene, face) {
  return scene.say(`digup-short-${face}`);
}

/** What stands on a card that one sees. @param {Scene} scene @param {string} face */
function front(scene, face) {
  const number = numberOf(face);
  return html`<span class="digup-picture">${picture(face)}</span>
    ${
      number
        ? html`<b class="digup-number">${number}</b>`
        : html`<span class="digup-name">${nameOf(scene, face)}</span>`
    }`;
}

// Two marks that differ in shape, not only in number and colour; a card elsewhere has the plain one.
const STAR = html`<svg viewBox="0 0 24 24"><path d="M12 1.5l3.1 6.6 7.2.9-5.3 5 1.4 7.2-6.4-3.5-6.4 3.5L7 14 1.7 9l7.2-.9z" /></svg>`;
const COIN = html`<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="9.5" /></svg>`;
const CHIP = html`<svg viewBox="0 0 24 24"><path d="M12 4l8 8-8 8-8-8z" /></svg>`;
/** @type {Record<number, unknown>} */
const MARKS = { 1: CHIP, 2: COIN, 3: STAR };

/** The points of a card where it lies. @param {number} points */
function pointsMark(points) {
  if (!MARKS[points]) return nothing;
  return html`<span class="digup-points is-${points}">${MARKS[points]}<b>${points}</b></span>`;
}

/** A difference with its sign. @param {number} gain */
const signed = (gain) => (gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "0");

/** What a card would bring. @param {number} gain */
function gainMark(gain) {
  const kind = gain > 0 ? "is-plus" : gain < 0 ? "is-minus" : "";
  return html`<b class="digup-gain ${kind}" aria-hidden="true">${signed(gain)}</b>`;
}

/** @param {Scene} scene @param {Card} card */
function drawn(scene, { face, down, at, points, gain, count = 1 }) {
  return html`<span class="digup-body" aria-hidden="true">
      ${down ? ROCK : nothing} ${face ? front(scene, face) : nothing} ${down && face ? EYE : nothing}
      ${at && (down || !face) ? html`<span class="digup-at">${at}</span>` : nothing}
      ${points ? pointsMark(points) : nothing}
      ${count > 1 ? html`<span class="digup-count">×${count}</span>` : nothing}
    </span>${gain === null || gain === undefined ? nothing : gainMark(gain)}`;
}

/** @param {Card} card */
function kindOf(card) {
  const kinds = ["digup-card"];
  if (card.down) kinds.push(card.face ? "is-known" : "is-back");
  if (card.face) kinds.push(`of-${frameOf(card.face)}`, `of-${familyOf(card.face)}`);
  if (card.touched) kinds.push("is-touched");
  if (card.chosen) kinds.push("is-chosen");
  if (card.next) kinds.push("is-next");
  if (card.counted) kinds.push("is-counted");
  if ((card.count ?? 1) > 1) kinds.push("is-several");
  return kinds.join(" ");
}

/** A card in a sentence, with what it would bring. @param {Scene} scene @param {Card} card */
function labelOf(scene, { label, gain }) {
  if (!gain) return label;
  return scene.say("digup-board-gain", { card: label, gain: signed(gain) });
}

/** A card as it lies there. @param {Scene} scene @param {Card} card */
export function cardPart(scene, card) {
  const { move, spot, face, note } = card;
  const label = labelOf(scene, card);
  if (!move)
    return html`<span class=${kindOf(card)} data-rove data-spot=${spot ?? nothing} data-face=${face ?? nothing}
      data-note=${note ?? nothing} tabindex="-1" role="img" aria-label=${label}>${drawn(scene, card)}</span>`;
  return html`<button type="button" class="${kindOf(card)} is-target is-${move.split(" ")[0] ?? ""}" data-rove data-spot=${spot ?? nothing}
    data-face=${face ?? nothing} data-move=${move} tabindex="-1" aria-disabled=${scene.busy ? "true" : nothing}
    @click=${() => playOne(scene, move)}><span class="quiet"
      >${scene.say("web-board-card-move", { card: label, move: scene.spell.move(move) })}</span>${drawn(scene, card)}</button>`;
}

/**
 * Equal cards as one, with their move; face down where they are unknown.
 * @param {Scene} scene
 * @param {string} face
 * @param {{count: number, move: string | null, spot: string, gain?: number | null, note?: string | null}} how
 */
export function countedCard(scene, face, { count, move, spot, gain, note }) {
  if (face === UNKNOWN)
    return cardPart(scene, {
      face: null,
      down: true,
      count,
      spot,
      label: scene.say("web-board-face-down"),
    });
  const label = scene.say("web-board-counted", { face: scene.spell.face(face), cards: count });
  return cardPart(scene, { face, label, count, move, spot, note, gain: gain || null });
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
