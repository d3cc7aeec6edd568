// The last reveal drawn: a ribbon that tells it until the next one, and the moment itself.

import { explorer as figure } from "../../art/camp.js";
import { danger } from "../../art/dangers.js";
import { gemRow } from "../../art/gems.js";
import { html, nothing } from "../../vendor/lit.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./reveal.js").Story} Story */

/**
 * One explorer's part in the story.
 * @param {Scene} scene
 * @param {number} seat
 * @param {Story} story
 */
function part(scene, seat, story) {
  const leaves = story.leavers.includes(seat);
  const lost = story.lost.get(seat);
  const banked = story.banked.get(seat);
  const key = leaves ? "web-board-diamant-left" : "web-board-diamant-stayed";
  return html`<li class="story-part ${leaves ? "is-leaving" : "is-staying"}">
    <span class="story-figure">${figure(seat, scene.names[seat] ?? "", !leaves)}</span>
    <span class="story-name">${scene.names[seat]}</span>
    <span class="story-choice">${scene.say(key)}</span>
    ${!lost ? nothing : html`<span class="story-lost">−${lost}</span>`}
    ${banked === undefined ? nothing : html`<span class="story-won">+${banked} ${gemRow(banked)}</span>`}
  </li>`;
}

/**
 * The ribbon under the path that tells the last reveal until the next one.
 * @param {Scene} scene
 * @param {Story | null} story
 */
export function ribbon(scene, story) {
  if (!story) return nothing;
  const seats = [...story.leavers, ...story.stayers];
  return html`<section class="story ${story.trap ? "is-trap" : ""}" aria-label=${scene.say("web-board-diamant-revealed")}>
    <h3 class="story-title">${scene.say("web-board-diamant-revealed")}</h3>
    <ul class="story-parts">${seats.map((seat) => part(scene, seat, story))}</ul>
    ${[story.trap, ...story.taken, story.closed].map((event) =>
      event ? html`<p class="story-line">${scene.spell.event(event)}</p>` : nothing,
    )}
  </section>`;
}

/**
 * The moment itself, over the cave: short, and never in the way. The ribbon and the log tell the same.
 * @param {Scene} scene
 * @param {Story} story
 */
export function moment(scene, story) {
  if (story.trap) {
    const face = String(story.trap.face);
    return html`<div class="moment moment-trap" aria-hidden="true">
      <div class="moment-inner">
        <svg class="moment-art" viewBox="0 0 100 100">${danger(face)}</svg>
        <p class="moment-text">${scene.say("web-board-diamant-trap")}</p>
        <p class="moment-detail">${scene.spell.face(face)}</p>
      </div>
    </div>`;
  }
  if (!story.closed) return nothing;
  return html`<div class="moment moment-closed" aria-hidden="true">
    <div class="moment-inner">
      <p class="moment-text">${scene.say("web-board-diamant-all-back")}</p>
      <p class="moment-detail">${scene.spell.event(story.closed)}</p>
    </div>
  </div>`;
}
