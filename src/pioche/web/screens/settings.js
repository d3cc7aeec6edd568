/** What the reader prefers: name, language, theme, movement. It takes effect at once and stays on this device. */

import * as memory from "../js/memory.js";
import { LONGEST_NAME } from "../js/seating.js";
import { applyTastes } from "../js/tastes.js";
import { LANGUAGES, language, say, setLanguage } from "../js/words.js";
import { html, live } from "../vendor/lit.js";

/** @type {memory.Tastes["theme"][]} */
const THEMES = ["system", "light", "dark"];
/** @type {memory.Tastes["motion"][]} */
const MOTIONS = ["system", "full", "reduced"];

/** @type {import("../js/types.js").OpenScreen} */
export function open(_place, redraw) {
  const settings = new Settings(redraw);
  return { title: () => say("web-settings"), render: () => settings.draw() };
}

class Settings {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    this.forgotten = false;
  }

  draw() {
    const { theme, motion } = memory.tastes();
    return html`
      <h1>${say("web-settings")}</h1>
      <div class="columns">
      <section class="sheet settings">
        ${this.nickname()}
        ${this.choice(
          "web-language",
          named(LANGUAGES, (code) => say(`web-language-${code}`)),
          language(),
          (code) => this.changeLanguage(code),
        )}
        ${this.choice(
          "web-theme",
          named(THEMES, (theme) => say(`web-theme-${theme}`)),
          theme,
          (chosen) => this.prefer({ theme: chosen }),
        )}
        ${this.choice(
          "web-motion",
          named(MOTIONS, (motion) => say(`web-motion-${motion}`)),
          motion,
          (chosen) => this.prefer({ motion: chosen }),
        )}
        <p class="hint">${say("web-settings-sound")}</p>
      </section>
      <section class="sheet settings">
        <h2>${say("web-forget-all")}</h2>
        <p>${say("web-forget-all-help")}</p>
        <button type="button" class="button danger" @click=${() => this.forgetAll()}>${say("web-forget-all-do")}</button>
        <p role="status">${this.forgotten ? say("web-forgotten") : ""}</p>
      </section>
      </div>
    `;
  }

  nickname() {
    const typed = (/** @type {Event} */ event) =>
      memory.prefer({ nickname: /** @type {HTMLInputElement} */ (event.target).value.trim() });
    return html`<div class="field">
      <label for="nickname">${say("web-nickname")}</label>
      <input
        id="nickname"
        maxlength=${LONGEST_NAME}
        autocomplete="nickname"
        placeholder=${say("web-nickname-default")}
        .value=${live(memory.tastes().nickname)}
        @change=${typed}
      />
    </div>`;
  }

  /**
   * @template {string} T
   * @param {string} key
   * @param {[T, string][]} values  each with what it is called
   * @param {T} chosen
   * @param {(value: T) => void} choose
   */
  choice(key, values, chosen, choose) {
    return html`<fieldset>
      <legend>${say(key)}</legend>
      <div class="numbers">
        ${values.map(
          ([value, name]) => html`<label class="number">
            <input type="radio" name=${key} value=${value} .checked=${live(value === chosen)} @change=${() => choose(value)} />
            <span>${name}</span>
          </label>`,
        )}
      </div>
    </fieldset>`;
  }

  /** @param {Partial<memory.Tastes>} changed */
  prefer(changed) {
    memory.prefer(changed);
    applyTastes();
    this.redraw();
  }

  /** @param {string} code */
  async changeLanguage(code) {
    memory.prefer({ language: code });
    await setLanguage(code);
    document.documentElement.lang = code;
    this.redraw();
  }

  forgetAll() {
    if (!confirm(say("web-forget-all-sure"))) return;
    memory.forgetAll();
    applyTastes();
    this.forgotten = true;
    this.redraw();
  }
}

/**
 * @template {string} T
 * @param {T[]} values
 * @param {(value: T) => string} name
 * @returns {[T, string][]}
 */
function named(values, name) {
  return values.map((value) => [value, name(value)]);
}
