// The score piles as chests on the grass, and the heap of discarded cards. Each opens to show what is known of it.

import { chest as chestArt, seatColour } from "../../art/camp.js";
import { glyph } from "../../art/glyphs.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { cardBack, cardFace, cardLabel, placePart } from "./card.js";
import { heapArt } from "./garden.js";
import { chestMove, total, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Counts, ScorePile } from "./view.js" */

/**
 * @typedef {object} Store  a place with cards that can be looked into
 * @property {string} id
 * @property {string} name
 * @property {[string, string]} sign  what its figure counts: points, or cards
 * @property {number} figure
 * @property {string} label
 * @property {number} cards
 * @property {Counts} known
 * @property {ScorePile | null} pile
 *
 * @typedef {object} Lid  which store is open, and how to open another
 * @property {string | null} open
 * @property {(id: string | null) => void} toggle
 */

/** @type {[string, string]} */
const POINTS = ["star", "gold"];
/** @type {[string, string]} */
const CARDS = ["rune", "earth"];

/** @param {Scene} scene @param {ScorePile} pile */
function isOwn(scene, pile) {
  return scene.seat !== null && pile.seats.includes(scene.seat);
}

/** @param {Scene} scene @param {ScorePile} pile @param {number} index @returns {Store} */
function chestStore(scene, pile, index) {
  const { say, names } = scene;
  const owners = pile.seats.map((seat) => names[seat]).join(" + ");
  const team = viewOf(scene).teams ? "letsdig-board-own-team" : "letsdig-board-own";
  const own = isOwn(scene, pile);
  const cards = say("letsdig-board-cards", { cards: pile.cards });
  const points =
    pile.points === null
      ? say("letsdig-board-points-hidden")
      : say("letsdig-board-points", { points: pile.points });
  return {
    id: `score-${index}`,
    name: own ? say("web-board-you") : owners,
    label: `${own ? say(team) : owners}, ${cards}, ${points}`,
    sign: pile.points === null ? CARDS : POINTS,
    figure: pile.points ?? pile.cards,
    cards: pile.cards,
    known: pile.known,
    pile,
  };
}

/** What is out of the game, where there is anything. @param {Scene} scene @returns {Store[]} */
function heapStore(scene) {
  const { discard, destroyed } = viewOf(scene);
  const cards = total(discard) + destroyed.cards;
  if (!cards) return [];
  /** @type {Counts} */
  const known = { ...discard };
  for (const [face, number] of Object.entries(destroyed.known))
    known[face] = (known[face] ?? 0) + number;
  const name = scene.say("web-board-discard");
  const label = `${name}, ${scene.say("letsdig-board-cards", { cards })}`;
  return [{ id: "heap", name, label, sign: CARDS, figure: cards, cards, known, pile: null }];
}

/** @param {Scene} scene */
function storesOf(scene) {
  const chests = viewOf(scene).score_piles.map((pile, index) => chestStore(scene, pile, index));
  return [...chests, ...heapStore(scene)];
}

/** @param {Scene} scene @param {ReadonlySet<string>} halos @param {Lid} lid */
export function chestsPart(scene, halos, lid) {
  return html`<div class="chests">${repeat(
    storesOf(scene),
    (store) => store.id,
    (store) => storePart(scene, store, halos, lid),
  )}</div>`;
}

/** @param {Scene} scene @param {Store} store @param {ReadonlySet<string>} halos @param {Lid} lid */
function storePart(scene, store, halos, lid) {
  const { pile } = store;
  const seats = pile?.seats ?? [];
  const kinds = ["chest-box"];
  if (!scene.over && seats.includes(viewOf(scene).turn)) kinds.push("has-turn");
  if (seats.some((seat) => halos.has(`seat-${seat}`))) kinds.push("is-touched");
  if (seats.includes(viewOf(scene).victim ?? -1)) kinds.push("is-robbed");
  const move = pile && chestMove(scene, pile);
  const place = seats.map((seat) => `seat-${seat}`).join(" ");
  const kind = kinds.join(" ");
  const inside = storeInside(scene, store, lid);
  if (move) return placePart(scene, { kind, label: store.label, move, place }, inside);
  return html`<button type="button" class=${kind} data-place=${place || nothing} aria-expanded=${lid.open === store.id ? "true" : "false"}
    @click=${() => lid.toggle(lid.open === store.id ? null : store.id)}><span class="quiet">${store.label}</span>${inside}</button>`;
}

/** @param {Scene} scene @param {Store} store @param {Lid} lid */
function storeInside(scene, { id, name, sign, figure, pile }, lid) {
  const open = lid.open === id || scene.over || (pile !== null && isOwn(scene, pile));
  const seat = pile && (isOwn(scene, pile) ? scene.seat : pile.seats[0]);
  return html`<span class="chest-inside" aria-hidden="true" ${cssVars({ "--seat": seat === null || seat === undefined ? null : seatColour(seat) })}>
    ${pile ? chestArt(open) : heapArt()}
    <span class="chest-name">${name}</span><span class="chest-figure">${glyph(...sign)}${figure < 0 ? `−${-figure}` : figure}</span>
  </span>`;
}

/**
 * The known cards, each kind with how many there are; dogs that have been used stand by themselves.
 * @param {Store} store
 */
function knownCards({ known, pile }) {
  const used = Math.min(pile?.used_dogs ?? 0, known.dog ?? 0);
  /** @type {[string, number, boolean][]} */
  const kinds = Object.entries(known).map(([face, count]) => [
    face,
    face === "dog" ? count - used : count,
    false,
  ]);
  kinds.push(["dog", used, true]);
  return kinds.filter(([, count]) => count > 0);
}

/** What is known of the store that is open. @param {Scene} scene @param {Lid} lid */
export function contentsPart(scene, lid) {
  const store = storesOf(scene).find(({ id }) => id === lid.open);
  if (!store) return nothing;
  const hidden = store.cards - total(store.known);
  return html`<section class="contents" aria-label=${store.label}>
    <header class="contents-head"><h3>${store.label}</h3>
      <button type="button" class="contents-close" @click=${() => lid.toggle(null)} aria-label=${scene.say("web-table-close")}><span aria-hidden="true">×</span></button></header>
    <ul class="contents-cards" ${rovingGrid(scene)}>
      ${knownCards(store).map(([face, count, used]) => html`<li><span data-rove tabindex="-1" role="img" aria-label=${cardLabel(scene, face, count, used)}>${cardFace(scene, face, { count, used })}</span></li>`)}
      ${hidden ? html`<li><span role="img" aria-label=${scene.say("web-board-pile", { name: scene.say("web-board-hidden"), cards: hidden })}>${cardBack()}<b class="find-count">×${hidden}</b></span></li>` : nothing}
    </ul>
  </section>`;
}
