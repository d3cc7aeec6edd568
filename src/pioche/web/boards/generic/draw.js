// Zones drawn: cards with a picture and a name, backs, piles, counters, a panel for each seat.

import { seatColour } from "../../art/camp.js";
import { numberOf, pictureOf } from "../../art/faces.js";
import { glyph } from "../../art/glyphs.js";
import { cssVars } from "../../js/css-vars.js";
import { rovingGrid } from "../../js/roving.js";
import { html, nothing, repeat } from "../../vendor/lit.js";

/** @typedef {import("./zones.js").Scene & {looks: import("../scene.js").Looks}} Scene  with the pictures of its cards */
/** @typedef {import("./zones.js").Zone} Zone */
/** @typedef {import("./zones.js").Item} Item */
/** @typedef {import("./zones.js").Counter} Counter */
/** @typedef {import("./zones.js").Mark} Mark */

/**
 * @param {Counter} counter
 */
function counterPart({ picture, tone, text, label }) {
  return html`<li><span class="counter" role="img" aria-label=${label} title=${label}>${glyph(picture, tone)}<span>${text}</span></span></li>`;
}

/** @param {Mark} mark */
function markPart({ picture, tone, text }) {
  return html`<span class="card-mark" title=${text}>${glyph(picture, tone)}</span>`;
}

const LONG_WORD = 8;
const VERY_LONG = 9;
// Before a consonant, or two that are said as one, between two vowels, with three letters left on both sides: a word may be broken there.
const BREAK =
  /(?<=\p{L}{2}[aeiouyàâéèêëîïôûœ])(?=(?:[bcdfgpt][hlr]|[bcdfghjklmnpqrstvwxz])[aeiouyàâéèêëîïôûœ]\p{L})/giu;
const SOFT_HYPHEN = "\u00ad";

/**
 * A name that breaks well on a narrow card.
 * @param {string} name
 */
export function withSoftHyphens(name) {
  return name
    .split(" ")
    .map((word) => (word.length > LONG_WORD ? word.replace(BREAK, SOFT_HYPHEN) : word))
    .join(" ");
}

/**
 * What stands on a card: without the number that its picture bears.
 * @param {Scene} scene
 * @param {Item} item
 */
function nameOf(scene, item) {
  const name = item.name ?? (item.face ? scene.spell.face(item.face) : "");
  return item.face && numberOf(item.face) ? name.replace(/\s*\d+$/, "") : name;
}

/**
 * What is on a card.
 * @param {Scene} scene
 * @param {Item} item
 */
function inside(scene, item) {
  const name = nameOf(scene, item);
  const long = name.split(" ").some((word) => word.length >= VERY_LONG);
  const number = item.face ? numberOf(item.face) : null;
  return html`<span class="card-body" aria-hidden="true">
    ${item.corner ? html`<span class="card-corner">${item.corner}</span>` : nothing}
    ${item.face ? html`<span class="card-picture">${glyph(...pictureOf(scene.looks, item.face))}${number ? html`<b class="card-number">${number}</b>` : nothing}</span>` : html`<span class="card-picture"></span>`}
    <span class="card-name ${long ? "is-long" : ""}">${withSoftHyphens(name)}</span>
    ${item.marks?.length ? html`<span class="card-marks">${item.marks.map(markPart)}</span>` : nothing}
  </span>`;
}

/** @param {Item} item */
function kindOf(item) {
  const kinds = ["card"];
  if (item.down) kinds.push(item.face ? "is-known" : "is-back");
  if (item.pile) kinds.push("is-pile");
  if (item.touched) kinds.push("is-touched");
  return kinds.join(" ");
}

/**
 * Play a move, unless another is under way. The button stays one: it keeps the focus.
 * @param {Scene} scene
 * @param {string} move
 */
function playOne(scene, move) {
  if (!scene.busy) scene.play(move);
}

/**
 * A card: a button where it plays a move, a picture with a sentence where it does not.
 * @param {Scene} scene
 * @param {Item} item
 */
