// The board of any game without a folder of its own: zones of cards, and sentences.

import { glyph } from "../../art/glyphs.js";
import { numberOf, pictureOf, withSoftHyphens } from "../../js/faces.js";
import { rovingGrid } from "../../js/keyboard.js";
import { has } from "../../js/words.js";
import { html, nothing, repeat } from "../../vendor/lit.js";

/** @import { Board, Scene } from "../scene.js" */

/**
 * @typedef {object} Item  a card
 * @property {string | null} face  null: face down and unknown
 * @property {string} label  the card in a sentence
 * @property {string | null} move  what a click plays
 *
 * @typedef {object} Zone
 * @property {string} id
 * @property {string} title
 * @property {Item[]} items
 * @property {string[]} text  what else there is, in sentences
 */

/** How a view says that a card is not known. */
const UNKNOWN = "unknown";
// Moves that may name the card that they play, the first that is allowed wins.
const VERBS = ["play", "take", "discard", "give", "use"];

/** @param {Scene} scene @returns {Zone[]} */
export function layout(scene) {
  const title = scene.say(`${scene.game.game}-name`);
  const text = scene.description.map((line) => scene.spell.line(line, true));
  return [...cardZones(scene), { id: "fields", title, items: [], text }];
}

/** The moves that cards offer. @param {Scene} scene */
export function targets(scene) {
  const moves = layout(scene).flatMap(({ items }) => items.map(({ move }) => move));
  return [...new Set(moves.filter((move) => move !== null))];
}

/** @param {Scene} scene @returns {Zone[]} */
function cardZones(scene) {
  return Object.entries(scene.view)
    .filter(([name, value]) => isCards(scene, value) && has(`${scene.game.game}-field-${name}`))
    .map(([name, faces]) => ({
      id: name,
      title: scene.say(`${scene.game.game}-field-${name}`),
      items: faces.map((/** @type {string} */ face) => item(scene, face)),
      text: [],
    }));
}

/** @param {Scene} scene @param {unknown} value */
function isCards(scene, value) {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((face) => face === UNKNOWN || scene.game.faces.includes(face))
  );
}

/** A card that lies open, or a back. @param {Scene} scene @param {string} face @returns {Item} */
function item(scene, face) {
  if (face === UNKNOWN) return { face: null, label: scene.say("web-board-face-down"), move: null };
  const moves = VERBS.map((verb) => `${verb} ${face}`);
  const move = moves.find((one) => scene.legal.includes(one)) ?? null;
  return { face, label: scene.spell.face(face), move };
}

const VERY_LONG = 9;

/**
 * What is on a card: a picture with its number, and its name without it; nothing on a back.
 * @param {Scene} scene
 * @param {string | null} face
 */
function inside(scene, face) {
  if (!face) return nothing;
  const number = numberOf(face);
  const spelt = scene.spell.face(face);
  const name = number ? spelt.replace(/\s*\d+$/, "") : spelt;
  const long = name.split(" ").some((word) => word.length >= VERY_LONG);
  return html`<span class="card-body" aria-hidden="true">
    <span class="card-picture">${glyph(...pictureOf({}, face))}${number ? html`<b class="card-number">${number}</b>` : nothing}</span>
    <span class="card-name ${long ? "is-long" : ""}">${withSoftHyphens(name)}</span>
  </span>`;
}

/**
 * A card: a button where it plays a move, a picture with a sentence where it does not.
 * @param {Scene} scene
 * @param {Item} item
 */
function cardPart(scene, { face, label, move }) {
  if (!move)
    return html`<span class="card ${face ? "" : "is-back"}" data-face=${face ?? nothing} data-rove tabindex="-1" role="img" aria-label=${label}>${inside(scene, face)}</span>`;
  const description = scene.say("web-board-card-move", {
    card: label,
    move: scene.spell.move(move),
  });
  // A button stays one while a move is under way: it keeps the focus.
  return html`<button type="button" class="card is-target" data-face=${face ?? nothing} data-rove data-move=${move} tabindex="-1"
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => !scene.busy && scene.play(move)}><span class="quiet">${description}</span>${inside(scene, face)}</button>`;
}

/** Keys for cards, some of which may be alike. @param {Item[]} items */
function keysOf(items) {
  /** @type {Map<string | null, number>} */
  const met = new Map();
  return items.map(({ face }) => {
    met.set(face, (met.get(face) ?? 0) + 1);
    return `${face}/${met.get(face)}`;
  });
}

/** @param {Scene} scene @param {Zone} zone */
function grid(scene, { items, title }) {
  if (!items.length) return nothing;
  const keys = keysOf(items);
  return html`<div class="zone-cards" role="group" aria-label=${title} ${rovingGrid(scene)}>
    ${repeat(
      items,
      (_, index) => keys[index],
      (item) => cardPart(scene, item),
    )}
  </div>`;
}

/** A zone with all that lies in it. @param {Scene} scene @param {Zone} zone */
function zonePart(scene, zone) {
  const { title, text } = zone;
  return html`<div class="zone ${text.length ? "is-wide" : ""}" role="group" aria-label=${title}>
    <h2 class="zone-title">${title}</h2>
    ${grid(scene, zone)}
    ${text.length ? html`<ul class="zone-text">${text.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}
  </div>`;
}

/** @type {Board} */
export const board = {
  render(scene) {
    // Zones may be more than the box can hold: then they scroll, by keys as well.
    return html`<div class="zones ${scene.motion ? "" : "is-still"}" role="group" aria-label=${scene.say("web-table-board")} tabindex="0">${repeat(
      layout(scene),
      (zone) => zone.id,
      (zone) => zonePart(scene, zone),
    )}</div>`;
  },
  targets,
};
