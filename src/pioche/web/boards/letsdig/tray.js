// The cards dug in this turn, at risk on their plank; and the moment that has just been.

import { rovingGrid } from "../../js/keyboard.js";
import { html, keyed, nothing } from "../../vendor/lit.js";
import { cardFace, cardLabel } from "./card.js";
import { DIGGING, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./happenings.js").Moment} Moment */
/** @typedef {{face: string, used: boolean, lit?: boolean}} Dug */

/** The stages that ask about one collected card. */
/** @type {Record<string, string>} */
const CARRIED_OUT = {
  sewer: "sewer",
  search: "map",
  take: "map",
  return: "map",
  steal: "hat",
  mine: "landmine",
};
// Those that ask about a card that lies among the others.
/** @type {Record<string, string>} */
const AMONG_DUG = { react: "skeleton", heirloom: "heirloom" };

/**
 * The card that is asked about.
 * @param {Scene} scene
 * @returns {string | null}
 */
export function about(scene) {
  const { stage } = viewOf(scene);
  return CARRIED_OUT[stage] ?? AMONG_DUG[stage] ?? null;
}

/**
 * The cards on the plank: the one that is carried out just now, and those that are still to come or at risk.
 * @param {Scene} scene
 * @returns {Dug[]}
 */
function trayCards(scene) {
  const carried = CARRIED_OUT[viewOf(scene).stage];
  const cards = looseCards(scene);
  return carried ? [{ face: carried, used: false, lit: true }, ...cards] : cards;
}

/**
 * The cards dug, or the collected ones of which the effects are still to come; the first dogs are the used ones.
 * @param {Scene} scene
 * @returns {Dug[]}
 */
function looseCards(scene) {
  const view = viewOf(scene);
  let used = view.pending.length ? 0 : view.dug_used_dogs;
  const faces = view.pending.length ? view.pending : view.dug;
  const given = view.stage === "heirloom" ? "heirloom" : "";
  return faces.map((face) => {
    if (face !== "dog") return { face, used: false, lit: face === given };
    used -= 1;
    return { face, used: used >= 0 };
  });
}

/** Whether any card lies there. @param {Scene} scene */
export function hasCards(scene) {
  return trayCards(scene).length > 0;
}

/**
 * @param {Scene} scene
 * @param {Moment | null} moment
 * @param {number} number  how many moments there have been
 * @param {number} fresh  how many of the cards have just been dug
 */
export function trayPart(scene, moment, number, fresh) {
  const cards = trayCards(scene);
  const title = viewOf(scene).pending.length ? "letsdig-board-pending" : "letsdig-board-dug";
  return html`<section class="tray" data-place="dug" aria-label=${scene.say(title)}>
    ${cards.length ? html`<ul class="tray-cards" ${rovingGrid(scene)}>${cards.map((card, index) => trayCard(scene, card, index >= cards.length - fresh))}</ul>` : empty(scene, moment)}
    ${moment ? keyed(number, momentPart(scene, moment)) : nothing}
  </section>`;
}

/**
 * @param {Scene} scene
 * @param {Moment | null} moment
 */
function empty(scene, moment) {
  if (moment || !DIGGING.includes(viewOf(scene).stage)) return nothing;
  return html`<p class="tray-empty">${scene.say("letsdig-board-dug-none")}</p>`;
}

/**
 * @param {Scene} scene
 * @param {Dug} card
 * @param {boolean} fresh
 */
function trayCard(scene, { face, used, lit }, fresh) {
  const label = cardLabel(scene, face, 1, used);
  return html`<li class="tray-card ${fresh ? "is-fresh" : ""} ${lit ? "is-lit" : ""}"><span data-rove tabindex="-1" role="img" aria-label=${label}>${cardFace(scene, face, { used })}</span></li>`;
}

/**
 * The log says it as well: this is for the eye.
 * @param {Scene} scene
 * @param {Moment} moment
 */
function momentPart(scene, { kind, faces, event }) {
  return html`<div class="moment-plank is-${kind}" data-moment=${kind} aria-hidden="true">
    <span class="moment-cards">${faces.map((face) => cardFace(scene, face))}</span>
    <span class="moment-words"><b class="moment-title">${scene.say(`web-board-letsdig-${kind}`)}</b><span class="moment-line">${scene.spell.event(event)}</span></span>
  </div>`;
}