function cardPart(scene, item) {
  const { move } = item;
  if (!move)
    return html`<span class=${kindOf(item)} data-face=${item.face ?? nothing} data-rove tabindex="-1" role="img" aria-label=${item.label}>${inside(scene, item)}</span>`;
  const label = scene.say("web-board-card-move", {
    card: item.label,
    move: scene.spell.move(move),
  });
  return html`<button type="button" class="${kindOf(item)} is-target" data-face=${item.face ?? nothing} data-rove data-move=${move} tabindex="-1"
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => playOne(scene, move)}><span class="quiet">${label}</span>${inside(scene, item)}</button>`;
}

/**
 * Keys for cards of which several may be alike.
 * @param {Item[]} items
 */
function keysOf(items) {
  /** @type {Map<string, number>} */
  const met = new Map();
  return items.map((item) => {
    const name = `${item.face}/${item.name ?? ""}/${item.down ? "down" : "up"}`;
    met.set(name, (met.get(name) ?? 0) + 1);
    return `${name}/${met.get(name)}`;
  });
}

/**
 * @param {Scene} scene
 * @param {Zone} zone
 */
function grid(scene, zone) {
  const items = zone.items ?? [];
  if (!items.length) return zone.empty ? html`<p class="zone-empty">${zone.empty}</p>` : nothing;
  const keys = keysOf(items);
  return html`<div class="zone-cards is-${zone.size ?? "small"} ${zone.columns ? "has-columns" : ""}" role="group" aria-label=${zone.title}
    ${cssVars({ "--columns": zone.columns ?? null })} ${rovingGrid(scene)}>
    ${repeat(
      items,
      (_, index) => (zone.columns ? index : keys[index]),
      (item) => cardPart(scene, item),
    )}
  </div>`;
}

/**
 * @param {Scene} scene
 * @param {string} move
 */
function moveButton(scene, move) {
  return html`<button type="button" class="zone-move" data-move=${move} aria-disabled=${scene.busy ? "true" : nothing}
    @click=${() => playOne(scene, move)}>${scene.spell.move(move)}</button>`;
}

/**
 * @param {Scene} scene
 * @param {Zone} zone
 * @param {boolean} inner
 */
function head(scene, zone, inner) {
  const own = zone.seat !== undefined && zone.seat === scene.seat;
  return html`<header class="zone-head">
    ${inner ? html`<h3 class="zone-title">${zone.title}</h3>` : html`<h2 class="zone-title">${zone.title}</h2>`}
    ${own ? html`<span class="zone-you">${scene.say("web-board-you")}</span>` : nothing}
    ${zone.turn ? html`<span class="zone-turn">${scene.say("web-board-turn")}</span>` : nothing}
    ${zone.note ? html`<span class="zone-note">${zone.note}</span>` : nothing}
    ${zone.counters?.length ? html`<ul class="counters">${zone.counters.map(counterPart)}</ul>` : nothing}
    ${zone.moves?.map((move) => moveButton(scene, move))}
  </header>`;
}

/**
 * A zone with all that lies in it.
 * @param {Scene} scene
 * @param {Zone} zone
 * @param {boolean} [inner]
 * @returns {unknown}
 */
export function zonePart(scene, zone, inner = false) {
  const kinds = [
    "zone",
    zone.seat === undefined ? "" : "zone-seat",
    zone.wide ? "is-wide" : "",
    zone.turn ? "has-turn" : "",
  ];
  return html`<div class=${kinds.join(" ")} role="group" aria-label=${zone.title}
    ${cssVars({ "--seat": zone.seat === undefined ? null : seatColour(zone.seat) })}>
    ${head(scene, zone, inner)} ${zone.alarm ? html`<p class="zone-alarm"><span class="zone-alarm-icon" aria-hidden="true">!</span>${zone.alarm}</p>` : nothing}
    ${grid(scene, zone)} ${zone.text ? html`<ul class="zone-text">${zone.text.map((text) => html`<li>${text}</li>`)}</ul>` : nothing}
    ${
      zone.zones?.length
        ? html`<div class="zone-inner">${repeat(
            zone.zones,
            (each) => each.id,
            (each) => zonePart(scene, each, true),
          )}</div>`
        : nothing
    }
  </div>`;
}
