/** The settings of signals: sounds, vibration, notifications, and the client on the home screen. */

import { canInstall, install } from "../js/install.js";
import { allowNotifications, notificationState } from "../js/notifications.js";
import { isInstalled } from "../js/service-worker.js";
import { playSounds, SOUND_NAMES } from "../js/sounds.js";
import { preferences, savePreferences } from "../js/storage.js";
import { say } from "../js/words.js";
import { html, live, nothing } from "../vendor/lit.js";

/** @typedef {import("../js/storage.js").Preferences} Preferences */
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

/**
 * @param {"sound" | "vibration" | "notify"} name
 * @param {string} key
 * @param {(on: boolean) => void} choose
 */
function check(name, key, choose) {
  const changed = (/** @type {Event} */ event) =>
    choose(/** @type {HTMLInputElement} */ (event.target).checked);
  return html`<label class="check"><input type="checkbox" .checked=${live(preferences()[name])} @change=${changed} /><span>${say(key)}</span></label>`;
}

/**
 * @param {Partial<Preferences>} changed
 * @param {Redraw} redraw
 */
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
