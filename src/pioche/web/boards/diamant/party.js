// The explorers in a row: in the cave with what they carry, or at their tents with what is safe; and those who walk out just now.

import { bag, chest, explorer as figure, seal, tent, thinking } from "../../art/camp.js";
import { gemRow } from "../../art/gems.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { relic } from "./art.js";
import { viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Explorer} Explorer */
/** @typedef {import("./reveal.js").RevealSummary} RevealSummary */

/**
 * The mark over somebody in the cave: sealed, or still thinking.
 * @param {Scene} scene
 * @param {Explorer} explorer
 */
function mark(scene, explorer) {
  if (!explorer.chosen && !scene.waiting.includes(explorer.seat)) return nothing;
  const word = scene.say(explorer.chosen ? "diamant-board-chosen" : "diamant-board-thinking");
  return html`<span class="member-mark ${explorer.chosen ? "is-sealed" : ""}" title=${word}
    >${explorer.chosen ? seal() : thinking()}</span
  >`;
}

/** @param {Explorer} explorer */
function loot(explorer) {
  if (explorer.inside) return html`${bag()}<b>${explorer.unsafe}</b>`;
  return html`${chest(explorer.chest !== null)}${explorer.chest === null ? nothing : html`<b>${explorer.chest}</b>`}`;
}

/** @param {Explorer} explorer */
const relics = (explorer) =>
  explorer.relics.length
    ? html`<span class="member-relics" aria-hidden="true">${explorer.relics.map((face) => html`<span data-face=${face}><svg viewBox="0 0 100 100">${relic(face)}</svg></span>`)}</span>`
    : nothing;

/**
 * What the last reveal gave or took: it stays until the next one.
 * @param {RevealSummary | null} reveal
 * @param {number} seat
 */
function change(reveal, seat) {
  const won = reveal?.banked.get(seat);
  const lost = reveal?.lost.get(seat);
  if (won) return html`<span class="member-change is-won" aria-hidden="true">+${won}</span>`;
  return lost
    ? html`<span class="member-change is-lost" aria-hidden="true">−${lost}</span>`
    : nothing;
}

/**
 * @param {Scene} scene
 * @param {Explorer} explorer
 * @param {RevealSummary | null} reveal
 */
function member(scene, explorer, reveal) {
  const { seat, inside } = explorer;
  const name = scene.names[seat] ?? "";
  const kinds = [
    inside ? "is-inside" : "is-home",
    seat === scene.seat ? "is-own" : "",
    !inside && reveal?.leavers.includes(seat) ? "is-back" : "",
  ];
  const sentence = scene.described("diamant-board-player-line")[seat] ?? "";
  return html`<li class="member ${kinds.join(" ")}">
    <span class="member-body" data-rove tabindex="-1" role="img" aria-label=${sentence}>
      <span class="member-figure">${inside ? nothing : tent(seat, true)}${figure(seat, name, inside)}${inside ? mark(scene, explorer) : nothing}${change(reveal, seat)}</span>
      <span class="member-loot">${loot(explorer)}${relics(explorer)}</span>
      <span class="member-name">${name}</span>
    </span>
  </li>`;
}

/**
 * @param {Scene} scene
 * @param {RevealSummary | null} reveal  what the last reveal has brought
 */
export function party(scene, reveal) {
  const { explorers } = viewOf(scene);
  return html`<ul class="party" aria-label=${scene.say("diamant-board-explorers")} ${cssVars({ "--members": explorers.length })} ${rovingGrid(scene)}>
    ${repeat(
      explorers,
      (explorer) => explorer.seat,
      (explorer) => member(scene, explorer, reveal),
    )}
  </ul>`;
}

/**
 * Those who leave walk to the door with what they carry.
 * @param {Scene} scene
 * @param {RevealSummary} reveal
 */
export function walkers(scene, reveal) {
  return html`<div class="walkers" aria-hidden="true">
    ${reveal.leavers.map(
      (
        seat,
        place,
      ) => html`<span class="walker" ${cssVars({ "--wait": `${place * 160}ms`, "--from": `${38 + (place % 4) * 12}cqw` })}>
        ${figure(seat, scene.names[seat] ?? "", true)}<span class="walker-loot">${bag()}${gemRow(reveal.banked.get(seat) ?? 0)}</span>
      </span>`,
    )}
  </div>`;
}
