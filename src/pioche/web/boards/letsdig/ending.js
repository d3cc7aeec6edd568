// The final count: one score pile after the other lies large on the stage, the poorest first; the winner's stays there.

import { chest, explorer, laurel, seatColour } from "../../art/camp.js";
import { portrait } from "../../art/portraits.js";
import { rovingGrid } from "../../js/keyboard.js";
import { listed } from "../../js/spell.js";
import { cssVars } from "../../js/styles.js";
import { html, keyed, nothing } from "../../vendor/lit.js";
import { calledName, nameInSentence } from "../scene.js";
import { cardBack, cardFace, cardLabel, earnedPart, signed } from "./card.js";
import { viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Act } from "../sequencer.js" */
/** @import { Counted } from "./view.js" */

// All piles together, and the winner's again: the last pile, which decides, is looked at twice as long as each before.
const COUNT_MS = 2900;
const WIN_MS = 1200;
// The kinds that are looked at; what the others bring is one sum.
const MOST_SHOWN = 8;
// Cards in one line; more lie in two, where the stage is high also so few.
const ONE_LINE = 3;
const FEW = 4;

/** The last scene of the digging, then everything as it is counted. @param {Scene} before @param {Scene} after @returns {Act[]} */
export function countingActs(before, after) {
  const order = viewOf(after)
    .score_piles.map((_, index) => index)
    .toSorted((one, two) => ahead(after, two, one));
  const beat = COUNT_MS / (order.length + 1);
  const acts = order.map((index, place) => {
    const hold = place < order.length - 1 ? beat : 2 * beat;
    const counted = order.slice(0, place);
    return {
      kind: "count",
      scene: countedScene(before, after, counted),
      data: { index, counted, hold },
      hold,
    };
  });
  return [...acts, { kind: "win", scene: after, hold: WIN_MS }];
}

/** The end, but only these piles show what they are worth. @param {Scene} before @param {Scene} after @param {readonly number[]} counted @returns {Scene} */
function countedScene(before, after, counted) {
  const known = viewOf(before).score_piles;
  const score_piles = viewOf(after).score_piles.map((pile, index) =>
    counted.includes(index) ? pile : { ...pile, points: known[index]?.points ?? null },
  );
  return { ...after, view: { ...after.view, score_piles, scores: null } };
}

/** Whether the piles are counted, or have been: nothing else is seen then. @param {Scene} scene */
export function isCounting({ act, over }) {
  return act ? act.kind === "count" || act.kind === "win" : over;
}

/** The pile being counted, and below it all of them; the winner's once the game is over. @param {Scene} scene */
export function countPart(scene) {
  const { act } = scene;
  const counting = act?.kind === "count";
  const all = viewOf(scene).score_piles.map((_, index) => index);
  const winners = all.filter((index) => isWinner(scene, index));
  const shown = counting ? [act.data.index] : winners;
  const counted = counting ? act.data.counted : all;
  return html`<section class="tally ${counting ? "" : "is-won"}" data-moment=${act?.kind ?? nothing} aria-label=${scene.say("web-board-letsdig-count")}>
    <p class="tally-title">${counting ? scene.say("web-board-letsdig-count") : winnersText(scene)}</p>
    ${shown.length > 1 ? sharedStage(scene, shown) : keyed(shown[0], stagePart(scene, shown[0] ?? 0, counting ? act.data.hold : null))}
    <ol class="tally-piles">${all.map((index) => placePart(scene, index, { counted: counted.includes(index), lit: shown.includes(index) }))}</ol>
  </section>`;
}

/** @param {Scene} scene */
function winnersText(scene) {
  const { winners } = viewOf(scene);
  if (!winners?.length) return scene.say("web-board-letsdig-count");
  const names = listed(winners.map((seat) => nameInSentence(scene, seat)));
  return scene.say("web-board-letsdig-winners", { names });
}

/** @param {Scene} scene @param {number} index */
function isWinner(scene, index) {
  const { score_piles: piles, winners } = viewOf(scene);
  return Boolean(piles[index]?.seats.some((seat) => winners?.includes(seat)));
}

/** @param {Scene} scene @param {number} index */
function totalOf(scene, index) {
  return viewOf(scene).final_count?.[index]?.at(-1)?.total ?? 0;
}

/** Which of two piles comes first in the end: a winner's, then the one with more points. @param {Scene} scene @param {number} one @param {number} two */
function ahead(scene, one, two) {
  const won = Number(isWinner(scene, two)) - Number(isWinner(scene, one));
  return won || totalOf(scene, two) - totalOf(scene, one);
}

