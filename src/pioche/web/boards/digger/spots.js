// Places of the board that can be tapped: each move is one button; what repeats it takes taps and is not read out.

import { html, nothing } from "../../vendor/lit.js";

/** @import { Scene } from "../scene.js" */

/** @typedef {(move: string) => void} Act  plays a move, by way of a gesture where it needs one */
/**
 * @typedef {object} Spot
 * @property {string} kind  its classes
 * @property {string} face
 * @property {string} move
 * @property {string} label  what it is while it plays no move
 * @property {unknown} body
 * @property {string} [key]
 */

/** The key that makes a move, as the reader's language has it. @param {Scene} scene @param {string} name */
export function keyOf(scene, name) {
  return scene.say(`digger-key-${name}`);
}

/**
 * A place: a button where it plays a move, else a picture of the same size.
 * @param {Scene} scene
 * @param {Spot} spot
 * @param {Act} act
 */
export function spot(scene, { kind, face, move, label, body, key }, act) {
  if (!move || !scene.legal.includes(move))
    return html`<span class=${kind} data-face=${face} data-rove tabindex="-1" role="img" aria-label=${label}>${body}</span>`;
  return html`<button type="button" class="${kind} is-free" data-face=${face} data-rove data-move=${move} tabindex="-1"
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => act(move)}><span class="quiet">${scene.spell.move(move)}</span><span class="spot-body" aria-hidden="true">${body}</span>${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}</button>`;
}

/**
 * A picture that says what it is and takes taps for a move whose button is elsewhere.
 * @param {Scene} scene
 * @param {Spot} spot
 * @param {Act} act
 */
export function tapSpot(scene, { kind, face, move, label, body }, act) {
  const open = scene.legal.includes(move);
  const tap = (/** @type {Event} */ event) => {
    event.stopPropagation();
    act(move);
  };
  return html`<span class="${kind} ${open ? "is-open" : ""}" data-face=${face} data-rove tabindex="-1" role="img" aria-label=${label}
    data-tap=${open ? move : nothing} @click=${open ? tap : nothing}>${body}</span>`;
}
