// Mines: one's own, those of the rivals, and the four of a solo game.

import { seatColour } from "../../art/camp.js";
import { glyph } from "../../art/glyphs.js";
import { familyOf, numberOf } from "../../js/faces.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { playOne } from "../scene.js";
import { cardPart, plainCard } from "./card.js";
import { LOOKS } from "./pictures.js";
import { colourMoves, coloursPart, drawPile, inPlay } from "./piles.js";
import { grownMine, middleSeat, playerMove, positionMove, UNKNOWN, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Card } from "./card.js" */
/** @import { Mine } from "./view.js" */

const POSITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * @param {Scene} scene
 * @param {number} number  which mine
 */
function mineTitle(scene, number) {
  if (viewOf(scene).solo) return scene.say("digup-board-mine", { number: number + 1 });
  return scene.names[number] ?? "";
}

/** The stone that a mine collects. @param {Scene} scene @param {Mine} mine */
export function mineColour(scene, { colour }) {
  const look = LOOKS[colour ?? ""];
  if (!colour || !look) return nothing;
  return html`<span class="digup-mine-colour" role="img" aria-label=${scene.say(`digup-colour-${colour}`)}>${glyph(...look)}</span>`;
}

/** Points, once they are counted. @param {Scene} scene @param {number} number */
export function minePoints(scene, number) {
  const { scores, solo } = viewOf(scene);
  const points = solo ? undefined : scores?.[number];
  if (points === undefined) return nothing;
  return html`<b class="digup-mine-points">${scene.say("digup-board-points", { points })}</b>`;
}

/** The card on one position. @param {Scene} scene @param {number} number @param {number} at @returns {Card} */
function position(scene, number, at) {
  const mine = viewOf(scene).mines[number];
  const face = mine?.cards[at - 1] ?? UNKNOWN;
  const known = face !== UNKNOWN;
  const up = mine?.up.includes(at) ?? false;
  return {
    face: known ? face : null,
    down: !up,
    at,
    label: positionLabel(scene, face, up, at),
    move: positionMove(scene, number, at),
    spot: `mine-${number}-${at}`,
    inPlace: up && face.endsWith(`-${at}`),
    touched: viewOf(scene).touched.some(([each, place]) => each === number && place === at),
    chosen: number === scene.seat && viewOf(scene).picked_at === at,
  };
}

/** @param {Scene} scene @param {string} face @param {boolean} up @param {number} at */
function positionLabel({ say, spell }, face, up, at) {
  if (face === UNKNOWN)
    return say("digup-board-position", { at, card: say("web-board-face-down") });
  const name = spell.face(face);
  if (!up)
    return say("digup-board-position", { at, card: say("digup-board-known", { face: name }) });
  const inPlace = face.endsWith(`-${at}`);
  return say("digup-board-position", {
    at,
    card: inPlace ? say("web-board-in-place", { face: name }) : name,
  });
}

/** The nine cards; before they are dealt, where they will lie. @param {Scene} scene @param {number} number */
export function mineGrid(scene, number) {
  if (!viewOf(scene).mines[number]?.cards.length) return emptyPlaces();
  return html`<div class="digup-mine-grid" role="group" aria-label=${mineTitle(scene, number)} ${rovingGrid(scene)}>
    ${POSITIONS.map((at) => cardPart(scene, position(scene, number, at)))}
  </div>`;
}

function emptyPlaces() {
  return html`<div class="digup-mine-grid is-empty" aria-hidden="true">
    ${POSITIONS.map((at) => html`<span class="digup-place">${at}</span>`)}
  </div>`;
}

/**
 * A mine that is chosen as a whole: its cards are part of the button.
 * @param {Scene} scene
 * @param {number} number
 * @param {string} move
 * @param {unknown} [more]  what else belongs to it
 */
export function mineButton(scene, number, move, more = nothing) {
  return html`<button type="button" class="digup-mine-choice is-target" data-move=${move} aria-disabled=${scene.busy ? "true" : nothing}
    @click=${() => playOne(scene, move)}><span class="quiet">${scene.spell.move(move)}</span>
    <span class="digup-mine-room"><span class="digup-mine-grid">${POSITIONS.map((at) => plainCard(scene, position(scene, number, at)))}</span></span>${more}</button>`;
}

