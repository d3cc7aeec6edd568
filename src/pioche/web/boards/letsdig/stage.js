// The stage on the lawn: the cards dug up on their cloth, a choice among cards, and what one answers over the shafts.

import { chest, seatColour } from "../../art/camp.js";
import { portrait } from "../../art/portraits.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { calledName } from "../scene.js";
import { cardFace, cardLabel, placePart } from "./card.js";
import { picture } from "./pictures.js";
import { worthOf } from "./stores.js";
import {
  answerMoves,
  cardMoves,
  clothCards,
  DIGGING,
  pileMove,
  pileOfSeat,
  playerMoves,
  verbOf,
  viewOf,
} from "./view.js";

/** @import { GameEvent, Scene } from "../scene.js" */
/** @import { Dug } from "./view.js" */

const HEADINGS = ["robs", "searches", "turn", "collects"].map((name) => `letsdig-board-${name}`);

/** Whose dig it is, and whether it is the last. @param {Scene} scene */
export function ribbonPart(scene) {
  const { turn, stage } = viewOf(scene);
  const own = scene.seat === turn && !scene.over;
  const doing = DIGGING.includes(stage) ? "yours" : "collecting";
  const title = own
    ? scene.say(`web-board-letsdig-${doing}`)
    : scene.described(...HEADINGS).join(" · ");
  const notes = notesOf(scene);
  return html`<p class="ribbon" aria-hidden="true" ${cssVars({ "--seat": seatColour(turn) })}>
    ${title ? html`<span class="ribbon-title">${portrait(turn, scene.bots?.[turn] ?? false)}<span>${title}</span></span>` : nothing}
    ${notes.map((note) => html`<span class="ribbon-note">${note}</span>`)}</p>`;
}

/** That it is the last turn, or not the last of this player. @param {Scene} scene */
function notesOf(scene) {
  const { ending, extra } = viewOf(scene);
  if (scene.over) return [];
  if (ending) return [scene.say("letsdig-board-ending")];
  return extra ? [scene.say("web-board-letsdig-extra", { turns: extra })] : [];
}

// More cards lie in two rows where the cloth is high.
const ONE_ROW = 3;

/** The cards on the cloth, or those to choose from. @param {Scene} scene */
export function clothPart(scene) {
  const moves = inOrder(scene, cardMoves(scene));
  if (moves.length) return choicePart(scene, moves);
  const outcome = outcomePart(scene);
  if (outcome) return outcome;
  const cards = clothCards(scene);
  const title = viewOf(scene).pending.length ? "letsdig-board-pending" : "letsdig-board-dug";
  return html`<section class="cloth" aria-label=${scene.say(title)}>
    ${cards.length ? html`${hopesPart()} ${cardsRow(scene, cards)}` : emptyPart(scene)}
  </section>`;
}

// Outcomes drawn on the cloth once its cards have gone.
/** @type {Record<string, (event: GameEvent) => unknown>} */
const OUTCOMES = {
  collect: () => chest(true, 1),
  gift: ({ face }) => picture(String(face)),
};

/** Where the cards have gone; the log says it as well. @param {Scene} scene */
function outcomePart(scene) {
  const { act } = scene;
  const draw = act?.kind && act.landed && OUTCOMES[act.kind];
  if (!act || !draw) return null;
  const { event } = act.data;
  return html`<section class="cloth">${hopesPart()}<div class="cloth-outcome is-${act.kind}" data-moment=${act.kind} aria-hidden="true">
    <span class="cloth-outcome-art">${draw(event)}</span>
    <b class="plank-title">${scene.say(`web-board-letsdig-${act.kind}`)}</b><span class="plank-line">${scene.spell.event(event)}</span>
  </div></section>`;
}

/** @param {Scene} scene @param {Dug[]} cards */
function cardsRow(scene, cards) {
  const half = Math.ceil(cards.length / 2);
  const vars = { "--one": cards.length, "--two": half };
  const fresh = scene.act?.kind === "dig" && scene.act.landed;
  return html`<ul class="cloth-cards ${cards.length > ONE_ROW ? "is-many" : ""}" ?data-stacked=${cards.length > ONE_ROW} ${rovingGrid(scene)} ${cssVars(vars)}>${cards.map(
    (card, index) => clothCard(scene, card, index, half, fresh && index === cards.length - 1),
  )}</ul>`;
}

/**
 * @param {Scene} scene
 * @param {Dug} card
 * @param {number} index
 * @param {number} half  how many are in the first of two rows
 * @param {boolean} fresh
 */
function clothCard(scene, { face, used, lit }, index, half, fresh) {
  const label = cardLabel(scene, face, 1, used);
  const place = { "--at": index, "--row": index < half ? 0 : 1, "--column": index % half };
  const kind = `cloth-card ${fresh ? "is-fresh" : ""} ${lit ? "is-lit" : ""}`;
  return html`<li class=${kind} data-spot=${`dug-${index} face-${face}`} ${cssVars(place)}><span data-rove tabindex="-1" role="img" aria-label=${label}>${cardFace(scene, face, { used })}</span></li>`;
}

// What one hopes to dig up, embroidered on the cloth.
const HOPES = ["crown", "chest", "ring"];

