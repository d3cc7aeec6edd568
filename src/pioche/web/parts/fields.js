/** Form fields that several screens use: check boxes, rows of choices, the nickname, the pace of bots, values of moves. */

import { botTitle } from "../js/spell.js";
import { say } from "../js/words.js";
import { html, live, nothing } from "../vendor/lit.js";

/** @import { BotPace, GameInfo, LevelInfo } from "../js/types.js" */

export const LONGEST_NAME = 24;
/** @type {BotPace[]} */
const PACES = ["slow", "normal", "fast", "step"];

/** The field in which something was typed or chosen. @param {Event} event */
export function fieldOf(event) {
  return /** @type {HTMLInputElement} */ (event.target);
}

/**
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} change
 * @param {{id?: string, hint?: string}} [more]  `hint`: the id of its explanation
 */
export function checkField(label, on, change, { id, hint } = {}) {
  const changed = (/** @type {Event} */ event) => change(fieldOf(event).checked);
  return html`<label class="check"><input type="checkbox" id=${id ?? nothing} aria-describedby=${hint ?? nothing} .checked=${live(on)} @change=${changed} /><span>${label}</span></label>`;
}

/**
 * One of a few values, in a row of buttons.
 * @template {string | number} T
 * @param {{name: string, legend: string, hint?: string, kind?: string}} words
 * @param {readonly (readonly [T, string])[]} values  each with its label
 * @param {T | null} chosen  null: none of them
 * @param {(value: T) => void} choose
 */
export function choiceField({ name, legend, hint, kind }, values, chosen, choose) {
  return html`<fieldset class=${kind ?? nothing} aria-describedby=${hint ? `${name}-hint` : nothing}>
    <legend>${legend}</legend>
    <div class="numbers">
      ${values.map(
        ([value, label]) => html`<label class="number">
          <input type="radio" name=${name} value=${value} .checked=${live(value === chosen)} @change=${() => choose(value)} />
          <span>${label}</span>
        </label>`,
      )}
    </div>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : nothing}
  </fieldset>`;
}

/** @param {string} name @param {{typed?: (name: string) => void, entered?: (name: string) => void}} changes */
export function nicknameField(name, { typed = () => {}, entered = () => {} }) {
  return html`<div class="field">
    <label for="nickname">${say("web-nickname")}</label>
    <input
      id="nickname"
      maxlength=${LONGEST_NAME}
      autocomplete="nickname"
      placeholder=${say("web-nickname-default")}
      .value=${live(name)}
      @input=${(/** @type {Event} */ event) => typed(fieldOf(event).value)}
      @change=${(/** @type {Event} */ event) => entered(fieldOf(event).value)}
    />
  </div>`;
}

/**
 * The bots among which one chooses, with their labels: the steps of the scale, then the others. A mixture is called by its step.
 * @param {GameInfo} game
 * @returns {(readonly [string, string])[]}
 */
export function offeredBots({ bots, levels }) {
  const steps = levels.filter(({ step }) => step !== null);
  const label = (/** @type {LevelInfo} */ { bot, step }) =>
    bots.includes(bot)
      ? botTitle(bot)
      : say("level-step", { step: step ?? 0, steps: steps.length });
  const known = new Map(steps.map((level) => [level.bot, label(level)]));
  for (const bot of bots) known.set(bot, botTitle(bot));
  return [...known];
}

/** The pace of bots. @param {BotPace} chosen @param {(pace: BotPace) => void} choose @param {string} hint */
export function paceChoice(chosen, choose, hint) {
  const paces = PACES.map((pace) => /** @type {const} */ ([pace, say(`web-pace-${pace}`)]));
  const words = { name: "bot-pace", legend: say("web-pace"), hint, kind: "pace-choice" };
  return choiceField(words, paces, chosen, choose);
}

/** Whether values of moves are shown. @param {boolean} allowed @param {(allowed: boolean) => void} choose */
export function valuesChoice(allowed, choose) {
  return html`<div class="values-choice">
    ${checkField(say("values-allow"), allowed, choose, { hint: "values-hint" })}
    <p class="hint" id="values-hint">${say("values-allow-help")}</p>
  </div>`;
}
