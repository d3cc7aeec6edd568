// The tray under the garden: the cards dug up, the bar with the risk, and a choice among cards.

import { glyph } from "../../art/glyphs.js";
import { rovingGrid } from "../../js/keyboard.js";
import { html, keyed, nothing, repeat } from "../../vendor/lit.js";
import { playOne } from "../scene.js";
import { cardFace, cardLabel, placePart } from "./card.js";
import { barMove, choiceMoves, DIGGING, pileOfSeat, verbOf, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Moment } from "./happenings.js" */

const HEADINGS = ["over", "robs", "searches", "turn", "collects"].map(
  (name) => `letsdig-board-${name}`,
);

/** @param {Scene} scene */
export function barPart(scene) {
  return html`<div class="bar">${gauge(scene)} ${stopPart(scene)}</div>`;
}

/** @param {Scene} scene */
function gauge(scene) {
  const { say } = scene;
  const { worms, skeletons, all_skeletons: all, dogs } = viewOf(scene).danger;
  const wormsTold = worms ? say("letsdig-board-worms") : say("web-board-letsdig-no-worms");
  const skeletonsTold = say("web-board-letsdig-skeletons", { seen: skeletons, all });
  return html`<ul class="gauge">
    ${risk("worms", "pink", `${worms ? 1 : 0}/1`, wormsTold, worms ? "is-alarm" : "")}
    ${risk("skull", "bone", `${skeletons}/${all}`, skeletonsTold, "")}
    ${risk("paw", "wood", String(dogs), say("web-board-letsdig-dogs", { dogs }), dogs ? "is-ready" : "is-none")}
  </ul>`;
}

/** @param {string} picture @param {string} tone @param {string} text @param {string} label @param {string} kind */
function risk(picture, tone, text, label, kind) {
  return html`<li class="risk ${kind}"><span role="img" aria-label=${label} title=${label}>${glyph(picture, tone)}<b>${text}</b></span></li>`;
}

/** @param {Scene} scene */
function stopPart(scene) {
  const move = barMove(scene);
  if (!move) return html`<p class="stop is-idle" aria-hidden="true">${idleText(scene)}</p>`;
  return html`<button type="button" class="stop" data-move=${move} aria-disabled=${scene.busy ? "true" : nothing}
    @click=${() => playOne(scene, move)}>${move === "stop" ? stopWords(scene) : scene.spell.move(move)}</button>`;
}

/** @param {Scene} scene */
function stopWords(scene) {
  const points = viewOf(scene).stop_points ?? 0;
  const worth = scene.say("letsdig-board-points", { points });
  return html`<span class="quiet">${scene.spell.move("stop")}, ${worth}</span>
    <span aria-hidden="true">${scene.say("web-board-letsdig-stop", { points: signed(points) })}</span>`;
}

/** What is going on; what is at stake where one cannot stop yet. @param {Scene} scene */
function idleText(scene) {
  const view = viewOf(scene);
  if (!scene.legal.length || view.stop_points === null)
    return scene.described(...HEADINGS).join(" · ");
  return scene.say("web-board-letsdig-stake", { points: signed(view.stop_points) });
}

/** A figure with its sign. @param {number} points */
function signed(points) {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The moves that name no card, with the card that they are about. */
/** @type {Record<string, string>} */
const FACES = { "dog dug": "dog", "dog pile": "dog", bust: "skeleton" };

/** @param {string} move */
function faceOf(move) {
  return FACES[move] ?? move.slice(move.indexOf(" ") + 1);
}

/** @param {Scene} scene */
export function choicePart(scene) {
  const moves = inOrder(scene, choiceMoves(scene));
  if (!moves.length) return nothing;
  const many = moves.length > 8 ? "is-many" : "";
  return html`<div class="choice ${many}"><div class="choice-cards" ${rovingGrid(scene)}>${repeat(
    moves,
    (move) => move,
    (move) => choiceCard(scene, move),
  )}</div></div>`;
}

/**
 * Cards of a pile in the order in which they lie there; others as they are offered.
 * @param {Scene} scene
 * @param {string[]} moves
 */
function inOrder(scene, moves) {
  const { search, piles } = viewOf(scene);
  if (!search) return moves;
  const top = piles[search.pile]?.top ?? [];
  return moves.toSorted((one, other) => top.indexOf(faceOf(one)) - top.indexOf(faceOf(other)));
}

/** @param {Scene} scene @param {string} move */
function choiceCard(scene, move) {
  const face = faceOf(move);
  const count = countOf(scene, move, face);
  const label = cardLabel(scene, face, count);
  const caption = move in FACES ? scene.spell.move(move) : "";
  const inside = html`${cardFace(scene, face, { count })}
    ${caption ? html`<span class="choice-caption" aria-hidden="true">${caption}</span>` : nothing}`;
  return placePart(scene, { kind: "choice-card", label, move }, inside);
}

/**
 * How many cards of that face there are to choose from.
 * @param {Scene} scene
 * @param {string} move
 * @param {string} face
 */
function countOf(scene, move, face) {
  const { victim, search, piles, pending } = viewOf(scene);
  const verb = verbOf(move);
  if (verb === "steal") return (victim !== null && pileOfSeat(scene, victim)?.known[face]) || 1;
  const faces = search ? (piles[search.pile]?.top.slice(0, search.cards) ?? []) : pending;
  return verb in { take: 1, top: 1, collect: 1 } ? faces.filter((each) => each === face).length : 1;
}

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

/** The card in question. @param {Scene} scene @returns {string | null} */
export function about(scene) {
  const { stage } = viewOf(scene);
  return CARRIED_OUT[stage] ?? AMONG_DUG[stage] ?? null;
}

/**
 * The cards on the plank: the one being carried out, and those to come or at risk.
 * @param {Scene} scene
 * @returns {Dug[]}
 */
function trayCards(scene) {
  const carried = CARRIED_OUT[viewOf(scene).stage];
  const cards = looseCards(scene);
  return carried ? [{ face: carried, used: false, lit: true }, ...cards] : cards;
}

/**
 * The cards dug, or those collected whose effects are still to come; used dogs come first.
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

/** @param {Scene} scene @param {Moment | null} moment */
function empty(scene, moment) {
  if (moment || !DIGGING.includes(viewOf(scene).stage)) return nothing;
  return html`<p class="tray-empty">${scene.say("letsdig-board-dug-none")}</p>`;
}

/** @param {Scene} scene @param {Dug} card @param {boolean} fresh */
function trayCard(scene, { face, used, lit }, fresh) {
  const label = cardLabel(scene, face, 1, used);
  return html`<li class="tray-card ${fresh ? "is-fresh" : ""} ${lit ? "is-lit" : ""}"><span data-rove tabindex="-1" role="img" aria-label=${label}>${cardFace(scene, face, { used })}</span></li>`;
}

/** The log says it as well: this is for the eye. @param {Scene} scene @param {Moment} moment */
function momentPart(scene, { kind, faces, event }) {
  return html`<div class="moment-plank is-${kind}" data-moment=${kind} aria-hidden="true">
    <span class="moment-cards">${faces.map((face) => cardFace(scene, face))}</span>
    <span class="moment-words"><b class="moment-title">${scene.say(`web-board-letsdig-${kind}`)}</b><span class="moment-line">${scene.spell.event(event)}</span></span>
  </div>`;
}
