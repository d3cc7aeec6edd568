// The board of any game that has no folder of its own: zones of cards, and sentences.

import { html, repeat } from "../../vendor/lit.js";
import { zonePart } from "./draw.js";
import { layout, targets } from "./layout.js";

/** @type {import("../scene.js").Board} */
export const board = {
  render(scene) {
    // Zones may be more than the box can hold: then they scroll, by keys as well.
    return html`<div class="zones ${scene.motion ? "" : "is-still"}" role="group" aria-label=${scene.say("web-table-board")} tabindex="0">${repeat(
      layout(scene),
      (zone) => zone.id,
      (zone) => zonePart(scene, zone),
    )}</div>`;
  },
  targets,
};
