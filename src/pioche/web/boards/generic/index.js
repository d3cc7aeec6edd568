// A board of zones, cards and counters: for games whose layout says which, and for any other.

import { html, repeat } from "../../vendor/lit.js";
import { zonePart } from "./draw.js";
import { fallback } from "./fallback.js";
import { movesOf } from "./zones.js";

/** @typedef {import("../scene.js").Board} Board */
/** @typedef {import("../scene.js").Looks} Looks */
/** @typedef {import("./zones.js").Scene} Scene */
/** @typedef {import("./zones.js").Zone} Zone */

/**
 * The board of a game that is laid out in zones.
 * @param {(scene: Scene) => Zone[]} layout
 * @param {Looks} looks
 * @returns {Board}
 */
export function zonedBoard(layout, looks) {
  return {
    render(scene) {
      const drawn = { ...scene, looks };
      // Zones may be more than the box can hold: then they scroll, by keys as well.
      return html`<div class="zones ${scene.motion ? "" : "is-still"}" role="group" aria-label=${scene.say("web-table-board")} tabindex="0">${repeat(
        layout(scene),
        (zone) => zone.id,
        (zone) => zonePart(drawn, zone),
      )}</div>`;
    },
    targets: (scene) => [...new Set(layout(scene).flatMap(movesOf))],
  };
}

/** The board of any other game. */
export const board = zonedBoard(fallback, {});
