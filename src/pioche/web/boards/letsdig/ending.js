// The final count: every score pile is counted kind by kind, then they lie from the best down.

import { laurel, seatColour } from "../../art/camp.js";
import { portrait } from "../../art/portraits.js";
import { listed } from "../../js/spell.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { calledName, nameInSentence } from "../scene.js";
import { cardFace, cardLabel } from "./card.js";
import { viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Act } from "../sequencer.js" */

const COUNT_MS = 2500;
const WIN_MS = 1300;
const MOST_BEATS = 9;
// More kinds lie in two lines where these are high enough.
const ONE_LINE = 7;

/** @param {Scene} after @returns {Act[]} */
export function countingActs(after) {
  const piles = viewOf(after).final_count ?? [];
  const longest = Math.max(0, ...piles.map((pile) => pile.length));
  const beats = Math.min(MOST_BEATS, longest);
  /** @type {Act[]} */
  const acts = [];
  for (let beat = 0; beat <= beats; beat += 1)
    acts.push({
      kind: "count",
      scene: after,
      data: { share: beats ? beat / beats : 1 },
      hold: COUNT_MS / (beats + 1),
    });
  acts.push({ kind: "win", scene: after, data: { share: 1 }, hold: WIN_MS });
  return acts;
}

/** The piles, as far as they are counted; all of them once the game is over. @param {Scene} scene */
export function countPart(scene) {
  const { act, over } = scene;
  const counting = act?.kind === "count";
  if (!counting && act?.kind !== "win" && (act || !over)) return nothing;
  const share = counting ? act.data.share : 1;
  const places = viewOf(scene).score_piles.map((_, index) => index);
  const order = counting ? places : places.toSorted((one, two) => ahead(scene, one, two));
  return html`<section class="tally" data-moment=${act?.kind ?? nothing} aria-labelledby="tally-title">
    <p class="tally-title" id="tally-title">${counting ? scene.say("web-board-letsdig-count") : winnersText(scene)}</p>
    <ol class="tally-piles">${repeat(
      order,
      (index) => index,
      (index, place) => pilePart(scene, index, { share, done: !counting, from: index - place }),
    )}</ol>
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

/** Which of two piles comes first in the end: a winner's, then the one with more points. @param {Scene} scene @param {number} one @param {number} two */
function ahead(scene, one, two) {
  const { final_count: counts } = viewOf(scene);
  const total = (/** @type {number} */ index) => counts?.[index]?.at(-1)?.total ?? 0;
  return Number(isWinner(scene, two)) - Number(isWinner(scene, one)) || total(two) - total(one);
}

/**
 * @param {Scene} scene
 * @param {number} index
 * @param {{share: number, done: boolean, from: number}} how  `from`: how many rows below its place it was before
 */
function pilePart(scene, index, { share, done, from }) {
  const { score_piles: piles, final_count: counts } = viewOf(scene);
  const seats = piles[index]?.seats ?? [];
  const kinds = counts?.[index] ?? [];
  const shown = kinds.slice(0, Math.ceil(kinds.length * share));
  const total = shown.at(-1)?.total ?? 0;
  const won = done && isWinner(scene, index);
  const half = Math.ceil(kinds.length / 2);
  const place = (/** @type {number} */ at) =>
    cssVars({ "--at": at, "--column": at % half, "--line": Math.floor(at / half) });
  return html`<li class="tally-pile ${won ? "is-winner" : ""}" ${cssVars({ "--seat": seatColour(seats[0] ?? 0), "--kinds": kinds.length, "--half": half, "--from": from })}>
    <span class="tally-faces">${seats.map((seat) => facePart(scene, seat))}</span>
    <b class="tally-name">${won ? html`<span class="tally-laurel">${laurel()}</span>` : nothing}<span>${seats.map((seat) => calledName(scene, seat)).join(" + ")}</span></b>
    <span class="tally-cards ${kinds.length > ONE_LINE ? "is-many" : ""}">${shown.map(({ face, cards, points }, at) => html`<span class="tally-card ${points ? "" : "is-worthless"}" data-rove tabindex="-1" role="img" aria-label=${cardLabel(scene, face, cards)} ${place(at)}>${cardFace(scene, face, { count: cards, earned: points })}</span>`)}</span>
    <b class="tally-total">${total < 0 ? `−${-total}` : total}</b>
  </li>`;
}

/** @param {Scene} scene @param {number} seat */
function facePart({ bots }, seat) {
  return portrait(seat, bots?.[seat] ?? false);
}