/** The others, as they sit around the table from the one in the middle on. @param {Scene} scene */
function rivalSeats(scene) {
  const count = viewOf(scene).mines.length;
  const seats = Array.from(
    { length: count - 1 },
    (_, step) => (middleSeat(scene) + 1 + step) % count,
  );
  const grown = grownMine(scene);
  return grown === null ? seats : [grown];
}

/** What is known of a player's hand. @param {Scene} scene @param {number} seat */
function heldCards(scene, seat) {
  const hand = viewOf(scene).hands[seat] ?? [];
  const label = hand.map((face) =>
    face === UNKNOWN ? scene.say("web-board-face-down") : scene.spell.face(face),
  );
  const name = scene.say("web-board-hand", { player: scene.names[seat] ?? "" });
  return html`<span class="digup-rival-hand" role="img" data-spot="hand-${seat}" aria-label="${name}${label.length ? ", " : ""}${label.join(", ")}">
    ${hand.map((face) => plainCard(scene, { face: face === UNKNOWN ? null : face, down: true }))}
  </span>`;
}

/** @param {Scene} scene @param {number} seat */
function rival(scene, seat) {
  const view = viewOf(scene);
  const move = playerMove(scene, seat);
  const mine = view.mines[seat];
  const playing = !scene.over && view.turn === seat;
  return html`<section class="digup-rival ${playing ? "is-playing" : ""}" ${cssVars({ "--seat": seatColour(seat) })} aria-label=${scene.names[seat] ?? ""}>
    <header class="digup-mine-head">${mine ? mineColour(scene, mine) : nothing}<span class="digup-mine-name">${scene.names[seat]}</span>${minePoints(scene, seat)}</header>
    ${move ? mineButton(scene, seat, move) : html`<div class="digup-mine-room">${mineGrid(scene, seat)}</div>`}
    ${heldCards(scene, seat)}
  </section>`;
}

/** @param {Scene} scene */
export function rivalsPart(scene) {
  const seats = rivalSeats(scene);
  return html`<div class="digup-rivals ${grownMine(scene) === null ? "" : "is-grown"}" ${cssVars({ "--rivals": seats.length })}>
    ${repeat(
      seats,
      (seat) => seat,
      (seat) => rival(scene, seat),
    )}
  </div>`;
}

const SKELETONS = [1, 2, 3, 4];

/** Where the card in play goes: `mine-2-7`; a skeleton goes nowhere. @param {Scene} scene */
export function nextPlace(scene) {
  const { played, mines } = viewOf(scene);
  const face = played[0] ?? "";
  const mine = mines.findIndex(({ colour }) => colour === familyOf(face));
  return mine < 0 ? null : `mine-${mine}-${numberOf(face)}`;
}

/** @param {Scene} scene @param {number} number */
function soloMine(scene, number) {
  const mine = viewOf(scene).mines[number];
  return html`<section class="digup-solo-mine" aria-label=${mineTitle(scene, number)}>
    <header class="digup-mine-head">${mine ? mineColour(scene, mine) : nothing}<span class="digup-mine-name">${mineTitle(scene, number)}</span></header>
    <div class="digup-mine-room">${mineGrid(scene, number)}</div>
  </section>`;
}

/** @param {Scene} scene */
function skeletons(scene) {
  const count = viewOf(scene).discard.length;
  return html`<div class="digup-skeletons" role="img" data-spot="discard" aria-label=${scene.say("digup-board-skeletons", { number: count })}>
    ${SKELETONS.map((number) => html`<span class="digup-skeleton-place ${number <= count ? "is-taken" : ""}">${number <= count ? glyph("skull", "bone") : nothing}</span>`)}
  </div>`;
}

/** @param {Scene} scene */
export function soloTable(scene) {
  if (colourMoves(scene).length)
    return html`<div class="digup-solo is-colours">${chosenColours(scene)} ${coloursPart(scene)}</div>`;
  return html`<div class="digup-solo">
    <div class="digup-solo-mines">${viewOf(scene).mines.map((_, number) => soloMine(scene, number))}</div>
    <div class="digup-solo-piles">${drawPile(scene)} ${inPlay(scene)} ${skeletons(scene)}</div>
  </div>`;
}

/** The mines that have their colour, and those that wait for it. @param {Scene} scene */
function chosenColours(scene) {
  const { mines } = viewOf(scene);
  return html`<div class="digup-solo-chosen">
    ${mines.map((mine, number) => html`<span class="digup-mine-head">${mineColour(scene, mine)}<span class="digup-mine-name">${mineTitle(scene, number)}</span></span>`)}
  </div>`;
}
