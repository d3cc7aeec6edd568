// Cards beside the mines: piles, cards laid out, the hand, and the colours to choose from.

import { seatColour } from "../../art/camp.js";
import { portrait } from "../../art/portraits.js";
import { familyOf, tally } from "../../js/faces.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { calledName, legalMove, playOne } from "../scene.js";
import { cardPart, countedCard, plainCard } from "./card.js";
import { picture } from "./pictures.js";
import { grownMine, handMove, middleSeat, spreadMove, UNKNOWN, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */

/** The cards under the top of the draw pile, as far as one knows them. @param {Scene} scene */
function knownBelow(scene) {
  const [, ...below] = viewOf(scene).pile_top;
  if (!below.length) return nothing;
  return html`<span class="digup-pile-known" aria-hidden="true">
    ${below.map((face) => plainCard(scene, { face: face === UNKNOWN ? null : face, down: true }))}
  </span>`;
}

/** The draw pile; solo: what turns the next card, while none waits to be placed. @param {Scene} scene */
export function drawPile(scene) {
  const { pile, played, pile_top } = viewOf(scene);
  const name = scene.say("web-board-draw-pile");
  const count = scene.say("web-board-pile", { name, cards: pile });
  const label = [count, ...scene.described("digup-board-pile-top")].join(". ");
  const top = pile_top[0] ?? UNKNOWN;
  const face = top === UNKNOWN ? null : top;
  const move = played.length ? null : legalMove(scene, "turn");
  return html`<div class="digup-pile ${pile > 1 ? "" : "is-low"}">
    ${pile || move ? cardPart(scene, { face, down: true, label, move, spot: "pile" }) : emptyPlace(label, "pile")}
    <span class="digup-pile-count" aria-hidden="true">${pile}</span> ${knownBelow(scene)} ${pileName(name)}
  </div>`;
}

/** What a pile is called, under it on a large board. @param {string} name */
function pileName(name) {
  return html`<span class="digup-pile-name" aria-hidden="true">${name}</span>`;
}

/** @param {string} label @param {string} spot */
function emptyPlace(label, spot) {
  return html`<span class="digup-place" role="img" data-spot=${spot} aria-label=${label}></span>`;
}

/**
 * The discard pile: its newest card; a tap lays it out.
 * @param {Scene} scene
 * @param {(() => void) | null} open  null: nothing can be laid out now
 */
export function discardPile(scene, open) {
  const { discard } = viewOf(scene);
  const top = discard.at(-1);
  const name = scene.say("web-board-discard");
  const label = scene.say("web-board-pile", { name, cards: discard.length });
  return html`<div class="digup-pile is-discard">
    ${
      top && open
        ? html`<button type="button" class="digup-pile-open" @click=${open}><span class="quiet">${label}</span>${plainCard(scene, { face: top, spot: "discard" })}</button>`
        : pileTop(scene, top, label)
    }
    <span class="digup-pile-count" aria-hidden="true">${discard.length}</span> ${pileName(name)}
  </div>`;
}

/** @param {Scene} scene @param {string | undefined} face @param {string} label */
function pileTop(scene, face, label) {
  return face ? cardPart(scene, { face, label, spot: "discard" }) : emptyPlace(label, "discard");
}

/** The card in play, and what was taken with the binoculars; solo: the card to place. @param {Scene} scene */
export function inPlay(scene) {
  const { played, aside } = viewOf(scene);
  const title = scene.say("web-board-in-play");
  const cards = [...played, ...aside];
  return html`<div class="digup-in-play ${cards.length ? "" : "is-empty"}" role="group" aria-label=${title}>
    ${cards.length ? cards.map((face, place) => playedCard(scene, face, place < played.length ? "played" : "aside")) : html`<span class="digup-place" data-spot="played aside"></span>`}
    ${pileName(title)}
  </div>`;
}

/** @param {Scene} scene @param {string} face @param {string} spot */
function playedCard(scene, face, spot) {
  if (face === UNKNOWN)
    return cardPart(scene, {
      face: null,
      down: true,
      spot,
      label: scene.say("web-board-face-down"),
    });
  const label = scene.spell.face(face);
  return cardPart(scene, { face, label, spot, move: legalMove(scene, "turn") });
}

/** @typedef {{kind: string, title: string, faces: string[]}} Spread */

// More kinds of cards than this lie close together.
const MANY = 10;

/**
 * What is laid out now; null: nothing.
 * @param {Scene} scene
 * @param {boolean} open  whether the viewer looks through the discard pile
 * @returns {Spread | null}
 */
export function spreadOf(scene, open) {
  const { river, looked } = viewOf(scene);
  if (river.length) return { kind: "river", title: scene.say("digup-short-river"), faces: river };
  const known = looked.filter((face) => face !== UNKNOWN);
  if (known.length) return { kind: "map", title: scene.spell.face("map"), faces: known };
  return asked(scene) ?? (open && !isCrowded(scene) ? discarded(scene) : null);
}

/**
 * The cards of a question: a hand under binoculars, or the discard pile under a pickaxe.
 * @param {Scene} scene
 * @returns {Spread | null}
 */
function asked(scene) {
  const { stage, hands, picked_player } = viewOf(scene);
  if (!scene.legal.some((move) => move.startsWith("take "))) return null;
  if (stage === "pickaxe-prize") return discarded(scene);
  if (stage !== "binoculars-take" || picked_player === null) return null;
  const title = scene.say("web-board-hand", { player: scene.names[picked_player] ?? "" });
  return { kind: "hand", title, faces: hands[picked_player] ?? [] };
}

/** The discard pile, the newest card first. @param {Scene} scene @returns {Spread} */
function discarded(scene) {
  const faces = [...viewOf(scene).discard].reverse();
  return { kind: "discard", title: scene.say("web-board-discard"), faces };
}

/** Whether the question is about rivals' mines: nothing may cover them. @param {Scene} scene */
export function isCrowded(scene) {
  return grownMine(scene) !== null || scene.legal.some((move) => move.startsWith("player "));
}

/**
 * @param {Scene} scene
 * @param {Spread} spread
 * @param {(() => void) | null} close  for what the viewer has opened
 */
export function spreadPart(scene, { kind, title, faces }, close) {
  const alike = bestFirst(scene, Object.entries(tally(faces)));
  const many = alike.length > MANY;
  return html`<section class="digup-spread is-${kind} ${many ? "is-many" : ""}" role=${many ? "dialog" : nothing} aria-label=${title}>
    <header class="digup-spread-head"><h2 class="digup-spread-title">${title}</h2> ${kind === "river" ? takersLine(scene) : nothing}
      ${close ? html`<button type="button" class="digup-spread-close" @click=${close}>${scene.say("web-table-close")}</button>` : nothing}</header>
    <div class="digup-spread-cards" role="group" aria-label=${title} data-spot="spread" ${rovingGrid(scene)}>
      ${repeat(
        alike,
        ([face]) => face,
        ([face, count]) => countedCard(scene, face, spreadCard(scene, face, count)),
      )}
      ${faces.length ? nothing : html`<p class="digup-spread-empty">${scene.say("digup-board-empty")}</p>`}
    </div>
  </section>`;
}

/** Cards to choose from, those that bring most first; cards to look at, as they lie. @param {Scene} scene @param {[string, number][]} alike */
function bestFirst(scene, alike) {
  const gain = (/** @type {string} */ face) =>
    spreadMove(scene, face) ? (viewOf(scene).gains[face] ?? 0) : 0;
  return alike.length > MANY ? alike.toSorted(([one], [other]) => gain(other) - gain(one)) : alike;
}

/** Who takes each card of the river that is left, the next one first. @param {Scene} scene */
function takersLine(scene) {
  const { takers } = viewOf(scene);
  const names = takers.map((seat) => calledName(scene, seat)).join(", ");
  return html`<span class="digup-takers" role="img" aria-label=${scene.say("digup-board-takers", { names })}>${takers.map(
    (seat, place) =>
      html`<i class=${place ? "" : "is-now"} ${cssVars({ "--seat": seatColour(seat) })}>${portrait(seat, scene.bots?.[seat] ?? false)}</i>`,
  )}</span>`;
}

/** @param {Scene} scene @param {string} face @param {number} count */
function spreadCard(scene, face, count) {
  const move = spreadMove(scene, face);
  return { count, move, spot: `spread-${face}`, gain: move ? viewOf(scene).gains[face] : null };
}

/** The steps of a turn, and which one it is. @param {Scene} scene */
function turnLine(scene) {
  const { step, turn } = viewOf(scene);
  if (!step) return nothing;
  const { name, number, of } = step;
  const play =
    name === "play" ? scene.say("digup-turn-play", { number, of }) : scene.say("digup-turn-played");
  const steps = [
    [play, name === "play"],
    [scene.say("digup-turn-discard"), name === "discard"],
    [scene.say("digup-turn-draw"), false],
  ];
  // Its room is kept in the turns of others: the hand stays where it is.
  const whose = turn === middleSeat(scene) ? "" : "is-others";
  return html`<ol class="digup-turn ${whose}" aria-label=${scene.say("digup-turn-line")}>
    ${steps.map(([words, now]) => html`<li class=${now ? "is-now" : ""} aria-current=${now ? "step" : nothing}>${words}</li>`)}
  </ol>`;
}

/** Why a card of the hand cannot be played while cards are. @param {Scene} scene @param {string} face */
function notNow(scene, face) {
  const { stage, discard } = viewOf(scene);
  if (stage !== "play" || !scene.legal.length) return null;
  return scene.say("web-board-digup-not-now", { face, discard: discard.length });
}

/** @param {Scene} scene @param {string} face @param {number} count @param {number} seat */
function handCard(scene, face, count, seat) {
  const move = handMove(scene, face);
  // Only a card that is played brings something: one that is paid or given away does not.
  const gain = move?.startsWith("play ") ? viewOf(scene).gains[face] : null;
  const note = move ? null : notNow(scene, face);
  return { count, move, spot: `hand-${seat}-${face}`, gain, note };
}

/** @param {Scene} scene */
export function handPart(scene) {
  const seat = middleSeat(scene);
  const hand = viewOf(scene).hands[seat] ?? [];
  const title =
    seat === scene.seat
      ? scene.say("web-board-your-hand")
      : scene.say("web-board-hand", { player: scene.names[seat] ?? "" });
  const discards = viewOf(scene).stage === "discard" && viewOf(scene).turn === seat;
  return html`<div class="digup-tray ${discards ? "is-discarding" : ""}">
    ${turnLine(scene)}
    <div class="digup-hand" role="group" aria-label=${title} data-spot="hand-${seat}" ${rovingGrid(scene)}>
      ${repeat(
        Object.entries(tally(hand)),
        ([face]) => face,
        ([face, count]) => countedCard(scene, face, handCard(scene, face, count, seat)),
      )}
      ${hand.length || !viewOf(scene).round || scene.act?.kind === "deal" ? nothing : html`<span class="digup-hand-empty">${scene.say("web-board-pile", { name: title, cards: 0 })}</span>`}
    </div>
  </div>`;
}

const PREFIX = "colour ";

/** @param {Scene} scene */
export function colourMoves(scene) {
  return scene.legal.filter((move) => move.startsWith(PREFIX));
}

/** Whether players are choosing their colours: what they choose from lies in the middle. @param {Scene} scene */
export function choosesColours(scene) {
  const { stage, mines } = viewOf(scene);
  return stage === "colour" || (scene.act?.kind === "colour" && !mines[0]?.cards.length);
}

/** @param {Scene} scene @param {string} colour */
function colourPart(scene, colour) {
  const move = legalMove(scene, PREFIX + colour);
  const inside = html`<span class="digup-colour-stone" data-spot="colour-${colour}">${picture(colour)}</span>
    <span class="digup-colour-name">${scene.spell.move(PREFIX + colour)}</span>`;
  if (!move)
    return html`<span class="digup-colour-choice ${isTaken(scene, colour) ? "is-taken" : ""}">${inside}</span>`;
  return html`<button type="button" class="digup-colour-choice is-target" data-rove data-move=${move} tabindex="-1"
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => playOne(scene, move)}>${inside}</button>`;
}

/** @param {Scene} scene @param {string} colour */
function isTaken(scene, colour) {
  return viewOf(scene).mines.some((mine) => mine.colour === colour);
}

/** What the choice means, over the colours of a large board. @param {Scene} scene */
export function coloursHead(scene) {
  const title = colourMoves(scene).length ? "web-board-digup-choose" : "digup-board-setup";
  return html`<header class="digup-colour-head"><h2>${scene.say(title)}</h2><p>${scene.say("web-board-digup-worth")}</p></header>`;
}

/** All colours: the free ones are buttons while one is to be chosen. @param {Scene} scene */
export function coloursPart(scene) {
  const colours = scene.game.faces.filter((face) => face.endsWith("-1"));
  return html`<div class="digup-colour-choices" role="group" aria-label=${scene.say("web-board-colours")} ${rovingGrid(scene)}>
    ${colours.map((face) => colourPart(scene, familyOf(face)))}
  </div>`;
}
