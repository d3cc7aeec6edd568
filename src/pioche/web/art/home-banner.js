/** The picture on the first screen: a gallery under the hill, by lantern light. */

import { html, svg } from "../vendor/lit.js";

/** A cut stone. @param {number} x @param {number} y @param {number} size @param {string} kind */
function gem(x, y, size, kind) {
  return svg`<g class="scene-${kind}" transform="translate(${x} ${y}) scale(${size})">
    <path class="gem-body" d="M-10-8 10-8 16 0 0 18-16 0z" />
    <path class="gem-table" d="M-10-8 10-8 6 0-6 0z" />
    <path class="gem-edge" d="M-16 0-6 0 0 18zM16 0 6 0 0 18z" />
  </g>`;
}

export function homeBanner() {
  return html`
    <svg class="home-banner" viewBox="0 0 1200 400" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="scene-light" cx="850" cy="196" r="560" gradientUnits="userSpaceOnUse">
          <stop offset="0" stop-color="#ffd98a" />
          <stop offset=".1" stop-color="#e79a3c" />
          <stop offset=".34" stop-color="#8a4f20" />
          <stop offset=".68" stop-color="#40261a" />
          <stop offset="1" stop-color="#1c120d" />
        </radialGradient>
        <radialGradient id="scene-halo" cx="850" cy="206" r="170" gradientUnits="userSpaceOnUse">
          <stop offset="0" stop-color="#fff3c4" stop-opacity=".95" />
          <stop offset=".25" stop-color="#ffcf73" stop-opacity=".5" />
          <stop offset="1" stop-color="#ffb347" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="scene-floor" x1="0" y1="300" x2="0" y2="400" gradientUnits="userSpaceOnUse">
          <stop offset="0" stop-color="#5b3a20" />
          <stop offset="1" stop-color="#1d130d" />
        </linearGradient>
      </defs>
      <rect width="1200" height="400" fill="url(#scene-light)" />
      <g fill="#7a4a22" opacity=".55">
        <path d="M560 400c10-120 60-220 150-280 90-58 220-54 300 8 76 60 112 160 118 272z" />
      </g>
      <g fill="#a8682c" opacity=".45">
        <path d="M660 400c8-92 44-168 104-208 58-38 140-36 192 6 50 42 74 116 78 202z" />
      </g>
      <path fill="#2a1a11" d="M0 0h1200v74l-54 26-38-34-52 60-30-58-62 22-40-46-70 34-58-40-46 66-50-64-76 30-64-38-40 92-52-70-78 44-60-66-64 92-46-74-92 52L96 60 48 112 0 90z" />
      <path fill="#1d120c" d="M0 0h1200v38l-70 20-48-28-66 50-60-54-92 26-74-36-92 40-80-42-68 66-70-56-92 34-86-52-58 70-66-48-78 46L42 30 0 60z" />
      <path fill="#241710" d="M0 400V196l46 30 24 66 62 22 44 86zM1200 400V150l-40 34-16 70-52 34-20 112z" />
      <path fill="url(#scene-floor)" d="M0 400v-52l120-22 150 14 170-26 160 12 170-20 190 16 240-18v96z" />
      <g fill="none" stroke="#1a0f09" stroke-width="13" stroke-linecap="round">
        <path d="M628 330V128M1064 326V120M604 130h484" stroke="#4a2d17" stroke-width="20" />
        <path d="M628 330V128M1064 326V120M604 130h484" stroke="#6a4222" stroke-width="9" />
      </g>
      <g class="scene-rails" stroke="#2a1a11" stroke-width="5">
        <path d="M760 400 826 318M960 400 888 318" stroke="#8a7a68" />
        <path d="M746 384h228M776 360h172M800 340h124" stroke="#3c2616" stroke-width="7" />
      </g>
      <circle class="scene-halo" cx="850" cy="206" r="170" fill="url(#scene-halo)" />
      <g class="scene-lantern">
        <path d="M850 130v34" stroke="#1d120c" stroke-width="4" />
        <path d="M836 176c0-18 28-18 28 0" fill="none" stroke="#2a1a11" stroke-width="4" />
        <path d="M828 176h44l-6 12h-32z" fill="#2f1e13" />
        <path d="M834 188h32l6 44h-44z" fill="#ffdf94" />
        <path d="M850 226c-9-2-11-13-4-21 1 5 4 4 3-6 9 6 13 24 1 27z" fill="#fff8dd" />
        <path d="M834 188h32l6 44h-44zM850 188v44" fill="none" stroke="#2f1e13" stroke-width="3" />
        <path d="M824 232h52v8h-52z" fill="#2f1e13" />
      </g>
      <g class="scene-gems">
        ${gem(704, 352, 1, "ruby")} ${gem(742, 366, 0.7, "ruby")} ${gem(1010, 350, 0.95, "diamond")}
        ${gem(1128, 240, 0.8, "ruby")} ${gem(1092, 352, 0.6, "emerald")} ${gem(566, 356, 0.6, "diamond")}
        ${gem(598, 236, 0.55, "emerald")}
      </g>
      <g transform="translate(1000 312) rotate(18)">
        <path d="M-4-70h9l4 96h-16z" fill="#7b5128" />
        <path d="M-58-52C-30-82 30-84 60-50 34-66-30-68-58-52z" fill="#b9a88e" />
      </g>
    </svg>
  `;
}
