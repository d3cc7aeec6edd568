// The rock around the path: teeth along the roof, stones on the ground. It is drawn once, behind everything, and stretched to the box.

import { html } from "../../vendor/lit.js";

export function rock() {
  return html`<svg class="cave-rock" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path class="cave-roof" d="M0 0h100v7l-3 5-3-6-4 3-2 9-3-10-5 2-4-4-6 2-3 5-2-6-7 1-4 6-3-7-8 2-3 4-4-5-6 1-2 8-4-8-5 3-3 9-3-11-4 3-5-4-3 6-2-4z" />
    <path class="cave-stones" stroke-width=".3" d="M0 70l4-3 4 3 1 4H0zM92 66l4-3 4 2v8h-9zM0 48l3-2 2 3-1 4H0zM97 40l3-2v8l-4-1z" />
  </svg>`;
}
