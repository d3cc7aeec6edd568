// The board of games without a drawing of their own: zones, cards and counters.

import { html, repeat } from "../../vendor/lit.js";
import { zonePart } from "./draw.js";
import { zonesOf } from "./layouts.js";
import { flat, movesOf } from "./zones.js";

/** @typedef {import("../scene.js").Board} Board */
/** @typedef {import("./zones.js").Scene} Scene */
/** @typedef {import("./zones.js").Zone} Zone */

/** Events that nobody should miss, whatever the game. */
const HEADLINES = {
  letsdig: ["bust", "emptied", "steals", "gives", "destroys"],
  digup: ["complete", "still", "robs", "bridges", "won", "lost"],
  dig: ["calls", "crowned", "collapses", "stale", "strikes", "reshuffled"],
};

/**
 * A zone in a sentence: its title, then its cards.
 * @param {Scene} scene
 * @param {Zone} zone
 * @returns {string[]}
 */
function zoneSentences(scene, zone) {
  return flat(zone).map((each) => {
    const counters = (each.counters ?? []).map((counter) => counter.label);
    const items = (each.items ?? []).map((item) => item.label);
    const all = [each.note, each.alarm, ...counters, ...items].filter(Boolean).join(", ");
    return scene.say("web-board-zone", { title: each.title, cards: all || "none" });
  });
}

/** @type {Board} */
export const generic = {
  render(scene) {
    return html`<div class="zones ${scene.motion ? "" : "is-still"}">${repeat(
      zonesOf(scene),
      (zone) => zone.id,
      (zone) => zonePart(scene, zone),
    )}</div>`;
  },
  describe: (scene) => zonesOf(scene).flatMap((zone) => zoneSentences(scene, zone)),
  targets: (scene) => [...new Set(zonesOf(scene).flatMap(movesOf))],
  headline(events, scene) {
    /** @type {Record<string, string[]>} */
    const headlines = HEADLINES;
    const event = events.find((each) => headlines[scene.game.game]?.includes(each.event));
    return event ? scene.spell.event(event) : null;
  },
};
