/** The option that is a card sheet: folded up until somebody wants to correct the figures of their box. */

import { loadingMessage } from "../js/async-value.js";
import { CardFigures } from "../js/card-figures.js";
import { html } from "../vendor/lit.js";
import { helpLine, optionName } from "./options.js";

/** @typedef {import("../js/types.js").GameInfo} GameInfo */
/** @typedef {import("../js/types.js").OptionInfo} OptionInfo */
/** @typedef {import("../js/new-table.js").NewTable} NewTable */

export class SheetField {
  /**
   * @param {GameInfo} game
   * @param {OptionInfo} option
   * @param {NewTable} newTable
   * @param {() => void} redraw
   */
  constructor(game, option, newTable, redraw) {
    this.game = game;
    this.option = option;
    this.newTable = newTable;
    this.redraw = redraw;
    this.open = false;
    this.figures = new CardFigures(game, option, String(newTable.value(option)));
    /** @type {typeof import("./card-figures.js") | null} */
    this.table = null;
  }

  draw() {
    const { game, option } = this;
    const id = `option-${option.name}`;
    return html`<details class="more figures-sheet" id=${id} .open=${this.open} @toggle=${(/** @type {Event} */ event) => this.toggle(event)}>
      <summary aria-describedby="${id}-help">${optionName(game.game, option.name)}</summary>
      ${helpLine(id, game, option)} ${this.open ? this.drawTable() : ""}
    </details>`;
  }

  drawTable() {
    return this.table?.cardFigures(this.figures, () => this.change()) ?? loadingMessage();
  }

  /** @param {Event} event */
  async toggle(event) {
    this.open = /** @type {HTMLDetailsElement} */ (event.target).open;
    this.redraw();
    if (!this.open || this.table) return;
    this.table = await import("./card-figures.js");
    this.redraw();
  }

  change() {
    this.newTable.choose(this.option, this.figures.text);
    this.redraw();
  }

  /** Whether a figure will not do: then it is shown, and nothing is opened with it. */
  showFault() {
    if (!this.figures.faulty) return false;
    const fault = document.querySelector(
      ".figures-sheet [aria-invalid=true], .figures-sheet .notice",
    );
    fault?.scrollIntoView({ block: "center" });
    if (fault instanceof HTMLInputElement) fault.focus();
    return true;
  }
}
