/** The reader's preferences: name, language, theme, motion, signals. They take effect at once and stay on this device. */

import { canInstall, install, isInstalled } from "../js/install.js";
import { allowNotifications, notificationState } from "../js/notifications.js";
import { LONGEST_NAME } from "../js/open-table.js";
import { playSounds, SOUND_NAMES } from "../js/sounds.js";
import * as storage from "../js/storage.js";
import { applyPreferences, preferences, savePreferences } from "../js/storage.js";
import { LANGUAGES, language, say, setLanguage } from "../js/words.js";
import { paceChoice } from "../parts/table-choices.js";
import { html, live, nothing } from "../vendor/lit.js";

/** @import { Preferences } from "../js/storage.js" */
/** @import { OpenScreen } from "../js/types.js" */

/** @type {storage.Preferences["theme"][]} */
const THEMES = ["system", "light", "dark"];
/** @type {storage.Preferences["motion"][]} */
const MOTIONS = ["system", "full", "reduced"];

const SWITCH = ["on", "off"];

/** @type {OpenScreen} */
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
    const { theme, motion, coach, botPace } = storage.preferences();
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

  /** Turning hints on shows all of them again. @param {boolean} coach */
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

/** @typedef {() => void} Redraw */

/** @param {Redraw} redraw */
export function signalSettings(redraw) {
  return html`<section class="sheet settings" aria-labelledby="signals-title">
      <h2 id="signals-title">${say("signal-settings")}</h2>
      <p class="hint">${say("signal-settings-help")}</p>
      ${sounds(redraw)} ${vibration(redraw)} ${notifications(redraw)}
    </section>
    ${isInstalled() ? nothing : installation(redraw)}`;
}

/** @param {"sound" | "vibration" | "notify"} name @param {string} key @param {(on: boolean) => void} choose */
function check(name, key, choose) {
  const changed = (/** @type {Event} */ event) =>
    choose(/** @type {HTMLInputElement} */ (event.target).checked);
  return html`<label class="check"><input type="checkbox" .checked=${live(preferences()[name])} @change=${changed} /><span>${say(key)}</span></label>`;
}

/** @param {Partial<Preferences>} changed @param {Redraw} redraw */
function save(changed, redraw) {
  savePreferences(changed);
  redraw();
}

/** @param {Redraw} redraw */
function sounds(redraw) {
  return html`${check("sound", "signal-sound", (sound) => save({ sound }, redraw))} ${volume()}
    <fieldset>
      <legend>${say("signal-listen")}</legend>
      <div class="numbers">
        ${SOUND_NAMES.map(
          (name) =>
            html`<button type="button" class="button" @click=${() => playSounds([name], preferences().volume)}>
              ${say(`signal-sound-${name}`)}
            </button>`,
        )}
      </div>
    </fieldset>`;
}

function volume() {
  const changed = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLInputElement} */ (event.target);
    savePreferences({ volume: Number(value) });
    playSounds(["turn"], Number(value));
  };
  return html`<div class="field">
    <label for="volume">${say("signal-volume")}</label>
    <input id="volume" type="range" min="0" max="100" step="10" .value=${live(String(preferences().volume))} @change=${changed} />
  </div>`;
}

/** @param {Redraw} redraw */
function vibration(redraw) {
  const phone = matchMedia("(pointer: coarse)").matches && "vibrate" in navigator;
  if (!phone) return nothing;
  return check("vibration", "signal-vibration", (vibration) => save({ vibration }, redraw));
}

/** @param {Redraw} redraw */
function notifications(redraw) {
  const state = notificationState();
  const allow = () => void allowNotifications().then(redraw);
  if (state === "on" || state === "off")
    return check("notify", "signal-notify", (on) =>
      on ? allow() : save({ notify: false }, redraw),
    );
  if (state !== "ask") return html`<p class="hint">${say(`signal-notify-${state}`)}</p>`;
  return html`<p><button type="button" class="button" @click=${allow}>${say("signal-notify-ask")}</button></p>
    <p class="hint">${say("signal-notify-help")}</p>`;
}

/** @param {Redraw} redraw */
function installation(redraw) {
  return html`<section class="sheet settings" aria-labelledby="install-title">
    <h2 id="install-title">${say("signal-install")}</h2>
    <p>${say("signal-install-help")}</p>
    ${
      canInstall()
        ? html`<button type="button" class="button" @click=${() => void install().then(redraw)}>${say("signal-install-do")}</button>`
        : html`<p class="hint">${say("signal-install-how")}</p>`
    }
  </section>`;
}
