// Mines: one's own, those of the rivals, and the four of a solo game.

import { seatColour } from "../../art/camp.js";
import { portrait } from "../../art/portraits.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { calledName, playOne } from "../scene.js";
import { cardPart, plainCard } from "./card.js";
import { picture } from "./pictures.js";
import { colourMoves, coloursPart, drawPile, inPlay } from "./piles.js";
import { grownMine, middleSeat, playerMove, positionMove, UNKNOWN, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Card } from "./card.js" */

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * @param {Scene} scene
 * @param {number} number  which mine
 */
function mineTitle(scene, number) {
  if (viewOf(scene).solo) return scene.say("digup-board-mine", { number: number + 1 });
  return calledName(scene, number);
}

/** The stone that a mine collects. @param {Scene} scene @param {number} number */
export function mineColour(scene, number) {
  const colour = viewOf(scene).mines[number]?.colour;
  if (!colour) return nothing;
  return html`<span class="digup-mine-colour" data-spot="colour-of-${number}" role="img" aria-label=${scene.say(`digup-colour-${colour}`)}>${picture(colour)}</span>`;
}

/** The points that a mine shows. @param {Scene} scene @param {number} number */
function minePoints(scene, number) {
  const { scores, solo } = viewOf(scene);
  const points = solo ? undefined : scores?.[number];
  if (points === undefined) return nothing;
  return html`<b class="digup-mine-points">${scene.say("digup-board-points", { points })}</b>`;
}

/** The beam over a mine: what it collects, whose it is; the players above have the points. @param {Scene} scene @param {number} number */
function mineHead(scene, number) {
  return html`<span class="digup-mine-head">${mineColour(scene, number)}<span class="digup-mine-name">${mineTitle(scene, number)}</span></span>`;
}

/** Whether the count at the end has come to this place. @param {Scene} scene @param {number} at */
const isCounted = ({ act }, at) => act?.kind === "count" && act.data?.at === at;

/** What the card in play would bring on a place. @param {Scene} scene @param {number} number @param {number} at */
function gainAt(scene, number, at) {
  const { place_gains } = viewOf(scene);
  return number === scene.seat && scene.legal.length ? (place_gains?.[at - 1] ?? null) : null;
}

/** The card on one place. @param {Scene} scene @param {number} number @param {number} at @returns {Card} */
function cardAt(scene, number, at) {
  const { mines, points, touched, turn, picked_at, next_place } = viewOf(scene);
  const mine = mines[number];
  const face = mine?.cards[at - 1] ?? UNKNOWN;
  const up = mine?.up.includes(at) ?? false;
  return {
    face: face === UNKNOWN ? null : face,
    down: !up,
    at,
    label: placeLabel(scene, number, at),
    move: positionMove(scene, number, at),
    spot: `mine-${number}-${at}`,
    points: viewOf(scene).solo ? null : (points[number]?.[at - 1] ?? null),
    gain: gainAt(scene, number, at),
    touched: touched.some(([each, place]) => each === number && place === at),
    chosen: number === turn && picked_at === at,
    next: next_place?.[0] === number && next_place[1] === at,
    counted: isCounted(scene, at) && Boolean(points[number]?.[at - 1]),
  };
}

/** @param {Scene} scene @param {number} number @param {number} at */
function placeLabel({ say, spell, ...scene }, number, at) {
  const mine = scene.view.mines[number];
  const face = mine.cards[at - 1];
  if (face === UNKNOWN)
    return say("digup-board-position", { at, card: say("web-board-face-down") });
  const name = spell.face(face);
  if (!mine.up.includes(at))
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
  return html`<div class="digup-mine-grid" data-mine=${number} role="group" aria-label=${mineTitle(scene, number)} ${rovingGrid(scene)}>
    ${PLACES.map((at) => cardPart(scene, cardAt(scene, number, at)))}
  </div>`;
}

function emptyPlaces() {
  return html`<div class="digup-mine-grid is-empty" aria-hidden="true">
    ${PLACES.map((at) => html`<span class="digup-place">${at}</span>`)}
  </div>`;
}

/** The cards of a mine that is chosen as a whole. @param {Scene} scene @param {number} number */
function plainGrid(scene, number) {
  return html`<span class="digup-mine-grid" data-mine=${number}>${PLACES.map((at) => plainCard(scene, cardAt(scene, number, at)))}</span>`;
}

/** A player's mine for the sheet about them, where its cards are large. @param {Scene} scene @param {number} seat */
export function holdings(scene, seat) {
  if (viewOf(scene).solo || !viewOf(scene).mines[seat]?.cards.length) return nothing;
  return html`<span class="digup-holding" aria-hidden="true"><span class="digup-mine-room">${plainGrid(scene, seat)}</span></span>`;
}

