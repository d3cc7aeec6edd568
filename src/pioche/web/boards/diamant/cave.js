// The cave around the path: its roof, walls and floor, with rubies that glint in the rock.

import { rubyShape } from "../../art/gems.js";
import { html, svg } from "../../vendor/lit.js";

/** A ruby in the rock, which glints. @param {number} x @param {number} y @param {number} size @param {number} turn */
function vein(x, y, size, turn) {
  return svg`<g transform=${`translate(${x} ${y}) rotate(${turn})`}><circle class="vein-glow" r=${size}/><svg class="vein" x=${-size / 2} y=${-size / 2} width=${size} height=${size} viewBox="0 0 20 20" overflow="visible">${rubyShape()}</svg></g>`;
}

/** Stone teeth: far ones, near ones. */
function roof() {
  return html`<svg class="cave-roof" viewBox="0 0 1000 150" preserveAspectRatio="xMidYMin slice">
    <path class="rock-far" d="M0 0h1000v84l-26 22-18-26-22 8-12 44-20-52-30 12-16-18-34 30-22-34-28 4-14 38-18-44-40 8-24-20-20 62-22-58-36 16-30-20-26 26-18-22-32 10-16 52-22-60-34 12-24-16-30 40-22-34-30 8-18-16-24 48-24-50-34 10-28-18-20 30-22-24-28 60-24-46-22 12z" />
    <path class="rock-near" d="M0 0h1000v58l-20 30-24-40-30 14-16-16-14 46-20-50-44 10-20-14-18 20-30-26-50 8-18 54-20-52-48 2-26-12-40 18-18-18-62 8-30-12-18 22-24-20-56 4-16 40-20-44-50 10-26-16-40 14-22 64-24-66-34 2-20 24-28-30-40 18-16 46-20-48z" />
  </svg>`;
}

/** Boulders that lean on one side of the cave. @param {string} side */
function wall(side) {
  return html`<svg class="cave-wall is-${side}" viewBox="0 0 150 420" preserveAspectRatio="xMinYMax meet">
    <path class="rock-far" d="M0 20l44 16 34 52-8 60 42 44 6 72-20 48 30 50-6 58H0z" />
    <path class="rock-lit" d="M44 36l34 52-8 60-26-30zM112 192l6 72-20 48-26-66zM128 362l-6 58H86l14-44z" />
    <path class="rock-near" d="M0 120l26 10 22 46-10 62 34 46 2 60 30 40-4 36H0z" />
    <path class="rock-edge" d="M26 130l22 46-10 62 34 46 2 60 30 40" />
    <path class="rock-edge is-soft" d="M14 190l14 30M12 290l26 24M30 360l24 8M60 110l8 24M96 250l6 30" />
    ${vein(46, 148, 17, -14)} ${vein(64, 160, 11, 20)} ${vein(88, 300, 15, 8)} ${vein(22, 268, 12, -24)} ${vein(108, 352, 10, 30)}
  </svg>`;
}

function floor() {
  return html`<svg class="cave-floor" viewBox="0 0 1000 200" preserveAspectRatio="none">
    <path class="floor-far" d="M0 46q90-24 190-10t220-8 210 10 200-14 180 18v158H0z" />
    <path class="floor-near" d="M0 96q120-18 260-4t250-8 240 8 250-6v114H0z" />
  </svg>
  <svg class="cave-pebbles" viewBox="0 0 1000 120" preserveAspectRatio="xMidYMid slice">
    <path class="rock-near" d="M286 44q4-16 22-16t24 14l-8 6h-32zM706 66q4-12 18-12t20 10l-6 8h-26zM470 92q4-10 16-10t16 10l-6 4h-20zM612 24q2-8 12-8t12 8l-4 4h-16zM372 84q2-6 8-6t10 6l-4 4h-10z" />
    <path class="rock-edge" d="M292 38q6-8 18-8M712 60q4-5 12-5M474 88q4-5 10-5" />
  </svg>`;
}

/** Everything behind the path and the explorers. */
export function caveScene() {
  return html`<div class="cave-scene" aria-hidden="true">${floor()} ${wall("left")} ${wall("right")} ${roof()}</div>`;
}
