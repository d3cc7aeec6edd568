/** What the reader prefers: name, language, theme, movement, signals. It takes effect at once and stays on this device. */

import { LONGEST_NAME } from "../js/open-table.js";
import { applyPreferences } from "../js/preferences.js";
import * as storage from "../js/storage.js";
import { LANGUAGES, language, say, setLanguage } from "../js/words.js";
import { paceChoice } from "../parts/pace-choice.js";
import { html, live } from "../vendor/lit.js";
import { signalSettings } from "./signal-settings.js";

/** @type {storage.Preferences["theme"][]} */
const THEMES = ["system", "light", "dark"];
/** @type {storage.Preferences["motion"][]} */
const MOTIONS = ["system", "full", "reduced"];

const SWITCH = ["on", "off"];

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
    const { theme, motion, botPace, coach } = storage.preferences();
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
          (chosen) => this.savePreferences({ theme: chosen }),
        )}
        ${this.choice(
          "web-motion",
          named(MOTIONS, (motion) => say(`web-motion-${motion}`)),
          motion,
          (chosen) => this.savePreferences({ motion: chosen }),
        )}
        ${paceChoice(botPace, (chosen) => this.savePreferences({ botPace: chosen }), say("web-pace-settings-help"))}
        ${this.choice(
          "web-coach",
          named(SWITCH, (name) => say(`web-coach-${name}`)),
          coach ? "on" : "off",
          (chosen) => this.changeCoach(chosen === "on"),
        )}
      </section>
      ${signalSettings(this.redraw)}
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
      storage.savePreferences({
        nickname: /** @type {HTMLInputElement} */ (event.target).value.trim(),
      });
    return html`<div class="field">
      <label for="nickname">${say("web-nickname")}</label>
      <input
        id="nickname"
        maxlength=${LONGEST_NAME}
        autocomplete="nickname"
        placeholder=${say("web-nickname-default")}
        .value=${live(storage.preferences().nickname)}
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

  /** @param {Partial<storage.Preferences>} changed */
  savePreferences(changed) {
    storage.savePreferences(changed);
    applyPreferences();
    this.redraw();
  }

  /** Whoever turns hints on wants all of them. @param {boolean} coach */
  changeCoach(coach) {
    if (coach) storage.forgetCoached();
    this.savePreferences({ coach });
  }

  /** @param {string} code */
  async changeLanguage(code) {
    try {
      await setLanguage(code);
      storage.savePreferences({ language: code });
    } catch {
      alert(say("web-offline"));
    }
    this.redraw();
  }

  forgetAll() {
    if (!confirm(say("web-forget-all-sure"))) return;
    storage.forgetAll();
    applyPreferences();
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
