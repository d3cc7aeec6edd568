/** Panels of which one is shown: tabs where there is little room, all beside each other where there is much. */

import { roveRow } from "../js/roving.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {{id: string, title: string, mark?: unknown, body: unknown, plain?: boolean}} Panel  `plain`: nothing in it takes the focus, so it does itself, to be scrolled */

/**
 * @param {Panel[]} panels
 * @param {string} shown
 * @param {(id: string) => void} choose
 * @param {string} label
 */
export function tabs(panels, shown, choose, label) {
  const present = panels.find((panel) => panel.id === shown) ?? panels[0];
  return html`
    <div class="tabs" role="tablist" aria-label=${label} @keydown=${roveRow}>
      ${panels.map((panel) => tab(panel, panel === present, choose))}
    </div>
    <div class="panel" role="tabpanel" id="panel-${present.id}" tabindex=${present.plain ? "0" : nothing} aria-labelledby="tab-${present.id}">${present.body}</div>
  `;
}

/**
 * @param {Panel} panel
 * @param {boolean} present
 * @param {(id: string) => void} choose
 */
function tab({ id, title, mark = nothing }, present, choose) {
  return html`<button
    type="button"
    role="tab"
    class="tab"
    id="tab-${id}"
    data-rove
    tabindex=${present ? "0" : "-1"}
    aria-selected=${present ? "true" : "false"}
    aria-controls=${present ? `panel-${id}` : nothing}
    @click=${() => choose(id)}
    @focus=${() => choose(id)}
  >
    ${title}${mark}
  </button>`;
}

/** @param {Panel[]} panels */
export function stacked(panels) {
  return panels.map(
    ({
      id,
      title,
      mark = nothing,
      body,
      plain,
    }) => html`<section class="panel" id="panel-${id}" tabindex=${plain ? "0" : nothing} aria-labelledby="title-${id}">
      <h2 class="panel-title" id="title-${id}">${title}${mark}</h2>
      ${body}
    </section>`,
  );
}