/** @param {number} points */
function written(points) {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** The owners of a pile in a row; they wear the crown once they have won. @param {Scene} scene @param {readonly number[]} seats @param {boolean} crowned */
function figures({ bots }, seats, crowned) {
  return seats.map(
    (seat) =>
      html`<span class="tally-figure">${explorer(seat, false, bots?.[seat] ?? false)}${crowned ? html`<span class="tally-laurel">${laurel()}</span>` : nothing}</span>`,
  );
}

/** @param {Scene} scene @param {readonly number[]} seats */
function namesOf(scene, seats) {
  return seats.map((seat) => calledName(scene, seat)).join(" + ");
}

/** One pile: its owners, its best cards one after the other, and what they come to. @param {Scene} scene @param {number} index @param {number | null} time  in which it is counted; null: it has been */
function stagePart(scene, index, time) {
  const { score_piles: piles, final_count: counts } = viewOf(scene);
  const seats = piles[index]?.seats ?? [];
  const { best, rest } = bestOf(counts?.[index] ?? []);
  const cards = best.length + (rest.cards ? 1 : 0);
  const lines = cards > ONE_LINE ? 2 : 1;
  const vars = {
    "--seat": seatColour(seats[0] ?? 0),
    "--cards": cards,
    "--lines": lines,
    "--columns": Math.max(2, Math.ceil(cards / lines)),
    "--time": time && `${time}ms`,
  };
  return html`<div class="tally-stage ${cards > FEW ? "" : "is-few"}" ${cssVars(vars)}>
    <span class="tally-owners">${figures(scene, seats, !time)}${time ? nothing : html`<span class="tally-chest">${chest(true, 1)}</span>`}</span>
    <b class="tally-name">${namesOf(scene, seats)}</b><b class="tally-total">${written(totalOf(scene, index))}</b>
    <span class="tally-cards"><span class="tally-grid" role="group" aria-label=${namesOf(scene, seats)} ${rovingGrid(scene)}>${best.map((kind, at) => cardPart(scene, kind, at))}${rest.cards ? restPart(scene, rest, best.length) : nothing}</span></span>
  </div>`;
}

/** @param {Scene} scene @param {Counted} kind @param {number} at */
function cardPart(scene, { face, cards, points }, at) {
  const label = `${cardLabel(scene, face, cards)}, ${signed(scene, points)}`;
  const kinds = `tally-card ${points ? "" : "is-worthless"} ${cards > 1 ? "is-stack" : ""}`;
  return html`<span class=${kinds} data-rove tabindex="-1" role="img" aria-label=${label} ${cssVars({ "--at": at })}>${cardFace(scene, face, { count: cards, earned: points })}</span>`;
}

/** What lies under the others: its points in the corner, as on a card, and how many they are. @param {Scene} scene @param {{cards: number, points: number}} rest @param {number} at */
function restPart(scene, { cards, points }, at) {
  const more = scene.say("web-board-letsdig-more", { cards });
  const label = `${more}, ${signed(scene, points)}`;
  return html`<span class="tally-card is-rest is-stack" data-rove tabindex="-1" role="img" aria-label=${label} ${cssVars({ "--at": at })}>${cardBack()}<b class="tally-more" aria-hidden="true">${more}</b><span class="tally-earned" aria-hidden="true">${earnedPart(points)}</span></span>`;
}

/** The kinds that count most, from the least of them up, and how many cards the others are and bring. @param {readonly Counted[]} kinds */
function bestOf(kinds) {
  const worth = kinds.toSorted((one, two) => Math.abs(two.points) - Math.abs(one.points));
  const earning = worth.filter(({ points }) => points);
  const all = earning.length ? earning : worth.slice(0, FEW);
  const best = all.slice(0, all.length > MOST_SHOWN ? MOST_SHOWN - 1 : MOST_SHOWN);
  const others = all.slice(best.length);
  const total = (/** @type {"cards" | "points"} */ of) =>
    others.reduce((sum, kind) => sum + kind[of], 0);
  return { best: best.toReversed(), rest: { cards: total("cards"), points: total("points") } };
}

/** Those who share the victory, with their crowns. @param {Scene} scene @param {readonly number[]} shown */
function sharedStage(scene, shown) {
  const seats = shown.flatMap((index) => viewOf(scene).score_piles[index]?.seats ?? []);
  return html`<div class="tally-stage is-shared" ${cssVars({ "--seat": seatColour(seats[0] ?? 0) })}>
    <span class="tally-owners">${figures(scene, seats, true)}</span>
    <b class="tally-name">${namesOf(scene, seats)}</b><b class="tally-total">${written(totalOf(scene, shown[0] ?? 0))}</b>
    <span class="tally-cards"><span class="tally-chest">${chest(true, 1)}</span></span>
  </div>`;
}

/** A player below the stage; closed until it has been counted. @param {Scene} scene @param {number} index @param {{counted: boolean, lit: boolean}} how */
function placePart(scene, index, { counted, lit }) {
  const seats = viewOf(scene).score_piles[index]?.seats ?? [];
  const kinds = `tally-pile ${lit ? "is-lit" : ""} ${counted ? "is-counted" : ""}`;
  return html`<li class=${kinds} ${cssVars({ "--seat": seatColour(seats[0] ?? 0) })}>
    <span class="tally-faces">${seats.map((seat) => portrait(seat, scene.bots?.[seat] ?? false))}</span>
    <span class="tally-called">${namesOf(scene, seats)}</span>
    <b class="tally-sum">${counted ? written(totalOf(scene, index)) : chest(false)}</b>
  </li>`;
}
