// The sand glass, for those who may see it. Its time is the table's.

import { GOLD, INK, WOOD } from "../../art/palette.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */

const SECOND = 1000;

/**
 * How many milliseconds the glass still runs; none where it is not to be seen. In a replay it stands where the last action left it.
 * @param {Scene} scene
 */
function timeLeft(scene) {
  const { glass, elapsed } = viewOf(scene);
  if (!glass) return null;
  const now = scene.now ? scene.now() : glass.began + elapsed;
  return Math.max(0, glass.ends - now);
}

/**
 * The glass, where it is to be seen.
 * @param {Scene} scene
 */
export function drawGlass(scene) {
  const left = timeLeft(scene);
  const { glass } = viewOf(scene);
  if (left === null || !glass) return nothing;
  const seconds = Math.ceil(left / SECOND);
  const share = left / (glass.ends - glass.began);
  return html`<div class="glass" role="img" aria-label=${scene.say("digger-board-glass", { seconds })}>
    <svg class="glass-art" viewBox="0 0 40 56" aria-hidden="true">
      <path d="M8 7h24q0 11-9 21 9 10 9 21H8q0-11 9-21Q8 18 8 7z" fill="#e6f3f4" stroke=${INK} stroke-width="2" />
      <path d="M11 12h18q-2 8-9 14-7-6-9-14z" fill=${GOLD} transform="translate(20 26) scale(${Math.sqrt(share)}) translate(-20 -26)" />
      <path d="M10 47q2-9 10-12 8 3 10 12z" fill=${GOLD} transform="translate(20 47) scale(${Math.sqrt(1 - share)}) translate(-20 -47)" />
      <path d="M5 3h30v5H5zM5 48h30v5H5z" fill=${WOOD} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    </svg>
    <span class="glass-text" aria-hidden="true">${scene.say("digger-board-glass", { seconds })}</span>
    <span class="glass-bar" aria-hidden="true"><span ${cssVars({ "--share": share })}></span></span>
  </div>`;
}
