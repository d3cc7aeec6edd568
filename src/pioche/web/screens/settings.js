/** The reader's preferences: name, language, theme, motion, signals. They take effect at once and stay on this device. */

import { canInstall, install, isInstalled, OFFLINE } from "../js/install.js";
import { allowNotifications, notificationState } from "../js/notifications.js";
import { playSounds, SOUND_NAMES } from "../js/sounds.js";
import * as storage from "../js/storage.js";
import { applyPreferences, preferences, savePreferences } from "../js/storage.js";
import { NO_ANSWER } from "../js/transport.js";
import { LANGUAGES, language, say, setLanguage } from "../js/words.js";
import { checkField, choiceField, fieldOf, nicknameField, paceChoice } from "../parts/fields.js";
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
    return html`
      <h1>${say("web-settings")}</h1>
      <div class="columns">
      ${this.preferenceFields()}
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

  preferenceFields() {
    const { nickname, botPace } = storage.preferences();
    return html`<section class="sheet settings">
      ${nicknameField(nickname, { entered: (name) => storage.savePreferences({ nickname: name.trim() }) })}
      ${this.languageField()} ${this.themeField()} ${this.motionField()}
      ${paceChoice(botPace, (chosen) => this.savePreferences({ botPace: chosen }), say("web-pace-settings-help"))}
      ${this.coachField()}
    </section>`;
  }

  languageField() {
    const label = (/** @type {string} */ code) => say(`web-language-${code}`);
    const choose = (/** @type {string} */ code) => this.changeLanguage(code);
    return settingField("web-language", LANGUAGES, label, language(), choose);
  }

  themeField() {
    const { theme } = storage.preferences();
    const label = (/** @type {string} */ name) => say(`web-theme-${name}`);
    return settingField("web-theme", THEMES, label, theme, (chosen) =>
      this.savePreferences({ theme: chosen }),
    );
  }

  motionField() {
    const { motion } = storage.preferences();
    const label = (/** @type {string} */ name) => say(`web-motion-${name}`);
    return settingField("web-motion", MOTIONS, label, motion, (chosen) =>
      this.savePreferences({ motion: chosen }),
    );
  }

  coachField() {
    const chosen = storage.preferences().coach ? "on" : "off";
    const label = (/** @type {string} */ name) => say(`web-coach-${name}`);
    return settingField("web-coach", SWITCH, label, chosen, (name) =>
      this.changeCoach(name === "on"),
    );
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
      alert(say(NO_ANSWER));
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
 * @param {string} key
 * @param {readonly T[]} values
 * @param {(value: T) => string} label
 * @param {T} chosen
 * @param {(value: T) => void} choose
 */
function settingField(key, values, label, chosen, choose) {
  const named = values.map((value) => /** @type {const} */ ([value, label(value)]));
  return choiceField({ name: key, legend: say(key) }, named, chosen, choose);
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

/** @param {Partial<Preferences>} changed @param {Redraw} redraw */
function save(changed, redraw) {
  savePreferences(changed);
  redraw();
}

/** @param {Redraw} redraw */
function sounds(redraw) {
  return html`${checkField(say("signal-sound"), preferences().sound, (sound) => save({ sound }, redraw))} ${volume()}
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
    const { value } = fieldOf(event);
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
  return checkField(say("signal-vibration"), preferences().vibration, (vibration) =>
    save({ vibration }, redraw),
  );
}

/** @param {Redraw} redraw */
function notifications(redraw) {
  const state = notificationState();
  const allow = () => void allowNotifications().then(redraw);
  if (state === "on" || state === "off")
    return checkField(say("signal-notify"), preferences().notify, (on) =>
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
    <p>${say("signal-install-help")} ${OFFLINE ? say("signal-install-offline") : nothing}</p>
    ${
      canInstall()
        ? html`<button type="button" class="button" @click=${() => void install().then(redraw)}>${say("signal-install-do")}</button>`
        : html`<p class="hint">${say("signal-install-how")}</p>`
    }
  </section>`;
}
