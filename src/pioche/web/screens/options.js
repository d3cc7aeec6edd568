/** A game's options, each as the field of its kind; sheet-field.js draws card sheets. */

import { has, say } from "../js/words.js";
import { checkField, fieldOf } from "../parts/fields.js";
import { html, live } from "../vendor/lit.js";

/** @import { GameInfo, OptionInfo, OptionValue } from "../js/types.js" */
/** @import { NewTable } from "./new-game.js" */

/** @typedef {(value: OptionValue) => void} Change */

/** @param {GameInfo} game @param {OptionInfo} option @param {NewTable} newTable @param {Change} change */
export function optionField(game, option, newTable, change) {
  const id = `option-${option.name}`;
  const name = optionName(game.game, option.name);
  const help = helpLine(id, game, option);
  const value = newTable.value(option);
  if (option.kind === "switch")
    return html`<div class="field">${checkField(name, value === true, change, { id, hint: `${id}-help` })} ${help}</div>`;
  if (option.kind === "some-seats")
    return someSeats(id, name, String(value), newTable, change, help);
  return html`<div class="field"><label for=${id}>${name}</label>${entry(game, option, id, value, change)} ${help}</div>`;
}

/**
 * An option that is true of some people, asked of one of them.
 * @param {GameInfo} game
 * @param {OptionInfo} option
 * @param {boolean} on
 * @param {Change} change
 */
export function flagField(game, option, on, change) {
  const id = `flag-${option.name}`;
  const box = checkField(optionName(game.game, option.name), on, change, {
    id,
    hint: `${id}-help`,
  });
  return html`<div class="field">${box} ${helpLine(id, game, option)}</div>`;
}

/** @param {string} id @param {GameInfo} game @param {OptionInfo} option */
export function helpLine(id, game, option) {
  return html`<p class="hint" id="${id}-help">${say(`${optionKey(game.game, option.name)}-help`)}</p>`;
}

/** @param {string} game @param {string} option */
export function optionName(game, option) {
  return say(optionKey(game, option));
}

/** The game's own words, or those of an option that several games share. @param {string} game @param {string} option */
function optionKey(game, option) {
  const key = `${game}-option-${option}`;
  return has(key) ? key : `option-${option}`;
}

/**
 * What a value is called: in the game's words where it has any.
 * @param {string} game
 * @param {string} option
 * @param {OptionValue} value
 */
export function valueName(game, option, value) {
  if (typeof value === "boolean") return say(value ? "terminal-yes" : "terminal-no");
  if (option === "first" && Number(value)) return say("seat-number", { number: Number(value) });
  const key = `${optionKey(game, option)}-${value}`;
  return has(key) ? say(key) : String(value);
}

/**
 * @param {GameInfo} game
 * @param {OptionInfo} option
 * @param {string} id
 * @param {OptionValue} value
 * @param {Change} change
 */
function entry(game, option, id, value, change) {
  const text = (/** @type {Event} */ event) => change(fieldOf(event).value);
  if (option.kind === "choice") {
    return html`<select id=${id} aria-describedby="${id}-help" @change=${text}>
      ${option.choices.map(
        (choice) =>
          html`<option value=${choice} ?selected=${choice === value}>${valueName(game.game, option.name, choice)}</option>`,
      )}
    </select>`;
  }
  return html`<input
    id=${id}
    type="number"
    inputmode="numeric"
    min=${option.lowest ?? ""}
    max=${option.highest ?? ""}
    aria-describedby="${id}-help"
    .value=${live(String(value))}
    @change=${(/** @type {Event} */ event) => change(whole(fieldOf(event), option))}
  />`;
}

/** The number typed; the usual one where none was. @param {HTMLInputElement} field @param {OptionInfo} option */
function whole(field, option) {
  return /^-?\d+$/.test(field.value.trim()) ? Number(field.value) : option.default;
}

/**
 * A check box for each person at this device; bots have none, and friends answer when they take a seat.
 * @param {string} id
 * @param {string} name
 * @param {string} value  like `1,3`
 * @param {NewTable} newTable
 * @param {Change} change
 * @param {unknown} help
 */
function someSeats(id, name, value, newTable, change, help) {
  const named = value.split(",").filter(Boolean).map(Number);
  const toggle = (/** @type {number} */ number, /** @type {boolean} */ on) => {
    const others = named.filter((other) => other !== number);
    change((on ? [...others, number] : others).sort((one, other) => one - other).join(","));
  };
  return html`<fieldset class="field" aria-describedby="${id}-help">
    <legend>${name}</legend>
    <div class="checks">
      ${newTable.here.map((seat) =>
        checkField(newTable.nameOf(seat), named.includes(seat + 1), (on) => toggle(seat + 1, on)),
      )}
    </div>
    ${help}
  </fieldset>`;
}
