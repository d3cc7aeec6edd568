// The last reveal drawn: a banner that tells it until the next one, and the moment itself.

import { explorer as figure } from "../../art/camp.js";
import { danger } from "../../art/dangers.js";
import { gemRow } from "../../art/gems.js";
import { html, nothing } from "../../vendor/lit.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./reveal.js").RevealSummary} RevealSummary */

/**
 * One explorer's part in the reveal.
 * @param {Scene} scene
 * @param {number} seat
 * @param {RevealSummary} reveal
 */
function part(scene, seat, reveal) {
  const leaves = reveal.leavers.includes(seat);
  const lost = reveal.lost.get(seat);
  const banked = reveal.banked.get(seat);
  const key = leaves ? "web-board-diamant-left" : "web-board-diamant-stayed";
  return html`<li class="reveal-part ${leaves ? "is-leaving" : "is-staying"}">
    <span class="reveal-figure">${figure(seat, scene.names[seat] ?? "", !leaves)}</span>
    <span class="reveal-name">${scene.names[seat]}</span>
    <span class="reveal-choice">${scene.say(key)}</span>
    ${!lost ? nothing : html`<span class="reveal-lost">−${lost}</span>`}
    ${banked === undefined ? nothing : html`<span class="reveal-won">+${banked} ${gemRow(banked)}</span>`}
  </li>`;
}

/**
 * The banner under the path that tells the last reveal until the next one.
 * @param {Scene} scene
 * @param {RevealSummary | null} reveal
 */
export function revealBanner(scene, reveal) {
  if (!reveal) return nothing;
  const seats = [...reveal.leavers, ...reveal.stayers];
  return html`<section class="reveal ${reveal.trap ? "is-trap" : ""}" aria-label=${scene.say("web-board-diamant-revealed")}>
    <h3 class="reveal-title">${scene.say("web-board-diamant-revealed")}</h3>
    <ul class="reveal-parts">${seats.map((seat) => part(scene, seat, reveal))}</ul>
    ${[reveal.trap, ...reveal.taken, reveal.closed].map((event) =>
      event ? html`<p class="reveal-line">${scene.spell.event(event)}</p>` : nothing,
    )}
  </section>`;
}

/**
 * The moment itself, over the cave: short, and never in the way. The banner and the log tell the same.
 * @param {Scene} scene
 * @param {RevealSummary} reveal
 */
export function moment(scene, reveal) {
  if (reveal.trap) {
    const face = String(reveal.trap.face);
    return html`<div class="moment moment-trap" aria-hidden="true">
      <div class="moment-inner">
        <svg class="moment-art" viewBox="0 0 100 100">${danger(face)}</svg>
        <p class="moment-text">${scene.say("web-board-diamant-trap")}</p>
        <p class="moment-detail">${scene.spell.face(face)}</p>
      </div>
    </div>`;
  }
  if (!reveal.closed) return nothing;
  return html`<div class="moment moment-closed" aria-hidden="true">
    <div class="moment-inner">
      <p class="moment-text">${scene.say("web-board-diamant-all-back")}</p>
      <p class="moment-detail">${scene.spell.event(reveal.closed)}</p>
    </div>
  </div>`;
}
