// The teacher: a mole with a lamp on its helmet.

import { html } from "../vendor/lit.js";
import { FIRE_LIGHT, GOLD, INK, WOOD } from "./palette.js";

const FUR = "#5d4a44";
const SNOUT = "#e9a6a0";

export function teacher() {
  return html`<svg class="teacher" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <path d="M8 60q-2-34 24-36 26 2 24 36z" fill=${FUR} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    <path d="M20 60q0-16 12-17 12 1 12 17z" fill="#8b746a" />
    <path d="M11 27q1-21 21-22 20 1 21 22-21-6-42 0z" fill=${GOLD} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    <path d="M7 29q25-9 50 0l-1 4q-24-8-48 0z" fill=${WOOD} stroke=${INK} stroke-width="1.800" stroke-linejoin="round" />
    <circle cx="32" cy="17" r="6" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="2" />
    <circle cx="23" cy="37" r="2.400" fill=${INK} /><circle cx="41" cy="37" r="2.400" fill=${INK} />
    <path d="M24 43q8-5 16 0-3 7-8 7t-8-7z" fill="#7a635a" />
    <ellipse cx="32" cy="42" rx="4.600" ry="3.400" fill=${SNOUT} stroke=${INK} stroke-width="1.600" />
    <path d="M27 48q5 4 10 0" fill="none" stroke=${INK} stroke-width="1.800" stroke-linecap="round" />
    <path d="M9 56q-4-8 3-11 6 4 5 13zM55 56q4-8-3-11-6 4-5 13z" fill=${SNOUT} stroke=${INK} stroke-width="1.800" stroke-linejoin="round" />
  </svg>`;
}