/** Beside the cards, where there is room. */
function hopesPart() {
  return html`<span class="cloth-hopes" aria-hidden="true">${HOPES.map((face) => picture(face))}</span>`;
}

/** One's own question stands in the strip. @param {Scene} scene */
function emptyPart(scene) {
  const digging = DIGGING.includes(viewOf(scene).stage);
  const nothingDug = scene.say("letsdig-board-dug-none");
  const own = viewOf(scene).piles.some((_, index) => pileMove(scene, index));
  return html`<div class="cloth-empty ${own ? "is-own" : ""}"><span class="cloth-slots" aria-hidden="true">${HOPES.map((face, index) => html`<i data-spot=${index ? nothing : "dug-0"}>${picture(face)}</i>`)}</span>
    ${digging ? html`<p class=${own ? "quiet" : ""}>${nothingDug}</p>` : nothing}</div>`;
}

/** @param {string} move */
function faceOf(move) {
  return move.slice(move.indexOf(" ") + 1);
}

// Cards to choose from that leave the shafts in sight.
const FEW = 6;
// For each number of columns, up to how many cards it is used: on a high cloth and on a low one.
const HIGH = [1, 2, 9, 16, 30];
const LOW = [1, 2, 3, 4, 10, 12, 14, 24, 30];

/** @param {number} cards @param {readonly number[]} most @param {string} name */
function gridOf(cards, most, name) {
  const columns = most.findIndex((number) => cards <= number) + 1;
  return { [`--${name}-columns`]: columns, [`--${name}-rows`]: Math.ceil(cards / columns) };
}

/** @param {Scene} scene @param {string[]} moves */
function choicePart(scene, moves) {
  const vars = { ...gridOf(moves.length, HIGH, "high"), ...gridOf(moves.length, LOW, "low") };
  return html`<section class="cloth is-choice ${moves.length > FEW ? "is-wide" : ""}"><div class="choice-cards" ${rovingGrid(scene)} ${cssVars(vars)}>${repeat(
    moves,
    (move) => move,
    (move) => choiceCard(scene, move),
  )}</div></section>`;
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
  return placePart(
    scene,
    { kind: "choice-card", label, move, spot: `face-${face}` },
    cardFace(scene, face, { count }),
  );
}

/**
 * How many cards of that face there are to choose from.
 * @param {Scene} scene
 * @param {string} move
 * @param {string} face
 */
function countOf(scene, move, face) {
  const { victim, search, piles, pending } = viewOf(scene);
  if (verbOf(move) === "steal")
    return (victim !== null && pileOfSeat(scene, victim)?.known[face]) || 1;
  const faces = search ? (piles[search.pile]?.top.slice(0, search.cards) ?? []) : pending;
  return faces.filter((each) => each === face).length;
}

/** What is answered over the shafts: who gets or loses something, and what to do about a skeleton. @param {Scene} scene */
export function answersPart(scene) {
  const players = playerMoves(scene);
  const answers = answerMoves(scene);
  const act = scene.act?.kind;
  const risen = act ? act === "skeleton" || act === "dog" : viewOf(scene).stage === "react";
  if (!players.length && !risen) return nothing;
  return html`<div class="answers ${risen ? "is-risen" : ""} ${act === "dog" ? "is-driven" : ""}">
    ${risen ? html`<span class="risen" aria-hidden="true">${picture("skeleton")}</span>` : nothing}
    <div class="answers-row" ${rovingGrid(scene)}>${players.map((move) => playerCard(scene, move))}${answers.map((move) => answerCard(scene, move))}</div>
  </div>`;
}

/** @param {Scene} scene @param {string} move */
function playerCard(scene, move) {
  const seat = Number(move.split(" ")[1]) - 1;
  const pile = pileOfSeat(scene, seat);
  const owners = pile?.seats ?? [seat];
  const names = owners.map((owner) => calledName(scene, owner));
  const worth = pile ? worthOf(scene, pile) : "";
  const inside = html`<span class="answer-inside" aria-hidden="true" ${cssVars({ "--seat": seatColour(seat) })}>
    <span class="answer-faces">${owners.map((owner) => portrait(owner, scene.bots?.[owner] ?? false))}</span>
    <b class="answer-name">${names.join(" + ")}</b><span class="answer-worth">${worth}</span></span>`;
  return placePart(
    scene,
    { kind: "answer", label: `${names.join(" + ")}, ${worth}`, move },
    inside,
  );
}

/** @param {Scene} scene @param {string} move */
function answerCard(scene, move) {
  const lets = verbOf(move) === "dog";
  const forced = !lets && answerMoves(scene).length === 1;
  const words = forced ? scene.say("web-board-letsdig-forced") : scene.spell.move(move);
  const inside = html`<span class="answer-inside" aria-hidden="true"><span class="answer-art">${picture(lets ? "dog" : "muck")}</span><b class="answer-name">${words}</b></span>`;
  return placePart(
    scene,
    {
      kind: `answer ${lets ? "is-dog" : "is-bust"} ${forced ? "is-forced" : ""}`,
      label: scene.spell.face(lets ? "dog" : "skeleton"),
      move,
    },
    inside,
  );
}
