// The score piles, as the players' chips and sheets show them, and the heap of what is out of the game.

import { GOLD, GOLD_DARK, INK, PAPER, WOOD, WOOD_DARK, WOOD_LIGHT } from "../../art/palette.js";
import { rovingGrid } from "../../js/keyboard.js";
import { html, nothing } from "../../vendor/lit.js";
import { cardBack, cardFace, cardLabel } from "./card.js";
import { pileOfSeat, total, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Counts, ScorePile } from "./view.js" */

/**
 * @typedef {object} Lid  what is open, and how to open another
 * @property {string | null} open
 * @property {(id: string | null) => void} toggle
 */

/** The points of a score pile; until the end, how many cards a rival's pile has, also where it has none. @param {Scene} scene @param {ScorePile} pile */
export function worthOf(scene, pile) {
  const points = pointsOf(scene, pile);
  return points === null
    ? scene.say("letsdig-board-cards", { cards: pile.cards })
    : scene.say("web-table-points", { points });
}

/** The points that are shown; a rival's pile without cards is no exception among those with hidden ones. @param {Scene} scene @param {ScorePile} pile */
function pointsOf({ seat, over }, { points, cards, seats }) {
  const own = seat !== null && seats.includes(seat);
  return cards || own || over ? points : null;
}

/** What the chip of a player shows: points, or the number of cards that hide them; where there is little room, beside a coin or on the back of a card. @param {Scene} scene @param {number} seat */
export function standing(scene, seat) {
  const pile = pileOfSeat(scene, seat);
  if (!pile) return nothing;
  const worth = worthOf(scene, pile);
  const { cards } = pile;
  const points = pointsOf(scene, pile);
  const figure =
    points === null
      ? html`<span class="chip-figure chip-hidden" aria-hidden="true">${cards}</span>`
      : html`<span class="chip-figure chip-cards" aria-hidden="true">${points < 0 ? `−${-points}` : points}${coinSign()}</span>`;
  return html`<span class="chip-unit">${worth}</span>${figure}`;
}

function coinSign() {
  return html`<svg viewBox="0 0 26 26"><circle cx="13" cy="13" r="11" fill=${GOLD} stroke=${INK} stroke-width="2.4" /><circle cx="13" cy="13" r="6.5" fill="none" stroke=${GOLD_DARK} stroke-width="2" /></svg>`;
}

/** What is known of a player's score pile, for the sheet about them. @param {Scene} scene @param {number} seat */
export function holdings(scene, seat) {
  const pile = pileOfSeat(scene, seat);
  return pile?.cards ? cardsPart(scene, pile.known, pile.cards, pile.used_dogs) : nothing;
}

/**
 * Known cards by kind, then the hidden ones.
 * @param {Scene} scene
 * @param {Counts} known
 * @param {number} cards
 * @param {number} usedDogs
 */
function cardsPart(scene, known, cards, usedDogs) {
  const hidden = cards - total(known);
  const name = scene.say("web-board-hidden");
  return html`<ul class="finds" ${rovingGrid(scene)}>
    ${knownCards(known, usedDogs).map(([face, count, used]) => html`<li><span data-rove tabindex="-1" role="img" aria-label=${cardLabel(scene, face, count, used)}>${cardFace(scene, face, { count, used })}</span></li>`)}
    ${hidden ? html`<li><span role="img" aria-label=${scene.say("web-board-pile", { name, cards: hidden })}>${cardBack()}<b class="find-count">×${hidden}</b></span></li>` : nothing}
  </ul>`;
}

/**
 * Each kind with how many there are; dogs that have been used stand by themselves.
 * @param {Counts} known
 * @param {number} usedDogs
 */
function knownCards(known, usedDogs) {
  const used = Math.min(usedDogs, known.dog ?? 0);
  /** @type {[string, number, boolean][]} */
  const kinds = Object.entries(known).map(([face, count]) => [
    face,
    face === "dog" ? count - used : count,
    false,
  ]);
  kinds.push(["dog", used, true]);
  return kinds.filter(([, count]) => count > 0);
}

const HEAP = "heap";

/** Everything that is out of the game. @param {Scene} scene */
function heapOf(scene) {
  const { discard, destroyed } = viewOf(scene);
  /** @type {Counts} */
  const known = { ...discard };
  for (const [face, number] of Object.entries(destroyed.known))
    known[face] = (known[face] ?? 0) + number;
  const cards = total(discard) + destroyed.cards;
  const label = `${scene.say("web-board-discard")}, ${scene.say("letsdig-board-cards", { cards })}`;
  return { known, cards, label };
}

/** The heap on the lawn; it opens. @param {Scene} scene @param {Lid} lid */
export function heapPart(scene, lid) {
  const { cards, label } = heapOf(scene);
  const open = lid.open === HEAP;
  return html`<button type="button" class="mound" data-spot="heap" aria-expanded=${open ? "true" : "false"} ?disabled=${!cards}
    @click=${() => lid.toggle(open ? null : HEAP)}><span class="quiet">${label}</span>
    <span class="mound-inside" aria-hidden="true"><svg class="mound-art" viewBox="0 0 60 44">
      <ellipse cx="30" cy="39" rx="27" ry="4.4" fill="#000" opacity=".2" />
      <path d="M3 38q3-12 12-14 3-13 15-13 11 0 13 11 11 3 14 16z" fill=${WOOD} stroke=${INK} stroke-width="2.6" stroke-linejoin="round" /><path d="M36 13q6 2 7 9 11 3 14 16H38q8-12-2-25z" fill=${WOOD_DARK} />
      <path d="M14 30q4-4 8-1M26 20q4-3 8 1M20 36h8M34 32q4-3 8 0" fill="none" stroke=${WOOD_LIGHT} stroke-width="2.4" stroke-linecap="round" />
      <path d="M20 15l10-9 7 8-9 8z" fill=${PAPER} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    </svg><b class="mound-count">${cards}</b></span></button>`;
}

/** What is known of the heap, while it is open. @param {Scene} scene @param {Lid} lid */
export function heapContents(scene, lid) {
  if (lid.open !== HEAP) return nothing;
  const { known, cards, label } = heapOf(scene);
  return html`<section class="contents" aria-label=${label}>
    <header class="contents-head"><h3>${label}</h3>
      <button type="button" class="contents-close" @click=${() => lid.toggle(null)} aria-label=${scene.say("web-table-close")}><span aria-hidden="true">×</span></button></header>
    ${cardsPart(scene, known, cards, 0)}
  </section>`;
}
