/** Card figures that differ from the box: the option's field, and its text form. */

import { loadPictures } from "../boards/index.js";
import { loadingMessage } from "../js/async-value.js";
import { capital } from "../js/cards.js";
import { spellFace } from "../js/spell.js";
import { has, say } from "../js/words.js";
import { html } from "../vendor/lit.js";
import { helpLine, optionName } from "./options.js";

/** @import { FigureInfo as Figure, GameInfo, OptionInfo, TotalInfo as Total } from "../js/types.js" */
/** @import { NewTable } from "./new-game.js" */

/** @typedef {{id: string, name: string, figures: Figure[]}} Row  the figures of a card */
/** @typedef {{text: string, bad: boolean}} Typed  what stands in a field; `bad` where the browser cannot read it as a number */

// The server reads no longer numbers either.
const WHOLE = /^-?\d{1,15}$/;
const UNREADABLE = "…";

export class CardFigures {
  /**
   * @param {GameInfo} game
   * @param {OptionInfo} option
   * @param {string} text  the sheet so far: `muck.points=2 ring.points=4`
   */
  constructor(game, option, text) {
    this.game = game;
    this.option = option;
    /** @type {Record<string, Typed>} */
    this.typed = {};
    for (const entry of text.split(/\s+/).filter(Boolean)) {
      const [name, value] = entry.split("=");
      this.typed[name] = { text: value, bad: false };
    }
    this.rows = this.byCard();
  }

  /** @returns {Row[]} */
  byCard() {
    /** @type {Map<string, Figure[]>} */
    const cards = new Map();
    for (const figure of this.option.figures) {
      const id = cardOf(figure.name);
      cards.set(id, [...(cards.get(id) ?? []), figure]);
    }
    return [...cards].map(([id, figures]) => this.row(id, figures));
  }

  /** @param {string} id @param {Figure[]} figures @returns {Row} */
  row(id, figures) {
    const counts = figures.filter(({ name }) => name === `${id}.count`);
    const others = figures.filter((figure) => !counts.includes(figure));
    return { id, name: this.cardName(id), figures: [...counts, ...others] };
  }

  /** A card by its name; `black-2` is the second of what the game calls `digger-sheet-black`. @param {string} id */
  cardName(id) {
    if (this.game.faces.includes(id)) return capital(spellFace(this.game.game, id));
    const [, family, number] = /^(.*?)-(\d+)$/.exec(id) ?? [];
    const key = `${this.game.game}-sheet-${family}`;
    return has(key) ? say(key, { number: Number(number) }) : id;
  }

  /** What a figure of a card is called: its points, or how many stones of a kind. @param {Figure} figure */
  figureName({ name }) {
    const kind = name.slice(name.indexOf(".") + 1);
    const key = `web-sheet-figure-${kind}`;
    if (has(key)) return say(key);
    return this.game.faces.includes(kind) ? spellFace(this.game.game, kind) : kind;
  }

  /** @param {Figure} figure @param {string} text @param {boolean} bad */
  type({ name }, text, bad) {
    this.typed[name] = { text: text.trim(), bad };
  }

  /** Where a field is left empty, our own figure stands there again. @param {Figure} figure */
  leave({ name }) {
    const typed = this.typed[name];
    if (typed && !typed.text && !typed.bad) delete this.typed[name];
  }

  /** @param {readonly Figure[]} figures */
  reset(figures) {
    for (const { name } of figures) delete this.typed[name];
  }

  /** What stands in the field of a figure. @param {Figure} figure */
  shown(figure) {
    return this.typed[figure.name]?.text ?? String(figure.default);
  }

  /** The figure as it counts: as typed if that will do, otherwise ours. @param {Figure} figure */
  value(figure) {
    const text = this.typed[figure.name]?.text;
    return text && !this.fault(figure) ? Number(text) : figure.default;
  }

  /** Why a figure will not do, in the server's words; empty where it will. @param {Figure} figure */
  fault(figure) {
    const typed = this.typed[figure.name];
    if (!typed || (!typed.text && !typed.bad)) return "";
    const { lowest, highest } = figure;
    const card = this.cardName(cardOf(figure.name));
    const name = say("web-sheet-name", { card, figure: this.figureName(figure) });
    if (typed.bad || !WHOLE.test(typed.text))
      return say("sheet-type", { name, value: typed.text || UNREADABLE });
    const value = Number(typed.text);
    return value < lowest || value > highest
      ? say("sheet-range", { name, lowest, highest, value })
      : "";
  }

  /** Why figures will not do together. @param {Total} total */
  totalFault(total) {
    const { names, lowest, highest } = total;
    const members = this.option.figures.filter(({ name }) => names.includes(name));
    const found = members.reduce((sum, figure) => sum + this.value(figure), 0);
    if (lowest <= found && found <= highest) return "";
    const key = lowest === highest ? "sheet-total-exact" : "sheet-total";
    return capital(say(key, { title: this.totalName(total), lowest, highest, found }));
  }

  /** The total of one card is called after it. @param {Total} total */
  totalName({ names }) {
    const cards = new Set(names.map(cardOf));
    if (cards.size > 1) return say(`${this.game.game}-sheet-total`);
    return say("web-sheet-total", { card: this.cardName([...cards][0]) });
  }

  /** The totals of one card; those of several stand below all of them. @param {string | null} id */
  totalFaults(id) {
    return this.option.totals
      .filter(({ names }) => (new Set(names.map(cardOf)).size > 1 ? null : cardOf(names[0])) === id)
      .map((total) => this.totalFault(total))
      .filter(Boolean);
  }

  /** Whether something typed will not do. */
  get faulty() {
    const { figures, totals } = this.option;
    return figures.some((each) => this.fault(each)) || totals.some((each) => this.totalFault(each));
  }

  /** The figures that are not ours any more. @param {readonly Figure[]} figures */
  changed(figures) {
    return figures.filter((figure) => this.value(figure) !== figure.default);
  }

  /** The sheet as the server takes it. */
  get text() {
    const changed = this.changed(this.option.figures);
    return changed.map((figure) => `${figure.name}=${this.value(figure)}`).join(" ");
  }
}

/** @param {string} name  of a figure: `muck.points` */
function cardOf(name) {
  return name.slice(0, name.indexOf("."));
}

export class SheetField {
  /** @param {GameInfo} game @param {OptionInfo} option @param {NewTable} newTable @param {() => void} redraw */
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
    const [table] = await Promise.all([import("./card-figures.js"), loadPictures(this.game.game)]);
    this.table = table;
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
