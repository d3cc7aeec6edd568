// What lies behind the table: a hill with its grass, timber over the shaft, rock below. Colours come from the style sheet, by day and by night.

import { html } from "../../vendor/lit.js";

export function backdrop() {
  return html`<svg class="digup-backdrop" viewBox="0 0 400 640" preserveAspectRatio="xMidYMin" aria-hidden="true">
    <path class="digup-hill-sky" d="M-400 0h1200v640H-400z" />
    <circle class="digup-hill-light" cx="338" cy="44" r="26" />
    <path class="digup-hill-far" d="M-400 120Q-160 40 60 92T420 70 800 110V640H-400z" />
    <path class="digup-hill-grass" d="M-400 142Q-120 104 110 128T500 118 800 140V640H-400z" />
    <path class="digup-hill-soil" d="M-400 164q90-10 180 0t180-4 180 6 180-8 180 6 180-4 120 4V640H-400z" />
    <path class="digup-hill-rock" d="M-400 300q60-22 140-8t140-14 150 12 160-10 150 12 160-10 300 10V640H-400z" />
    <path class="digup-hill-deep" d="M-400 470q90-20 170-2t170-12 170 10 180-12 190 8 320-4V640H-400z" />
    <path class="digup-hill-stones" d="M24 214l16-7 10 9-8 11-15-1zM352 246l14-5 9 8-7 9-14-1zM20 386l12-9 13 6-3 12-17 2zM364 420l15-6 8 10-8 9-13-2zM34 556l13-7 12 7-6 10-14-1zM350 586l12-7 11 6-5 10-15 0z" />
    <path class="digup-hill-veins" d="M4 330l18 12 12-6M396 352l-16 10-14-8M8 500l22 8 10-8M392 520l-20 6-8-8" />
  </svg>`;
}
