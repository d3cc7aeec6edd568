/** The card sheet as a table: picture and name of each card, and its figures as fields. */

import { cardPicture } from "../boards/index.js";
import { capital } from "../js/cards.js";
import { say } from "../js/words.js";
import { html, live, nothing } from "../vendor/lit.js";

/** @import { FigureInfo as Figure } from "../js/types.js" */
/** @import { CardFigures, Row } from "./sheet-field.js" */

/** @typedef {() => void} Change */

/** @param {CardFigures} sheet @param {Change} change */
export function cardFigures(sheet, change) {
  const { figures } = sheet.option;
  const changed = sheet.changed(figures).length;
  const reset = () => {
    sheet.reset(figures);
    change();
  };
  return html`<div class="figures-bar">
      <p class="hint" role="status">${say("web-sheet-changed", { count: changed })}</p>
      <button type="button" class="button" ?disabled=${!hasTyped(sheet, figures)} @click=${reset}>${say("web-sheet-reset-all")}</button>
    </div>
    <ul class="figures">
      ${sheet.rows.map((row) => html`<li>${drawRow(sheet, row, change)}</li>`)}
    </ul>
    ${faults(sheet.totalFaults(null), "figures-total")}`;
}

/** @param {CardFigures} sheet @param {Row} row @param {Change} change */
function drawRow(sheet, row, change) {
  const id = `figures-${row.id}`;
  const reset = () => {
    sheet.reset(row.figures);
    change();
  };
  return html`<fieldset class="figures-card" aria-describedby="${id}-faults">
    <legend class="figures-name">
      ${picture(sheet, row)}
      <span>${row.name}</span> ${mark(sheet, row)}
    </legend>
    <div class="figures-fields">
      ${row.figures.map((figure) => field(sheet, figure, change))}
      <button
        type="button"
        class="button figures-reset"
        aria-label=${say("web-sheet-reset-card", { card: row.name })}
        ?disabled=${!hasTyped(sheet, row.figures)}
        @click=${reset}
      >
        ${say("web-sheet-reset")}
      </button>
    </div>
    ${faults([...row.figures.map((figure) => sheet.fault(figure)), ...sheet.totalFaults(row.id)], `${id}-faults`)}
  </fieldset>`;
}

/** @param {CardFigures} sheet @param {Row} row */
function picture({ game }, { id }) {
  return game.faces.includes(id)
    ? html`<span class="figures-picture" aria-hidden="true">${cardPicture(game.game, id)}</span>`
    : nothing;
}

/** The mark of a card whose figures are no longer ours. @param {CardFigures} sheet @param {Row} row */
function mark(sheet, row) {
  return sheet.changed(row.figures).length
    ? html`<span class="card-source">${say("web-sheet-corrected")}</span>`
    : nothing;
}

/** @param {CardFigures} sheet @param {Figure} figure @param {Change} change */
function field(sheet, figure, change) {
  const typed = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    sheet.type(figure, input.value, input.validity.badInput);
    change();
  };
  const left = () => {
    sheet.leave(figure);
    change();
  };
  return html`<label class="figure">
    <span>${capital(sheet.figureName(figure))}</span>
    <input
      type="number"
      name=${figure.name}
      min=${figure.lowest}
      max=${figure.highest}
      step="1"
      autocomplete="off"
      aria-invalid=${sheet.fault(figure) ? "true" : "false"}
      .value=${live(sheet.shown(figure))}
      @input=${typed}
      @change=${left}
    />
  </label>`;
}

/** @param {string[]} sentences @param {string} id */
function faults(sentences, id) {
  return html`<div class="figures-faults" id=${id} role="status">
    ${sentences.filter(Boolean).map((sentence) => html`<p class="notice bad">${sentence}</p>`)}
  </div>`;
}

/** @param {CardFigures} sheet @param {readonly Figure[]} figures */
function hasTyped(sheet, figures) {
  return figures.some(({ name }) => name in sheet.typed);
}
