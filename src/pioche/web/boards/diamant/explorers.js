// Who is in the cave with what in the bag, and the camp with its tents, chests and relics.

import { bag, chest, explorer as figure, seal, tent, thinking } from "../../art/camp.js";
import { gemRow } from "../../art/gems.js";
import { relic } from "../../art/relics.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Explorer} Explorer */
/** @typedef {import("./reveal.js").RevealSummary} RevealSummary */

/**
 * One explorer in a sentence.
 * @param {Scene} scene
 * @param {Explorer} explorer
 */
function explorerSentence(scene, explorer) {
  return scene.described("diamant-board-player-line")[explorer.seat] ?? "";
}

/**
 * The mark over somebody in the cave: sealed, or still thinking.
 * @param {Scene} scene
 * @param {Explorer} explorer
 */
function mark(scene, explorer) {
  const word = scene.say(explorer.chosen ? "diamant-board-chosen" : "diamant-board-thinking");
  return html`<span class="explorer-mark ${explorer.chosen ? "is-sealed" : ""}" title=${word}
    >${explorer.chosen ? seal() : thinking()}</span
  >`;
}

/**
 * Somebody in the cave.
 * @param {Scene} scene
 * @param {Explorer} explorer
 */
function insider(scene, explorer) {
  const own = explorer.seat === scene.seat;
  const name = scene.names[explorer.seat] ?? "";
  return html`<li>
    <span class="insider ${own ? "is-own" : ""}" role="img" aria-label=${explorerSentence(scene, explorer)}>
      <span class="insider-figure">${figure(explorer.seat, name, true)}${mark(scene, explorer)}</span>
      <span class="insider-name">${name}</span>
      <span class="insider-loot">${bag()}<b>${explorer.unsafe}</b>${gemRow(explorer.unsafe)}</span>
    </span>
  </li>`;
}

/**
 * The group in the cave.
 * @param {Scene} scene
 */
export function insiders(scene) {
  const inside = viewOf(scene).explorers.filter((explorer) => explorer.inside);
  return html`<section class="ledge" aria-label=${scene.say("web-board-diamant-inside")}>
    <h3 class="ledge-title">${scene.say("web-board-diamant-inside")}</h3>
    <ul class="insiders">
      ${repeat(
        inside,
        (explorer) => explorer.seat,
        (explorer) => insider(scene, explorer),
      )}
    </ul>
  </section>`;
}

/**
 * What is in a chest, or that it may not be told.
 * @param {Scene} scene
 * @param {Explorer} explorer
 */
function chestPart(scene, explorer) {
  if (explorer.chest === null)
    return html`${chest(false)}<span class="camp-hidden">${scene.say("diamant-board-hidden")}</span>`;
  return html`${chest(true)}<b>${explorer.chest}</b>${gemRow(explorer.chest)}`;
}

/**
 * The relics that somebody has taken home.
 * @param {Scene} scene
 * @param {Explorer} explorer
 */
function relicsPart(scene, explorer) {
  if (!explorer.relics.length) return nothing;
  const label = scene.say("diamant-board-relics-held", {
    count: explorer.relics.length,
    points: explorer.relic_points,
  });
  return html`<span class="camp-relics" title=${label}
    >${explorer.relics.map((face) => html`<svg class="relic-small" viewBox="0 0 100 100" aria-hidden="true">${relic(face)}</svg>`)}
    <b>${explorer.relic_points}</b></span
  >`;
}

/**
 * One tent of the camp.
 * @param {Scene} scene
 * @param {Explorer} explorer
 * @param {RevealSummary | null} reveal
 */
function pitch(scene, explorer, reveal) {
  const own = explorer.seat === scene.seat;
  const name = scene.names[explorer.seat] ?? "";
  const home = !explorer.inside;
  const back = home && reveal?.leavers.includes(explorer.seat);
  return html`<li>
    <span class="pitch ${own ? "is-own" : ""} ${back ? "is-back" : ""}" role="img" aria-label=${explorerSentence(scene, explorer)}>
      <span class="pitch-scene">${tent(explorer.seat, home)}${home ? figure(explorer.seat, name, false) : nothing}</span>
      <span class="pitch-text">
        <span class="pitch-who"><span class="pitch-name">${name}</span>${own ? html`<span class="pitch-you">${scene.say("web-board-you")}</span>` : nothing}</span>
        <span class="pitch-chest">${chestPart(scene, explorer)}</span>
        ${relicsPart(scene, explorer)}
        <span class="pitch-place">${scene.say(home ? "diamant-board-outside" : "diamant-board-inside")}</span>
      </span>
    </span>
  </li>`;
}

/**
 * The camp.
 * @param {Scene} scene
 * @param {RevealSummary | null} reveal  what the last reveal has brought
 */
export function camp(scene, reveal) {
  return html`<section class="camp" aria-label=${scene.say("web-board-diamant-camp")}>
    <h3 class="camp-title">${scene.say("web-board-diamant-camp")}</h3>
    <ul class="pitches">
      ${repeat(
        viewOf(scene).explorers,
        (explorer) => explorer.seat,
        (explorer) => pitch(scene, explorer, reveal),
      )}
    </ul>
  </section>`;
}
