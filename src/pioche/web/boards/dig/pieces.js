// Drawings of DIG, and the pieces that several parts of its board show.

import { seatColour } from "../../art/camp.js";
import {
  FIRE_LIGHT,
  INK,
  LEAF,
  LEAF_LIGHT,
  PAPER,
  ROCK,
  ROCK_DARK,
  ROCK_LIGHT,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from "../../art/palette.js";
import { html, nothing } from "../../vendor/lit.js";
import { picture } from "./pictures.js";

/** @import { Scene } from "../scene.js" */

/** The land behind everything: sky, far hills, the grass of the hill itself; colours from the style sheet, by day and by night. */
export function land() {
  return html`<svg class="dig-land" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path class="dig-far" d="M0 70Q60 34 120 62T240 54t160 6v40H0z" />
    <path class="dig-near" d="M0 86Q70 58 170 66T330 80t70 2v18H0z" />
    <path class="dig-grass" d="M0 92q90-12 200-6t200 4v10H0z" />
  </svg>`;
}

/** The rock that the galleries are driven into: layers, stones and roots. */
export function rock() {
  return html`<svg class="dig-rock" viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path class="dig-layer" d="M0 70q100-22 200-6t200-10v70q-100 20-200 4T0 138z" />
    <path class="dig-layer is-deep" d="M0 200q110-26 220-8t180-14v122H0z" />
    <path class="dig-stones" d="M22 96l10-6 9 7-6 9-10-1zM352 120l12-4 6 9-9 7-9-4zM300 252l14-7 8 10-12 8zM64 240l12-3 5 9-11 6zM196 160l9-4 7 7-8 6z" />
    <path class="dig-roots" d="M40 0q2 14-4 22m4-12q6 6 5 12M250 0q-3 18 4 28m-4-16q-8 6-7 14M340 0q1 10-3 15" />
  </svg>`;
}

/** The pile to draw from: a hillock with a shaft, and cards in it. */
export function hillPile() {
  return html`<svg class="dig-pile-art" viewBox="0 0 64 56" aria-hidden="true" focusable="false">
    <path d="M2 52Q10 16 32 14t30 38q-30 5-60 0z" fill=${LEAF} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    <path d="M32 14q20 1 30 38-12 3-26 3 14-20-4-41z" fill="#000" opacity=".15" />
    <path d="M10 38q2-8 7-13M23 20l5-2" fill="none" stroke=${LEAF_LIGHT} stroke-width="2.4" stroke-linecap="round" />
    <path d="M22 53q-1-22 10-23 12 1 11 23-10 2-21 0z" fill=${ROCK_DARK} stroke=${INK} stroke-width="2" />
    <path d="M20 53V32M45 53V32M17 31h31" stroke=${INK} stroke-width="6" stroke-linecap="round" />
    <path d="M20 53V32M45 53V32M17 31h31" stroke=${WOOD_LIGHT} stroke-width="3" stroke-linecap="round" />
  </svg>`;
}

/** The way into a gallery: props and a lamp. */
export function doorway() {
  return html`<svg class="dig-doorway" viewBox="0 0 44 44" aria-hidden="true" focusable="false" preserveAspectRatio="none">
    <path d="M6 44V14Q8 6 22 6t16 8v30z" fill="#1b1310" />
    <path d="M7 44V12M37 44V12M3 11h38" stroke=${INK} stroke-width="7" stroke-linecap="round" />
    <path d="M7 44V12M37 44V12M3 11h38" stroke=${WOOD_LIGHT} stroke-width="4" stroke-linecap="round" />
    <circle cx="22" cy="18" r="7" fill=${FIRE_LIGHT} opacity=".28" /><circle cx="22" cy="18" r="3" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="1" />
  </svg>`;
}

/** A recruit in the colours of a seat, with a helmet and its lamp. @param {number} seat */
export function recruitFigure(seat) {
  return html`<svg class="dig-recruit" viewBox="0 0 24 30" aria-hidden="true" focusable="false">
    <path d="M4 29q-1-13 8-13t8 13z" fill=${seatColour(seat)} stroke=${INK} stroke-width="1.6" stroke-linejoin="round" />
    <circle cx="12" cy="11" r="5.4" fill="#f0c79d" stroke=${INK} stroke-width="1.5" />
    <path d="M5.5 9.5Q6 2.5 12 2.5t6.5 7z" fill=${seatColour(seat)} stroke=${INK} stroke-width="1.6" stroke-linejoin="round" />
    <circle cx="12" cy="6" r="1.9" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="1" />
  </svg>`;
}

/** What is left of a gallery: stones where it fell in, an empty floor where it was closed. @param {boolean} fallen */
export function rubble(fallen) {
  if (!fallen) return html`<span class="dig-empty"></span>`;
  return html`<svg class="dig-rubble" viewBox="0 0 160 44" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path d="M0 44V22l14-12 18 6 12-14 22 8 10-6 20 12 16-10 18 10 12-6 18 14v20z" fill=${ROCK} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    <path d="M14 10l6 16-14 10M44 2l4 18 18-8M76 6l-4 20 24 6M112 6l6 20 22-6" fill="none" stroke=${ROCK_LIGHT} stroke-width="2" stroke-linecap="round" />
  </svg>`;
}

/** The tavern's house and its hanging sign. */
export function tavernSign() {
  return html`<svg class="dig-tavern-art" viewBox="0 0 64 56" aria-hidden="true" focusable="false">
    <path d="M8 53V25h40v28z" fill=${PAPER} stroke=${INK} stroke-width="2" />
    <path d="M3 27L28 6l25 21z" fill=${WOOD} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    <path d="M21 53V37q0-6 7-6t7 6v16z" fill=${WOOD_DARK} stroke=${INK} stroke-width="2" />
    <path d="M12 31h6v7h-6zM38 31h6v7h-6z" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="1.6" />
    <path d="M48 28h11M56 28v5" stroke=${INK} stroke-width="2" stroke-linecap="round" />
    <path d="M51 33h10v11H51z" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="1.8" /><path d="M54 36h4v5h-4z" fill=${PAPER} stroke=${INK} stroke-width="1.2" />
  </svg>`;
}

/**
 * A button that plays a move. Its label is the move, after the card or place that it is about; without a face it also has a title.
 * @param {Scene} scene
 * @param {string} move
 * @param {string} kind  its class
 * @param {unknown} inside  the picture, hidden from screen readers
 * @param {{about?: string, data?: string}} [more]  the card in words; its face
 */
export function moveButton(scene, move, kind, inside, { about, data } = {}) {
  const name = scene.spell.move(move);
  const label = about ? scene.say("web-board-card-move", { card: about, move: name }) : name;
  return html`<button type="button" class="dig-move ${kind}" data-rove data-move=${move} data-face=${data ?? nothing} title=${data ? nothing : label}
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => scene.busy || scene.play(move)}><span class="quiet">${label}</span>
    <span class="dig-inside" aria-hidden="true">${inside}</span></button>`;
}

/**
 * A card: a button where it plays a move, else a picture.
 * @param {Scene} scene
 * @param {string} face
 * @param {string | null} move
 * @param {{kind?: string, extra?: unknown, about?: string}} [how]
 */
export function card(scene, face, move, { kind = "", extra = nothing, about } = {}) {
  const name = scene.spell.face(face);
  const inside = html`${picture(face)}<span class="dig-card-name">${name}</span>${extra}`;
  const classes = `dig-card ${kind}`;
  if (move) return moveButton(scene, move, classes, inside, { about: about ?? name, data: face });
  return still(classes, face, about ?? name, inside);
}

/**
 * A card or piece without a move. It takes the focus of arrow keys and explains itself.
 * @param {string} kind  its class
 * @param {string} face
 * @param {string} label
 * @param {unknown} inside
 */
export function still(kind, face, label, inside) {
  return html`<span class=${kind} data-face=${face} data-rove tabindex="-1" role="img" aria-label=${label}><span class="dig-inside" aria-hidden="true">${inside}</span></span>`;
}
