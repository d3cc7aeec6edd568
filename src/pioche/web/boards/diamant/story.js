// What the last reveal has brought, read from the events: who went on, who left with what, the trap.

import { html, nothing } from "../../vendor/lit.js";
import { danger } from "../../art/dangers.js";
import { explorer as figure } from "../../art/camp.js";
import { gemRow } from "../../art/gems.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/**
 * @typedef {object} Story
 * @property {number[]} stayers
 * @property {number[]} leavers
 * @property {Map<number, number>} banked  what each leaver put in the chest, where it is told
 * @property {GameEvent[]} taken  relics carried out
 * @property {GameEvent | null} trap
 * @property {Map<number, number>} lost
 * @property {GameEvent | null} closed
 */

const CARDS = ["treasure", "danger", "relic"];

/**
 * @param {readonly GameEvent[]} events
 * @param {string} kind
 */
const of = (events, kind) => events.filter((event) => event.event === kind);

/**
 * @param {readonly GameEvent[]} events
 * @param {string} kind
 */
const rubies = (events, kind) => new Map(of(events, kind).map((event) => [event["seat"], event["rubies"]]));

/**
 * The last reveal and all that came of it: whoever joins late hears the whole game at once.
 * @param {readonly GameEvent[]} events
 */
function lastReveal(events) {
  let start = events.findLastIndex(isChoice);
  if (start < 0) return [];
  while (start > 0 && isChoice(events[start - 1])) start -= 1;
  return events.slice(start);
}

/** @param {GameEvent | undefined} event */
function isChoice(event) {
  return event?.event === "stays" || event?.event === "leaves";
}

/**
 * The story of these events; none where nothing was revealed.
 * @param {readonly GameEvent[]} events
 * @returns {Story | null}
 */
export function storyOf(events) {
  const last = lastReveal(events);
  const stayers = of(last, "stays").map((event) => event["seat"]);
  const leavers = of(last, "leaves").map((event) => event["seat"]);
  if (!stayers.length && !leavers.length) return null;
  return {
    stayers,
    leavers,
    banked: rubies(last, "banks"),
    taken: of(last, "takes"),
    trap: of(last, "trap")[0] ?? null,
    lost: rubies(last, "loses"),
    closed: of(last, "closed")[0] ?? null,
  };
}

/**
 * How many cards of the path that lies there now have just been turned up.
 * @param {readonly GameEvent[]} events
 */
export function cardsTurned(events) {
  const last = events.findLastIndex((event) => event.event === "expedition" || isChoice(event));
  return events.slice(last + 1).filter((event) => CARDS.includes(event.event)).length;
}

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
    const face = String(story.trap["face"]);
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
