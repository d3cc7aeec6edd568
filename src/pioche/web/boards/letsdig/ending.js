// The final count: every score pile is opened and counted kind by kind.

import { chest, seatColour } from "../../art/camp.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, svg } from "../../vendor/lit.js";
import { cardFace } from "./card.js";
import { viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Act } from "../sequencer.js" */

const COUNT_MS = 2600;
const WIN_MS = 1400;
const MOST_BEATS = 9;

/**
 * The chips keep their figures until everything has been counted.
 * @param {Scene} before
 * @param {Scene} after
 * @returns {Act[]}
 */
export function countingActs(before, after) {
  const piles = viewOf(after).final_count ?? [];
  const longest = Math.max(0, ...piles.map((pile) => pile.length));
  const beats = Math.min(MOST_BEATS, longest);
  const { score_piles } = viewOf(before);
  const scene = { ...after, view: { ...after.view, score_piles } };
  /** @type {Act[]} */
  const acts = [];
  for (let beat = 0; beat <= beats; beat += 1)
    acts.push({
      kind: "count",
      scene,
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
  const { score_piles: piles } = viewOf(scene);
  return html`<section class="count" data-moment=${act?.kind ?? nothing} aria-hidden="true">
    <p class="count-title">${scene.say("web-board-letsdig-count")}</p>
    <ol class="count-piles">${piles.map((_, index) => pilePart(scene, index, share, !counting))}</ol>
  </section>`;
}

/** @param {Scene} scene @param {number} index @param {number} share @param {boolean} done */
function pilePart(scene, index, share, done) {
  const { score_piles: piles, final_count: counts, winners } = viewOf(scene);
  const seats = piles[index]?.seats ?? [];
  const kinds = counts?.[index] ?? [];
  const shown = kinds.slice(0, Math.ceil(kinds.length * share));
  const total = shown.at(-1)?.total ?? 0;
  const won = done && seats.some((seat) => winners?.includes(seat));
  const name = seats.map((seat) => scene.names[seat]).join(" + ");
  return html`<li class="count-pile ${won ? "is-winner" : ""}" ${cssVars({ "--seat": seatColour(seats[0] ?? 0), "--kinds": kinds.length })}>
    <span class="count-chest">${won ? raysArt() : nothing}${chest(shown.length > 0)}</span>
    <b class="count-name">${name}</b>
    <span class="count-cards">${shown.map(({ face, cards }, place) => html`<span class="count-card" ${cssVars({ "--at": place })}>${cardFace(scene, face, { count: cards })}</span>`)}</span>
    <b class="count-total">${total < 0 ? `−${-total}` : total}</b>
  </li>`;
}

/** Light behind the chest of a winner. */
function raysArt() {
  const rays = Array.from({ length: 12 }, (_, place) => `rotate(${place * 30} 50 50)`);
  return html`<svg class="count-rays" viewBox="0 0 100 100">${rays.map((turn) => svg`<path d="M47 50L44 0h12l-3 50z" transform=${turn}/>`)}</svg>`;
}