/** One's own mine, as a button while it can be chosen. @param {Scene} scene @param {number} seat */
export function ownMine(scene, seat) {
  const move = playerMove(scene, seat);
  const colour = viewOf(scene).mines[seat]?.colour;
  const title =
    seat === scene.seat && colour ? scene.spell.move(`colour ${colour}`) : mineTitle(scene, seat);
  const playing = !scene.over && viewOf(scene).turn === seat;
  return html`<div class="digup-middle ${playing ? "is-playing" : ""}" ${cssVars({ "--seat": seatColour(seat) })}>
    <span class="digup-mine-head">${mineColour(scene, seat)}<span class="digup-mine-name">${title}</span>${minePoints(scene, seat)}</span>
    <div class="digup-mine-room">${
      move
        ? html`<button type="button" class="digup-mine-choice is-target" data-move=${move} aria-disabled=${scene.busy ? "true" : nothing}
            @click=${() => playOne(scene, move)}><span class="quiet">${scene.spell.move(move)}</span>${plainGrid(scene, seat)}</button>`
        : mineGrid(scene, seat)
    }</div>
  </div>`;
}

/** All players as they sit around the table, from the one in the middle on. @param {Scene} scene */
export function seatsAround(scene) {
  const { mines } = viewOf(scene);
  return mines.map((_, step) => (middleSeat(scene) + step) % mines.length);
}

/** @param {Scene} scene */
function rivalSeats(scene) {
  const seats = seatsAround(scene).slice(1);
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
    ${hand.map((face, place) =>
      plainCard(scene, {
        face: face === UNKNOWN ? null : face,
        down: true,
        spot: `hand-${seat}-${place}`,
      }),
    )}
  </span>`;
}

/** Who plays, or takes from the river. @param {Scene} scene */
function actingSeat(scene) {
  const { act } = scene;
  if (act?.kind === "take") return act.data.seat;
  const { takers, turn } = viewOf(scene);
  return takers[0] ?? turn;
}

/** @param {Scene} scene @param {number} seat */
function rival(scene, seat) {
  const view = viewOf(scene);
  const move = playerMove(scene, seat);
  const playing = !scene.over && actingSeat(scene) === seat ? "is-playing" : "";
  const colour = cssVars({ "--seat": seatColour(seat) });
  const asked = view.stage === "binoculars-player" ? "is-hand" : "";
  const face = html`<span class="digup-rival-face" aria-hidden="true">${portrait(seat, scene.bots?.[seat] ?? false)}</span>`;
  if (move)
    return html`<button type="button" class="digup-rival is-target ${asked} ${playing}" ${colour} data-move=${move} aria-disabled=${scene.busy ? "true" : nothing}
      @click=${() => playOne(scene, move)}><span class="quiet">${scene.spell.move(move)}</span>
      ${face}${mineHead(scene, seat)}<span class="digup-mine-room">${plainGrid(scene, seat)}</span>${heldCards(scene, seat)}</button>`;
  return html`<section class="digup-rival ${playing}" ${colour} aria-label=${calledName(scene, seat)}>
    ${face}${mineHead(scene, seat)}<div class="digup-mine-room">${mineGrid(scene, seat)}</div>${heldCards(scene, seat)}
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

/** @param {Scene} scene @param {number} number */
function soloMine(scene, number) {
  const { mines } = viewOf(scene);
  const up = mines[number]?.up.length ?? 0;
  return html`<section class="digup-solo-mine ${up === PLACES.length ? "is-complete" : ""}" aria-label=${mineTitle(scene, number)}>
    <span class="digup-mine-head">${mineColour(scene, number)}<span class="digup-mine-name">${mineTitle(scene, number)}</span
      ><b class="digup-mine-points">${scene.say("digup-board-of", { placed: up, all: PLACES.length })}</b></span>
    <div class="digup-mine-room">${mineGrid(scene, number)}</div>
  </section>`;
}

/** @param {Scene} scene */
function skeletons(scene) {
  const count = viewOf(scene).discard.length;
  return html`<div class="digup-skeletons" role="img" data-spot="discard" aria-label=${scene.say("digup-board-skeletons", { number: count })}>
    ${SKELETONS.map((number) => html`<span class="digup-skeleton-place ${number <= count ? "is-taken" : ""}" data-spot="skeleton-${number}">${number <= count ? picture("skeleton") : nothing}</span>`)}
  </div>`;
}

/** @param {Scene} scene */
export function soloTable(scene) {
  if (colourMoves(scene).length)
    return html`<div class="digup-solo is-colours">${chosenColours(scene)} ${coloursPart(scene)}</div>`;
  const dark = scene.act?.kind === "count" && scene.act.data.at === 0;
  return html`<div class="digup-solo ${scene.motion ? "" : "is-still"} ${dark ? "is-turned-down" : ""}">
    <div class="digup-solo-mines">${viewOf(scene).mines.map((_, number) => soloMine(scene, number))}</div>
    <div class="digup-solo-piles">${drawPile(scene)} ${inPlay(scene)} ${skeletons(scene)}</div>
  </div>`;
}

/** The mines that have their colour, and those that wait for it. @param {Scene} scene */
function chosenColours(scene) {
  const { mines } = viewOf(scene);
  return html`<div class="digup-solo-chosen">
    ${mines.map((_, number) => html`<span class="digup-mine-head">${mineColour(scene, number)}<span class="digup-mine-name">${mineTitle(scene, number)}</span></span>`)}
  </div>`;
}
